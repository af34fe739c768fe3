"""What a table asks of the circle that it is played in, whatever that is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from schlemm.core.seats import Seat
from schlemm.server.live.live_table import LiveTable
from schlemm.table.state.table import Table


@runtime_checkable  # for whoever hands it to a route, which looks whether it is one
class CircleOfTable(Protocol):
    """The circles of all tables. Of a table that is played in none nothing is to be said, and nothing happens."""

    async def check_gone(self, at: Table, seat: Seat) -> None:
        """Check that somebody may come to this seat as its person, who is said to have lost their device.

        Raises:
            Refused: If the person is here: in the circle, or at another of its tables.
            StoreTrouble: If the store does not answer.
        """

    async def replace_device(self, at: Table, seat: Seat, secret: str) -> None:
        """Have the person of this seat, who comes back with another device, known by that in the circle as well.

        Raises:
            StoreTrouble: If it could not be kept.
        """

    async def next_game(self, former: LiveTable, seat: Seat) -> str | None:
        """The name of the next game of those who sit at a table that is over; ``None`` if it is played in no circle.

        Raises:
            Refused: If no member of the circle sits there any more, or is here.
            StoreTrouble: If it could not be kept.
        """
