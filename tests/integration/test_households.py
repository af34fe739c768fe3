"""In whose turn the server thinks: that of the address that asks, which may ask much, and waits for itself alone."""

import asyncio
from collections import defaultdict
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.asked_bots import AskedBots
from tests.integration.house import house
from tests.patience import PATIENCE

from schlemm.bots.workers.questions import Job
from schlemm.core.seats import Seat
from schlemm.server.app.application import Site
from schlemm.server.common.bounded_executor import MOST
from schlemm.table.live.bot_tables import BotTables

ANNA, BEN = "192.0.2.1", "192.0.2.2"
TABLES = 10
"""How many tables bots act at for one household here."""
FREELY = Site(openings=10_000, looks=10_000, costly=10_000)


class Noting(AskedBots):
    """Workers that know for whom each question is, and finish none before they are let."""

    def __init__(self) -> None:
        self.asked: defaultdict[str, list[str]] = defaultdict(list)
        self.let = asyncio.Event()
        self.let.set()

    async def carry_out(self, job: Job[Any], household: str = "") -> Any:
        """What comes of it."""
        self.asked[household].append(type(job).__name__)
        await self.let.wait()
        return await super().carry_out(job)


@pytest.mark.slow
async def test_all_that_is_thought_is_thought_in_the_name_of_who_asks() -> None:
    """Bots' moves, explanations and claims of a table, and what routes ask, count as of the address they are for."""
    noting = Noting()
    async with house(noting) as home, home.browser(ANNA) as anna, home.browser(BEN) as ben:
        table = await home.opened(anna, seat="S", dealer="W")
        async with home.line(anna, table) as line:
            view = await line.view(lambda view: len(view["calls"]) >= 3)
            line.ask("explain", view["version"], index=0)
            await line.until(lambda said: said["type"] == "meaning")
        assert (await ben.post("/api/hand")).status_code == 200
        assert (await ben.post("/api/goals", json={"goal": "make", "level": "anfaenger"})).status_code == 201
    assert {"WhatToDo", "WhatItMeansTo"} <= {*noting.asked[ANNA]}
    assert {"Openings"} < {*noting.asked[BEN]}
    assert noting.asked.keys() == {ANNA, BEN}


async def test_a_table_counts_as_of_who_has_looked_longest_of_those_who_look() -> None:
    """When the first of two people goes, the bots of their table think in the name of the other."""
    async with house() as home, home.browser(ANNA) as anna:
        live = await home.parts.games.table(await home.opened(anna))
        assert live is not None
        first = live.enter(Seat.SOUTH, None, household=ANNA)
        second = live.enter(Seat.NORTH, None, household=BEN)
        assert live.session.household == ANNA
        live.leave(first)
        assert live.session.household == BEN
        live.leave(second)
        assert live.session.household == ""


async def test_an_address_may_ask_so_much_at_once_and_is_told_when_it_is_too_much() -> None:
    """More questions than may be open are refused with a reason; another address has its answer meanwhile."""
    noting = Noting()
    noting.let.clear()
    async with house(noting, site=FREELY) as home, home.browser(ANNA) as anna, home.browser(BEN) as ben:
        asked = [asyncio.create_task(anna.post("/api/hand")) for _ in range(MOST)]
        async with asyncio.timeout(PATIENCE):
            while len(noting.asked[ANNA]) < MOST:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        refused = await anna.post("/api/hand")
        assert (refused.status_code, refused.json()["why"]["code"]) == (429, "too-many-questions")
        other = asyncio.create_task(ben.post("/api/hand"))
        async with asyncio.timeout(PATIENCE):
            while not noting.asked[BEN]:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        noting.let.set()
        assert {answer.status_code for answer in await asyncio.gather(other, *asked)} == {200}


async def test_bots_of_one_address_act_at_so_many_tables_and_wait_at_others() -> None:
    """How many are left is told before; a table tells that its bots wait, and goes on once another one is left."""
    async with house(site=FREELY) as home, AsyncExitStack() as stack:
        home.parts.games.bot_tables = BotTables(TABLES)
        anna, ben = [await stack.enter_async_context(home.browser(client)) for client in (ANNA, BEN)]
        lines = []
        for count in range(TABLES):
            left = (await anna.get("/api/bot-tables")).json()
            few = TABLES - count <= 0.2 * TABLES
            assert left == {"most": TABLES, "left": TABLES - count if few else None}
            table = await home.opened(anna, seat="S", dealer="W")
            lines.append(await stack.enter_async_context(home.line(anna, table)))
            assert (await lines[-1].view(lambda view: len(view["calls"]) >= 3))["trouble"] is None
        assert (await anna.get("/api/bot-tables")).json() == {"most": TABLES, "left": 0}
        assert (await ben.get("/api/bot-tables")).json() == {"most": TABLES, "left": None}
        late = await stack.enter_async_context(home.line(anna, await home.opened(anna, seat="S", dealer="W")))
        view = await late.view(lambda view: view["trouble"] is not None)
        assert view["trouble"]["code"] == "too-many-bot-tables"
        table = await home.opened(ben, seat="S", dealer="W")
        other = await stack.enter_async_context(home.line(ben, table))
        assert (await other.view(lambda view: len(view["calls"]) >= 3))["trouble"] is None
        assert not [text for text in await late.rest() if '"calls":["' in text]
        await lines[3].close()
        going = await late.view(lambda view: len(view["calls"]) >= 3)
        assert going["trouble"] is None
