"""Questions about bidding and play, answered beside the conversation: a worker's answer may take its time."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from schlemm.core.cards import Card
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.core.seats import Seat
from schlemm.dd.solver import SolverError
from schlemm.server.common.background import Background
from schlemm.server.common.messages import Reason
from schlemm.server.common.reasons import of_notation, of_refusal, of_solver, of_store, of_violation
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.outbox import Outbox
from schlemm.server.live.permissions import check_seated
from schlemm.server.protocol import client
from schlemm.server.protocol.acts import call_of
from schlemm.server.protocol.server import MeaningView, Refusal, Reply
from schlemm.server.views.meaning import call_meaning, hinted, objections
from schlemm.server.views.review import card_hinted, reviewed
from schlemm.server.views.says import card_said
from schlemm.store.checksum import EventAltered
from schlemm.store.store import StoreTrouble
from schlemm.table.live.reviews import Review
from schlemm.table.rules.refusal import Refused
from schlemm.table.views.sight import sight_for, view_of
from schlemm.workers.process import WorkerFault

_LOG: Final = logging.getLogger(__name__)

_SAID: Final = {"busy": "bots-busy", "too-many": "too-many-questions"}
"""What is said of workers' reasons that are no fault of theirs."""

QUESTIONS: Final = 8
"""How many questions may be open at once."""


class Questions:
    """The questions of one socket.

    Args:
        live: The table they are about.
        outbox: Whose socket it is, and where answers go.
    """

    def __init__(self, live: LiveTable, outbox: Outbox) -> None:
        self._live = live
        self._session = live.session
        self._outbox = outbox
        self._background = Background()

    def ask(self, question: client.Question) -> None:
        """Make sure that the question is answered."""
        if len(self._background) >= QUESTIONS:
            self._outbox.reply(Refusal(question.id, Reason("too-fast")))
            return
        self._background.run(self._answer(question))

    def close(self) -> None:
        """Nobody listens any longer."""
        self._background.close()

    async def _answer(self, question: client.Question) -> None:
        try:
            async for reply in self._found(question):
                self._outbox.reply(reply)
        except (IndexError, ValueError) as error:
            reason = of_notation(error) if isinstance(error, NotationError) else Reason("no-such-call")
            self._outbox.reply(Refusal(question.id, reason))
        except RuleViolation as violation:
            self._outbox.reply(Refusal(question.id, of_violation(violation)))
        except Refused as refused:
            self._outbox.reply(Refusal(question.id, of_refusal(refused)))
        except WorkerFault as fault:
            if fault.reason != "too-many":  # the household's own doing
                table = self._session.table.id
                _LOG.error("table %s: no answer to %s: %s", table, type(question).__name__, fault)
            self._outbox.reply(Refusal(question.id, _no_answer(question, fault)))
        except SolverError as error:  # what it was asked about holds cards: only the reason is for the log
            _LOG.error("table %s: the solver is of no use: %s", self._session.table.id, error.reason)
            self._outbox.reply(Refusal(question.id, of_solver(error)))
        except StoreTrouble as trouble:
            self._outbox.reply(Refusal(question.id, of_store(trouble)))
        except EventAltered:
            self._outbox.reply(Refusal(question.id, Reason("table-damaged")))

    async def _found(self, question: client.Question) -> AsyncIterator[Reply]:
        seat = self._outbox.reader
        check_seated(self._session.table, seat)
        match question:
            case client.ExplainQuestion(id=name, index=index):
                yield await self._meaning(seat, name, index)
            case client.CardQuestion(id=name, card=card):
                yield card_said(name, sight_for(self._session.table, seat), Card.parse(card))
            case client.HintQuestion(id=name):
                yield hinted(name, await self._session.advise(seat))
            case client.WhyNotQuestion(id=name, call=text):
                call = call_of(text)
                yield objections(name, call, await self._session.why_not(seat, call))
            case client.CardHintQuestion(id=name):
                yield card_hinted(name, await self._session.weigh_cards(seat))
            case client.ReviewQuestion(id=name):
                async for review in self._session.reviews.follow():
                    yield reviewed(name, review, partial(self._chooser, review))

    def _chooser(self, review: Review, seat: Seat) -> Seat:
        """Who chose the cards of this seat on the board looked back at."""
        play = review.board.play
        return seat if play is None else self._session.table.chooses_for(seat, play.contract.declarer)

    async def _meaning(self, seat: Seat, name: str, index: int) -> MeaningView:
        auction = view_of(self._session.table, seat).auction
        explanation = await self._session.explain(seat, index)
        return call_meaning(name, index, auction.first.after(index), auction.calls[index], explanation)


def _no_answer(question: client.Question, fault: WorkerFault) -> Reason:
    """What somebody reads whose question the bots' workers have not answered."""
    if fault.reason in _SAID:
        return Reason(_SAID[fault.reason])
    about_cards = isinstance(question, client.CardHintQuestion | client.ReviewQuestion)
    return Reason("no-figures" if about_cards else "no-meaning")
