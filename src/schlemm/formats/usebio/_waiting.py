"""Lines of travellers that wait until all have come, for a file has pairs first, and boards in their order."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final, NamedTuple

SIDES: Final = ("NS", "EW")

_TABLES: Final = """
CREATE TABLE pair (id INTEGER PRIMARY KEY, side TEXT, one TEXT, other TEXT, number TEXT, UNIQUE (side, one, other));
CREATE TABLE used (number TEXT PRIMARY KEY);
CREATE TABLE line (id INTEGER PRIMARY KEY, board TEXT, ns INTEGER, ew INTEGER, ns_told TEXT, ew_told TEXT, text TEXT);
"""


class WaitingSide(NamedTuple):
    """Who sat on a side.

    Attributes:
        names: Both players, as far as they are known.
        number: The number of their pair, if it is told.
    """

    names: tuple[str, str]
    number: str


class WaitingPair(NamedTuple):
    """A pair with its number.

    Attributes:
        side: ``"NS"`` or ``"EW"``.
        names: Both players.
        number: As told, else given.
    """

    side: str
    names: tuple[str, str]
    number: str


class WaitingLine(NamedTuple):
    """A line of a traveller.

    Attributes:
        board: The number of its board.
        pairs: The numbers of both pairs, North and South's first.
        text: What it says.
    """

    board: str
    pairs: tuple[str, str]
    text: str


class WaitingLines:
    """Lines and pairs in a database of their own, which lies on the disk as far as it is large, and ends with this."""

    def __init__(self) -> None:
        self._database = sqlite3.connect("")
        self._database.executescript(_TABLES)

    def close(self) -> None:
        """Forget everything."""
        self._database.close()

    def add(self, board: int, sides: tuple[WaitingSide, WaitingSide], text: str) -> None:
        """Take in a line of the board with this number."""
        ns, ew = (self._pair(side, told) for side, told in zip(SIDES, sides, strict=True))
        number = str(board)
        row = (f"{len(number):04}{number}", ns, ew, sides[0].number, sides[1].number, text)
        self._database.execute(
            "INSERT INTO line (board, ns, ew, ns_told, ew_told, text) VALUES (?, ?, ?, ?, ?, ?)", row
        )

    def pairs(self) -> Iterator[WaitingPair]:
        """All pairs in the order in which they came; those without a number get one that no other has."""
        self._number_pairs()
        for side, one, other, number in self._database.execute(
            "SELECT side, one, other, number FROM pair ORDER BY id"
        ):
            yield WaitingPair(side, (one, other), number)

    def lines(self) -> Iterator[WaitingLine]:
        """All lines by the numbers of their boards, those of one board in the order in which they came."""
        self._number_pairs()
        for board, ns, ew, text in self._database.execute(
            "SELECT board, coalesce(nullif(ns_told, ''), ours.number, ''),"
            " coalesce(nullif(ew_told, ''), theirs.number, ''), text"
            " FROM line LEFT JOIN pair ours ON ours.id = ns LEFT JOIN pair theirs ON theirs.id = ew"
            " ORDER BY board, line.id"
        ):
            yield WaitingLine(board[4:], (ns, ew), text)

    def _pair(self, side: str, told: WaitingSide) -> int | None:
        """The pair of these players; ``None`` where neither is known."""
        self._database.execute("INSERT OR IGNORE INTO used VALUES (?)", (told.number,))
        if not any(told.names):
            return None
        key = (side, *told.names)
        self._database.execute(
            "INSERT OR IGNORE INTO pair (side, one, other, number) VALUES (?, ?, ?, nullif(?, ''))",
            (*key, told.number),
        )
        (pair,) = self._database.execute(
            "SELECT id FROM pair WHERE side = ? AND one = ? AND other = ?", key
        ).fetchone()
        return int(pair)

    def _number_pairs(self) -> None:
        count, last = 0, 0
        following = "SELECT min(id) FROM pair WHERE number IS NULL AND id > ?"
        while (last := self._database.execute(following, (last,)).fetchone()[0]) is not None:
            count += 1
            while self._database.execute("SELECT 1 FROM used WHERE number = ?", (str(count),)).fetchone():
                count += 1
            self._database.execute("UPDATE pair SET number = ? WHERE id = ?", (str(count), last))
