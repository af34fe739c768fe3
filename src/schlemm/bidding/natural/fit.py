"""How far the trumps of both hands carry: tricks expected from trumps and from the points of both."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from schlemm.bidding.rules.situation import Situation
from schlemm.core.cards import SUITS, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount

EVEN_POINTS: Final = 20.0
"""Points of both hands, length counted by one and support by the other, that are worth ``TRICKS`` with eight trumps."""
EVEN_TRUMPS: Final = 8
TRICKS: Final = 7.42
PER_TRICK: Final = 2.83
"""Points that are worth a trick."""
PER_TRUMP: Final = 0.4
"""Tricks that a ninth or tenth trump is worth besides what its short suits count."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A suit in which both hands may have trumps enough.

    Attributes:
        suit: The suit.
        partner: The fewest cards partner has there.
        points: What partner is expected to count, as the other hand's partner counts.
        count: How the hand in turn counts.
    """

    suit: Suit
    partner: int
    points: float
    count: PointCount

    def needs(self, tricks: float, trumps: int) -> int:
        """The count of the hand in turn with which so many tricks are expected, with so many trumps in all."""
        together = EVEN_POINTS + PER_TRICK * (tricks - TRICKS - PER_TRUMP * (trumps - EVEN_TRUMPS))
        return max(ceil(together - self.points), 0)

    def box(self, trumps: int, low: int, high: int = MOST) -> Box:
        """Hands that bring both hands to so many trumps, and have so many points."""
        return Box().with_count(self.count, low, high).with_length(self.suit, max(trumps - self.partner, 0))


def shown_fits(situation: Situation) -> tuple[Fit, ...]:
    """The suits our side has shown, partner's first: those in which eight trumps are likely enough."""
    seat, partner = situation.seat, situation.seat.partner
    found: list[Fit] = []
    for suit in (*situation.suits_of(partner), *situation.suits_of(seat)):
        held, own = trumps_shown(situation, partner, suit), trumps_shown(situation, seat, suit)
        if suit in situation.their_suits or held < 2 or any(fit.suit is suit for fit in found):
            continue
        mine, theirs = (
            (PointCount.LONG, PointCount.support(suit))
            if own > held
            else (PointCount.support(suit), PointCount.LONG)
        )
        found.append(Fit(suit, held, expected(situation, theirs), mine))
    chosen = agreed_suit(situation)
    return tuple(sorted(found, key=lambda fit: (fit.suit is not chosen, not fit.suit.is_major)))


def expected(situation: Situation, count: PointCount) -> float:
    """What partner is expected to count: near the least that was shown."""
    low, high = shown_points(situation, situation.seat.partner, count)
    return low + min((high - low) / 4, 2.0)


def shown_points(situation: Situation, seat: Seat, count: PointCount) -> Range:
    """The fewest and the most points that a seat has shown, in a count."""
    return span(situation.known.of(seat).classes, count)


def trumps_shown(situation: Situation, seat: Seat, suit: Suit) -> int:
    """The fewest cards of a suit that a seat has promised."""
    return situation.known.of(seat).bounds.length(suit).low


def agreed_suit(situation: Situation) -> Suit | None:
    """The suit both hands of our side have shown."""
    mine, partners = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    return next((suit for suit in SUITS if suit in mine and suit in partners), None)
