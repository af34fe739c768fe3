"""Which contracts somebody wants to practise with, and with which points they are bid."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import Strain
from schlemm.core.contract import Contract
from schlemm.core.goal import GoalKind, GoalWish, Size
from schlemm.evaluation.box import Range
from schlemm.scoring.premiums import SLAM_LEVEL
from schlemm.scoring.tricks import GAME, bid_worth

ANY_POINTS: Final = Range(20, 40)
"""The stronger side always has at least half of the figure points."""
_POINTS: Final = {Size.PART_SCORE: Range(20, 25), Size.GAME: Range(22, 32), Size.SLAM: Range(29, 40)}


def fits(wish: GoalWish, contract: Contract) -> bool:
    """Return whether the contract is one that was wished for."""
    return wish.size in {None, size_of(contract)} and wish.kind in {None, kind_of(contract)}


def points_of(wish: GoalWish) -> Range:
    """Return the figure points of the stronger side with which such contracts are bid: they spare much bidding."""
    return ANY_POINTS if wish.size is None else _POINTS[wish.size]


def size_of(contract: Contract) -> Size:
    """Return the size of a contract."""
    if contract.level >= SLAM_LEVEL:
        return Size.SLAM
    return Size.GAME if bid_worth(contract.bid) >= GAME else Size.PART_SCORE


def kind_of(contract: Contract) -> GoalKind:
    """Return whether a contract has trumps."""
    return GoalKind.NOTRUMP if contract.strain is Strain.NOTRUMP else GoalKind.SUIT
