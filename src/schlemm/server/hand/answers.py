"""What is answered about the worth of thirteen cards."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Final

from schlemm.bidding.language.lines import SystemTextError
from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bidding.systems import distribution_named
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.dealing.numbered import random_deal
from schlemm.evaluation.points import Scheme
from schlemm.formats.reading import UnreadableText
from schlemm.learn.openings import Openings
from schlemm.server.common.asker import Asker
from schlemm.server.count.views import defects_view
from schlemm.server.hand.reading import DealText, HandText
from schlemm.server.hand.views import breaks_view, deal_answer, hand_account
from schlemm.server.hand.wire import Breaks, DealAnswer, HandAnswer
from schlemm.server.texts.readers import TextReaders

LONGEST: Final = 160
"""Signs of a typed hand."""
LONGEST_MESSAGE: Final = 2_000
"""Signs of a text in which a deal may stand."""


async def hand(
    asker: Asker, text: str, letters: str, system: str, runner: JobRunner, texts: TextReaders
) -> HandAnswer:
    """Return what a typed hand is worth, or what is wrong with it.

    Args:
        asker: Who asks.
        text: The hand as a player types it; with nothing a hand is dealt.
        letters: The language whose letters are meant: ``de``, ``it``, ``fr``; else the canonical ones.
        system: What the player bids, which says how distribution is counted; one that is not known says nothing.
        runner: Whose workers know the systems.
        texts: What reads the hand.
    """
    typed = HandText(text[:LONGEST], letters)
    try:
        found = await texts.read(typed, asker.household) if text.strip() else _dealt()
    except UnreadableText as error:
        return HandAnswer(None, defects_view(error))
    openings = await runner.carry_out(Openings(found))
    return HandAnswer(hand_account(found, openings, _distribution(system[:LONGEST])), [])


async def sent_deal(asker: Asker, text: str, texts: TextReaders) -> DealAnswer:
    """Return the deal in a text that somebody was sent."""
    return deal_answer(await texts.read(DealText(text[:LONGEST_MESSAGE]), asker.household))


@cache
def suit_breaks() -> Breaks:
    """Return how missing cards of a suit may lie."""
    return breaks_view()


def _distribution(system: str) -> Scheme:
    try:
        return distribution_named(system)
    except (UnknownSystem, SystemTextError):
        return distribution_named("")


def _dealt() -> Hand:
    return random_deal(secrets.randbelow).hand(Seat.SOUTH)
