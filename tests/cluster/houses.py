"""Several servers of one store in one event loop, each with a connection of its own to a real bus."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tests.integration.house import House, MemoryStore, house
from tests.pace import beat_alone

from schlemm.bots.workers.executor import Executor
from schlemm.bus.bus import Bus
from schlemm.bus.location import NatsServers
from schlemm.bus.nats_bus import NatsBus
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.cluster.identity import BusIdentity
from schlemm.table.live.bot_timing import Pace


class SharedMemoryStore(MemoryStore):
    """A store in memory that several servers use.

    Args:
        name: What tells it from others on the same bus.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.id = name

    async def versions_of(self, streams: Sequence[str]) -> dict[str, int]:
        """How far these streams are."""
        versions = await self.versions()
        return {name: versions[name] for name in streams if name in versions}


@asynccontextmanager
async def bus_to(address: str) -> AsyncIterator[NatsBus]:
    """A connection to a bus."""
    bus = NatsBus(NatsServers((address,)))
    await bus.start()
    try:
        yield bus
    finally:
        await bus.close()


@asynccontextmanager
async def house_of(
    store: SharedMemoryStore,
    bus: Bus,
    name: str,
    executor: Executor | None = None,
    pace: Pace = beat_alone,
) -> AsyncIterator[House]:
    """One of several servers on this store."""
    identity = BusIdentity(bus)
    await identity.ask()
    cluster = Cluster(bus, store, identity, name)
    await cluster.start()
    try:
        async with house(executor, store=store, pace=pace, cluster=cluster) as running:
            yield running
    finally:
        await cluster.close()
