"""What strangers may hold and keep us waiting for: each bound holds on real connections, and nobody else notices."""

import asyncio
import json
import logging
import socket
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
from tests.integration.house import FREELY, built
from tests.integration.served import Served, Wire, frame, served, until
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from schlemm.server.app.application import Site
from schlemm.server.network.connections import Bounds, Timeouts
from schlemm.server.network.http_protocol import HEADERS, HttpProtocol
from schlemm.server.network.socket_protocol import CONTROLS, PARTS

HURRY = Bounds(patience=Timeouts(headers=0.3, body=0.3, message=0.3, reading=0.3, closing=0.3))
"""Bounds that a test can wait for."""

GET = b"GET /api/systems HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.mark.sweep
@pytest.mark.parametrize("said", [b"", b"\r\n", b"GET / HT", GET], ids=["nothing", "blank", "cut", "headers"])
async def test_who_does_not_come_to_the_end_of_the_headers_is_told_and_cut_off(said: bytes) -> None:
    """A connection that says nothing, or begins a request and does not go on, is answered with 408 and closed."""
    async with served(HURRY) as server:
        wire = await server.call()
        wire.say(said)
        assert b" 408 " in await wire.end()
        await server.emptied()


@pytest.mark.slow
async def test_who_sends_headers_drop_by_drop_gains_nothing() -> None:
    """Each byte in time does not make a request in time, neither the first on a connection nor a later one."""
    async with served(HURRY) as server:
        for first in (b"", GET + b"\r\n"):
            wire = await server.call()
            wire.say(first)
            dripping = asyncio.create_task(drip(wire))
            assert b" 408 " in await wire.end()
            dripping.cancel()


async def drip(wire: Wire) -> None:
    """Say one byte of an endless header after the other, blank lines before it."""
    for sign in b"\r\n" * 4 + b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 100_000:
        wire.say(bytes([sign]))
        await asyncio.sleep(0.02)


async def test_headers_have_an_end() -> None:
    """Headers beyond all measure are refused while they come in."""
    async with served() as server:
        wire = await server.call()
        wire.say(GET + b"X-Long: " + b"x" * (HEADERS + 1_000))
        assert b" 431 " in await wire.end()


@pytest.mark.sweep
@pytest.mark.parametrize(
    "said",
    [
        GET + b"X-Long: " + b"x" * 70_000 + b"\r\n\r\n",
        GET + b"X-Short: x\r\n" * 7_000 + b"\r\n",
        b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        GET + b"\r\n" + GET + b"X-Long: " + b"x" * 70_000 + b"\r\n\r\n",
        POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Long: " + b"x" * 70_000 + b"\r\n\r\n",
    ],
    ids=["one", "many", "address", "second", "trailer"],
)
async def test_headers_that_come_in_one_piece_have_the_same_end(said: bytes) -> None:
    """Headers of more than 64 KiB are refused with 431 too where the whole request is there at once."""
    async with served() as server:
        wire = await server.call()
        wire.say(said)
        answer = await wire.end()
        assert b" 431 " in answer
        assert answer.count(b"HTTP/1.1") == 1
        await server.emptied()


async def test_headers_up_to_the_bound_are_read() -> None:
    """What is promised is also what is possible: just under 64 KiB of headers are answered."""
    async with served() as server:
        wire = await server.call()
        wire.say(GET + b"Connection: close\r\nX-Long: " + b"x" * (HEADERS - 200) + b"\r\n\r\n")
        assert b" 200 " in await wire.end()


@pytest.mark.parametrize("path", [b"/api/tables", b"/nowhere"])
async def test_who_does_not_come_to_the_end_of_the_body_is_cut_off(path: bytes) -> None:
    """A body that is promised and does not come closes the connection, whether anybody waits for it or not."""
    async with served(HURRY) as server:
        wire = await server.call()
        wire.say(POST.replace(b"/api/tables", path) + b"Content-Length: 100\r\n\r\n{")
        await wire.end()
        await server.emptied()


async def test_who_does_not_read_the_answer_is_cut_off(tmp_path: Path) -> None:
    """An answer that nobody takes is not kept for ever, however often the system asks whether there is room."""
    static = built(tmp_path / "static")
    (static / "assets" / "large-abc123.bin").write_bytes(bytes(8_000_000))
    async with served(HURRY, site=Site(static=static)) as server:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            deaf.setblocking(False)
            await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.port))
            await asyncio.get_running_loop().sock_sendall(
                deaf, b"GET /assets/large-abc123.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            )
            await until(lambda: len(server.connections) > 0)
            await server.emptied()


async def test_a_household_holds_so_many_connections() -> None:
    """One more than the bound is turned away with 503; once one has gone there is room again."""
    async with served(Bounds(held=3)) as server:
        wires = [await server.call() for _ in range(3)]
        for wire in wires:
            wire.say(GET + b"\r\n")
            await wire.until(b"\r\n\r\n")
        assert b" 503 " in await (await server.call()).end()
        await wires.pop().close()
        await until(lambda: len(server.connections) < 3)
        wire = await server.call()
        wire.say(GET + b"Connection: close\r\n\r\n")
        assert b" 200 " in await wire.end()


async def test_who_is_slow_locks_no_neighbour_out() -> None:
    """A page comes back, and asks, while as many connections of its household as there may be hang in a request."""
    async with served() as server:
        table, cookie = await opened(server)
        async with line(server, table, cookie) as before:
            await before.recv()
            slow = [await server.call() for _ in range(Bounds().held)]
            for number, wire in enumerate(slow):
                half = (b"", GET, POST + b"Content-Length: 100\r\n\r\n{")[number % 3]
                wire.say(half)
            await until(lambda: len(server.connections) == Bounds().held)
            async with line(server, table, cookie) as again:
                assert json.loads(await again.recv())["view"]["table"] == table
            wire = await server.call()
            wire.say(GET + b"Connection: close\r\n\r\n")
            assert b" 200 " in await wire.end()
            async with asyncio.timeout(PATIENCE):
                await (await before.ping())
            assert len(server.connections) <= Bounds().held


async def test_who_is_slow_gives_way_only_where_there_is_no_room() -> None:
    """The one that has been awaited longest is cut off, and none before the household holds as many as it may."""
    async with served(Bounds(held=3)) as server:
        first, second = [await server.call() for _ in range(2)]
        await until(lambda: len(server.connections) == 2)
        third, fourth = [await server.call() for _ in range(2)]
        assert await first.end() == b""
        for wire in (second, third, fourth):
            wire.say(GET + b"\r\n")
            assert b" 200 " in await wire.until(b"\r\n\r\n")


async def test_a_proxy_is_no_household() -> None:
    """What comes from a trusted proxy comes from many people: it is bounded only with everybody's."""
    async with served(Bounds(held=1, all=3), "127.0.0.1") as server:
        wires = [await server.call() for _ in range(3)]
        for wire in wires:
            wire.say(GET + b"\r\n")
            assert b" 200 " in await wire.until(b"\r\n\r\n")
        assert b" 503 " in await (await server.call()).end()


async def test_a_socket_keeps_its_place() -> None:
    """A connection that becomes a socket counts once, and no more when it has ended."""
    async with served() as server:
        table, cookie = await opened(server)
        async with line(server, table, cookie) as socket_:
            await socket_.recv()
            assert len(server.connections) == 1
        await server.emptied()


async def test_a_message_has_an_end() -> None:
    """A message that begins and does not go on closes the socket; so does one in more pieces than anybody sends."""
    async with served(HURRY) as server:
        table, cookie = await opened(server)
        for said in (
            frame(1, b"{", fin=False),
            frame(1, b"{", fin=False) + frame(0, fin=False) * (PARTS + 1),
        ):
            async with line(server, table, cookie) as socket_:
                await socket_.recv()
                socket_.transport.write(said)
                await until_closed(socket_)
        await server.emptied()


async def test_who_pings_without_end_is_cut_off() -> None:
    """Some pings are answered; a flood of them closes the socket."""
    async with served() as server:
        table, cookie = await opened(server)
        async with line(server, table, cookie) as socket_:
            await socket_.recv()
            async with asyncio.timeout(PATIENCE):
                await (await socket_.ping())
            socket_.transport.write(frame(9) * int(CONTROLS))
            await until_closed(socket_)


async def test_a_household_opens_and_holds_so_many_sockets() -> None:
    """Too many at once are refused before there is a socket, too many in all are told why; others still get in."""
    async with served(site=Site(sockets=2, connects=15)) as server:
        table, cookie = await opened(server)
        async with line(server, table, cookie), line(server, table, cookie):
            async with line(server, table, cookie) as third:
                assert json.loads(await third.recv())["why"]["code"] == "too-many-sockets"
            status = b""
            for _ in range(16):
                wire = await server.call()
                status = await wire.asked()
                await wire.close()
            assert b" 403 " in status


async def opened(server: Served) -> tuple[str, str]:
    """A table of this server, and the cookie of its player."""
    return await asyncio.to_thread(_open, server.port)


def _open(port: int) -> tuple[str, str]:
    body = json.dumps({"form": "robber4", "tempo": 0, "level": "anfaenger"}).encode()
    wish = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(wish) as answer:
        return json.load(answer)["table"], answer.headers["set-cookie"].split(";")[0]


def line(server: Served, table: str, cookie: str) -> connect:
    """A socket to a table."""
    return connect(
        f"ws://127.0.0.1:{server.port}/ws/tables/{table}",
        additional_headers={"Cookie": cookie},
        ping_interval=None,
    )


async def until_closed(socket_: ClientConnection) -> None:
    """Read until the server closes it."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await socket_.recv()


async def test_who_breaks_off_in_the_midst_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    """What was still to be told after a frame that is none is lost, as if they had hung up, and nothing is logged."""
    async with served(site=FREELY) as server, server.home.browser() as anna:
        table = await server.home.opened(anna)
        room = await server.home.parts.games.table(table)
        assert room is not None
        wire = await server.call()
        cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
        assert b" 101 " in await wire.asked(f"/ws/tables/{table}", cookie)
        await until(lambda: not room.is_empty)
        wire.say(frame(3))
        while not room.is_empty:
            room.tell()
            await asyncio.sleep(0)
        await wire.end()
        await server.emptied()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.slow
async def test_what_is_refused_is_not_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a body that is too long no more is taken than has come with the answer, and then the connection ends."""
    taken: list[int] = []
    take = HttpProtocol.data_received

    def noted(self: HttpProtocol, data: bytes) -> None:
        taken.append(len(data))
        take(self, data)

    monkeypatch.setattr(HttpProtocol, "data_received", noted)
    async with served() as home:
        wire = await home.call()
        length = 64 << 20
        wire.say(f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n\r\n".encode())
        assert b" 413 " in await wire.until(b"\r\n")
        wire.say(bytes(length))
        await wire.end()
    assert sum(taken) < length // 8
