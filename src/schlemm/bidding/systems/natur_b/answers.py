"""Answers of Natur B to one of a suit: even hands bid notrump, suits the longer first, weak low and strong high.

Support is counted with shortness (S4:63), everything else in figure points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.opening import longest_suits
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount

RAISES: Final = (Range(6, 9), Range(10, 12), Range(13, 15))
"""Points with shortness for two, three and four of partner's major."""
EVEN: Final = (Range(6, 10), Range(11, 12), Range(13, 15))
"""Figure points for one, two and three notrump."""
ANSWER: Final = 6
"""Figure points for a suit at level one."""
TWO_LEVEL: Final = 10
"""Figure points for a suit at level two."""
STRONG: Final = 16
"""Figure points for a suit with a jump: a strong hand (S4:49)."""


def answers(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        suit = bound["x"]
        support = 3 if suit.is_major and agreements.majors == 5 else 4
        yield from _jump_shifts(situation, suit)
        if suit.is_major:
            yield from _raises(situation, suit, support)
        yield from _suits(situation, suit, 1, ANSWER)
        if not suit.is_major:
            yield from _raises(situation, suit, support)
        yield from _notrump(situation, 2)
        yield from _suits(situation, suit, 2, TWO_LEVEL)
        yield from _notrump(situation, 1)
        yield from _strong(situation, suit, support)

    return Topic("answers", (RuleTable(Pattern("1x P"), rules, closed=True, when=below_game),))


def _raises(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """By points with shortness; a minor goes to level three at most, a hand for game bids another suit first."""
    fit = Box().with_length(suit, support)
    strain, support_count = Strain.of(suit), PointCount.SHORT
    levels = (2, 3, situation.game_level(strain)) if suit.is_major else (2, 3)
    meanings = (Meaning.RAISE, Meaning.LIMIT_RAISE, Meaning.GAME)
    for level, points, meaning in zip(levels, RAISES, meanings, strict=False):
        yield Rule(Bid(level, strain), fit.with_count(support_count, *points), meaning)


def _suits(situation: Situation, opened: Suit, level: int, least: int) -> Iterator[Rule]:
    """A suit of four, the longest; hearts over spades take five."""
    for suit, box in longest_suits(Box(figures=Range(least, MOST)), _others(opened)):
        if situation.cheapest(Strain.of(suit)) == level and (
            level == 1 or not suit.is_major or box.length(suit).low > 4
        ):
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.NEW_SUIT, Force.ROUND)


def _jump_shifts(situation: Situation, opened: Suit) -> Iterator[Rule]:
    for suit, box in longest_suits(Box(figures=Range(STRONG, MOST)), _others(opened), 5):
        level = situation.cheapest(Strain.of(suit)) + 1
        yield Rule(Bid(level, Strain.of(suit)), box, Meaning.JUMP_SHIFT, Force.GAME)


def _notrump(situation: Situation, least: int) -> Iterator[Rule]:
    """Even hands by level; one notrump with any shape, since no suit could be bid."""
    for level, figures in enumerate(EVEN, 1):
        if least == 1 == level:
            yield Rule(Bid(1, Strain.NOTRUMP), Box(figures=figures), Meaning.NOTRUMP)
        elif least == 2 <= level:
            box = Box(figures=figures, balanced=True)
            meaning = (
                Meaning.GAME if level >= situation.game_level(Strain.NOTRUMP) else Meaning.NOTRUMP_BALANCED
            )
            yield Rule(Bid(level, Strain.NOTRUMP), box, meaning)


def _strong(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """What is left of the strong hands: partner's suit, which is long here, or no suit at all."""
    box = Box(figures=Range(TWO_LEVEL, MOST))
    if suit.is_major:
        fit = box.with_length(suit, support)
        yield Rule(Bid(situation.game_level(Strain.of(suit)), Strain.of(suit)), fit, Meaning.GAME)
    even = Box(figures=Range(EVEN[-1].high + 1, MOST), balanced=True)
    yield Rule(Bid(3, Strain.NOTRUMP), even, Meaning.GAME)
    if not suit.is_major:
        yield Rule(Bid(3, Strain.of(suit)), box.with_length(suit, support), Meaning.LIMIT_RAISE)


def _others(opened: Suit) -> tuple[Suit, ...]:
    return tuple(suit for suit in SUITS if suit is not opened)
