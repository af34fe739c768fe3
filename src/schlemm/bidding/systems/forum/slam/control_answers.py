"""Over partner's control, or a minor that partner has bid past three notrump: ask, cooperate, or stop.

Who goes on controls the suits that partner passed over; so going on says that too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_points import QUESTION_POINTS
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.slam.controls import control_bids, denied, unguarded, with_controls
from schlemm.bidding.systems.forum.slam.trying import asks, reckoned_points
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import KeyCards

LOOKS: Final = frozenset({Meaning.CONTROL, Meaning.SLAM_TRY})
"""Calls that ask partner to go on with anything to spare."""
HELPS: Final = 3
"""How many points fewer than for the question are enough to tell a control in turn."""


def control_answers(agreements: Agreements) -> Topic:
    """The topic: it comes before those that have tables for the same auctions."""

    def answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        trump = _trump(situation)
        if trump is not None:
            yield from _answers(situation, agreements, trump)

    return Topic("controls", (RuleTable(Pattern("* P"), answers, closed=True, when=_looks),))


def _looks(situation: Situation) -> bool:
    """Whether partner has just looked for slam below game."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning in LOOKS and last.call == situation.last_bid


def _trump(situation: Situation) -> Suit | None:
    last = situation.last.of(situation.seat.partner)
    return None if last is None else last.rules[0].trump


def _answers(situation: Situation, agreements: Agreements, trump: Suit) -> Iterator[Rule]:
    """The question with the points and every suit guarded; a control with a little to spare; else game."""
    points = PointCount.support(trump)
    mine = QUESTION_POINTS - reckoned_points(situation, situation.seat.partner, trump)
    open_suits = denied(situation, trump)
    yield from asks(situation, agreements, trump, Box().with_count(points, mine), open_suits)
    for controlled in with_controls(Box().with_count(points, mine - HELPS), open_suits):
        yield from control_bids(situation, trump, controlled)
    strain = Strain.of(trump)
    for controlled in with_controls(Box().with_count(points, mine + 1), unguarded(situation, trump)):
        yield Rule(Bid(6, strain), controlled.having(KeyCards(trump, (2, 3, 4, 5))), Meaning.SLAM)
    level = max(situation.game_level(strain), situation.cheapest(strain))
    yield Rule(Bid(level, strain), Box(), Meaning.SIGN_OFF)
