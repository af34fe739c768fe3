"""The next game of the people who sit at a table that is over: another of its kind, or the next one of their circle."""

from __future__ import annotations

import asyncio

from schlemm.core.seats import Seat
from schlemm.match.rules.rematch import match_opened_again
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.live_table import LiveTable, match_of
from schlemm.server.live.matches import LiveMatches
from schlemm.server.live.tables import LiveTables
from schlemm.server.table.circle_of_table import CircleOfTable
from schlemm.server.table.opening import opened_again
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.requests import GoOn


class Rematch:
    """Leads people from one game to the next, one after the other: each game has one next.

    Args:
        tables: Where tables are.
        matches: Where matches are.
        circles: What begins the next game where people play in a circle.
    """

    def __init__(self, tables: LiveTables, matches: LiveMatches, circles: CircleOfTable) -> None:
        self._tables = tables
        self._matches = matches
        self._circles = circles
        self._going_on = asyncio.Lock()

    async def go_on(self, former: LiveTable, seat: Seat) -> str:
        """Lead the person of this seat to the next game; the name of their table in it.

        It is begun by the agreements of the former one, for all who sit there, when somebody first asks for it; whoever
        asks later is led to the same. Who plays with bots only, and in no circle, may begin anew in the middle of a
        game.

        Raises:
            Refused: If other people play and the game is not over, or it was none that has a next.
            StoreTrouble: If it could not be kept.
        """
        async with self._going_on:
            if former.table.company.next:
                return former.table.company.next
            if (match_of(former) or former.table).is_over:
                await former.settle(seat, GoOn(await self._begun(former, seat)))
                return former.table.company.next
            if _is_shared(former, seat):
                raise Refused(RefusalCode.GAME_NOT_OVER)
            return await self._begun(former, seat)

    async def _begun(self, former: LiveTable, seat: Seat) -> str:
        """The name of the next table or match."""
        of_circle = await self._circles.next_game(former, seat)
        if of_circle is not None:
            return of_circle
        name, match = new_table_name(), match_of(former)
        if match is None:
            return await self._tables.set_up(name, opened_again(former.table))
        await self._matches.set_up(name, match_opened_again(match))
        return name


def _is_shared(former: LiveTable, seat: Seat) -> bool:
    """Whether the game concerns anybody else than the person of this seat."""
    table = former.table
    return former.match is not None or table.company.invitation.series != "" or table.has_others(seat)
