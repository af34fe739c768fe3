"""All lessons, in the order in which one learns them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.learn.school.lesson import Lesson
from schlemm.learn.school.lessons import (
    answer,
    bids,
    cards,
    danger,
    declarer,
    doubled_game,
    doubles,
    down,
    dummy,
    end,
    finesse,
    game_bid,
    game_zone,
    lead,
    length,
    light_doubles,
    memory,
    notrump,
    opening,
    part_score,
    partners,
    points,
    rubber,
    sacrifice,
    score,
    shapes,
    shortness,
    slam,
    slams,
    stealing,
    teams,
    trick,
    trumps,
    wild,
)


@dataclass(frozen=True, slots=True)
class LessonGroup:
    """Lessons that belong together.

    Attributes:
        name: Its name; ``course-`` and the name is its title in the catalogues.
        lessons: Its lessons.
    """

    name: str
    lessons: tuple[Lesson, ...]


COURSE: Final = (
    LessonGroup("first-steps", (cards.LESSON, partners.LESSON, trick.LESSON, dummy.LESSON)),
    LessonGroup("auction", (bids.LESSON, doubles.LESSON, end.LESSON, declarer.LESSON)),
    LessonGroup(
        "counting",
        (
            score.LESSON,
            game_bid.LESSON,
            danger.LESSON,
            down.LESSON,
            doubled_game.LESSON,
            slams.LESSON,
            rubber.LESSON,
            teams.LESSON,
        ),
    ),
    LessonGroup(
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
    LessonGroup(
        "bidding",
        (
            opening.LESSON,
            notrump.LESSON,
            answer.LESSON,
            game_zone.LESSON,
            part_score.LESSON,
            light_doubles.LESSON,
            slam.LESSON,
            sacrifice.LESSON,
        ),
    ),
    LessonGroup("play", (lead.LESSON, finesse.LESSON, trumps.LESSON, memory.LESSON)),
)
"""The course."""


def lesson_named(name: str) -> Lesson | None:
    """The lesson of this name; ``None`` if there is none."""
    return next((lesson for part in COURSE for lesson in part.lessons if lesson.name == name), None)
