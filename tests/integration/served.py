"""A whole server inside a test with real connections: uvicorn, our protocols, a port of the loopback address."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest
from tests.integration.house import House, MemoryStore
from tests.integration.on_demand import OnDemand
from tests.pace import beat_alone
from tests.patience import PATIENCE

from schlemm.bots.workers.executor import Executor, InlineExecutor
from schlemm.server.app import run
from schlemm.server.app.application import Site
from schlemm.server.app.composition import compose
from schlemm.server.common.deal_sources import dealt_from
from schlemm.server.network import connections
from schlemm.server.network.connections import Bounds, Connections
from schlemm.server.network.proxies import Proxies
from schlemm.table.rules.act import DealSource


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so that nobody tells of."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@dataclass
class Served:
    """A server that answers.

    Attributes:
        port: Where.
        connections: Those that are open.
        home: What it serves, for who need not go through the port.
    """

    port: int
    connections: Connections
    home: House
    wires: list["Wire"] = field(default_factory=list)

    async def call(self) -> "Wire":
        """A new connection; closed with the server, if not before."""
        self.wires.append(Wire(*await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)))
        return self.wires[-1]

    async def emptied(self) -> None:
        """Wait until no connection is left."""
        await until(lambda: not len(self.connections))


class Wire:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    def say(self, data: bytes) -> None:
        """Send this."""
        self._writer.write(data)

    async def some(self) -> bytes:
        """What comes next; nothing once the server has closed the connection."""
        try:
            return await self._reader.read(65_536)
        except ConnectionError:
            return b""

    async def end(self) -> bytes:
        """All that comes until the server closes the connection."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while data := await self._reader.read(65_536):
                    found += data
        return found

    async def until(self, mark: bytes) -> bytes:
        """What comes up to this mark."""
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readuntil(mark)

    async def asked(self, path: str = "/ws/tables/abcdefghijkm", cookie: str = "") -> bytes:
        """What comes of asking for a socket."""
        self.say(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        return await self.until(b"\r\n\r\n")

    async def close(self) -> None:
        """Go away."""
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame of a socket (RFC 6455, 5.2), with a mask of zeros."""
    first, mask, size = opcode | (0x80 if fin else 0), 0x80 if masked else 0, len(payload)
    if size < 126:
        head = bytes([first, mask | size])
    elif size < 1 << 16:
        head = bytes([first, mask | 126]) + size.to_bytes(2)
    else:
        head = bytes([first, mask | 127]) + size.to_bytes(8)
    return head + (bytes(4) if masked else b"") + payload


def frames_in(data: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The frames that a server has sent, each as its opcode and payload, and what is left of the next one."""
    found = []
    while len(data) >= 2:
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start]) if len(data) >= start else len(data)
        if len(data) < start + size:
            break
        found.append((data[0] & 0x0F, data[start : start + size]))
        data = data[start + size :]
    return found, data


@asynccontextmanager
async def served(
    bounds: Bounds | None = None,
    *proxies: str,
    site: Site | None = None,
    executor: Executor | None = None,
    deals: DealSource | None = None,
) -> AsyncIterator[Served]:
    """A server with these bounds that looks after its connections every few milliseconds; bots act at once."""
    known, store = Proxies.named(proxies), MemoryStore()
    parts = compose(store, executor or InlineExecutor(), deals or dealt_from(1), beat_alone)
    door = OnDemand(parts, site or Site(proxied=bool(known)))
    config = run.configured(door.whole, known)
    config.connections = Connections(bounds or Bounds(), known)
    with pytest.MonkeyPatch.context() as patched, socket.create_server(("127.0.0.1", 0)) as listening:
        patched.setattr(connections, "ROUND", 0.02)
        server = run._Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        looking = asyncio.create_task(config.connections.cut_overdue_regularly())
        await until(lambda: server.started)
        found = Served(listening.getsockname()[1], config.connections, House(door, parts, store))
        try:
            yield found
        finally:
            for wire in found.wires:
                await wire.close()
            looking.cancel()
            server.should_exit = True
            await serving
