"""Bots for games at random: what they do is legal and follows from what they see, and costs no time."""

import asyncio
from random import Random
from typing import TypeVar

from tests.asked_bots import AskedBots

from schlemm.bots.bot import answers_claim
from schlemm.bots.explaining import WhatCallsMean
from schlemm.bots.workers.questions import Job
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.view import View
from schlemm.dd.solver import SolverError

T = TypeVar("T")


class Hasty(AskedBots):
    """Bots that do something legal at once."""

    async def act(self, bot_name: str, view: View) -> Action:
        """Something legal."""
        del bot_name
        return anything(view)

    async def safe_claim(self, view: View) -> int | None:
        """Something that follows from the view; whether it is true is tested elsewhere."""
        random = Random(view.text())
        return random.randint(2, len(view.hand)) if len(view.hand) > 2 and random.random() < 0.5 else None

    async def other(self, job: Job[T]) -> T:
        """What calls mean; no figures, for they take long."""
        asked: object = job
        if isinstance(asked, WhatCallsMean):
            return await super().other(job)
        raise SolverError("missing", detail=str(job))


class Prompted(Hasty):
    """Bots that do one thing each time they are told to go on."""

    def __init__(self) -> None:
        self._may = asyncio.Semaphore(0)

    def go_on(self) -> None:
        """One of them may do one thing."""
        self._may.release()

    async def act(self, bot_name: str, view: View) -> Action:
        """Something legal, once it may."""
        await self._may.acquire()
        return await super().act(bot_name, view)


def anything(view: View) -> Action:
    """Something legal that follows from the view: auctions end soon, and a claim is made now and then."""
    random = Random(view.text())
    if answers_claim(view):
        return AnswerClaim(random.random() < 0.4)
    calls = view.legal_calls()
    if calls:
        opens = len(view.auction.calls) < 2
        return MakeCall(random.choice(calls[:8]) if opens or random.random() < 0.25 else calls[0])
    if random.random() < 0.02 and view.seat not in view.refused:
        return MakeClaim(random.randint(0, len(view.hand)))
    return PlayCard(random.choice(tuple(view.legal_cards())))
