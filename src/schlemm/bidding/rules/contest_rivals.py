"""Bidding on competes with leaving it to the opponents: within a few points judgement chooses.

Once both sides have bid, how high to go depends on the whole hand, on the vulnerability and on what the opponents
make. So next to a bid that shows no more than it must stands a pass, for the least hands that make it; and next to
the last pass stand the bids, for hands that lack a few points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from schlemm.bidding.rules.contest_pass import may_pass
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, has_side_called, have_opponents_bid
from schlemm.bidding.rules.slam_rivals import overlap, rival_of, weaker
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import Strain
from schlemm.evaluation.box import Box

COMPETES: Final = frozenset(
    {
        Meaning.COMPETING,
        Meaning.SACRIFICE,
        Meaning.GAME,
        Meaning.RAISE,
        Meaning.PREEMPTIVE_RAISE,
        Meaning.REBID,
        Meaning.SECOND_SUIT,
    },
)
"""Bids that compete."""
SHORT: Final = 3
"""How many points a hand may lack; none at its first call, by which partner reckons."""
ABOVE: Final = 2
"""With how many points above the least a pass still competes."""


def with_contest_rivals(
    rules: Iterable[Rule], situation: Situation, only: Call | None = None
) -> Iterator[Rule]:
    """The same rules, and next to those that compete and to the last pass their rivals.

    Args:
        rules: From the best to the last.
        situation: Where they are asked.
        only: The call whose rivals are wanted; ``None`` for those of all calls. The last pass is made by hands within
            the leeway of better calls, so that it is there whenever it is asked for.
    """
    given = tuple(rules)
    if not _is_contested(situation):
        yield from given
        return
    short = SHORT if situation.calls_of(situation.seat) else 0
    going, invitations = list[Rule](), _invitations(given)
    for rule in given:
        yield rule
        if rule.meaning not in COMPETES or not isinstance(rule.call, Bid):
            continue
        low = rule.box.counted.low
        if low:
            yield from _less(rule, low, invitations.get(rule.call.strain), situation, only)
            wider = weaker(rule, short) if short and (only is None or only in (rule.call, PASS)) else None
            going += () if wider is None else (wider,)
    if going:
        last = Rule(PASS, may_pass(situation), Meaning.PASS)
        yield last
        yield from filter(None, (rival_of(last, other) for other in going))


def _less(
    rule: Rule, low: int, invitation: Bid | None, situation: Situation, only: Call | None
) -> Iterator[Rule]:
    """What competes with a bid for the least hands that make it: a pass, and an invitation where there is one."""
    passes = only is None or only == PASS
    invites = invitation is not None and only in {None, invitation}
    if not passes and not invites:
        return
    high = min(low + ABOVE - 1, rule.box.counted.high)
    least = rule.box.with_count(rule.box.main_count, low, high)
    weak = overlap(least, may_pass(situation)) if passes else None
    if weak is not None:
        yield Rule(PASS, Box(), Meaning.PASS).as_rival(weak)
    if invitation is not None and invites:
        yield Rule(invitation, Box(), Meaning.INVITATION).as_rival(least)


def _invitations(rules: Iterable[Rule]) -> Mapping[Strain, Bid]:
    """The first invitation in each denomination: between game and a pass it competes too."""
    found = dict[Strain, Bid]()
    for rule in rules:
        if rule.meaning is Meaning.INVITATION and isinstance(rule.call, Bid):
            found.setdefault(rule.call.strain, rule.call)
    return found


def _is_contested(situation: Situation) -> bool:
    """Whether both sides have bid, partner asks for nothing, and no game or artificial bid of ours stands."""
    if not has_side_called(situation) or not have_opponents_bid(situation):
        return False
    if situation.is_asked or situation.last_bid is None:
        return False
    if situation.partner_doubled and situation.is_quiet:
        return False
    return not situation.is_ours or not (
        situation.is_game or situation.is_forced_to_game or situation.is_artificial
    )
