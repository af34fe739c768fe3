"""Practice of bidding over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from schlemm.bidding.systems import NAMES
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.calls import parse_call
from schlemm.learn.drill.topics import TOPICS, DrillTopic
from schlemm.server.drill.drill import Drill
from schlemm.server.drill.wire import DrillMenu, DrillView, GoOnWithDrill, StartDrill


@get("/api/practice", cache_control=None)
async def drill_menu() -> DrillMenu:
    """What can be practised."""
    return DrillMenu([topic.code for topic in TOPICS], list(NAMES))


@post("/api/practice", status_code=201)
async def begin_drill(
    data: JSONBody[StartDrill], drill: NamedDependency[Drill], runner: NamedDependency[JobRunner]
) -> DrillView:
    """A hand for a topic."""
    return await drill.begin(topic_named(data.topic), data.system, runner)


@post("/api/practice/{name:str}", status_code=200)
async def go_on_with_drill(
    name: FromPath[str],
    data: JSONBody[GoOnWithDrill],
    drill: NamedDependency[Drill],
    runner: NamedDependency[JobRunner],
) -> DrillView:
    """Where a hand stands after the player's calls."""
    calls = [parse_call(text) for text in data.calls]
    return await drill.go_on(name, topic_named(data.topic), data.system, calls, runner)


def topic_named(code: str) -> DrillTopic:
    """The topic with this code.

    Raises:
        NotFoundException: If there is none.
    """
    found = next((topic for topic in TOPICS if topic.code == code), None)
    if found is None:
        raise NotFoundException
    return found
