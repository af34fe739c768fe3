"""A server as a process of its own: it is killed, interrupted and started again, and shouted at over a real network."""

import asyncio
import json
import os
import re
import signal
import sys
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any

import pytest
from tests.integration.house import Said, wish
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from schlemm.server.app.application import STATIC

HERE_BUILT = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the front end has not been built"
)
pytestmark = HERE_BUILT


class Server:
    """A running server.

    Args:
        process: Its process.
        address: Host and port.
    """

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process, self.address = process, address

    async def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end; the exit code."""
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()

    def workers(self) -> set[int]:
        """The bots' processes."""
        lists = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [int(pid) for children in lists for pid in children.read_text().split()]
        return {pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}

    async def opened(self) -> tuple[str, str]:
        """A new table, bots at once, and the cookie of its player."""
        return await asyncio.to_thread(self._open)

    def _open(self) -> tuple[str, str]:
        body = json.dumps({"form": "robber4", "tempo": 0, "level": "anfaenger"}).encode()
        request = urllib.request.Request(
            f"http://{self.address}/api/tables", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["table"], answer.headers["set-cookie"].split(";")[0]

    @asynccontextmanager
    async def line(self, table: str, cookie: str) -> AsyncIterator[ClientConnection]:
        """A socket to a table."""
        address = f"ws://{self.address}/ws/tables/{table}"
        async with connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as line:
            yield line


@asynccontextmanager
async def server(data: Path | str, *options: str, log: IO[bytes] | None = None) -> AsyncIterator[Server]:
    """A server on this data file, or on the store of this address; killed at the end if it still runs."""
    kept = ("--data" if isinstance(data, Path) else "--store", str(data))
    command = [sys.executable, "-m", "schlemm", "serve", "--port", "0", *kept, "--seed", "5"]
    process = await asyncio.create_subprocess_exec(
        *command, *options, stdout=asyncio.subprocess.PIPE, stderr=log
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            said = (await process.stdout.readline()).decode()
        found = re.search(r"http://([^/]+)/", said)
        assert found is not None, said
        yield Server(process, found[1])
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def exists(pid: int) -> bool:
    """Whether there is a process of this number."""
    return Path(f"/proc/{pid}").exists()


def left_in(folder: Path) -> list[str]:
    """The names of the files there."""
    return sorted(path.name for path in folder.iterdir())


async def closing(line: ClientConnection) -> int | None:
    """Read until the server closes the socket; its code."""
    try:
        async with asyncio.timeout(PATIENCE):
            async for _ in line:
                pass
    except ConnectionClosed:
        pass
    return line.close_code


async def next_view(line: ClientConnection) -> Said:
    """The next view that comes."""
    while True:
        async with asyncio.timeout(PATIENCE):
            said: dict[str, Any] = json.loads(await line.recv())
        if said["type"] == "update":
            view: Said = said["view"]
            return view


async def play(line: ClientConnection, until: int) -> list[Said]:
    """Play the first legal thing until the table has reached this version or the board is over; all views."""
    views = [await next_view(line)]
    acted = 0
    while views[-1]["version"] < until and views[-1]["phase"] != "result":
        todo = wish(views[-1], lambda choices: choices[0])
        if todo is not None and views[-1]["version"] > acted:
            acted = views[-1]["version"]
            await line.send(json.dumps({"type": todo[0], "id": f"c{acted}", "seen": acted, **todo[1]}))
        views.append(await next_view(line))
    return views


@pytest.mark.exhaustive
async def test_a_table_survives_being_killed_again_and_again(tmp_path: Path) -> None:
    """Killed (-9) in the auction and in the play, a server started again on the file has lost nothing it had shown."""
    shown: Said = {}
    table = cookie = ""
    for until in (4, 8, 25, 10_000):
        async with server(tmp_path / "data.db") as running:
            if not table:
                table, cookie = await running.opened()
            async with running.line(table, cookie) as line:
                views = await play(line, until)
                if shown:
                    assert views[0]["version"] >= shown["version"]
                    assert views[0]["calls"][: len(shown["calls"])] == shown["calls"]
                    assert views[0]["piles"][: len(shown["piles"])] == shown["piles"]
                shown = views[-1]
                await running.end(signal.SIGKILL)
    assert shown["phase"] == "result"


@asynccontextmanager
async def heeding_hangups() -> AsyncIterator[None]:
    """What is started here does not ignore that its terminal goes, even if these tests were told to (``nohup``)."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize(
    "how",
    [
        signal.SIGTERM,
        pytest.param(signal.SIGINT, marks=pytest.mark.slow),
        pytest.param(signal.SIGHUP, marks=pytest.mark.slow),
    ],
)
async def test_a_server_ends_in_good_order(tmp_path: Path, how: signal.Signals) -> None:
    """Asked to end, it closes its sockets, its file and its workers, and says that all went well."""
    async with heeding_hangups(), server(tmp_path / "data.db") as running:
        table, cookie = await running.opened()
        workers = running.workers()
        assert workers
        async with running.line(table, cookie) as line:
            await play(line, 5)
            assert await running.end(how) == 0
            assert await closing(line) is not None
        assert not any(exists(pid) for pid in workers)
        assert left_in(tmp_path) == ["data.db", "data.db.witness"]


@pytest.mark.slow
async def test_a_long_message_is_answered_with_why(tmp_path: Path) -> None:
    """A message that is too long, but not beyond all measure, is answered by code before the socket is closed."""
    async with server(tmp_path / "data.db") as running:
        table, cookie = await running.opened()
        async with running.line(table, cookie) as line:
            await next_view(line)
            await line.send("x" * 20_000)
            said: Said = {}
            with suppress(ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    async for text in line:
                        said = json.loads(text)
            assert (said["type"], line.close_code) == ("trouble", 1008)
            assert said["why"]["code"] == "too-large"


@pytest.mark.slow
async def test_a_huge_message_is_not_even_read(tmp_path: Path) -> None:
    """A message beyond all measure closes the socket while it comes in; the table is as it was."""
    async with server(tmp_path / "data.db") as running:
        table, cookie = await running.opened()
        async with running.line(table, cookie) as line:
            await line.send("x" * 1_000_000)
            assert await closing(line) == 1009
        async with running.line(table, cookie) as line:
            assert json.loads(await line.recv())["view"]["table"] == table


@pytest.mark.exhaustive
async def test_a_dead_worker_is_replaced_and_play_goes_on(tmp_path: Path) -> None:
    """Bots whose processes are killed in the middle of a board finish it all the same."""
    async with server(tmp_path / "data.db") as running:
        table, cookie = await running.opened()
        async with running.line(table, cookie) as line:
            await play(line, 6)
            for pid in running.workers():
                os.kill(pid, signal.SIGKILL)
        async with running.line(table, cookie) as line:
            assert (await play(line, 10_000))[-1]["phase"] == "result"
