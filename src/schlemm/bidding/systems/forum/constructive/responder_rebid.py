"""Responder's second bid: to stop, to invite, to choose among opener's suits, or to force by the fourth suit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.after_reverse import after_reverse
from schlemm.bidding.systems.forum.constructive.shared.placing import (
    SLAM_SIGHT,
    fourth_suit,
    notrump_slams,
    preferences,
    slams_in,
)
from schlemm.bidding.systems.forum.constructive.shared.values import (
    MINOR_GAME,
    cheapest_bid,
    fit_box,
    is_undisturbed,
    natural_bid,
    others,
    partners_points,
)
from schlemm.bidding.systems.forum.slam.controls import may_try, minor_try
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.cards import MAJORS, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper, TopHonours

INVITES: Final = 11
GAME: Final = 13
SHAPE: Final = 2
"""Points fewer that make five of a minor with a void, or with two short suits."""
FAST: Final = 17
"""The most points, length counted, of a jump to game where a slower way would leave room for slam."""
_ROUND: Final = (Meaning.SECOND_SUIT, Force.ROUND)


def responder_rebid(agreements: Agreements) -> Topic:
    """The topic."""

    def second_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_second_suit(situation, agreements, bound["x"], bound["y"], bound["z"])

    def suit_again(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_suit_again(situation, agreements, bound["x"], bound["y"])

    def raised(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_raise(situation, agreements, bound["M"])

    tables = (
        RuleTable(Pattern("1x P 1y P 1z|2z P"), second_suit, closed=True, when=_passable),
        *after_reverse(agreements),
        RuleTable(Pattern("1x P 1y P 2x P"), suit_again, closed=True, when=is_undisturbed),
        RuleTable(Pattern("1x P 1M P 2M P"), raised, closed=True, when=is_undisturbed),
    )
    return Topic("responder-rebid", tables)


def _passable(situation: Situation) -> bool:
    return is_undisturbed(situation) and not situation.is_asked


def _after_second_suit(
    situation: Situation, agreements: Agreements, first: Suit, answer: Suit, second: Suit
) -> Iterator[Rule]:
    """After a second suit that may be passed: opener has 12 to 18."""
    fit = fit_box(situation, second)
    yield from slam_tries(
        situation, agreements, second, fit.with_length(answer, 4, 5) if answer.is_major else fit
    )
    yield from _raise_second(second)
    if first.is_major:
        yield from _back_to_major(first)
    yield from _own_suit(answer, FAST if agreements.fourth_suit else MOST)
    for suit in (second, first):
        if not suit.is_major:
            yield from _minor_game(situation, suit)
    yield from _notrump(situation, agreements)
    yield from _minors(situation, first, second)
    yield from preferences(situation)
    yield from _weak(situation, answer, second)


def _raise_second(second: Suit) -> Iterator[Rule]:
    """Four cards of the second suit; a major to game with 14, to three with 11."""
    four, points = Box().with_length(second, 4), PointCount.support(second)
    if second.is_major:
        yield Rule(natural_bid(4, second), four.with_count(points, GAME), Meaning.GAME)
        yield Rule(natural_bid(3, second), four.with_count(points, 10, GAME - 1), Meaning.INVITATION)
        yield Rule(natural_bid(2, second), four.with_count(points, 0, 9), Meaning.RAISE)


def _back_to_major(first: Suit) -> Iterator[Rule]:
    """Three cards of opener's major: too good for a raise at once; two with the points to invite."""
    three, points = Box().with_length(first, 3), PointCount.support(first)
    yield Rule(natural_bid(4, first), three.with_count(points, GAME), Meaning.GAME)
    yield Rule(natural_bid(3, first), three.with_count(points, INVITES, GAME - 1), Meaning.INVITATION)


def _own_suit(answer: Suit, most: int = MOST) -> Iterator[Rule]:
    """Six cards: to play, an invitation, or game with at most so many points; with more the fourth suit comes first.

    A minor invites on seven cards and no more than eleven figure points, for notrump comes before it, or on six good
    ones and ten at most.
    """
    six, points = Box().with_length(answer, 6), PointCount.LONG
    if answer.is_major:
        yield Rule(natural_bid(4, answer), six.with_count(points, 15, most), Meaning.GAME)
    invites = six if answer.is_major else Box(figures=Range(0, INVITES)).with_length(answer, 7)
    yield Rule(natural_bid(3, answer), invites.with_count(points, INVITES + 1, 14), Meaning.INVITATION)
    if not answer.is_major:
        good = six._replace(figures=Range(0, INVITES - 1)).having(TopHonours(answer, 2))
        yield Rule(natural_bid(3, answer), good.with_count(points, INVITES), Meaning.INVITATION)
        yield Rule(natural_bid(2, answer), six._replace(figures=Range(0, INVITES - 1)), Meaning.SIGN_OFF)
    yield Rule(natural_bid(2, answer), six.with_count(points, 0, INVITES), Meaning.SIGN_OFF)


def _notrump(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Notrump with the last suit stopped; game without a clear bid goes through that suit."""
    unbid = situation.unbid_suits
    stopped = Box().having(*map(Stopper, unbid))
    asks = len(unbid) == 1 and agreements.fourth_suit
    hidden = [suit for suit in unbid if asks and suit.is_major]  # five of it are told by the fourth suit
    direct = stopped.with_length(hidden[0], 0, 4) if hidden else stopped
    yield Rule(natural_bid(3), direct._replace(figures=Range(GAME, 16)), Meaning.GAME)
    if len(unbid) == 1:
        invites = stopped.with_count(PointCount.FIGURES, INVITES, GAME - 1)
        yield Rule(natural_bid(2), invites, Meaning.INVITATION)
        yield from fourth_suit(situation, agreements, GAME - 1)
    yield Rule(natural_bid(3), Box(figures=Range(GAME, MOST)), Meaning.GAME)
    yield Rule(natural_bid(2), stopped.with_count(PointCount.FIGURES, INVITES, GAME - 1), Meaning.INVITATION)


def _minors(situation: Situation, first: Suit, second: Suit) -> Iterator[Rule]:
    """Invitations with support for a minor of opener's."""
    for suit, length in ((second, 4), (first, 4)):
        if not suit.is_major:
            box = Box().with_length(suit, length).with_count(PointCount.support(suit), INVITES)
            yield Rule(natural_bid(3, suit), box, Meaning.INVITATION)
    yield Rule(natural_bid(2), Box(figures=Range(INVITES, MOST)), Meaning.INVITATION)


def _slam_try(situation: Situation, minor: Suit) -> Iterator[Rule]:
    """Four of opener's minor, with a jump: trumps, a short suit, and not far from slam."""
    if not may_try(situation, minor):
        return
    points = SLAM_SIGHT - partners_points(situation, minor).low
    trumps = fit_box(situation, minor).with_length(minor, 3)
    for short in others(minor):
        hand = trumps.with_length(short, 0, 1).with_count(PointCount.support(minor), points)
        yield minor_try(minor, hand)


def _minor_game(situation: Situation, minor: Suit) -> Iterator[Rule]:
    """Five of a minor: nine trumps, two short suits or a void, and hardly a trick at notrump."""
    partner = situation.partner.length(minor).low
    trumps = Box().with_length(minor, max(9 - partner, 4))
    points = MINOR_GAME - SHAPE - partners_points(situation, minor).low
    for short in others(minor):
        void = trumps.with_length(short, 0, 0).with_count(PointCount.support(minor), points)
        yield Rule(natural_bid(5, minor), void, Meaning.GAME)
        for other in others(minor, short):
            if other.index > short.index:
                both = trumps.with_length(short, 0, 1).with_length(other, 0, 1)
                yield Rule(
                    natural_bid(5, minor), both.with_count(PointCount.support(minor), points), Meaning.GAME
                )


def _weak(situation: Situation, answer: Suit, second: Suit) -> Iterator[Rule]:
    """Six to ten points: one notrump over a suit at level one; five cards again if nothing fits."""
    yield Rule(natural_bid(1), Box(), Meaning.NOTRUMP)
    five = Box().with_length(answer, 5).with_length(second, 0, 2)
    yield Rule(natural_bid(2, answer), five, Meaning.SIGN_OFF)


def _after_suit_again(
    situation: Situation, agreements: Agreements, first: Suit, answer: Suit
) -> Iterator[Rule]:
    """After opener's suit again: 12 to 16, six cards, or five if nothing else was left."""
    trumps = 6 if first.is_major else 5
    if first.is_major:
        yield from slams_in(situation, agreements, first)
        fit = Box().with_length(first, 8 - trumps)
        yield Rule(natural_bid(4, first), fit.with_count(PointCount.support(first), GAME), Meaning.GAME)
        yield Rule(
            natural_bid(3, first),
            fit.with_count(PointCount.support(first), INVITES, GAME - 1),
            Meaning.INVITATION,
        )
    else:
        yield from notrump_slams(situation, Box(balanced=True))
        yield from _slam_try(situation, first)
        yield from _minor_game(situation, first)
    if answer.is_major:
        yield from _strong_six(situation, first, answer)
        yield from _own_suit(answer, FAST)
    yield from _new_suits(situation, first, answer)
    yield Rule(natural_bid(3), Box(figures=Range(GAME, MOST)), Meaning.GAME)
    if not first.is_major:
        fit = Box().with_length(first, 3).with_count(PointCount.support(first), INVITES)
        yield Rule(natural_bid(2), Box(figures=Range(INVITES, GAME - 1), balanced=True), Meaning.INVITATION)
        yield Rule(natural_bid(3, first), fit, Meaning.INVITATION)
    yield Rule(natural_bid(2), Box(figures=Range(INVITES, GAME - 1)), Meaning.INVITATION)
    six = Box().with_length(answer, 6).with_length(first, 0, 1)
    yield Rule(natural_bid(2, answer), six, Meaning.SIGN_OFF)


def _strong_six(situation: Situation, first: Suit, answer: Suit) -> Iterator[Rule]:
    """Six cards and too strong for game at once: a suit of three or more is bid first, and the six again."""
    for length in (4, 3):
        for suit in others(first, answer):
            call = cheapest_bid(situation, suit)
            if call is not None and call.level == 3:
                box = (
                    Box()
                    .with_count(PointCount.LONG, FAST + 1)
                    .with_length(answer, 6)
                    .with_length(suit, length)
                )
                yield Rule(call, box, Meaning.SECOND_SUIT, Force.GAME)


def _new_suits(situation: Situation, first: Suit, answer: Suit) -> Iterator[Rule]:
    """A second suit of four beside five: at level two for a round, at level three to game.

    Hearts over spades need little: two fives want to be played in one of them.
    """
    for suit in (*MAJORS, *others(*MAJORS)):
        call = cheapest_bid(situation, suit)
        if suit in {first, answer} or call is None or call.level > 3:
            continue
        both = Box().with_length(answer, 5)
        if call.level == 2:
            yield Rule(call, both.with_length(suit, 5).with_count(PointCount.LONG, INVITES), *_ROUND)
            yield Rule(call, both.with_length(suit, 4).with_count(PointCount.FIGURES, INVITES), *_ROUND)
        else:
            box = both.with_length(suit, 4).with_count(PointCount.FIGURES, GAME)
            yield Rule(call, box, Meaning.SECOND_SUIT, Force.GAME)


def _after_raise(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """After a raise of the major to two: 12 to 15 support points, and sometimes three cards."""
    yield from slams_in(situation, agreements, major)
    yield from slams_in(situation, agreements, major, 7, more=2)  # the raise may be on three
    points = PointCount.SHORT
    flat = Box(figures=Range(GAME, 16), shapes=((4, 3, 3, 3),)).with_length(major, 4, 4)
    yield Rule(natural_bid(3), flat, Meaning.GAME)
    yield Rule(natural_bid(4, major), Box().with_count(points, GAME), Meaning.GAME)
    six = Box().with_length(major, 6).with_count(points, INVITES - 1, GAME - 1)
    yield Rule(natural_bid(3, major), six, Meaning.INVITATION)
    five = Box().with_length(major, 5).with_count(points, INVITES, GAME - 1)
    yield Rule(natural_bid(3, major), five, Meaning.INVITATION)
    even = Box(figures=Range(INVITES, GAME - 1), balanced=True).with_length(major, 4, 4)
    yield Rule(natural_bid(2), even, Meaning.INVITATION)
    yield Rule(natural_bid(3, major), Box().with_count(points, INVITES + 1, GAME - 1), Meaning.INVITATION)
