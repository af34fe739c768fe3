"""Openings of Natur B: from 12 figure points, one notrump with 16-18 and an even shape, else the longest suit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.agreements import Agreements
from schlemm.bidding.meaning import Meaning
from schlemm.bidding.natural.opening import longest_suits
from schlemm.bidding.pattern import Bound, Pattern
from schlemm.bidding.rule import Force, Rule
from schlemm.bidding.situation import Situation
from schlemm.bidding.topic import Table, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import Honours

VERY_STRONG: Final = 22
"""Figure points for two of a suit: very strong is from 20 (S4:49), and with 20 or 21 partner may answer first."""


def opening(agreements: Agreements) -> Topic:
    """The topic."""
    openings = (*_notrump(agreements), *_strong(), *_one_of_a_suit(agreements))
    with_preempts = (*openings, *_preempts())

    def rules(situation: Situation, bound: Bound) -> tuple[Rule, ...]:
        return with_preempts if len(situation.public.auction.calls) < 3 else openings

    return Topic("opening", (Table(Pattern(""), rules, closed=True),))


def _notrump(agreements: Agreements) -> Iterator[Rule]:
    """Even hands (S4:53, S4:69, S4:72)."""
    most = Range(agreements.two_notrump.high + 1, MOST)
    for level, figures in ((1, agreements.notrump), (2, agreements.two_notrump), (3, most)):
        box = Box(figures=figures, balanced=True)
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.OPENING_NOTRUMP)


def _strong() -> Iterator[Rule]:
    for suit, box in longest_suits(Box(figures=Range(VERY_STRONG, MOST))):
        yield Rule(Bid(2, Strain.of(suit)), box, Meaning.OPENING_STRONG, Force.ROUND)


def _preempts() -> Iterator[Rule]:
    """Not in fourth seat: there is nobody to keep out."""
    for suit in reversed(SUITS):
        box = Box(figures=Range(5, 9)).with_length(suit, 7).having(Honours(suit, 2, 5))
        yield Rule(Bid(3, Strain.of(suit)), box, Meaning.PREEMPT)


def _one_of_a_suit(agreements: Agreements) -> Iterator[Rule]:
    """The longest suit: of two fives the higher, of two fours the lower."""
    points = Box(figures=Range(agreements.opening, VERY_STRONG - 1))
    for suit, box in longest_suits(points):
        if agreements.majors == 4 or not suit.is_major or box.length(suit).low > 4:
            yield Rule(Bid(1, Strain.of(suit)), box, Meaning.OPENING)
    if agreements.majors == 5:
        for suit in (Suit.CLUBS, Suit.DIAMONDS):
            yield Rule(Bid(1, Strain.of(suit)), points.with_length(suit, 3), Meaning.OPENING)
