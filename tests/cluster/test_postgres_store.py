"""Events in a real PostgreSQL database, as several servers keep them there."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.cluster.prepared import change, prepare
from tests.cluster.programs import POSTGRES, Postgres, free_port, postgres
from tests.integration.test_proxies import certified
from tests.patience import PATIENCE

from schlemm.store.checksum import EventAltered
from schlemm.store.location import PostgresDatabase
from schlemm.store.postgres.guard import Guard
from schlemm.store.postgres.postgres_store import PostgresStore
from schlemm.store.postgres.schema import FORMAT
from schlemm.store.store import Conflict, Entry, StoreTrouble
from schlemm.testing.stores import check_pruning, check_store


@pytest.fixture
async def database(empty_database: PostgresDatabase) -> PostgresDatabase:
    """A database with our tables."""
    await prepare(empty_database)
    return empty_database


@asynccontextmanager
async def opened(database: PostgresDatabase) -> AsyncIterator[PostgresStore]:
    """The store in this database, as one of several servers has it."""
    store = PostgresStore(database)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


async def trouble_of(database: PostgresDatabase) -> str:
    """Why the store in this database cannot be opened."""
    with pytest.raises(StoreTrouble) as trouble:
        async with opened(database):
            pass
    assert "secret" not in f"{trouble.value} {trouble.value.place}"
    assert trouble.value.__cause__ is not trouble.value, (
        "who looks for the first cause would go round and round"
    )
    return trouble.value.reason


def entries(*kinds: str) -> list[Entry]:
    """Entries that are told apart by their kind."""
    return [Entry(kind, b"{}") for kind in kinds]


async def test_it_keeps_the_laws_of_stores(database: PostgresDatabase) -> None:
    """It does what every store promises to tables."""
    async with opened(database) as store:
        await check_store(store)


async def test_what_nobody_uses_can_be_removed(database: PostgresDatabase) -> None:
    """What may go is found and removed whole; what holds something, or is appended to meanwhile, stays."""
    async with opened(database) as store:
        await check_pruning(store)


async def test_servers_agree_who_was_first(database: PostgresDatabase) -> None:
    """Whichever server asks, each version is written once, without a gap, and the losers read what was written."""
    async with opened(database) as first, opened(database) as second:
        assert first.id == second.id
        for version in range(0, 40, 2):
            tries = [
                store.append("t", version, entries("a", "b")) for store in (first, second, first, second)
            ]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(map(str, map(type, outcomes))) == sorted(
                map(str, [int, Conflict, Conflict, Conflict])
            )
            for store in (first, second):
                assert len(await store.read("t", version)) == 2
        assert [stored.version for stored in await first.read("t")] == [*range(1, 41)]


async def test_a_server_without_the_others_has_the_database_alone(database: PostgresDatabase) -> None:
    """A server that knows of no others keeps them out, until it has closed the store."""
    alone = PostgresStore(database, guard=Guard(database))
    await alone.start()
    with pytest.raises(StoreTrouble) as trouble:
        await PostgresStore(database, guard=Guard(database)).start()
    assert trouble.value.reason == "in-use"
    await alone.close()
    again = PostgresStore(database, guard=Guard(database))
    await again.start()
    await again.close()


async def test_an_altered_event_is_not_read(database: PostgresDatabase) -> None:
    """An event that somebody has changed, or taken out of the middle, is named; other streams are as they were."""
    async with opened(database) as store:
        for stream in ("sound", "changed", "holed"):
            await store.append(stream, 0, entries("a", "b", "c"))
        await change(
            database,
            "update schlemm.event set content = '[]' where stream = 'changed' and version = 2",
            "delete from schlemm.event where stream = 'holed' and version = 2",
        )
        assert len(await store.read("sound")) == 3
        for stream in ("changed", "holed"):
            with pytest.raises(EventAltered) as altered:
                await store.read(stream)
            assert (altered.value.stream, altered.value.version) == (stream, 2)


async def test_nothing_is_put_behind_an_end_that_was_changed(database: PostgresDatabase) -> None:
    """A stream goes on only from the very event that its writer has seen."""
    async with opened(database) as store:
        await store.append("t", 0, entries("a"))
        await change(database, "update schlemm.event set checksum = 'x' where stream = 't'")
        with pytest.raises(Conflict):
            await store.append("t", 1, entries("b"))
        assert await store.versions() == {"t": 1}


async def test_what_the_database_is_not_ready_for_is_named(empty_database: PostgresDatabase) -> None:
    """Not prepared, of an older or a newer version, another program's: each is told, and left as it is."""
    assert await trouble_of(empty_database) == "unprepared"
    await prepare(empty_database)
    for found, reason in ((FORMAT + 1, "newer"), (FORMAT - 1, "unprepared" if FORMAT == 1 else "older")):
        await change(empty_database, f"update schlemm.store set format = {found}")
        assert await trouble_of(empty_database) == reason
    await change(empty_database, "drop schema schlemm cascade", "create schema schlemm")
    assert await trouble_of(empty_database) == "foreign"


async def test_who_cannot_come_in_is_told_why(database_server: Postgres, database: PostgresDatabase) -> None:
    """A wrong name, database, machine or address, and missing rights, each have their reason; no password shows."""
    port = database_server.port
    await change(database, "create role stranger login", "revoke connect on database postgres from public")
    reasons = {
        f"postgresql://nobody:secret@127.0.0.1:{port}/postgres": "denied",
        f"postgresql://schlemm:secret@127.0.0.1:{port}/nowhere": "no-database",
        f"postgresql://schlemm:secret@127.0.0.1:{free_port()}/x": "unreachable",
        "postgresql://schlemm:secret@127.0.0.1:99999/x": "address",
        database.address.replace("schlemm@", "stranger:secret@"): "denied",
    }
    for address, reason in reasons.items():
        assert await trouble_of(PostgresDatabase(address)) == reason, address


async def test_a_database_of_other_texts_is_not_taken(database_server: Postgres) -> None:
    """Where texts are not kept in UTF-8, suits and names would not be what was said."""
    address = database_server.new_database("latin", "--encoding=LATIN1", "--template=template0")
    assert await trouble_of(PostgresDatabase(address)) == "encoding"


async def test_who_prepares_at_the_same_time_does_it_once(empty_database: PostgresDatabase) -> None:
    """Several machines may be set up at once, and again: the tables are made once and stay as they are."""
    formats = await asyncio.gather(*(prepare(empty_database) for _ in range(4)))
    assert sorted(each.before for each in formats) == [0, FORMAT, FORMAT, FORMAT]
    assert {each.after for each in formats} == {FORMAT}


async def test_a_restart_of_the_database_loses_and_doubles_nothing() -> None:
    """While it is killed and comes back, every append is kept once or told as trouble, and the store goes on."""
    with postgres() as server:
        database = PostgresDatabase(server.new_database("killed"))
        await prepare(database)
        async with opened(database) as store:
            kept: list[int] = []

            async def write() -> None:
                version = 0
                while version < 300:
                    try:
                        version = await store.append("t", version, [Entry(f"{version}", b"{}")])
                    except StoreTrouble:
                        await asyncio.sleep(0.05)
                    except Conflict:  # the answer was lost for long, and it was kept
                        version = (await store.read("t"))[-1].version
                    kept.append(version)

            writing = asyncio.create_task(write())
            for _ in range(3):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await writing
            stored = await store.read("t")
            assert [each.entry.kind for each in stored] == [str(n) for n in range(300)]


@pytest.mark.slow
async def test_without_an_answer_trouble_is_told_soon() -> None:
    """A database that is gone is told as such, to who writes and to who reads, within some seconds."""
    with postgres() as server:
        database = PostgresDatabase(server.new_database("gone"))
        await prepare(database)
        async with opened(database) as store:
            await store.append("t", 0, entries("a"))
            await asyncio.to_thread(server.kill)
            async with asyncio.timeout(PATIENCE):
                for asked in (store.append("t", 1, entries("b")), store.read("t"), store.versions()):
                    with pytest.raises(StoreTrouble) as trouble:
                        await asked
                    assert trouble.value.reason == "unreachable"


ROOT = Path(__file__).resolve().parents[2]
GRANTS = re.findall(
    r"^    (grant .* anna;)$", (ROOT / "docs" / "handbook.md").read_text("utf-8"), re.MULTILINE
)
"""What the page says that whoever runs servers needs."""


async def test_a_server_needs_no_more_rights_than_the_page_says(
    database: PostgresDatabase, database_server: Postgres
) -> None:
    """With these it keeps, reads and lists events, alone or beside others; it can change nothing that was kept.

    Not even remove a table that nobody has used: for that there is a right by itself.
    """
    *needed, to_remove = GRANTS
    assert len(needed) == 3
    await change(database, "drop role if exists anna", "create role anna login", *needed)
    anna = PostgresDatabase(database.address.replace("schlemm@", "anna@"))
    store = PostgresStore(anna, guard=Guard(anna))
    await store.start()
    try:
        await check_store(store)
        with pytest.raises(StoreTrouble) as trouble:
            await store.remove({"t": 3})
        assert trouble.value.reason == "denied"
        await check_untouched(anna)
        await change(database, to_remove)
        assert await store.remove({"t": 3}) == {"t"}
    finally:
        await store.close()
    await change(database, "drop owned by anna", "drop role anna")


async def check_untouched(anna: PostgresDatabase) -> None:
    """See that with these rights nothing that was kept can be changed."""
    for statement in (
        "delete from schlemm.event",
        "update schlemm.event set kind = ''",
        "drop table schlemm.event",
    ):
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await change(anna, statement)


@pytest.mark.slow
async def test_tls_is_asked_for_in_the_address(tmp_path: Path) -> None:
    """With ``verify-full`` a database is spoken to if its certificate is one that is trusted, and not otherwise."""
    if POSTGRES is None:
        pytest.skip("PostgreSQL is not installed")
    key, certificate = certified(tmp_path)
    other = tmp_path / "other"
    other.mkdir()
    _, stranger = certified(other)
    with postgres() as server:
        server.kill()
        server.encrypt(key, certificate)
        server.start()
        address = server.new_database("club").replace("127.0.0.1", "localhost")
        trusted = PostgresDatabase(f"{address}?sslmode=verify-full&sslrootcert={certificate}")
        await prepare(trusted)
        async with opened(trusted) as store:
            await check_store(store)
        reason = await trouble_of(PostgresDatabase(f"{address}?sslmode=verify-full&sslrootcert={stranger}"))
        assert reason == "denied"
