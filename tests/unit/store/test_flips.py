"""A byte that has changed anywhere in the data file: the start names what is wrong, or what is not named is intact."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.effort import examples
from tests.unit.store.kept import kept

from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.sqlite.witness import witness_file
from schlemm.store.store import Stored, StoreTrouble, Unreadable

STREAMS: Final = {name: 60 + 7 * place for place, name in enumerate(("anna", "berta", "clara", "dora"))}
"""How many events there are under which name: several pages, and an order above them."""

TOLD: Final = {"damaged", "foreign", "newer", "failed", "read-only"}
"""Why a start may be refused; some bytes at the beginning say whose a file is, and who may write to it."""

HEADER: Final = 100
"""Bytes at the beginning that say what the whole file is: each of them is tried."""


async def whole(path: Path) -> dict[str, tuple[Stored, ...]]:
    """All that is in a sound file."""
    store = SqliteStore(path)
    await store.start()
    found = {name: await store.read(name) for name in STREAMS}
    await store.close()
    return found


async def told_of(path: Path, sound: Mapping[str, Sequence[Stored]]) -> set[str]:
    """What a server with this file tells of: why it does not start, else the streams that are lost or altered.

    Raises:
        AssertionError: If a stream of which nothing is told is not what was written.
    """
    store = SqliteStore(path)
    try:
        await store.start()
    except StoreTrouble as trouble:
        return {trouble.reason}
    told = {loss.stream for loss in store.lost}
    try:
        for name in STREAMS.keys() - told:
            try:
                assert await store.read(name) == sound[name]
            except (Unreadable, StoreTrouble):
                told.add(name)
    finally:
        await store.close()
    return told


def content_of(path: Path) -> bytes:
    """All bytes of a file."""
    return path.read_bytes()


def copy_changed(sound: Path, path: Path, place: int, bits: int) -> None:
    """Copy a file and the notes beside it, with these bits of a byte changed."""
    content = bytearray(content_of(sound))
    content[place] ^= bits
    path.write_bytes(content)
    witness_file(path).write_bytes(content_of(witness_file(sound)))


@pytest.fixture
async def sound(tmp_path: Path) -> Path:
    """A sound data file."""
    path = tmp_path / "sound.db"
    await kept(path, STREAMS)
    return path


@pytest.mark.parametrize("seed", range(examples(9)))
async def test_what_is_not_named_is_intact(sound: Path, tmp_path: Path, seed: int) -> None:
    """Wherever a byte has changed, nothing breaks, and nobody is given without a word what was not written."""
    random, expected, told = Random(seed), await whole(sound), set[str]()
    size = len(content_of(sound))
    for number in range(30):
        place = random.randrange(HEADER if number < 8 else size)
        path = tmp_path / f"changed-{number}.db"
        copy_changed(sound, path, place, 1 << random.randrange(8))
        told |= await told_of(path, expected)
    assert told
    assert told <= TOLD | STREAMS.keys()
