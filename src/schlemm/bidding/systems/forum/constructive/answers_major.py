"""Answers to one of a major, if the next player passes: raises by strength, suits, notrump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.values import (
    TRUMPS,
    cheapest_bid,
    is_undisturbed,
    natural_bid,
    others,
)
from schlemm.core.cards import MINORS, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

SINGLE: Final = Range(6, 10)
"""Support points for a single raise."""
LIMIT: Final = Range(11, 12)
"""Support points for a raise to three; with four trumps one fewer."""
STRONG: Final = 13
"""Support points that force to game."""
JUMP_SHIFT: Final = 16
"""Figure points for a new suit with a jump."""
TWO_LEVEL: Final = 11
"""Figure points for a new suit at level two; with a point for each card beyond four, one more."""
STRONG_FIGURES: Final = 10
"""Figure points among them of the strong raise; with fewer the hand is worth game by its shape alone."""
FEW: Final = 9
"""The most figure points of a raise to game on five trumps: with more the way to slam is kept open."""
ANSWER: Final = 6


def answers_major(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        major = bound["M"]
        support = TRUMPS - agreements.majors
        yield from _strong_raises(situation, agreements, major)
        if not situation.has_passed:
            yield from jump_shifts(situation, major, support)
        yield from _raises(major, support)
        yield from spades_over_hearts(major)
        yield from _notrump_game(major)
        yield from _at_two_level(situation, major)
        yield notrump_answer()

    return Topic("answers-major", (RuleTable(Pattern("1M P"), rules, closed=True, when=is_undisturbed),))


def _strong_raises(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Four trumps and game: a splinter if short and not too strong, else two notrump, or four of the major if weak."""
    if agreements.splinters:
        yield from splinter_raises(situation, major)
    figures = Box(figures=Range(STRONG_FIGURES, MOST)).with_count(PointCount.support(major), STRONG)
    yield Rule(
        natural_bid(2), figures.with_length(major, 4), Meaning.STRONG_RAISE, Force.GAME, (major,), trump=major
    )
    yield from raises_to_game(major)


def splinter_raises(situation: Situation, major: Suit) -> Iterator[Rule]:
    """A double jump in the short suit."""
    for suit in others(major):
        jump = cheapest_bid(situation, suit, 2)
        short = Box(figures=Range(9, 13)).with_count(PointCount.support(major), STRONG, 18)
        short = short.with_length(major, 4).with_length(suit, 0, 1)
        if jump is not None:
            yield Rule(jump, short, Meaning.SPLINTER, Force.GAME, suits=(major,), trump=major)


def raises_to_game(major: Suit) -> Iterator[Rule]:
    """Four of the major: shape for game and few figure points."""
    points = PointCount.support(major)
    weak = Box(figures=Range(0, FEW))
    yield Rule(
        natural_bid(4, major), weak.with_count(points, STRONG).with_length(major, 4), Meaning.PREEMPTIVE_RAISE
    )
    five = weak.with_length(major, 5).with_count(points, 8, STRONG - 1)
    yield Rule(natural_bid(4, major), five, Meaning.PREEMPTIVE_RAISE)


def jump_shifts(situation: Situation, opened: Suit, support: int) -> Iterator[Rule]:
    """A good suit of six, or of five with support for partner, and enough for slam opposite little more."""
    for suit in others(opened):
        box = Box(figures=Range(JUMP_SHIFT, MOST)).having(TopHonours(suit, 2))
        jump = cheapest_bid(situation, suit, 1)
        if jump is not None:
            long = box.with_length(suit, 6)
            yield Rule(jump, long, Meaning.JUMP_SHIFT, Force.GAME)
            fitting = box.with_length(suit, 5).with_length(opened, support)
            yield Rule(jump, fitting, Meaning.JUMP_SHIFT, Force.GAME)


def _raises(major: Suit, support: int) -> Iterator[Rule]:
    points = PointCount.support(major)
    for trumps, low in ((support, LIMIT.low), (support + 1, LIMIT.low - 1)):
        box = Box().with_count(points, low, LIMIT.high).with_length(major, trumps)
        yield Rule(natural_bid(3, major), box, Meaning.LIMIT_RAISE)
    weak = Box().with_count(points, *SINGLE).with_length(major, support)
    yield Rule(natural_bid(2, major), weak, Meaning.RAISE)


def spades_over_hearts(major: Suit) -> Iterator[Rule]:
    """Spades over hearts at level one, unless a hand worth two bids has a longer minor."""
    if major is not Suit.HEARTS:
        return
    for minor in MINORS:
        longer = Box(figures=Range(TWO_LEVEL + 1, MOST)).with_length(minor, 5).with_longer(minor, Suit.SPADES)
        yield Rule(natural_bid(2, minor), longer, Meaning.NEW_SUIT, Force.ROUND)
    box = Box().with_count(PointCount.LONG, ANSWER).with_length(Suit.SPADES, 4)
    yield Rule(natural_bid(1, Suit.SPADES), box, Meaning.NEW_SUIT, Force.ROUND)


def notrump_answer() -> Rule:
    """One notrump with whatever is left: enough for an answer, and nothing to show."""
    return Rule(natural_bid(1), Box().with_count(PointCount.LONG, ANSWER, MOST), Meaning.NOTRUMP)


def _notrump_game(major: Suit) -> Iterator[Rule]:
    """Three notrump: even, two cards in partner's major; support is not hidden, and comes after a suit."""
    box = Box(figures=Range(13, 15), shapes=((4, 4, 3, 2),)).with_length(major, 2, 2)
    yield Rule(natural_bid(3), box, Meaning.GAME)


def _at_two_level(situation: Situation, major: Suit) -> Iterator[Rule]:
    """The longest suit, of two fives the higher, of two fours the cheaper; hearts over spades need five."""
    force = Force.NONE if situation.has_passed else Force.ROUND
    lower = [suit for suit in others(major) if suit.index < major.index]
    for strength in (Box(figures=Range(TWO_LEVEL, MOST)), Box().with_count(PointCount.LONG, TWO_LEVEL + 1)):
        for length in (7, 6, 5):
            for suit in lower:
                yield Rule(natural_bid(2, suit), strength.with_length(suit, length), Meaning.NEW_SUIT, force)
        for suit in (Suit.CLUBS, Suit.DIAMONDS):
            yield Rule(natural_bid(2, suit), strength.with_length(suit, 4), Meaning.NEW_SUIT, force)
        for suit in (Suit.CLUBS, Suit.DIAMONDS):
            yield Rule(natural_bid(2, suit), strength.with_length(suit, 3), Meaning.NEW_SUIT, force)
