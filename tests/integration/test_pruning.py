"""Games at which nobody has called go away by themselves, and nothing else does."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.cluster.houses import SharedMemoryStore, house_of
from tests.integration.friends import play
from tests.integration.house import FREELY, House, built, house

from schlemm.server.app.application import Site
from schlemm.server.app.pruning import REST, Pruning
from schlemm.store.sqlite.backup import back_up
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.testing.memory_bus import MemoryBroker

DAY = 86_400
MONTH = 30
TEAMS = {"a": {"colour": "blue"}, "b": {"colour": "red"}}


@asynccontextmanager
async def opened_store(path: Path) -> AsyncIterator[SqliteStore]:
    """The store in a file."""
    store = SqliteStore(path)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def kept_in(path: Path) -> AsyncIterator[tuple[House, SqliteStore, httpx.AsyncClient]]:
    """A server on a file, and a browser."""
    async with (
        opened_store(path) as store,
        house(store=cast("Any", store), site=FREELY) as home,
        home.browser() as anna,
    ):
        yield home, store, anna


async def called_at(home: House, browser: httpx.AsyncClient, table: str) -> None:
    """Play until there is a call."""
    async with home.line(browser, table) as line:
        await play((line,), lambda view: view["calls"])


async def gathered(home: House, anna: httpx.AsyncClient) -> tuple[list[str], list[str]]:
    """One of everything: what is without a call and may go, and what stays."""
    empty = [await home.opened(anna), await home.opened(anna, company=["N"], name="Anna")]
    empty.append((await anna.post("/api/matches", json=TEAMS)).json()["match"])
    played = await home.opened(anna)
    await called_at(home, anna, played)
    people = ["Anna", "Ben", "Cleo", "Dora"]
    pad = (await anna.post("/api/pads", json={"form": "robber4", "people": people})).json()["pad"]
    circle = (await anna.post("/api/series", json={"name": "Dienstag", "person": "Anna"})).json()["series"]
    begun = {"form": "robber4", "seated": [{"member": 0, "place": "1S"}]}
    game = (await anna.post(f"/api/series/{circle}/games", json=begun)).json()["game"]
    return empty, [played, f"pad {pad}", f"series {circle}", game]


async def test_games_without_a_call_go_and_nothing_else(tmp_path: Path) -> None:
    """After the days that were set, and once nobody looks; what was played, a circle's table and a pad stay."""
    async with kept_in(tmp_path / "data.db") as (home, store, anna):
        empty, kept = await gathered(home, anna)
        pruning = Pruning(store, home.parts.games, None, MONTH)
        later = time.time() + MONTH * DAY
        await pruning.step(later + 60)
        assert {*await store.versions()} == {*empty, *kept}, "what is open was removed"
        await home.parts.games.kept.close()
        await pruning.step(later - 60)
        assert {*await store.versions()} == {*empty, *kept}, "it was removed too soon"
        async with home.line(anna, empty[1]) as line:  # where the other person is waited for
            await line.view()
            assert await pruning.step(later + 60) == REST
            assert {*await store.versions()} == {empty[1], *kept}
        await home.parts.games.kept.close()
        await pruning.step(later + 60)
        assert {*await store.versions()} == {*kept}
        assert (await anna.get(f"/api/tables/{empty[1]}/links")).status_code == 404
        assert (await anna.get(f"/api/tables?ids={kept[0]}")).json()[0]["table"] == kept[0]
    copied = back_up(tmp_path / "data.db", tmp_path / "copy.db", datetime.now(UTC))
    assert (copied.found.streams, copied.found.altered) == (len(kept), ())
    async with opened_store(tmp_path / "data.db") as again:
        assert again.lost == ()


async def test_what_cannot_be_read_stays(tmp_path: Path) -> None:
    """A damaged stream is no empty table: whoever mends the file finds it."""
    path = tmp_path / "data.db"
    async with kept_in(path) as (home, store, anna):
        table = await home.opened(anna)
        await home.parts.games.kept.close()
        store._found(lambda reader: reader.execute("update event set content = '{}'").fetchall())
        await Pruning(store, home.parts.games, None, MONTH).step(time.time() + 40 * DAY)
        assert {*await store.versions()} == {table}


@pytest.mark.slow
async def test_what_another_server_has_open_stays() -> None:
    """Also where nobody plays there: whoever looks on would see a table that is gone."""
    store, broker = SharedMemoryStore("one"), MemoryBroker(time.monotonic)
    async with (
        house_of(store, broker.client(), "here") as here,
        house_of(store, broker.client(), "there") as there,
        there.browser() as ben,
    ):
        opened, closed = await there.opened(ben), await there.opened(ben)
        cluster = here.parts.circles._cluster
        assert cluster is not None
        await there.parts.games.kept._put_away(closed)
        assert await cluster.open_elsewhere([opened, closed]) == {opened}
        broker.stop()
        await asyncio.sleep(0)
        assert await cluster.open_elsewhere([opened, closed]) == {opened, closed}
        broker.go_on()


@pytest.mark.parametrize("days", [0, 30])
async def test_the_page_is_told_after_how_many_days(tmp_path: Path, days: int) -> None:
    """As the operator has set it; with none it says nothing."""
    async with house(site=Site(static=built(tmp_path), prune_after=days)) as home, home.browser() as anna:
        page = (await anna.get("/")).text
    assert f'<meta name="schlemm-prune-after" content="{days}" />' in page
