"""A first contract by the usual table: what the points of both hands together, and their longest suit, come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, SUITS, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.minibridge import figure_points

FIT: Final = 8
"""From this many cards in both hands together a suit is worth being trumps."""
INVITING: Final = 23
"""From this many points a part score in notrump may be one trick higher."""


class Zone(Enum):
    """How high the points of both hands reach; the value is what the wire and the catalogues call it."""

    PART_SCORE = "part-score"
    GAME = "game"
    SMALL_SLAM = "small-slam"
    GRAND_SLAM = "grand-slam"


LEAST: Final = ((Zone.GRAND_SLAM, 37), (Zone.SMALL_SLAM, 33), (Zone.GAME, 25), (Zone.PART_SCORE, 0))
"""From how many points on it is which; the highest first."""


@dataclass(frozen=True, slots=True)
class NamingAdvice:
    """What the table says of two hands.

    Attributes:
        points: Figure points of both hands.
        suit: The suit that would be trumps; ``None`` if no suit is long enough.
        length: How many cards of it both hands have; of the longest suit if none is long enough.
        zone: How high the points reach.
        bid: The contract that is named.
    """

    points: int
    suit: Suit | None
    length: int
    zone: Zone
    bid: Bid


def zone_of(points: int) -> Zone:
    """How high this many points of both hands reach.

    >>> [zone_of(points).value for points in (24, 25, 33, 37)]
    ['part-score', 'game', 'small-slam', 'grand-slam']
    """
    return next(zone for zone, least in LEAST if points >= least)


def plan(hand: Hand, dummy: Hand) -> NamingAdvice:
    """What to name with these two hands of thirteen cards.

    Trumps are a major suit of eight cards, else a minor of eight; of two as long the higher one. For game in a minor
    eleven tricks are many, so that it is played in notrump then; for a slam the longest suit is right, whatever it is.

    >>> str(plan(Hand.parse("AKQ32.A32.432.32"), Hand.parse("J54.KQ4.AQ5.5432")).bid)
    '4S'
    """
    points = figure_points(hand) + figure_points(dummy)
    zone = zone_of(points)
    lengths = {suit: hand.length(suit) + dummy.length(suit) for suit in reversed(SUITS)}
    suit = _trumps(lengths, zone)
    length = max(lengths.values()) if suit is None else lengths[suit]
    return NamingAdvice(points, suit, length, zone, Bid(_level(zone, suit, points), Strain.of(suit)))


def _trumps(lengths: dict[Suit, int], zone: Zone) -> Suit | None:
    """The suit that is trumps, if any."""
    slam = zone in {Zone.SMALL_SLAM, Zone.GRAND_SLAM}
    longest = max(lengths, key=lambda suit: (lengths[suit], suit.index))
    major = max(MAJORS, key=lambda suit: (lengths[suit], suit.index))
    if slam:
        return longest if lengths[longest] >= FIT else None
    if lengths[major] >= FIT:
        return major
    return longest if zone is Zone.PART_SCORE and lengths[longest] >= FIT else None


def _level(zone: Zone, suit: Suit | None, points: int) -> int:
    match zone:
        case Zone.GRAND_SLAM:
            return 7
        case Zone.SMALL_SLAM:
            return 6
        case Zone.GAME:
            return 3 if suit is None else 4
        case Zone.PART_SCORE:
            return 2 if suit is not None or points >= INVITING else 1
