"""The four classes of shapes and how often they come (S4:51-59)."""

from __future__ import annotations

from typing import Final

from schlemm.core.sentence import Sentence
from schlemm.evaluation.shape import Shape, ShapeClass, class_probability
from schlemm.evaluation.shape import shapes as all_shapes
from schlemm.learn.school.lesson import Lesson, Show, Text, Try
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.shares import share

_MOST: Final = 6
"""Shapes in the list of the most frequent."""


def classes() -> RowsPicture:
    """How many shapes each class has, and how often one of them comes."""
    rows = []
    for kind in ShapeClass:
        of_kind = [each for each in all_shapes() if each.shape_class is kind]
        rows.append((Sentence(kind.value), (str(of_kind[0]), len(of_kind), share(class_probability(kind)))))
    heads = (Sentence("row-class"), Sentence("row-usual"), Sentence("row-count"), Sentence("row-share"))
    return RowsPicture(heads, tuple(rows))


def most_frequent() -> RowsPicture:
    """The shapes that come most often."""
    rows = tuple((_named(shape), (share(shape.probability),)) for shape in all_shapes()[:_MOST])
    return RowsPicture((Sentence("row-shapes"), Sentence("row-share")), rows)


def _named(shape: Shape) -> Sentence:
    return Sentence("row-shape", (("shape", str(shape)),))


LESSON: Final = Lesson(
    "shapes",
    (
        Text("notation", (("shape", str(all_shapes()[0])),)),
        Text("classes"),
        Show(classes(), "shares"),
        Try("shape-class"),
        Show(most_frequent(), "most", (("flat", str(Shape((4, 3, 3, 3)))), ("count", len(all_shapes())))),
    ),
)
