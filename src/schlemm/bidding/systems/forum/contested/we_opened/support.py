"""Opener after partner's major at level one was overcalled: four cards raise, three double, and partner's choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import stopped, suit_bid
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points, with_length_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount

GAME: Final = 19
"""Opener's support points for game opposite six; three fewer go to level three."""
STRONG: Final = 18
"""Figure points of an even hand too strong to have opened one notrump."""
MOST: Final = 19
"""Points, length counted, with which a hand without a bid asks by their suit."""
WANTS_GAME: Final = 13
INVITES: Final = 11
"""Responder's points opposite a minimum with three of the major."""


def support(agreements: Agreements) -> Topic:
    """The topic."""

    def over_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _over_suit(situation, agreements, bound["x"], bound["M"], bound["y"])

    def after(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_double(situation, bound["x"], bound["M"])

    return Topic(
        "support",
        (
            RuleTable(Pattern("1x P 1M 1y|2y"), over_suit, closed=True, when=_is_below_the_raise),
            RuleTable(Pattern("1x P 1M 1y|2y X P"), after, closed=True, when=_is_support),
        ),
    )


def _is_below_the_raise(situation: Situation) -> bool:
    """Whether partner's major can still be raised to level two."""
    majors = situation.suits_of(situation.seat.partner)
    return bool(majors) and situation.cheapest(Strain.of(majors[0])) == 2


def _is_support(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.SUPPORT_DOUBLE


def _over_suit(
    situation: Situation, agreements: Agreements, first: Suit, major: Suit, their: Suit
) -> Iterator[Rule]:
    """Opener's second call: what is known of the major comes first."""
    for level, points in ((4, Range(GAME, 50)), (3, Range(GAME - 3, GAME - 1)), (2, Range(0, GAME - 4))):
        four = support_points(major, *points).with_length(major, 4)
        yield Rule(suit_bid(level, major), four, Meaning.RAISE)
    if agreements.negative_doubles:
        three = Box().with_length(major, 3, 3)
        yield Rule(DOUBLE, three, Meaning.SUPPORT_DOUBLE, suits=(major,), their=their)
    else:
        yield Rule(
            suit_bid(2, major), support_points(major, 0, GAME - 4).with_length(major, 3), Meaning.RAISE
        )
    yield from _notrump(situation, their)
    yield from _own_suits(situation, first)
    cue = suit_bid(situation.cheapest(Strain.of(their)), their)
    if cue.level <= 3:
        yield Rule(cue, with_length_points(MOST), Meaning.CUE_STRONG, Force.ROUND)


def _notrump(situation: Situation, their: Suit) -> Iterator[Rule]:
    """Even hands with their suit stopped: strong with a jump, weak at level one."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    for level, figures in ((2, Range(STRONG, 19)), (1, Range(12, 14))):
        if level >= cheapest:
            even = stopped(Box(figures=figures, balanced=True), (their,))
            yield Rule(Bid(level, Strain.NOTRUMP), even, Meaning.REBID_NOTRUMP)


def _own_suits(situation: Situation, first: Suit) -> Iterator[Rule]:
    """The first suit with six cards, a cheaper one with four, a higher one with a strong hand."""
    again = situation.cheapest(Strain.of(first))
    six = Box().with_length(first, 6)
    if again == 2:
        yield Rule(suit_bid(3, first), six.with_count(PointCount.LONG, 17), Meaning.JUMP_REBID)
    if again <= 3:
        yield Rule(suit_bid(again, first), six.with_count(PointCount.LONG, 10 + 2 * again), Meaning.REBID)
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit))
        both = Box().with_length(first, 5).with_length(suit, 4)
        if level == 2 and suit.index < first.index:
            yield Rule(suit_bid(2, suit), both, Meaning.SECOND_SUIT)
        elif level <= 3:
            strong = both.with_count(PointCount.LONG, 17 if level == 2 else 16)
            yield Rule(suit_bid(level, suit), strong, Meaning.REVERSE if level == 2 else Meaning.SECOND_SUIT)


def _after_double(situation: Situation, first: Suit, major: Suit) -> Iterator[Rule]:
    """Responder knows of three trumps: five play, by the points; else notrump, opener's suit, or four trumps."""
    five = Box().with_length(major, 5)
    for level, points in (
        (4, Range(WANTS_GAME, 50)),
        (3, Range(INVITES, WANTS_GAME - 1)),
        (2, Range(0, INVITES - 1)),
    ):
        box = five.with_count(PointCount.SHORT, *points)
        meaning = Meaning.GAME if level == 4 else Meaning.INVITATION if level == 3 else Meaning.SIGN_OFF
        yield Rule(suit_bid(level, major), box, meaning)
    theirs = situation.their_suits
    cheapest = situation.cheapest(Strain.NOTRUMP)
    steps = ((3, Range(WANTS_GAME, 17)), (2, Range(11, 12)), (1, Range(6, 10)))
    for level, points in steps:
        if level >= cheapest:
            even = stopped(with_figure_points(*points), theirs)
            yield Rule(
                Bid(level, Strain.NOTRUMP), even, Meaning.GAME if level == 3 else Meaning.NATURAL_NOTRUMP
            )
    strong = with_figure_points(WANTS_GAME)
    cue = suit_bid(situation.cheapest(Strain.of(theirs[0])), theirs[0])
    if cue.level <= 3:
        yield Rule(cue, strong, Meaning.CUE_STRONG, Force.GAME)
    yield Rule(suit_bid(4, major), strong, Meaning.GAME)
    back = situation.cheapest(Strain.of(first))
    if back <= 3:
        yield Rule(suit_bid(back, first), Box().with_length(first, back + 2), Meaning.PREFERENCE)
    yield Rule(suit_bid(2, major), Box(), Meaning.SIGN_OFF)
