"""The next game of the people who sit at a table that is over: another of its kind, or the next one of their circle."""

from __future__ import annotations

import asyncio

from schlemm.core.seats import Seat
from schlemm.server.common.ids import new_table_name
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.table.circle_of_table import CircleOfTable
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.rematch import GoOn


class Rematch:
    """Leads people from one game to the next, one after the other: each game has one next.

    Args:
        games: Where games are.
        circles: What begins the next game where people play in a circle.
    """

    def __init__(self, games: LiveGames, circles: CircleOfTable) -> None:
        self._games = games
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
            if former.game.state.is_over:
                try:
                    await former.commands.settle(seat, GoOn(await self._begun(former, seat)))
                except Refused:
                    if not former.table.company.next:  # else they were led on from another server
                        raise
                return former.table.company.next
            if _is_shared(former, seat):
                raise Refused(RefusalCode.GAME_NOT_OVER)
            return await self._begun(former, seat)

    async def _begun(self, former: LiveTable, seat: Seat) -> str:
        """The name of the next table or match."""
        of_circle = await self._circles.next_game(former, seat)
        if of_circle is not None:
            return of_circle
        return await self._games.set_up(new_table_name(), former.game.opened_again())


def _is_shared(former: LiveTable, seat: Seat) -> bool:
    """Whether the game concerns anybody else than the person of this seat."""
    table = former.table
    return len(former.game.tables) > 1 or table.company.invitation.series != "" or table.has_others(seat)
