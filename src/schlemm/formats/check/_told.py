"""What is told of a deal with open cards, and of a rubber: whether it says something that can be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from schlemm.core.cards import STRAINS
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, Vulnerability
from schlemm.core.sentence import Fact
from schlemm.formats.check._difference import DifferenceCode, UnplacedDifference
from schlemm.formats.check._rows import ScoreTableRow, table_rows
from schlemm.formats.filed import FiledBoard
from schlemm.formats.pbn import PbnGame

GAME: Final = 100
"""Points below the line that win a game of a rubber."""
_UNITS: Final = r"\d{1,6}(?: \d{1,6})? ?/ ?(\d{1,6}(?: \d{1,6}){0,2})"
_HISTORY: Final = re.compile(rf"NS {_UNITS} EW {_UNITS}", re.ASCII)
_POINTS: Final = r"[+-]?\d{0,4}0"
_PERCENT: Final = r"(?:100(?:[.,]0{1,4})?|\d{1,2}(?:[.,]\d{1,4})?) ?%?"
_FORMS: Final = {
    "DoubleDummyTricks": re.compile(r"[0-9a-dA-D]{20}|\*", re.ASCII),
    "OptimumScore": re.compile(rf"(?:NS|EW) {_POINTS}(?: (?:NS|EW) {_POINTS})?", re.ASCII),
    "ParContract": re.compile(r".*(?:[1-7]\s?(?:N|[SHDC♠♥♦♣])|pass).*", re.ASCII | re.IGNORECASE | re.DOTALL),
    "ScorePercentage": re.compile(rf"(?:(?:NS|EW) )?{_PERCENT}(?: (?:NS|EW) {_PERCENT})?", re.ASCII),
    "ScoreRubberHistory": _HISTORY,
}
_DECLARERS: Final = frozenset(map(str, SEATS))
_DENOMINATIONS: Final = frozenset(map(str, STRAINS))
_LONGEST: Final = 40


def odd_told(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """Tags and rows that tell of nothing that can be, and a rubber's games that contradict the vulnerability."""
    for name, form in _FORMS.items():
        text = (board.tag(name) or "?").strip()
        if text not in {"", "?"} and form.fullmatch(text) is None:
            yield UnplacedDifference(DifferenceCode.TOLD_FORM, {"name": name, "text": text[:_LONGEST]})
    for section in board.sections if isinstance(board, PbnGame) else ():
        if section.name == "OptimumResultTable":
            for row in table_rows(section):
                if (text := _odd_cell(row)) is not None:
                    facts: dict[str, Fact] = {"name": section.name, "text": text[:_LONGEST]}
                    yield UnplacedDifference(DifferenceCode.TOLD_FORM, facts, row.line)
    yield from _odd_games(board)


def _odd_cell(row: ScoreTableRow) -> str | None:
    """What stands in a row of results with open cards and is no declarer, no denomination or no number of tricks."""
    tricks = row.cell("Result")
    if tricks and not (tricks.isascii() and tricks.isdigit() and len(tricks) < 3 and int(tricks) <= TRICKS):
        return tricks
    for column, known in (("Declarer", _DECLARERS), ("Denomination", _DENOMINATIONS)):
        if (told := row.cell(column)) and told not in known:
            return told
    return None


def _odd_games(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """That another side is vulnerable than has won a game of the rubber."""
    told = _HISTORY.fullmatch((board.tag("ScoreRubberHistory") or "").strip())
    if told is None or board.vulnerability is None:
        return
    north_south, east_west = (
        any(int(points) >= GAME for points in below.split()[:-1]) for below in told.groups()
    )
    expected = {
        (False, False): Vulnerability.NONE,
        (True, False): Vulnerability.NORTH_SOUTH,
        (False, True): Vulnerability.EAST_WEST,
        (True, True): Vulnerability.BOTH,
    }[north_south, east_west]
    if board.vulnerability is not expected:
        yield UnplacedDifference(DifferenceCode.RUBBER_GAMES, {"vulnerability": expected.notation})
