"""A spectator's socket: tells what they may see, and refuses whatever they say."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from schlemm.server.common.rate_limit import BURST, PACE, RateLimit
from schlemm.server.common.unanswered import NotAdmitted
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking
from schlemm.server.network.household_limits import WATCHES
from schlemm.server.protocol.server import Trouble
from schlemm.server.sockets.frames import Socket, listen, outbox_sender, turn_away
from schlemm.server.watch.answers import refuse_onlooker, spectator_admitted


@websocket("/ws/watch/{table:str}", opt=WATCHES)
async def watch_socket(
    socket: Socket, asker: Asking, table: FromPath[str], games: NamedDependency[LiveGames]
) -> None:
    """One spectator's connection to one table."""
    await socket.accept()
    try:
        live, who = await spectator_admitted(asker, table, games)
    except NotAdmitted as refused:
        await turn_away(socket, Trouble(refused.why))
        return
    outbox = live.spectators.enter(who)
    limit = RateLimit(asyncio.get_running_loop().time(), BURST, PACE)
    async with outbox_sender(socket, outbox, live.spectators.leave):
        await listen(socket, outbox, partial(refuse_onlooker, outbox, limit))
