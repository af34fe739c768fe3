"""Boards gone through again: what is asked of the workers, and in whose turn."""

import asyncio
from dataclasses import replace
from typing import TypeVar

from tests.unit.bots.review.test_known import FIRST, played

from schlemm.bots.explaining import WhatCallsMeanTo
from schlemm.bots.review.opened import WhatWasPossible
from schlemm.bots.workers.questions import Job
from schlemm.server.replay.replays import IN_LINE, Replays

T = TypeVar("T")


class Noting:
    """An executor that carries nothing out, and notes what was asked."""

    def __init__(self) -> None:
        self.asked: list[Job[object]] = []

    async def carry_out(self, job: Job[T]) -> T:
        """Nothing, one turn of the event loop later."""
        self.asked.append(job)
        await asyncio.sleep(0)
        return ()  # type: ignore[return-value]


async def test_what_calls_meant_is_one_question() -> None:
    """A board's whole auction is asked about at once, and not call by call."""
    executor = Noting()
    await Replays(executor).meanings(played(FIRST))  # type: ignore[arg-type]
    assert [type(job) for job in executor.asked] == [WhatCallsMeanTo]


async def test_who_opens_many_boards_holds_up_nobody_else() -> None:
    """Another household's board is reckoned after the one under way, not after all that wait."""
    executor = Noting()
    replays = Replays(executor)  # type: ignore[arg-type]
    board = played(FIRST)
    boards = [replace(board, number=number) for number in range(IN_LINE)]
    theirs = replace(board, number=IN_LINE)
    many = [replays.costs(each, "anna") for each in boards]
    await asyncio.gather(*many, replays.costs(theirs, "ben"))
    reckoned = [job.board.number for job in executor.asked if isinstance(job, WhatWasPossible)]
    assert reckoned.index(IN_LINE) <= 1
