"""The log of a server at which strangers throw all they have: counted lines, no traceback, nothing that was sent."""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Literal

import pytest
from tests.integration.served import Wire, frame
from tests.integration.test_process import HERE_BUILT, Server, server

from schlemm.server.common.messages import Reason
from schlemm.server.common.refusals import log_refusal
from schlemm.server.network.log_lines import (
    KINDS,
    LINES,
    LONGEST,
    Counted,
    counted_log,
    log_left_out,
    log_loop_error,
)

TIMES = 60
"""How often a stranger does each thing."""

SECRET = "A-key-that-opens-nothing"


async def said(what: Sequence[bytes], wire: Wire) -> None:
    """Say something and go away without waiting for an answer."""
    for each in what:
        wire.say(each)
        await asyncio.sleep(0)
    await wire.close()


async def on_socket(table: str, cookie: str, frames: Sequence[bytes], wire: Wire) -> None:
    """Say frames on a player's socket, and read until the server closes it."""
    assert b" 101 " in await wire.asked(f"/ws/tables/{table}", cookie)
    for each in frames:
        wire.say(each)
    wire.say(frame(8))
    await wire.end()
    await wire.close()


POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"

SOCKET = (
    b"GET /ws/tables/abcdefghijkm HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

FRAMES = {
    "bad utf-8": [frame(1, b"\xff\xfe")],
    "bad utf-8 in pieces": [frame(1, b"\xff", fin=False), frame(0, b"\xfe")],
    "no mask": [frame(1, b"{}", masked=False)],
    "reserved bits": [bytes([0xF1, 0x80, 0, 0, 0, 0])],
    "reserved opcode": [frame(3)],
    "a ping in pieces": [frame(9, fin=False)],
    "nothing to go on with": [frame(0, b"x")],
    "a text in a text": [frame(1, fin=False), frame(1)],
    "a long ping": [bytes([0x89, 0xFE, 0x10, 0, 0, 0, 0, 0]) + bytes(4096)],
    "a broken end": [frame(8, b"\x03")],
    "pings after a broken frame": [frame(3), *[frame(9)] * 5],
    "pings after the end": [frame(8), *[frame(9)] * 5],
    "bytes": [frame(2, b"\x00")],
    "beyond all measure": [bytes([0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
}
"""What no browser sends on a socket."""

REQUESTS = {
    "no request": [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + SECRET.encode()],
    "a cut request": [POST],
    "a wrong length": [POST.replace(b"50", b"-1")],
    "two lengths": [POST.replace(b"\r\n\r\n", b"\r\nContent-Length: 3\r\n\r\n")],
    "another upgrade": [b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"],
    "a socket without a key": [
        b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    ],
    "a strange path": [b"GET /%ff%fe\x80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"],
    "a path that is none": [b"GET // HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"],
    "a strange socket": [SOCKET.replace(b"abcdefghijkm", b"%ff?seen=%ff")],
    "no such socket": [SOCKET],
}
"""What no browser asks."""


@pytest.mark.slow
@HERE_BUILT
async def test_whatever_strangers_do_the_log_has_a_few_lines(tmp_path: Path) -> None:
    """Broken frames, no UTF-8, cut requests, each many times: some lines of each kind, and no traceback."""
    log = tmp_path / "log"
    with log.open("wb") as written:
        async with server(tmp_path / "data.db", log=written) as running:
            neighbour = await running.opened()
            for household, frames in enumerate(FRAMES.values(), start=1):
                table, cookie = await running.opened()  # opening sockets is bounded by browser
                await many(running, household, partial(on_socket, table, cookie, frames))
            for household, requests in enumerate(REQUESTS.values(), start=101):
                await many(running, household, partial(said, requests))
            async with running.line(*neighbour) as line:  # and the table is there as before
                assert await line.recv()
    lines = log.read_text().splitlines()
    kinds = len(FRAMES) + len(REQUESTS)
    assert not [each for each in lines if "Traceback" in each or each.startswith(" ")]
    assert 0 < len(lines) < kinds * (LINES + 2)
    assert all(len(each) < LONGEST + 100 for each in lines)
    assert SECRET not in log.read_text()


async def many(running: Server, household: int, act: Callable[[Wire], Awaitable[None]]) -> None:
    """Do the same again and again from one address, each time on a new connection."""
    host, _, port = running.address.partition(":")
    for _ in range(TIMES):
        own = f"127.0.1.{household}", 0  # and by address
        await act(Wire(*await asyncio.open_connection(host, int(port), local_addr=own)))


def test_who_knocks_all_day_does_not_fill_the_disk() -> None:
    """Of lines that are alike the first are written, and how many others there were; other kinds are not held back."""
    stream = io.StringIO()
    with counted_log(stream):
        for number in range(1_000):
            log_refusal("a table", f"192.0.2.{number % 200}", Reason("wrong-key"))
        log_refusal("a table", "192.0.2.1", Reason("malformed"))
    lines = stream.getvalue().splitlines()
    assert len(lines) == LINES + 2
    assert lines[-2].endswith("192.0.2.1, a table: malformed")
    assert lines[-1].endswith(f"left out: {1_000 - int(LINES)} like '192.0.2.10, a table: wrong-key'")


def test_the_next_line_tells_how_many_were_left_out() -> None:
    """After a while a line of the kind is written again, with the number of those between."""
    now = 0.0
    counted = Counted(lambda: now)
    record = logging.LogRecord("x", logging.WARNING, "", 1, "knock", None, None)
    written = [counted.filter(record) for _ in range(100)]
    assert sum(written) == LINES
    now = 120.0
    assert counted.filter(record)
    assert record.left_out == 100 - LINES  # pyrefly: ignore[missing-attribute]
    assert counted.taken() == []


def test_however_many_kinds_there_are_the_log_is_bounded() -> None:
    """Kinds beyond the bound share one, so that nobody fills the memory with new ones."""
    counted = Counted(lambda: 0.0)
    records = [
        logging.LogRecord("x", logging.WARNING, "", 1, f"kind {number}", None, None)
        for number in range(5_000)
    ]
    assert sum(map(counted.filter, records)) == KINDS + LINES
    assert sum(number for _, number in counted.taken()) == 5_000 - KINDS - LINES


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize("nothing", [None, False])
def test_however_a_library_says_that_there_is_no_error(nothing: Literal[False] | None, as_json: bool) -> None:
    """A line of which somebody says ``exc_info=False``, as asyncio does, is written as one without an error."""
    stream = io.StringIO()
    with counted_log(stream, as_json=as_json):
        logging.getLogger("any.library").warning("knock", exc_info=nothing)
    (line,) = stream.getvalue().splitlines()
    assert "knock" in line
    assert "error" not in line


def test_an_error_is_told_without_its_words() -> None:
    """An error's kind and way stand in one line; what it says, such as cards, does not, nor does that of its cause."""
    stream = io.StringIO()
    with counted_log(stream):
        loop = asyncio.new_event_loop()
        loop.close()
        try:
            stumbled()
        except ValueError as error:
            logging.getLogger("any.library").exception("it\nfailed\x1b[31m")
            log_loop_error(loop, {"message": "50% done", "exception": error, "handle": "SA HK"})
    lines = stream.getvalue().splitlines()
    assert len(lines) == 2
    assert "it failed [31m [ValueError < test_log.py" in lines[0]
    assert "event loop: 50% done" in lines[1]
    assert "SA" not in stream.getvalue()


def stumbled() -> None:
    """Fail over a card, because of a card."""
    try:
        raise KeyError("SA")
    except KeyError as error:
        raise ValueError("SA HK") from error


def test_what_is_left_out_is_told_at_last() -> None:
    """Nothing is written where nothing was left out."""
    stream = io.StringIO()
    with counted_log(stream) as counted:
        log_left_out(counted)
    assert stream.getvalue() == ""


@pytest.mark.parametrize("length", [10, LONGEST, 100_000])
def test_a_line_is_never_long(length: int) -> None:
    """Of a long line the middle is left out."""
    stream = io.StringIO()
    with counted_log(stream):
        logging.getLogger("any.library").warning("<%s>", "x" * length)
    (line,) = stream.getvalue().splitlines()
    assert line.endswith("x>")
    assert len(line) <= LONGEST + 10
