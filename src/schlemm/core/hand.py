"""A set of cards, as one player holds it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.core.cards import CARDS, RANKS, SUITS, Card, Suit
from schlemm.core.errors import NotationError

SUIT_BITS: Final = 0x1FFF
"""The thirteen bits of one suit, before they are shifted to its place."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Any set of the 52 cards; bit ``card.index`` of ``bits`` stands for a card.

    The notation is that of PBN: spades, hearts, diamonds, clubs, each from the highest card, dots between.

    >>> hand = Hand.parse("AKQ.T98..5432")
    >>> len(hand), hand.lengths, str(hand.cards_of(Suit.HEARTS)[0])
    (10, (4, 0, 3, 3), 'HT')
    """

    bits: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The set of these cards."""
        bits = 0
        for card in cards:
            bits |= 1 << card.index
        return cls(bits)

    @property
    def lengths(self) -> tuple[int, int, int, int]:
        """How many clubs, diamonds, hearts and spades, at the suit's index."""
        bits = self.bits
        return (
            (bits & SUIT_BITS).bit_count(),
            (bits >> 13 & SUIT_BITS).bit_count(),
            (bits >> 26 & SUIT_BITS).bit_count(),
            (bits >> 39).bit_count(),
        )

    def length(self, suit: Suit) -> int:
        """How many cards of this suit."""
        return (self.bits >> 13 * suit.index & SUIT_BITS).bit_count()

    def in_suit(self, suit: Suit) -> Hand:
        """Only the cards of this suit."""
        return Hand(self.bits & SUIT_BITS << 13 * suit.index)

    def cards_of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of this suit, from the highest."""
        return tuple(self.in_suit(suit))

    def without(self, card: Card) -> Hand:
        """The same cards but this one."""
        return Hand(self.bits & ~(1 << card.index))

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits >> card.index & 1)

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[Card]:
        """From ♠A down to ♣2."""
        bits = self.bits
        while bits:
            index = bits.bit_length() - 1
            bits ^= 1 << index
            yield CARDS[index]

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.bits | other.bits)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.bits & other.bits)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.bits & ~other.bits)

    def __str__(self) -> str:
        return ".".join("".join(card.rank.letter for card in self.in_suit(suit)) for suit in reversed(SUITS))

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read four holdings, spades first, separated by dots; an empty holding is a void.

        Raises:
            NotationError: If a rank is unknown, a card stands there twice, or there are not four holdings.
        """
        holdings = text.split(".")
        if len(holdings) != len(SUITS):
            raise NotationError("hand", text, "not-four-holdings", len(text))
        bits = 0
        position = 0
        for suit, holding in zip(reversed(SUITS), holdings, strict=True):
            for letter in holding:
                bits = _with_letter(bits, suit, letter, text, position)
                position += 1
            position += 1
        return cls(bits)


def _with_letter(bits: int, suit: Suit, letter: str, text: str, position: int) -> int:
    rank = next((rank for rank in RANKS if rank.letter == letter), None)
    if rank is None:
        raise NotationError("hand", text, "unknown-rank", position)
    bit = 1 << Card.of(suit, rank).index
    if bits & bit:
        raise NotationError("hand", text, "card-twice", position)
    return bits | bit


EMPTY: Final = Hand()
PACK: Final = Hand((1 << 52) - 1)
"""All 52 cards."""
