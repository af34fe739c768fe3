"""Whether a server should be sent players: which parts are named, how often they are looked at, and how it drains."""

import asyncio
import signal
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.integration.house import MemoryStore
from tests.virtual_time import in_virtual_time

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.server.app.draining import SPREAD, Draining, close_one_by_one
from schlemm.server.app.operation import host_and_port
from schlemm.server.common.errors import ServeError
from schlemm.server.health.readiness import FRESH, GONE, PATIENCE, Readiness
from schlemm.server.network.socket_protocol import SocketProtocol
from schlemm.store.store import StreamStart


class Asked(MemoryStore):
    """A store that counts how often it is asked, and may take its time."""

    def __init__(self, takes: float = 0.0) -> None:
        super().__init__()
        self.asked, self.takes = 0, takes

    async def first(self, stream: str) -> StreamStart | None:
        """What a stream begins with, after a while."""
        self.asked += 1
        await asyncio.sleep(self.takes)
        return await super().first(stream)


class Workers(InlineExecutor):
    """Workers that may not be had."""

    def __init__(self) -> None:
        self.there, self.asked = True, 0

    async def is_ready(self) -> bool:
        """Whether they can be had."""
        self.asked += 1
        return self.there


@given(st.booleans(), st.booleans())
def test_the_parts_that_fail_are_named(store_fails: bool, workers_fail: bool) -> None:
    """Of the store and the workers exactly those are named that fail, and nothing where all is well."""
    store, workers = Asked(), Workers()
    store.trouble = "full" if store_fails else None
    workers.there = not workers_fail
    failing = in_virtual_time(Readiness(store, workers).failing())
    assert failing == (*(["store"] * store_fails), *(["workers"] * workers_fail))


@given(st.lists(st.floats(0.0, 2.0), min_size=1, max_size=30))
def test_the_store_is_asked_once_a_second_at_most(pauses: Sequence[float]) -> None:
    """Whoever asks and however often, the store is asked no more than once in each second, and once at least."""

    async def ask() -> tuple[int, float]:
        store = Asked()
        readiness = Readiness(store, Workers())
        for pause in pauses:
            await asyncio.sleep(pause)
            assert await asyncio.gather(*(readiness.failing() for _ in range(20))) == [()] * 20
        return store.asked, asyncio.get_running_loop().time()

    asked, took = in_virtual_time(ask())
    assert 1 <= asked <= 1 + took / FRESH


class Overwhelmed(Workers):
    """Workers that are all busy, so that not even whether they are there is answered."""

    async def is_ready(self) -> bool:
        """Never an answer."""
        await asyncio.Event().wait()
        return True


@pytest.mark.parametrize(
    ("trouble", "workers", "dead"),
    [
        (None, Workers(), ()),
        (None, Overwhelmed(), ()),
        ("unreachable", Workers(), ()),
        ("full", Overwhelmed(), ()),
        ("closed", Workers(), ("store",)),
        (None, None, ("workers",)),
        ("closed", None, ("store", "workers")),
    ],
)
def test_only_what_a_restart_mends_makes_a_server_dead(
    trouble: str | None, workers: Workers | None, dead: tuple[str, ...]
) -> None:
    """Busy, or without its database, it lives; without its writer or its workers it does not; it is told at once."""

    async def look() -> list[tuple[float, tuple[str, ...]]]:
        store, executor = Asked(), workers or Workers()
        store.trouble, executor.there = trouble, workers is not None
        readiness = Readiness(store, executor)
        time = asyncio.get_running_loop().time
        told = []
        for _ in range(20):
            asked = time()
            told.append((asked, readiness.gone()))
            assert time() == asked, "it was waited for what is busy"
            await asyncio.sleep(5)
        readiness.draining = True
        assert readiness.gone() == (), "who ends is not restarted"
        return told

    told = in_virtual_time(look())
    assert {parts for at, parts in told if at < GONE} == {()}
    assert {parts for at, parts in told if at > GONE + 5} == {dead}


def test_what_has_come_back_was_not_gone_long() -> None:
    """Parts that fail now and then are counted from their last failure on."""

    async def look() -> set[tuple[str, ...]]:
        executor, told = Workers(), set()
        readiness = Readiness(Asked(), executor)
        for second in range(600):
            executor.there = second % 50 == 0
            told.add(readiness.gone())
            await asyncio.sleep(1)
        return told

    assert in_virtual_time(look()) == {()}


def test_what_has_changed_is_told_a_second_later() -> None:
    """A store that comes back is noticed, and so is one that goes."""

    async def look() -> list[tuple[str, ...]]:
        store, told = Asked(), []
        readiness = Readiness(store, Workers())
        for trouble in ("locked", None, "failed"):
            store.trouble = trouble
            told.append(await readiness.failing())
            await asyncio.sleep(FRESH)
        return told

    assert in_virtual_time(look()) == [("store",), (), ("store",)]


def test_a_store_that_does_not_answer_is_not_waited_for() -> None:
    """After some time it counts as failing; until then it is asked once, however many wait."""

    async def look() -> None:
        store = Asked(takes=1e6)
        readiness = Readiness(store, Workers())
        assert await asyncio.gather(*(readiness.failing() for _ in range(9))) == [("store",)] * 9
        assert store.asked == 1
        assert asyncio.get_running_loop().time() == pytest.approx(PATIENCE)

    in_virtual_time(look())


def test_who_does_not_wait_for_the_answer_harms_nobody() -> None:
    """One who asks and goes away takes the answer from nobody else."""

    async def look() -> tuple[str, ...]:
        readiness = Readiness(Asked(takes=1.0), Workers())
        hasty = asyncio.create_task(readiness.failing())
        patient = asyncio.create_task(readiness.failing())
        await asyncio.sleep(0.1)
        hasty.cancel()
        return await patient

    assert in_virtual_time(look()) == ()


def test_a_server_that_is_about_to_end_says_so_and_starts_nothing() -> None:
    """From the moment on it is not ready, and workers that are being stopped are not started again."""

    async def look() -> None:
        store, workers = Asked(), Workers()
        readiness = Readiness(store, workers)
        assert await readiness.failing() == ()
        readiness.draining = True
        await asyncio.sleep(10 * FRESH)
        assert await readiness.failing() == ("draining",)
        assert (store.asked, workers.asked) == (1, 1)

    in_virtual_time(look())


@given(st.lists(st.sampled_from([signal.SIGTERM, signal.SIGINT]), min_size=1), st.sampled_from([0, 30]))
def test_only_a_first_sigterm_is_put_off(signals: Sequence[int], seconds: int) -> None:
    """Any signal makes it not ready; the end is put off once, by SIGTERM alone, and only where that is wanted."""
    readiness = Readiness(MemoryStore(), InlineExecutor())
    draining = Draining(readiness, seconds)
    put_off = []
    for sig in signals:
        put_off.append(draining.postpones(sig))
        assert readiness.draining
    assert put_off[0] is (signals[0] == signal.SIGTERM and seconds > 0)
    assert not any(put_off[1:])


class Closing(SocketProtocol):
    """A socket that notes when it is closed."""

    def __init__(self, gone: bool, closed_at: list[float]) -> None:
        self.gone, self.closed_at = gone, closed_at

    @property
    def is_closing(self) -> bool:
        """Whether it is gone already."""
        return self.gone

    def shutdown(self) -> None:
        """Close it."""
        self.gone = True
        self.closed_at.append(asyncio.get_running_loop().time())


@given(st.lists(st.booleans(), max_size=300), st.integers(0, 5))
def test_sockets_are_closed_one_after_the_other_and_soon(gone: Sequence[bool], others: int) -> None:
    """Each that is open is closed once, no two in one instant, all within some seconds; nothing else is touched."""
    closed_at: list[float] = []
    sockets = [Closing(each, closed_at) for each in gone]
    in_virtual_time(close_one_by_one([*[object()] * others, *sockets]))
    assert all(each.gone for each in sockets)
    assert len(set(closed_at)) == len(closed_at) == gone.count(False)
    assert all(at <= SPREAD for at in closed_at)


@given(
    st.sampled_from(["127.0.0.1", "::1", "0.0.0.0", "metrics.example", "fe80::1%eth0"]), st.integers(0, 99999)
)
def test_an_address_is_read_as_it_is_written(host: str, port: int) -> None:
    """Names and addresses come out as they went in, those of IPv6 in brackets."""
    assert host_and_port(f"[{host}]:{port}" if ":" in host else f"{host}:{port}") == (host, port)


@pytest.mark.parametrize(
    "text", ["", "9100", ":9100", "127.0.0.1", "127.0.0.1:", "::1:9100", "a b:1", "x:http"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    """Without a host, or without a port, nothing is guessed."""
    with pytest.raises(ServeError, match="ops-unknown"):
        host_and_port(text)
