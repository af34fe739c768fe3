"""The classical rubber: two games win it, and below the line part scores add up (S1:11, S1:68, S1:77, S3:12, S3:28)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from schlemm.core.contract import Result
from schlemm.core.seats import SIDES
from schlemm.core.sentence import Sentence
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import RowsPicture
from schlemm.scoring.forms.form import Outcome, PlayedLine
from schlemm.scoring.forms.rubber import RubberForm, RubberState
from schlemm.scoring.items import SheetPlace, total
from schlemm.scoring.tricks import GAME


def _played(*results: str) -> RubberState:
    outcomes = (Outcome(Result.parse(result)) for result in results)
    return reduce(RubberState.add, outcomes, RubberForm().start())


def _sheet(state: RubberState) -> Iterator[tuple[Sentence, tuple[int, ...]]]:
    """Each board with what it brings below and above the line, whoever gets it."""
    for line in state.lines:
        if isinstance(line, PlayedLine):
            name = Sentence("lesson-rubber-result", (("result", str(line.outcome.result)),))
            yield (
                name,
                tuple(sum(total(line.score.steps, where)) for where in (SheetPlace.BELOW, SheetPlace.ABOVE)),
            )


def _bonus(*results: str) -> int:
    """The bonus for a rubber won like this."""
    return sum(_played(*results).lines[-1].score.totals)


_EVENING: Final = _played("2HS+1", "3SE-1", "2DN=", "4SS=")
_ROWS: Final = RowsPicture(
    (Sentence("lesson-rubber-deal"), Sentence("lesson-rubber-below"), Sentence("lesson-rubber-above")),
    tuple(_sheet(_EVENING)),
)
_SIDE: Final = max(SIDES, key=_EVENING.games.of)

LESSON: Final = Lesson(
    "rubber",
    (
        Text("line", (("points", GAME),)),
        Show(_ROWS, "sheet", (("side", _SIDE.letters), ("points", GAME))),
        Try("below-line"),
        Text("danger"),
        Text("bonus", (("quick", _bonus("4SS=", "4SS=")), ("slow", _bonus("4SS=", "4SE=", "4SS=")))),
    ),
)
