"""What the contested auctions share: vulnerability, what partner has shown in the right count, whose turn it was."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Pass
from schlemm.core.cards import SUITS, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.frequency import mean_figures

MARGIN: Final = 0.5
"""Figure points fewer than such hands have on average, with which partner is reckoned."""
SURE_FIT: Final = 3
"""Cards in partner's suit with which a choice between two suits is as good as a raise."""


def is_vulnerable(situation: Situation) -> bool:
    """Whether the side in turn is vulnerable."""
    return situation.public.vulnerability.of(situation.seat.side)


def are_vulnerable(situation: Situation) -> bool:
    """Whether the opponents are vulnerable."""
    return situation.public.vulnerability.of(situation.seat.side.other)


def they_called(situation: Situation) -> bool:
    """Whether the opponents have called something else than a pass."""
    return bool(situation.calls_of(situation.seat.left) or situation.calls_of(situation.seat.right))


def is_last_chance(situation: Situation) -> bool:
    """Whether a pass now ends the auction."""
    calls = situation.line
    return len(calls) > 2 and all(isinstance(call, Pass) for call in calls[-2:])


def their_fit(situation: Situation) -> Suit | None:
    """The suit that both opponents have shown; one that was only preferred to another may be no fit."""
    left, right = situation.seat.left, situation.seat.right
    both = [suit for suit in SUITS if all(suit in situation.suits_of(seat) for seat in (left, right))]
    sure = (suit for suit in both if not any(_prefers(situation, seat, suit) for seat in (left, right)))
    return next(sure, None)


def _prefers(situation: Situation, seat: Seat, suit: Suit) -> bool:
    """Whether this seat has only chosen the suit of two that partner bid, and may have fewer than three cards."""
    chosen = any(
        caller is seat
        and reading is not None
        and reading.meaning is Meaning.PREFERENCE
        and suit in reading.suits
        for (caller, _), reading in zip(situation.by_seat(), situation.readings, strict=True)
    )
    return chosen and situation.known.of(seat).bounds.length(suit).low < SURE_FIT


def partner_figures(situation: Situation) -> float:
    """The figure points that partner is reckoned with for game in notrump: what such hands have, a little less."""
    held = situation.known.of(situation.seat.partner)
    return max(held.bounds.figures.low, mean_figures(held.classes) - MARGIN)
