"""Tables to practise the play of the cards at: opened over HTTP, played like any other."""

from __future__ import annotations

from typing import TypeAlias

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.goals import answers
from schlemm.server.goals.tables import GoalTables
from schlemm.server.goals.wire import OpenGoal
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking, with_cookie
from schlemm.server.protocol.seats import NewTable

Goals: TypeAlias = NamedDependency[GoalTables]
Runner: TypeAlias = NamedDependency[JobRunner]


@post("/api/goals", status_code=201)
async def open_goal(
    asker: Asking, data: JSONBody[OpenGoal], goals: Goals, runner: Runner
) -> Response[NewTable]:
    """Open a table with the first board of a practice."""
    return with_cookie(asker, await answers.open_goal(asker, data, goals, runner))


@post("/api/goals/{table:str}/{which:str}", status_code=201)
async def open_board(
    asker: Asking,
    table: FromPath[str],
    which: FromPath[str],
    games: NamedDependency[LiveGames],
    goals: Goals,
    runner: Runner,
) -> Response[NewTable]:
    """Open another table with the ``same`` board as one of the asker's own, or the ``next`` one of its practice."""
    return with_cookie(asker, await answers.open_board(asker, table, which, games, goals, runner))
