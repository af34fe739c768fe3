"""What tricks and contracts are worth: the trick values and the bonus for game (S0:22-73, S3:16-25)."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Result
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import ResultPicture

_PART: Final = Result.parse("3SS+2")
_GAME: Final = Result.parse("4SS+1")

LESSON: Final = Lesson(
    "score",
    (
        Text("values"),
        Show(ResultPicture(_PART, vulnerable=False), "part", (("result", str(_PART)),)),
        Show(ResultPicture(_GAME, vulnerable=False), "game", (("result", str(_GAME)),)),
        Text("bid"),
        Try("what-score"),
    ),
)
