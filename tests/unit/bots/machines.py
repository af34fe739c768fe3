"""Servers and machines of bots on a bus in memory, in virtual time: what is asked takes as long as it is told to."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar, cast

import pytest
from tests.unit.bots.jobs import FIRST_VIEW
from tests.unit.bots.review.test_known import FIRST, played
from tests.virtual_time import VirtualTime, in_virtual_time

from schlemm.bots.review.opened import OpenCosts
from schlemm.bots.workers.bot_machine import BotMachine
from schlemm.bots.workers.bus_executor import BusExecutor
from schlemm.bots.workers.executor import InlineExecutor, JobExecutor
from schlemm.bots.workers.questions import Job, WhatItMeans, WhatToDo
from schlemm.bus.bus import BusMessage
from schlemm.testing.memory_bus import MemoryBroker
from schlemm.workers.process import WorkerFault

T = TypeVar("T")
KIND = "1-0-tests"

MOVE = WhatToDo("forum", FIRST_VIEW)
REVIEW = OpenCosts(played(FIRST))


def hint(number: int) -> Job[object]:
    """A hint of its own; ``Machine`` answers with the number."""
    return WhatItMeans("forum", FIRST_VIEW.public, number)


class Slow(JobExecutor):
    """Answers so many questions at a time, each after some seconds.

    Args:
        seconds: How long each takes.

    Attributes:
        begun: The questions in the order in which they were begun.
        given_up: How many nobody waited for.
    """

    def __init__(self, seconds: float = 0.1) -> None:
        self.seconds = seconds
        self.begun: list[Job[object]] = []
        self.given_up = 0

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Begin, and end after some seconds."""
        self.begun.append(job)
        try:
            await asyncio.sleep(self.seconds)
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        asked: object = job
        return cast("T", asked.index if isinstance(asked, WhatItMeans) else None)


class Club:
    """A bus with its servers and machines.

    Attributes:
        broker: The bus.
        machines: The machines there are.
        dead: The names of those that neither hear nor say anything any more.
    """

    def __init__(self, delay: float = 0.001) -> None:
        self.broker = MemoryBroker(asyncio.get_running_loop().time, self._lost, delay)
        self.machines: list[BotMachine] = []
        self.dead: set[str] = set()
        self.also_lost: Callable[[BusMessage], bool] = lambda _: False

    def _lost(self, message: BusMessage) -> bool:
        said = message.subject.encode() + b" " + message.data
        return any(name.encode() in said for name in self.dead) or self.also_lost(message)

    async def machine(
        self, executor: JobExecutor, size: int = 1, kind: str = KIND, spare: int = 0
    ) -> BotMachine:
        """One more machine."""
        machine = BotMachine(self.broker.client(), executor, size, kind, spare)
        await machine.start()
        self.machines.append(machine)
        return machine

    @asynccontextmanager
    async def server(self) -> AsyncIterator[BusExecutor]:
        """One more server; what stands in for others is worked out on the spot."""
        executor = BusExecutor(self.broker.client(), KIND, InlineExecutor())
        await executor.start()
        try:
            yield executor
        finally:
            await executor.close()

    async def close(self) -> None:
        """End the machines."""
        for machine in self.machines:
            await machine.close(0)


def in_club(work: Callable[[Club], Awaitable[None]]) -> None:
    """Do something in a club, in virtual time."""

    async def all_of_it() -> None:
        club = Club()
        try:
            await work(club)
        finally:
            await club.close()

    in_virtual_time(all_of_it())


def hold_up(seconds: float) -> None:
    """Have the time go by at once, as if the loop had not turned for so long."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTime)
    loop.pass_by(seconds)


async def trouble(club: Club, chance: random.Random) -> None:
    """Have machines die and come back, come and leave, and the bus be out of reach, for half a minute or less."""
    for _ in range(12):
        await asyncio.sleep(chance.random() * 3)
        machine = chance.choice(club.machines)
        match chance.randrange(4):
            case 0:
                club.dead ^= {machine.name}
            case 1:
                await club.machine(Slow(chance.random()), chance.randint(1, 2))
            case 2:
                club.machines.remove(machine)
                await machine.close(chance.random())
                await club.machine(Slow(0.1))
            case 3:
                club.broker.stop()
                await asyncio.sleep(chance.random())
                club.broker.go_on()


def now() -> float:
    """The time of the loop."""
    return asyncio.get_running_loop().time()


async def fault_of(asked: Awaitable[object]) -> str:
    """Why there is no answer."""
    with pytest.raises(WorkerFault) as caught:
        await asked
    return caught.value.reason
