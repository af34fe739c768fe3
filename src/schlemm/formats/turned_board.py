"""A board as it is seen by somebody else: everybody so many seats further clockwise, with all that is told of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final, TypeVar

from schlemm.core.auction import Auction
from schlemm.core.calls import Pass
from schlemm.core.contract import Contract
from schlemm.core.errors import NotationError
from schlemm.core.seats import SEATS, BySide, Seat, Side, Vulnerability
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import FiledBoard, FiledEnding
from schlemm.formats.pbn import PbnGame, PbnSection
from schlemm.formats.pbn.game import tag_order

B = TypeVar("B", bound=FiledBoard)

_NAMES: Final = {seat.name.capitalize(): seat for seat in SEATS}
_OF_SEAT: Final = re.compile(rf"({'|'.join(_NAMES)})([A-Z]\w*)?", re.ASCII)
"""A tag about one player, ``North`` or ``NorthType``."""
_OF_SIDE: Final = re.compile(r"(\w*?)(NS|EW)", re.ASCII)
"""A tag or a column about one side, ``PairNS`` or ``Score_EW``."""
_SIDES: Final = re.compile(r"\b(?:NS|EW)\b")
_SEATS_IN_PAR: Final = re.compile(r"\b[NESW]\b(?= ?[1-7])")
_WITH_SIDES: Final = re.compile(r"Score\w*|OptimumScore|ParContract|ScoreRubberHistory", re.ASCII)
_SEAT_COLUMNS: Final = frozenset({"Declarer", "Leader", "Dealer"})
_OTHER: Final = {"NS": "EW", "EW": "NS"}


def turned_board(board: B, turns: int) -> B:
    """Return the board with everybody so many seats further clockwise.

    Who deals and who is vulnerable goes along and is told, whatever the number says; so do names, scores, and tables
    with columns for seats and sides. What stands in comments and notes stays as it was written.

    Args:
        board: As a reader gives it.
        turns: 1 makes the player in the South sit West.
    """
    if turns % 4 == 0:
        return board
    turn = _Turn(turns % 4)
    fields: dict[str, object] = {
        "dealer": turn.seat(board.dealer),
        "vulnerability": turn.vulnerability(board.vulnerability),
        "hands": board.hands.turned(turns),
        "auction": None if board.auction is None else turn.auction(board.auction),
        "told": turn.contract(board.told),
        "play": None if board.play is None else replace(board.play, leader=board.play.leader.after(turns)),
        "won": None if board.won is None or turn.is_even else BySide(*reversed(board.won)),
        "ending": None if board.ending is None else turn.ending(board.ending),
        "tags": tuple(sorted(turn.tags(board.tags), key=lambda tag: tag_order(tag[0]))),
    }
    if isinstance(board, PbnGame):
        fields["sections"] = tuple(map(turn.section, board.sections))
    return replace(board, **fields)


class _Turn:
    """What becomes of seats and sides.

    Args:
        turns: 1 to 3.
    """

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.is_even = turns % 2 == 0

    def seat(self, seat: Seat | None) -> Seat | None:
        """Where this player sits then."""
        return None if seat is None else seat.after(self.turns)

    def vulnerability(self, told: Vulnerability | None) -> Vulnerability | None:
        """Who is vulnerable then."""
        if told is None or self.is_even:
            return told
        return Vulnerability.from_sides(BySide(told.of(Side.EAST_WEST), told.of(Side.NORTH_SOUTH)))

    def auction(self, auction: Auction) -> Auction:
        """The same calls by others."""
        return replace(auction, first=auction.first.after(self.turns))

    def contract(self, told: Contract | Pass | None) -> Contract | Pass | None:
        """The same contract of another declarer."""
        return replace(told, declarer=told.declarer.after(self.turns)) if isinstance(told, Contract) else told

    def ending(self, ending: FiledEnding) -> FiledEnding:
        """The same cards in other seats."""
        contract = self.contract(ending.contract)
        return replace(
            ending,
            hands=ending.hands.turned(self.turns),
            declarer=self.seat(ending.declarer),
            leader=self.seat(ending.leader),
            contract=contract if isinstance(contract, Contract) else None,
        )

    def tags(self, tags: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str]]:
        """What is told then, under whose names."""
        for name, value in tags:
            yield self._name(name), self._value(name, value)

    def _name(self, name: str) -> str:
        if match := _OF_SEAT.fullmatch(name):
            return f"{_NAMES[match[1]].after(self.turns).name.capitalize()}{match[2] or ''}"
        return self._column(name)

    def _column(self, name: str) -> str:
        match = None if self.is_even else _OF_SIDE.fullmatch(name)
        return name if match is None else f"{match[1]}{_OTHER[match[2]]}"

    def _value(self, name: str, value: str) -> str:
        if name == "DoubleDummyTricks":
            with suppress(NotationError):
                table = TrickTable.parse(value)
                return str(
                    TrickTable.from_function(
                        lambda strain, seat: table.tricks(strain, seat.after(-self.turns))
                    )
                )
        if _WITH_SIDES.fullmatch(name) is None:
            return value
        if name == "ParContract":
            value = _SEATS_IN_PAR.sub(lambda hit: self.letter(hit[0]), value)
        return value if self.is_even else _SIDES.sub(lambda hit: _OTHER[hit[0]], value)

    def letter(self, letter: str) -> str:
        """The letter of where this player sits then."""
        return Seat(letter).after(self.turns).letter

    def section(self, section: PbnSection) -> PbnSection:
        """A table with its columns renamed and its seats turned."""
        columns = section.value.split(";")
        names = [column.partition("\\")[0].strip(" +-") for column in columns]
        renamed = [
            column.replace(name, self._column(name), 1) for column, name in zip(columns, names, strict=True)
        ]
        seats = {place for place, name in enumerate(names) if name in _SEAT_COLUMNS}
        rows = tuple(
            tuple(
                self.letter(cell) if place in seats and cell in {*"NESW"} and cell else cell
                for place, cell in enumerate(row)
            )
            for row in section.rows
        )
        return replace(section, value=";".join(renamed), rows=rows)
