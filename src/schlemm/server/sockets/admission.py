"""Which table a player's socket is let in to, and how many of them one player may have."""

from __future__ import annotations

from typing import Final

from schlemm.core.seats import Seat
from schlemm.server.common.asker import Asker
from schlemm.server.common.messages import Reason
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.admission import seat_finder, table_for
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable

MOST_SOCKETS: Final = 12
"""How many sockets one player may have open at one table: more browser tabs than anybody has."""

MOST_OF_PROGRAM: Final = 2
"""How many the program at a seat may have besides: one, and another when a line has broken and nobody knows it yet."""


async def player_admitted(
    asker: Asker, name: str, wanted: Seat | None, key: str | None, games: LiveGames
) -> tuple[LiveTable, Seat]:
    """The table and the seat that the asker's secret opens there, or at the other table of its match.

    Args:
        asker: Who asks.
        name: The name of the table.
        wanted: Which of several seats that share a browser is meant.
        key: A program's key, which opens the seat that it was given for, whatever secrets come with it.
        games: Where all tables are.

    Raises:
        NotAdmitted: If there is no such table, or no such seat, or they have too many sockets there.
    """
    live = await table_for(name, games)
    if key is not None:
        found = live.game.where_program(key, live.room)
        why = "wrong-key"
    else:
        found = asker.opened(seat_finder(live, wanted))
        why = "seat-given-on" if any(map(live.game.knew, asker.secrets)) else "foreign-table"
    if found is None:
        raise NotAdmitted(Reason(why))
    live, seat = found
    most = MOST_SOCKETS if key is None else MOST_OF_PROGRAM
    if live.watched_from(seat, of_program=key is not None) >= most:
        raise NotAdmitted(Reason("too-many-windows"))
    return live, seat
