"""uvicorn's HTTP with a bound on what a stranger may keep us waiting for: connections, headers, bodies, answers."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from schlemm.server.network.connections import Awaited, BoundedConfig, BoundedProtocol, Deadlines

HEADERS: Final = 65_536
"""Bytes of a request's line and headers, trailers included; uvicorn with httptools has no bound."""

_AROUND: Final = len(b": \r\n")
"""Bytes of a header beside its name and value."""

_DIGITS: Final = 18
"""Digits of a length that are looked at: the parser takes no number of more than 64 bits."""

UNREAD: Final = 65_536
"""Bytes of a body that are read though nobody wants them, so that the connection can be used again."""

LINGER: Final = 1.0
"""Seconds between an answer and the end of its connection where more than that is still to come: to close at once would
throw away the answer as well."""

_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
_TOO_MANY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)


class HttpProtocol(BoundedProtocol, HttpToolsProtocol):
    """One connection, from its first byte to its end or to the handshake of a socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = cast(BoundedConfig, config).connections
        self._bytes = 0
        self._header_bytes = 0
        self._body_left = 0
        self.deadlines = Deadlines(self.loop.time)

    def cut(self, awaited: Awaited) -> None:
        """End it; who has not finished asking is told why, who does not read is not."""
        if awaited == "headers" and not self.is_closing:
            self._refuse(_TOO_SLOW)
        elif awaited == "body" and not self.is_closing:
            self.transport.close()
            self.deadlines.stop("body")
        else:
            self.abort()

    # -- what uvicorn and the event loop tell -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyrefly: ignore[bad-override]
        """Somebody has come."""
        super().connection_made(transport)
        self.deadlines.start("headers")
        if not self._all.enter(self):
            self._refuse(_TOO_MANY)

    def data_received(self, data: bytes) -> None:
        """They say something; a request must come to the end of its headers within some time and some bytes."""
        if self.is_closing:
            return
        self._bytes += len(data)
        super().data_received(data)
        if self.deadlines.is_running("headers") and self._bytes > HEADERS and not self.is_closing:
            self._refuse(_TOO_LONG)
        elif self._is_between():
            self.deadlines.start("headers")  # blank lines before a request are not the request

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a socket."""
        self._all.leave(self)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._header_bytes = self._body_left = 0
        self.deadlines.start("headers")

    def on_url(self, url: bytes) -> None:
        """A part of its line."""
        super().on_url(url)
        self._count_headers(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers, or of the trailers behind its body."""
        self._count_headers(len(name) + len(value) + _AROUND)
        if name.lower() == b"content-length" and value.isdigit():  # what is none the parser refuses
            self._body_left = int(value[:_DIGITS])
        elif name.lower() == b"transfer-encoding":
            self._body_left = sys.maxsize
        if not self.is_closing:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its headers are over; a request that has been refused meanwhile is carried out by nobody."""
        if self.is_closing:
            return
        self.deadlines.stop("headers")
        self.deadlines.start("body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of its body."""
        self._body_left -= len(body)
        if not self.is_closing:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """It is over."""
        if self.is_closing:
            return
        self._bytes = self._body_left = 0
        self.deadlines.stop("body")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered; of a body that nobody has wanted not much is read on."""
        if self._body_left > UNREAD and not self.is_closing:
            self.flow.pause_reading()
            self.loop.call_later(LINGER, self.transport.close)
        else:
            super().on_response_complete()

    def _count_headers(self, more: int) -> None:
        """Refuse headers that are too long also where they come in one piece, over before the piece is looked at."""
        self._header_bytes += more
        if self._header_bytes > HEADERS and not self.is_closing:
            self._refuse(_TOO_LONG)

    def _is_between(self) -> bool:
        """Whether an answer is complete and nothing is asked, and yet uvicorn waits for nothing."""
        if self.timeout_keep_alive_task is not None or self.deadlines.is_running("body"):
            return False
        cycle: object = self.cycle  # none before the first request, whatever its type says
        return cycle is None or self.cycle.response_complete

    def _refuse(self, why: bytes) -> None:
        self.transport.write(why)
        self.transport.close()
        self.deadlines.stop("headers", "body")
