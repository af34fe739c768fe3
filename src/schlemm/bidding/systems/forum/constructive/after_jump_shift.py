"""Opener after a jump in a new suit, which forces to game: support comes first, and partner looks for slam."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import QUESTION_POINTS
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.constructive.shared.placing import described
from schlemm.bidding.systems.forum.constructive.shared.values import (
    cheapest_bid,
    fit_box,
    is_undisturbed,
    natural_bid,
)
from schlemm.bidding.systems.forum.slam.controls import minor_try, unguarded
from schlemm.bidding.systems.forum.slam.trying import asks, reckoned_points
from schlemm.core.cards import Rank, Suit
from schlemm.evaluation.box import Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Holds

MORE: Final = 2
"""Points more than usual for the question: partner, who has most of them, looks for slam himself."""
MINIMUM: Final = 13
"""The most figure points of a raise of the major to game, without an ace."""


def after_jump_shift(agreements: Agreements) -> RuleTable:
    """The table."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _supports(situation, agreements, bound["y"])
        yield from described(situation)

    return RuleTable(Pattern("1x P 2y|3y P"), rules, closed=True, when=_is_jump_shift)


def _is_jump_shift(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return is_undisturbed(situation) and last is not None and last.meaning is Meaning.JUMP_SHIFT


def _supports(situation: Situation, agreements: Agreements, suit: Suit) -> Iterator[Rule]:
    """The question with every suit controlled; three of the suit; a major at game with a minimum and no ace.

    Clubs or diamonds that can only be raised past three notrump are raised with thoughts of slam.
    """
    fit, count = fit_box(situation, suit), PointCount.support(suit)
    points = QUESTION_POINTS - reckoned_points(situation, situation.seat.partner, suit)
    yield from asks(
        situation, agreements, suit, fit.with_count(count, points + MORE), unguarded(situation, suit)
    )
    call = cheapest_bid(situation, suit)
    if call is not None and call.level > 3:
        yield minor_try(suit, fit.with_count(count, points - 1))
        return
    if suit.is_major:
        least = fit._replace(figures=Range(0, MINIMUM)).having(Holds(Rank.ACE, (0,)))
        yield Rule(natural_bid(4, suit), least, Meaning.GAME)
    yield Rule(natural_bid(3, suit), fit, Meaning.RAISE, Force.GAME)
