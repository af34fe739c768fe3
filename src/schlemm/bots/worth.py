"""What a contract is worth to a side before it is played, by the form of scoring and the score."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from schlemm.bidding.rules.stake import stake
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Side
from schlemm.core.view import Public, Stakes
from schlemm.evaluation.trick_scale import CERTAIN
from schlemm.evaluation.tricks import chances
from schlemm.scoring.imps import imps

WINNING: Final = 1000
"""What winning the robber is worth in its last deal, beside the points."""


def duplicate_points(contract: Contract | None, tricks: int, public: Public) -> int:
    """What a result is worth to North-South, in points; a passed-out board nothing."""
    if contract is None:
        return 0
    score = stake(contract, tricks, public)
    return score if contract.side is Side.NORTH_SOUTH else -score


@lru_cache(maxsize=65536)
def prospects(strain: Strain, hand: Hand, dummy: Hand) -> tuple[int, ...]:
    """How likely 0 … 13 tricks are with these two hands."""
    return chances(hand, dummy, strain)


@lru_cache(maxsize=256)
def _scores(contract: Contract, public: Public) -> tuple[int, ...]:
    """What 0 … 13 tricks are worth to North-South: the same on all deals that are looked at."""
    return tuple(duplicate_points(contract, tricks, public) for tricks in range(14))


def contract_outcomes(
    contract: Contract | None, hands: BySeat[Hand], public: Public
) -> tuple[tuple[int, int], ...]:
    """What a contract may bring North-South with these hands: weights, whose sum is ``CERTAIN``, and points."""
    if contract is None:
        return ((CERTAIN, 0),)
    weights = prospects(contract.strain, hands.of(contract.declarer), hands.of(contract.dummy))
    return tuple(pair for pair in zip(weights, _scores(contract, public), strict=True) if pair[0])


def gain(first: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...], stakes: Stakes) -> int:
    """How much better the other outcomes are for North-South than the first, in hundredths of an IMP or in points.

    In a robber's last deal it counts who wins it. Else in duplicate forms it counts in IMPs, which make big swings
    smaller, and at home in points, both as if the two happened at two tables on the same deal.
    """
    difference = _mean(other, stakes) - _mean(first, stakes)
    if stakes.form == "duplicate":
        return (imps(abs(difference)) * 100 + abs(difference) // 20) * (1 if difference > 0 else -1)
    return difference


def _mean(chances: tuple[tuple[int, int], ...], stakes: Stakes) -> int:
    """The average of points, with what winning the robber is worth in its last deal."""
    last = stakes.deals > 0 and stakes.deal == stakes.deals
    total = 0
    for weight, score in chances:
        total += weight * (score + (_won(stakes.difference + score) if last else 0))
    return total // CERTAIN


def _won(difference: int) -> int:
    return WINNING * ((difference > 0) - (difference < 0))
