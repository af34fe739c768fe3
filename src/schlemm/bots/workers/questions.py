"""What an executor can be asked, as values that travel to a worker process and back."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from schlemm.bidding.explanation.advice import advice_by
from schlemm.bidding.explanation.why_not import why_not
from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bots.bot import NoSuchCall, NotAsked
from schlemm.bots.claims import safe_claim
from schlemm.bots.judgement import judged
from schlemm.bots.registry import UnknownBot, bot_named
from schlemm.bots.workers.urgency import Urgency
from schlemm.core.calls import Call
from schlemm.core.errors import RuleViolation
from schlemm.core.view import Public, View
from schlemm.dd.solver import SolverError


@dataclass(frozen=True, slots=True)
class WhatToDo:
    """What does this bot do with this view?"""

    bot_name: str
    view: View


@dataclass(frozen=True, slots=True)
class WhatItMeans:
    """What does this call mean in this bot's system?"""

    bot_name: str
    public: Public
    index: int


@dataclass(frozen=True, slots=True)
class WhatIsSure:
    """How many of the tricks left may this player claim?"""

    view: View


@dataclass(frozen=True, slots=True)
class WhatToCall:
    """What would this player's system call with this view?"""

    view: View


@dataclass(frozen=True, slots=True)
class WhyNotThat:
    """Why does this player's system not make this call?"""

    view: View
    call: Call


T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Other work that is too long for an event loop: a value that can be pickled, and so can what comes of it.

    The work is bounded by counts and asks nothing of anybody, so that it may be done twice if a worker dies. A class
    whose work is no hint says so by its ``urgency``.
    """

    def run(self) -> T_co:
        """Do the work.

        Raises:
            UnknownSystem: If it names a system that does not exist.
            RuleViolation: If it holds a call or card that is not legal.
            SolverError: If it needs a solver, and that is missing or has no answer.
        """
        ...


@dataclass(frozen=True, slots=True)
class WhatComesOf:
    """What comes of this work?"""

    job: Job[object]


Question: TypeAlias = WhatToDo | WhatItMeans | WhatIsSure | WhatToCall | WhyNotThat | WhatComesOf
Answer: TypeAlias = object
"""An action, an explanation, an advice, reasons, a number of tricks, or whatever comes of a job."""


def urgency_of(question: Question) -> Urgency:
    """How urgent a question is."""
    match question:
        case WhatToDo():
            return Urgency.MOVE
        case WhatComesOf(job):
            return getattr(job, "urgency", Urgency.HINT)
    return Urgency.HINT


def _answer(question: Question) -> Answer:
    """The answer, worked out here and now."""
    match question:
        case WhatToDo(bot_name, view):
            return bot_named(bot_name).act(view)
        case WhatItMeans(bot_name, public, index):
            return bot_named(bot_name).explain(public, index)
        case WhatIsSure(view):
            return safe_claim(view)
        case WhatToCall(view):
            return advice_by(judged(view), view.public, view.hand)
        case WhyNotThat(view, call):
            return why_not(view.public, view.hand, call)
        case WhatComesOf(job):
            return job.run()


@dataclass(frozen=True, slots=True)
class Answered:
    """The question was answered."""

    value: Answer


@dataclass(frozen=True, slots=True)
class QuestionRejected:
    """The question was wrong; the caller gets the error."""

    error: UnknownBot | UnknownSystem | NotAsked | NoSuchCall | RuleViolation | SolverError


@dataclass(frozen=True, slots=True)
class Failed:
    """The bot failed; ``trace`` tells where."""

    trace: str


Reply: TypeAlias = Answered | QuestionRejected | Failed


def reply_to(question: Question) -> Reply:
    """The answer to a question, or what was wrong with the question or the bot."""
    try:
        return Answered(_answer(question))
    except (UnknownBot, UnknownSystem, NotAsked, NoSuchCall, RuleViolation, SolverError) as error:
        return QuestionRejected(error)
    except Exception as error:
        return Failed(_where(error))


def _where(error: Exception) -> str:
    """The way to an error and its kind, but not what it says: that may name cards."""
    way = "".join(traceback.format_tb(error.__traceback__))
    return f"Traceback (most recent call last):\n{way}{type(error).__name__}"
