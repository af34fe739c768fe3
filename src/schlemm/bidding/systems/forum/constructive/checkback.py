"""Responder after opener's rebid in notrump, and the new minor that asks for support and majors."""

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
    MAJOR_GAME,
    cheapest_bid,
    count_for,
    game_from,
    is_undisturbed,
    natural_bid,
    partners_points,
)
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount

NOTRUMP_GAME: Final = 25
"""Figure points of both hands for three notrump."""


def checkback(agreements: Agreements) -> Topic:
    """The topic."""

    def after_one(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_one(situation, agreements, bound["x"], bound["y"])

    def after_two(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_two(situation, agreements, bound["x"], bound["y"])

    def asked(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers(situation, bound["x"], bound["y"])

    def told(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _placing(situation, agreements, bound["x"], bound["y"])

    def is_checkback(situation: Situation) -> bool:
        readings = situation.readings[-len(situation.line) :]
        asks = readings[6] if len(readings) > 6 else None
        return is_undisturbed(situation) and asks is not None and asks.meaning is Meaning.CHECKBACK

    tables = (
        RuleTable(Pattern("1x P 1y P 1NT P"), after_one, closed=True, when=is_undisturbed),
        RuleTable(Pattern("1x P 1y P 2NT P"), after_two, closed=True, when=is_undisturbed),
        RuleTable(Pattern("1x P 1y P 1NT P 2m P"), asked, closed=True, when=is_checkback),
        RuleTable(Pattern("1x P 1y P 1NT P 2m P ? P"), told, closed=True, when=is_checkback),
    )
    return Topic("checkback", tables)


def _game(opener: Range) -> int:
    """Figure points that make game opposite any one-notrump rebid of this range."""
    return NOTRUMP_GAME - opener.low


def _invites(opener: Range) -> int:
    """Figure points that make game opposite the best of them."""
    return NOTRUMP_GAME - opener.high


def _new_minor(first: Suit) -> Suit:
    return Suit.DIAMONDS if first is Suit.CLUBS else Suit.CLUBS


def _after_one(situation: Situation, agreements: Agreements, first: Suit, answer: Suit) -> Iterator[Rule]:
    """After a limited rebid: game, invitations, the new minor; weak hands stop in a suit or pass."""
    opener = situation.partner.figures
    if answer.is_major:
        yield from _long_major(answer, opener)
        yield from _asks(first, answer, opener)
    yield from notrump_slams(situation)
    yield Rule(natural_bid(3), Box(figures=Range(_game(opener), MOST)), Meaning.GAME)
    yield Rule(natural_bid(2), Box(figures=Range(_invites(opener), _game(opener) - 1)), Meaning.INVITATION)
    for suit in (Suit.HEARTS,) if answer is Suit.SPADES and first is not Suit.HEARTS else ():
        both = Box().with_length(answer, 5).with_length(suit, 4)
        yield Rule(natural_bid(2, suit), both, Meaning.SUIT_TO_PLAY)
    if first is Suit.HEARTS:
        yield Rule(natural_bid(2, first), Box().with_length(first, 3), Meaning.PREFERENCE)
    yield Rule(natural_bid(2, answer), Box().with_length(answer, 6), Meaning.SIGN_OFF)
    for suit in Suit:
        short = Box().with_length(answer, 5).with_length(suit, 0, 1)
        if suit is not answer:
            yield Rule(natural_bid(2, answer), short, Meaning.SIGN_OFF)
            long = Box().with_length(first, 4 if first is Suit.DIAMONDS else 5).with_length(suit, 0, 1)
            if suit is not first:
                yield Rule(natural_bid(2, first), long, Meaning.PREFERENCE)


def _long_major(major: Suit, opener: Range) -> Iterator[Rule]:
    """Six cards: game, or an invitation."""
    six, game = Box().with_length(major, 6), _game(opener)
    points = PointCount.SHORT
    yield Rule(natural_bid(4, major), six.with_count(points, game + 1, game + 4), Meaning.GAME)
    yield Rule(natural_bid(3, major), six.with_count(points, _invites(opener), game), Meaning.INVITATION)


def _asks(first: Suit, answer: Suit, opener: Range) -> Iterator[Rule]:
    """The other minor: an invitation at least, and five cards in the major or four in the other one."""
    minor = _new_minor(first)
    hand = Box(figures=Range(_invites(opener), MOST))
    yield Rule(natural_bid(2, minor), hand.with_length(answer, 5), Meaning.CHECKBACK, Force.ROUND, suits=())
    if answer is Suit.SPADES and first is not Suit.HEARTS:
        hearts = hand.with_length(Suit.HEARTS, 4)
        yield Rule(natural_bid(2, minor), hearts, Meaning.CHECKBACK, Force.ROUND, suits=())


def _answers(situation: Situation, first: Suit, answer: Suit) -> Iterator[Rule]:
    """Three cards in responder's major first, then four in the other one; with the most points a level higher."""
    other = Suit.HEARTS if answer is Suit.SPADES else Suit.SPADES
    low, high = situation.own.figures
    most, least = Box(figures=Range(high - (high - low) // 3, MOST)), Box()
    yield Rule(natural_bid(3, answer), most.with_length(answer, 3), Meaning.MAXIMUM, suits=(answer,))
    yield Rule(natural_bid(2, answer), least.with_length(answer, 3), Meaning.MINIMUM, suits=(answer,))
    if other is not first:
        yield Rule(natural_bid(2, other), least.with_length(other, 4), Meaning.MAJOR)
    yield Rule(natural_bid(3), most, Meaning.MAXIMUM, suits=())
    yield Rule(natural_bid(2), least, Meaning.MINIMUM, suits=())


def _placing(situation: Situation, agreements: Agreements, first: Suit, answer: Suit) -> Iterator[Rule]:
    """Where to play once opener has answered."""
    shown, fits = situation.partner, False
    for suit in (answer, Suit.HEARTS):
        if shown.length(suit).low >= 3 and suit.is_major:
            box = Box().with_length(suit, 8 - shown.length(suit).low)
            if not fits:
                yield from slams_in(situation, agreements, suit)
            fits = True
            need = 0 if _is_most(situation) else game_from(partners_points(situation, suit), MAJOR_GAME)
            yield Rule(natural_bid(4, suit), box.with_count(count_for(situation, suit), need), Meaning.GAME)
            if not situation.is_game and cheapest_bid(situation, suit) == natural_bid(3, suit):
                yield Rule(natural_bid(3, suit), box, Meaning.INVITATION)
    for rule in notrump_slams(situation):
        if not fits or rule.meaning is Meaning.SLAM:  # four notrump asks for aces where opener has three
            yield rule
    yield Rule(natural_bid(3), Box(figures=Range(_game(shown.figures), MOST)), Meaning.GAME)
    yield Rule(natural_bid(2), Box(), Meaning.INVITATION)


def _is_most(situation: Situation) -> bool:
    """Whether opener has shown the most, with which whoever asked plays game: to ask was to invite."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.MAXIMUM


def _after_two(situation: Situation, agreements: Agreements, first: Suit, answer: Suit) -> Iterator[Rule]:
    """After two notrump: suits are forcing to game."""
    if answer.is_major:
        six = Box().with_length(answer, 6).with_count(PointCount.SHORT, 0, 11)
        yield Rule(natural_bid(4, answer), six, Meaning.GAME)
        yield Rule(natural_bid(3, answer), Box().with_length(answer, 5), Meaning.REBID, Force.GAME)
    if answer is Suit.SPADES and first is not Suit.HEARTS:
        yield Rule(
            natural_bid(3, Suit.HEARTS), Box().with_length(Suit.HEARTS, 4), Meaning.SECOND_SUIT, Force.GAME
        )
    if first is Suit.HEARTS:
        yield Rule(natural_bid(4, first), Box().with_length(first, 3), Meaning.GAME)
    strong = Box(figures=Range(12, MOST))
    if not first.is_major:
        fit = strong.with_length(first, 5)
        yield Rule(natural_bid(3, first), fit, Meaning.RAISE, Force.GAME)
    yield from notrump_slams(situation)
    yield Rule(
        natural_bid(3), Box().with_count(PointCount.LONG, 7 if not first.is_major else 8), Meaning.GAME
    )
