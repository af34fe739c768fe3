"""Data files that earlier versions left open, are read as they were, and are played on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.integration.house import FREELY, House, Line, Said, house, wish
from tests.integration.legal_bots import Hasty, Prompted
from tests.stored.files import FILES, unpack
from tests.stored.told import browsers, seats_of, told

from schlemm.store.sqlite.backup import back_up, restore
from schlemm.store.sqlite.datafile import FORMAT
from schlemm.store.sqlite.sqlite_store import SqliteStore

OVER = {"waiting", "result", "closed", "finished-here"}
"""What the phase of a table is called while no board is played."""

EACH_FILE = pytest.mark.parametrize("text", FILES, ids=lambda text: text.stem)


@pytest.fixture
def data(text: Path, tmp_path: Path) -> Path:
    """The file as it was left."""
    path = tmp_path / "data.db"
    unpack(text, path)
    return path


@asynccontextmanager
async def served(data: Path, bots: Hasty) -> AsyncIterator[tuple[House, dict[str, int]]]:
    """A server on the file with these bots, and the streams that it finds."""
    store: Any = SqliteStore(data)
    await store.start()
    try:
        streams = await store.versions()
        async with house(bots, store=store, site=FREELY) as home:
            yield home, streams
    finally:
        await store.close()


def rows(data: Path) -> list[tuple[str, int, str, str, str]]:
    """Every event of a closed file, without its checksum."""
    with closing(sqlite3.connect(data)) as connection:
        columns = "stream, version, kind, content, request"
        return connection.execute(f"select {columns} from event order by stream, version").fetchall()


def test_files_of_every_format_are_kept() -> None:
    """There is a file of each format that there has been, so that a new format cannot come without one."""
    assert {int(text.stem.partition("-")[0]) for text in FILES} == {*range(1, FORMAT + 1)}


@pytest.mark.sweep
@pytest.mark.parametrize(
    "text",
    [FILES[0], *(pytest.param(text, marks=pytest.mark.slow) for text in FILES[1:-1]), FILES[-1]],
    ids=lambda text: text.stem,
)
async def test_everybody_is_told_what_they_were(text: Path, data: Path) -> None:
    """Every stream is read, and each player, spectator, member and writer sees seats, cards and scores as written down.

    What they can take home can be taken home. No event changes: that somebody has come back is added at most.
    """
    before = rows(data)
    async with served(data, Prompted()) as (home, streams):
        assert sum(streams.values()) == len(before)
        now = await told(home, streams)
    assert "\n".join(now) == (text.parent.parent / "told" / text.name).read_text("utf-8")
    assert {*before} <= {*rows(data)}


@pytest.mark.sweep
@pytest.mark.parametrize(
    "text",
    [FILES[0], *(pytest.param(text, marks=pytest.mark.slow) for text in FILES[1:-1]), FILES[-1]],
    ids=lambda text: text.stem,
)
async def test_boards_that_were_left_are_played_to_their_end(data: Path) -> None:
    """Wherever a board was in progress, people do what they may and bots what they like until it has a result."""
    unfinished = 0
    async with served(data, Hasty()) as (home, streams):
        for name in [stream for stream in streams if " " not in stream]:
            for table in (name, f"{name}.1", f"{name}.2"):
                unfinished += await played_on(home, table)
    assert unfinished >= 1
    before = rows(data)
    async with served(data, Prompted()) as (_, streams):
        assert sum(streams.values()) == len(before)


async def played_on(home: House, table: str) -> bool:
    """Play the board that is in progress at a table to its end; whether there was one."""
    async with AsyncExitStack() as open_lines:
        lines: list[Line] = []
        async for _, browser in browsers(home):
            async for line in seats_of(home, browser, table):
                seat = line.latest["me"]
                lines.append(await open_lines.enter_async_context(home.line(browser, table, f"?seat={seat}")))
                await lines[-1].hear()
        return any(map(begun, lines)) and await ended(lines)


def begun(line: Line) -> bool:
    """Whether a board is played, as far as is seen from here."""
    return line.latest["phase"] not in OVER


async def ended(lines: list[Line]) -> bool:
    """Do what may be done until everybody sees the result."""
    number = next(line.latest["board"]["number"] for line in lines if begun(line))
    asked: dict[int, int] = {}
    for _ in range(2_000):
        for place, line in enumerate(lines):
            line.take()
            todo = todo_at(line.latest)
            if todo is not None and todo[0] != "next" and asked.get(place) != line.latest["version"]:
                asked[place] = line.latest["version"]
                line.ask(todo[0], line.latest["version"], **todo[1])
        if not any(begun(line) and line.latest["board"]["number"] == number for line in lines):
            return True
        await asyncio.sleep(0.001)
    raise AssertionError(f"the board does not end: {[line.latest['turn'] for line in lines]}")


def todo_at(view: Said) -> tuple[str, Said] | None:
    """What this reader may do so that the board goes on; a bot stands in for who is waited for and does not come."""
    actor, asked = view["turn"]["actor"], view["undo"]
    if asked is not None and asked["mine"]:
        return "answer-undo", {"accept": False}
    if actor != view["me"] and actor in view["may"]["standIn"]:
        return "stand-in", {"seat": actor}
    return wish(view, lambda choices: choices[0])


@EACH_FILE
def test_a_copy_is_made_and_put_back(data: Path, tmp_path: Path) -> None:
    """``schlemm backup`` and ``schlemm restore`` take the file, and what is put back has every event."""
    before = rows(data)
    now = datetime(2026, 11, 23, tzinfo=UTC)
    copied = back_up(data, tmp_path / "copy.db", now)
    assert copied.found.events == len(before)
    assert not copied.found.altered
    for left in tmp_path.glob("data.db*"):
        left.unlink()
    restore(tmp_path / "copy.db", data, now)
    assert rows(data) == before
