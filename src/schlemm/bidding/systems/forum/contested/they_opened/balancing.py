"""Late entries: in the last seat with a king less, for partner may have passed with points; earlier with a long suit.

At level one that is no less than in second seat, not vulnerable, where an overcall takes room and asks for a lead.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from schlemm.bidding.natural.sacrifices import are_in_game
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import (
    is_last_chance,
    is_silent,
    is_vulnerable,
    longest,
    stopped,
    suit_bid,
    their_fit,
)
from schlemm.bidding.systems.forum.contested.shared.penalties import penalty_doubles
from schlemm.bidding.systems.forum.contested.they_opened.overcalls import takeout
from schlemm.bidding.systems.forum.contested.they_opened.two_suiters import two_suiters
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import Strain
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

NOTRUMP: Final = Range(11, 14)
"""Figure points of one notrump in the last seat."""
LATE: Final = MappingProxyType({(2, 6): 9, (2, 7): 8, (3, 6): 12, (3, 7): 9, (4, 7): 12})
"""Figure points of an overcall while they look for their contract, by its level and its cards, seven for more."""
STRONG_NOTRUMP: Final = Bid(2, Strain.NOTRUMP)
"""In the last seat it shows a strong even hand, not the two lowest suits."""


def balancing(agreements: Agreements) -> Topic:
    """The topic."""

    def opening_passed_out(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _last_over_one(situation)
        if agreements.two_suiters:
            yield from (rule for rule in two_suiters(situation, bound["x"]) if rule.call != STRONG_NOTRUMP)
        yield from _light(situation)

    def stopped_low(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _reopen(situation)

    def later(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from penalty_doubles(situation)
        yield from _long_suits(situation)

    return Topic(
        "balancing",
        (
            RuleTable(Pattern("1x P P"), opening_passed_out, closed=True),
            RuleTable(Pattern("*"), stopped_low, closed=True, when=_low_and_last),
            RuleTable(Pattern("? *"), later, closed=True, when=is_silent),
        ),
    )


def _low_and_last(situation: Situation) -> bool:
    last = situation.last_bid
    return is_silent(situation) and is_last_chance(situation) and last is not None and last.level <= 2


def _last_over_one(situation: Situation) -> Iterator[Rule]:
    """Notrump with a stopper; doubles with any strong hand; jumps with a good suit of six."""
    their = situation.their_suits[:1]
    if situation.cheapest(Strain.NOTRUMP) == 1:
        box = stopped(Box(figures=NOTRUMP, balanced=True), their)
        for suit in situation.unbid_suits:
            box = box.with_length(suit, 2, 4) if suit.is_major else box
        yield Rule(Bid(1, Strain.NOTRUMP), box, Meaning.OVERCALL_NOTRUMP)
    box = stopped(Box(figures=Range(19, 20), balanced=True), their)
    yield Rule(STRONG_NOTRUMP, box, Meaning.OVERCALL_NOTRUMP)
    strong = Box().with_count(PointCount.LONG, 16)
    yield Rule(DOUBLE, strong, Meaning.TAKEOUT, their=their[0] if their else None)
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit)) + 1
        if level <= 3:
            hands = with_figure_points(12, 15).with_length(suit, 6)
            yield Rule(suit_bid(level, suit), hands, Meaning.OVERCALL_STRONG)


def _light(situation: Situation) -> Iterator[Rule]:
    """Overcalls and take-out doubles from 8 and 9 points."""
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    minors = tuple(suit for suit in situation.unbid_suits if not suit.is_major)
    yield from _suits(situation, majors)
    yield from takeout(situation, 10)
    yield from _suits(situation, minors)
    their = situation.their_suits[0] if situation.their_suits else None
    yield Rule(DOUBLE, with_figure_points(13), Meaning.TAKEOUT, their=their)


def _suits(situation: Situation, suits: tuple[object, ...]) -> Iterator[Rule]:
    for suit, box in longest(Box(), tuple(s for s in situation.unbid_suits if s in suits), 5):
        level = situation.cheapest(Strain.of(suit))
        low = {1: 7, 2: 9}.get(level)
        if low is not None:
            six = box.length(suit).low >= 6
            hands = box.with_count(PointCount.FIGURES, low - (1 if six else 0), 15)
            yield Rule(suit_bid(level, suit), hands, Meaning.REOPENING)


def _reopen(situation: Situation) -> Iterator[Rule]:
    """They stop low with a fit, so our side has one too; without a fit of theirs it takes a suit of one's own."""
    fit, extra = their_fit(situation), 1 if is_vulnerable(situation) else 0
    if fit is not None:
        yield from _takeout_of_fit(situation, 9 + extra)
    for suit, box in longest(Box(), situation.unbid_suits, 5):
        level, length = situation.cheapest(Strain.of(suit)), box.length(suit).low
        least = {2: 8, 3: 9}.get(level) if fit is not None else {2: 10}.get(level)
        if least is not None and (level == 2 or length >= 6 or fit is not None):
            hands = box.with_count(PointCount.FIGURES, least + extra - (2 if length >= 6 else 0), 16)
            yield Rule(suit_bid(level, suit), hands, Meaning.REOPENING)


def _long_suits(situation: Situation) -> Iterator[Rule]:
    """They are still looking for their contract: six cards enter at level two, with more at level three, or seven."""
    if are_in_game(situation):
        return
    extra = 1 if is_vulnerable(situation) else 0
    for suit, box in longest(Box(), situation.unbid_suits, 6):
        level, length = situation.cheapest(Strain.of(suit)), box.length(suit).low
        least = LATE.get((level, min(length, 7)))
        if least is not None:
            hands = box.with_count(PointCount.FIGURES, least + extra, 17)
            yield Rule(suit_bid(level, suit), hands.having(TopHonours(suit, 2, 4)), Meaning.OVERCALL)


def _takeout_of_fit(situation: Situation, low: int) -> Iterator[Rule]:
    fit = their_fit(situation)
    if fit is None or not situation.is_legal(DOUBLE):
        return
    for short, least in ((1, low), (2, low + 1)):
        box = with_figure_points(least).with_length(fit, 0, short)
        for suit in situation.unbid_suits:
            box = box.with_length(suit, 3)
        yield Rule(DOUBLE, box, Meaning.TAKEOUT, their=fit)
