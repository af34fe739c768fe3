"""Copies of a data file: of one moment while it is written to, looked through, and put back without losing anything."""

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.unit.store.kept import change, entry, first_format, kept, names, read

from schlemm.store.checksum import Checked
from schlemm.store.sqlite.backup import Altered, back_up, restore
from schlemm.store.sqlite.datafile import FORMAT
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import StoreTrouble

NOW = datetime(2026, 11, 22, 20, 15, 0, tzinfo=UTC)
STREAMS = {"anna": 3, "berta": 4}


async def test_a_copy_is_made_while_a_server_writes(tmp_path: Path) -> None:
    """It is of one moment: whole appends in order, all that were kept before it, in one file that is its owner's."""
    path, to = tmp_path / "data.db", tmp_path / "copies" / "first.db"
    to.parent.mkdir()
    store = SqliteStore(path)
    await store.start()
    await store.append("anna", 0, [entry("anna", 1), entry("anna", 2)])

    async def write() -> None:
        for version in range(2, 400, 2):
            await store.append("anna", version, [entry("anna", version + 1), entry("anna", version + 2)])

    writing = asyncio.create_task(write())
    copied = await asyncio.to_thread(back_up, path, to, NOW)
    await writing
    await store.close()
    assert copied.path == to
    assert names(to.parent) == ["first.db"]
    assert stat.S_IMODE(to.stat().st_mode) == 0o600
    said = await read(to, "anna")
    assert copied.found == Checked(1, len(said), ())
    assert len(said) >= 2
    assert len(said) % 2 == 0
    assert said == [entry("anna", place).content for place in range(1, len(said) + 1)]
    assert len(await read(path, "anna")) == 400


async def test_a_copy_has_what_a_killed_server_has_left_beside_its_file(tmp_path: Path) -> None:
    """What was written last, and is not in the file itself yet, is in the copy."""
    path, killed = tmp_path / "data.db", tmp_path / "killed.db"
    store = SqliteStore(path, leisure=3600)
    await store.start()
    await store.append("anna", 0, [entry("anna", 1)])
    for suffix in ("", "-wal"):
        shutil.copy(f"{path}{suffix}", f"{killed}{suffix}")
    await store.close()
    assert b"anna-1" not in killed.read_bytes()
    assert back_up(killed, tmp_path / "copy.db", NOW).found.events == 1
    assert b"anna-1" in (tmp_path / "copy.db").read_bytes()


async def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """A name that is taken is refused, whatever is there; in a folder the copy is named by the date."""
    path = tmp_path / "data.db"
    await kept(path, STREAMS)
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    for to in (tmp_path / "taken", path):
        with pytest.raises(FileExistsError):
            back_up(path, to, NOW)
    (tmp_path / "folder").mkdir()
    assert back_up(path, tmp_path / "folder", NOW).path.name == "data-20261122-201500.db"
    with pytest.raises(FileExistsError):
        back_up(path, tmp_path / "folder", NOW)
    assert names(tmp_path / "folder") == ["data-20261122-201500.db"]
    assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"


async def test_a_copy_names_what_is_damaged(tmp_path: Path) -> None:
    """A flipped byte does not keep the rest from being copied; the copy says whose it is."""
    path = tmp_path / "data.db"
    await kept(path, STREAMS)
    path.write_bytes(path.read_bytes().replace(b"berta-2", b"bertA-2"))
    assert back_up(path, tmp_path / "copy.db", NOW).found == Checked(2, 7, ("berta",))


async def test_of_a_file_that_is_damaged_as_a_whole_no_copy_is_left(tmp_path: Path) -> None:
    """A file whose pages cannot be read, or that is none of ours, is told; nothing is left at the place of the copy."""
    path, folder = tmp_path / "data.db", tmp_path / "copies"
    folder.mkdir()
    await kept(path, STREAMS)
    data = bytearray(path.read_bytes())
    data[4096:4200] = b"\xff" * 104
    path.write_bytes(data)
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna, " * 1000, encoding="utf-8")
    for damaged in (path, other):
        with pytest.raises(StoreTrouble, match="damaged"):
            back_up(damaged, folder / "copy.db", NOW)
        with pytest.raises(StoreTrouble, match="damaged"):
            restore(damaged, folder / "data.db", NOW)
    assert names(folder) == []


async def test_a_copy_is_put_back_and_the_former_file_kept(tmp_path: Path) -> None:
    """The copy stays, the former file lies beside under a name of its own, whole, and both can be read."""
    path, copy = tmp_path / "data.db", tmp_path / "copy.db"
    await kept(path, STREAMS)
    back_up(path, copy, NOW)
    store = SqliteStore(path)
    await store.start()
    await store.append("anna", 3, [entry("anna", 4)])
    await store.close()
    for aside in ("data.db.before-20261122-201500", "data.db.before-20261122-201500-2"):
        restored = restore(copy, path, NOW)
        assert restored.aside == tmp_path / aside
        assert restored.found == Checked(2, 7, ())
    assert len(await read(path, "anna")) == 3
    assert len(await read(tmp_path / "data.db.before-20261122-201500", "anna")) == 4
    assert names(tmp_path) == [
        "copy.db",
        "data.db",
        "data.db.before-20261122-201500",
        "data.db.before-20261122-201500-2",
    ]


async def test_a_copy_is_put_where_nothing_was(tmp_path: Path) -> None:
    """On a new machine the folder is made, and there is nothing to put aside."""
    copy, path = tmp_path / "copy.db", tmp_path / "new" / "data.db"
    await kept(copy, STREAMS)
    assert restore(copy, path, NOW).aside is None
    assert names(path.parent) == ["data.db"]
    assert len(await read(path, "berta")) == 4


async def test_nothing_is_put_in_the_place_of_a_file_in_use(tmp_path: Path) -> None:
    """While a server has the data file, or the copy, it is named with the process, and nothing changes."""
    path, copy = tmp_path / "data.db", tmp_path / "copy.db"
    await kept(copy, STREAMS)
    store = SqliteStore(path)
    await store.start()
    await store.append("anna", 0, [entry("anna", 1)])
    for source, place in ((copy, path), (path, copy)):
        with pytest.raises(StoreTrouble) as trouble:
            restore(source, place, NOW)
        assert (trouble.value.reason, trouble.value.place) == ("in-use", str(path))
        assert trouble.value.facts == {"process": str(os.getpid())}
    assert await store.append("anna", 1, [entry("anna", 2)]) == 2
    await store.close()
    assert names(tmp_path) == ["copy.db", "data.db"]
    assert (len(await read(path, "anna")), len(await read(copy, "anna"))) == (2, 3)


async def test_who_holds_the_file_without_a_lock_is_noticed(tmp_path: Path) -> None:
    """Another program that has the data file open, such as a server of an earlier version, is in the way as well."""
    path, copy = tmp_path / "data.db", tmp_path / "copy.db"
    await kept(path, STREAMS)
    back_up(path, copy, NOW)
    with closing(sqlite3.connect(path)) as other:
        other.execute("select count(*) from event").fetchone()
        with pytest.raises(StoreTrouble, match="locked"):
            restore(copy, path, NOW)
    assert names(tmp_path) == ["copy.db", "data.db"]
    assert len(await read(path, "berta")) == 4


async def test_a_copy_with_damage_is_only_put_back_if_that_is_wished(tmp_path: Path) -> None:
    """Otherwise nothing changes, and the tables are named."""
    path, copy = tmp_path / "data.db", tmp_path / "copy.db"
    await kept(path, STREAMS)
    await kept(copy, STREAMS)
    change(copy, "update event set content='{}' where stream='berta' and version=2")
    with pytest.raises(Altered) as altered:
        restore(copy, path, NOW)
    assert altered.value.found.altered == ("berta",)
    assert names(tmp_path) == ["copy.db", "data.db"]
    assert len(await read(path, "berta")) == 4
    assert restore(copy, path, NOW, altered_too=True).found.altered == ("berta",)
    assert len(await read(path, "anna")) == 3


async def test_what_is_no_copy_of_ours_is_not_put_back(tmp_path: Path) -> None:
    """An empty file, another program's, a later format and the data file itself are refused; nothing changes."""
    path = tmp_path / "data.db"
    await kept(path, STREAMS)
    before = path.read_bytes()
    (tmp_path / "empty.db").touch()
    change(tmp_path / "other.db", "create table account(name text)")
    await kept(tmp_path / "later.db", STREAMS)
    change(tmp_path / "later.db", f"pragma user_version={FORMAT + 1}")
    there = names(tmp_path)
    for name, reason in (("empty", "foreign"), ("other", "foreign"), ("later", "newer"), ("data", "same")):
        with pytest.raises(StoreTrouble) as trouble:
            restore(tmp_path / f"{name}.db", path, NOW)
        assert (trouble.value.reason, trouble.value.place) == (reason, str(tmp_path / f"{name}.db"))
    assert names(tmp_path) == there
    assert path.read_bytes() == before


async def test_another_programs_file_is_not_put_aside(tmp_path: Path) -> None:
    """Whoever names the wrong place for the data file breaks nobody else's."""
    path, copy = tmp_path / "accounts.db", tmp_path / "copy.db"
    await kept(copy, STREAMS)
    change(path, "create table account(name text)")
    with pytest.raises(StoreTrouble, match="foreign"):
        restore(copy, path, NOW)
    assert names(tmp_path) == ["accounts.db", "copy.db"]


async def test_a_copy_of_the_first_format_is_brought_up_to_date(tmp_path: Path) -> None:
    """An old copy is put back as a file of today, and stays what it is itself."""
    path, copy = tmp_path / "data.db", tmp_path / "copy.db"
    first_format(copy, STREAMS, owned=True)
    before = copy.read_bytes()
    assert restore(copy, path, NOW).found == Checked(2, 7, ())
    assert len(await read(path, "berta")) == 4
    assert copy.read_bytes() == before
    assert names(tmp_path) == ["copy.db", "data.db"]


async def test_a_data_file_that_is_damaged_is_put_aside_as_it_is(tmp_path: Path) -> None:
    """What cannot be read any more is not touched: it is put aside byte for byte, with what lies beside it."""
    path, copy = tmp_path / "data.db", tmp_path / "copy.db"
    await kept(copy, STREAMS)
    rubble = b"rubble " * 2000
    path.write_bytes(rubble)
    path.with_name("data.db-wal").write_bytes(b"rest")
    aside = restore(copy, path, NOW).aside
    assert aside is not None
    assert aside.read_bytes() == rubble
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"rest"
    assert len(await read(path, "anna")) == 3


async def test_at_leisure_everything_is_brought_into_the_file_itself(tmp_path: Path) -> None:
    """A moment after the last append the file alone has it all, so that even a plain copy of it is whole."""
    path = tmp_path / "data.db"
    store = SqliteStore(path, leisure=0.01)
    await store.start()
    for version in range(3):
        await store.append("anna", version, [entry("anna", version + 1)])
        async with asyncio.timeout(PATIENCE):
            while f"anna-{version + 1}".encode() not in path.read_bytes():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    shutil.copy(path, tmp_path / "alone.db")
    await store.close()
    assert len(await read(tmp_path / "alone.db", "anna")) == 3


async def test_at_the_end_everything_is_in_the_file_itself(tmp_path: Path) -> None:
    """Also while somebody else reads in it, who would keep the database from cleaning up by itself."""
    path = tmp_path / "data.db"
    store = SqliteStore(path, leisure=3600)
    await store.start()
    await store.append("anna", 0, [entry("anna", 1)])
    with closing(sqlite3.connect(path)) as other:
        other.execute("select count(*) from event").fetchone()
        await store.close()
        assert b"anna-1" in path.read_bytes()
        assert path.with_name("data.db-wal").stat().st_size == 0
