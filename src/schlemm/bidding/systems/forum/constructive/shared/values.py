"""How high the points of both hands reach, as Forum judges it: what partner has shown, and what a contract needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.situation import (
    Situation,
    have_opponents_passed,
    is_opening_artificial,
)
from schlemm.core.calls import Bid, Double, Pass
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import usual_span

MAJOR_GAME: Final = 26
"""Points of both hands for game in a major with eight trumps, short suits counted."""
MINOR_GAME: Final = 29
NOTRUMP_GAME: Final = 25
"""Figure points of both hands for three notrump."""
TRUMPS: Final = 8
"""Cards of both hands that make a fit."""
ARTIFICIAL_RAISES: Final = frozenset({Meaning.STRONG_RAISE, Meaning.DRURY, Meaning.SPLINTER})
"""Calls that agree a suit by another bid: over a double of one the answers stay as they are."""
_WIDEST: Final = 5
"""How many points above the least a hand is reckoned with at most: the highest points are rare."""


def is_undisturbed(situation: Situation) -> bool:
    """Whether our side opened one of a suit it spoke of, and they have passed, or doubled artificial raises of ours."""
    opened = situation.opening
    if opened is None or opened.level != 1 or opened.strain is Strain.NOTRUMP:
        return False
    if is_opening_artificial(situation):
        return False
    return have_opponents_passed(situation) or _have_only_doubled_raises(situation)


def _have_only_doubled_raises(situation: Situation) -> bool:
    """Whether every call of theirs but a pass doubled a bid that agreed our suit by another: nothing is changed."""
    side, before = situation.seat.side, None
    for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True):
        if seat.side is not side and not isinstance(call, Pass):
            raised = before is not None and before.meaning in ARTIFICIAL_RAISES
            if not raised or not isinstance(call, Double):
                return False
        before = reading
    return True


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


def partners_points(situation: Situation, trump: Suit | None = None) -> Range:
    """The points that partner has shown."""
    return _shown(situation, situation.seat.partner, trump)


def count_for(situation: Situation, trump: Suit) -> PointCount:
    """How the hand in turn counts for this suit: as dummy if partner has shown more cards of it, else as declarer."""
    mine, theirs = situation.own.length(trump).low, situation.partner.length(trump).low
    return PointCount.support(trump) if theirs > mine else PointCount.SHORT


def game_from(points: Range, needed: int) -> int:
    """The points that bid game where an invitation is possible."""
    return needed - points.low - (points.high - points.low) // 4


def invites_from(points: Range, needed: int) -> int:
    """The points from which game is possible opposite the most partner holds."""
    return needed - points.high + (points.high - points.low) // 4


def accepts_from(points: Range, needed: int) -> int:
    """The points that bid game where partner has invited: opposite the middle of what he has shown."""
    return needed - (points.low + points.high + 1) // 2


def fit_box(situation: Situation, suit: Suit, trumps: int = TRUMPS) -> Box:
    """Hands that hold so many trumps together with what partner has shown."""
    return Box().with_length(suit, max(trumps - situation.partner.length(suit).low, 0))


def others(*suits: Suit) -> Iterator[Suit]:
    """The other suits, from the highest."""
    return (suit for suit in reversed(SUITS) if suit not in suits)


def natural_bid(level: int, suit: Suit | None = None) -> Bid:
    """A bid in a suit; in notrump without one."""
    return Bid(level, Strain.NOTRUMP if suit is None else Strain.of(suit))


def cheapest_bid(situation: Situation, suit: Suit | None = None, jump: int = 0) -> Bid | None:
    """The cheapest bid in a suit or notrump, or one so many levels higher; ``None`` above seven."""
    strain = Strain.NOTRUMP if suit is None else Strain.of(suit)
    level = situation.cheapest(strain) + jump
    return Bid(level, strain) if level <= 7 else None
