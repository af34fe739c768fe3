"""Undertricks: what a contract that fails costs (S0:77-84, S1:43, S2:38-64, S3:28-40)."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Result
from schlemm.learn.library.figures import score_of
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import ResultPicture

_PLAIN: Final = Result.parse("4SS-2")
_DOUBLED: Final = Result.parse("4SXS-3")
_EACH: Final = (
    ("white", -score_of("1CS-1")),
    ("red", -score_of("1CS-1", vulnerable=True)),
    ("result", "1CS-1"),
)

LESSON: Final = Lesson(
    "down",
    (
        Text("each", _EACH),
        Show(ResultPicture(_PLAIN, vulnerable=True), "plain", (("result", str(_PLAIN)),)),
        Text("doubled"),
        Show(ResultPicture(_DOUBLED, vulnerable=False), "doubled-sum", (("result", str(_DOUBLED)),)),
        Text("who"),
        Try("what-down"),
    ),
)
