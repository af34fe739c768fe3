"""The bus of the tests: it keeps the laws of every bus, and loses and holds up what it is told to."""

import asyncio

import pytest
from tests.virtual_time import in_virtual_time

from schlemm.bus.bus import BusMessage, BusTrouble
from schlemm.testing.buses import check_bus
from schlemm.testing.memory_bus import MemoryBroker


def test_it_keeps_the_laws_of_buses() -> None:
    """Everything that clients of a bus count on."""

    async def work() -> None:
        broker = MemoryBroker(asyncio.get_running_loop().time)
        await check_bus(broker.client(), broker.client())

    in_virtual_time(work())


def test_what_is_lost_or_late_is_not_heard_or_later() -> None:
    """Messages take the time that is set, and those that are to be lost are never heard."""
    heard: list[tuple[float, bytes]] = []

    async def work() -> None:
        time = asyncio.get_running_loop().time
        broker = MemoryBroker(time, lost=lambda message: message.data == b"lost", delay=0.5)
        await broker.client().subscribe("a", lambda message: heard.append((time(), message.data)))
        speaker = broker.client()
        for word in (b"first", b"lost", b"last"):
            await speaker.publish("a", word)
        await asyncio.sleep(2)

    in_virtual_time(work())
    assert heard == [(0.5, b"first"), (0.5, b"last")]


def test_while_it_is_out_of_reach_nothing_is_heard_and_nothing_kept() -> None:
    """What is said meanwhile is lost, questions are told so, and everybody learns when it is there again."""

    async def work() -> None:
        broker = MemoryBroker(asyncio.get_running_loop().time)
        one, other = broker.client(), broker.client()
        told, heard = list[str](), list[BusMessage]()
        one.reconnected(lambda: told.append("there"))
        await other.subscribe("a", heard.append)
        bucket = await one.bucket("b", 10)
        await bucket.create("k", b"v")
        broker.stop()
        await one.publish("a", b"")
        for asked in (one.ask("a", b"", 1), bucket.get("k")):
            with pytest.raises(BusTrouble) as trouble:
                await asked
            assert trouble.value.reason == "unreachable"
        broker.go_on()
        assert told == ["there"]
        assert await bucket.get("k") is None
        await one.publish("a", b"now")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [message.data for message in heard] == [b"now"]

    in_virtual_time(work())
