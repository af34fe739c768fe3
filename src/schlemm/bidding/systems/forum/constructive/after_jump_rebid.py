"""Responder after opener has jumped in the first suit: six cards or more, and not quite enough for game alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.placing import notrump_slams, slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import (
    cheapest_bid,
    is_undisturbed,
    natural_bid,
    others,
)
from schlemm.core.calls import PASS
from schlemm.core.cards import Rank, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Holds, Stopper

GOES_ON: Final = 8
"""Figure points, or points as dummy, that make game opposite the jump."""
TWO_ACES: Final = Holds(Rank.ACE, (2, 3, 4))
"""What one holds for six notrump: four notrump would ask for key cards in the suit of the jump."""


def after_jump_rebid(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers(situation, agreements, bound["x"], bound["y"])

    table = RuleTable(Pattern("1x P 1y P 3x P"), rules, closed=True, when=is_undisturbed)
    return Topic("after-jump-rebid", (table,))


def _answers(situation: Situation, agreements: Agreements, first: Suit, answer: Suit) -> Iterator[Rule]:
    """Slam with support; a major; notrump with the others stopped, or one by an even hand; a stopper on the way."""
    yield from slams_in(situation, agreements, first, guarded=True)
    support = PointCount.support(first)
    if first.is_major:
        two = Box().with_length(first, 2)
        yield Rule(natural_bid(4, first), two.with_count(support, GOES_ON - 1), Meaning.GAME)
    values = Box(figures=Range(GOES_ON, MOST))
    again = cheapest_bid(situation, answer)
    if answer.is_major and again is not None:
        if again.level == 3:
            yield Rule(again, values.with_length(answer, 5), Meaning.REBID, Force.GAME)
        yield Rule(natural_bid(4, answer), values.with_length(answer, 6), Meaning.GAME)
    rest = tuple(others(first, answer))
    slams = notrump_slams(situation, Box().having(TWO_ACES, *map(Stopper, rest)))
    yield from (rule for rule in slams if rule.call == natural_bid(6))
    yield Rule(natural_bid(3), values.having(*map(Stopper, rest)), Meaning.GAME)
    for suit in reversed(rest):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level == 3:
            stopped = values.with_length(suit, 3).having(Stopper(suit))
            yield Rule(call, stopped, Meaning.SECOND_SUIT, Force.GAME)
    even = values._replace(balanced=True)
    for suit in rest:
        yield Rule(natural_bid(3), even.having(Stopper(suit)), Meaning.GAME)
    if not first.is_major:
        fit = Box().with_length(first, 3).with_count(support, GOES_ON + 3)
        yield Rule(natural_bid(5, first), fit, Meaning.GAME)
    for suit in rest:
        yield Rule(natural_bid(3), values.having(Stopper(suit)), Meaning.GAME)
    if first.is_major:
        yield Rule(natural_bid(4, first), values, Meaning.GAME)
    yield Rule(natural_bid(3), values, Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)
