"""Who has the bots of a game act, and how a stream is read on, where the bus or the store takes its time."""

import asyncio
from contextlib import suppress
from unittest.mock import patch

import pytest
from tests.patience import PATIENCE
from tests.virtual_time import in_virtual_time

from schlemm.bus.bus import Bucket, BusTrouble
from schlemm.server.cluster.driving import Driving
from schlemm.server.cluster.follower import Follower
from schlemm.server.cluster.lease import ServerLease
from schlemm.server.cluster.subjects import Subjects
from schlemm.testing.memory_bus import MemoryBroker


async def test_a_game_that_was_left_while_the_bus_was_asked_is_driven_by_nobody_here() -> None:
    """The answer comes when the last person has gone: bots are not told to act, and the next server may have it."""
    loop = asyncio.get_running_loop()
    broker, subjects = MemoryBroker(loop.time), Subjects("store")
    asked, go_on = asyncio.Event(), asyncio.Event()
    told = {"one": list[bool](), "two": list[bool]()}
    driving: dict[str, Driving] = {}
    for server in told:
        bus = broker.client()
        driving[server] = Driving(bus, subjects, ServerLease(bus, subjects, server), lambda _: None)
    bucket = await broker.client().bucket(subjects.bucket("drivers"), 60)
    create = type(bucket).create

    async def slow(self: Bucket, key: str, value: bytes) -> int | None:
        if key == "game" and value == b"one":
            asked.set()
            await go_on.wait()
        return await create(self, key, value)

    with patch.object(type(bucket), "create", slow):
        driving["one"].start()
        driving["one"].want("game", told["one"].append)
        await asked.wait()
        driving["one"].leave("game")
        go_on.set()
        driving["two"].start()
        async with asyncio.timeout(PATIENCE):
            while await bucket.get("game") is not None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
            driving["two"].want("game", told["two"].append)
            while not told["two"]:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
    assert told == {"one": [False], "two": [True]}
    for each in driving.values():
        await each.close()


async def test_servers_of_two_versions_are_not_on_one_bus() -> None:
    """Who comes later is refused, by the version of who is there; once those have left it may come."""
    loop = asyncio.get_running_loop()
    broker, subjects = MemoryBroker(loop.time), Subjects("store")
    old = ServerLease(broker.client(), subjects, "one", "1.0")
    new = ServerLease(broker.client(), subjects, "two", "1.1")
    await old.check_versions()
    await old.renew()
    with pytest.raises(BusTrouble) as refused:
        await new.check_versions()
    assert (refused.value.reason, refused.value.detail) == ("other-version", "1.0")
    await ServerLease(broker.client(), subjects, "three", "1.0").check_versions()
    await old.give_up()
    await new.check_versions()


async def test_a_word_that_comes_just_as_all_was_read_is_followed() -> None:
    """The stream has grown by one more in the very turn of the loop in which reading on has ended."""
    version, loop = 0, asyncio.get_running_loop()

    async def read_on() -> None:
        nonlocal version
        version += 1
        if version == 1:
            loop.call_soon(follower.told, 2)

    follower = Follower("stream", lambda: version, read_on)
    follower.told(1)
    for _ in range(10):
        await asyncio.sleep(0)
    assert version == 2


async def test_a_server_ends_though_the_bus_takes_a_cancellation_for_nothing() -> None:
    """What waits for the bus swallows a cancellation, as libraries do in Python 3.11: the rounds end all the same."""
    loop = asyncio.get_running_loop()
    broker, subjects = MemoryBroker(loop.time), Subjects("store")
    bus = broker.client()
    bucket = await bus.bucket(subjects.bucket("servers"), 60)
    keys, asked = type(bucket).keys, asyncio.Event()

    async def deaf(self: Bucket) -> frozenset[str]:
        asked.set()
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(0.05)
        return await keys(self)

    driving = Driving(bus, subjects, ServerLease(bus, subjects, "one"), lambda _: None)
    with patch.object(type(bucket), "keys", deaf):
        driving.start()
        await asked.wait()
        async with asyncio.timeout(PATIENCE):
            await driving.close()


def test_games_of_a_server_that_is_gone_are_driven_elsewhere_within_five_seconds() -> None:
    """One that says nothing any more counts as gone, and the other drives what it drove, whenever it ends."""

    async def taken_over(lasted: float) -> float:
        loop = asyncio.get_running_loop()
        broker, subjects = MemoryBroker(loop.time), Subjects("store")
        buses = {name: broker.client() for name in ("one", "two")}
        driving = {
            name: Driving(bus, subjects, ServerLease(bus, subjects, name), lambda _: None)
            for name, bus in buses.items()
        }
        drives = asyncio.Event()
        for name, tell in (("one", lambda _: None), ("two", lambda does: drives.set() if does else None)):
            driving[name].start()
            driving[name].want("game", tell)
            await asyncio.sleep(0.1)
        await asyncio.sleep(lasted)
        assert not drives.is_set()
        rounds = driving["one"]._rounds  # a crash, which no test can bring about otherwise in one process
        assert rounds is not None
        rounds.cancel()
        ended = loop.time()
        await drives.wait()
        within = loop.time() - ended
        await driving["two"].close()
        return within

    for tenth in range(15):
        assert in_virtual_time(taken_over(tenth / 10)) <= 5
