"""Lessons and exercises over HTTP; the server keeps nothing: a question follows from its seed."""

from __future__ import annotations

import re
from asyncio import to_thread
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import FromPath, FromQuery

from schlemm.bots.open_cards import DefendersReply
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.cards import Card
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.learn.school.effort import make_question, question_round
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.exercises.ask import Ask
from schlemm.learn.school.lessons.course import lesson_named
from schlemm.learn.school.question import Exercise, Question
from schlemm.server.learn.views import (
    course_view,
    judged_view,
    kept_question,
    lesson_view,
    open_turn_view,
    question_view,
)
from schlemm.server.learn.wire import (
    CourseView,
    JudgedView,
    KeptQuestions,
    LessonView,
    OpenTurnView,
    QuestionView,
)
from schlemm.server.network.security import COSTS, costs_if

SEED: Final = re.compile(r"[\w-]{1,40}")
"""What questions follow from; browsers make it up."""

KEPT: Final = "kept"
"""The text of the round of each exercise that a page keeps for when it cannot ask."""

MOST_SIGNS: Final = 3 * 52
"""A whole deal of cards played; what is longer is no play."""


def is_heavy(path: Mapping[str, Any]) -> bool:
    """Whether a bot's worker has to make the questions of the exercise that a path names."""
    exercise = EXERCISES.get(path.get("name", ""))
    return exercise is not None and exercise.heavy


@get("/api/school", cache_control=None)
async def course() -> CourseView:
    """All lessons."""
    return course_view()


@get("/api/school/lessons/{name:str}", cache_control=None)
async def lesson(name: FromPath[str]) -> LessonView:
    """One lesson."""
    found = lesson_named(name)
    if found is None:
        raise NotFoundException
    return lesson_view(found)


@post("/api/school/lessons/{name:str}/plays/{at:int}", status_code=200, opt=COSTS)
async def play_lesson(
    runner: NamedDependency[JobRunner], name: FromPath[str], at: FromPath[int], cards: FromQuery[str] = ""
) -> OpenTurnView:
    """Where the play of a lesson comes to after these cards, with dots between, and the defenders' answers."""
    found = lesson_named(name)
    if found is None or not 0 <= at < len(found.to_play):
        raise NotFoundException
    played = found.to_play[at]
    try:
        given = tuple(map(Card.parse, filter(None, cards[:MOST_SIGNS].split("."))))
        turn = await runner.carry_out(DefendersReply(played.hands, played.contract, given))
    except (NotationError, RuleViolation) as error:
        raise ValidationException(detail="no such play") from error
    return open_turn_view(turn)


@post("/api/school/exercises/{name:str}", status_code=200, opt=costs_if(is_heavy))
async def ask_exercise(
    runner: NamedDependency[JobRunner], name: FromPath[str], seed: FromQuery[str]
) -> QuestionView:
    """The question of an exercise that follows from this seed."""
    return question_view(exercise_named(name), seed, await _asked(runner, name, seed))


@post("/api/school/exercises/{name:str}/answer", status_code=200, opt=costs_if(is_heavy))
async def answer_exercise(
    runner: NamedDependency[JobRunner], name: FromPath[str], seed: FromQuery[str], given: FromQuery[str]
) -> JudgedView:
    """Return the verdict on an answer to the question with this seed."""
    return judged_view((await _asked(runner, name, seed)).judge(given))


@get("/api/school/questions", sync_to_thread=True, cache_control=None, opt=COSTS)
def questions_to_keep() -> KeptQuestions:
    """Some questions of every exercise with their answers, always the same ones."""
    return kept_questions()


@cache
def kept_questions() -> KeptQuestions:
    """The same; making them takes a second once."""
    return KeptQuestions(
        [
            kept_question(exercise, f"{place}-{KEPT}", question)
            for exercise in EXERCISES.values()
            for place, question in enumerate(question_round(exercise, KEPT), 1)
        ]
    )


async def _asked(runner: JobRunner, name: str, seed: str) -> Question:
    """The question of an exercise; where a system has to bid, a bot's worker makes it.

    Raises:
        NotFoundException: If there is no such exercise.
        ValidationException: If the seed is none.
        WorkerFault: If the workers could not be asked.
    """
    exercise, text = exercise_named(name), checked_seed(seed)
    if exercise.heavy:
        return await runner.carry_out(Ask(name, text))
    return await to_thread(make_question, exercise, text)


def exercise_named(name: str) -> Exercise:
    """The exercise of this name.

    Raises:
        NotFoundException: If there is none.
    """
    if name not in EXERCISES:
        raise NotFoundException
    return EXERCISES[name]


def checked_seed(seed: str) -> str:
    """The seed, if it is one that a page could have made up.

    Raises:
        ValidationException: If it is too long, or holds other signs than letters, digits and dashes.
    """
    if not SEED.fullmatch(seed):
        raise ValidationException(detail="no seed")
    return seed
