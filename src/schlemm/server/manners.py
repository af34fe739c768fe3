"""What people may not do to each other, and a table alone cannot know: who is connected, who speaks too much."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from schlemm.core.seats import Seat
from schlemm.server.breath import Breath
from schlemm.server.wire import client
from schlemm.table.refusal import Reason, Refused
from schlemm.table.table import Table

LINES: Final = 4.0
"""How many lines somebody may say at once …"""

LINES_A_SECOND: Final = 0.1
"""… and how many a second in the long run."""


class Manners:
    """Who may ask for what at one table, besides what the table itself decides."""

    def __init__(self) -> None:
        self._spoken: dict[Seat, Breath] = {}

    def check(
        self, table: Table, here: AbstractSet[Seat], seat: Seat, asked: client.Asked, now: float
    ) -> None:
        """Let pass what a player asks.

        Args:
            table: The table.
            here: The seats whose persons are connected.
            seat: Who asks.
            asked: What for.
            now: The time on the loop's clock.

        Raises:
            Refused: If they do not sit here yet, are away, speak too much, or want a bot to play for somebody who is
                here.
        """
        if isinstance(asked, client.StandIn):
            self._check_absence(here, seat, Seat(asked.seat))
        elif seat in table.company.away and not isinstance(asked, client.ComeBack):
            raise Refused(Reason.AWAY)
        if isinstance(asked, client.Say):
            breath = self._spoken.setdefault(seat, Breath(now, LINES, LINES_A_SECOND))
            if not breath.allows(now):
                raise Refused(Reason.TOO_FAST)

    def _check_absence(self, here: AbstractSet[Seat], seat: Seat, missing: Seat) -> None:
        if missing is not seat and missing in here:
            raise Refused(Reason.STILL_HERE, (("seat", missing.letter),))


def check_seated(table: Table, seat: Seat) -> None:
    """Let pass who sits at the table already.

    Raises:
        Refused: If they wait for the end of the board.
    """
    if table.company.coming.of(seat) is not None:
        raise Refused(Reason.NOT_SEATED_YET)
