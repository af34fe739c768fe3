"""A game of a PBN file as a value."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.contract import Contract
from schlemm.formats.filed.board import FiledBoard, demand

MANDATORY: Final = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
"""The tags that every game has in export format, in their order (3.4)."""

TYPED: Final = frozenset(
    {"Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Auction", "Note"}
)
"""The tags that are fields of a game."""


@dataclass(frozen=True, slots=True)
class PbnSection:
    """A section that is kept as written: the play, a table, anybody's own (chapters 3.6 and 5).

    Attributes:
        name: The tag's name, such as ``"Play"``.
        value: The tag's value: the leader's seat, the columns of a table.
        rows: The lines of the section, each a tuple of tokens; strings with their quotes.
        notes: Its notes, as (number, text) pairs.
    """

    name: str
    value: str
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PbnGame(FiledBoard):
    """One game: what is known of a board, its auction, its play and its outcome, with everything that PBN adds.

    Of the fields of every board, ``tags`` have an order here: mandatory ones first, the others by their names. A
    mandatory tag that is not known is not among them.

    Attributes:
        sections: All sections but the auction and the play, by their names.

    Raises:
        ValueError: If the fields contradict each other; with what is wrong.
    """

    sections: tuple[PbnSection, ...] = ()

    def __post_init__(self) -> None:
        FiledBoard.__post_init__(self)
        _check_names(self)

    @classmethod
    def of(cls, board: FiledBoard) -> PbnGame:
        """A board of any format as a game; what a claim gave stands in its tricks."""
        play = board.play
        tricks = board.tricks
        if play is not None and play.claimed is not None:
            tricks = play.claimed if tricks is None and isinstance(board.contract, Contract) else tricks
            play = replace(play, claimed=None)
        given = (
            (name, value)
            for name, value in board.tags
            if name not in TYPED and (name not in MANDATORY or value != "?")
        )
        tags = tuple(sorted(given, key=lambda tag: tag_order(tag[0])))
        fields = {name: getattr(board, name) for name in FiledBoard.__dataclass_fields__}
        return cls(**{**fields, "tricks": tricks, "tags": tags, "play": play})


def tag_order(name: str) -> tuple[int, str]:
    """The place of a tag in export format: mandatory ones first, the others by their names."""
    return (MANDATORY.index(name), "") if name in MANDATORY else (len(MANDATORY), name)


def section_order(section: PbnSection) -> tuple[bool, str]:
    """The place of a section in export format: the play, then the others by their names."""
    return section.name != "Play", section.name


def _check_names(game: PbnGame) -> None:
    names = [name for name, _ in game.tags]
    others = [section.name for section in game.sections]
    for name in (*names, *others):
        demand(
            re.fullmatch("[A-Za-z0-9_]+", name) is not None and name not in TYPED,
            f"{name!r} is no tag's name, or the name of a tag that is a field of its own",
        )
    demand(names == sorted({*names}, key=tag_order), f"tags not in their order, or one twice: {names}")
    demand(
        list(game.sections) == sorted(game.sections, key=section_order) and len({*others}) == len(others),
        f"sections not in their order, or one twice: {others}",
    )
    demand(not {*names} & {*others}, f"tags that are sections too: {names}, {others}")
    unknown = [name for name, value in game.tags if name in MANDATORY and value == "?"]
    demand(not unknown, f"leave out mandatory tags that are not known: {unknown}")
