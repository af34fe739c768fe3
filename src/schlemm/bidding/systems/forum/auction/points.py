"""How high the points of both hands reach, as Forum judges it: what partner has shown, and what a contract needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schlemm.bidding.natural.fit import expected, shown_points
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.auction.contest import partner_figures
from schlemm.core.cards import Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import usual_span

_WIDEST: Final = 5
"""How many points above the least a hand is reckoned with at most: the highest points are rare."""


def _shown(situation: Situation, seat: Seat, trump: Suit | None) -> Range:
    """The points that a seat has shown but for odd hands: figure points for notrump, with its shape for a suit.

    Args:
        situation: The auction.
        seat: Whose points.
        trump: The suit, or ``None`` for notrump.
    """
    known = situation.known.of(seat).classes
    figures, long = usual_span(known, PointCount.FIGURES), usual_span(known, PointCount.LONG)
    if trump is None:
        low = max(figures.low, long.low - 1)
        return Range(low, max(low, min(figures.high, low + _WIDEST)))
    shaped = (long, usual_span(known, PointCount.SHORT), usual_span(known, PointCount.support(trump)))
    low = max(each.low for each in shaped)
    high = min(each.high for each in shaped)
    return Range(low, max(low, min(high, low + _WIDEST)))


def _points(situation: Situation, suits: Sequence[Suit]) -> Range:
    return _shown(situation, situation.seat.partner, next(iter(suits), None))


def points_low(situation: Situation, suits: Sequence[Suit] = ()) -> int:
    """The fewest points that partner has shown, but for odd hands, as they count for this suit, or for notrump."""
    return _points(situation, suits).low


def points_high(situation: Situation, suits: Sequence[Suit] = ()) -> int:
    """The most points that partner has shown so."""
    return _points(situation, suits).high


def game_from(situation: Situation, needed: int, suits: Sequence[Suit] = ()) -> int:
    """The points that bid game in this suit or notrump where an invitation is possible, if both hands need so many."""
    points = _points(situation, suits)
    return needed - points.low - (points.high - points.low) // 4


def invites_from(situation: Situation, needed: int, suits: Sequence[Suit] = ()) -> int:
    """The points from which it is possible opposite the most that partner holds."""
    points = _points(situation, suits)
    return needed - points.high + (points.high - points.low) // 4


def accepts_from(situation: Situation, needed: int, suits: Sequence[Suit] = ()) -> int:
    """The points that bid it where partner has invited: opposite the middle of what partner has shown."""
    points = _points(situation, suits)
    return needed - (points.low + points.high + 1) // 2


def seats_reckoned_points(situation: Situation, seat: Seat, trump: Suit) -> int:
    """The points for play in this suit that this seat has but for odd hands: the most of the ways to count them."""
    known = situation.known.of(seat).classes
    counts = (PointCount.FIGURES, PointCount.LONG, PointCount.support(trump))
    return max(usual_span(known, count).low for count in counts)


def reckoned_points(situation: Situation, suit: Suit) -> int:
    """The points for play in this suit that partner has but for odd hands: the most of the ways to count them."""
    return seats_reckoned_points(situation, situation.seat.partner, suit)


def upper_third(situation: Situation) -> int:
    """The figure points from which one has the upper third of what one has shown."""
    low, high = situation.own.figures
    return high - (high - low) // 3


def partners_long(situation: Situation) -> int:
    """The fewest points, long suits counted, that partner has shown."""
    return shown_points(situation, situation.seat.partner, PointCount.LONG).low


def most_support(situation: Situation, suit: Suit) -> int:
    """The most points in support of a suit that one may have."""
    return shown_points(situation, situation.seat, PointCount.support(suit)).high


def lack(situation: Situation, figures: int) -> int:
    """The figure points that make so many with what partner is expected to have, near the least that was shown."""
    return round(figures - expected(situation, PointCount.FIGURES))


def likely_lack(situation: Situation, figures: int) -> int:
    """The same with what partner has on average, a little less."""
    return round(figures - partner_figures(situation))
