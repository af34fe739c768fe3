"""What a rule may ask of a hand beyond points and lengths: stoppers, aces, kings, key cards, honours in a suit.

Two players cannot hold the same ace, but a set of hands does not know that: features are kept as they were asked,
and never denied. So a reading may be wider than the truth, and never narrower.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.cards import Card, Rank, Suit
from schlemm.core.hand import Hand

_GUARDS: Final = ((Rank.ACE, 1), (Rank.KING, 2), (Rank.QUEEN, 3), (Rank.JACK, 4))
"""How many cards it takes for a rank to stop a suit."""


@dataclass(frozen=True, slots=True)
class Stopper:
    """The hand can win a trick in a suit that the opponents lead: A, Kx, Qxx or Jxxx."""

    suit: Suit

    def fits(self, hand: Hand) -> bool:
        """Whether the hand has it."""
        held = hand.cards_of(self.suit)
        return bool(held) and any(held[0].rank is rank and len(held) >= least for rank, least in _GUARDS)


@dataclass(frozen=True, slots=True)
class Holds:
    """How many cards of one rank the hand has in all.

    Attributes:
        rank: Aces or kings.
        counts: The numbers that fit, rising.
    """

    rank: Rank
    counts: tuple[int, ...]

    def fits(self, hand: Hand) -> bool:
        """Whether the hand has one of these numbers."""
        return sum(Card.of(suit, self.rank) in hand for suit in Suit) in self.counts


@dataclass(frozen=True, slots=True)
class KeyCards:
    """How many of the five key cards the hand has: the four aces and the king of trumps.

    Attributes:
        trump: The trump suit.
        counts: The numbers that fit, rising.
        queen: Whether the queen of trumps must be there too; ``None`` if it does not matter.
    """

    trump: Suit
    counts: tuple[int, ...]
    queen: bool | None = None

    def fits(self, hand: Hand) -> bool:
        """Whether the hand has one of these numbers."""
        keys = sum(Card.of(suit, Rank.ACE) in hand for suit in Suit)
        keys += Card.of(self.trump, Rank.KING) in hand
        queen = Card.of(self.trump, Rank.QUEEN) in hand
        return keys in self.counts and self.queen in {None, queen}


@dataclass(frozen=True, slots=True)
class TopHonours:
    """At least so many of the highest cards of a suit.

    Attributes:
        suit: The suit.
        least: How many.
        among: Of how many from the ace down: 3 for A K Q, 5 for A K Q J 10.
    """

    suit: Suit
    least: int
    among: int = 3

    def fits(self, hand: Hand) -> bool:
        """Whether the hand has them."""
        highest = sorted(Rank, key=lambda rank: -rank.index)[: self.among]
        return sum(Card.of(self.suit, rank) in hand for rank in highest) >= self.least


Feature = Stopper | Holds | KeyCards | TopHonours
