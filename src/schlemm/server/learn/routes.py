"""Lessons and exercises over HTTP; the server keeps nothing: a question follows from its seed."""

from __future__ import annotations

from typing import TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.learn import answers
from schlemm.server.learn.views import course_view
from schlemm.server.learn.wire import (
    CourseView,
    JudgedView,
    KeptQuestions,
    LessonView,
    QuestionView,
)
from schlemm.server.network.security import COSTS, costs_if
from schlemm.server.protocol.open_turn import OpenTurnView

Runner: TypeAlias = NamedDependency[JobRunner]


@get("/api/school", cache_control=None)
async def course() -> CourseView:
    """All lessons."""
    return course_view()


@get("/api/school/lessons/{name:str}", cache_control=None)
async def lesson(name: FromPath[str]) -> LessonView:
    """One lesson."""
    return answers.lesson(name)


@post("/api/school/lessons/{name:str}/plays/{at:int}", status_code=200, opt=COSTS)
async def play_lesson(
    runner: Runner, name: FromPath[str], at: FromPath[int], cards: FromQuery[str] = ""
) -> OpenTurnView:
    """Where the play of a lesson comes to after these cards, with dots between, and the defenders' answers."""
    return await answers.play_lesson(name, at, cards, runner)


@post("/api/school/exercises/{name:str}", status_code=200, opt=costs_if(answers.is_heavy))
async def ask_exercise(runner: Runner, name: FromPath[str], seed: FromQuery[str]) -> QuestionView:
    """The question of an exercise that follows from this seed."""
    return await answers.ask_exercise(name, seed, runner)


@post("/api/school/exercises/{name:str}/answer", status_code=200, opt=costs_if(answers.is_heavy))
async def answer_exercise(
    runner: Runner, name: FromPath[str], seed: FromQuery[str], given: FromQuery[str]
) -> JudgedView:
    """Return the verdict on an answer to the question with this seed."""
    return await answers.answer_exercise(name, seed, given, runner)


@get("/api/school/questions", sync_to_thread=True, cache_control=None, opt=COSTS)
def questions_to_keep() -> KeptQuestions:
    """Some questions of every exercise with their answers, always the same ones."""
    return answers.kept_questions()
