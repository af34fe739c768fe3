"""Tables to practise the play of the cards at: opened over HTTP, played like any other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.common.asker import Admitted
from schlemm.server.goals.tables import GoalTables
from schlemm.server.goals.wire import OpenGoal
from schlemm.server.live.admission import own_table
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import browser_of, with_cookie
from schlemm.server.protocol.seats import NewTable

STEPS: Final = {"same": 0, "next": 1}
"""How far to go on in a practice."""


@post("/api/goals", status_code=201)
async def open_goal(
    request: Request[Any, Any, Any],
    data: JSONBody[OpenGoal],
    goals: NamedDependency[GoalTables],
    runner: NamedDependency[JobRunner],
) -> Response[NewTable]:
    """Open a table with the first board of a practice."""
    guest = browser_of(request.scope).own
    return with_cookie(
        browser_of(request.scope), Admitted(NewTable(await goals.open(data, guest, runner)), guest)
    )


@post("/api/goals/{table:str}/{which:str}", status_code=201)
async def open_board(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    which: FromPath[str],
    games: NamedDependency[LiveGames],
    goals: NamedDependency[GoalTables],
    runner: NamedDependency[JobRunner],
) -> Response[NewTable]:
    """Open another table with the ``same`` board as one of the asker's own, or the ``next`` one of its practice."""
    live, _ = await own_table(browser_of(request.scope), table, games)
    guest = browser_of(request.scope).own
    goal = live.table.goal
    if goal is None or which not in STEPS:
        raise NotFoundException
    wanted = replace(goal, number=goal.number + STEPS[which])
    opened = await goals.open_board(live.table, wanted, guest, runner)
    return with_cookie(browser_of(request.scope), Admitted(NewTable(opened), guest))
