"""Games carried between a file and a database, both ways, with real stores."""

from pathlib import Path

import pytest
from tests.cluster.prepared import change, prepare
from tests.stored.files import FILES, unpack

from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.archive import database_archive
from schlemm.store.sqlite.archive import read_archive, written_archive
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Entry, StoreTrouble
from schlemm.store.transfer import StreamsRefused, Transferred, transfer


async def told(path: Path) -> dict[str, object]:
    """All that is in a data file."""
    store = SqliteStore(path)
    await store.start()
    try:
        return {name: (await store.first(name), await store.read(name)) for name in await store.versions()}
    finally:
        await store.close()


async def there(source: Path, database: PostgresDatabase, *only: str, damaged: bool = False) -> Transferred:
    """From a file into the database."""
    async with read_archive(source) as file, database_archive(database) as archive:
        return await transfer(file, archive, only, altered_too=damaged)


async def back(database: PostgresDatabase, target: Path, *only: str) -> Transferred:
    """From the database into a file."""
    async with database_archive(database) as archive, written_archive(target) as file:
        return await transfer(archive, file, only)


@pytest.fixture
async def database(empty_database: PostgresDatabase) -> PostgresDatabase:
    """A database with our tables."""
    await prepare(empty_database)
    return empty_database


@pytest.fixture
async def evening(tmp_path: Path) -> Path:
    """A file of three streams."""
    path = tmp_path / "evening.db"
    store = SqliteStore(path)
    await store.start()
    for stream, many in (("a", 3), ("circle b", 4_500), ("c.1", 1)):
        await store.append(
            stream, 0, [Entry("Said", f'{{"what":"♠{n}"}}'.encode(), f"r{n}") for n in range(many)]
        )
    await store.close()
    return path


@pytest.mark.slow
async def test_what_was_carried_there_and_back_is_the_same(
    evening: Path, database: PostgresDatabase, tmp_path: Path
) -> None:
    """Every event, with its time and request, and the checksums that hang on all of them."""
    carried = await there(evening, database)
    assert carried == Transferred(3, 4_504, ())
    assert await back(database, tmp_path / "back.db") == carried
    assert await told(tmp_path / "back.db") == await told(evening)


@pytest.mark.slow
async def test_files_of_earlier_versions_are_carried(database: PostgresDatabase, tmp_path: Path) -> None:
    """What any earlier version has kept reads the same after it went through a database."""
    for number, text in enumerate(FILES):
        copy = tmp_path / f"{number}.db"
        unpack(text, copy)
        await there(copy, database)
        target = tmp_path / f"back{number}.db"
        await back(database, target)
        assert await told(target) == await told(copy)
        await change(database, "truncate schlemm.event")


async def test_a_single_record_is_carried_alone(
    evening: Path, database: PostgresDatabase, tmp_path: Path
) -> None:
    """One table or circle goes into a file of its own, and from there to where it is not yet."""
    await there(evening, database)
    assert await back(database, tmp_path / "one.db", "circle b") == Transferred(1, 4_500, ())
    assert [*await told(tmp_path / "one.db")] == ["circle b"]
    with pytest.raises(StreamsRefused) as refused:
        await back(database, tmp_path / "two.db", "a", "nobody")
    assert (refused.value.reason, refused.value.streams) == ("unknown", ("nobody",))


async def test_what_is_there_already_is_not_touched(evening: Path, database: PostgresDatabase) -> None:
    """Streams of names that are taken are refused all together, and nothing is put in."""
    await there(evening, database, "a")
    with pytest.raises(StreamsRefused) as refused:
        await there(evening, database)
    assert (refused.value.reason, refused.value.streams) == ("taken", ("a",))
    async with database_archive(database) as archive:
        assert await archive.versions() == {"a": 3}


async def test_what_is_damaged_is_carried_only_if_that_is_wanted(
    evening: Path, database: PostgresDatabase
) -> None:
    """A stream that is not what was written stops all of it, or is carried as it is and named."""
    import sqlite3

    with sqlite3.connect(evening) as connection:
        connection.execute("update event set content='[]' where stream='a' and version=2")
    connection.close()
    with pytest.raises(StreamsRefused) as refused:
        await there(evening, database)
    assert (refused.value.reason, refused.value.streams) == ("altered", ("a",))
    async with database_archive(database) as archive:
        assert await archive.versions() == {}
    assert await there(evening, database, damaged=True) == Transferred(3, 4_504, ("a",))


async def test_a_file_that_a_server_has_is_read_but_not_written(
    evening: Path, database: PostgresDatabase
) -> None:
    """A running server's games can be carried away; nothing is put in beneath it."""
    store = SqliteStore(evening)
    await store.start()
    try:
        await store.append("late", 0, [Entry("Said", b"{}")])
        assert (await there(evening, database)).streams == 4
        with pytest.raises(StoreTrouble) as trouble:
            await back(database, evening)
        assert trouble.value.reason == "in-use"
    finally:
        await store.close()
