"""The event store: all or nothing, without gaps, for as many writers as there are, and safe from a kill."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Conflict, Entry, StoreTrouble
from schlemm.testing.stores import check_pruning, check_store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """An empty store in a fresh file."""
    store = SqliteStore(tmp_path / "events.db")
    await store.start()
    yield store
    await store.close()


def entries(*kinds: str) -> list[Entry]:
    """Entries that are told apart by their kind."""
    return [Entry(kind, b"{}") for kind in kinds]


async def kinds(store: SqliteStore, stream: str = "t") -> list[str]:
    """The kinds in a stream, in order."""
    return [stored.entry.kind for stored in await store.read(stream)]


async def test_what_was_appended_is_read_back_with_its_versions(store: SqliteStore) -> None:
    """Versions start at 1 and have no gaps; reading may start after any of them."""
    assert await store.append("t", 0, entries("a", "b")) == 2
    assert await store.append("t", 2, [Entry("c", '{"x":"♠"}'.encode(), "r1")]) == 3
    assert [stored.version for stored in await store.read("t")] == [1, 2, 3]
    (last,) = await store.read("t", after=2)
    assert (last.version, last.entry) == (3, Entry("c", '{"x":"♠"}'.encode(), "r1"))
    assert await store.read("other") == ()


async def test_it_keeps_the_laws_of_stores(store: SqliteStore) -> None:
    """It does what every store promises to tables."""
    await check_store(store)


async def test_a_store_whose_writer_is_gone_says_so(store: SqliteStore) -> None:
    """Nobody waits without end for what is never written, and who asks whether it answers hears that it does not."""
    assert store._writer is not None
    store._writer.end()
    for asked in (store.append("t", 0, entries("a")), store.first("t"), store.remove({"t": 1})):
        with pytest.raises(StoreTrouble) as trouble:
            await asyncio.wait_for(asked, PATIENCE)
        assert trouble.value.reason == "closed"


async def test_what_nobody_uses_can_be_removed(store: SqliteStore) -> None:
    """What may go is found and removed whole; what holds something, or is appended to meanwhile, stays."""
    await check_pruning(store)


async def test_every_stream_is_named_with_its_version(store: SqliteStore) -> None:
    """The versions of all streams are known without reading them; an empty store has none."""
    assert await store.versions() == {}
    for stream, kinds_of_it in (("b", "xyz"), ("a", "x"), ("c.1", "xy")):
        await store.append(stream, 0, entries(*kinds_of_it))
    assert await store.versions() == {"a": 1, "b": 3, "c.1": 2}


async def test_a_stream_tells_what_it_began_with(store: SqliteStore) -> None:
    """Kind and time are known from its first event on, and no later one changes them; what is not there never began."""
    assert await store.first("t") is None
    await store.append("t", 0, entries("a", "b"))
    first = await store.first("t")
    assert first is not None
    assert first.at > 0
    assert first.kind == "a"
    await store.append("t", 2, entries("c"))
    assert await store.first("t") == first


async def test_who_expects_another_version_writes_nothing(store: SqliteStore) -> None:
    """An append at a version that is taken, or that is not there yet, is refused as a whole."""
    await store.append("t", 0, entries("a"))
    for expected in (0, 2, 7):
        with pytest.raises(Conflict):
            await store.append("t", expected, entries("x", "y"))
    assert await kinds(store) == ["a"]


async def test_in_one_commit_the_refused_leave_their_neighbours_alone(store: SqliteStore) -> None:
    """Of many appends at the same version of the same streams exactly one each wins, whatever shares its commit."""
    tries = [store.append(f"t{n % 10}", 0, entries(f"{n}a", f"{n}b")) for n in range(200)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome == 2 for outcome in outcomes) == 10
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 190
    for n in range(10):
        first, second = await kinds(store, f"t{n}")
        assert first[:-1] == second[:-1]


async def test_the_file_is_its_owners_alone(tmp_path: Path, store: SqliteStore) -> None:
    """Nobody else on the machine can read the deals."""
    assert stat.S_IMODE((tmp_path / "events.db").stat().st_mode) == 0o600


async def test_what_is_no_database_is_called_damaged_and_left_as_it_is(tmp_path: Path) -> None:
    """A file of other content is refused, named, and not written to."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100, encoding="utf-8")
    with pytest.raises(StoreTrouble) as trouble:
        await SqliteStore(path).start()
    assert (trouble.value.reason, trouble.value.place) == ("damaged", str(path))
    assert path.read_text(encoding="utf-8").startswith("Dear Anna")


async def test_a_file_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
    """A format that this program does not know is refused."""
    path = tmp_path / "later.db"
    with sqlite3.connect(path) as connection:
        connection.execute("pragma user_version=99")
    connection.close()
    with pytest.raises(StoreTrouble) as trouble:
        await SqliteStore(path).start()
    assert trouble.value.reason == "newer"


async def test_a_file_of_another_program_is_not_touched(tmp_path: Path) -> None:
    """A database with tables that are not ours is refused and stays as it is, even if a table has our name."""
    path = tmp_path / "accounts.db"
    with sqlite3.connect(path) as connection:
        connection.execute("create table event(id integer primary key)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreTrouble) as trouble:
        await SqliteStore(path).start()
    assert trouble.value.reason == "foreign"
    assert path.read_bytes() == before


async def test_whatever_cannot_be_written_the_writer_goes_on(store: SqliteStore) -> None:
    """A text that no file can hold is refused alone: what shares its commit is kept, and so is what comes after."""
    tries = [store.append("a", 0, [Entry("x", b"{}", "\ud800")]), store.append("b", 0, entries("y"))]
    refused, kept = await asyncio.gather(*tries, return_exceptions=True)
    assert isinstance(refused, StoreTrouble)
    assert kept == 1
    assert await kinds(store, "a") == []
    assert await store.append("a", 0, entries("z")) == 1


async def test_a_place_that_cannot_be_written_is_called_read_only(tmp_path: Path) -> None:
    """A folder in place of the file cannot be opened for writing; the error names it."""
    with pytest.raises(StoreTrouble) as trouble:
        await SqliteStore(tmp_path).start()
    assert trouble.value.place == str(tmp_path)


async def test_when_the_disk_refuses_nothing_is_kept(tmp_path: Path, store: SqliteStore) -> None:
    """A failing write is reported, and the stream is as it was; afterwards the store goes on."""
    await store.append("t", 0, entries("a"))
    with sqlite3.connect(tmp_path / "events.db") as other:
        other.execute(
            "create trigger full before insert on event when new.kind='b' begin select raise(abort,'x'); end"
        )
    other.close()
    with pytest.raises(StoreTrouble):
        await store.append("t", 1, entries("good", "b"))
    assert await kinds(store) == ["a"]
    assert await store.append("t", 1, entries("c")) == 2


FULL = """
    import asyncio, resource, sys
    from pathlib import Path
    from schlemm.store.sqlite.sqlite_store import SqliteStore
    from schlemm.store.store import StoreTrouble

    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
    try:
        asyncio.run(SqliteStore(Path(sys.argv[1])).start())
    except StoreTrouble as trouble:
        print(trouble.reason)
"""


@pytest.mark.parametrize("size", [0, 4_096, 16_384])
def test_a_disk_without_room_is_called_full_at_the_start_too(tmp_path: Path, size: int) -> None:
    """Wherever a new file stops, with its first page or its shared memory, the trouble is that there is no room."""
    command = [sys.executable, "-c", textwrap.dedent(FULL), str(tmp_path / "new.db"), str(size)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("full\n", "")


WRITER = """
    import asyncio, sys
    from pathlib import Path
    from schlemm.store.sqlite.sqlite_store import SqliteStore
    from schlemm.store.store import Entry

    async def main():
        store = SqliteStore(Path(sys.argv[1]))
        await store.start()
        for version in range(0, 1_000_000, 2):
            await store.append("t", version, [Entry("a", b"{}"), Entry("b", b"{}")])
            print(version + 2, flush=True)

    asyncio.run(main())
"""


async def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """After kill -9 the file holds every append that was said to be kept, and no half of one."""
    path = tmp_path / "killed.db"
    command = [sys.executable, "-c", textwrap.dedent(WRITER), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:  # noqa: ASYNC220
        assert writer.stdout is not None
        for _ in range(40):
            acknowledged = int(writer.stdout.readline())
        os.kill(writer.pid, signal.SIGKILL)
        rest = [int(line) for line in writer.stdout.read().split() if line]
        writer.wait()
    acknowledged = max([acknowledged, *rest])
    store = SqliteStore(path)
    await store.start()
    found = await store.read("t")
    await store.close()
    assert len(found) >= acknowledged
    assert len(found) % 2 == 0
    assert [stored.version for stored in found] == list(range(1, len(found) + 1))
