"""A result in its circumstances: what somebody asks the tutor about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import BySide, Side, Vulnerability
from schlemm.scoring.honours import Honours
from schlemm.scoring.premiums import SLAM_LEVEL
from schlemm.scoring.tricks import GAME, bid_worth

SAFE: Final = BySide(False, False)
NOTHING: Final = BySide(0, 0)


@dataclass(frozen=True, slots=True)
class Case:
    """A result in its circumstances.

    Attributes:
        result: How the board ended.
        vulnerable: Which sides are vulnerable; in a rubber that means that they have a game.
        below: Points of each side below the line from before, 0 to 90; they count in a rubber only.
        honours: Honours in one hand, which count in a rubber only.
    """

    result: Result
    vulnerable: BySide[bool] = SAFE
    below: BySide[int] = NOTHING
    honours: Honours | None = None

    @property
    def side(self) -> Side:
        """Declarer's side; North-South if everybody passed."""
        return Side.NORTH_SOUTH if self.result.contract is None else self.result.contract.side

    @property
    def vulnerability(self) -> Vulnerability:
        """Which sides are vulnerable."""
        return Vulnerability.from_sides(self.vulnerable)


HIGHEST_PART_SCORE: Final = 90
"""The most that can stand below the line towards a game that is not complete."""


def is_inconvenient(contract: Contract) -> bool:
    """Whether a lower bid in the same denomination would have been game already: 4SA, 5♥, 5♠, 5SA (S2:21).

    >>> [is_inconvenient(Contract.parse(text)) for text in ("4NTS", "5CS", "5HXS", "6HS")]
    [True, False, False, False]
    """
    bid = contract.bid
    if contract.doubling is not Doubling.UNDOUBLED or bid.level >= SLAM_LEVEL or bid.level == 1:
        return False
    return bid_worth(Bid(bid.level - 1, bid.strain)) >= GAME
