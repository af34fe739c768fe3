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
