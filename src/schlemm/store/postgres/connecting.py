"""Connections to a PostgreSQL database, and what it means when there is none."""

from __future__ import annotations

import ssl
from typing import Final, TypeAlias

import asyncpg

from schlemm.store.location import PostgresDatabase
from schlemm.store.store import StoreTrouble

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

Lent: TypeAlias = "Connection | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
"""A connection of one's own, or lent by a pool."""

SETTINGS: Final = {"application_name": "schlemm", "synchronous_commit": "on"}
"""What every session asks for: a commit that was answered is on the disk, whatever the database's own setting."""

ANSWER: Final = 10.0
"""Seconds within which the database answers, or is taken to be gone."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
"""Errors after which the same may succeed a moment later, on another connection."""

_REASONS: Final[tuple[tuple[type[Exception], str], ...]] = (
    (asyncpg.InvalidAuthorizationSpecificationError, "denied"),
    (asyncpg.InsufficientPrivilegeError, "denied"),
    (asyncpg.InvalidCatalogNameError, "no-database"),
    (asyncpg.ReadOnlySQLTransactionError, "read-only"),
    (asyncpg.DiskFullError, "full"),
    (asyncpg.DataCorruptedError, "damaged"),
    (asyncpg.IndexCorruptedError, "damaged"),
    (ssl.SSLError, "denied"),
)

_ADDRESS: Final = (asyncpg.exceptions.ClientConfigurationError, ValueError, OverflowError)
"""What is raised of an address that cannot be understood; a certificate that is not trusted is a ``ValueError`` too."""


async def connect_to_database(database: PostgresDatabase) -> Connection:
    """A connection to this database.

    Raises:
        StoreTrouble: If there is none to be had.
    """
    try:
        return await asyncpg.connect(
            database.address, timeout=ANSWER, command_timeout=ANSWER, server_settings=SETTINGS
        )
    except Exception as error:
        raise postgres_trouble(error, database.place) from error


async def let_go(connection: Connection) -> None:
    """Close a connection, also one that is gone already."""
    try:
        await connection.close(timeout=ANSWER)
    except LOST:
        connection.terminate()


def postgres_trouble(error: Exception, place: str) -> StoreTrouble:
    """What an error of the database, or on the way there, means for who asked."""
    if isinstance(error, StoreTrouble):
        return error
    reason = next((reason for kind, reason in _REASONS if isinstance(error, kind)), "failed")
    if reason == "failed" and isinstance(error, _ADDRESS):
        reason = "address"
    elif reason == "failed" and isinstance(error, LOST):
        reason = "unreachable"
    return StoreTrouble(reason, place, str(error) or type(error).__name__)
