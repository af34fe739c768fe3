"""One log over streams: what is kept has happened, what others write is read, and what was asked is remembered."""

from dataclasses import dataclass, replace

import pytest
from tests.integration.house import MemoryStore

from schlemm.store.event_log import TRIES, Course, EventLog, retry_on_conflict
from schlemm.store.store import Conflict, Entry, StoreTrouble, Unreadable


@dataclass(frozen=True)
class Sum:
    """Numbers that were added up."""

    id: str
    version: int
    total: int


def number(name: str, content: bytes) -> int:
    """The number that was stored."""
    if name != "number":
        raise Unreadable(name)
    return int(content)


SUMS: Course[Sum, int, int] = Course(
    encode=lambda event: ("number", str(event).encode()),
    decode=number,
    opened=lambda name, event: Sum(name, 1, event),
    evolve=lambda before, event: replace(before, version=before.version + 1, total=before.total + event),
    mark=lambda now: now.total,
    prefix="sum",
)


async def two_logs() -> tuple[MemoryStore, EventLog[Sum, int, int], EventLog[Sum, int, int]]:
    """A store, and two processes that have the same sum open."""
    store = MemoryStore()
    log = await EventLog.begin(SUMS, "x", (1, 2), store)
    other = await EventLog.read(SUMS, "x", store)
    assert other is not None
    return store, log, other


async def test_what_is_kept_has_happened() -> None:
    """Written events are in the stream under the course's prefix, and another process reads the same value."""
    store, log, other = await two_logs()
    await log.write((3, 4), "r1")
    assert list(store.streams) == ["sum x"]
    assert log.now == Sum("x", 4, 10)
    told: list[tuple[int, int]] = []
    await other.catch_up(lambda now, event: told.append((now.version, event)))
    assert other.now == log.now
    assert told == [(3, 3), (4, 4)]
    assert log.done == other.done == {"r1": 10}
    assert await EventLog.read(SUMS, "y", store) is None


async def test_what_could_not_be_kept_has_not_happened() -> None:
    """Where another process was faster, or the store fails, value and remembered requests are as they were."""
    store, log, other = await two_logs()
    await other.write((5,))
    with pytest.raises(Conflict):
        await log.write((7,), "r1")
    store.trouble = "full"
    with pytest.raises(StoreTrouble):
        await other.write((7,), "r1")
    assert (log.now.total, other.now.total, log.done, other.done) == (3, 8, {}, {})


async def test_a_wish_is_decided_anew_after_what_others_wrote() -> None:
    """``carry_out`` reads what another process wrote first, and decides on the value as it is then."""
    store, log, other = await two_logs()
    await other.write((10,))
    assert (await log.carry_out(lambda now: (now.total,))).total == 26
    assert await log.carry_out(lambda _: ()) == log.now
    assert len(store.streams["sum x"]) == 4


async def test_what_cannot_be_read_leaves_everything_as_it_was() -> None:
    """An event in the midst that is none changes neither value nor what is remembered."""
    store, log, other = await two_logs()
    await other.write((3,), "r1")
    await store.append("sum x", 3, [Entry("nothing", b"{}")])
    with pytest.raises(Unreadable):
        await log.catch_up()
    assert (log.now, log.done) == (Sum("x", 2, 3), {})


async def test_a_store_that_has_less_is_no_reason_to_try_again() -> None:
    """Who is told of a conflict and finds nothing new is told of trouble at once."""
    store, log, other = await two_logs()
    await other.write((3,))
    del store.streams["sum x"][1:]
    with pytest.raises(StoreTrouble):
        await log.carry_out(lambda _: (4,))


async def test_trying_again_has_an_end() -> None:
    """After so many conflicts the last one is passed on; any other error at once."""
    tried: list[Exception] = []

    async def once() -> None:
        tried.append(Conflict("x") if len(tried) < 2 * TRIES else LookupError())
        raise tried[-1]

    for times in (TRIES, 2 * TRIES):
        with pytest.raises(Conflict):
            await retry_on_conflict(once)
        assert len(tried) == times
    with pytest.raises(LookupError):
        await retry_on_conflict(once)
    assert len(tried) == 2 * TRIES + 1
