"""Formats of the data file: every earlier one is brought up to date, a later one is refused by name and number."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.unit.store.kept import change, entry, first_format, kept, read

from schlemm.store.checksum import EventAltered
from schlemm.store.sqlite.datafile import FORMAT, open_checked
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import StoreTrouble

STREAMS = {"anna": 3, "berta.1": 4}


def number(path: Path) -> int:
    """The format that a file says it has."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("pragma user_version").fetchone()[0])


@pytest.mark.parametrize("owned", [False, True], ids=["says nothing of itself", "says whose it is"])
async def test_a_file_of_the_first_format_is_brought_up_to_date(tmp_path: Path, owned: bool) -> None:
    """Nothing of it is lost, its times stay, it goes on, and from now on what changes in it is told."""
    path = tmp_path / "old.db"
    first_format(path, STREAMS, owned=owned)
    store = SqliteStore(path)
    await store.start()
    assert await store.versions() == STREAMS
    for stream, events in STREAMS.items():
        stored = await store.read(stream)
        assert [item.entry for item in stored] == [entry(stream, item.version) for item in stored]
        assert len(stored) == events
        first = await store.first(stream)
        assert first is not None
        assert first.at == 1.5e9 + 1
    assert await store.append("anna", 3, [entry("anna", 4)]) == 4
    await store.close()
    assert number(path) == FORMAT
    assert len(await read(path, "anna")) == 4
    change(path, "update event set content='{}' where stream='anna' and version=2")
    with pytest.raises(EventAltered):
        await read(path, "anna")


async def test_a_file_is_brought_up_to_date_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    """Where it fails in the midst, the file is of the format that it was, and the next start does it."""
    path = tmp_path / "old.db"
    first_format(path, STREAMS, owned=True)
    full = "create trigger full before update on event when new.stream='berta.1' begin select raise(abort,'x'); end"
    change(path, full)
    with pytest.raises(StoreTrouble):
        open_checked(path)
    assert number(path) == 1
    change(path, "drop trigger full")
    assert len(await read(path, "berta.1")) == 4
    assert number(path) == FORMAT


async def test_a_later_format_is_refused_by_number(tmp_path: Path) -> None:
    """A file of ours of a format that is not known here is left alone; which it has, and which is known, is told."""
    path = tmp_path / "later.db"
    await kept(path, STREAMS)
    change(path, f"pragma user_version={FORMAT + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreTrouble) as trouble:
        open_checked(path)
    assert (trouble.value.reason, trouble.value.place) == ("newer", str(path))
    assert trouble.value.facts == {"found": str(FORMAT + 1), "known": str(FORMAT)}
    assert path.read_bytes() == before


def test_a_table_that_only_looks_like_ours_is_not_touched(tmp_path: Path) -> None:
    """Without our mark only a file with exactly the first table, of the first format, is taken for ours."""
    path = tmp_path / "other.db"
    first_format(path, {"anna": 1}, owned=False)
    change(path, "alter table event add column mine text")
    before = path.read_bytes()
    with pytest.raises(StoreTrouble, match="foreign"):
        open_checked(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement", ["pragma user_version=99", "create table event(id integer primary key)"]
)
def test_no_trouble_comes_from_itself(tmp_path: Path, statement: str) -> None:
    """Who looks for the first cause of a trouble finds one, and does not go round and round."""
    path = tmp_path / "other.db"
    change(path, statement)
    with pytest.raises(StoreTrouble) as trouble:
        open_checked(path)
    assert trouble.value.__cause__ is not trouble.value
