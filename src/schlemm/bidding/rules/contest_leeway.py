"""Leeway: where the opponents have bid, what a call asks for is a little less strict, and judgement chooses.

A table says with how many points a hand overcalls, doubles or raises. In competition more than points decides it: what
the opponents can make, how their honours lie to ours, the vulnerability. So each natural call there may be made by a
hand that misses its range by a few points, and only hands that lie as deep within a range make no call that comes
after it. By rules alone the call is the same as without; what the calls show is as wide as the leeway.

Overcalls in notrump and calls that look for slam, ask or answer by steps keep their ranges: partner counts on them to
the point. And while our side has only passed, no pass competes with a call that rules make: what partner would do about
it later is not seen. Nor does one with half of a game in the hand, opposite a partner who has shown the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.bidding.rules.contest_pass import may_pass
from schlemm.bidding.rules.meaning import STEPS, Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, has_side_called
from schlemm.bidding.rules.slam_rivals import GOES_ON
from schlemm.core.calls import PASS


def with_contest_leeway(rules: Sequence[Rule], situation: Situation, points: int) -> tuple[Rule, ...]:
    """The same rules with leeway, and a pass after them where our side has entered the auction and need not bid.

    Where a question is answered by steps each hand has its own, a pass being one of them.

    Args:
        rules: From the best to the last.
        situation: Where they are asked.
        points: The leeway.
    """
    entered = has_side_called(situation)
    given = tuple(
        rule._replace(leeway=points) if _bends(rule, situation, entered=entered) else rule for rule in rules
    )
    if not entered or situation.is_asked or (situation.is_forced_to_game and not situation.is_game):
        return given
    if situation.is_ours and situation.is_artificial:
        return given
    if any(rule.meaning in STEPS for rule in given):
        return given
    return (*given, Rule(PASS, may_pass(situation), Meaning.PASS))


def _bends(rule: Rule, situation: Situation, *, entered: bool) -> bool:
    """Whether a rule has leeway; a pass that leaves the opponents in for want of a bid has none."""
    if rule.meaning is Meaning.PASS and not situation.is_ours:
        return False
    if (
        rule.is_artificial
        or rule.rival
        or rule.meaning in GOES_ON
        or rule.meaning is Meaning.OVERCALL_NOTRUMP
    ):
        return False
    return entered or rule.call != PASS
