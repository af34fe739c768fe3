"""A player's socket: says at once how the table stands, then everything that happens, and takes commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from schlemm.core.seats import Seat
from schlemm.server.app.hub import Hub
from schlemm.server.common.cookies import NotAdmitted, address_of, seat_named, secret_in
from schlemm.server.common.errors import TableDamaged
from schlemm.server.common.ids import is_table_name, room_named
from schlemm.server.common.messages import Reason
from schlemm.server.common.reasons import of_store
from schlemm.server.common.refusals import note
from schlemm.server.live.outbox import News, Outbox
from schlemm.server.live.room import Room, has_known, place_in
from schlemm.server.live.talk import Talk
from schlemm.server.protocol.server import Led, Refusal, ServerMessage, Trouble
from schlemm.store.store import StoreTrouble

_LOG: Final = logging.getLogger(__name__)

POLICY: Final = 1008
"""Close code for a connection that is not wanted; why stands in the message before."""

MOST_SOCKETS: Final = 12
"""How many sockets one player may have open at one table: more browser tabs than anybody has."""

FLUSH: Final = 5.0
"""Seconds that a socket has to take its last messages."""

Socket: TypeAlias = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """One player's connection to one table."""
    await socket.accept()
    try:
        room, seat = await _admitted(socket, table, hub)
    except NotAdmitted as refused:
        await turn_away(socket, Trouble(refused.why))
        return
    if room.table.id != table:  # they have been lined up at the other table of the match
        await turn_away(socket, Led(room.table.id, seat))
        return
    outbox = room.enter(seat, _seen(socket))
    async with told(socket, outbox, room.leave):
        await Talk(room, outbox).listen(socket)


async def _admitted(socket: Socket, name: str, hub: Hub) -> tuple[Room, Seat]:
    """The table and the seat that the browser's secret opens there, or at the other table of its match.

    Raises:
        NotAdmitted: If there is no such table, or no such seat.
    """
    room = await room_for(hub, name)
    secret = secret_in(socket.cookies)
    found = None if secret is None else place_in(room, secret, _wanted(socket))
    if found is None:
        knew = secret is not None and has_known(room, secret)
        raise NotAdmitted(Reason("seat-given-on" if knew else "foreign-table"))
    room, seat = found
    if room.watched_from(seat) >= MOST_SOCKETS:
        raise NotAdmitted(Reason("too-many-windows"))
    return room, seat


def _wanted(socket: Socket) -> Seat | None:
    """Which of several seats that share a browser is meant, if it says so; nonsense counts as nothing."""
    return seat_named(socket.query_params.get("seat", ""))


def _seen(socket: Socket) -> int | None:
    """The version that the browser says it has seen; nonsense counts as nothing."""
    said = socket.query_params.get("seen", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else None


async def room_for(hub: Hub, name: str) -> Room:
    """The table of this name, for a socket to it.

    Raises:
        NotAdmitted: If there is none, or none that can be read.
    """
    try:
        return await hub.known_room(name)
    except TableDamaged:
        raise NotAdmitted(Reason("table-damaged")) from None
    except StoreTrouble as trouble:
        raise NotAdmitted(of_store(trouble)) from trouble


@asynccontextmanager
async def told(socket: Socket, outbox: Outbox, leave: Callable[[Outbox], None]) -> AsyncIterator[None]:
    """Tell a reader what comes into their outbox while they are listened to; then let them go with the last of it."""
    writing = asyncio.create_task(_write(socket, outbox))
    try:
        yield
    finally:
        leave(outbox)
        outbox.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(writing, FLUSH)


async def _write(socket: Socket, outbox: Outbox) -> None:
    """Send what comes into the outbox until it is closed; a ``Trouble`` or ``Led`` is the last thing said.

    However it ends, it closes the outbox: the reader may be waiting for room in it and then hears of nothing else.
    """
    try:
        while (item := await outbox.next()) is not None:
            message = item.update() if isinstance(item, News) else item
            await _send(socket, message)
            if isinstance(message, Trouble | Led):
                await socket.close(POLICY)
                return
    except (WebSocketDisconnect, OSError):
        pass  # the browser is gone
    except Exception:
        _LOG.exception("a message for %s could not be sent", outbox.reader)
        with suppress(Exception):
            await socket.close(1011)
    finally:
        outbox.close()


async def turn_away(socket: Socket, why: Trouble | Led) -> None:
    """Say why there is no place for a socket, and close it."""
    with suppress(WebSocketDisconnect, OSError):
        await _send(socket, why)
        await socket.close(POLICY)


async def _send(socket: Socket, message: ServerMessage) -> None:
    if isinstance(message, Refusal | Trouble):
        table = socket.path_params.get("table", "")
        where = f"table {table}" if is_table_name(table) or room_named(table) else "no table"
        note(where, address_of(socket), message.why)
    await socket.send_data(msgspec.json.encode(message), "text")
