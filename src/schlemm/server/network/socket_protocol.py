"""uvicorn's sockets with a bound on what a stranger may keep us waiting for or make us write."""

from __future__ import annotations

import asyncio
import logging
from asyncio.transports import BaseTransport
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from schlemm.server.common.rate_limit import RateLimit
from schlemm.server.network.connections import Awaited, BoundedConfig, BoundedProtocol, Deadlines

_LOG: Final = logging.getLogger(__name__)

PARTS: Final = 64
"""In how many frames one message may come."""

CONTROLS: Final = 60.0
"""Pings and pongs that may come at once …"""

CONTROLS_A_SECOND: Final = 2.0
"""… and how many a second in the long run; browsers send none of their own."""


class SocketProtocol(BoundedProtocol, WebSocketsSansIOProtocol):
    """One socket, from its handshake to its end."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = cast(BoundedConfig, config).connections
        self._controls = RateLimit(self.loop.time(), CONTROLS, CONTROLS_A_SECOND)
        self._broken = False
        self.deadlines = Deadlines(self.loop.time)

    def cut(self, awaited: Awaited) -> None:
        """End it at once: who is too slow would not read why."""
        del awaited
        self.abort()

    # -- what uvicorn and the event loop tell -------------------------------------------------------------------

    def connection_made(self, transport: BaseTransport) -> None:
        """A connection has become a socket; it was taken in before, and is given its place back."""
        super().connection_made(transport)
        self._all.enter(self)

    def data_received(self, data: bytes) -> None:
        """They say something; after a frame that is none nothing they say is heard."""
        if self._broken or self.is_closing:
            return
        try:
            super().data_received(data)
        except Exception:  # whatever somebody's bytes make of a library
            _LOG.warning("a socket's frame could not be read", exc_info=True)
            self._break_off()
        if self.conn.parser_exc is not None:
            self._break_off()

    def handle_text(self, event: Frame) -> None:
        """A message begins, or is complete."""
        if not event.fin:
            self.deadlines.start("message")
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same in bytes."""
        if not event.fin:
            self.deadlines.start("message")
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A message goes on."""
        if len(self.frames) >= PARTS:
            self._break_off()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete; text that is none ends the socket, and is no error of ours."""
        self.deadlines.stop("message")
        if self._broken:
            self.frames = []
            return
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            _LOG.warning("%s: a message is no UTF-8", self.address)
            self.frames = []
            self.conn.fail(1007, "not UTF-8")
            self._break_off()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """They ask whether we are there; not too often, and only if they read the answers."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """They say that they are there."""
        if self._may_control():
            super().handle_pong(event)

    async def send(self, message: ASGISendEvent) -> None:
        """We say something; who was cut off, or did not answer any more, is gone, as after hanging up themselves.

        Raises:
            ClientDisconnected: If they are.
        """
        if message["type"] == "websocket.send" and self.is_closing:
            raise ClientDisconnected
        await super().send(message)

    def _may_control(self) -> bool:
        if self._broken:
            return False
        if self._controls.allows(self.loop.time()) and self.writable.is_set():
            return True
        _LOG.warning("%s: too many pings", self.address)
        self._break_off()
        return False

    def _break_off(self) -> None:
        """Hear nothing more, say what is still to be said, and close."""
        if self._broken:
            return
        self._broken = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        if not self.is_closing:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
