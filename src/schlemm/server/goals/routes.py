"""Tables to practise the play of the cards at: opened over HTTP, played like any other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.server.app.hub import Hub
from schlemm.server.common.cookies import answer_to, guest_of, household_of
from schlemm.server.table.routes import own_room
from schlemm.server.table.wire import OpenGoal, TableOpened

STEPS: Final = {"same": 0, "next": 1}
"""How far to go on in a practice."""


@post("/api/goals", status_code=201)
async def open_goal(
    request: Request[Any, Any, Any], data: JSONBody[OpenGoal], hub: NamedDependency[Hub]
) -> Response[TableOpened]:
    """Open a table with the first board of a practice."""
    guest = guest_of(request)
    async with hub.searches.one(guest, household_of(request)):
        return answer_to(request, guest, TableOpened(await hub.open_goal(data, guest)))


@post("/api/goals/{table:str}/{which:str}", status_code=201)
async def open_board(
    request: Request[Any, Any, Any], table: FromPath[str], which: FromPath[str], hub: NamedDependency[Hub]
) -> TableOpened:
    """Open another table with the ``same`` board as one of the asker's own, or the ``next`` one of its practice."""
    secret, room, _ = await own_room(request, table, hub)
    practice = room.table.practice
    if practice is None or which not in STEPS:
        raise NotFoundException
    number = practice.number + STEPS[which]
    async with hub.searches.one(secret, household_of(request)):
        return TableOpened(await hub.open_board(room.table, replace(practice, number=number), secret))
