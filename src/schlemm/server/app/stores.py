"""Opens the store that a location names, whichever kind it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from schlemm.server.common.errors import ServeError
from schlemm.store.location import SqliteFile, StoreLocation
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import PrunableStore, Store, StoreTrouble


@asynccontextmanager
async def open_store(location: StoreLocation, bus: str = "") -> AsyncIterator[PrunableStore]:
    """The event store of this location, for the length of the block.

    Args:
        location: Where it is.
        bus: What the bus is called on which the servers of a database speak; empty where this is to be the only one.

    Raises:
        ServeError: If a file is damaged, read-only, locked, another server's or of a later version; if a database
            cannot be reached, refuses, or was not prepared for this version.
        ImportError: If it is a database, and the package that speaks with it is not installed.
    """
    if isinstance(location, SqliteFile):
        store: _Opened = SqliteStore(location.path)
    else:
        from schlemm.store.postgres.guard import Guard
        from schlemm.store.postgres.postgres_store import PostgresStore

        store = PostgresStore(location, guard=Guard(location, bus))
    try:
        await store.start()
    except StoreTrouble as trouble:
        kind = "data" if isinstance(location, SqliteFile) else "store"
        facts = {"path": location.place, **trouble.facts}
        raise ServeError(f"{kind}-{trouble.reason}", dict(facts), trouble.detail) from trouble
    try:
        yield store
    finally:
        await store.close()


def lost_streams(store: Store) -> tuple[str, ...]:
    """The streams of an open store that were longer when they were last written to; of a database that is not noted."""
    return tuple(loss.stream for loss in store.lost) if isinstance(store, SqliteStore) else ()


class _Opened(PrunableStore, Protocol):
    """A store that is opened and closed."""

    async def start(self) -> None:
        """Open it."""

    async def close(self) -> None:
        """Close it."""
