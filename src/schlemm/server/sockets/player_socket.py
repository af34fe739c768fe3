"""A player's socket: says at once how the table stands, then everything that happens, and takes commands."""

from __future__ import annotations

from typing import Final

from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from schlemm.core.seats import Seat
from schlemm.server.common.messages import Reason
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.admission import seat_finder, seat_named, table_for
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.metrics.durations import Durations
from schlemm.server.network.cookies import browser_of
from schlemm.server.protocol.server import Led, Trouble
from schlemm.server.sockets.program_key import program_key
from schlemm.server.sockets.reader import Talk
from schlemm.server.sockets.writer import Socket, outbox_sender, turn_away

MOST_SOCKETS: Final = 12
"""How many sockets one player may have open at one table: more browser tabs than anybody has."""

MOST_OF_PROGRAM: Final = 2
"""How many the program at a seat may have besides: one, and another when a line has broken and nobody knows it yet."""


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: Socket,
    table: FromPath[str],
    games: NamedDependency[LiveGames],
    commands: NamedDependency[Durations],
) -> None:
    """One player's connection to one table."""
    await socket.accept()
    try:
        live, seat = await _admitted(socket, table, games)
    except NotAdmitted as refused:
        await turn_away(socket, Trouble(refused.why))
        return
    if live.table.id != table:  # they have been lined up at the other table of the match
        await turn_away(socket, Led(live.table.id, seat))
        return
    of_program = program_key(socket.headers) is not None
    outbox = live.enter(
        seat, _seen(socket), of_program=of_program, household=browser_of(socket.scope).household
    )
    async with outbox_sender(socket, outbox, live.leave):
        await Talk(live, outbox, commands).listen(socket)


async def _admitted(socket: Socket, name: str, games: LiveGames) -> tuple[LiveTable, Seat]:
    """The table and the seat that the browser's secret opens there, or at the other table of its match.

    A program's key opens the seat that it was given for, whatever cookies come with it.

    Raises:
        NotAdmitted: If there is no such table, or no such seat.
    """
    live = await table_for(name, games)
    key = program_key(socket.headers)
    if key is not None:
        return _program_admitted(live, key)
    browser = browser_of(socket.scope)
    found = browser.opened(seat_finder(live, _wanted(socket)))
    if found is None:
        knew = any(map(live.game.knew, browser.secrets))
        raise NotAdmitted(Reason("seat-given-on" if knew else "foreign-table"))
    live, seat = found
    if live.watched_from(seat) >= MOST_SOCKETS:
        raise NotAdmitted(Reason("too-many-windows"))
    return live, seat


def _program_admitted(live: LiveTable, key: str) -> tuple[LiveTable, Seat]:
    found = live.game.where_program(key, live.room)
    if found is None:
        raise NotAdmitted(Reason("wrong-key"))
    live, seat = found
    if live.watched_from(seat, of_program=True) >= MOST_OF_PROGRAM:
        raise NotAdmitted(Reason("too-many-windows"))
    return live, seat


def _wanted(socket: Socket) -> Seat | None:
    """Which of several seats that share a browser is meant, if it says so; nonsense counts as nothing."""
    return seat_named(socket.query_params.get("seat", ""))


def _seen(socket: Socket) -> int | None:
    """The version that the browser says it has seen; nonsense counts as nothing."""
    said = socket.query_params.get("seen", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else None
