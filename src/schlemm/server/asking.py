"""Questions about the bidding, answered beside the conversation: a worker's answer may take its time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from schlemm.bots.workers import WorkerFault
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.core.seats import Seat
from schlemm.server.commands import call_of
from schlemm.server.encode.meaning import hinted, meaning_of, objections
from schlemm.server.encode.reasons import of_notation, of_refusal, of_violation
from schlemm.server.outbox import Outbox, Reply
from schlemm.server.wire import client
from schlemm.server.wire.basics import Reason
from schlemm.server.wire.server import Meaning, Refusal
from schlemm.table.refusal import Refused
from schlemm.table.session import Session
from schlemm.table.sight import view_of

_LOG: Final = logging.getLogger(__name__)

QUESTIONS: Final = 8
"""How many questions may be open at once."""


class Asking:
    """The questions of one socket.

    Args:
        session: The table they are about.
        seat: Who asks.
        outbox: Where answers go.
    """

    def __init__(self, session: Session, seat: Seat, outbox: Outbox) -> None:
        self._session = session
        self._seat = seat
        self._outbox = outbox
        self._open: set[asyncio.Task[None]] = set()

    def ask(self, question: client.Question) -> None:
        """See to it that the question is answered."""
        if len(self._open) >= QUESTIONS:
            self._outbox.reply(Refusal(question.id, Reason("too-fast")))
            return
        task = asyncio.create_task(self._answer(question))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    def close(self) -> None:
        """Nobody listens any longer."""
        for task in tuple(self._open):
            task.cancel()

    async def _answer(self, question: client.Question) -> None:
        try:
            self._outbox.reply(await self._found(question))
        except (IndexError, ValueError) as error:
            reason = of_notation(error) if isinstance(error, NotationError) else Reason("no-such-call")
            self._outbox.reply(Refusal(question.id, reason))
        except RuleViolation as violation:
            self._outbox.reply(Refusal(question.id, of_violation(violation)))
        except Refused as refused:
            self._outbox.reply(Refusal(question.id, of_refusal(refused)))
        except WorkerFault as fault:
            table = self._session.table.id
            _LOG.error("table %s: no answer to %s: %s", table, type(question).__name__, fault)
            self._outbox.reply(Refusal(question.id, Reason("no-meaning")))

    async def _found(self, question: client.Question) -> Reply:
        match question:
            case client.Explain(id=name, index=index):
                return await self._meaning(name, index)
            case client.Hint(id=name):
                return hinted(name, await self._session.advise(self._seat))
            case client.WhyNot(id=name, call=text):
                call = call_of(text)
                return objections(name, call, await self._session.why_not(self._seat, call))

    async def _meaning(self, name: str, index: int) -> Meaning:
        auction = view_of(self._session.table, self._seat).auction
        explanation = await self._session.explain(self._seat, index)
        return meaning_of(name, index, auction.first.after(index), auction.calls[index], explanation)
