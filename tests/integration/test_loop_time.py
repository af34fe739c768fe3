"""No request holds the event loop for long, whatever its types allow: in processor time of the loop's thread."""

import asyncio
import gc
import re
import time
from collections.abc import Iterator
from typing import Any, Final, TypeVar, cast

import pytest
from litestar.handlers import HTTPRouteHandler
from tests.integration.loop_time import Asking, answered, forget_what_the_server_keeps, timed
from tests.integration.route_paths import filled
from tests.integration.test_turns import Long, long_streams
from tests.integration.worst_inputs import NAMED, WORST, stretched

from schlemm.bots.analysis.worth import WhatDealIsWorth
from schlemm.bots.explaining import WhatCallsMean
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job, WhatIsSure, WhatToDo
from schlemm.dd.solver import SolverError
from schlemm.server.app.application import ROUTES

T = TypeVar("T")

MOST: Final = 0.030
"""Seconds of processor time that one turn of the loop may take."""

DESCRIPTION: Final = "GET /api/schema/openapi.json"
"""The route of the framework's own."""

TRIES: Final = 3
"""How often what took longer is tried again: on a busy machine the same work takes longer, but not each time."""

TYPE: Final = re.compile(r":\w+}")
"""The type of a part of a path."""

SOLVED: Final = 4
"""So many deals are solved in all; what is told of them is told of the others as well."""


class Elsewhere(InlineExecutor):
    """Workers in threads, whose time is not the loop's; bots never act, and of many deals few are solved."""

    def __init__(self) -> None:
        super().__init__()
        self._solved = 0

    async def _run(self, job: Job[T]) -> T:
        kind: type = type(job)
        if kind in {WhatToDo, WhatIsSure}:
            await asyncio.Event().wait()
        if kind is WhatCallsMean:
            return cast("T", ())
        if kind is WhatDealIsWorth:
            self._solved += 1
            if self._solved > SOLVED:
                raise SolverError("missing")
        return await asyncio.to_thread(job.run)


def everything_asked() -> Iterator[tuple[str, HTTPRouteHandler]]:
    """Method and path of each route over HTTP, as the description of the interface writes them."""
    for handler in ROUTES:
        if isinstance(handler, HTTPRouteHandler):
            for path in sorted(handler.paths):
                for method in sorted({*handler.http_methods} - {"HEAD"}):
                    yield f"{method} {TYPE.sub('}', path)}", handler
    yield DESCRIPTION, ROUTES[0]


def takes_something(name: str, handler: HTTPRouteHandler) -> bool:
    """Whether a route has parts in its path, or is handed anything that was sent."""
    sent = handler.parsed_fn_signature.parameters.values()
    kinds = ("data", "body")
    return (
        "{" in name
        or bool(handler.dependencies)
        or any(each.name in kinds or "Query" in str(each.raw) for each in sent)
    )


def addresses(path: str, names: dict[str, str]) -> Iterator[str]:
    """The addresses of a path, with each value of one of its parts."""
    parts = [part for part in re.findall(r"{(\w+)}", path) if part in NAMED]
    first = {part: values[0] for part, values in NAMED.items()} | {"game": names["table"]} | names
    yield filled(path, first)
    for part in parts:
        for value in NAMED[part][1:]:
            yield filled(path, {**first, part: value})


async def longest_turn(long: Long, name: str) -> tuple[float, Any]:
    """The longest turn while a route is asked in all ways, and for what that was."""
    method, _, path = name.partition(" ")
    cookies = "; ".join(f"{key}={value}" for key, value in long.anna.cookies.items())
    worst: tuple[float, Any] = (0.0, None)
    for number, address in enumerate(addresses(path, long.names)):
        given = WORST.get(name, ()) or (Asking(),)
        forget_what_the_server_keeps()
        await long.close_all()
        longer = () if number else (each for one in given for each in stretched(one))
        for asking in (*given, *longer):
            async with timed() as longest:
                status = await answered(long.home.app, method, address, asking, cookies)
            assert status < 500 or status == 503, (name, asking, status)
            worst = max(worst, (longest.seconds, f"{address} {asking}"[:300]), key=lambda each: each[0])
    return worst


def test_of_every_route_the_worst_input_is_known() -> None:
    """Whoever adds a route that is handed something says what gives it most to do."""
    wanted = {
        name for name, handler in everything_asked() if name != DESCRIPTION and takes_something(name, handler)
    }
    assert wanted - WORST.keys() == set()
    assert WORST.keys() - {name for name, _ in everything_asked()} == set()


@pytest.mark.slow
async def test_a_long_turn_is_seen() -> None:
    """What is done in the loop counts, whether in one piece or in another task; what a thread does does not."""

    def work() -> None:
        until = time.thread_time() + MOST
        while time.thread_time() < until:
            pass

    async with timed() as beside:
        await asyncio.to_thread(work)
    async with timed() as here:
        asyncio.get_running_loop().call_soon(work)
        await asyncio.sleep(0)
    assert beside.seconds < MOST <= here.seconds


@pytest.mark.exhaustive
async def test_no_request_holds_the_loop_for_long() -> None:
    """Whatever is sent to whichever route, also by the first who asks, a turn takes thirty milliseconds at most."""
    slow = {name: (MOST + 1, "") for name, _ in everything_asked()}
    for _ in range(TRIES):
        async with long_streams(Elsewhere()) as long:
            gc.collect()
            gc.freeze()
            try:
                slow = {name: await longest_turn(long, name) for name in slow}
            finally:
                gc.unfreeze()
        slow = {name: found for name, found in slow.items() if found[0] > MOST}
        if not slow:
            break
    assert slow == {}
