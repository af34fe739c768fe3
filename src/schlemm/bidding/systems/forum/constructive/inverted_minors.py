"""Inverted minors: two of partner's minor is a limit raise or better and forces for a round, three is weak.

Opener tells an even minimum by two notrump and another one by three of the minor, which may be passed. A new suit has
more, is stopped, and forces to game. From there on each new suit is stopped too, up to three notrump or the minor.
A hand that has passed raises as without the agreement, and so does everybody once the opponents have bid. If they come
in over the raise, opener bids notrump with their suit stopped, and their suit with values and no stopper.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.constructive.shared.placing import notrump_slams, our_suits, slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import (
    cheapest_bid,
    natural_bid,
    others,
)
from schlemm.core.calls import PASS
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper

GOOD: Final = ((10, 11), (8, 12))
"""Figure points and support points of the forcing raise, one or the other."""
WEAK: Final = Range(4, 9)
"""Figure points of the raise to three."""
MINIMUM: Final = 14
"""The most figure points of two notrump."""
STRONG: Final = 16
"""Declarer's points, short suits counted, with which opener forces to game."""
MORE: Final = 2
"""Points more than usual with which slam is looked for past three notrump."""
GAME: Final = 12
"""Figure points that make game opposite an even minimum; opposite an uneven one, one more."""


def inverted_raises(minor: Suit, cards: int) -> Iterator[Rule]:
    """To two with a limit raise or better; to three with few points, on six trumps or five and a short suit.

    Args:
        minor: The suit that partner opened.
        cards: How many trumps the raise to two takes.
    """
    for figures, points in GOOD:
        good = Box(figures=Range(figures, MOST)).with_count(PointCount.support(minor), points)
        yield Rule(natural_bid(2, minor), good.with_length(minor, cards), Meaning.RAISE, Force.ROUND)
    weak = Box(figures=WEAK)
    yield Rule(natural_bid(3, minor), weak.with_length(minor, 6), Meaning.PREEMPTIVE_RAISE)
    for suit in others(minor):
        five = weak.with_length(minor, 5).with_length(suit, 0, 1)
        yield Rule(natural_bid(3, minor), five, Meaning.PREEMPTIVE_RAISE)


def after_inverted(agreements: Agreements) -> Iterator[RuleTable]:
    """The tables after the forcing raise."""

    def opener(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _opener(situation, bound["m"])

    def even(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _over_notrump(situation, agreements, bound["m"])

    def uneven(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _over_minor(situation, agreements, bound["m"])

    def stoppers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _stoppers(situation, agreements, bound["m"])

    def overcalled(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _overcalled(situation, bound["m"], bound["x"])

    yield RuleTable(Pattern("1m P 2m 2x|3x"), overcalled, closed=True, when=_is_inverted)
    raised = "1m P 2m P|X"
    yield RuleTable(Pattern(raised), opener, closed=True, when=_is_inverted)
    yield RuleTable(Pattern(f"{raised} 2NT P"), even, closed=True, when=_is_inverted)
    yield RuleTable(Pattern(f"{raised} 3m P"), uneven, closed=True, when=_is_inverted)
    yield RuleTable(Pattern(f"{raised} 2x|3x P"), stoppers, closed=True, when=_is_inverted)
    yield RuleTable(Pattern(f"{raised} _ P *"), stoppers, closed=True, when=_tells_stoppers)


def _is_inverted(situation: Situation) -> bool:
    """Whether the raise to two has forced."""
    raised = situation.readings[-len(situation.line) :][2]
    return raised is not None and raised.force is Force.ROUND


def _tells_stoppers(situation: Situation) -> bool:
    """Whether game is forced and three notrump can still be bid."""
    can = situation.is_legal(natural_bid(3))
    return can and situation.is_forced_to_game and _is_inverted(situation)


def _opener(situation: Situation, minor: Suit) -> Iterator[Rule]:
    """Notrump by points with an even hand; the cheapest suit that is stopped with more than a minimum; the minor."""
    yield Rule(natural_bid(2), Box(figures=Range(0, MINIMUM), balanced=True), Meaning.REBID_NOTRUMP)
    yield Rule(natural_bid(3), Box(figures=Range(MINIMUM + 1, MOST), balanced=True), Meaning.REBID_NOTRUMP)
    strong = Box().with_count(PointCount.SHORT, STRONG)
    yield from _stopped(situation, minor, strong, least=3)
    yield from _stopped(situation, minor, strong)
    yield Rule(natural_bid(3, minor), Box(), Meaning.REBID)


def _overcalled(situation: Situation, minor: Suit, theirs: Suit) -> Iterator[Rule]:
    """Notrump with their suit stopped; their suit with more and no stopper; the minor with five; else a pass."""
    stopped, more = Box().having(Stopper(theirs)), Box(figures=Range(MINIMUM + 1, MOST))
    yield Rule(natural_bid(3), more.having(Stopper(theirs)), Meaning.GAME)
    yield Rule(natural_bid(2), stopped._replace(balanced=True), Meaning.REBID_NOTRUMP)
    cue = cheapest_bid(situation, theirs)
    if cue is not None and cue.level == 3:
        yield Rule(cue, more, Meaning.CUE_STRONG, Force.GAME, suits=(), their=theirs)
    yield Rule(natural_bid(5, minor), more.with_length(theirs, 0, 1).with_length(minor, 5), Meaning.GAME)
    yield Rule(natural_bid(3, minor), Box().with_length(minor, 5), Meaning.COMPETING)
    yield Rule(PASS, Box(), Meaning.PASS)


def _stopped(situation: Situation, minor: Suit, hand: Box, least: int = 0) -> Iterator[Rule]:
    """Such a hand bids the cheapest new suit that it stops."""
    for suit in reversed(tuple(others(minor))):
        call = cheapest_bid(situation, suit)
        if hand.length(suit).high < least or suit in our_suits(situation):
            continue
        if call is not None and call.index < natural_bid(3).index:
            box = hand.with_length(suit, least) if least else hand
            yield Rule(call, box.having(Stopper(suit)), Meaning.SECOND_SUIT, Force.GAME)


def _over_notrump(situation: Situation, agreements: Agreements, minor: Suit) -> Iterator[Rule]:
    """Slam; game, with a short suit by way of a suit that is stopped; else a pass, or the minor with a short suit."""
    yield from slams_in(situation, agreements, minor, more=MORE, guarded=True)
    yield from notrump_slams(situation, Box(balanced=True))
    for suit in others(minor):
        short = Box(figures=Range(GAME, MOST)).with_length(suit, 0, 1)
        yield from _stopped(situation, minor, short, least=3)
    yield Rule(natural_bid(3), Box(figures=Range(GAME, MOST)), Meaning.GAME)
    for suit in others(minor):
        yield Rule(natural_bid(3, minor), Box().with_length(suit, 0, 1), Meaning.SIGN_OFF)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_minor(situation: Situation, agreements: Agreements, minor: Suit) -> Iterator[Rule]:
    """Slam; three notrump with every suit stopped, or one of those that are; the minor if none is; else a pass."""
    yield from slams_in(situation, agreements, minor, more=MORE, guarded=True)
    enough = Box(figures=Range(GAME + 1, MOST))
    yield Rule(natural_bid(3), enough.having(*map(Stopper, others(minor))), Meaning.GAME)
    yield from _stopped(situation, minor, enough)
    yield Rule(natural_bid(5, minor), enough, Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)


def _stoppers(situation: Situation, agreements: Agreements, minor: Suit) -> Iterator[Rule]:
    """Slam; three notrump with the rest stopped; another suit that is; three of the minor to hear more, or four."""
    yield from slams_in(situation, agreements, minor, more=MORE, fewer=0)
    rest = [suit for suit in others(minor) if suit not in our_suits(situation)]
    yield Rule(natural_bid(3), Box().having(*map(Stopper, rest)), Meaning.GAME)
    yield from _stopped(situation, minor, Box())
    for level in (3, 4):
        if situation.cheapest(natural_bid(level, minor).strain) == level:
            yield Rule(natural_bid(level, minor), Box(), Meaning.WAITING, Force.GAME)
