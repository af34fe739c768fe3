"""A spectator's socket: tells what they may see, and refuses whatever they say."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from schlemm.server.common.messages import BODY, Reason
from schlemm.server.common.rate_limit import BURST, PACE, RateLimit
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.admission import table_for
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable
from schlemm.server.live.outbox import Outbox
from schlemm.server.network.cookies import browser_of
from schlemm.server.network.household_limits import WATCHES
from schlemm.server.protocol.server import Refusal, Trouble
from schlemm.server.sockets.reader import Identified
from schlemm.server.sockets.writer import Socket, outbox_sender, turn_away
from schlemm.table.rules.refusal import RefusalCode as Why
from schlemm.table.rules.spectators import spectator_with
from schlemm.table.state.company import Spectator

MOST_SOCKETS = 4
"""How many sockets one spectator may have open at one table."""


@websocket("/ws/watch/{table:str}", opt=WATCHES)
async def watch_socket(socket: Socket, table: FromPath[str], games: NamedDependency[LiveGames]) -> None:
    """One spectator's connection to one table."""
    await socket.accept()
    try:
        live, who = await _admitted(socket, table, games)
    except NotAdmitted as refused:
        await turn_away(socket, Trouble(refused.why))
        return
    outbox = live.spectators.enter(who)
    async with outbox_sender(socket, outbox, live.spectators.leave):
        await _refuse(socket, outbox)


async def _admitted(socket: Socket, name: str, games: LiveGames) -> tuple[LiveTable, Spectator]:
    """The table and who looks on there with the browser's secret.

    Raises:
        NotAdmitted: If there is no such table, or they do not look on there, or no longer.
    """
    live = await table_for(name, games)
    who = browser_of(socket.scope).opened(partial(spectator_with, live.table))
    if who is None:
        raise NotAdmitted(Reason(Why.WATCHING_ENDED.value))
    if live.spectators.sockets_of(who) >= MOST_SOCKETS:
        raise NotAdmitted(Reason("too-many-windows"))
    return live, who


async def _refuse(socket: Socket, outbox: Outbox) -> None:
    """Refuse what is said until the socket or the outbox is closed, or something comes that no browser says."""
    limit = RateLimit(asyncio.get_running_loop().time(), BURST, PACE)
    with suppress(WebSocketDisconnect):
        while await outbox.room():
            text = await socket.receive_data("text")
            await asyncio.sleep(limit.drawn(asyncio.get_running_loop().time()))
            answer = _refused(text)
            outbox.reply(answer)
            if isinstance(answer, Trouble):
                return


def _refused(text: str) -> Refusal | Trouble:
    if len(text) > BODY:
        return Trouble(Reason("too-large"))
    try:
        named = msgspec.json.decode(text, type=Identified)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Trouble(Reason("malformed"))
    return Refusal(named.id, Reason("only-watching"))
