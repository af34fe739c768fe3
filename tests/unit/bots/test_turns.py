"""What is urgent to the bots' workers: moves first, then hints, then reviews."""

import asyncio
from dataclasses import dataclass
from typing import ClassVar

import pytest
from tests.unit.bots.test_workers import VIEW

from schlemm.bots.review.hint import WhatToPlay
from schlemm.bots.review.opened import OpenCosts, WhatWasPossible
from schlemm.bots.simple import SensibleAction
from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.pool import PoolExecutor
from schlemm.bots.workers.questions import WhatIsSure, WhatToCall, WhatToDo, urgency_of
from schlemm.core.played_board import PlayedBoard

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


async def test_a_busy_worker_takes_the_move_next() -> None:
    """A pool whose only worker is busy answers the move that comes last before the hint, and that before reviews."""
    pool, answered = PoolExecutor(1), list[str]()
    await pool.start()

    async def note(name: str) -> None:
        match name[0]:
            case "r":
                await pool.carry_out(Reckoning(name))
            case "h":
                await pool.carry_out(Asking(name))
            case _:
                await pool.carry_out(WhatToDo("forum:anfaenger", VIEW))
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
    board: PlayedBoard = None  # pyrefly: ignore[bad-assignment]  # nobody looks at it
    assert urgency_of(job(board)) is REVIEW
    assert urgency_of(WhatToPlay(VIEW)) is HINT
    assert urgency_of(WhatIsSure(VIEW)) is urgency_of(WhatToCall(VIEW)) is HINT
    assert urgency_of(WhatToDo("forum", VIEW)) is urgency_of(SensibleAction(VIEW)) is MOVE
