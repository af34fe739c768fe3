"""Doubles for penalties in contested auctions, by the points of both hands and by trumps (S1:75)."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from schlemm.bidding.natural.fit import expected
from schlemm.bidding.natural.sacrifices import TOLD_ALL, are_in_game
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.auction.contest import is_last_chance, partner_figures
from schlemm.core.calls import DOUBLE, Bid
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

POINTS: Final = (0, 30, 27, 25, 23, 21, 18, 14)
"""Figure points expected in both hands, at their level's index, with which they fail without trumps of ours."""
NOTRUMP: Final = (0, 24, 23, 21, 19, 17, 14, 11)
"""The same against notrump."""
PER_TRUMP: Final = 1.7
"""Points that each trump beyond two is worth."""
LEAST: Final = 5
"""Figure points without which nobody doubles a part score."""
OPENING: Final = 11
"""Figure points on average of hands that are taken to have opened."""
HUNTED: Final = 3
"""The highest level to which they run and are doubled for four trumps alone."""


def penalty_doubles(situation: Situation) -> Iterator[Rule]:
    """A double of their last bid. A part score that would become game is doubled with four trumps at least."""
    last = situation.last_bid
    if last is None or situation.is_ours or not situation.is_legal(DOUBLE):
        return
    partner = expected(situation, PointCount.FIGURES)
    trump = last.strain.trump
    if trump in situation.suits_of(situation.seat.partner) and situation.is_artificial:
        return
    if trump is None:
        yield Rule(DOUBLE, _with_figures(ceil(NOTRUMP[last.level] - partner)), Meaning.PENALTY)
        return
    game = are_in_game(situation)
    for trumps in range(5, 1 if game else 3, -1):
        low = ceil(POINTS[last.level] - partner - PER_TRUMP * (trumps - 2))
        box = _with_figures(max(low, 3 if trumps > 3 else LEAST)).with_length(trump, trumps)
        if not game:
            box = box.having(TopHonours(trump, 2, 5))
        yield Rule(DOUBLE, box, Meaning.PENALTY, their=trump)
    if last.level >= 5:
        low = ceil(POINTS[last.level] - partner)
        yield Rule(DOUBLE, _with_figures(max(low, 8)), Meaning.PENALTY, their=trump)


def have_hunted(situation: Situation) -> bool:
    """Whether our side has doubled for penalties or redoubled before: its later doubles are for penalties too."""
    side = situation.seat.side
    return any(
        reading is not None and seat.side is side and reading.meaning in {Meaning.PENALTY, Meaning.REDOUBLE}
        for (seat, _), reading in zip(situation.by_seat(), situation.readings, strict=True)
    )


def have_bid_game_to_make(situation: Situation) -> bool:
    """Whether the last bid of our side was game, and could be neither a preempt nor a sacrifice."""
    side = situation.seat.side
    ours = [
        (call, reading)
        for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True)
        if seat.side is side and isinstance(call, Bid)
    ]
    if not ours:
        return False
    bid, reading = ours[-1]
    if reading is None or reading.is_artificial or bid.level < situation.game_level(bid.strain):
        return False
    return all(rule.meaning not in TOLD_ALL for rule in reading.rules)


def faces_an_opening(situation: Situation) -> bool:
    """Whether they have bid a suit low, a pass would end it, and partner has shown an opening: our side has more."""
    last = situation.last_bid
    low = last is not None and last.level <= HUNTED and last.strain.trump in situation.their_suits
    return low and is_last_chance(situation) and partner_figures(situation) >= OPENING


def _with_figures(low: int) -> Box:
    """Hands with so many figure points."""
    return Box().with_count(PointCount.FIGURES, low)
