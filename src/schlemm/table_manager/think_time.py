"""How long both sides have thought."""

from __future__ import annotations

from dataclasses import dataclass, replace

from schlemm.core.seats import BySide, Side
from schlemm.table_manager.messages import Timing


@dataclass(frozen=True, slots=True)
class ThinkTime:
    """The seconds that both sides have used, and since when somebody is on turn.

    Attributes:
        board: On this board.
        before: On the boards before it.
        since: When the last message that is needed for the next action was sent, in seconds of any clock.
    """

    board: BySide[float] = BySide(0.0, 0.0)
    before: BySide[float] = BySide(0.0, 0.0)
    since: float = 0.0

    def asked(self, now: float) -> ThinkTime:
        """Somebody is on turn from now on."""
        return replace(self, since=now)

    def acted(self, side: Side, now: float) -> ThinkTime:
        """A player of this side has called or played."""
        used = self.board.of(side) + max(now - self.since, 0.0)
        return replace(self, board=self.board.put(side, used), since=now)

    def next_board(self) -> ThinkTime:
        """The time when the next board begins."""
        return ThinkTime(before=self._total(), since=self.since)

    @property
    def timing(self) -> Timing:
        """What the table manager says after the board, in whole seconds."""
        return Timing(self.board.map(int), self._total().map(int))

    def _total(self) -> BySide[float]:
        return BySide(*(self.board.of(side) + self.before.of(side) for side in Side))
