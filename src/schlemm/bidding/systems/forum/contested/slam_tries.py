"""Slam where the opponents have bid: the question for aces once both hands have the points, as in peaceful auctions.

The tables of competition look for the best game and for what it is worth to outbid the opponents. Before their rules
stands the question about the suit that is agreed, for hands that control the opponents' suits: there is no room to show
controls.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, have_opponents_bid
from schlemm.bidding.rules.slam_points import BLIND_SLAM_POINTS, QUESTION_POINTS
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.placing import trumps_of
from schlemm.bidding.systems.forum.constructive.shared.values import fit_box
from schlemm.bidding.systems.forum.slam.controls import unguarded
from schlemm.bidding.systems.forum.slam.trying import ASK, asks, reckoned_points
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount

MOST: Final = 25
"""Points, short suits counted, of the strongest hands that look for slam here; more are too rare for a rule."""


def looking_for_slam(topic: Topic, agreements: Agreements) -> Topic:
    """The same tables; where the opponents have bid, the ways to slam come before their rules."""
    return replace(topic, tables=tuple(_first_slam(table, agreements) for table in topic.tables))


def _first_slam(table: RuleTable, agreements: Agreements) -> RuleTable:
    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from slam_in_competition(situation, agreements)
        yield from table.rules(situation, bound)

    return replace(table, rules=rules)


def slam_in_competition(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Four notrump, six where it is no longer legal; nothing while nobody bids against us or our double stands."""
    if not have_opponents_bid(situation) or situation.is_doubled:
        return
    trump = trumps_of(situation)
    if trump is None or trump in situation.their_suits:
        return
    count = PointCount.support(trump)
    least = QUESTION_POINTS - reckoned_points(situation, situation.seat.partner, trump)
    if least > MOST or span(situation.known.of(situation.seat).classes, count).high < least:
        return
    hand = fit_box(situation, trump)
    enough = hand.with_count(count, least)
    theirs = tuple(suit for suit in unguarded(situation, trump) if suit in situation.their_suits)
    yield from asks(situation, agreements, trump, enough, theirs)
    if not situation.is_legal(ASK):
        yield Rule(
            Bid(6, Strain.of(trump)),
            hand.with_count(count, least + BLIND_SLAM_POINTS - QUESTION_POINTS),
            Meaning.SLAM,
        )
