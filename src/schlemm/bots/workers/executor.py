"""Where bots think: behind an ``Executor``, never in the event loop of the server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol, TypeVar, runtime_checkable

from schlemm.bidding.explanation.advice import Advice
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bots.workers.questions import Job, WhatIsSure, WhatItMeans, WhatToCall, WhatToDo, WhyNotThat
from schlemm.core.action import Action
from schlemm.core.calls import Call
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public, View

T = TypeVar("T")


@runtime_checkable  # the server hands it to routes, which look whether it is one
class Executor(Protocol):
    """Answers what a bot would do, somewhere else than in the caller's event loop."""

    async def start(self) -> None:
        """Get ready, so that the first question is answered as fast as any."""
        ...

    async def is_ready(self) -> bool:
        """Whether questions can be answered; what has died unasked is replaced first, and nothing else is disturbed."""
        ...

    async def close(self) -> None:
        """Stop everything; questions still open end with ``asyncio.CancelledError``."""
        ...

    async def act(self, bot_name: str, view: View) -> Action:
        """What the bot of this name does with this view.

        Raises:
            UnknownBot: If there is no such bot.
            NotAsked: If there is nothing to do for this seat.
            WorkerFault: If the answer could not be had, even at the second try.
        """
        ...

    async def explain(self, bot_name: str, public: Public, index: int) -> Explanation:
        """What a call means in the system of the bot of this name; raises as ``act`` does."""
        ...

    async def advise(self, view: View) -> Advice:
        """What this player's own system would call; raises as ``act`` does."""
        ...

    async def why_not(self, view: View, call: Call) -> tuple[Sentence, ...]:
        """Why this player's own system does not make this legal call; raises as ``act`` does."""
        ...

    async def safe_claim(self, view: View) -> int | None:
        """How many tricks this player may safely claim (see ``claims.safe_claim``); raises as ``act`` does."""
        ...

    async def carry_out(self, job: Job[T]) -> T:
        """Return the result of this job; raises what ``Job.run`` does, and ``WorkerFault`` as ``act`` does."""
        ...


class JobExecutor(ABC):
    """An ``Executor`` to which every question is a job."""

    @abstractmethod
    async def _run(self, job: Job[T]) -> T:
        """Return the result of this job."""

    async def is_ready(self) -> bool:
        """Whether questions can be answered."""
        return True

    async def act(self, bot_name: str, view: View) -> Action:
        """What the bot of this name does with this view."""
        return await self._run(WhatToDo(bot_name, view))

    async def explain(self, bot_name: str, public: Public, index: int) -> Explanation:
        """What a call means in the system of the bot of this name."""
        return await self._run(WhatItMeans(bot_name, public, index))

    async def advise(self, view: View) -> Advice:
        """What this player's own system would call."""
        return await self._run(WhatToCall(view))

    async def why_not(self, view: View, call: Call) -> tuple[Sentence, ...]:
        """Why this player's own system does not make this legal call."""
        return await self._run(WhyNotThat(view, call))

    async def safe_claim(self, view: View) -> int | None:
        """How many tricks this player may safely claim."""
        return await self._run(WhatIsSure(view))

    async def carry_out(self, job: Job[T]) -> T:
        """Return the result of this job."""
        return await self._run(job)


class InlineExecutor(JobExecutor):
    """Thinks on the spot, in the caller's process: for tests and tools without an event loop to keep free."""

    async def start(self) -> None:
        """Nothing to get ready."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def _run(self, job: Job[T]) -> T:
        return job.run()
