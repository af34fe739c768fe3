"""Sacrifices, "Störgebote" (S1:41): bid too high on purpose, since going down costs less than their contract brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import shown_fits
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.sacrifice import bargain
from schlemm.bidding.rules.situation import Situation, game_level
from schlemm.core.calls import Bid
from schlemm.core.cards import Rank, Strain
from schlemm.evaluation.features import Holds
from schlemm.scoring.premiums import SLAM_LEVEL

DOUBT: Final = (0.4, 1.0)
"""By how many tricks a sacrifice over a game, and over a slam, must be cheaper than it need be: theirs may fail."""
HIGHEST: Final = (5, 7)
"""The highest level at which one sacrifices over a game, and over a slam."""
NO_ACE: Final = Holds(Rank.ACE, (0,))
"""What one holds over a slam: an ace might beat it."""
TOLD_ALL: Final = frozenset({Meaning.PREEMPT, Meaning.WEAK_TWO, Meaning.PREEMPTIVE_RAISE, Meaning.SACRIFICE})
"""Calls after which a hand leaves the rest to partner."""


def sacrifices(situation: Situation) -> Iterator[Rule]:
    """Over their game or slam: bid to go down for less than it is worth; not with points that may beat it (S1:41)."""
    last = situation.last_bid
    if situation.is_ours or last is None or not are_in_game(situation) or has_told_all(situation):
        return
    is_slam = last.level >= SLAM_LEVEL
    for fit in shown_fits(situation):
        level = situation.cheapest(Strain.of(fit.suit))
        if level > HIGHEST[is_slam]:
            continue
        bid = Bid(level, Strain.of(fit.suit))
        price = bargain(situation, bid)
        if price is None or not price.down:
            continue
        for trumps in (12, 11, 10, 9):
            low = fit.needs(bid.level + 6 - price.down + DOUBT[is_slam], trumps)
            high = fit.needs(bid.level + 6 + 0.5, trumps)
            if (is_slam or trumps >= level + 4) and low <= high:
                box = fit.box(trumps, low, high)
                yield Rule(bid, box.having(NO_ACE) if is_slam else box, Meaning.SACRIFICE)


def has_told_all(situation: Situation) -> bool:
    """Whether the last call of the seat in turn was a bid as high as its hand is worth."""
    own = situation.last.of(situation.seat)
    return own is not None and own.meaning in TOLD_ALL


def leaves_the_rest(situation: Situation) -> bool:
    """Whether the last bid of the seat in turn was as high as its hand is worth, whatever was called since."""
    own = [
        reading
        for (seat, call), reading in zip(situation.by_seat(), situation.readings, strict=True)
        if seat is situation.seat and isinstance(call, Bid)
    ]
    return bool(own) and own[-1] is not None and own[-1].meaning in TOLD_ALL


def are_in_game(situation: Situation) -> bool:
    """Whether the bid that stands is theirs and game."""
    last = situation.last_bid
    part = situation.public.stakes.part_scores.of(situation.seat.side.other)
    return last is not None and not situation.is_ours and last.level >= game_level(last.strain, part)
