"""Nobody waits for somebody else's long table: what is done between two turns of the loop has a bound."""

import asyncio
import re
import typing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import httpx
import pytest
from tests.asked_bots import AskedBots
from tests.integration.house import House, MemoryStore, house
from tests.integration.long_streams import long_circle, long_match, long_pad
from tests.integration.nonsense import SAYING
from tests.integration.route_paths import filled
from tests.integration.test_every_route import routes
from tests.integration.turns import Turns, counted
from tests.unit.table.promises import promised_deals

from schlemm.bidding.explanation.advice import Advice, advice_by
from schlemm.bidding.explanation.why_not import why_not
from schlemm.bots.analysis.worth import WhatDealIsWorth
from schlemm.bots.explaining import WhatCallsMean
from schlemm.bots.judgement import judged
from schlemm.bots.workers.executor import Executor
from schlemm.bots.workers.questions import Job
from schlemm.core.action import Action
from schlemm.core.calls import Call
from schlemm.core.sentence import Sentence
from schlemm.core.view import View
from schlemm.dd.solver import SolverError
from schlemm.server.app.application import Site
from schlemm.server.network.security import SAFE
from schlemm.server.protocol import client
from schlemm.testing.long import long_table

MOST_EVENTS: Final = 200
"""How often something may be done for an event in one turn: a slice is read, and let happen."""

MOST_ROWS: Final = 40
"""The same for rows."""

MOST_CALLS: Final = 60_000
"""How many functions may be called in one turn: some ten milliseconds of work."""

BOARDS, BACK, EVENTS = 120, 1_500, 4_000
"""Of the streams that are read: some four thousand events each."""

SITE: Final = Site(openings=10_000, looks=10_000, costly=10_000)


class Resting(AskedBots):
    """Bots that never come to an answer: what they do is no work of the server's."""

    async def act(self, bot_name: str, view: View) -> Action:
        """Nothing."""
        await asyncio.Event().wait()
        raise AssertionError

    async def safe_claim(self, view: View) -> int | None:
        """Nothing."""
        await asyncio.Event().wait()
        raise AssertionError

    async def other(self, job: Job[Any]) -> Any:
        """Nothing, but that no call means anything and no deal is solved: who takes games home waits for that."""
        if isinstance(job, WhatCallsMean):
            return ()
        if isinstance(job, WhatDealIsWorth):
            raise SolverError("missing")
        await asyncio.Event().wait()
        raise AssertionError


@dataclass(frozen=True, slots=True)
class Long:
    """A server with one long stream of each kind, all of one browser, none of them open.

    Attributes:
        home: The server.
        anna: The browser.
        names: What parts of paths stand for.
    """

    home: House
    anna: httpx.AsyncClient
    names: dict[str, str]

    async def close_all(self) -> None:
        """Put away what is open, so that the next who asks has to wait until it is read again."""
        await self.home.tidy()


@asynccontextmanager
async def long_streams(executor: Executor | None = None) -> AsyncIterator[Long]:
    """Everything that is kept as a stream, long."""
    store, deals = MemoryStore(), promised_deals()
    async with house(store=store, deals=deals, site=SITE) as home, home.browser() as anna:
        table = await home.opened(anna, tempo=2)
        match = (await anna.post("/api/matches", json={"tempo": 2, **_crews()})).json()["match"]
        series = (await anna.post("/api/series", json={"name": "Do", "person": "Anna", "agreed": {}})).json()
        pad = (await anna.post("/api/pads", json={"form": "rubber", "people": [*"ABCD"]})).json()
        cookies = anna.cookies
    names = {"table": table, "match": match, "series": series["series"], "pad": pad["pad"]}
    await long_table(store, table, deals, BOARDS, EVENTS)
    long_match(store, match, BACK)
    long_circle(store, names["series"], 300)
    long_pad(store, names["pad"], BACK)
    async with (
        house(executor or Resting(), deals, store, SITE) as home,
        home.browser() as anna,
    ):
        anna.cookies.update(cookies)
        yield Long(home, anna, names)


def _crews() -> dict[str, Any]:
    return {team: {"colour": colour, "level": "anfaenger"} for team, colour in (("a", "blue"), ("b", "red"))}


EVENING: Final = "2026-01-01"
"""An evening of the long circle."""


def within_bounds(turns: Turns, what: str) -> None:
    """What was done in the longest turn is no more than may be."""
    assert turns.events <= MOST_EVENTS, (what, turns.events)
    assert turns.rows <= MOST_ROWS, (what, turns.rows)
    assert turns.calls <= MOST_CALLS, (what, turns.calls)


@pytest.mark.exhaustive
async def test_no_question_holds_the_loop_for_a_long_stream() -> None:
    """Every route that names a stream, asked about one of thousands of events, reads it in slices."""
    async with long_streams() as long:
        asked = {
            route.path
            for route in long.home.app.routes
            if re.search(r"{(table|match|series|pad):str}", route.path) and route.path.startswith("/api/")
        }
        stand_in = {**long.names, "number": "1", "game": "game1", "which": "again", "evening": EVENING}
        paths = {
            filled(path, {**stand_in, "kind": kind}) for path in asked for kind in ("csv", "pbn", "records")
        }
        paths |= {
            "/api/fair",
            f"/api/fair/{long.names['match']}",
            f"/api/tables?ids={','.join(long.names.values())}",
        }
        answers = set()
        for path in sorted(paths):
            await long.close_all()
            async with counted() as turns:
                answer = await long.anna.get(path)
            answers.add(answer.status_code)
            assert answer.status_code < 500, path
            within_bounds(turns, path)
    assert len(paths) > 15
    assert 200 in answers


@pytest.mark.slow
async def test_reading_the_same_long_table_by_many_takes_turns_as_one_would() -> None:
    """Five long streams that are asked for at once are read slice by slice, one slice a turn in all."""
    async with long_streams() as long:
        names = long.names
        ways = [
            f"tables/{names['table']}/export/csv",
            f"matches/{names['match']}/boards",
            f"pads/{names['pad']}",
        ]
        ways += [f"series/{names['series']}", f"fair/{names['table']}"]
        async with counted() as turns:
            answers = await asyncio.gather(*(long.anna.get(f"/api/{way}") for way in ways))
        assert {answer.status_code for answer in answers} == {200}
        within_bounds(turns, "all at once")


@pytest.mark.slow
async def test_no_command_holds_the_loop_at_a_long_table() -> None:
    """To open a socket to a long table or match, and every command there, done or refused, is work of short turns."""
    questions = typing.get_args(client.Question)
    commands = [each for each in client.CLIENT_MESSAGES if each not in questions]
    assert {*SAYING} == {each.__struct_config__.tag for each in commands}
    async with long_streams() as long:
        for name in (long.names["table"], f"{long.names['match']}.1"):
            await long.close_all()
            async with counted() as turns:
                line = long.home.line(long.anna, name)
                await line.view()
            within_bounds(turns, f"opening {name}")
            async with line:
                for tag, content in SAYING.items():
                    async with counted() as turns:
                        said = await line.reply(line.ask(tag, line.latest["version"], **content))
                    assert said["type"] in {"done", "refused"}, said
                    within_bounds(turns, tag)


ASKING: Final[dict[type, dict[str, Any]]] = {
    client.ExplainQuestion: {"index": 0},
    client.CardQuestion: {"card": "SA"},
    client.HintQuestion: {},
    client.WhyNotQuestion: {"call": "1C"},
    client.CardHintQuestion: {},
    client.ReviewQuestion: {},
}
"""An example of every question."""


class Asked(Resting):
    """Bots that never act; what a worker is asked is answered at once, so that all that is left is the server's."""

    async def other(self, job: Job[Any]) -> Any:
        """What comes of the work in another thread, which stands for a worker."""
        return await asyncio.to_thread(job.run)

    async def advise(self, view: View) -> Advice:
        """The same for what to call."""
        return await asyncio.to_thread(lambda: advice_by(judged(view), view.public, view.hand))

    async def why_not(self, view: View, call: Call) -> tuple[Sentence, ...]:
        """The same for what speaks against a call."""
        return await asyncio.to_thread(lambda: why_not(view.public, view.hand, call, judged(view)))


async def test_no_question_on_a_socket_holds_the_loop_at_a_long_table() -> None:
    """Whatever a socket asks, of a call, a card or a board, is answered or refused in short turns of the loop."""
    assert {*ASKING} == {*typing.get_args(client.Question)}
    async with long_streams(Asked()) as long:
        for name in (long.names["table"], f"{long.names['match']}.1"):
            await long.close_all()
            async with long.home.line(long.anna, name) as line:
                await line.view()
                for kind, content in ASKING.items():
                    tag = kind.__struct_config__.tag
                    async with counted() as turns:
                        await line.reply(line.ask(tag, 0, **content))
                    within_bounds(turns, f"{tag} at {name}")


async def test_every_question_about_a_stream_counts_as_costly() -> None:
    """To ask about a table, a match, a circle or a pad may make the server read a stream, which is limited."""
    async with house() as home:
        about = [
            (path, handler)
            for route in home.app.routes
            for method, path, handler in routes(home.app)
            if method in SAFE - {"OPTIONS"}
            and path.startswith("/api/")
            and handler in getattr(route, "route_handlers", ())
            if re.search(r"{(table|match|series|pad):str}", route.path)
            or path in {"/api/tables", "/api/fair"}
        ]
    assert len({path for path, _ in about}) > 12
    assert {path for path, handler in about if handler.opt.get("costly") is not True} == set()
