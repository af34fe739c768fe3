"""Contracts by what they promise: part score, game, slam; in a suit or in notrump."""

from __future__ import annotations

from enum import Enum
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.scoring.tricks import GAME, bid_worth

SMALL_SLAM_LEVEL: Final = 6


class ContractKind(Enum):
    """What contracts are counted together; ``games-kind-`` and the value is its name in the catalogues."""

    PART_SCORE = "part-score"
    GAME = "game"
    SMALL_SLAM = "small-slam"
    GRAND_SLAM = "grand-slam"
    MINOR_SUIT = "minor-suit"
    MAJOR_SUIT = "major-suit"
    NOTRUMP = "notrump"


def kinds_of_bid(bid: Bid) -> tuple[ContractKind, ContractKind]:
    """Return the kind of a contract by its height, and by its denomination; a double makes no other kind of it.

    >>> [kind.value for kind in kinds_of_bid(Bid(3, Strain.NOTRUMP))]
    ['game', 'notrump']
    """
    return _height(bid), _denomination(bid.strain)


def _height(bid: Bid) -> ContractKind:
    if bid.level > SMALL_SLAM_LEVEL:
        return ContractKind.GRAND_SLAM
    if bid.level == SMALL_SLAM_LEVEL:
        return ContractKind.SMALL_SLAM
    return ContractKind.GAME if bid_worth(bid) >= GAME else ContractKind.PART_SCORE


def _denomination(strain: Strain) -> ContractKind:
    if strain.trump is None:
        return ContractKind.NOTRUMP
    return ContractKind.MINOR_SUIT if strain.is_minor else ContractKind.MAJOR_SUIT
