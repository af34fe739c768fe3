"""Events as they lie in the database, and questions for them."""

from __future__ import annotations

from typing import Final

import asyncpg

from schlemm.store.checksum import Row

COLUMNS: Final = ("stream", "version", "kind", "content", "request", "at", "checksum")

READ: Final = """
select version, kind, content, request, at, checksum from schlemm.event
where stream = $1 and version >= $2 order by version
"""

STREAMS: Final = """
with recursive named(stream) as (
    (select stream from schlemm.event order by stream limit 1)
    union all
    select (select event.stream from schlemm.event where event.stream > named.stream order by event.stream limit 1)
    from named where named.stream is not null)
select stream, (select max(event.version) from schlemm.event where event.stream = named.stream) as version
from named where stream is not null
"""
"""Every stream's name and version, by as many looks into the index as there are streams."""


HOLDING: Final = f"""
{STREAMS} and exists (select from schlemm.event where event.stream = named.stream and event.kind = any($1::text[]))
"""
"""The same, of streams that hold an event of one of these kinds."""

UNUSED: Final = """
with recursive named(stream, place) as (
    (select stream, 1 from schlemm.event where stream > $1::text order by stream limit 1)
    union all
    select (select event.stream from schlemm.event where event.stream > named.stream order by event.stream limit 1),
           place + 1
    from named where named.stream is not null and place < $2::integer)
select stream, (select max(event.version) from schlemm.event where event.stream = named.stream) as version,
       (select kind from schlemm.event where event.stream = named.stream order by version limit 1) = any($3::text[])
       and (select at from schlemm.event where event.stream = named.stream order by version desc limit 1) < $4::float8
       and not exists (
           select from schlemm.event where event.stream = named.stream and event.kind = any($5::text[])) as unused
from named where stream is not null order by stream
"""
"""So many streams after a name, and whether each may be removed."""

LOCKED: Final = "lock table schlemm.event in share row exclusive mode"
"""Keeps others from appending, not from reading, until the transaction ends."""

REMOVE: Final = """
delete from schlemm.event where stream = any(
    select named.stream from unnest($1::text[], $2::integer[]) as named(stream, version)
    where named.version = (select max(event.version) from schlemm.event where event.stream = named.stream))
returning stream
"""
"""Removes those streams that are at these versions."""

VERSIONS_OF: Final = """
select named.stream, last.version from unnest($1::text[]) as named(stream)
cross join lateral (
    select version from schlemm.event where event.stream = named.stream order by version desc limit 1) as last
"""
"""The versions of some streams, by a look into the index for each."""


def row_of(stream: str, record: asyncpg.Record) -> Row:
    """An event of a stream as it was found."""
    texts = (record[name].encode() for name in ("kind", "content", "request"))
    return stream.encode(), record["version"], *texts, record["at"], bytes(record["checksum"])
