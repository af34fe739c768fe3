"""What answers a page inside itself: requests and sockets of one browser, handed to the application as by a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any, Final

from litestar import Litestar

ORIGIN: Final = "http://localhost"
"""Where the page seems to come from: nothing else can ask, so that there is nobody to be told from it."""

_LEFT: Final = 1001


@dataclass(frozen=True, slots=True)
class Answered:
    """What was answered to a request.

    Attributes:
        status: Its status.
        headers: Its headers, names in small letters, without those that set cookies.
        body: Its bytes.
    """

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(eq=False, slots=True)
class PageSocket:
    """A socket of the page.

    Attributes:
        inbox: What the page says, as the application hears it.
        task: The application's end of it.
    """

    inbox: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    task: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Hand on what the page says."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Tell that the page has gone."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": _LEFT})


class PageHost:
    """The application, and the cookies of the one browser that asks it.

    Args:
        app: The application.
        cookies: What the browser has kept of earlier times.
        keep: Told all cookies whenever one has changed.
    """

    def __init__(
        self, app: Litestar, cookies: Mapping[str, str], keep: Callable[[Mapping[str, str]], object]
    ) -> None:
        self._app: Any = app  # asked by ASGI, in plain dictionaries
        self._cookies = dict(cookies)
        self._keep = keep

    def lifespan(self) -> AbstractAsyncContextManager[None]:
        """Return the time in which the application answers."""
        lifespan: AbstractAsyncContextManager[None] = self._app.lifespan()
        return lifespan

    async def ask(
        self, method: str, address: str, headers: Mapping[str, str], body: bytes | memoryview
    ) -> Answered:
        """Return what the application answers to a request.

        Args:
            method: Such as ``"GET"``.
            address: The path, with what is asked behind it.
            headers: What the page sends along.
            body: Its bytes; a buffer of the browser's will do.
        """
        waiting = [{"type": "http.request", "body": bytes(body), "more_body": False}]
        began: dict[str, Any] = {"status": 500, "headers": ()}
        parts: list[bytes] = []

        async def receive() -> dict[str, Any]:
            if not waiting:
                await asyncio.Event().wait()  # the page never goes before it has its answer
            return waiting.pop()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                began.update(message)
            else:
                parts.append(message.get("body", b""))

        scope = self._scope("http", address, headers) | {"method": method, "scheme": "http"}
        await self._app(scope, receive, send)
        told = [(name.decode().lower(), value.decode("latin-1")) for name, value in began["headers"]]
        self._take(value for name, value in told if name == "set-cookie")
        others = {name: value for name, value in told if name != "set-cookie"}
        return Answered(began["status"], others, b"".join(parts))

    def open(self, address: str, heard: Callable[[str], object], closed: Callable[[], object]) -> PageSocket:
        """Return a socket to an address; ``heard`` is told what the application says, ``closed`` when it ends."""
        socket = PageSocket()
        socket.inbox.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                text = message.get("text")
                heard(text if text is not None else message["bytes"].decode())

        async def serve() -> None:
            scope = self._scope("websocket", address, {}) | {"scheme": "ws", "subprotocols": []}
            try:
                await self._app(scope, socket.inbox.get, send)
            finally:
                closed()

        socket.task = asyncio.ensure_future(serve())
        return socket

    def _scope(self, kind: str, address: str, headers: Mapping[str, str]) -> dict[str, Any]:
        path, _, query = address.partition("?")
        brought = {"host": "localhost", "origin": ORIGIN, **headers}
        if self._cookies:
            brought["cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "server": ("localhost", 80),
            "client": ("127.0.0.1", 1),
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in brought.items()],
        }

    def _take(self, told: Iterable[str]) -> None:
        before = dict(self._cookies)
        for value in told:
            for name, cookie in SimpleCookie(value).items():
                if cookie["max-age"] == "0":
                    self._cookies.pop(name, None)
                else:
                    self._cookies[name] = cookie.value
        if self._cookies != before:
            self._keep(dict(self._cookies))
