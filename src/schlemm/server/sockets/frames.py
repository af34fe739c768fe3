"""What is read from a socket, and what is sent on it: what comes into an outbox, or why there is no place here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from schlemm.server.common.ids import is_table_name, room_named
from schlemm.server.common.messages import Reason
from schlemm.server.common.refusals import log_refusal
from schlemm.server.live.outbox import News, Outbox
from schlemm.server.network.cookies import address_of
from schlemm.server.protocol.server import Led, Refusal, ServerMessage, Trouble

_LOG: Final = logging.getLogger(__name__)

POLICY: Final = 1008
"""Close code for a connection that is not wanted; why stands in the message before."""

FLUSH: Final = 5.0
"""Seconds that a socket has to take its last messages."""

Socket: TypeAlias = WebSocket[Any, Any, Any]


@asynccontextmanager
async def outbox_sender(
    socket: Socket, outbox: Outbox, leave: Callable[[Outbox], None]
) -> AsyncIterator[None]:
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


async def listen(socket: Socket, outbox: Outbox, take: Callable[[str], Awaitable[Reason | None]]) -> None:
    """Have what is said taken until the socket or the outbox is closed, or something comes that no browser says.

    Args:
        socket: Who speaks.
        outbox: What they are told.
        take: Takes one message; returns the reason to end the connection, if it gives one.
    """
    with suppress(WebSocketDisconnect):
        while await outbox.room():
            trouble = await take(await socket.receive_data("text"))
            if trouble is not None:
                outbox.reply(Trouble(trouble))
                return


async def turn_away(socket: Socket, why: Trouble | Led) -> None:
    """Say why there is no place for a socket, and close it."""
    with suppress(WebSocketDisconnect, OSError):
        await _send(socket, why)
        await socket.close(POLICY)


async def _send(socket: Socket, message: ServerMessage) -> None:
    if isinstance(message, Refusal | Trouble):
        table = socket.path_params.get("table", "")
        where = f"table {table}" if is_table_name(table) or room_named(table) else "no table"
        log_refusal(where, address_of(socket), message.why)
    await socket.send_data(msgspec.json.encode(message), "text")
