"""What a bot at a table does, and what is done for it if it fails."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Final

from schlemm.bots.bot import answers_claim
from schlemm.bots.simple import SensibleAction, simplest
from schlemm.bots.workers.executor import JobRunner
from schlemm.bots.workers.questions import WhatToDo
from schlemm.core.action import Action, AnswerClaim
from schlemm.core.seats import Seat
from schlemm.core.view import View
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.ceremony import CutPack, cut_of_bot
from schlemm.table.rules.decide import decide
from schlemm.table.state.table import Table
from schlemm.table.views.sight import view_of
from schlemm.workers.process import WorkerFault

_LOG: Final = logging.getLogger(__name__)


@dataclass(eq=True, unsafe_hash=True)
class SpareAction(Exception):
    """A bot failed, and something simple was done for it.

    Attributes:
        seat: Where the bot sits.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a bot does.

    Attributes:
        action: A legal action, or where the bot cuts the pack.
        stood_in: That it is not the bot's own.
    """

    action: Action | CutPack
    stood_in: SpareAction | None = None


@dataclass(frozen=True, slots=True)
class Occasion:
    """All that a bot's call, card, claim or answer follows from: asked the same, it does the same.

    Attributes:
        seat: Who is asked.
        bot: The name of the bot.
        view: What it sees.
        away: Whether it plays for a person who is away.
    """

    seat: Seat
    bot: str
    view: View
    away: bool


def occasion_of(table: Table, seat: Seat) -> Occasion:
    """What the bot of this seat is asked at a table as it stands; it is not to cut a pack."""
    view = _unclaiming(table, view_of(table, seat))
    return Occasion(seat, table.bot_at(seat) or "", view, seat in table.company.away)


async def chosen_action(runner: JobRunner, deals: DealSource, table: Table, seat: Seat) -> Chosen:
    """What the bot of this seat does, which is legal; if it fails, what rules of thumb say, else the simplest thing.

    Failures are logged by their kind: what they say may name cards.

    Raises:
        WorkerFault: If the workers are closed.
    """
    if table.pack_to_cut is not None:
        return Chosen(cut_of_bot(table, seat))
    occasion = occasion_of(table, seat)
    view = occasion.view
    if occasion.away and answers_claim(view):
        return Chosen(AnswerClaim(accept=False))
    stood_in = None
    for job in (WhatToDo(occasion.bot, view), SensibleAction(view)):
        try:
            action = await runner.carry_out(job)
            decide(table, Request("", seat, table.version, action), deals)
        except Exception as error:
            kind = error.reason if isinstance(error, WorkerFault) else type(error).__name__
            if kind == "closed":
                raise
            _LOG.error("the bot at %s, table %s, version %s failed: %s", seat, table.id, table.version, kind)
            stood_in = SpareAction(seat)
        else:
            return Chosen(action, stood_in)
    return Chosen(simplest(view), stood_in)


def _unclaiming(table: Table, view: View) -> View:
    """The view of a bot, which claims nothing as long as a person is away: it would face their cards, or ask them."""
    return replace(view, refused=(*view.refused, view.seat)) if table.company.away else view
