"""How long one turn of the event loop takes, in processor time of its thread."""

import asyncio
import functools
import gc
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlencode

from litestar import Litestar

CHUNK: Final = 65_536
"""Bytes of a body that come together, as from a network."""


@dataclass
class LongestTurn:
    """The longest turn of a loop so far.

    Attributes:
        seconds: Its processor time, of the loop's thread alone.
    """

    seconds: float = 0.0
    _since: float = field(default_factory=time.thread_time)

    def turn(self) -> None:
        """The loop has turned once more."""
        now = time.thread_time()
        self.seconds = max(self.seconds, now - self._since)
        self._next = asyncio.get_running_loop().call_soon(self.turn)
        self._since = time.thread_time()

    def stop(self) -> None:
        """Measure no further."""
        self._next.cancel()


@asynccontextmanager
async def timed() -> AsyncIterator[LongestTurn]:
    """Measure the turns in here; the server looks through its garbage seldom, and here it does not."""
    await asyncio.sleep(0)
    gc.collect()
    gc.disable()
    longest = LongestTurn()
    longest.turn()
    try:
        yield longest
    finally:
        await asyncio.sleep(0)
        longest.stop()
        gc.enable()


def forget_what_the_server_keeps() -> None:
    """Empty all caches of functions of the server, so that whoever asks next is the first."""
    for each in gc.get_objects():
        is_cache = isinstance(each, functools._lru_cache_wrapper)
        if is_cache and str(vars(each).get("__module__")).startswith("schlemm.server."):
            each.cache_clear()


@dataclass(frozen=True)
class Asking:
    """One request.

    Attributes:
        query: What stands behind the path.
        body: What is sent.
        kind: Of which type that is.
    """

    query: Mapping[str, Any] = field(default_factory=dict)
    body: bytes = b""
    kind: str = "application/json"


async def answered(app: Litestar, method: str, path: str, asking: Asking, cookies: str = "") -> int:
    """Ask without a network, so that nothing but the server's own work is done; the status of the answer."""
    headers = {"host": "127.0.0.1:8000", "cookie": cookies, "content-length": str(len(asking.body))}
    if asking.body:
        headers["content-type"] = asking.kind
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "server": ("127.0.0.1", 8000),
        "client": ("127.0.0.1", 5000),
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": urlencode(asking.query).encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "state": {},
        "extensions": {},
    }
    body, status = asking.body, 0
    sent = [
        {"type": "http.request", "body": body[at : at + CHUNK], "more_body": at + CHUNK < len(body)}
        for at in range(0, max(len(body), 1), CHUNK)
    ]
    coming = iter(sent)
    over = asyncio.Event()

    async def receive() -> Any:
        following = next(coming, None)
        if following is None:
            await over.wait()
            return {"type": "http.disconnect"}
        return following

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        elif not message.get("more_body", False):
            over.set()

    await app(scope, receive, send)
    return status
