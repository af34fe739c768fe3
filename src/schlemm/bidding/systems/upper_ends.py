"""No game without an upper end: above the most that a bid of game says stands a call that looks for slam.

A table says with how many points a hand bids game. Where partner may pass it, it must say too how many it has at most:
who has the points for slam opposite the least that partner has shown bids it, or asks for aces where trumps are named,
and at notrump who may have them adds a point or two by four notrump. So nobody passes a game that hides a slam.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeGuard

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule, tiers
from schlemm.bidding.rules.situation import Situation, game_level
from schlemm.bidding.rules.slam_points import SLAM_POINTS
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import usual_span
from schlemm.scoring.premiums import SLAM_LEVEL

HOPES: Final = 3
"""How many points more than the least partner is hoped to have for one."""
ODD: Final = 100
"""One hand in so many is odd: nobody reckons with the fewest points that a hand may have for its shape."""
LENGTH: Final = 6
"""By how much length can make a hand stronger than its figure points."""
FOUR_NOTRUMP: Final = Bid(4, Strain.NOTRUMP)
ASKS: Final = frozenset({Meaning.ASK_ACES, Meaning.ASK_KEY_CARDS})
"""Questions of four notrump."""
LIMITED: Final = frozenset(
    {
        Meaning.OPENING_NOTRUMP,
        Meaning.PREEMPT,
        Meaning.PREEMPTIVE_RAISE,
        Meaning.COMPETING,
        Meaning.SACRIFICE,
        Meaning.WAITING,
        Meaning.SIGN_OFF,
    }
)
"""Bids of game that say in another way that slam is far: by what they are, or because the hand has told it before."""


def with_upper_ends(rules: Iterable[Rule], situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Return the rules, those that bid game for fewer points than slam takes, and before them those that look for it.

    Args:
        rules: From the best to the last; those that compete stay beside each other.
        situation: The auction.
        agreements: Whether aces or key cards are asked for.
    """
    given = tuple(rules)
    ends = {rule: end for rule in given if (end := _UpperEnd.of(rule, situation)) is not None}
    if not ends:
        yield from given
        return
    four = _four_notrump(given, ends, agreements)
    for tier in tiers(given):
        for rule in tier:
            if rule in ends and rule.denies:
                yield from ends[rule].slams(four)
        for rule in tier:
            yield ends[rule].limited(four) if rule in ends else rule


def _four_notrump(rules: Iterable[Rule], ends: Iterable[Rule], agreements: Agreements) -> Rule | None:
    """What four notrump asks over a game here, as a rule for any hand: one thing alone; ``None`` if it is taken."""
    said = [rule for rule in rules if rule.call == FOUR_NOTRUMP]
    if said:
        same = {(rule.meaning, rule.force, rule.suits, rule.trump): rule for rule in said}
        asks = len(same) == 1 and said[0].meaning in ASKS
        return said[0]._replace(box=Box(), rival=False, denies=True) if asks else None
    if any(isinstance(rule.call, Bid) and rule.call.strain is Strain.NOTRUMP for rule in ends):
        return Rule(FOUR_NOTRUMP, Box(), Meaning.QUANTITATIVE)
    if not agreements.asks_aces:
        return None
    asked = Meaning.ASK_KEY_CARDS if agreements.key_cards else Meaning.ASK_ACES
    return Rule(FOUR_NOTRUMP, Box(), asked, Force.ROUND, suits=())


def may_end(rule: Rule) -> bool:
    """Return whether the rule bids a game that partner may pass, and says by its points alone how high it goes."""
    call = rule.call
    if (
        not isinstance(call, Bid)
        or rule.is_artificial
        or rule.force is not Force.NONE
        or rule.meaning in LIMITED
    ):
        return False
    return game_level(call.strain, 0) <= call.level < SLAM_LEVEL


@dataclass(frozen=True)
class _UpperEnd:
    """A bid of game that has more points than slam takes, and where it ends.

    Attributes:
        rule: The rule.
        bid: Its call.
        count: What is counted for slam.
        hopes: The points from which slam is hoped for opposite the least that partner has shown.
        enough: Those from which it is there.
    """

    rule: Rule
    bid: Bid
    count: PointCount
    hopes: int
    enough: int

    @classmethod
    def of(cls, rule: Rule, situation: Situation) -> _UpperEnd | None:
        """The upper end of a rule; ``None`` if it has one already, or needs none."""
        if not may_end(rule) or not isinstance(rule.call, Bid):
            return None
        count = rule.box.main_count
        if rule.call.strain is Strain.NOTRUMP and count is PointCount.STRENGTH:
            count = PointCount.FIGURES
        low, high = usual_span(situation.known.of(situation.seat.partner).classes, count, ODD)
        own = span(situation.known.of(situation.seat).classes, count)
        if min(rule.box.points(count).high, own.high) < SLAM_POINTS - low:
            return None
        hopes = max(SLAM_POINTS - min(low + HOPES, high), own.low + 2)
        return cls(rule, rule.call, count, hopes, SLAM_POINTS - low)

    def slams(self, four: Rule | None) -> Iterator[Rule]:
        """Return what stands over the game.

        Args:
            four: What four notrump asks, of any hand.
        """
        low, high = self.rule.box.points(self.count)
        strong, trump = self._box(max(low, self.enough), high), self.bid.strain.trump
        if trump is not None and self._asks(four):
            yield four._replace(box=strong, trump=trump)
            return
        yield Rule(Bid(SLAM_LEVEL, self.bid.strain), strong, Meaning.SLAM)
        most = self._most(four)
        if most + 1 < self.enough:
            yield Rule(FOUR_NOTRUMP, self._box(most + 1, self.enough - 1), Meaning.QUANTITATIVE)

    def _asks(self, four: Rule | None) -> TypeGuard[Rule]:
        """Whether four notrump asks about the suit of the game."""
        if four is None or four.meaning is Meaning.QUANTITATIVE or not self.bid < FOUR_NOTRUMP:
            return False
        return four.trump in {None, self.bid.strain.trump}

    def limited(self, four: Rule | None) -> Rule:
        """The rule with its upper end."""
        box, main, most = self.rule.box, self.rule.box.main_count, self._most(four)
        low, high = box.counted
        if main is not self.count:
            most += LENGTH
        return (
            self.rule._replace(box=box.with_count(main, low, min(most, high))) if low <= most else self.rule
        )

    def _most(self, four: Rule | None) -> int:
        """The most points of the game itself: at notrump four notrump takes those that hope."""
        if (
            self.bid.strain is Strain.NOTRUMP
            and four is not None
            and four.meaning is Meaning.QUANTITATIVE
            and self.bid < FOUR_NOTRUMP
        ):
            return max(self.rule.box.points(self.count).low, min(self.hopes, self.enough) - 1)
        return self.enough - 1

    def _box(self, low: int, high: int) -> Box:
        """The box of the rule with so many points in the count of slam alone."""
        box = self.rule.box
        if box.main_count is not self.count:
            box = box.with_count(box.main_count, 0)
        return box.with_count(self.count, low, high)
