"""A lost end of a data file: told at the next start and when a copy is put back, with the names of what was longer."""

import json
import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.unit.store.kept import change, entry, kept, names

from schlemm.store.sqlite import witness as noting
from schlemm.store.sqlite.backup import restore
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.sqlite.witness import Loss, Witness, losses, read_notes, witness_file

NOW = datetime(2026, 11, 22, 20, 15, 0, tzinfo=UTC)
STREAMS = {"anna": 3, "berta": 4}


async def lost(path: Path) -> tuple[Loss, ...]:
    """What a start of the file tells; and that the next one tells nothing any more."""
    found = []
    for _ in range(2):
        store = SqliteStore(path)
        await store.start()
        found.append(store.lost)
        await store.close()
    assert found[1] == ()
    return found[0]


async def killed(tmp_path: Path, streams: dict[str, int]) -> Path:
    """A data file as a kill leaves it: everything beside it, and the ends of its streams noted."""
    live, path = tmp_path / "live.db", tmp_path / "data.db"
    store = SqliteStore(live, leisure=3600)
    await store.start()
    for stream, events in streams.items():
        for version in range(events):
            await store.append(stream, version, [entry(stream, version + 1)])
    for suffix in ("", "-wal"):
        shutil.copy(f"{live}{suffix}", f"{path}{suffix}")
    await store.close()
    shutil.move(witness_file(live), witness_file(path))
    return path


async def test_what_was_removed_is_not_missed(tmp_path: Path) -> None:
    """Neither after a kill at once, nor when the notes are written anew; what is left is still looked after."""
    live, path = tmp_path / "live.db", tmp_path / "data.db"
    store = SqliteStore(live, leisure=3600)
    await store.start()
    for stream in STREAMS:
        await store.append(stream, 0, [entry(stream, 1)])
    Witness(live).note({"anna": (1, b"a"), "berta": (1, b"b")})
    assert await store.remove({"anna": 1}) == {"anna"}
    for suffix in ("", "-wal"):
        shutil.copy(f"{live}{suffix}", f"{path}{suffix}")
    shutil.copy(witness_file(live), witness_file(path))
    await store.close()
    assert [loss.stream for loss in await lost(path)] == ["berta"]  # whose end was noted otherwise


@pytest.mark.parametrize("share", [0, 0.2, 0.5, 0.8, 0.97])
async def test_an_end_that_is_cut_off_is_told(tmp_path: Path, share: float) -> None:
    """Wherever the file beside the data file is cut, what was longer is named with how much of it is left."""
    path = await killed(tmp_path, {"anna": 10, "berta": 10})
    wal = path.with_name("data.db-wal")
    wal.write_bytes(wal.read_bytes()[: int(wal.stat().st_size * share)])
    told = await lost(path)
    assert [loss.stream for loss in told] in (["anna", "berta"], ["berta"])
    assert all(loss.had == 10 > loss.has for loss in told)
    assert [name for name in names(tmp_path) if name.endswith(".lost")] == ["data.db.witness.lost"]


async def test_what_is_whole_is_told_as_whole(tmp_path: Path) -> None:
    """After a kill and after an end in good order nothing is lost, and nothing is said to be."""
    path = await killed(tmp_path, STREAMS)
    assert await lost(path) == ()
    await kept(tmp_path / "ended.db", STREAMS)
    assert await lost(tmp_path / "ended.db") == ()
    assert [name for name in names(tmp_path) if name.endswith(".lost")] == []


async def test_events_that_are_taken_off_the_end_are_told(tmp_path: Path) -> None:
    """A last event that is missing hangs together with nothing, and is told all the same; so is a whole stream."""
    path = tmp_path / "data.db"
    await kept(path, STREAMS)
    change(path, "delete from event where stream='anna' or version=4")
    assert await lost(path) == (Loss("anna", 3, 0), Loss("berta", 4, 3))


async def test_another_end_of_the_same_length_is_told(tmp_path: Path) -> None:
    """A file in which a stream has ended otherwise, such as a copy that was played on, is not what was there."""
    path, other = tmp_path / "data.db", tmp_path / "other.db"
    await kept(path, {"anna": 3})
    await kept(other, {"anna": 2})
    store = SqliteStore(other)
    await store.start()
    await store.append("anna", 2, [entry("anna", 33)])
    await store.close()
    shutil.copy(other, path)
    assert await lost(path) == (Loss("anna", 3, 3),)


async def test_putting_a_copy_back_tells_what_it_has_not(tmp_path: Path) -> None:
    """What the former file had, and what notes beside the copy tell of it, is named; the notes go with the old file."""
    path, copy = tmp_path / "data.db", tmp_path / "copy.db"
    await kept(copy, {"anna": 2, "berta": 4})
    change(copy, "delete from event where stream='berta' and version>1")
    await kept(path, {"anna": 3, "clara": 1})
    restored = restore(copy, path, NOW)
    assert restored.missing == (Loss("anna", 3, 2), Loss("berta", 4, 1), Loss("clara", 1, 0))
    assert (tmp_path / "data.db.before-20261122-201500.witness").exists()
    assert await lost(path) == ()


def test_notes_are_written_anew_before_they_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a stream is noted, the file stays short, and what is noted last counts."""
    monkeypatch.setattr(noting, "_SPARE", 10)
    witness = Witness(tmp_path / "data.db")
    witness.renew({"anna": (1, b"a")})
    for version in range(200):
        witness.note({"berta": (version, b"b")})
        lines = witness_file(tmp_path / "data.db").read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 14
    assert read_notes(witness_file(tmp_path / "data.db")) == {"anna": (1, b"a"), "berta": (199, b"b")}


def test_notes_that_are_cut_off_tell_less(tmp_path: Path) -> None:
    """A line that a kill has cut off, or that makes no sense, is passed over; the others count."""
    path = tmp_path / "notes"
    lines = [json.dumps(["anna", 3, "aa"]), "nonsense", "[1]", "7", json.dumps(["berta", 4, "bb"])[:-4]]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert read_notes(path) == {"anna": (3, b"\xaa")}
    assert read_notes(tmp_path / "none") == {}


def test_what_has_grown_is_no_loss() -> None:
    """Notes are a moment late: a stream that is longer than its note is as it should be."""
    assert losses({"anna": (3, b"a")}, {"anna": (4, b"b"), "berta": (1, b"c")}) == ()
    assert losses({"anna": (3, b"a")}, {"anna": (3, b"a")}) == ()
