"""Danger: whom it concerns and what it changes (S0:9-16, S1:66-73, S3:12-14, S4:78)."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Contract
from schlemm.core.sentence import Sentence
from schlemm.learn.library.figures import score_of
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import RowsPicture
from schlemm.scoring.premiums import part_score_or_game, slam


def _bonus(contract: str, *, vulnerable: bool) -> int:
    read = Contract.parse(contract)
    steps = slam(read, vulnerable=vulnerable) or (part_score_or_game(read, vulnerable=vulnerable),)
    return sum(step.points for step in steps)


def _both(contract: str) -> tuple[int, int]:
    return _bonus(contract, vulnerable=False), _bonus(contract, vulnerable=True)


_CHANGES: Final = RowsPicture(
    (Sentence("lesson-danger-head"), Sentence("lesson-danger-no"), Sentence("lesson-danger-yes")),
    (
        (Sentence("lesson-danger-part-score"), _both("2SS")),
        (Sentence("lesson-danger-game"), _both("4SS")),
        (Sentence("lesson-danger-small"), _both("6SS")),
        (Sentence("lesson-danger-grand"), _both("7SS")),
        (
            Sentence("lesson-danger-undertrick"),
            (-score_of("4SS-1"), -score_of("4SS-1", vulnerable=True)),
        ),
    ),
)

LESSON: Final = Lesson(
    "danger",
    (
        Text("what"),
        Show(_CHANGES, "changes"),
        Text("whose"),
        Text("when"),
        Try("who-is-in-danger"),
    ),
)
