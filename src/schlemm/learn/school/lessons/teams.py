"""Two tables, the same cards: a contract made can lose (S1:7, S1:13, S1:58)."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Result
from schlemm.learn.library.figures import score_of
from schlemm.learn.school.exercises.results.teams import both_tables, limits
from schlemm.learn.school.lesson import Lesson, Show, Text, Try, Visit
from schlemm.scoring.imps import imps

_OURS, _THEIRS = "3HS+1", "4HS="
_SCORES: Final = [score_of(result) for result in (_OURS, _THEIRS)]
_LOST: Final = _SCORES[1] - _SCORES[0]
_LOW, _HIGH = limits(imps(_LOST))

LESSON: Final = Lesson(
    "teams",
    (
        Text("tables"),
        Show(
            both_tables([Result.parse(_OURS), Result.parse(_THEIRS)], _SCORES), "lost",
            (("result", _OURS), ("result-2", _THEIRS), ("points", _LOST)),
        ),
        Text("imps", (("points", _LOST), ("low", _LOW), ("high", _HIGH), ("count", imps(_LOST)))),
        Try("imps-for"),
        Text("total"),
        Visit("/?new=match&measure=total-points", "visit"),
        Text("aim"),
    ),
)  # fmt: skip
