"""What each table has won with a board, against all others that played it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from fractions import Fraction
from typing import Final, TypeAlias

from schlemm.core.seats import BySide
from schlemm.formats.filed import FiledBoard
from schlemm.hand_records.hand_record import TravellerLine
from schlemm.scoring.imps import cross_imps
from schlemm.scoring.matchpoints import Scale, matchpoints

Won: TypeAlias = BySide[Fraction]
"""What each side has won at a table."""


class RecordScoring(Enum):
    """How the results of a board are compared."""

    IMPS = "imps"
    """IMPs; of more than two tables the average against every other one."""
    MATCHPOINTS = "matchpoints"
    """Matchpoints, two for each result beaten."""
    NONE = "none"
    """Not at all."""


_TOLD: Final = {
    **dict.fromkeys(("imp", "imps", "cross", "crossimps", "butler"), RecordScoring.IMPS),
    **dict.fromkeys(("mp", "mps", "matchpoints", "bam"), RecordScoring.MATCHPOINTS),
    **dict.fromkeys(("totalpoints", "rubber", "chicago"), RecordScoring.NONE),
}
"""What files tell (PBN 4.2.2, without hyphens), and what is meant."""


def usual_scoring(boards: Iterable[FiledBoard], most: int) -> RecordScoring:
    """How boards are compared: as their files say, where they agree; else IMPs for two tables, matchpoints for more.

    Args:
        boards: The boards.
        most: How many tables at most have played the same one.
    """
    told = {_TOLD.get(_word(board.tag("Scoring") or "")) for board in boards}
    said = told.pop() if len(told) == 1 else None
    if said is not None:
        return said
    return RecordScoring.IMPS if most <= 2 else RecordScoring.MATCHPOINTS


def _word(told: str) -> str:
    """The first word of a scoring, such as ``imp`` of ``IMP;Cross-IMPs``."""
    return told.split(";", maxsplit=1)[0].strip().casefold().replace("-", "")


def points_won(lines: Sequence[TravellerLine], scoring: RecordScoring) -> list[Won | None]:
    """What each table has won, in the order of the lines; ``None`` where there is nothing to compare with."""
    scores = [line.score for line in lines if line.score is not None]
    if scoring is RecordScoring.NONE or len(scores) < 2:
        return [None] * len(lines)
    if scoring is RecordScoring.IMPS:
        won = iter([BySide(each, -each) for each in cross_imps(scores)])
    else:
        top = Scale.TWO.top(len(scores))
        won = iter([BySide(each, top - each) for each in matchpoints(scores)])
    return [None if line.score is None else next(won) for line in lines]


def lines_with_points(
    lines: Sequence[TravellerLine], scoring: RecordScoring
) -> list[tuple[TravellerLine, Won | None]]:
    """The lines with what they have won: for matchpoints the best for North and South first, else as in the file."""
    found = [*zip(lines, points_won(lines, scoring), strict=True)]
    if scoring is RecordScoring.MATCHPOINTS:
        found.sort(key=lambda each: -(each[0].score or 0))
    return found
