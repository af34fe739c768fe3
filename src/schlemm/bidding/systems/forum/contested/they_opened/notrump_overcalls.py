"""Partner overcalled in notrump and nobody disturbs: Stayman, transfers and all that follows, as over an opening.

Their suit is nothing to look for: no answer shows four cards of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.pattern import Bound
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.slam_rivals import GOES_ON
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.they_opened import balancing, overcalls
from schlemm.bidding.systems.forum.contested.they_opened.over_strong_twos import opened_strong
from schlemm.evaluation.box import Range

OVER_WEAK_TWO: Final = Range(15, 17)
"""Figure points that an overcall of two notrump is reckoned with: it may have one more."""
LATE: Final = Range(13, 17)
"""The same in the last seat."""
SHOWS: Final = 4
"""Cards of a suit that make a call about it."""
SLAM_QUESTION: Final = "4NT"
"""What opens the tables about slam."""


def notrump_overcalls(scheme: Callable[[str, int, Range], tuple[RuleTable, ...]]) -> Topic:
    """The topic.

    Args:
        scheme: Gives what follows a notrump bid after an auction, of a level and a range.
    """
    direct = (("1w 1NT", 1, overcalls.NOTRUMP), ("2w 2NT", 2, OVER_WEAK_TWO))
    late = (("1w P P 1NT", 1, balancing.NOTRUMP), ("2w P P 2NT", 2, LATE))
    tables = (
        _without_their_suit(table, repeats=place > 0, late=over in late)
        for over in (*direct, *late)
        for place, table in enumerate(scheme(*over))
        if over in direct or SLAM_QUESTION not in table.pattern.text
    )
    return Topic("notrump-overcalls", tuple(tables))


def _without_their_suit(table: RuleTable, *, repeats: bool, late: bool) -> RuleTable:
    """The same table; late, when partner has passed over their opening, without the ways to slam."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        for rule in table.rules(situation, bound):
            if rule.box.length(bound["w"]).low < SHOWS and not (late and rule.meaning in GOES_ON):
                yield rule

    return replace(table, rules=rules, repeats=repeats, when=_is_overcall)


def _is_overcall(situation: Situation) -> bool:
    """Whether their opening was no artificial strong one, over which notrump shows both minors."""
    return not opened_strong(situation)
