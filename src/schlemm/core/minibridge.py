"""Mini-bridge, the first step to bridge: points are announced, and one player names the contract instead of bidding.

All four announce their figure points. The side with more declares, its stronger hand is declarer, and its partner's
hand is laid down before declarer names the contract. With 20 points on either side the cards are dealt again. The
sources do not have this game; it is taught as a first step nearly everywhere.
"""

from __future__ import annotations

from itertools import accumulate
from operator import or_
from typing import Final

from schlemm.core.cards import SUITS, Card, Rank
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SIDES, BySeat, Seat

FIGURES: Final = ((Rank.ACE, 4), (Rank.KING, 3), (Rank.QUEEN, 2), (Rank.JACK, 1))
"""What the figures count (S1:19, S4:47): 10 points in each suit, 40 in the pack."""

_FIGURES: Final[tuple[int, ...]] = tuple(
    accumulate((Hand.of(Card.of(suit, rank) for suit in SUITS).bits for rank, _ in FIGURES), or_)
)
_A, _AK, _AKQ, _AKQJ = _FIGURES


def figure_points(hand: Hand) -> int:
    """The points of aces, kings, queens and jacks: 4, 3, 2 and 1 each.

    >>> figure_points(Hand.parse("AKQJ.T98.765.432"))
    10
    """
    bits = hand.bits  # an ace is among four of these sets, a jack among one; bots count millions of hands
    return (
        (bits & _A).bit_count()
        + (bits & _AK).bit_count()
        + (bits & _AKQ).bit_count()
        + (bits & _AKQJ).bit_count()
    )


def announced(deal: Deal) -> BySeat[int]:
    """What the four players announce."""
    return deal.hands.map(figure_points)


def declarer_of(points: BySeat[int], dealer: Seat) -> Seat | None:
    """Who names the contract and plays it; ``None`` if both sides have the same, so that the cards are dealt again.

    With the same points in both hands of a pair it is the one who announces first, clockwise from the dealer, who
    is the first of all.

    >>> declarer_of(BySeat(9, 10, 12, 9), Seat.NORTH).name, declarer_of(BySeat(11, 8, 11, 10), Seat.EAST).name
    ('SOUTH', 'SOUTH')
    """
    first, second = (sum(points.of(seat) for seat in side.seats) for side in SIDES)
    if first == second:
        return None
    seats = SIDES[0 if first > second else 1].seats
    return min(seats, key=lambda seat: (-points.of(seat), (seat.index - dealer.index) % 4))


def is_level(deal: Deal) -> bool:
    """Return whether both sides have the same points, so that nobody declares."""
    return declarer_of(announced(deal), Seat.NORTH) is None


def passed_to(deal: Deal, seat: Seat) -> Deal:
    """The deal with its hands passed on round the table until declarer's lies with this player, who deals.

    All players pass their hands on by the same number of seats, so that the four hands, and who sits beside whom,
    stay what they were. With the same points on both sides nobody declares, and nothing is passed on.

    >>> deal = Deal.parse("N:AKQJ.AKQ.432.432 5432.432.AKQ.765 T987.T98.T98.T98 6.J765.J765.AKQJ")
    >>> str(passed_to(deal, Seat.EAST))
    'N:T987.T98.T98.T98 6.J765.J765.AKQJ AKQJ.AKQ.432.432 5432.432.AKQ.765'
    """
    ways = (deal.passed_on(turns) for turns in range(4))
    return next((way for way in ways if declarer_of(announced(way), seat) is seat), deal)
