"""The laws that every event store keeps."""

from __future__ import annotations

import asyncio

from schlemm.store.store import Conflict, Entry, Store, StoreTrouble


def _entries(*kinds: str) -> list[Entry]:
    return [Entry(kind, b"{}") for kind in kinds]


async def _kinds(store: Store, stream: str) -> list[str]:
    return [stored.entry.kind for stored in await store.read(stream)]


async def _refused(store: Store, stream: str, expected: int, *kinds: str) -> bool:
    try:
        await store.append(stream, expected, _entries(*kinds))
    except Conflict:
        return True
    return False


async def check_store(store: Store) -> None:
    """Write to an empty store and see that it keeps its laws; the streams stay in it.

    What was appended is read back with its versions; who expects another version writes nothing; of many who write
    the same version at once one wins, with all that it writes; a text that cannot be kept harms nobody else; and
    names and beginnings of streams are told.

    Raises:
        AssertionError: If a law is broken.
    """
    assert await store.versions() == {}
    await _check_reading(store)
    await _check_conflicts(store)
    await _check_neighbours(store)
    assert await store.versions() == {"a text": 1, "t": 3, "of many": 2, **{f"t{n}": 2 for n in range(5)}}


async def _check_reading(store: Store) -> None:
    assert await store.first("t") is None
    assert await store.read("t") == ()
    assert await store.append("t", 0, _entries("a", "b")) == 2
    last = Entry("c", '{"x":"♠\\u0000"}'.encode(), "r1")
    assert await store.append("t", 2, [last]) == 3
    assert [stored.version for stored in await store.read("t")] == [1, 2, 3]
    (stored,) = await store.read("t", 2)
    assert (stored.version, stored.entry) == (3, last)
    assert await store.read("t", 3) == ()
    first = await store.first("t")
    assert first is not None
    assert first.kind == "a"
    assert first.at > 0


async def _check_conflicts(store: Store) -> None:
    for expected in (0, 1, 2, 4, 7):
        assert await _refused(store, "t", expected, "x", "y"), (
            f"an append after version {expected} of 3 was taken"
        )
    assert await _refused(store, "nothing", 1, "x"), "a stream may begin with its second event"
    assert await _kinds(store, "t") == ["a", "b", "c"]


async def _check_neighbours(store: Store) -> None:
    tries = [store.append(f"t{n % 5}", 0, _entries(f"{n}a", f"{n}b")) for n in range(60)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome == 2 for outcome in outcomes) == 5, "not exactly one has won each stream"
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 55
    for n in range(5):
        one, other = await _kinds(store, f"t{n}")
        assert one[:-1] == other[:-1], "one append was kept in parts"
    no_text = store.append("a text", 0, [Entry("x", b"{}", "\ud800")])
    refused, kept = await asyncio.gather(
        no_text, store.append("of many", 0, _entries("y", "z")), return_exceptions=True
    )
    assert isinstance(refused, StoreTrouble), "what is no text was kept"
    assert kept == 2
    assert await store.append("a text", 0, _entries("z")) == 1
