"""Bots that a test answers for, one kind of question at a time."""

from typing import TypeVar, cast

from schlemm.bidding.explanation.advice import Advice
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job, WhatIsSure, WhatToCall, WhatToDo, WhyNotThat
from schlemm.core.action import Action
from schlemm.core.calls import Call
from schlemm.core.sentence import Sentence
from schlemm.core.view import View

T = TypeVar("T")


class AskedBots(InlineExecutor):
    """An executor with a method for each kind of question about one view, which answers truly unless overridden."""

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Answer a job by the method of its kind."""
        asked: object = job
        match asked:
            case WhatToDo(bot_name, view):
                return cast("T", await self.act(bot_name, view))
            case WhatIsSure(view):
                return cast("T", await self.safe_claim(view))
            case WhatToCall(view):
                return cast("T", await self.advise(view))
            case WhyNotThat(view, call):
                return cast("T", await self.why_not(view, call))
        return await self.other(job)

    async def act(self, bot_name: str, view: View) -> Action:
        """What the bot of this name does."""
        return WhatToDo(bot_name, view).run()

    async def safe_claim(self, view: View) -> int | None:
        """How many tricks this player may safely claim."""
        return WhatIsSure(view).run()

    async def advise(self, view: View) -> Advice:
        """What this player's own system would call."""
        return WhatToCall(view).run()

    async def why_not(self, view: View, call: Call) -> tuple[Sentence, ...]:
        """Why this player's own system does not make this call."""
        return WhyNotThat(view, call).run()

    async def other(self, job: Job[T]) -> T:
        """What comes of any other job."""
        return job.run()
