"""Data files for tests: some events by themselves, without a table that they make sense at."""

import sqlite3
from contextlib import closing
from pathlib import Path

from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Entry

FIRST_FORMAT = """
create table event(
    stream text not null, version integer not null, kind text not null, content text not null,
    request text not null, at real not null, primary key (stream, version)
) strict, without rowid;
pragma user_version=1;
"""
"""What the first files were made by; later ones of the same format say whose they are as well."""

OWNED = "pragma application_id=96738867;"


async def kept(path: Path, streams: dict[str, int]) -> None:
    """A data file with so many events in each stream, whose contents name them, closed again."""
    store = SqliteStore(path)
    await store.start()
    for stream, events in streams.items():
        for version in range(events):
            await store.append(stream, version, [entry(stream, version + 1)])
    await store.close()


def entry(stream: str, version: int) -> Entry:
    """An event whose content names it."""
    return Entry("Said", f'{{"what":"{stream}-{version}-♠"}}'.encode(), f"r{version}")


def first_format(path: Path, streams: dict[str, int], *, owned: bool) -> None:
    """A file as the first versions left it, with the same events."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(FIRST_FORMAT + (OWNED if owned else ""))
        for stream, events in streams.items():
            for version in range(1, events + 1):
                said = entry(stream, version)
                values = (stream, version, said.kind, said.content.decode(), said.request, 1.5e9 + version)
                connection.execute("insert into event values (?, ?, ?, ?, ?, ?)", values)


def change(path: Path, statement: str, *values: object) -> None:
    """Change a closed data file behind the store's back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


async def read(path: Path, stream: str) -> list[bytes]:
    """The contents of a stream of a closed data file; raises what reading it raises."""
    store = SqliteStore(path)
    await store.start()
    try:
        return [stored.entry.content for stored in await store.read(stream)]
    finally:
        await store.close()


def names(folder: Path) -> list[str]:
    """What is in a folder, but for the notes of where the streams of a file end."""
    return sorted(each.name for each in folder.iterdir() if each.suffix != ".witness")
