"""Over their weak twos, preempts and strong openings: take-out doubles, notrump, natural suits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, opening_reading
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import (
    is_silent,
    is_vulnerable,
    longest,
    stopped,
    suit_bid,
)
from schlemm.bidding.systems.forum.contested.shared.penalties import penalty_doubles
from schlemm.bidding.systems.forum.contested.they_opened.over_strong_twos import (
    long_suits,
    opened_strong,
    over_strong_two,
)
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

GAME_LEVEL: Final = 4
"""The level from which a double may rest on trumps; below it asks for a suit, whatever the strength."""


def over_preempts(agreements: Agreements) -> Topic:
    """The topic."""

    def direct(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _actions(situation, bound["x"], 0)

    def last(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _actions(situation, bound["x"], 2)

    def strong(situation: Situation, bound: Bound) -> Iterator[Rule]:
        if "x" in bound:
            yield from _actions(situation, bound["x"], 0)
        yield from long_suits(situation)

    def artificial(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from over_strong_two(situation)

    return Topic(
        "over-preempts",
        (
            RuleTable(Pattern("2NT"), strong, closed=True),
            RuleTable(Pattern("2x"), artificial, closed=True, when=opened_strong),
            RuleTable(Pattern("2x P 2y|2NT|3x|3y"), artificial, closed=True, when=opened_strong),
            RuleTable(Pattern("2x"), strong, closed=True, when=_is_strong),
            RuleTable(Pattern("2x P 2y|2NT|3x|3y"), strong, closed=True, when=_opened_strong),
            RuleTable(Pattern("2x|3x|4x|5x"), direct, closed=True),
            RuleTable(Pattern("2x|3x|4x P P"), last, closed=True),
            RuleTable(Pattern("2x|3x P #x|#y|#NT"), direct, closed=True),
        ),
    )


def _opened_strong(situation: Situation) -> bool:
    first = opening_reading(situation)
    return first is not None and first.meaning not in {Meaning.WEAK_TWO, Meaning.PREEMPT, Meaning.OPENING}


def _is_strong(situation: Situation) -> bool:
    return _opened_strong(situation) and is_silent(situation)


def _others(situation: Situation) -> tuple[Suit, ...]:
    """The suits nobody has named, whatever the calls meant."""
    named = {call.strain.trump for call in situation.line if isinstance(call, Bid)}
    return tuple(suit for suit in situation.unbid_suits if suit not in named)


def _actions(situation: Situation, their: Suit, eager: int) -> Iterator[Rule]:
    """From the strongest: notrump with a stopper, long majors to game, doubles, suits."""
    last = situation.last_bid
    if last is None:
        return
    level = last.level
    notrump = situation.cheapest(Strain.NOTRUMP)
    if notrump <= 3:
        figures = {1: Range(15, 18), 2: Range(15 - eager, 18), 3: Range(16, 22)}[notrump]
        box = stopped(Box(figures=figures, balanced=True), (their,))
        yield Rule(Bid(notrump, Strain.NOTRUMP), box, Meaning.OVERCALL_NOTRUMP)
    if notrump == 2:
        box = stopped(Box(figures=Range(19, 22), balanced=True), (their,))
        yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.OVERCALL_NOTRUMP)
    yield from _jumps(situation)
    yield from _suits(situation, eager, majors=True)
    yield from _doubles(situation, their, level, eager)
    yield from _suits(situation, eager, majors=False)
    if level >= GAME_LEVEL or last.strain is Strain.NOTRUMP:
        yield from penalty_doubles(situation)


def _jumps(situation: Situation) -> Iterator[Rule]:
    """Six good cards in a major and an opening hand with more: game."""
    for suit in _others(situation):
        cheapest, game = situation.cheapest(Strain.of(suit)), situation.game_level(Strain.of(suit))
        if suit.is_major and cheapest < game <= cheapest + 2:
            for length, low in ((7, 13), (6, 16)):
                box = with_figure_points(low, 21).with_length(suit, length)
                yield Rule(suit_bid(game, suit), box, Meaning.GAME)


def _doubles(situation: Situation, their: Suit, level: int, eager: int) -> Iterator[Rule]:
    """Short in their suit; the higher, the more points; or too strong for anything else."""
    least = (0, 12, 12, 14, 16, 17)[min(level, 5)] - eager
    majors = tuple(suit for suit in _others(situation) if suit.is_major)
    yield Rule(DOUBLE, Box().with_count(PointCount.LONG, 19 - eager), Meaning.TAKEOUT, their=their)
    for short, low in ((0, least - 2), (1, least - 1), (2, least)):
        shape = with_figure_points(low).with_length(their, 0, short)
        for suit in _others(situation):
            shape = shape.with_length(suit, 2 if level > 3 and not suit.is_major else 3)
        for major in majors:
            yield Rule(DOUBLE, shape.with_length(major, 4), Meaning.TAKEOUT, their=their)
        better = shape.with_count(PointCount.FIGURES, low + 1)
        yield Rule(DOUBLE, better, Meaning.TAKEOUT, their=their)


def _suits(situation: Situation, eager: int, *, majors: bool) -> Iterator[Rule]:
    """A natural overcall; at level three and four it takes an opening hand and a good suit."""
    extra = 1 if is_vulnerable(situation) else 0
    for suit, box in longest(Box(), tuple(suit for suit in _others(situation) if suit.is_major is majors), 5):
        level, length = situation.cheapest(Strain.of(suit)), box.length(suit).low
        ways = {
            2: ((11, 5), (9, 6)),
            3: ((13, 5), (11 + extra, 6), (9 + extra, 7)),
            4: ((15, 6), (12 + extra, 7)),
        }.get(level, ())
        for low, cards in ways:
            if length >= cards:
                hands = box.with_count(PointCount.FIGURES, low - eager // 2, 18)
                yield Rule(suit_bid(level, suit), hands.having(TopHonours(suit, 2, 5)), Meaning.OVERCALL)
    for suit in _others(situation):
        level = situation.cheapest(Strain.of(suit))
        if level == 4 and suit.is_major and majors:
            yield Rule(suit_bid(4, suit), with_figure_points(14).with_length(suit, 6), Meaning.OVERCALL)
