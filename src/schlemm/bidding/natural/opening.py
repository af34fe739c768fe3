"""The first bid of an auction (S1:29, S4:69-72, in one plain system)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

OPENING: Final = Range(13, 23)
"""Strength for one of a suit."""
STRONG: Final = Range(24, MOST)
"""Strength for two of a suit."""
NOTRUMP: Final = ((1, Range(16, 18)), (2, Range(22, 24)), (3, Range(25, MOST)))
"""Figure points for notrump at each level, with a balanced hand (S4:72 for the first)."""


def opening() -> Iterator[Rule]:
    """The rules while nobody has bid."""
    for level, figures in NOTRUMP:
        box = Box(figures=figures, balanced=True)
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.OPENING_NOTRUMP)
    for suit, box in longest_suits(Box(strength=STRONG)):
        yield Rule(Bid(2, Strain.of(suit)), box, Meaning.OPENING_STRONG, force=Force.ROUND)
    for suit, box in longest_suits(Box(strength=OPENING)):
        yield Rule(Bid(1, Strain.of(suit)), box, Meaning.OPENING)
    for suit in SUITS:
        box = Box(figures=Range(5, 9)).with_length(suit, 7)
        yield Rule(Bid(3, Strain.of(suit)), box, Meaning.PREEMPT)


def longest_suits(box: Box, suits: tuple[Suit, ...] = SUITS, least: int = 4) -> Iterator[tuple[Suit, Box]]:
    """Boxes that, taken in order, find a hand's longest suit: of two fives the higher, of two fours the lower."""
    rising = sorted(suits, key=lambda suit: suit.index)
    for length in range(7, least - 1, -1):
        for suit in rising if length == 4 else reversed(rising):
            yield suit, box.with_length(suit, length)
