"""Shortness points: void 3, singleton 2, doubleton 1, in suit contracts only (S4:63)."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.evaluation.points import SHORT, figure_points, length_count, shortness_count
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture

_VOID, _SINGLE, _DOUBLE = (points for _, points in SHORT)
_EXAMPLE: Final = Hand.parse("KQ986.A7432.J5.4")
_POINTS: Final = figure_points(_EXAMPLE)
_SHORT: Final = shortness_count(_EXAMPLE).points

LESSON: Final = Lesson(
    "shortness",
    (
        Text("rule", (("void", _VOID), ("single", _SINGLE), ("double", _DOUBLE))),
        Show(HandPicture(_EXAMPLE), "example",
             (("points", _POINTS), ("short", _SHORT), ("total", _POINTS + _SHORT))),
        Text("notrump", (("strain", str(Strain.NOTRUMP)),)),
        Try("count-shortness"),
        Text("either", (("short", _SHORT), ("length", length_count(_EXAMPLE).points))),
    ),
)  # fmt: skip
