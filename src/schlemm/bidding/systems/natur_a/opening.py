"""Openings of Natur A: 13 points, rarely 12, in a suit of four, better five, with honours in it (S1:29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.opening import STRONG, longest_suits
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.openings import opening_topic
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import TopHonours

EVEN: Final = ((4, 3, 3, 3),)
"""The shape of one notrump (S1:29)."""
RARELY: Final = 9
"""Figure points without which nobody opens with one point too few."""
SUITS_WITH_FIGURES: Final = ((7, 0), (6, 0), (5, 2), (5, 1), (4, 2), (4, 1), (5, 0), (4, 0))
"""Which suit is best: its length and how many of A K Q J it has, from the best."""


def opening(agreements: Agreements) -> Topic:
    """The topic."""
    return opening_topic((*_notrump(agreements), *_strong(), *_one_of_a_suit(agreements)), agreements)


def _notrump(agreements: Agreements) -> Iterator[Rule]:
    """One with 4-3-3-3 and 13 or more (S1:29); two and three with another even shape, the stronger the higher."""
    one = Box(figures=agreements.notrump, shapes=EVEN)
    yield Rule(Bid(1, Strain.NOTRUMP), one, Meaning.OPENING_NOTRUMP)
    most = Range(agreements.two_notrump.high + 1, MOST)
    for level, figures in ((2, agreements.two_notrump), (3, most)):
        yield Rule(Bid(level, Strain.NOTRUMP), Box(figures=figures, balanced=True), Meaning.OPENING_NOTRUMP)


def _strong() -> Iterator[Rule]:
    for suit, box in longest_suits(Box(strength=STRONG)):
        yield Rule(Bid(2, Strain.of(suit)), box, Meaning.OPENING_STRONG, Force.ROUND)


def _one_of_a_suit(agreements: Agreements) -> Iterator[Rule]:
    """The best suit, also with a point less."""
    box = Box(strength=Range(agreements.opening, STRONG.low - 1))
    for length, figures in SUITS_WITH_FIGURES:
        for suit in SUITS if length == 4 else reversed(SUITS):
            if length >= 5 or not suit.is_major or agreements.majors == 4:
                yield _opens(suit, box.with_length(suit, length), figures)
    if agreements.majors == 5:
        for suit in (Suit.CLUBS, Suit.DIAMONDS):
            yield _opens(suit, box.with_length(suit, 3), 0)
    yield from (
        Rule(Bid(1, Strain.of(suit)), rarely, Meaning.OPENING) for suit, rarely in rarely_opened(agreements)
    )


def rarely_opened(agreements: Agreements, suits: tuple[Suit, ...] = SUITS) -> Iterator[tuple[Suit, Box]]:
    """The hands that lack a point: the longest suit of five with three of the five honours ("rarely 12", S1:29)."""
    points = Range(agreements.opening - 1, agreements.opening - 1)
    for suit, longest in longest_suits(Box(figures=Range(RARELY, MOST), strength=points), suits, 5):
        yield suit, longest.having(TopHonours(suit, 3, 5))


def _opens(suit: Suit, box: Box, figures: int) -> Rule:
    having = box.having(TopHonours(suit, figures, 4)) if figures else box
    return Rule(Bid(1, Strain.of(suit)), having, Meaning.OPENING)
