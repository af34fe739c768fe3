"""Responder's second bid after a new suit at level two: support, notrump, the suit again, new suits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.placing import fourth_suit, notrump_slams, slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import (
    cheapest_bid,
    is_undisturbed,
    natural_bid,
    others,
)
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper

GAME: Final = 13
STRONG: Final = 16
"""Support points with which three of opener's major leaves room for slam."""
SLAMMISH: Final = 17
"""Points, length counted, with which a long major of one's own leaves room for slam."""


def after_two_level(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after(situation, agreements, bound["x"], bound["y"])

    patterns = ("1x P 2y P 2x P", "1x P 2y P 2NT P", "1x P 2y P 2z P")
    tables = (RuleTable(Pattern(text), rules, closed=True, when=_open) for text in patterns)
    return Topic("after-two-level", tuple(tables))


def _open(situation: Situation) -> bool:
    """Whether opener's second bid forced for a round, as it does unless responder had passed first."""
    return is_undisturbed(situation) and situation.is_asked and not situation.is_forced_to_game


def _after(situation: Situation, agreements: Agreements, first: Suit, answer: Suit) -> Iterator[Rule]:
    last = situation.last_bid
    second = None if last is None else last.strain.trump
    if first.is_major:
        yield from _support(situation, agreements, first)
    if second not in {None, first}:
        yield from _raise_second(second)
    if situation.last_bid == natural_bid(2):
        yield from notrump_slams(situation, Box(balanced=True))
    yield from _new_suits(situation, first, answer)
    yield from _own_suit(situation, answer)
    stopped = tuple(map(Stopper, situation.unbid_suits)) if len(situation.unbid_suits) == 1 else ()
    yield Rule(natural_bid(3), Box(figures=Range(GAME, 17)).having(*stopped), Meaning.GAME)
    yield from fourth_suit(situation, agreements, GAME - 1)
    yield Rule(natural_bid(3), Box(figures=Range(GAME, MOST)), Meaning.GAME)
    if first.is_major and cheapest_bid(situation, first) == natural_bid(2, first):
        yield Rule(natural_bid(2, first), Box().with_length(first, 2), Meaning.PREFERENCE)
    if situation.cheapest(natural_bid(2).strain) > 2:
        forced = situation.is_asked or situation.is_forced_to_game
        yield Rule(natural_bid(3), Box() if forced else Box().with_count(PointCount.LONG, 12), Meaning.GAME)
    else:
        yield Rule(natural_bid(2), Box(), Meaning.INVITATION)


def _support(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Three cards: game, or three of the major to look for slam first."""
    if situation.last_bid != natural_bid(2):
        yield from slams_in(situation, agreements, major)
    trumps = max(8 - situation.partner.length(major).low, 2)
    fit, points = Box().with_length(major, trumps), PointCount.support(major)
    yield Rule(natural_bid(3, major), fit.with_count(points, STRONG), Meaning.RAISE, Force.GAME)
    if situation.last_bid == natural_bid(2):  # it forces, so that no hand stops below game
        yield Rule(natural_bid(4, major), fit, Meaning.GAME)
    yield Rule(natural_bid(4, major), fit.with_count(points, GAME), Meaning.GAME)
    yield Rule(natural_bid(3, major), fit, Meaning.INVITATION)


def _raise_second(second: Suit | None) -> Iterator[Rule]:
    """Four cards of opener's second suit."""
    if second is None:
        return
    four, points = Box().with_length(second, 4), PointCount.support(second)
    if second.is_major:
        yield Rule(natural_bid(4, second), four.with_count(points, GAME), Meaning.GAME)
        yield Rule(natural_bid(3, second), four, Meaning.INVITATION)
    else:
        yield Rule(natural_bid(3, second), four.with_count(points, STRONG), Meaning.RAISE, Force.GAME)


def _new_suits(situation: Situation, first: Suit, answer: Suit) -> Iterator[Rule]:
    """A second suit of four after five: game. While two suits are unbid it is natural."""
    if len(situation.unbid_suits) < 2:
        return
    for suit in reversed(situation.unbid_suits):
        call = cheapest_bid(situation, suit)
        if call is not None and call.level <= 3:
            box = Box().with_length(answer, 5).with_length(suit, 4).with_count(PointCount.LONG, GAME)
            yield Rule(call, box, Meaning.SECOND_SUIT, Force.GAME)


def _own_suit(situation: Situation, answer: Suit) -> Iterator[Rule]:
    """Six cards: an invitation below thirteen points; over two notrump, which forces, they force to game."""
    six = Box().with_length(answer, 6)
    if situation.last_bid == natural_bid(2):
        yield from _six_over_notrump(answer)
        return
    if answer.is_major:
        yield Rule(natural_bid(4, answer), six.with_count(PointCount.LONG, 14), Meaning.GAME)
    yield Rule(natural_bid(3, answer), six.with_count(PointCount.FIGURES, 0, GAME - 1), Meaning.INVITATION)


def _six_over_notrump(answer: Suit) -> Iterator[Rule]:
    """A major at game, or at level three to look for slam; a minor only beside a short suit, where notrump is odd."""
    six, points = Box().with_length(answer, 6), PointCount.LONG
    if answer.is_major:
        yield Rule(natural_bid(4, answer), six.with_count(points, 0, SLAMMISH - 1), Meaning.GAME)
        yield Rule(natural_bid(3, answer), six, Meaning.REBID, Force.GAME)
        return
    for suit in others(answer):
        yield Rule(natural_bid(3, answer), six.with_length(suit, 0, 1), Meaning.REBID, Force.GAME)
