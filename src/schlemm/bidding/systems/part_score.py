"""Bidding to the score: points below the line lower the game that is aimed at, and switch no rule off.

The rules are asked as if there were none, and then brought down to the score: a natural bid above the lowest game is
made at that game instead, and where such a game stands, who would bid on passes. Hands that may have a slam with
partner are left out of both: their bids mean what they always mean, so that who goes past the game by the part score
says that slam is near.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, game_level
from schlemm.bidding.rules.slam_points import QUESTION_POINTS
from schlemm.bidding.rules.slam_rivals import GOES_ON
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import Strain
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import usual_span
from schlemm.scoring.premiums import SLAM_LEVEL

SHAPE: Final = 2
"""What the shape of hands with a suit is worth where only figure points are counted."""
HOPES: Final = 8
"""How many points more than the least partner may have for one: so many that few slams are lost to the part score."""
LEVEL_TELLS: Final = GOES_ON | {
    Meaning.OPENING,
    Meaning.OPENING_NOTRUMP,
    Meaning.OPENING_STRONG,
    Meaning.PREEMPT,
    Meaning.WEAK_TWO,
    Meaning.PREEMPTIVE_RAISE,
    Meaning.OVERCALL,
    Meaning.OVERCALL_STRONG,
    Meaning.OVERCALL_NOTRUMP,
    Meaning.COMPETING,
    Meaning.SACRIFICE,
    Meaning.WAITING,
}
"""Bids whose level tells something else than how high the hand wants to play."""
TO_GAME: Final = frozenset({Meaning.STRONG_RAISE, Meaning.SPLINTER})
"""Artificial raises that go to a game which the part score has made a lower one."""


def own_part_score(situation: Situation) -> int:
    """Return the points below the line of the side in turn."""
    return situation.public.stakes.part_scores.of(situation.seat.side)


def without_part_score(situation: Situation) -> Situation:
    """Return the same situation, but the side in turn has no points below the line."""
    stakes = situation.public.stakes
    none = replace(stakes, part_scores=stakes.part_scores.put(situation.seat.side, 0))
    return Situation(replace(situation.public, stakes=none), situation.known, situation.readings)


def to_the_score(rules: Iterable[Rule], situation: Situation) -> Iterator[Rule]:
    """Return the rules for a side with a part score.

    Args:
        rules: Those for the same auction without one, from the best.
        situation: The auction, with the part score.
    """
    yield from _unforced(tuple(_brought_down(tuple(rules), situation)), situation)


def _brought_down(given: Sequence[Rule], situation: Situation) -> Iterator[Rule]:
    """The rules with the lowest games instead of higher ones, as forcing as they are without a part score."""
    if _is_game_by_part_score(situation) and not situation.is_asked:
        for rule in given:
            yield from _over_game(rule, situation)
        return
    target = _Target.of(given, situation)
    for rule in given:
        yield from target.lowered(rule)


def _unforced(rules: Sequence[Rule], situation: Situation) -> Iterator[Rule]:
    """The rules, but partner may pass a natural bid that is game by the part score if it is too weak for slam."""
    asks = {rule.call for rule in rules if rule.force is not Force.NONE and _is_far(rule, situation)}
    asks -= {rule.call for rule in rules if not _is_far(rule, situation)}
    for rule in rules:
        yield rule._replace(force=Force.NONE) if rule.call in asks else rule


def _is_far(rule: Rule, situation: Situation) -> bool:
    """Whether the rule wants to play game by the part score, and has no hand that hopes for slam with partner."""
    call = rule.call
    if not isinstance(call, Bid) or rule.is_artificial:
        return False
    is_game = situation.game_level(call.strain) <= call.level < game_level(call.strain, 0)
    return is_game and rule.box.counted.high < _slam_points(situation, rule, situation.seat)


def _is_game_by_part_score(situation: Situation) -> bool:
    """Whether our own natural bid stands and is game, though it would be none without points below the line."""
    last = situation.last_bid
    return situation.is_game and last is not None and last.level < game_level(last.strain, 0)


def _over_game(rule: Rule, situation: Situation) -> Iterator[Rule]:
    """The rule where a game by the part score stands: to another game as low, or on towards slam; else a pass."""
    call = rule.call
    if not isinstance(call, Bid) or _goes_on(rule) or _is_as_low(rule, situation):
        yield rule
        return
    near, far = _by_slam(rule, situation)
    if near is not None:
        yield rule._replace(box=near)
    if far is not None:
        yield Rule(PASS, far._replace(features=()), Meaning.PASS)


def _goes_on(rule: Rule) -> bool:
    """Whether the rule looks for slam or bids it, so that its own points say for whom it is."""
    return rule.meaning in GOES_ON or (isinstance(rule.call, Bid) and rule.call.level >= SLAM_LEVEL)


def _is_as_low(rule: Rule, situation: Situation) -> bool:
    """Whether the rule looks for a better denomination at its lowest game: a natural bid, or a transfer of any hand."""
    call = rule.call
    if not isinstance(call, Bid):
        return False
    if rule.meaning is Meaning.TRANSFER:
        return call.level <= 2 and not rule.box.counted.low
    natural = rule.force is Force.NONE and not rule.is_artificial and call.strain is not Strain.NOTRUMP
    return natural and call.level <= situation.game_level(call.strain)


def _by_slam(rule: Rule, situation: Situation) -> tuple[Box | None, Box | None]:
    """The hands of the rule that may have a slam with partner, and the others; ``None`` if there are none."""
    count, (low, high) = rule.box.main_count, rule.box.counted
    enough = _slam_points(situation, rule, situation.seat.partner)
    near = rule.box.with_count(count, max(low, enough), high) if high >= enough else None
    far = rule.box.with_count(count, low, min(high, enough - 1)) if low < enough else None
    return near, far


def _slam_points(situation: Situation, rule: Rule, seat: Seat) -> int:
    """The points with which a hand of the rule hopes for slam opposite what this seat has shown."""
    count, hands = rule.box.main_count, situation.known.of(seat).classes
    in_notrump = isinstance(rule.call, Bid) and rule.call.strain is Strain.NOTRUMP
    more = SHAPE if count is PointCount.FIGURES and not in_notrump else 0
    return QUESTION_POINTS - more - min(usual_span(hands, count).low + HOPES, span(hands, count).high)


@dataclass(frozen=True)
class _Target:
    """The lowest games, and what bids there say without a part score.

    Attributes:
        situation: The auction, with the part score.
        bids: The rules for each bid without one, from the best.
    """

    situation: Situation
    bids: Mapping[Call, tuple[Rule, ...]]

    @classmethod
    def of(cls, rules: Iterable[Rule], situation: Situation) -> _Target:
        """The target of the side in turn, among these rules."""
        bids: defaultdict[Call, tuple[Rule, ...]] = defaultdict(tuple)
        for rule in rules:
            bids[rule.call] += (rule,)
        return cls(situation, bids)

    def lowered(self, rule: Rule) -> Iterator[Rule]:
        """The rule for hands that may have a slam, and the same at the lowest game for the others."""
        goal = self._goal(rule)
        if goal is None:
            yield rule
            return
        near, far = _by_slam(rule, self.situation)
        if near is not None:
            yield rule._replace(box=near)
        if far is not None:
            same = self.bids.get(goal)
            meaning, force = (same[0].meaning, same[0].force) if same else (Meaning.GAME, Force.NONE)
            yield Rule(goal, far, meaning, force)

    def _goal(self, rule: Rule) -> Bid | None:
        """The bid that does for the rule's: the lowest game in its denomination; ``None`` if it is low enough."""
        call, strain = rule.call, self._strain(rule)
        if not isinstance(call, Bid) or strain is None or _goes_on(rule):
            return None
        lowest = max(self.situation.game_level(strain), self.situation.cheapest(strain))
        bids = (Bid(level, strain) for level in range(lowest, SLAM_LEVEL))
        goal = next((bid for bid in bids if self._takes(bid, rule)), None)
        return goal if goal is not None and goal < call else None

    def _takes(self, bid: Bid, rule: Rule) -> bool:
        """Whether the rule may be brought down to this bid: it wants to be played, or asks as the rule does."""
        return all(
            not other.is_artificial and (other.force is Force.NONE or rule.force is not Force.NONE)
            for other in self.bids.get(bid, ())
        )

    def _strain(self, rule: Rule) -> Strain | None:
        """The denomination in which the rule wants to play as high as it bids; ``None`` if its level is about more."""
        call = rule.call
        if rule.meaning in TO_GAME:
            suits = self.situation.suits_of(self.situation.seat.partner)
            return next((Strain.of(suit) for suit in suits if suit in (rule.suits or ())), None)
        if rule.is_artificial or rule.meaning in LEVEL_TELLS or not isinstance(call, Bid):
            return None
        return call.strain
