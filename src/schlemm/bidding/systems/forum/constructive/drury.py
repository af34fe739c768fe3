"""Drury: two clubs of a passed hand raises partner's major well, and opener says what the opening is worth.

Partner may have opened light after two passes, so a good raise should not carry the side to level three.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.answers_major import (
    LIMIT,
    SINGLE,
    STRONG,
    notrump_answer,
    raises_to_game,
    spades_over_hearts,
    splinter_raises,
)
from schlemm.bidding.systems.forum.constructive.shared.placing import slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import (
    TRUMPS,
    is_undisturbed,
    natural_bid,
    others,
)
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount

TAKES_ROOM: Final = Range(7, 9)
"""Support points of a raise to three with a trump more: nobody looks for game, and the opponents lose room."""
OWN_SUIT: Final = 9
"""Figure points of a suit of five at level two, or of six clubs at level three: too good for one notrump."""
GAME: Final = 15
"""Opener's points, short suits counted, for game opposite every good raise."""
SOUND: Final = 14
"""The same for the question whether the raise is a very good one."""


def drury(agreements: Agreements) -> Topic:
    """The topic; it has no tables where Drury is not agreed."""

    def answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers(situation, agreements, bound["M"])

    def opener(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _opener(situation, agreements, bound["M"])

    def asked(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _says_how_good(bound["M"])

    def minimum(situation: Situation, bound: Bound) -> Iterator[Rule]:
        strong = Box().with_count(PointCount.support(bound["M"]), STRONG).with_length(bound["M"], 4)
        yield Rule(natural_bid(4, bound["M"]), strong, Meaning.GAME)

    tables = (
        RuleTable(Pattern("1M P"), answers, closed=True, when=_has_passed),
        RuleTable(Pattern("1M P 2C P|X"), opener, closed=True, when=_answers_drury),
        RuleTable(Pattern("1M P 2C P|X 2D P"), asked, closed=True, when=_has_passed),
        RuleTable(Pattern("1M P 2C P|X 2M P"), minimum, closed=True, when=_has_passed),
    )
    return Topic("drury", tables if agreements.drury else ())


def _has_passed(situation: Situation) -> bool:
    return situation.has_passed and is_undisturbed(situation)


def _answers_drury(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.DRURY and is_undisturbed(situation)


def _answers(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Raises first; a suit of one's own is not forcing, and clubs take six, since two clubs asks."""
    support, points = TRUMPS - agreements.majors, PointCount.support(major)
    if agreements.splinters:
        yield from splinter_raises(situation, major)
    yield from raises_to_game(major)
    for trumps, low in ((support, LIMIT.low), (support + 1, LIMIT.low - 1)):
        good = Box().with_count(points, low).with_length(major, trumps)
        yield Rule(natural_bid(2, Suit.CLUBS), good, Meaning.DRURY, Force.ROUND, (major,), trump=major)
    more = Box().with_count(points, *TAKES_ROOM).with_length(major, support + 1)
    yield Rule(natural_bid(3, major), more, Meaning.PREEMPTIVE_RAISE)
    weak = Box().with_count(points, *SINGLE).with_length(major, support)
    yield Rule(natural_bid(2, major), weak, Meaning.RAISE)
    yield from spades_over_hearts(major)
    for length in (7, 6, 5):
        for suit in others(major, Suit.CLUBS):
            if suit.index < major.index:
                long = Box(figures=Range(OWN_SUIT, MOST)).with_length(suit, length)
                yield Rule(natural_bid(2, suit), long, Meaning.NEW_SUIT)
    clubs = Box(figures=Range(OWN_SUIT, MOST)).with_length(Suit.CLUBS, 6)
    yield Rule(natural_bid(3, Suit.CLUBS), clubs, Meaning.SUIT_TO_PLAY)
    yield notrump_answer()


def _opener(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Game opposite every good raise, two diamonds where it takes a very good one, else the major again."""
    yield from slams_in(situation, agreements, major)
    yield Rule(natural_bid(4, major), Box().with_count(PointCount.SHORT, GAME), Meaning.GAME)
    sound = Box().with_count(PointCount.SHORT, SOUND)
    yield Rule(natural_bid(2, Suit.DIAMONDS), sound, Meaning.ASK, Force.ROUND, (major,), trump=major)
    yield Rule(natural_bid(2, major), Box(), Meaning.MINIMUM)


def _says_how_good(major: Suit) -> Iterator[Rule]:
    """Opener has a sound opening: game with the most, or with a point less and a ninth trump."""
    points = PointCount.support(major)
    yield Rule(natural_bid(4, major), Box().with_count(points, LIMIT.high), Meaning.GAME)
    nine = Box().with_count(points, LIMIT.low).with_length(major, 4)
    yield Rule(natural_bid(4, major), nine, Meaning.GAME)
    yield Rule(natural_bid(2, major), Box(), Meaning.MINIMUM)
