"""Opener's second bid after a raise of a major, and what responder does about a try for game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.after_minor_raise import after_minor_raise
from schlemm.bidding.systems.forum.constructive.shared.placing import slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import (
    cheapest_bid,
    is_undisturbed,
    natural_bid,
    others,
)
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

GAME: Final = 19
"""Declarer's points, short suits counted, for game opposite a single raise."""
TRY: Final = 16
"""The same for a try."""
ACCEPTS: Final = 9
"""Support points that accept a try; with a high card in its suit one fewer."""


def after_raise(agreements: Agreements) -> Topic:
    """The topic."""

    def single(situation: Situation, bound: Bound) -> Iterator[Rule]:
        major = bound["M"]
        yield from slams_in(situation, agreements, major)
        yield Rule(natural_bid(4, major), Box().with_count(PointCount.SHORT, GAME), Meaning.GAME)
        yield from _tries(situation, major)

    def limit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        major = bound["M"]
        yield from slams_in(situation, agreements, major, more=-1)  # four trumps are worth a point
        yield Rule(natural_bid(4, major), Box().with_count(PointCount.SHORT, 14), Meaning.GAME)

    def strong(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_strong(situation, bound["M"])

    def answer(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers_try(bound["M"], bound["x"])

    def answer_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers_notrump_try(bound["M"])

    patterns = (
        ("1M P 2M P", single),
        ("1M P 3M P", limit),
        ("1M P 2NT P|X", strong),
        ("1M P 2M P 2x|3x P", answer),
        ("1M P 2M P 2NT P", answer_notrump),
    )
    majors = (RuleTable(Pattern(text), rules, closed=True, when=is_undisturbed) for text, rules in patterns)
    return Topic("after-raise", (*majors, *after_minor_raise(agreements)))


def _long_trumps(major: Suit) -> Iterator[Rule]:
    """Seven trumps are worth three points more, and a sixth one: game, or three of the suit."""
    seven, six = Box().with_length(major, 7), Box().with_length(major, 6)
    points = PointCount.SHORT
    yield Rule(natural_bid(4, major), seven.with_count(points, TRY - 1), Meaning.GAME)
    yield Rule(natural_bid(4, major), six.with_count(points, GAME - 1), Meaning.GAME)
    yield Rule(natural_bid(3, major), six.with_count(points, TRY - 1, TRY - 1), Meaning.INVITATION)


def _tries(situation: Situation, major: Suit) -> Iterator[Rule]:
    """Even hands ask in notrump, others in the suit where help is wanted: the longest but trumps."""
    yield from _long_trumps(major)
    even = Box(figures=Range(TRY - 1, MOST), shapes=((5, 3, 3, 2),))
    yield Rule(natural_bid(2), even.with_count(PointCount.SHORT, TRY, GAME - 1), Meaning.INVITATION)
    points = Box().with_count(PointCount.SHORT, TRY, GAME - 1)
    for length in (4, 3):
        for suit in reversed(tuple(others(major))):
            call = cheapest_bid(situation, suit)
            if call is not None and call.index < natural_bid(3, major).index:
                box = points.with_length(suit, length)
                yield Rule(call, box, Meaning.SECOND_SUIT, Force.ROUND)
    yield Rule(natural_bid(3, major), points, Meaning.INVITATION)


def _answers_try(major: Suit, suit: Suit) -> Iterator[Rule]:
    """Game with the most, or with help in the suit that was bid."""
    points = PointCount.support(major)
    yield Rule(natural_bid(4, major), Box().with_count(points, ACCEPTS), Meaning.GAME)
    helped = Box().with_count(points, ACCEPTS - 1).having(TopHonours(suit, 1))
    yield Rule(natural_bid(4, major), helped, Meaning.GAME)
    short = Box().with_count(points, ACCEPTS - 1).with_length(suit, 0, 1).with_length(major, 4)
    yield Rule(natural_bid(4, major), short, Meaning.GAME)
    yield Rule(natural_bid(3, major), Box(), Meaning.SIGN_OFF)


def _answers_notrump_try(major: Suit) -> Iterator[Rule]:
    points = PointCount.support(major)
    flat = Box(figures=Range(8, MOST), shapes=((4, 3, 3, 3),)).with_length(major, 3, 3)
    yield Rule(natural_bid(3), flat, Meaning.GAME)
    yield Rule(natural_bid(4, major), Box().with_count(points, ACCEPTS), Meaning.GAME)
    yield Rule(natural_bid(3, major), Box(), Meaning.SIGN_OFF)


def _after_strong(situation: Situation, major: Suit) -> Iterator[Rule]:
    """After two notrump: a short suit, else three of the major strong, three notrump medium, game with a minimum."""
    for suit in others(major):
        short = Box().with_length(suit, 0, 1).with_count(PointCount.LONG, 0, 18)
        yield Rule(natural_bid(3, suit), short, Meaning.SPLINTER, Force.GAME, suits=(major,), trump=major)
    yield Rule(natural_bid(3, major), Box().with_count(PointCount.LONG, 17), Meaning.RAISE, Force.GAME)
    yield Rule(
        natural_bid(3),
        Box().with_count(PointCount.LONG, 15, 16),
        Meaning.REBID_NOTRUMP,
        Force.GAME,
        suits=(major,),
    )
    yield Rule(natural_bid(4, major), Box(), Meaning.MINIMUM, suits=(major,))
