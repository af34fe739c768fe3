"""What is answered about lessons and exercises; nothing is kept: a question follows from its seed."""

from __future__ import annotations

import re
from asyncio import to_thread
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from schlemm.bots.open_cards import DefendersReply
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.cards import Card
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.learn.school.effort import make_question, question_round
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.exercises.ask import Ask
from schlemm.learn.school.lessons.course import lesson_named
from schlemm.learn.school.question import Exercise, Question
from schlemm.server.common.unanswered import BadQuestion, NotThere, existing
from schlemm.server.learn.views import (
    judged_view,
    kept_question,
    lesson_view,
    question_view,
)
from schlemm.server.learn.wire import JudgedView, KeptQuestions, LessonView, QuestionView
from schlemm.server.protocol.open_turn import OpenTurnView
from schlemm.server.views.open_turn import open_turn_view

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


def lesson(name: str) -> LessonView:
    """Return one lesson."""
    return lesson_view(existing(lesson_named(name)))


async def play_lesson(name: str, at: int, cards: str, runner: JobRunner) -> OpenTurnView:
    """Return where the play of a lesson comes to after these cards, with dots between, and the defenders' answers."""
    plays = existing(lesson_named(name)).to_play
    if not 0 <= at < len(plays):
        raise NotThere
    played = plays[at]
    try:
        given = tuple(map(Card.parse, filter(None, cards[:MOST_SIGNS].split("."))))
        turn = await runner.carry_out(DefendersReply(played.hands, played.contract, given))
    except (NotationError, RuleViolation) as error:
        raise BadQuestion("no such play") from error
    return open_turn_view(turn)


async def ask_exercise(name: str, seed: str, runner: JobRunner) -> QuestionView:
    """Return the question of an exercise that follows from this seed."""
    return question_view(exercise_named(name), seed, await _asked(runner, name, seed))


async def answer_exercise(name: str, seed: str, given: str, runner: JobRunner) -> JudgedView:
    """Return the verdict on an answer to the question with this seed."""
    return judged_view((await _asked(runner, name, seed)).judge(given))


@cache
def kept_questions() -> KeptQuestions:
    """Return some questions of every exercise with their answers; making them takes a second once."""
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
        NotThere: If there is no such exercise.
        BadQuestion: If the seed is none.
        WorkerFault: If the workers could not be asked.
    """
    exercise, text = exercise_named(name), checked_seed(seed)
    if exercise.heavy:
        return await runner.carry_out(Ask(name, text))
    return await to_thread(make_question, exercise, text)


def exercise_named(name: str) -> Exercise:
    """The exercise of this name.

    Raises:
        NotThere: If there is none.
    """
    return existing(EXERCISES.get(name))


def checked_seed(seed: str) -> str:
    """The seed, if it is one that a page could have made up.

    Raises:
        BadQuestion: If it is too long, or holds other signs than letters, digits and dashes.
    """
    if not SEED.fullmatch(seed):
        raise BadQuestion("no seed")
    return seed
