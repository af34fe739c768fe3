"""The data file of a real server: one server on it, copies made while it runs, and damage that stays where it is."""

import asyncio
import json
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.integration.test_process import left_in, next_view, play, server
from tests.patience import PATIENCE

from schlemm.server.app.application import STATIC

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the front end has not been built"
)


async def schlemm(*words: str) -> tuple[int, str, str]:
    """Run a command to its end: exit code, standard output, standard error as one line."""
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-m", "schlemm", *words, "--lang", "en"]
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), " ".join(err.decode().split())


@pytest.mark.exhaustive
async def test_a_second_server_is_told_who_has_the_file(tmp_path: Path) -> None:
    """It ends with the sentence that names file and process; tables of the first go on, and a kill leaves no lock."""
    data = tmp_path / "data.db"
    async with server(data) as running:
        table, cookie = await running.opened()
        code, out, err = await schlemm("serve", "--port", "0", "--data", str(data))
        assert (code, out) == (1, "")
        assert f"(process {running.process.pid})" in err
        async with running.line(table, cookie) as line:
            assert (await play(line, 5))[-1]["version"] >= 5
        await running.end(signal.SIGKILL)
    async with server(data) as running, running.line(table, cookie) as line:
        assert (await next_view(line))["version"] >= 5


@pytest.mark.exhaustive
async def test_a_game_is_copied_while_it_is_played_and_put_back(tmp_path: Path) -> None:
    """A copy is made from beside a running server; put back after its end, the table stands as it was copied."""
    data, copy = tmp_path / "data.db", tmp_path / "copy.db"
    async with server(data) as running:
        table, cookie = await running.opened()
        async with running.line(table, cookie) as line:
            await play(line, 5)
        code, out, err = await schlemm("backup", str(copy), "--data", str(data), "--json")
        assert (code, err) == (0, "")
        copied = json.loads(out)
        async with running.line(table, cookie) as line:
            await play(line, 12)
        code, _, err = await schlemm("restore", str(copy), "--data", str(data))
        assert (code, f"(process {running.process.pid})" in err) == (1, True)
        assert await running.end(signal.SIGTERM) == 0
    assert left_in(tmp_path) == ["copy.db", "data.db", "data.db.witness"]
    assert (await schlemm("restore", str(copy), "--data", str(data)))[0] == 0
    with closing(sqlite3.connect(data)) as kept:
        assert kept.execute("select count(*) from event").fetchone()[0] == copied["events"]
    async with server(data) as running, running.line(table, cookie) as line:
        assert (await next_view(line))["version"] <= copied["events"]


@pytest.mark.exhaustive
async def test_a_flipped_byte_harms_no_other_table(tmp_path: Path) -> None:
    """The table it is in is told to be damaged, not shown otherwise than it was played; the others go on."""
    data = tmp_path / "data.db"
    async with server(data) as running:
        tables = [await running.opened() for _ in range(2)]
        assert await running.end(signal.SIGTERM) == 0
    (broken, cookie), (sound, other) = tables
    with closing(sqlite3.connect(data)) as kept:
        query = "select content from event where stream=? and kind='BoardDealt'"
        dealt = kept.execute(query, (broken,)).fetchone()[0].encode()
    data.write_bytes(data.read_bytes().replace(dealt, dealt.replace(b'"number":1', b'"number":3'), 1))
    async with server(data) as running:
        async with running.line(broken, cookie) as line:
            assert json.loads(await line.recv())["why"]["code"] == "table-damaged"
        async with running.line(sound, other) as line:
            assert (await play(line, 5))[-1]["version"] >= 5
        code, out, _ = await schlemm("backup", str(tmp_path / "c.db"), "--data", str(data), "--json")
        assert (code, json.loads(out)["altered"]) == (1, [broken])
