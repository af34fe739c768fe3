"""Opener's second bid after a new suit at level two, which shows eleven points and another bid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.values import cheapest_bid, is_undisturbed, natural_bid
from schlemm.core.calls import Bid
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

STRONG: Final = 16
"""Points, with long suits counted, that force to game opposite eleven."""


def opener_two_level(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        first, answer = bound["x"], bound["y"]
        yield from _raises(answer)
        yield from _suit(situation, first)
        yield from _second_suits(situation, first)
        yield from _notrump(first)
        yield from _waiting(first, answer)

    return Topic("opener-two-level", (RuleTable(Pattern("1x P 2y P"), rules, closed=True, when=_lower),))


def _lower(situation: Situation) -> bool:
    """Whether the answer at level two was no jump."""
    first, answer = (call for call in situation.line[::2] if isinstance(call, Bid))
    return is_undisturbed(situation) and answer.strain.index < first.strain.index


def _raises(answer: Suit) -> Iterator[Rule]:
    """Three cards in hearts, which promise five: game with a minimum, else three; minors with four and more points."""
    if answer.is_major:
        fit, points = Box().with_length(answer, 3), PointCount.support(answer)
        yield Rule(natural_bid(3, answer), fit.with_count(points, STRONG), Meaning.RAISE, Force.GAME)
        yield Rule(natural_bid(4, answer), fit, Meaning.RAISE)
    else:
        fit = Box().with_length(answer, 4).with_count(PointCount.support(answer), STRONG)
        yield Rule(natural_bid(3, answer), fit, Meaning.RAISE, Force.GAME)


def _suit(situation: Situation, first: Suit) -> Iterator[Rule]:
    """The suit with a jump: six good cards, strong."""
    jumped = cheapest_bid(situation, first, 1)
    box = Box().with_count(PointCount.LONG, STRONG + 1).with_length(first, 6).having(TopHonours(first, 2))
    if jumped is not None:
        yield Rule(jumped, box, Meaning.JUMP_REBID, Force.GAME)


def _second_suits(situation: Situation, first: Suit) -> Iterator[Rule]:
    """A second suit below the first is free; above it or at level three it shows a strong hand."""
    for suit in reversed(situation.unbid_suits):
        call = cheapest_bid(situation, suit)
        box = Box().with_length(suit, 4).with_length(first, 5).with_longer(first, suit, 0)
        if call is None:
            continue
        if call.level == 2 and suit.index < first.index:
            yield Rule(call, box, Meaning.SECOND_SUIT, Force.ROUND)
        elif call.level == 2:
            strong = box.with_count(PointCount.LONG, STRONG)
            yield Rule(call, strong, Meaning.REVERSE, Force.GAME)
        else:
            strong = box.with_count(PointCount.LONG, STRONG)
            yield Rule(call, strong, Meaning.SECOND_SUIT, Force.GAME)


def _notrump(first: Suit) -> Iterator[Rule]:
    """Even hands: two notrump with a minimum, three with more."""
    most = 14
    yield Rule(natural_bid(2), Box(figures=Range(0, most), balanced=True), Meaning.REBID_NOTRUMP, Force.ROUND)
    yield Rule(natural_bid(3), Box(figures=Range(most + 1, MOST), balanced=True), Meaning.REBID_NOTRUMP)


def _waiting(first: Suit, answer: Suit) -> Iterator[Rule]:
    """What is left: the suit again, which need not be longer than five."""
    yield Rule(natural_bid(2, first), Box().with_length(first, 5), Meaning.REBID, Force.ROUND)
    yield Rule(
        natural_bid(2), Box().with_count(PointCount.LONG, 0, STRONG), Meaning.REBID_NOTRUMP, Force.ROUND
    )
    yield Rule(natural_bid(2, first), Box(), Meaning.REBID, Force.ROUND)
