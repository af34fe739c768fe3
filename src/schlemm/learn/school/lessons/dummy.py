"""Declarer, dummy, defenders: who leads, whose hand goes down, who chooses its cards (S1:50, S4:39-41)."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.sentence import Sentence
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import PlayPicture

_CONTRACT: Final = Contract.parse("2SS")
_DEAL: Final = Deal.parse("N:AJ75.KQ4.952.K83 KQ3.J98.QJT4.652 T862.A75.AK7.A94 94.T632.863.QJT7")
_ROLES: Final = (
    ("contract", str(_CONTRACT)),
    ("seat", _CONTRACT.declarer.letter),
    ("seat-2", _CONTRACT.dummy.letter),
    ("seat-3", _CONTRACT.leader.letter),
)


def _note(code: str, *facts: tuple[str, str]) -> Sentence:
    return Sentence(f"lesson-dummy-{code}", facts)


_PLAY: Final = PlayPicture(
    _DEAL, _CONTRACT, ("CQ", "C3", "C2", "CA", "S2", "S4", "SA", "S3"),
    (
        (0, _note("lead", ("seat", "W"), ("card", "CQ"))),
        (1, _note("called", ("seat", "S"), ("card", "C3"), ("seat-2", "N"))),
        (3, _note("won", ("seat", "S"), ("card", "CA"))),
        (6, _note("again", ("seat", "S"), ("card", "SA"), ("seat-2", "N"))),
        (7, _note("next", ("seat", "N"), ("seat-2", "S"))),
    ),
)  # fmt: skip

LESSON: Final = Lesson(
    "dummy",
    (
        Text("roles"),
        Text("example", _ROLES),
        Show(_PLAY, "step"),
        Text("rests"),
        Try("who-leads"),
    ),
)
