"""How much one household may ask at once that no table waits for: the rest is refused with a reason, others' never."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, TypeVar

import pytest
from tests.virtual_time import in_virtual_time

from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.executor import HouseholdRunner, InlineExecutor
from schlemm.bots.workers.questions import Job
from schlemm.server.common.bounded_executor import MOVES, MOVES_A_SECOND, BoundedExecutor
from schlemm.workers.process import WorkerFault

T = TypeVar("T")
MOST = 5


@dataclass(frozen=True)
class Asked:
    """A job nobody is in a hurry for."""

    def run(self) -> str:
        """What comes of it."""
        return "answer"


@dataclass(frozen=True)
class Move:
    """A job that a table waits for."""

    urgency: ClassVar = Urgency.MOVE

    def run(self) -> str:
        """What comes of it."""
        return "move"


class Held(InlineExecutor):
    """Workers that finish no job before they are let, and know for whom each is."""

    def __init__(self) -> None:
        self.let = asyncio.Event()
        self.asked: Counter[str] = Counter()

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """What comes of it, once it may."""
        self.asked[household] += 1
        await self.let.wait()
        return job.run()


async def test_more_questions_than_a_household_may_have_open_are_refused_until_some_are_answered() -> None:
    """The bound is one for all kinds of questions of a household; no other one's are, nor any bot's move."""
    held = Held()
    bounded = BoundedExecutor(held, MOST)
    anna, ben = (HouseholdRunner(bounded, lambda name=name: name) for name in ("anna", "ben"))
    asked = [asyncio.create_task(anna.carry_out(Asked())) for _ in range(MOST)]
    await asyncio.sleep(0)
    with pytest.raises(WorkerFault) as refused:
        await anna.carry_out(Asked())
    assert refused.value.reason == "too-many"
    others = [asyncio.create_task(runner.carry_out(job)) for runner, job in ((ben, Asked()), (anna, Move()))]
    await asyncio.sleep(0)
    held.let.set()
    assert await asyncio.gather(*asked) == ["answer"] * MOST
    assert await asyncio.gather(*others) == ["answer", "move"]
    assert await anna.carry_out(Asked()) == "answer"
    assert held.asked == {"anna": MOST + 2, "ben": 1}


async def test_questions_that_were_given_up_or_failed_count_no_longer() -> None:
    """Whoever goes away gives their places back."""
    held = Held()
    bounded = BoundedExecutor(held, MOST)
    for _ in range(3):
        asked = [asyncio.create_task(bounded.carry_out(Asked(), "anna")) for _ in range(MOST)]
        await asyncio.sleep(0)
        for task in asked:
            task.cancel()
        await asyncio.wait(asked)
    held.let.set()
    assert await bounded.carry_out(Asked(), "anna") == "answer"


def test_the_moves_of_one_household_are_paced_and_no_others() -> None:
    """So many are made at once, the rest second by second; another household's next move waits for none of them."""
    beyond = 180

    async def play() -> tuple[float, float]:
        bounded, loop = BoundedExecutor(InlineExecutor()), asyncio.get_running_loop()
        many = [asyncio.create_task(bounded.carry_out(Move(), "anna")) for _ in range(int(MOVES) + beyond)]
        await asyncio.sleep(0)
        await bounded.carry_out(Move(), "ben")
        waited = loop.time()
        await asyncio.gather(*many)
        return waited, loop.time()

    waited, took = in_virtual_time(play())
    assert waited == 0
    assert took == pytest.approx(beyond / MOVES_A_SECOND)
