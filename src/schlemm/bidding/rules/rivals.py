"""Rules that compete: where a hand is within a point of two calls, neither denies the other.

A table says where one call ends and the next begins. Whether a hand on the border should bid the game or only invite
depends on the rest of its cards, on the vulnerability and the score, which judgement weighs better than a point. So
next to rules that differ only in their points stand copies of them, a little wider, in the same tier: by rules alone
the call is the same as without them, and what the calls show tells of the wider ranges.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import PASS, Bid
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.scoring.premiums import SLAM_LEVEL

SLACK: Final = 1
"""By how many points ranges are widened."""


def with_border_rivals(rules: Iterable[Rule], situation: Situation) -> Iterator[Rule]:
    """The same rules, and after each ladder of bids up to game in one denomination its wider copies."""
    given = tuple(rules)
    bids = len(given)
    while bids and given[bids - 1].call == PASS:
        bids -= 1
    ladder: list[Rule] = []
    for place, rule in enumerate(given):
        if ladder and not _is_next(ladder[-1], rule):
            yield from _ended(ladder, situation, is_last=place >= bids)
            ladder = []
        ladder.append(rule)
    yield from _ended(ladder, situation, is_last=True)


def _is_next(rule: Rule, other: Rule) -> bool:
    """Whether two rules are steps of one ladder: natural bids of one denomination that differ in points only."""
    one, two = rule.call, other.call
    if not isinstance(one, Bid) or not isinstance(two, Bid) or one.strain is not two.strain:
        return False
    if one.level == two.level or rule.force is not other.force:
        return False
    count = rule.box.main_count
    if other.rival or count is not other.box.main_count:
        return False
    first, second = rule.box.counted, other.box.counted
    if second.low != first.high + 1 and first.low != second.high + 1:
        return False
    lower, higher = sorted((first, second))
    if lower.high + 1 != higher.low or rule.is_artificial or other.is_artificial:
        return False
    return _without(rule.box, count) == _without(other.box, count)


def _without(box: Box, count: PointCount) -> tuple[object, ...]:
    """What a box asks besides this count."""
    if count is PointCount.FIGURES:
        return box[1:]
    return (box.figures, *box[2:]) if count is PointCount.STRENGTH else box.with_count(count, 0)


def _ended(ladder: list[Rule], situation: Situation, *, is_last: bool) -> list[Rule]:
    """A ladder as a tier: its rules, passing below the lowest if that leaves our bid in, and the wider copies.

    Passing competes only if this is the last ladder: no later rule would bid with less.
    """
    passing = _passing(ladder, situation) if ladder and is_last else []
    if len(ladder) + len(passing) < 2 or not _decides_game(ladder, situation):
        return ladder
    first, *others = rungs = [*ladder, *passing]
    ranges = [rule.box.counted for rule in rungs]
    whole = Range(min(low for low, _ in ranges), max(high for _, high in ranges))
    wider = (rule.as_rival(_wider(rule.box, whole)) for rule in rungs)
    return [first, *(rule.as_rival() for rule in others), *wider]


def _decides_game(ladder: list[Rule], situation: Situation) -> bool:
    """Whether it is about bidding a game or not."""
    bids = [rule.call for rule in ladder if isinstance(rule.call, Bid) and not rule.is_artificial]
    if not bids or len(bids) < len(ladder) or max(bid.level for bid in bids) >= SLAM_LEVEL:
        return False
    game = situation.game_level(bids[0].strain)
    return any(bid.level >= game for bid in bids)


def _passing(ladder: list[Rule], situation: Situation) -> list[Rule]:
    """Passing with less than the lowest bid asks, where our own bid of the same denomination stands below game."""
    last, bid = situation.last_bid, ladder[0].call
    if last is None or not isinstance(bid, Bid) or bid.strain is not last.strain:
        return []
    if not situation.is_ours or situation.is_game or situation.is_asked or situation.is_forced_to_game:
        return []
    lowest = min(ladder, key=lambda rule: rule.box.counted)
    points = lowest.box.counted
    if not points.low or not situation.is_quiet:
        return []
    below = lowest.box.with_count(lowest.box.main_count, 0, points.low - 1)
    return [Rule(PASS, below._replace(features=()), Meaning.PASS)]


def _wider(box: Box, whole: Range) -> Box:
    """The box with a point more each way, but within the ladder: outside of it other rules decide."""
    low, high = box.counted
    return box.with_count(box.main_count, max(low - SLACK, whole.low), min(high + SLACK, whole.high))
