"""All lessons, in the order in which one learns them: texts of the folder ``lessons``, read when first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from schlemm.learn.school.lesson import Lesson
from schlemm.learn.school.lessons.reader import in_line, lines_of, read_lesson

_TEXTS: Final = Path(__file__).parent
_ORDER: Final = "course.txt"


@dataclass(frozen=True, slots=True)
class LessonGroup:
    """Lessons that belong together.

    Attributes:
        name: Its name; ``course-`` and the name is its title in the catalogues.
        lessons: Its lessons.
    """

    name: str
    lessons: tuple[Lesson, ...]


@cache
def read_course() -> tuple[LessonGroup, ...]:
    """Return the groups of lessons.

    Raises:
        LessonError: If a text cannot be read.
    """
    groups = []
    for number, line in lines_of(_ORDER, (_TEXTS / _ORDER).read_text("utf-8")):
        with in_line(_ORDER, number):
            group, names = line.split(":")
            groups.append(LessonGroup(group, tuple(map(_lesson, names.split()))))
    return tuple(groups)


def _lesson(name: str) -> Lesson:
    file = _TEXTS / f"{name}.txt"
    if not file.is_file():
        raise ValueError(f"there is no text {file.name}")
    return read_lesson(name, file.read_text("utf-8"))


def lesson_named(name: str) -> Lesson | None:
    """Return the lesson of this name; ``None`` if there is none."""
    return next((lesson for part in read_course() for lesson in part.lessons if lesson.name == name), None)
