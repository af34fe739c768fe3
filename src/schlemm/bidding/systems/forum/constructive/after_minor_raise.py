"""Opener after a raise of a minor: stoppers for notrump are told on the way, else the minor is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.constructive.inverted_minors import after_inverted
from schlemm.bidding.systems.forum.constructive.shared.placing import slams_in
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

AFTER_TWO: Final = 18
"""Figure points for three notrump opposite a raise to two."""
AFTER_THREE: Final = 14
"""The same opposite a raise to three."""
FIVE: Final = 17
"""Declarer's points, short suits counted, for five of the minor opposite a raise to three, with a suit open."""


def after_minor_raise(agreements: Agreements) -> Iterator[RuleTable]:
    """The tables, from opener's second bid to the last stopper."""

    def single(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _minor(situation, bound["m"], AFTER_TWO)

    def limit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        last = situation.last.of(situation.seat.partner)
        weak = last is not None and last.meaning is Meaning.PREEMPTIVE_RAISE
        if not weak:
            yield from slams_in(situation, agreements, bound["m"])
        yield from _minor(situation, bound["m"], AFTER_TWO if weak else AFTER_THREE)

    def stoppers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers_stopper(bound["m"], bound["x"])

    def last_stopper(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _places_minor(bound["m"], bound["x"], bound["y"])

    patterns = (
        ("1m P 2m P", single),
        ("1m P 3m P", limit),
        ("1m P 3m P 3x P", stoppers),
        ("1m P 3m P 3x P 3y P", last_stopper),
    )
    yield from after_inverted(agreements)
    for text, rules in patterns:
        yield RuleTable(Pattern(text), rules, closed=True, when=is_undisturbed)


def _answers_stopper(minor: Suit, suit: Suit) -> Iterator[Rule]:
    """Three notrump with the other two suits stopped, one of them on the way there, or four of the minor."""
    rest = [other for other in others(minor) if other is not suit]
    yield Rule(natural_bid(3), Box().having(*map(Stopper, rest)), Meaning.GAME)
    for other in reversed(rest):
        if other.index > suit.index:
            yield Rule(natural_bid(3, other), Box().having(Stopper(other)), Meaning.SECOND_SUIT, Force.ROUND)
    yield Rule(natural_bid(4, minor), Box(), Meaning.WAITING)


def _places_minor(minor: Suit, *stopped: Suit) -> Iterator[Rule]:
    """Three notrump with the last suit stopped, else the minor: game with more than a minimum."""
    last = next(suit for suit in others(minor) if suit not in stopped)
    yield Rule(natural_bid(3), Box().having(Stopper(last)), Meaning.GAME)
    yield Rule(natural_bid(5, minor), Box().with_count(PointCount.SHORT, FIVE), Meaning.GAME)
    yield Rule(natural_bid(4, minor), Box(), Meaning.SIGN_OFF)


def _minor(situation: Situation, minor: Suit, game: int) -> Iterator[Rule]:
    """Three notrump with the points and an even hand; suits with stoppers on the way; five with shape."""
    yield Rule(natural_bid(3), Box(figures=Range(game, MOST), balanced=True), Meaning.GAME)
    shaped = Box(figures=Range(game, MOST)).with_length(minor, 5)
    stopped = shaped.having(*(Stopper(suit) for suit in others(minor)))
    yield Rule(natural_bid(3), stopped, Meaning.GAME)
    yield Rule(
        natural_bid(5, minor),
        Box().with_count(PointCount.SHORT, game + 5).with_length(minor, 6),
        Meaning.GAME,
    )
    for suit in reversed(tuple(others(minor))):
        call = cheapest_bid(situation, suit)
        strong = Box().with_count(PointCount.SHORT, game + 1).having(Stopper(suit))
        if call is not None and call.index < natural_bid(3).index:
            yield Rule(call, strong.with_length(suit, 3), Meaning.SECOND_SUIT, Force.ROUND)
    if game > AFTER_THREE:
        yield Rule(natural_bid(2), Box(figures=Range(16, MOST), balanced=True), Meaning.INVITATION)
        yield Rule(
            natural_bid(3, minor),
            Box().with_count(PointCount.SHORT, 16).with_length(minor, 6),
            Meaning.INVITATION,
        )
