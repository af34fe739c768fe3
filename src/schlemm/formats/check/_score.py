"""The points that a file tells of a board against its contract, result and vulnerability."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.core.seats import Side
from schlemm.core.sentence import Fact
from schlemm.formats.check._difference import DifferenceCode, UnplacedDifference
from schlemm.formats.filed import FiledBoard, is_blank_score, told_scores
from schlemm.scoring.duplicate import board_score

_OTHER_GAMES: Final = ("rubber", "chicago")
"""Scorings whose points depend on the boards before."""


def is_by_itself(board: FiledBoard) -> bool:
    """Whether the board's points follow from nothing but the board."""
    scoring = (board.tag("Scoring") or "").casefold()
    return not any(game in scoring for game in _OTHER_GAMES)


def odd_scores(board: FiledBoard) -> Iterator[UnplacedDifference]:
    """What the tag Score (PBN 4.2.1) says that cannot be."""
    text = board.tag("Score") or ""
    if is_blank_score(text):
        return
    found = told_scores(text, board.contract)
    if found is None or any(points != int(points) for _, points in found):
        yield UnplacedDifference(DifferenceCode.SCORE_UNKNOWN, {"text": text[:40]})
        return
    told = {side: int(points) for side, points in found}
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


def _expected(board: FiledBoard) -> int | None:
    """What North and South score; ``None`` where that does not follow."""
    result = board.result
    if result is None or not is_by_itself(board):
        return None
    if result.passed_out:
        return 0
    if board.vulnerability is None:
        return None
    return board_score(result, board.vulnerability).for_side(Side.NORTH_SOUTH)
