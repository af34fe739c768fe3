"""What an executor can be asked, as values that travel to a worker process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeVar

from schlemm.bidding.explanation.advice import Advice, advice_by
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.explanation.why_not import why_not
from schlemm.bots.claims import safe_claim
from schlemm.bots.judgement import judged
from schlemm.bots.registry import bot_named
from schlemm.bots.urgency import Urgency
from schlemm.core.action import Action
from schlemm.core.calls import Call
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public, View

T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Work that is too long for an event loop: a value that can be pickled, and so can what it returns.

    The work is bounded by counts and asks nothing of anybody, so that it may be done twice if a worker dies. A class
    whose work is no hint says so by its ``urgency``, one whose work stands in for what failed by ``stands_in``.
    """

    def run(self) -> T_co:
        """Do the work.

        Raises:
            UnknownSystem: If it names a system that does not exist.
            RuleViolation: If it holds a call or card that is not legal.
            SolverError: If it needs a solver, and that is missing or has no answer.
        """
        ...


def urgency_of(job: Job[object]) -> Urgency:
    """How urgent a job is: a hint, unless it says otherwise."""
    return getattr(job, "urgency", Urgency.HINT)


def stands_in(job: Job[object]) -> bool:
    """Whether a job is done because another one has failed, so that it is not asked of the same workers."""
    return getattr(job, "stands_in", False)


@dataclass(frozen=True, slots=True)
class WhatToDo:
    """What does this bot do with this view?"""

    bot_name: str
    view: View

    urgency: ClassVar = Urgency.MOVE

    def run(self) -> Action:
        """Ask the bot.

        Raises:
            UnknownBot: If there is no such bot.
            NotAsked: If there is nothing to do for this seat.
        """
        return bot_named(self.bot_name).act(self.view)


@dataclass(frozen=True, slots=True)
class WhatItMeans:
    """What does this call mean in this bot's system?"""

    bot_name: str
    public: Public
    index: int

    def run(self) -> Explanation:
        """Ask the bot.

        Raises:
            UnknownBot: If there is no such bot.
            NoSuchCall: If the auction has no such call.
        """
        return bot_named(self.bot_name).explain(self.public, self.index)


@dataclass(frozen=True, slots=True)
class WhatIsSure:
    """How many of the tricks left may this player claim?"""

    view: View

    def run(self) -> int | None:
        """Look for the sure tricks."""
        return safe_claim(self.view)


@dataclass(frozen=True, slots=True)
class WhatToCall:
    """What would this player's system call with this view, where rules compete by judgement?"""

    view: View

    def run(self) -> Advice:
        """Judge."""
        return advice_by(judged(self.view), self.view.public, self.view.hand)


@dataclass(frozen=True, slots=True)
class WhyNotThat:
    """Why does this player's system not make this call, but the one that ``WhatToCall`` names?"""

    view: View
    call: Call

    def run(self) -> tuple[Sentence, ...]:
        """Look for the reasons."""
        return why_not(self.view.public, self.view.hand, self.call, judged(self.view))
