"""The laws that every event store keeps."""

from __future__ import annotations

import asyncio
from typing import Final

from schlemm.store.store import STREAMS_A_STEP, Conflict, Entry, PrunableStore, Store, StoreTrouble, Unused


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
    assert await store.versions(("c", "z")) == {"a text": 1, "t": 3, "of many": 2}
    assert await store.versions(("nothing",)) == {}


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


LATER: Final = 2**40
"""A time after everything."""


async def check_pruning(store: PrunableStore) -> None:
    """Write to an empty store and see that what may go is found and removed, and nothing else is.

    A stream goes if it begins so, holds nothing that keeps it and has been let be since; found in steps, all are met
    once; whoever appends meanwhile keeps it, or finds it gone; and what is gone can begin anew.

    Raises:
        AssertionError: If a law is broken.
    """
    streams = {"empty": "ab", "called": "abc", "other": "xb", "c": "a", "late": "a"}
    for name, kinds in streams.items():
        await store.append(name, 0, _entries(*kinds))
    rule = Unused(frozenset("a"), frozenset("cd"), LATER)
    assert await store.unused(rule) == ({"empty": 2, "c": 1, "late": 1}, "")
    assert await store.unused(rule, "c") == ({"empty": 2, "late": 1}, "")
    assert await store.unused(Unused(frozenset("a"), frozenset("c"), 1.0)) == ({}, ""), "too young"
    await store.append("late", 1, _entries("c"))
    assert await store.remove({"empty": 2, "c": 1, "late": 1, "nowhere": 1}) == {"empty", "c"}
    assert await store.versions() == {"called": 3, "other": 2, "late": 2}
    assert await store.read("empty") == ()
    assert await store.first("empty") is None
    assert await _refused(store, "empty", 2, "c"), "an event was kept behind a stream that is gone"
    assert await store.append("empty", 0, _entries("n")) == 1
    assert await store.remove({"empty": 1}) == {"empty"}
    await _check_races(store)
    await _check_steps(store, rule)


async def _check_races(store: PrunableStore) -> None:
    names = [f"r{n}" for n in range(40)]
    for name in names:
        await store.append(name, 0, _entries("a"))

    async def append(name: str) -> bool:
        return not await _refused(store, name, 1, "c")

    removing = asyncio.ensure_future(store.remove(dict.fromkeys(names, 1)))
    kept, removed = await asyncio.gather(*map(append, names)), await removing
    left = {name for name, version in (await store.versions()).items() if name in names and version == 2}
    assert {name for name, was_kept in zip(names, kept, strict=True) if was_kept} == left
    assert left == {*names} - removed, "a stream was removed and appended to"


async def _check_steps(store: PrunableStore, rule: Unused) -> None:
    names = {f"s{n:04}" for n in range(STREAMS_A_STEP + 20)}
    await asyncio.gather(*(store.append(name, 0, _entries("a")) for name in names))
    found, reached = await store.unused(rule)
    assert reached, "one step looked at everything"
    more, end = await store.unused(rule, reached)
    assert (found.keys() & more.keys(), end) == (set(), "")
    assert {*found, *more} == names
    assert await store.remove(found | more) == names
