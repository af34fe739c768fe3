"""Length points: how far a hand is from 4-3-3-3 (S1:19), read literally, with each addend."""

from __future__ import annotations

from typing import Final

from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.evaluation.points import figure_points, length_count
from schlemm.evaluation.shape import Shape
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import HandPicture, RowsPicture

_SHAPES: Final = ("5432.432.432.432", "5432.5432.432.32", "5432.5432.5432.2", "65432.432.432.32", "65432.65432.32.2",
                  "765432.432.32.32", "8765432.432.32.2")  # fmt: skip
_EXAMPLE: Final = Hand.parse("AQ954.K832.A5.74")
_POINTS: Final = figure_points(_EXAMPLE)
_LENGTH: Final = length_count(_EXAMPLE).points


def _shapes() -> RowsPicture:
    """What some shapes count."""
    hands = tuple(map(Hand.parse, _SHAPES))
    rows = tuple(
        (Sentence("row-shape", (("shape", str(Shape.of(hand))),)), (length_count(hand).points,))
        for hand in hands
    )
    return RowsPicture((Sentence("row-shapes"), Sentence("row-length")), rows)


LESSON: Final = Lesson(
    "length",
    (
        Text("idea"),
        Show(_shapes(), "counts"),
        Text("rule"),
        Show(HandPicture(_EXAMPLE), "example",
             (("points", _POINTS), ("length", _LENGTH), ("total", _POINTS + _LENGTH))),
        Try("count-length"),
    ),
)  # fmt: skip
