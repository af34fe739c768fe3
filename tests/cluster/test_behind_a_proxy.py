"""Two servers on one database and one bus behind HAProxy, as in ``examples/deploy``: one dies, and its tables go on."""

import asyncio
import json
import shutil
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.cluster.prepared import prepare
from tests.cluster.programs import Nats, free_port
from tests.integration.served import until
from tests.integration.test_deploy_proxies import WISH, House, haproxy
from tests.integration.test_process import HERE_BUILT, closing, play, server
from tests.integration.test_proxies import answers, running
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake

from schlemm.store.location import PostgresDatabase

pytestmark = [HERE_BUILT, pytest.mark.exhaustive]


async def returned(stack: AsyncExitStack, house: House, table: str, cookie: str) -> ClientConnection:
    """A socket again, asked for as a browser does until the proxy has noticed who died."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await stack.enter_async_context(house.socket(table, cookie))
            except (OSError, InvalidHandshake):
                await asyncio.sleep(0.1)


async def test_a_table_goes_on_at_the_other_server(
    empty_database: PostgresDatabase, bus_server: Nats, tmp_path: Path
) -> None:
    """A table's server is killed; asked at the same address, the other one has all that was seen, and plays on."""
    if shutil.which("haproxy") is None:
        pytest.skip("HAProxy is not installed (Debian: apt-get install --no-install-recommends haproxy)")
    await prepare(empty_database)
    options = ("--bus", bus_server.address, "--proxy", "127.0.0.1")
    async with (
        server(empty_database.address, *options) as one,
        server(empty_database.address, *options) as two,
    ):
        port = free_port()
        command, names = await asyncio.to_thread(haproxy, tmp_path, [one.address, two.address], port)
        by_address = {one.address: one, two.address: two}
        with running(command):
            await until(lambda: answers(port))
            house = House(port, {name: by_address[at] for name, at in names.items()}, tmp_path)
            made = await house.ask("/api/tables", WISH, Origin=house.origin)
            table, cookie = json.loads(made.body)["table"], made.headers["set-cookie"].split(";")[0]
            at = await house.server_of(table)
            async with house.socket(table, cookie) as line:
                seen = (await play(line, 8))[-1]
                await house.servers[at].end(signal.SIGKILL)
                assert await closing(line) is not None
            async with AsyncExitStack() as stack:
                again = await play(await returned(stack, house, table, cookie), seen["version"] + 6)
            assert await house.server_of(table) != at
    assert again[0]["calls"][: len(seen["calls"])] == seen["calls"]
    assert again[-1]["version"] >= seen["version"] + 6
