"""Whose question is answered next: moves first, then hints, then reviews, and none is put off for ever."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest
from tests.unit.bots.test_workers import VIEW

from schlemm.bots.review.board import PlayedBoard
from schlemm.bots.review.hint import WhatToPlay
from schlemm.bots.review.opened import OpenCosts, WhatWasPossible
from schlemm.bots.simple import SensibleAction
from schlemm.bots.workers.pool import WorkerPool
from schlemm.bots.workers.questions import WhatComesOf, WhatIsSure, WhatToCall, WhatToDo, urgency_of
from schlemm.bots.workers.turns import AGED, Turns
from schlemm.bots.workers.urgency import Urgency

MOVE, HINT, REVIEW = Urgency


@dataclass(frozen=True)
class Asking:
    """Work that takes no time, for a hint."""

    name: str

    def run(self) -> str:
        """Its name."""
        return self.name


@dataclass(frozen=True)
class Reckoning(Asking):
    """The same for a review."""

    urgency: ClassVar = Urgency.REVIEW


async def served(line: Sequence[Urgency], late: Sequence[tuple[int, Urgency]] = ()) -> list[int]:
    """In which order those are served who wait for the only worker.

    Args:
        line: What each asks for, in the order they come, while the worker is busy.
        late: Who comes later: after how many have been served, and for what.
    """
    turns: Turns[str] = Turns()
    order: list[int] = []
    waiting: list[asyncio.Task[None]] = []

    async def wait(number: int, urgency: Urgency) -> None:
        await turns.get(urgency)
        order.append(number)

    async def come(urgency: Urgency) -> None:
        waiting.append(asyncio.create_task(wait(len(waiting), urgency)))
        await asyncio.sleep(0)

    for urgency in line:
        await come(urgency)
    for count in range(1, len(line) + len(late) + 1):
        turns.put("worker")
        await asyncio.sleep(0)
        assert len(order) == count
        for after, urgency in late:
            if after == count:
                await come(urgency)
    return order


async def test_a_move_goes_before_a_hint_and_a_hint_before_a_review() -> None:
    """Whatever has come first, the whole table is served first; those who ask for the same keep their order."""
    assert await served([REVIEW, HINT, MOVE]) == [2, 1, 0]
    assert await served([HINT, MOVE, HINT]) == [1, 0, 2]
    assert await served([MOVE, MOVE, MOVE]) == [0, 1, 2]


async def test_nobody_is_put_off_for_ever() -> None:
    """A review is served though another move comes each time one was served: one worker in four goes by age alone."""
    moves = [(after, MOVE) for after in range(1, 12)]
    order = await served([REVIEW, MOVE], moves)
    assert order.index(0) == AGED - 1
    assert sorted(order) == [*range(13)]


async def test_every_table_has_its_move_before_another_has_its_next() -> None:
    """A table that asks for its next move as soon as it has had one comes after all who have waited meanwhile."""
    order = await served([MOVE] * 5, [(after, MOVE) for after in range(1, 6)])
    assert order == [*range(10)]


async def test_who_leaves_the_line_takes_no_worker_along() -> None:
    """Whoever stops waiting, even in the moment in which they are given a worker, leaves it to the next."""
    turns: Turns[str] = Turns()
    gone, given, last = (asyncio.create_task(turns.get(urgency)) for urgency in (MOVE, HINT, REVIEW))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    turns.put("worker")
    given.cancel()
    assert await last == "worker"
    assert given.cancelled()


async def test_a_busy_worker_takes_the_move_next() -> None:
    """A pool whose only worker is busy answers the move that comes last before the hint, and that before reviews."""
    pool, answered = WorkerPool(1), list[str]()
    await pool.start()

    async def note(name: str) -> None:
        match name[0]:
            case "r":
                await pool.carry_out(Reckoning(name))
            case "h":
                await pool.carry_out(Asking(name))
            case _:
                await pool.act("forum:anfaenger", VIEW)
        answered.append(name)

    tasks = []
    for name in ("busy", "r1", "r2", "h1", "move"):
        tasks.append(asyncio.create_task(note(name)))
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    await pool.close()
    assert answered == ["busy", "move", "h1", "r1", "r2"]


@pytest.mark.parametrize("job", [OpenCosts, WhatWasPossible])
def test_what_a_board_has_cost_is_no_hurry(job: type[OpenCosts] | type[WhatWasPossible]) -> None:
    """Reviews come last, hints before them, and whatever a bot does, or does in its stead, is a move."""
    board: PlayedBoard = None  # type: ignore[assignment]  # nobody looks at it
    assert urgency_of(WhatComesOf(job(board))) is REVIEW
    assert urgency_of(WhatComesOf(WhatToPlay(VIEW))) is HINT
    assert urgency_of(WhatIsSure(VIEW)) is urgency_of(WhatToCall(VIEW)) is HINT
    assert urgency_of(WhatToDo("forum", VIEW)) is urgency_of(WhatComesOf(SensibleAction(VIEW))) is MOVE
