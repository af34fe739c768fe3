"""Suits, denominations, ranks and the 52 cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from schlemm.core.checks import check_number, check_text
from schlemm.core.errors import NotationError, read_value


class Suit(Enum):
    """A suit, from the lowest to the highest (Law 18E; S1:23)."""

    __hash__ = object.__hash__
    """Members are the same or differ; to hash their names, as enumerations do, would be felt where rules are made."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    def __init__(self, letter: str) -> None:
        self.letter: str = letter
        self.index: int = "CDHS".index(letter)

    @property
    def symbol(self) -> str:
        """The suit's sign: ♣ ♦ ♥ ♠."""
        return "♣♦♥♠"[self.index]

    @property
    def is_major(self) -> bool:
        """Whether this is a major suit (Oberfarbe): hearts or spades."""
        return self.index >= 2

    def __str__(self) -> str:
        return self.letter

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read one of ``C D H S``.

        Raises:
            NotationError: If the text is anything else.
        """
        return read_value(cls, "suit", text)


class Strain(Enum):
    """A denomination: a suit as trumps, or notrump, the highest (Law 18E; S1:23)."""

    __hash__ = object.__hash__
    """Members are the same or differ; to hash their names, as enumerations do, would be felt where rules are made."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    def __init__(self, notation: str) -> None:
        self.notation: str = notation
        self.index: int = ("C", "D", "H", "S", "NT").index(notation)

    @cached_property
    def trump(self) -> Suit | None:
        """The trump suit; ``None`` for notrump."""
        return SUITS[self.index] if self.index < 4 else None

    @property
    def is_minor(self) -> bool:
        """Whether this is clubs or diamonds (Unterfarbe)."""
        return self.index < 2

    @classmethod
    def of(cls, trump: Suit | None) -> Strain:
        """The denomination with this trump suit, notrump for ``None``."""
        return STRAINS[4 if trump is None else trump.index]

    def __str__(self) -> str:
        return self.notation

    @classmethod
    def parse(cls, text: str) -> Strain:
        """Read one of ``C D H S NT``, or ``N`` for notrump.

        Raises:
            NotationError: If the text is anything else.
        """
        return read_value(cls, "denomination", "NT" if text == "N" else text)


class Rank(Enum):
    """A rank, from the two to the ace (Law 1; S1:5)."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    def __init__(self, letter: str) -> None:
        self.letter: str = letter
        self.index: int = "23456789TJQKA".index(letter)

    @property
    def is_honour(self) -> bool:
        """Whether this is one of the five honours, the ten among them (S4:9)."""
        return self.index >= 8

    def __str__(self) -> str:
        return self.letter

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read one of ``A K Q J T 9 … 2``; ``10`` is understood.

        Raises:
            NotationError: If the text is anything else.
        """
        return read_value(cls, "rank", "T" if text == "10" else text)


SUITS: Final = tuple(Suit)
MAJORS: Final = (Suit.SPADES, Suit.HEARTS)
"""The major suits (Oberfarben), the higher first."""
MINORS: Final = (Suit.DIAMONDS, Suit.CLUBS)
"""The minor suits (Unterfarben), the higher first."""
STRAINS: Final = tuple(Strain)
RANKS: Final = tuple(Rank)


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 52 cards, known by its index: 13 · suit + rank, from ♣2 = 0 to ♠A = 51.

    >>> Card.of(Suit.SPADES, Rank.ACE)
    Card('SA')
    >>> Card.parse("D10").index
    21
    """

    index: int

    def __post_init__(self) -> None:
        check_number("index of a card (read a text with Card.parse)", self.index, 0, 51)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of this suit and rank."""
        return CARDS[13 * suit.index + rank.index]

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return SUITS[self.index // 13]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return RANKS[self.index % 13]

    def __str__(self) -> str:
        return self.suit.letter + self.rank.letter

    def __repr__(self) -> str:
        return f"Card('{self}')"

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read suit and rank, such as ``SA`` or ``D10``.

        Raises:
            NotationError: If there is no such card.
        """
        check_text("card", text)
        try:
            return cls.of(Suit(text[:1]), Rank.parse(text[1:]))
        except ValueError:
            raise NotationError("card", text, "unknown-card") from None


CARDS: Final = tuple(Card(index) for index in range(52))
"""All cards, from ♣2 to ♠A, at their index."""
