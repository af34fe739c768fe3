"""What was written and what lies in the file: a difference is told with the name of its table, and harms no other."""

from pathlib import Path

import pytest
from tests.unit.store.kept import change, entry, kept, read

from schlemm.store.checksum import EventAltered, checksum
from schlemm.store.sqlite.sqlite_store import SqliteStore

STREAMS = {"anna": 5, "berta": 5, "clara": 5}


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A closed data file with three streams."""
    path = tmp_path / "data.db"
    await kept(path, STREAMS)
    return path


def flip(path: Path, content: bytes, place: int, bit: int) -> None:
    """Flip a bit of what a file holds once."""
    data = bytearray(path.read_bytes())
    assert data.count(content) == 1
    data[data.index(content) + place] ^= bit
    path.write_bytes(data)


async def check_told(path: Path, version: int) -> None:
    """Only Berta's stream is told to be altered, from this event on; the others are what they were."""
    with pytest.raises(EventAltered) as altered:
        await read(path, "berta")
    assert (altered.value.stream, altered.value.version) == ("berta", version)
    for stream in ("anna", "clara"):
        said = [entry(stream, place).content for place in range(1, 6)]
        assert await read(path, stream) == said


@pytest.mark.parametrize("place", range(0, 19, 3))
@pytest.mark.parametrize("bit", [1, 0x80])
async def test_a_flipped_bit_is_told(path: Path, place: int, bit: int) -> None:
    """Whichever bit of an event's content flips on the disk, and be it no text any more, its table is named."""
    flip(path, entry("berta", 3).content, place, bit)
    await check_told(path, 3)


@pytest.mark.parametrize(
    "change_to",
    [
        "kind='Sang'",
        "request='r9'",
        "at=at+1",
        "checksum=zeroblob(16)",
        "checksum=x''",
        "content=content||' '",
    ],
)
async def test_everything_about_an_event_counts(path: Path, change_to: str) -> None:
    """Kind, content, request and time are all of them part of what was written, and so is the checksum."""
    change(path, f"update event set {change_to} where stream='berta' and version=3")
    await check_told(path, 3)


async def test_an_event_that_is_missing_is_told(path: Path) -> None:
    """A gap is told where it begins, and so is a first event that is missing."""
    change(path, "delete from event where stream='berta' and version=3")
    await check_told(path, 3)
    change(path, "delete from event where stream='berta' and version=1")
    await check_told(path, 1)


async def test_events_of_another_order_are_told(path: Path) -> None:
    """Two events that have changed places, each with its checksum, are not what was written."""
    for old, new in ((3, 100), (4, 3), (100, 4)):
        change(path, "update event set version=? where stream='berta' and version=?", new, old)
    await check_told(path, 3)


async def test_who_reads_on_is_told_too(path: Path) -> None:
    """Events read after a version are held against the one before them, without reading the whole stream."""
    change(path, "update event set content='{}' where stream='berta' and version=4")
    store = SqliteStore(path)
    await store.start()
    assert [stored.version for stored in await store.read("berta", 4)] == [5]
    for after in (0, 2, 3):
        with pytest.raises(EventAltered):
            await store.read("berta", after)
    assert await store.read("berta", 5) == await store.read("berta", 9) == ()
    await store.close()


async def test_the_time_of_the_first_event_is_checked(path: Path) -> None:
    """When a stream was begun is not told from a time that was not written."""
    change(path, "update event set at=1e300 where stream='berta' and version=1")
    store = SqliteStore(path)
    await store.start()
    with pytest.raises(EventAltered):
        await store.first("berta")
    assert await store.first("anna") is not None
    await store.close()


async def test_a_stream_goes_on_where_it_was(path: Path) -> None:
    """What is appended after a restart hangs on what was there before."""
    store = SqliteStore(path)
    await store.start()
    await store.append("berta", 5, [entry("berta", 6), entry("berta", 7)])
    await store.close()
    assert len(await read(path, "berta")) == 7


def test_no_two_events_are_summed_alike_for_their_borders() -> None:
    """Where one text ends and the next begins is part of the sum."""
    one = (b"t", 1, b"ab", b"c", b"d", 1.0, b"")
    other = (b"t", 1, b"a", b"bc", b"d", 1.0, b"")
    assert checksum(b"", one) != checksum(b"", other)
    assert checksum(b"", one) != checksum(b"x", one)
