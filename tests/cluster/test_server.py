"""A whole server on a real PostgreSQL database: it is killed, the database is killed, and nothing is lost."""

import asyncio
import signal
from collections.abc import Iterator

import pytest
from tests.cluster.prepared import prepare
from tests.cluster.programs import POSTGRES, Postgres, postgres
from tests.integration.test_process import HERE_BUILT, next_view, play, server

from schlemm.store.location import PostgresDatabase

pytestmark = [HERE_BUILT, pytest.mark.exhaustive]


@pytest.fixture
def own_server() -> Iterator[Postgres]:
    """A database server that may be killed."""
    if POSTGRES is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres() as started:
        yield started


async def test_a_table_goes_on_after_both_were_killed(own_server: Postgres) -> None:
    """What was confirmed is there after the server was killed; a restart of the database holds nobody up for long."""
    database = PostgresDatabase(own_server.new_database("club"))
    await prepare(database)
    async with server(database.address) as running:
        table, cookie = await running.opened()
        async with running.line(table, cookie) as line:
            seen = (await play(line, 12))[-1]
        await running.end(signal.SIGKILL)
    async with server(database.address) as running:
        async with running.line(table, cookie) as line:
            again = await next_view(line)
        assert again["version"] >= seen["version"]
        assert again["calls"][: len(seen["calls"])] == seen["calls"]
        await asyncio.to_thread(own_server.kill)
        await asyncio.to_thread(own_server.start)
        async with running.line(table, cookie) as line:
            later = (await play(line, again["version"] + 6))[-1]
        assert later["version"] > again["version"]
        assert await running.end(signal.SIGTERM) == 0
