"""Openings of Natur B: from 12 figure points, one notrump with 16-18 and an even shape, else the longest suit.

There is no other opening in notrump: an even hand with fewer points or more bids a suit (S4:72). With fewer than 12
points everybody passes (S4:49), unless preempts are agreed on: the source knows none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.opening import longest_suits
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.openings import opening_topic
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

VERY_STRONG: Final = 22
"""Figure points for two of a suit: very strong is from 20 (S4:49), and with 20 or 21 partner may answer first."""


def opening(agreements: Agreements) -> Topic:
    """The topic."""
    return opening_topic((_notrump(agreements), *_strong(), *_one_of_a_suit(agreements)), agreements)


def _notrump(agreements: Agreements) -> Rule:
    """Even hands of just these points (S4:53, S4:69, S4:72)."""
    box = Box(figures=agreements.notrump, balanced=True)
    return Rule(Bid(1, Strain.NOTRUMP), box, Meaning.OPENING_NOTRUMP)


def _strong() -> Iterator[Rule]:
    for suit, box in longest_suits(Box(figures=Range(VERY_STRONG, MOST))):
        yield Rule(Bid(2, Strain.of(suit)), box, Meaning.OPENING_STRONG, Force.ROUND)


def _one_of_a_suit(agreements: Agreements) -> Iterator[Rule]:
    """The longest suit: of two fives the higher, of two fours the lower."""
    points = Box(figures=Range(agreements.opening, VERY_STRONG - 1))
    for suit, box in longest_suits(points):
        if agreements.majors == 4 or not suit.is_major or box.length(suit).low > 4:
            yield Rule(Bid(1, Strain.of(suit)), box, Meaning.OPENING)
    if agreements.majors == 5:
        for suit in (Suit.CLUBS, Suit.DIAMONDS):
            yield Rule(Bid(1, Strain.of(suit)), points.with_length(suit, 3), Meaning.OPENING)
