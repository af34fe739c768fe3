"""Points for a hand by three schemes, each as the addends it is made of (S1:19, S4:47-63)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core import minibridge
from schlemm.core.cards import SUITS, Card, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Fact


class Scheme(Enum):
    """What is counted; ``scheme-`` and the value is its name in the catalogues."""

    FIGURE = "figure"
    """Aces, kings, queens and jacks: 4, 3, 2, 1 (S1:19, S4:47)."""
    LENGTH = "length"
    """Long suits, as S1:19 counts them."""
    SHORTNESS = "shortness"
    """Short suits, as S4:63 counts them."""

    def counts_in(self, strain: Strain) -> bool:
        """Whether these points may be added for a contract in this denomination.

        Short suits are worth something for ruffing only: in notrump they are weaknesses (S4:63).
        """
        return self is not Scheme.SHORTNESS or strain is not Strain.NOTRUMP


class AddendCode(Enum):
    """What an addend is for; the value is the name of its message in the catalogues."""

    ACE = "addend-ace"
    KING = "addend-king"
    QUEEN = "addend-queen"
    JACK = "addend-jack"
    FIRST_FOUR = "addend-first-four"
    """The first suit of four, which counts nothing."""
    FURTHER_FOUR = "addend-further-four"
    """Another suit of four."""
    LENGTH = "addend-length"
    """A suit of five cards or more."""
    DOUBLETON = "addend-doubleton"
    SINGLETON = "addend-singleton"
    VOID = "addend-void"


ADDEND_ARGS: Final = ("points", "suit", "length", "card")
"""Arguments that the message of an addend may use; only those for a figure have a ``card``."""

_CODES: Final = (AddendCode.ACE, AddendCode.KING, AddendCode.QUEEN, AddendCode.JACK)

FIGURES: Final = tuple(
    (rank, points, code) for (rank, points), code in zip(minibridge.FIGURES, _CODES, strict=True)
)
"""The cards with points; the ten is an honour without (S4:9)."""

figure_points: Final = minibridge.figure_points
"""The figure points alone, for whoever needs only the number: mini-bridge counts them by its rules."""

SHORT: Final = ((AddendCode.VOID, 3), (AddendCode.SINGLETON, 2), (AddendCode.DOUBLETON, 1))
"""What no card, one and two cards of a suit count (S4:63), in this order."""


@dataclass(frozen=True, slots=True)
class Addend:
    """One part of a count.

    Attributes:
        code: What it is for.
        points: What it adds; 0 for the first suit of four, which is shown because it could have counted.
        suit: The suit it lies in.
        length: How many cards of that suit the hand has.
        card: The figure; ``None`` for length and shortness.
    """

    code: AddendCode
    points: int
    suit: Suit
    length: int
    card: Card | None = None

    @property
    def args(self) -> dict[str, Fact]:
        """The arguments of its message."""
        plain: dict[str, Fact] = {"points": self.points, "suit": self.suit.letter, "length": self.length}
        return plain if self.card is None else {**plain, "card": str(self.card)}


@dataclass(frozen=True, slots=True)
class Count:
    """Addends of one scheme, from spades down; the total is their sum and nothing else."""

    scheme: Scheme
    addends: tuple[Addend, ...]

    @property
    def points(self) -> int:
        """The total."""
        return sum(addend.points for addend in self.addends)


def figure_count(hand: Hand) -> Count:
    """Figure points: 4, 3, 2 and 1 for ace, king, queen and jack, 40 in the pack (S1:19, S4:47-49)."""
    worth = {rank: (code, points) for rank, points, code in FIGURES}
    addends = [
        Addend(*worth[card.rank], card.suit, hand.length(card.suit), card)
        for card in hand
        if card.rank in worth
    ]
    return Count(Scheme.FIGURE, tuple(addends))


def length_count(hand: Hand) -> Count:
    """Length points: how far the hand is from 4-3-3-3, which counts nothing (S1:19).

    The first suit of four counts 0, each further one 1, a suit of five 2, of six 3, of seven 4 and so on. S1
    says this of the *first* suit of five only; here every suit of five counts, and the addends show it.

    >>> [length_count(Hand.parse(text)).points for text in ("5432.432.432.432", "5432.5432.5432.2")]
    [0, 2]
    """
    addends = []
    fours = 0
    for suit in reversed(SUITS):
        length = hand.length(suit)
        if length >= 5:
            addends.append(Addend(AddendCode.LENGTH, length - 3, suit, length))
        elif length == 4:
            code = AddendCode.FURTHER_FOUR if fours else AddendCode.FIRST_FOUR
            addends.append(Addend(code, min(fours, 1), suit, length))
            fours += 1
    return Count(Scheme.LENGTH, tuple(addends))


def shortness_count(hand: Hand) -> Count:
    """Shortness points: 3 for a void, 2 for a singleton, 1 for a doubleton (S4:63).

    They count in suit contracts only, as ``Scheme.counts_in`` says.

    >>> shortness_count(Hand.parse("AKQJT.98765.43.2")).points
    3
    """
    addends = [
        Addend(*SHORT[length], suit, length) for suit in reversed(SUITS) if (length := hand.length(suit)) < 3
    ]
    return Count(Scheme.SHORTNESS, tuple(addends))
