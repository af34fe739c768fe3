"""What is answered to who wants a table to practise the play of the cards at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.unanswered import NotThere
from schlemm.server.goals.tables import GoalTables
from schlemm.server.goals.wire import OpenGoal
from schlemm.server.live.admission import own_table
from schlemm.server.live.live_games import LiveGames
from schlemm.server.protocol.seats import NewTable

STEPS: Final = {"same": 0, "next": 1}
"""How far to go on in a practice."""


async def open_goal(asker: Asker, wish: OpenGoal, goals: GoalTables, runner: JobRunner) -> Admitted[NewTable]:
    """Open a table with the first board of a practice."""
    return Admitted(NewTable(await goals.open(wish, asker.own, runner)), asker.own)


async def open_board(
    asker: Asker, table: str, which: str, games: LiveGames, goals: GoalTables, runner: JobRunner
) -> Admitted[NewTable]:
    """Open another table with the ``same`` board as one of the asker's own, or the ``next`` one of its practice."""
    live, _ = await own_table(asker, table, games)
    goal = live.table.goal
    if goal is None or which not in STEPS:
        raise NotThere
    wanted = replace(goal, number=goal.number + STEPS[which])
    return Admitted(NewTable(await goals.open_board(live.table, wanted, asker.own, runner)), asker.own)
