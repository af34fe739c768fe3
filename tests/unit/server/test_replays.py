"""Boards gone through again: what is asked of the workers, and for whom."""

import asyncio
from typing import TypeVar

from tests.unit.bots.review.test_known import FIRST, played

from schlemm.bots.explaining import WhatCallsMeanTo
from schlemm.bots.review.opened import OpenCosts, WhatWasPossible
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job
from schlemm.server.replay.replays import Replays

T = TypeVar("T")


class Noting(InlineExecutor):
    """An executor that carries nothing out, and notes what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[type[object], str]] = []
        self.let = asyncio.Event()
        self.let.set()

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Nothing, once it may."""
        self.asked.append((type(job), household))
        await self.let.wait()
        await asyncio.sleep(0)
        return ()  # pyrefly: ignore[bad-return]


async def test_what_calls_meant_is_one_question() -> None:
    """A board's whole auction is asked about at once, and not call by call."""
    executor = Noting()
    await Replays(executor).meanings(played(FIRST), "anna")
    assert executor.asked == [(WhatCallsMeanTo, "anna")]


async def test_a_board_is_reckoned_once_for_all_of_a_household() -> None:
    """Those who ask for the same board wait for the first of them, or find it done."""
    executor = Noting()
    replays, board = Replays(executor), played(FIRST)
    await asyncio.gather(*(replays.costs(board, "anna") for _ in range(9)))
    assert executor.asked == [(WhatWasPossible, "anna"), (OpenCosts, "anna")]


async def test_no_household_waits_for_another_that_asks_for_the_same_board() -> None:
    """A board that waits in the line of a household that asks much is asked for another one as well."""
    executor = Noting()
    replays, board = Replays(executor), played(FIRST)
    executor.let.clear()
    asked = [asyncio.create_task(replays.costs(board, household)) for household in ("anna", "ben")]
    await asyncio.sleep(0)
    assert executor.asked == [(WhatWasPossible, "anna"), (WhatWasPossible, "ben")]
    executor.let.set()
    await asyncio.gather(*asked)
