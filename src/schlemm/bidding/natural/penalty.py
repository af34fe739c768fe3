"""Doubles that say: they will not make it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.levels import fewest_points
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import GAME_POINTS, Situation, game_level
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import Strain
from schlemm.evaluation.box import MOST, Box, Range

OURS: Final = (0, 26, 24, 22, 20, 18, 15, 12)
"""Figure points of our side with which a contract of theirs should fail by more than one, at its level's index."""
WITH_TRUMPS: Final = 3
"""How many fewer will do with a trump more."""


def penalty(situation: Situation) -> Iterator[Rule]:
    """A double of their bid by points and trumps; one that would make a part score game needs more (S1:75)."""
    bid = situation.last_bid
    if bid is None or situation.is_ours or not situation.is_legal(DOUBLE):
        return
    mine = OURS[bid.level] + _risk(situation, bid) - fewest_points(situation.partner, Strain.NOTRUMP)
    trump = bid.strain.trump
    if trump is None:
        yield Rule(DOUBLE, Box(figures=Range(max(mine, 0), MOST)), Meaning.PENALTY)
        return
    trumps = 4 if bid.level <= 3 else 3
    for more in (0, 1):
        box = Box(figures=Range(max(mine - more * WITH_TRUMPS, 0), MOST)).with_length(trump, trumps + more)
        yield Rule(DOUBLE, box, Meaning.PENALTY, their=trump)


def _risk(situation: Situation, bid: Bid) -> int:
    """Two points more where the double itself would give them a game."""
    part_score = situation.public.stakes.part_scores.of(situation.seat.side.other)
    each = 20 if bid.strain.is_minor else 30
    value = each * bid.level + (10 if bid.strain is Strain.NOTRUMP else 0)
    is_part = bid.level < game_level(bid.strain, part_score)
    return 2 if is_part and part_score + 2 * value >= GAME_POINTS else 0
