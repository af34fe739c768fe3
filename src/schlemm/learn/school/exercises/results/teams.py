"""Two tables and the same cards: what the difference is worth (S1:7, S1:13, S1:58)."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Result
from schlemm.core.seats import Side, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.question import Made, NumberQuestion, Question, Why, one_of
from schlemm.learn.school.shares import signed
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.imps import LOWER_LIMITS, imps

_PAIRS: Final = (
    ("3SS+1", "4SS="), ("2HS+2", "4HS="), ("3NTS-1", "2NTS+1"), ("4SN=", "4SN-1"), ("5CS=", "3NTS+2"),
    ("3NTN=", "3NTN+1"), ("6HS=", "4HS+2"), ("6SN-1", "4SN+1"), ("2HW=", "3CS="), ("4HE=", "4SXN-2"),
    ("1NTS=", "2DS+1"), ("5DXE-3", "4HN+1"), ("4SS=", "3NTS+1"), ("2SE+1", "3HN-1"), ("3NTW+1", "5CE-1"),
)  # fmt: skip
"""Results at the two tables as they could be with the same cards."""


def imps_for(random: Pcg32) -> Question:
    """How many IMPs does the team win or lose on this board?"""
    results = list(map(Result.parse, one_of(random, _PAIRS)))
    if random.below(2):
        results.reverse()
    state = one_of(random, tuple(Vulnerability))
    scores = [board_score(result, state).for_side(Side.NORTH_SOUTH) for result in results]
    points = scores[0] - scores[1]
    right = imps(points)
    wrong = ((str(-right), (Sentence("why-other-team"),)),) if right else ()
    return Question(
        Sentence("ask-imps", (("vulnerability", state.notation),)),
        (both_tables(results, scores),),
        NumberQuestion(-24, 24),
        (str(right),),
        _why(scores, right),
        wrong,
    )


def both_tables(results: list[Result], scores: list[int]) -> RowsPicture:
    """Both tables, one under the other: the team sits North-South at the first and East-West at the second."""
    heads = (Sentence("school-imps"), Sentence("school-imps-team"))
    values = (scores[0], -scores[1])
    rows = tuple(
        (Sentence("school-imps-table", (("table", table), ("result", str(result)))), (value,))
        for table, result, value in zip((1, 2), results, values, strict=True)
    )
    return RowsPicture(heads, rows)


def _why(scores: list[int], right: int) -> Why:
    points = scores[0] - scores[1]
    seen = (("first", scores[0]), ("second", -scores[1]), ("points", points))
    facts = tuple((name, signed(value)) for name, value in seen)
    low, high = limits(abs(right))
    worth = (("low", low), ("high", high), ("count", abs(right)))
    return (Sentence("why-difference", facts), Sentence("why-imps" if high else "why-imps-most", worth))


def limits(count: int) -> tuple[int, int]:
    """From which difference to which it is so many IMPs; a second 0 means without end."""
    low = LOWER_LIMITS[count - 1] if count else 0
    return low, LOWER_LIMITS[count] - 10 if count < len(LOWER_LIMITS) else 0


IMPS_FOR: Final = Made("imps-for", imps_for, "exercises-counting")
