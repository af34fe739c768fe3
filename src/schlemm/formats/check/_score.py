"""The points that a file tells of a board against its contract, result and vulnerability."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from schlemm.core.contract import Contract, Result
from schlemm.core.seats import Side
from schlemm.core.sentence import Fact
from schlemm.formats.check._difference import DifferenceCode, UnplacedDifference
from schlemm.formats.filed import FiledBoard
from schlemm.scoring.duplicate import board_score

_POINTS: Final = r"([+\-\N{MINUS SIGN}]?\d{1,5})"
_SIDE: Final = r"(N[-/]?S|E[-/]?W)"
_SCORE: Final = re.compile(
    rf"\s*(?:{_POINTS}|{_SIDE}\s*{_POINTS}(?:\s+{_SIDE}\s*{_POINTS})?)\s*", re.ASCII | re.IGNORECASE
)
_OTHER_GAMES: Final = ("rubber", "chicago")
"""Scorings whose points depend on the boards before."""


def odd_scores(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """What the tag Score (PBN 4.2.1) says that cannot be."""
    text = board.tag("Score") or ""
    if not text.strip(" ?-"):
        return
    match = _SCORE.fullmatch(text)
    if match is None:
        yield UnplacedDifference(DifferenceCode.SCORE_UNKNOWN, {"text": text[:40]})
        return
    told = dict(_told(match, board))
    if len(told) == 2 and told[Side.NORTH_SOUTH] != -told[Side.EAST_WEST]:
        north_south, east_west = told[Side.NORTH_SOUTH], told[Side.EAST_WEST]
        yield UnplacedDifference(DifferenceCode.SCORE_SIDES, {"told": north_south, "other": east_west})
        return
    expected = _expected(board)
    if expected is None:
        return
    for side, points in list(told.items())[:1]:
        right = expected if side is Side.NORTH_SOUTH else -expected
        if points != right:
            facts: dict[str, Fact] = {"side": side.letters, "told": points, "expected": right}
            yield UnplacedDifference(DifferenceCode.SCORE, facts)


def _told(match: re.Match[str], board: FiledBoard) -> Iterator[tuple[Side, int]]:
    """The points by side; a number alone is declarer's, and tells nothing where nobody is known to have declared."""
    alone, *named = match.groups()
    if alone is not None:
        if isinstance(board.contract, Contract):
            yield board.contract.side, _number(alone)
        elif isinstance(board.result, Result):
            yield Side.NORTH_SOUTH, _number(alone)
        return
    for side, points in (named[:2], named[2:]):
        if side is not None and points is not None:
            yield Side.NORTH_SOUTH if side[0] in "Nn" else Side.EAST_WEST, _number(points)


def _number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


def _expected(board: FiledBoard) -> int | None:
    """What North and South score; ``None`` where that does not follow."""
    result = board.result
    scoring = (board.tag("Scoring") or "").casefold()
    if result is None or any(game in scoring for game in _OTHER_GAMES):
        return None
    if result.passed_out:
        return 0
    if board.vulnerability is None:
        return None
    return board_score(result, board.vulnerability).for_side(Side.NORTH_SOUTH)
