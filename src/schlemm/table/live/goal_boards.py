"""The search for boards to practise with, by workers."""

from __future__ import annotations

from typing import Final

from schlemm.bots.boards.goal_search import LookForBoard, better
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.goal import GoalBoard, GoalWish
from schlemm.table.rules.refusal import RefusalCode, Refused

MOST: Final = 60
"""How many deals are tried at most for a board ..."""
AT_ONCE: Final = 10
"""... and how many in one go, so that a worker is soon free for others."""


async def found_board(runner: JobRunner, wish: GoalWish, seed: str, number: int) -> GoalBoard:
    """The board with this number of a practice: the same for the same wish, seed and number.

    Raises:
        Refused: If there is none: everybody passed in all deals.
        WorkerFault: If no worker could look.
    """
    best: GoalBoard | None = None
    for first in range(0, MOST, AT_ONCE):
        job = LookForBoard(wish, f"{seed} {number}", first, AT_ONCE)
        best = better(best, await runner.carry_out(job))
        if best is not None and best.fit.will_do:
            break
    if best is None:
        raise Refused(RefusalCode.NO_BOARD)
    return best
