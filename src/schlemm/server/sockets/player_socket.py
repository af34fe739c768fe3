"""A player's socket: says at once how the table stands, then everything that happens, and takes commands."""

from __future__ import annotations

from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.admission import seat_named
from schlemm.server.live.live_games import LiveGames
from schlemm.server.metrics.durations import Durations
from schlemm.server.network.cookies import Asking
from schlemm.server.protocol.server import Led, Trouble
from schlemm.server.sockets.admission import player_admitted
from schlemm.server.sockets.frames import Socket, listen, outbox_sender, turn_away
from schlemm.server.sockets.program_key import program_key
from schlemm.server.sockets.talk import Talk


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: Socket,
    asker: Asking,
    table: FromPath[str],
    games: NamedDependency[LiveGames],
    commands: NamedDependency[Durations],
) -> None:
    """One player's connection to one table."""
    await socket.accept()
    key, query = program_key(socket.headers), socket.query_params
    try:
        live, seat = await player_admitted(asker, table, seat_named(query.get("seat", "")), key, games)
    except NotAdmitted as refused:
        await turn_away(socket, Trouble(refused.why))
        return
    if live.table.id != table:  # they have been lined up at the other table of the match
        await turn_away(socket, Led(live.table.id, seat))
        return
    seen = _version(query.get("seen", ""))
    outbox = live.enter(seat, seen, of_program=key is not None, household=asker.household)
    talk = Talk(live, outbox, commands)
    async with outbox_sender(socket, outbox, live.leave):
        try:
            await listen(socket, outbox, talk.take)
        finally:
            talk.close()


def _version(text: str) -> int | None:
    """The version that the browser says it has seen; nonsense counts as nothing."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
