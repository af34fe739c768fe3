"""What it takes opposite a balanced hand of a known range: invitation, game, slam."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.bidding.rules.slam_points import GRAND_SLAM_POINTS, SLAM_POINTS
from schlemm.evaluation.box import Range

GAME: Final = 25
"""Points of both hands for three notrump."""


@dataclass(frozen=True, slots=True)
class Opposite:
    """A notrump bid, seen from the other side of the table; points count a card beyond four as one (FL).

    Attributes:
        after: The auction up to the notrump bid, as a pattern.
        level: The level of the notrump bid.
        shown: Its figure points.
    """

    after: str
    level: int
    shown: Range

    @property
    def invite(self) -> int:
        """The fewest points that make game possible."""
        return max(GAME - self.shown.high, 0)

    @property
    def game(self) -> int:
        """The fewest points that bid game; over two notrump, where nobody can invite, those that make it possible."""
        return self.invite if self.level > 1 else GAME - self.shown.low

    @property
    def quantitative(self) -> int:
        """The fewest points that make slam possible."""
        return SLAM_POINTS - self.shown.high

    @property
    def slam(self) -> int:
        """The fewest points that bid slam."""
        return SLAM_POINTS - self.shown.low

    @property
    def grand(self) -> int:
        """The fewest points that bid the grand slam."""
        return GRAND_SLAM_POINTS - self.shown.low

    @property
    def accepts(self) -> int:
        """The fewest figure points with which the notrump bidder says yes to an invitation."""
        return (self.shown.low + self.shown.high + 1) // 2
