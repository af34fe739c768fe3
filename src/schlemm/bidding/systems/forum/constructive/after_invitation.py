"""Opener after responder has invited in a raised major."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.values import is_undisturbed, natural_bid
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount

ACCEPTS: Final = 14
"""Support points that accept, of the twelve to fifteen that the raise has shown."""


def after_invitation(agreements: Agreements) -> Topic:
    """The topic."""

    def notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
        major = bound["M"]
        more = Box().with_count(PointCount.support(major), ACCEPTS)
        yield Rule(natural_bid(4, major), more.with_length(major, 4), Meaning.GAME)
        yield Rule(natural_bid(3), Box(figures=Range(ACCEPTS - 1, MOST)), Meaning.GAME)
        yield Rule(natural_bid(3, major), Box().with_length(major, 4), Meaning.SIGN_OFF)
        yield Rule(natural_bid(3, bound["x"]), Box().with_length(bound["x"], 6), Meaning.SIGN_OFF)

    def raised(situation: Situation, bound: Bound) -> Iterator[Rule]:
        major = bound["M"]
        yield Rule(natural_bid(4, major), Box().with_count(PointCount.support(major), ACCEPTS), Meaning.GAME)

    tables = (
        RuleTable(Pattern("1x P 1M P 2M P 2NT P"), notrump, closed=True, when=is_undisturbed),
        RuleTable(Pattern("1x P 1M P 2M P 3M P"), raised, closed=True, when=is_undisturbed),
    )
    return Topic("after-invitation", tables)
