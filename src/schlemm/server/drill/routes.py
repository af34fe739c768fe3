"""Practice of bidding over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from schlemm.bots.workers.executor import JobRunner
from schlemm.server.common.messages import SYSTEMS_BODY
from schlemm.server.drill.drill import Drill, menu
from schlemm.server.drill.wire import DrillMenu, DrillView, GoOnWithDrill, StartDrill
from schlemm.server.network.cookies import Asking
from schlemm.server.texts.readers import TextReaders


@get("/api/practice", cache_control=None)
async def drill_menu() -> DrillMenu:
    """What can be practised."""
    return menu()


@post("/api/practice", status_code=201, request_max_body_size=SYSTEMS_BODY)
async def begin_drill(
    asker: Asking,
    data: JSONBody[StartDrill],
    drill: NamedDependency[Drill],
    runner: NamedDependency[JobRunner],
    texts: NamedDependency[TextReaders],
) -> DrillView:
    """A hand for a topic."""
    return await drill.begin(asker, data, runner, texts)


@post("/api/practice/{name:str}", status_code=200, request_max_body_size=SYSTEMS_BODY)
async def go_on_with_drill(
    name: FromPath[str],
    data: JSONBody[GoOnWithDrill],
    drill: NamedDependency[Drill],
    runner: NamedDependency[JobRunner],
) -> DrillView:
    """Where a hand stands after the player's calls."""
    return await drill.go_on(name, data, runner)
