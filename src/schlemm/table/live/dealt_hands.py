"""Who has picked up the hand of a deal that is dealt before everybody's eyes: once all have, bots wait no longer."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet

from schlemm.core.board.state import Bidding
from schlemm.core.seats import Seat
from schlemm.table.state.table import Table


class DealtHands:
    """The hands of the present deal of one table, as far as people have picked them up. Nothing of it is stored."""

    def __init__(self) -> None:
        self._deal = 0
        self._taken: frozenset[Seat] = frozenset()
        self._all = asyncio.Event()

    def pick_up(self, table: Table, seat: Seat, here: AbstractSet[Seat]) -> None:
        """A person has picked up their hand; where none lies there, it changes nothing.

        Args:
            table: The table as it stands.
            seat: Whose hand it is.
            here: The seats whose people see the deal.
        """
        everybody = self.all_taken(table)
        if everybody is None:
            return
        self._taken |= {seat}
        self._look(everybody, here)

    def without(self, table: Table, here: AbstractSet[Seat]) -> None:
        """A person has left: whoever is still here no longer waits for their hand to be picked up.

        Args:
            table: The table as it stands.
            here: The seats whose people still see the deal; with nobody there, nothing changes.
        """
        everybody = self.all_taken(table)
        if everybody is not None and here:
            self._look(everybody, here)

    def all_taken(self, table: Table) -> asyncio.Event | None:
        """What is set once everybody here has picked up; ``None`` where no hand lies there dealt."""
        if not lies_dealt(table):
            return None
        if self._deal != table.deals:
            self._deal = table.deals
            self._taken = frozenset()
            self._all = asyncio.Event()
        return self._all

    def _look(self, everybody: asyncio.Event, here: AbstractSet[Seat]) -> None:
        if here <= self._taken:
            everybody.set()


def lies_dealt(table: Table) -> bool:
    """Whether a deal was dealt with its pack, and nobody has called."""
    board = table.board
    return (
        table.pack is not None
        and table.pack_to_cut is None
        and isinstance(board, Bidding)
        and not board.auction.calls
    )
