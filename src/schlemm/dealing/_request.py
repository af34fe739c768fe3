"""A request for deals as integers, as both ways to draw them take it, and what single hands are asked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from schlemm.core.cards import SUITS, Card, Rank, Suit
from schlemm.core.hand import SUIT_BITS, Hand
from schlemm.core.seats import SEATS
from schlemm.dealing._class_tables import HOLDINGS
from schlemm.dealing.constraints import Constraints
from schlemm.evaluation.classes import everything
from schlemm.evaluation.features import Feature, Holds, KeyCards, Stopper, TopHonours

_HIGHEST: Final = sorted(Rank, key=lambda rank: -rank.index)

Bounds = tuple[tuple[int, int], ...]
"""The least and the most that a side has of clubs, diamonds, hearts, spades and points."""


class HandCheck(NamedTuple):
    """What a hand is asked beyond points and lengths.

    Attributes:
        seat: Whose hand, 0 to 3.
        cards: The cards that are looked at, as bits.
        counts: A bit for each number of them that fits; ``None`` asks for a stopper in the suit that they are.
    """

    seat: int
    cards: int
    counts: int | None

    def fits(self, hand: int) -> bool:
        """Return whether a hand fits."""
        held = hand & self.cards
        if self.counts is None:
            return any(_stopping()[held >> 13 * suit & SUIT_BITS] for suit in range(4))
        return bool(self.counts >> held.bit_count() & 1)


@cache
def _stopping() -> tuple[bool, ...]:
    """Which of the 8192 holdings stop a suit."""
    return tuple(Stopper(Suit.CLUBS).fits(Hand(holding)) for holding in range(HOLDINGS))


@dataclass(frozen=True, slots=True)
class DealRequest:
    """What is asked, as integers.

    Attributes:
        held: The cards that each seat has for sure.
        classes: The sets of hands (``evaluation.classes``) of each seat; ``None`` for any hand.
        checks: What single hands are asked besides.
        sides: What each side has together.
    """

    held: tuple[int, ...]
    classes: tuple[int | None, ...]
    checks: tuple[HandCheck, ...]
    sides: tuple[Bounds, Bounds]


def request_of(asked: Constraints) -> DealRequest:
    """What is asked, as integers."""
    classes = (hands.classes for hands in asked.shown)
    checks = [
        check
        for seat in SEATS
        for feature in sorted(asked.shown.of(seat).features, key=repr)
        for check in checks_of(seat.index, feature)
    ]
    return DealRequest(
        tuple(hand.bits for hand in asked.held),
        tuple(None if each == everything() else each for each in classes),
        tuple(checks),
        (asked.together.north_south.bounds, asked.together.east_west.bounds),
    )


def checks_of(seat: int, feature: Feature) -> list[HandCheck]:
    """What a feature asks of a seat's hand; all of it must hold."""
    match feature:
        case Stopper(suit):
            return [HandCheck(seat, SUIT_BITS << 13 * suit.index, None)]
        case Holds(rank, counts):
            return [HandCheck(seat, _bits(*(Card.of(suit, rank) for suit in SUITS)), _set_of(counts))]
        case KeyCards(trump, counts, queen):
            aces = (Card.of(suit, Rank.ACE) for suit in SUITS)
            keys = HandCheck(seat, _bits(*aces, Card.of(trump, Rank.KING)), _set_of(counts))
            lady = HandCheck(seat, _bits(Card.of(trump, Rank.QUEEN)), 1 << bool(queen))
            return [keys] if queen is None else [keys, lady]
        case TopHonours(suit, least, among):
            top = _bits(*(Card.of(suit, rank) for rank in _HIGHEST[:among]))
            return [HandCheck(seat, top, _set_of(range(max(least, 0), among + 1)))]


def _bits(*cards: Card) -> int:
    return Hand.of(cards).bits


def _set_of(counts: tuple[int, ...] | range) -> int:
    return sum({1 << count for count in counts if 0 <= count <= 13})
