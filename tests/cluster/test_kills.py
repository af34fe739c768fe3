"""Fifty boards on two servers, two machines of bots, a bus and a database, each of them killed at random moments."""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from random import Random
from typing import TypeVar

import pytest
from tests.cluster.prepared import prepare
from tests.cluster.programs import NATS, POSTGRES, Nats, Postgres, nats, postgres
from tests.cluster.test_bots import Bots, bots
from tests.effort import seeds
from tests.integration.players import Player
from tests.integration.test_kills import STORED, Kept, gathered
from tests.integration.test_process import HERE_BUILT, Server, server

from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.postgres_store import PostgresStore

pytestmark = [
    pytest.mark.hostile,
    HERE_BUILT,
    pytest.mark.skipif(POSTGRES is None, reason="PostgreSQL is not installed"),
    pytest.mark.skipif(NATS is None, reason="NATS is not installed"),
]

(SEED,) = seeds(1)

APART = 250
"""About how much is sent and heard between two kills: 2,000 of 13,000 in all, for play goes on meanwhile."""

LONGEST = 600.0
"""Seconds after which the players are taken to hang."""

VICTIMS = ("server", "server", "server", "server", "bots", "bots and bus", "bus", "database")
"""What is killed, in some order; with their bus, bots cannot start again before it is back."""


Program = TypeVar("Program", Server, Bots)


class Together:
    """All that runs, and is started again whenever it has been killed.

    Args:
        database_server: The database's program.
        database: Where the games are.
        bus: The bus.
        random: Who goes to which server, and how long something is away.
    """

    def __init__(
        self, database_server: Postgres, database: PostgresDatabase, bus: Nats, random: Random
    ) -> None:
        self._database_server = database_server
        self._database = database
        self._bus = bus
        self._random = random
        self.servers: dict[int, Server] = {}
        self.machines: dict[int, Bots] = {}

    @property
    def address(self) -> str:
        """Where one of the servers can be reached."""
        return self._random.choice([*self.servers.values()]).address

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Two servers and two machines of bots, for the length of the block."""
        keeping = [
            asyncio.create_task(kept)
            for number in range(2)
            for kept in (
                keep(self._server, self.servers, number),
                keep(self._bots, self.machines, number),
            )
        ]
        try:
            await until(lambda: len(self.servers) == len(self.machines) == 2)
            yield
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)

    async def kill(self, victim: str) -> None:
        """Kill one of them at once; what nobody starts again by itself is started after a moment."""
        if victim == "server":
            await until(lambda: len(self.servers) == 2)
            self._random.choice([*self.servers.values()]).process.kill()
        elif victim == "bots":
            await until(lambda: len(self.machines) == 2)
            await self._random.choice([*self.machines.values()]).kill()
        elif victim == "bots and bus":
            await self.kill("bots")
            await self._away(self._bus, 2.0)
        else:
            program = self._bus if victim == "bus" else self._database_server
            await self._away(program, self._random.random())

    async def _away(self, program: Nats | Postgres, seconds: float) -> None:
        await asyncio.to_thread(program.kill)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(program.start)

    def _server(self) -> AbstractAsyncContextManager[Server]:
        return server(self._database.address, "--bus", self._bus.address, "--bots", "bus")

    def _bots(self) -> AbstractAsyncContextManager[Bots]:
        return bots(self._bus.address)


async def keep(
    start: Callable[[], AbstractAsyncContextManager[Program]], kept: dict[int, Program], number: int
) -> None:
    """Start it again whenever it has ended, and when it could not start for what it needs was away."""
    while True:
        with suppress(AssertionError):
            async with start() as running:
                kept[number] = running
                try:
                    await running.process.wait()
                finally:
                    del kept[number]
        await asyncio.sleep(0.1)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until this holds."""
    async with asyncio.timeout(LONGEST):
        while not holds():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)


async def play_on(player: Player, together: Together, happens: Callable[[], None]) -> None:
    """Play to the end, at whichever server there is, however often one goes away."""
    while not player.over or player.waits:
        await until(lambda: bool(together.servers))
        await player.play(together, happens)
        await asyncio.sleep(0.1)


async def disturb(
    together: Together, random: Random, passed: Callable[[int], Awaitable[None]]
) -> Counter[str]:
    """Kill one after the other; how often which."""
    killed = Counter[str]()
    for victim in random.sample(VICTIMS, len(VICTIMS)):
        await passed(random.randint(APART // 2, APART * 3 // 2))
        await together.kill(victim)
        killed[victim] += 1
    return killed


@pytest.mark.exhaustive
async def test_fifty_boards_outlive_kills_of_everything() -> None:
    """Whatever is killed (-9), nothing confirmed is lost or there twice, and all is played out to the same sheets."""
    random, happened = Random(SEED), 0
    sys.stdout.write(f"seed {SEED}\n")

    def happens() -> None:
        nonlocal happened
        happened += 1

    async def passed(many: int) -> None:
        wanted = happened + many
        await until(lambda: happened >= wanted)

    with postgres() as database_server, nats() as bus:
        database = PostgresDatabase(database_server.new_database("club"))
        await prepare(database)
        together = Together(database_server, database, bus, random)
        async with together.running():
            players = await gathered(together, random)
            disturbing = asyncio.create_task(disturb(together, random, passed))
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(play_on(player, together, happens) for player in players))
            assert disturbing.done(), f"all was played out after {happened} messages, and not all was killed"
            killed = disturbing.result()
        kept = Kept(PostgresStore(database))
        await kept.read({player.table for player in players})
    assert killed == Counter(VICTIMS)
    for player in players:
        kept.check(player)
        assert player.told == sorted(set(player.told))
        shown, replayed = player.view, kept.view(player)
        assert {name: shown[name] for name in STORED} == {name: replayed[name] for name in STORED}
