"""A set of cards, as one player holds it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from schlemm.core.cards import CARDS, RANKS, SUITS, Card, Suit
from schlemm.core.checks import WrongType, check_text
from schlemm.core.errors import NotationError

ALL_BITS: Final = (1 << 52) - 1
"""The bits of all 52 cards."""

CARD_WANTED: Final = "a Card, or read a text with Card.parse"
HAND_WANTED: Final = "52 bits, cards with Hand.of, or a text with Hand.parse"

SUIT_BITS: Final = 0x1FFF
"""The thirteen bits of one suit, before they are shifted to its place."""
_DIAMONDS: Final = SUIT_BITS << 13
_HEARTS: Final = SUIT_BITS << 26
_SPADES: Final = SUIT_BITS << 39


@dataclass(frozen=True, slots=True)
class Hand:
    """Any set of the 52 cards; bit ``card.index`` of ``bits`` stands for a card.

    The notation is that of PBN: spades, hearts, diamonds, clubs, each from the highest card, dots between.

    >>> hand = Hand.parse("AKQ.T98..5432")
    >>> len(hand), hand.lengths, str(hand.cards_of(Suit.HEARTS)[0])
    (10, (4, 0, 3, 3), 'HT')
    >>> hand
    Hand('AKQ.T98..5432')
    """

    bits: int = 0

    def __post_init__(self) -> None:
        try:
            if 0 <= self.bits <= ALL_BITS:
                return
        except TypeError:
            pass
        raise WrongType("hand", self.bits, HAND_WANTED)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The set of these cards.

        Raises:
            WrongType: If one of them is no card.
        """
        bits = 0
        for card in cards:
            try:
                bits |= 1 << card.index
            except (AttributeError, TypeError):
                raise WrongType("card", card, CARD_WANTED) from None
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
        return _made(self.bits & SUIT_BITS << 13 * suit.index)

    def cards_of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of this suit, from the highest."""
        return tuple(self.in_suit(suit))

    @property
    def highest(self) -> Card:
        """The first of the cards from the top, of one suit its highest.

        >>> str(Hand.parse(".Q92..").highest)
        'HQ'

        Raises:
            ValueError: If there is none.
        """
        if not self.bits:
            raise ValueError("an empty hand has no highest card")
        return CARDS[self.bits.bit_length() - 1]

    @property
    def lowest(self) -> Card:
        """The last of the cards from the top, of one suit its lowest.

        Raises:
            ValueError: If there is none.
        """
        if not self.bits:
            raise ValueError("an empty hand has no lowest card")
        return CARDS[(self.bits & -self.bits).bit_length() - 1]

    def choices(self, count: int) -> Iterator[Hand]:
        """Every set of so many of these cards, those with high cards first.

        >>> [str(few) for few in Hand.parse("AKQ...").choices(2)]
        ['AK...', 'AQ...', 'KQ...']
        """
        return map(_made, map(sum, combinations([1 << card.index for card in self], count)))

    def without(self, card: Card) -> Hand:
        """The same cards but this one."""
        try:
            return _made(self.bits & ~(1 << card.index))
        except (AttributeError, TypeError):
            raise WrongType("card", card, CARD_WANTED) from None

    def __contains__(self, card: Card) -> bool:
        try:
            return bool(self.bits >> card.index & 1)
        except (AttributeError, TypeError):
            raise WrongType("card", card, CARD_WANTED) from None

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[Card]:
        """From ♠A down to ♣2."""
        bits = self.bits
        return iter(
            _held(bits & _SPADES) + _held(bits & _HEARTS) + _held(bits & _DIAMONDS) + _held(bits & SUIT_BITS)
        )

    def __or__(self, other: Hand) -> Hand:
        return _made(self.bits | other.bits)

    def __and__(self, other: Hand) -> Hand:
        return _made(self.bits & other.bits)

    def __sub__(self, other: Hand) -> Hand:
        return _made(self.bits & ~other.bits)

    def __repr__(self) -> str:
        return f"Hand('{self}')"

    def __str__(self) -> str:
        bits = self.bits
        return ".".join(map(_ranks, (bits & _SPADES, bits & _HEARTS, bits & _DIAMONDS, bits & SUIT_BITS)))

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read four holdings, spades first, separated by dots; an empty holding is a void.

        Raises:
            NotationError: If a rank is unknown, a card stands there twice, or there are not four holdings.
        """
        check_text("hand", text)
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


_NEW: Final = Hand.__new__
_SET: Final = object.__setattr__


def _made(bits: int) -> Hand:
    """The hand with these bits, which come from other hands and need no look; bots make millions of them."""
    hand = _NEW(Hand)
    _SET(hand, "bits", bits)
    return hand


@cache
def _held(bits: int) -> tuple[Card, ...]:
    """Return the cards of a hand that has one suit only, from the highest."""
    return tuple(card for card in reversed(CARDS) if bits >> card.index & 1)


@cache
def _ranks(bits: int) -> str:
    """Return the letters of the ranks of such a hand, from the highest."""
    return "".join(card.rank.letter for card in _held(bits))


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
