"""Opens what a server shares with others: the store, the bus, and through it the other servers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from schlemm import __version__
from schlemm.bots.workers.bus_executor import BusExecutor
from schlemm.bus.bus import Bus, BusTrouble
from schlemm.bus.location import NatsServers
from schlemm.server.app.stores import open_store
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.cluster.identity import BusIdentity
from schlemm.server.common.errors import ServeError
from schlemm.store.location import SqliteFile, StoreLocation
from schlemm.store.store import PrunableStore, SharedStore, Store


@dataclass(frozen=True, slots=True)
class Backing:
    """What a server stands on.

    Attributes:
        location: Where events are kept.
        bus: On which bus the servers of a database speak; ``None`` where this is the only one, as it is on a file.
        bots_on_bus: Whether bots on other machines are asked, over that bus, and not processes of this one.
    """

    location: StoreLocation
    bus: NatsServers | None = None
    bots_on_bus: bool = False


@asynccontextmanager
async def opened(backing: Backing) -> AsyncIterator[tuple[PrunableStore, Cluster | None]]:
    """The store, and the other servers of it, for the length of the block.

    Raises:
        ServeError: If one of them cannot be used.
        ImportError: If a package that it needs is not installed.
    """
    if backing.bus is None or isinstance(backing.location, SqliteFile):
        async with open_store(backing.location) as store:
            yield store, None
        return
    async with open_bus(backing.bus) as bus:
        identity = await identity_of(bus)
        async with (
            open_store(backing.location, identity.name) as store,
            joined(bus, store, identity) as cluster,
        ):
            yield store, cluster


@asynccontextmanager
async def open_bus(location: NatsServers) -> AsyncIterator[Bus]:
    """The bus of this location, for the length of the block.

    Raises:
        ServeError: If it cannot be reached, or lets nobody in.
        ImportError: If the package that speaks with it is not installed.
    """
    from schlemm.bus.nats_bus import NatsBus

    bus = NatsBus(location, "schlemm serve")
    try:
        await bus.start()
    except BusTrouble as trouble:
        raise bus_error(trouble) from trouble
    try:
        yield bus
    finally:
        await bus.close()


@asynccontextmanager
async def bots_elsewhere(backing: Backing) -> AsyncIterator[BusExecutor | None]:
    """Who asks bots on other machines, for the length of the block; ``None`` where processes of this one think.

    It has a connection of its own, so that what bots answer never holds up what servers tell each other.

    Raises:
        ServeError: If the bus cannot be reached, or lets nobody in.
    """
    if backing.bus is None or not backing.bots_on_bus:
        yield None
        return
    from schlemm.bots.workers.kind import bot_kind

    async with open_bus(backing.bus) as bus:
        yield BusExecutor(bus, bot_kind(__version__))


async def identity_of(bus: Bus) -> BusIdentity:
    """What the bus is called.

    Raises:
        ServeError: If it does not answer, or keeps nothing.
    """
    identity = BusIdentity(bus)
    try:
        await identity.ask()
    except BusTrouble as trouble:
        raise bus_error(trouble) from trouble
    return identity


@asynccontextmanager
async def joined(bus: Bus, store: Store, identity: BusIdentity) -> AsyncIterator[Cluster]:
    """The servers of this store, for the length of the block.

    Raises:
        ServeError: If the bus does not answer, or keeps nothing.
    """
    assert isinstance(store, SharedStore), "only a database is for several servers"
    cluster = Cluster(bus, store, identity)
    try:
        await cluster.start()
    except BusTrouble as trouble:
        raise bus_error(trouble) from trouble
    try:
        yield cluster
    finally:
        await cluster.close()


def bus_error(trouble: BusTrouble) -> ServeError:
    """Why a server does not start without this bus."""
    return ServeError(f"bus-{trouble.reason}", {"path": trouble.place}, trouble.detail)
