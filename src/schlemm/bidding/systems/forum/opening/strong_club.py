"""Stayman, transfers and slam by points over a bid in notrump after one club that opens every strong hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.pattern import Bound
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.opening.strong_forced import forced
from schlemm.core.calls import PASS
from schlemm.evaluation.box import Range

STRONG_CLUB: Final = 16
"""Figure points of one club, where it opens every strong hand."""
RECKONED: Final = (Range(8, 12), Range(14, 17))
"""Figure points that the answers in notrump are reckoned with: more than these are rare."""
TWO_NOTRUMP: Final = 3
"""How many points above the most of an opening 2NT opener's rebid of 2NT reaches."""


def notrump_over_strong_club(
    scheme: Callable[[str, int, Range], tuple[RuleTable, ...]], agreements: Agreements
) -> Iterator[RuleTable]:
    """Stayman, transfers and slam by points over a bid in notrump of known range, opener's or responder's."""
    two = agreements.two_notrump
    overs = (
        ("1C P|X 1D P|X 1NT", 1, _one_notrump(agreements)),
        ("1C P|X 1D P|X 2NT", 2, Range(two.high + 1, two.high + TWO_NOTRUMP)),
        ("1C P|X 1NT", 1, RECKONED[0]),
        ("1C P|X 2NT", 2, RECKONED[1]),
    )
    for over in overs:
        for place, table in enumerate(scheme(*over)):
            yield replace(_without_stopping(table, agreements), repeats=place > 0)


def _without_stopping(table: RuleTable, agreements: Agreements) -> RuleTable:
    """The same table; where game is certain the suits are told rather than passed below it."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        if not situation.is_forced_to_game or situation.is_game:
            yield from table.rules(situation, bound)
            return
        yield from (rule for rule in table.rules(situation, bound) if rule.call != PASS)
        yield from forced(situation, agreements)

    return replace(table, rules=rules)


def _one_notrump(agreements: Agreements) -> Range:
    """Figure points of opener's one notrump: more than the opening, or fewer where that has most of them."""
    low, high = agreements.notrump.high + 1, agreements.two_notrump.low - 1
    low = STRONG_CLUB if low > high else max(low, STRONG_CLUB)
    return Range(low, max(low, high))
