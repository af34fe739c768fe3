"""The tables in a PostgreSQL database: made and brought up to date by ``migrate``, looked at by everybody else.

A server never changes them, so that it needs no more rights than to read and add events, and so that a new version
that is started beside an old one takes nothing away from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.store.postgres.connecting import Connection, Lent
from schlemm.store.store import StoreTrouble

MIGRATIONS: Final = (
    """
    create schema schlemm;
    create table schlemm.event(
        stream text collate "C" not null, version integer not null, kind text not null, content text not null,
        request text not null, at double precision not null, checksum bytea not null,
        primary key (stream, version)
    );
    create table schlemm.store(format integer not null, id text not null);
    insert into schlemm.store values (0, gen_random_uuid()::text);
    """,
)
"""What leads from each format to the next; once it has been released, none is changed any more."""

FORMAT: Final = len(MIGRATIONS)
"""The format that this program reads and writes."""

_LOCK: Final = 0x5C41E33
"""Held in the database by whoever changes the tables."""

_FOUND: Final = """
select to_regnamespace('schlemm') is not null as taken, to_regclass('schlemm.store') is not null as ours,
       current_setting('server_encoding') as encoding
"""

_DETAIL: Final = "format {found}, this program knows {known}"


@dataclass(frozen=True, slots=True)
class Migrated:
    """What bringing a database up to date came to.

    Attributes:
        before: The format that it had; 0 for one in which there was nothing of ours.
        after: The format that it has.
    """

    before: int
    after: int


async def migrate(connection: Connection, place: str) -> Migrated:
    """Make the tables, or bring them up to date: all of it or nothing, by one process at a time.

    Args:
        connection: To the database, as somebody who may make a schema in it.
        place: The database, for what is told of it.

    Raises:
        StoreTrouble: If it is of a later format, or something else has the name of our schema.
        StoreTrouble: If the database refuses.
    """
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", _LOCK)
        before = await _format(connection, place)
        if before > FORMAT:
            raise _other_format("newer", place, before)
        for step in MIGRATIONS[before:]:
            await connection.execute(step)
        await connection.execute("update schlemm.store set format = $1", FORMAT)
    return Migrated(before, FORMAT)


async def check_format(connection: Lent, place: str) -> str:
    """See that the tables are those that this program knows; what the store is called, whichever server asks.

    Raises:
        StoreTrouble: ``unprepared`` if there are none, ``older`` or ``newer`` if they are of another format.
    """
    found = await _format(connection, place)
    if found == 0:
        raise StoreTrouble("unprepared", place)
    if found != FORMAT:
        raise _other_format("newer" if found > FORMAT else "older", place, found)
    return str(await connection.fetchval("select id from schlemm.store"))


async def _format(connection: Lent, place: str) -> int:
    """The format of the tables; 0 if there are none."""
    found = await connection.fetchrow(_FOUND)
    if found is None or found["encoding"] != "UTF8":
        raise StoreTrouble("encoding", place, "" if found is None else found["encoding"])
    if not found["taken"]:
        return 0
    if not found["ours"]:
        raise StoreTrouble("foreign", place, "a schema of another program is called so")
    return int(await connection.fetchval("select format from schlemm.store"))


def _other_format(reason: str, place: str, found: int) -> StoreTrouble:
    facts = {"found": str(found), "known": str(FORMAT)}
    return StoreTrouble(reason, place, _DETAIL.format(**facts), facts)
