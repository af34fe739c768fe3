"""All lessons, in the order in which one learns them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.learn.school.lesson import Lesson
from schlemm.learn.school.lessons import length, points, score, shapes, shortness, stealing, trick, wild


@dataclass(frozen=True, slots=True)
class Part:
    """Lessons that belong together.

    Attributes:
        name: Its name; ``course-`` and the name is its title in the catalogues.
        lessons: Its lessons.
    """

    name: str
    lessons: tuple[Lesson, ...]


COURSE: Final = (
    Part("first-steps", (trick.LESSON,)),
    Part("counting", (score.LESSON,)),
    Part(
        "hand",
        (
            points.LESSON,
            length.LESSON,
            shortness.LESSON,
            shapes.LESSON,
            stealing.LESSON,
            wild.LESSON,
        ),
    ),
)
"""The course."""


def lesson_named(name: str) -> Lesson | None:
    """The lesson of this name; ``None`` if there is none."""
    return next((lesson for part in COURSE for lesson in part.lessons if lesson.name == name), None)
