"""A board that is over at a table, and who played it."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import BySeat, BySide
from schlemm.table.state.events import CallExplained


@dataclass(frozen=True, slots=True)
class RoomRecord:
    """A board that is over at one table.

    Attributes:
        board: What was called, played and won.
        players: Names of those who played it.
        overtime: By how much each side has passed the time agreed, in tenths of a second; no score knows of it.
        explained: What they told their opponents about their calls.
    """

    board: PlayedBoard
    players: BySeat[str]
    overtime: BySide[int] = BySide(0, 0)
    explained: tuple[CallExplained, ...] = ()
