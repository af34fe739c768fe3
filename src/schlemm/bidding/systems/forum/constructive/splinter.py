"""After a splinter: game in the agreed suit, or the way to slam."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.placing import slams_in
from schlemm.bidding.systems.forum.constructive.shared.values import is_undisturbed, natural_bid
from schlemm.bidding.systems.forum.slam.trying import HOPES
from schlemm.core.cards import Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import Stopper

COOPERATES: Final = 4
"""How many points fewer than for the question tell a control over a splinter for a major: below game it is cheap."""


def splinters(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        trump = _agreed(situation)
        if trump is None:
            return
        yield from slams_in(
            situation, agreements, trump, 0, more=1, fewer=COOPERATES if trump.is_major else HOPES
        )
        if not trump.is_major:
            last = situation.last_bid
            short = None if last is None else last.strain.trump
            if short is not None:
                yield Rule(natural_bid(3), Box().having(Stopper(short)), Meaning.GAME)
        yield Rule(natural_bid(4 if trump.is_major else 5, trump), Box(), Meaning.SIGN_OFF)

    return Topic("splinter", (RuleTable(Pattern("*"), rules, closed=True, when=_after_splinter),))


def _agreed(situation: Situation) -> Suit | None:
    """The suit for which partner's splinter shows support."""
    last = situation.last.of(situation.seat.partner)
    return None if last is None else last.rules[0].trump


def _after_splinter(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return (
        is_undisturbed(situation)
        and last is not None
        and last.meaning is Meaning.SPLINTER
        and _agreed(situation) is not None
    )
