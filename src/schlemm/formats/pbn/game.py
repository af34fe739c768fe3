"""A game of a PBN file as a value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, TypedDict, Unpack

from schlemm.core.auction import Auction
from schlemm.core.calls import Pass
from schlemm.core.contract import Contract
from schlemm.core.seats import Seat, Vulnerability
from schlemm.formats.filed.board import FiledBoard, FiledComment, Hands, demand
from schlemm.formats.filed.play import FiledPlay
from schlemm.formats.pbn._encoding import remark_text

MANDATORY: Final = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
"""The tags that every game has in export format, in their order (3.4)."""

_PLACES: Final = {name: place for place, name in enumerate(MANDATORY)}

_NEW: Final = object.__new__
_SET: Final = object.__setattr__

_NAME: Final = re.compile("[A-Za-z0-9_]+")

TYPED: Final = frozenset(
    {"Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Auction", "Play", "Note"}
)
"""The tags that are fields of a game."""


@dataclass(frozen=True, slots=True)
class PbnSection:
    """A section that is kept as written: a table, anybody's own (chapter 5).

    Attributes:
        name: The tag's name, such as ``"ScoreTable"``.
        value: The tag's value: the columns of a table.
        rows: The lines of the section, each a tuple of tokens; strings with their quotes.
        notes: Its notes, as (number, text) pairs.
        line: Where its first row stands in its file, counted from 1, if the others stand in the lines behind it, one
            in each; ``None`` if not, or if it is from no file. Sections that differ in nothing else are equal.
    """

    name: str
    value: str
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[tuple[int, str], ...] = ()
    line: int | None = field(default=None, compare=False)


class CommonFields(TypedDict):
    """Those fields of a game that most games have, see ``PbnGame``."""

    number: int | None
    dealer: Seat | None
    vulnerability: Vulnerability | None
    hands: Hands
    auction: Auction | None
    notes: tuple[tuple[int, str], ...]
    told: Contract | Pass | None
    tricks: int | None
    tags: tuple[tuple[str, str], ...]
    play: FiledPlay | None
    line: int


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
        _check_comments(self)

    @classmethod
    def unchecked(cls, **fields: Unpack[CommonFields]) -> PbnGame:
        """The game of these fields, none of which is looked at: for a reader that has just proved them right."""
        game = _NEW(cls)
        for name, value in {**_UNTOLD, **fields}.items():
            _SET(game, name, value)
        return game

    @classmethod
    def of(cls, board: FiledBoard) -> PbnGame:
        """A board of any format as a game; a claim stands in its tricks, and tags that PBN cannot name are left out."""
        play = board.play
        tricks = board.tricks
        if play is not None and play.claimed is not None:
            tricks = play.claimed if tricks is None and isinstance(board.contract, Contract) else tricks
            play = replace(play, claimed=None)
        given = (
            (name, value)
            for name, value in board.tags
            if _NAME.fullmatch(name) and name not in TYPED and (name not in MANDATORY or value != "?")
        )
        tags = tuple(sorted(given, key=lambda tag: tag_order(tag[0])))
        fields = {name: getattr(board, name) for name in FiledBoard.__dataclass_fields__}
        fields |= {"tricks": tricks, "tags": tags, "play": play, "comments": ()}
        game = cls(**fields)
        return replace(game, comments=tuple(_moved_comments(board.comments, game)))


_UNTOLD: Final[Mapping[str, object]] = {field.name: field.default for field in fields(PbnGame)}


def tag_order(name: str) -> tuple[int, str]:
    """The place of a tag in export format: mandatory ones first, the others by their names."""
    place = _PLACES.get(name)
    return (len(MANDATORY), name) if place is None else (place, "")


def section_order(section: PbnSection) -> str:
    """The place of a section in export format: by its name."""
    return section.name


def places_of_comments(game: PbnGame) -> dict[str, int]:
    """What a comment may be about, and behind how many calls, cards or lines of it the last one may stand."""
    places = {"": 0, **dict.fromkeys(MANDATORY, 0), **dict.fromkeys((name for name, _ in game.tags), 0)}
    if game.auction is not None:
        places["Auction"] = len(game.auction.calls)
    if game.play is not None:
        places["Play"] = len(game.play.cells)
    return places | {section.name: len(section.rows) for section in game.sections}


def comment_order(comment: FiledComment) -> tuple[int, int, str, int]:
    """The place of a comment in export format: by what it is about, and there from the beginning on."""
    about = comment.about
    if about in MANDATORY:
        return 1, MANDATORY.index(about), "", comment.after
    sections = {"": 0, "Auction": 3, "Play": 4}
    return sections.get(about, 2), 0, about, comment.after


def _moved_comments(comments: Iterable[FiledComment], game: PbnGame) -> list[FiledComment]:
    """The comments of a board of any format where a game can have them, in its order."""
    places = places_of_comments(game)
    found: list[FiledComment] = []
    for comment in comments:
        text = remark_text(";" + comment.text)
        about = comment.about if comment.about in places else ""
        if text:
            found.append(FiledComment(about, max(0, min(comment.after, places[about])), text))
    return sorted(found, key=comment_order)


def _check_names(game: PbnGame) -> None:
    names = [name for name, _ in game.tags]
    others = [section.name for section in game.sections]
    for name in (*names, *others):
        if _NAME.fullmatch(name) is None or name in TYPED:
            raise ValueError(f"{name!r} is no tag's name, or the name of a tag that is a field of its own")
    if names != sorted({*names}, key=tag_order):
        raise ValueError(f"tags not in their order, or one twice: {names}")
    if others != sorted({*others}):
        raise ValueError(f"sections not in their order, or one twice: {others}")
    if not {*names}.isdisjoint(others):
        raise ValueError(f"tags that are sections too: {names}, {others}")
    demand(game.play is None or game.play.claimed is None, "what a claim gave is told in tricks")
    unknown = [name for name, value in game.tags if name in MANDATORY and value == "?"]
    demand(not unknown, f"leave out mandatory tags that are not known: {unknown}")


def _check_comments(game: PbnGame) -> None:
    if not game.comments:
        return
    places = places_of_comments(game)
    for comment in game.comments:
        demand(
            0 <= comment.after <= places.get(comment.about, -1),
            f"a comment on something else: {comment.about!r}",
        )
        demand(
            bool(comment.text)
            and comment.text == remark_text(f"{{{comment.text}}}")
            and "}" not in comment.text,
            f"no text of a comment: {comment.text!r}",
        )
    order = [comment_order(comment) for comment in game.comments]
    demand(order == sorted(order), f"comments not in their order: {game.comments}")
