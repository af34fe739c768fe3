"""Two servers on one store and one bus: whoever sits at whichever of them plays at the same tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
import pytest
from tests.cluster.houses import SharedMemoryStore, bus_to, house_of
from tests.cluster.programs import Nats
from tests.integration.friends import key_to, sat
from tests.integration.house import House, Line, Said, wish
from tests.integration.restarts import Clock
from tests.integration.teams import keys_of
from tests.integration.teams import opened as match_opened
from tests.patience import PATIENCE

from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job, WhatToDo
from schlemm.bus.nats_bus import NatsBus
from schlemm.table.live.codec import decode
from schlemm.table.state.events import TimeTaken

_NAMES = count()


class Counting(InlineExecutor):
    """Bots that think on the spot, and count how often."""

    def __init__(self) -> None:
        self.moves = 0

    async def carry_out(self, job: Job[Any], household: str = "") -> Any:
        """Count it, and carry it out."""
        self.moves += isinstance(job, WhatToDo)
        return job.run()


@dataclass
class Two:
    """Two servers of one store.

    Attributes:
        store: The store.
        houses: The servers.
        buses: The connection of each to the bus.
        bots: The bots of each.
    """

    store: SharedMemoryStore
    houses: tuple[House, House]
    buses: tuple[NatsBus, NatsBus]
    bots: tuple[Counting, Counting]


@asynccontextmanager
async def two(address: str) -> AsyncIterator[Two]:
    """Two servers of one store that is empty."""
    store = SharedMemoryStore(f"store {next(_NAMES)}")
    bots = Counting(), Counting()
    async with (
        bus_to(address) as first,
        bus_to(address) as second,
        house_of(store, first, "one", bots[0]) as here,
        house_of(store, second, "two", bots[1]) as there,
    ):
        yield Two(store, (here, there), (first, second), bots)


@dataclass
class Apart:
    """Anna at South, who has opened the table at one server, and Ben at North, who has come to the other.

    Attributes:
        servers: The servers.
        table: The name of their table.
        browsers: Anna's and Ben's.
        lines: Their sockets.
    """

    servers: Two
    table: str
    browsers: tuple[httpx.AsyncClient, httpx.AsyncClient]
    lines: tuple[Line, Line]


@asynccontextmanager
async def apart(address: str, **wished: Any) -> AsyncIterator[Apart]:
    """Two people at one table and two servers, whose first board has been dealt."""
    async with AsyncExitStack() as stack:
        servers = await stack.enter_async_context(two(address))
        here, there = servers.houses
        anna = await stack.enter_async_context(here.browser())
        ben = await stack.enter_async_context(there.browser())
        table = await here.opened(anna, **{"name": "Anna", "company": ["N"], **wished})
        await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
        lines = (
            await stack.enter_async_context(here.line(anna, table)),
            await stack.enter_async_context(there.line(ben, table)),
        )
        view = await lines[0].view(lambda view: view["may"]["next"] and here_at(view) == {"N", "S"})
        lines[0].ask("next", view["version"])
        for line in lines:
            await line.view(lambda view: view["phase"] == "auction")
        yield Apart(servers, table, (anna, ben), lines)


def here_at(view: Said) -> set[str]:
    """Which of Anna and Ben are connected, as a view has it."""
    return {each["seat"] for each in view["players"] if each["here"] and each["seat"] in "NS"}


async def catch_up(line: Line, version: int) -> Said:
    """The line's view once it has this version."""
    if line.heard and line.latest["version"] >= version:
        return line.latest
    return await line.view(lambda view: view["version"] >= version)


async def play(lines: tuple[Line, ...], until: Callable[[Said], bool]) -> Said:
    """All these people do the first legal thing until a view of one of them is like this; that view."""
    ends = asyncio.get_running_loop().time() + PATIENCE
    while True:
        assert asyncio.get_running_loop().time() < ends, [line.latest["turn"] for line in lines]
        for line in lines:
            line.take()
            view = line.latest
            if until(view):
                return view
            todo = wish(view, lambda choices: choices[0])
            if todo is not None:
                said = await line.reply(line.ask(todo[0], view["version"], **todo[1]))
                assert said["type"] == "done", said
                await catch_up(line, said["version"])
        await asyncio.sleep(0.001)


async def seen(line: Line, wanted: Callable[[Said], bool]) -> None:
    """Wait until the line's view is like this."""
    await soon(lambda: line.take() >= 0 and wanted(line.latest))


async def soon(holds: Callable[[], object]) -> None:
    """Wait until this holds."""
    ends = asyncio.get_running_loop().time() + PATIENCE
    while not holds():
        assert asyncio.get_running_loop().time() < ends
        await asyncio.sleep(0.01)


async def test_people_at_two_servers_play_a_board_together(bus_server: Nats) -> None:
    """Each sees the calls and cards of the other and of the bots at once, and both the same result."""
    async with apart(bus_server.address) as both:
        view = await play(both.lines, lambda view: view["phase"] == "result")
        other = await catch_up(both.lines[1], view["version"])
        assert other["result"] == view["result"]
        assert other["calls"] == view["calls"]
        kept = both.servers.store.streams[both.table]
        assert [each.version for each in kept] == list(range(1, len(kept) + 1))


async def test_one_server_alone_asks_its_bots(bus_server: Nats) -> None:
    """Where two servers have people at a table, bots think once: at one of the two."""
    async with apart(bus_server.address) as both:
        view = await play(both.lines, lambda view: view["phase"] == "result")
        idle, busy = sorted(bots.moves for bots in both.servers.bots)
        assert idle == 0
        assert busy >= len(view["calls"]) // 2


async def test_whoever_comes_and_goes_is_seen_at_the_other_server(bus_server: Nats) -> None:
    """Anna is shown as here at Ben's server, also to who comes again; once she has gone, she is gone there."""
    async with apart(bus_server.address) as both:
        anna, ben = both.lines
        assert here_at(await up_to(ben, {"N", "S"})) == {"N", "S"}
        await anna.close()
        await up_to(ben, {"N"})
        async with both.servers.houses[0].line(both.browsers[0], both.table):
            await up_to(ben, {"N", "S"})
            async with both.servers.houses[1].line(both.browsers[1], both.table) as again:
                assert here_at(await again.view()) == {"N", "S"}


async def up_to(line: Line, here: set[str]) -> Said:
    """The line's view once these people are here."""
    line.take()
    if line.heard and here_at(line.latest) == here:
        return line.latest
    return await line.view(lambda view: here_at(view) == here)


async def test_a_server_that_is_gone_has_its_bots_act_elsewhere(bus_server: Nats) -> None:
    """The server that drove the table says nothing any more: soon the other one's bots act."""
    async with apart(bus_server.address) as both:
        _, ben = both.lines
        games = both.servers.houses[0].parts.games
        cluster = games._cluster  # what a crash takes away, and no test can do otherwise in one process
        assert cluster is not None
        rounds = cluster._driving._rounds
        assert rounds is not None
        rounds.cancel()
        found = await games.table(both.table)
        assert found is not None
        found.session.drive(False)
        await play((ben,), lambda view: view["turn"]["seat"] in {"E", "W", None} or not view["turn"]["mine"])
        await soon(lambda: both.servers.bots[1].moves)


async def test_without_the_bus_both_go_on(bus_server: Nats) -> None:
    """What is said is lost, both ways: the store is asked instead, and both servers' bots act."""
    async with apart(bus_server.address) as both:
        for bus in both.servers.buses:
            await bus._client.close()  # as if the network were cut, for good
        await play(both.lines, lambda view: len(view["calls"]) >= 4)
        for line in both.lines:
            await seen(line, lambda view: len(view["calls"]) >= 4)


async def test_time_is_written_down_once(bus_server: Nats) -> None:
    """Both servers measure how long Anna's side is waited for, and what is put on record is what has gone by."""
    clock = Clock()
    with clock.used():
        async with apart(bus_server.address, minutes=7) as both:
            anna, ben = both.lines
            waited = 0.0
            for _ in range(12):
                view = await play(both.lines, lambda view: view["turn"]["mine"] or view["phase"] == "result")
                if view["phase"] == "result":
                    break
                clock.at += 1.5
                waited += 1.5
                line = anna if view["me"] == "S" else ben
                other = ben if line is anna else anna
                todo = wish(view, lambda choices: choices[0])
                assert todo is not None
                done = await line.reply(line.ask(todo[0], view["version"], **todo[1]))
                await catch_up(other, done["version"])
            events = (
                decode(each.entry.kind, each.entry.content) for each in both.servers.store.streams[both.table]
            )
            taken = sum(event.tenths for event in events if isinstance(event, TimeTaken))
            assert waited * 10 - 15 <= taken <= waited * 10


async def test_free_words_are_heard_at_the_other_server(bus_server: Nats) -> None:
    """What Anna says between two boards Ben reads at his server, once."""
    async with apart(bus_server.address) as both:
        anna, ben = both.lines
        done = await anna.reply(anna.ask("settings", anna.latest["version"], words=True))
        await anna.reply(anna.ask("stop", done["version"]))
        view = await ben.view(lambda view: view["may"]["speak"])
        said = await anna.reply(anna.ask("speak", view["version"], text="Kaffee?"))
        assert said["type"] == "done", said
        heard = await ben.view(lambda view: view["words"])
        assert [(words["seat"], words["text"]) for words in heard["words"]] == [("S", "Kaffee?")]


async def test_who_sits_down_at_one_server_is_let_in_at_the_other(bus_server: Nats) -> None:
    """A seat taken over HTTP at one server opens at once at the other, though no word has reached it."""
    async with two(bus_server.address) as servers:
        here, there = servers.houses
        async with here.browser() as anna, there.browser() as ben, there.browser() as chris:
            table = await here.opened(anna, name="Anna", company=["N", "E"])
            async with here.line(anna, table) as line:
                await line.view()
                for bus in servers.buses:
                    await bus._client.close()
                await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
                async with here.line(ben, table) as socket:
                    assert (await socket.view())["me"] == "N"
                await sat(chris, table, await key_to(anna, table, "E"), name="Chris")
                async with here.line(chris, table) as socket:
                    assert (await socket.view())["me"] == "E"


@pytest.mark.slow
async def test_a_match_is_played_over_two_servers(bus_server: Nats) -> None:
    """The host at one server and an opponent at the other: both tables go on, and the score is the same at both."""
    async with two(bus_server.address) as servers:
        here, there = servers.houses
        async with here.browser() as anna, there.browser() as ben:
            table = (await match_opened(anna, name="Anna", company=["1W"], boards=4))["table"]
            keys = await keys_of(anna, table)
            path, key = keys["1W"]
            await sat(ben, path, key, name="Ben")
            async with here.line(anna, table) as one, there.line(ben, path) as other:
                view = await one.view(lambda view: view["may"]["next"])
                await one.reply(one.ask("next", view["version"]))
                view = await play((one, other), lambda view: sum(view["match"]["finished"]) >= 1)
                finished = view["match"]["finished"]
                for line in (one, other):
                    await seen(line, lambda view: view["match"]["finished"] >= finished)


@pytest.mark.slow
async def test_lost_words_cost_a_poll(bus_server: Nats) -> None:
    """Where no word of an append arrives, the store is asked after a few seconds, and everybody sees it."""
    async with apart(bus_server.address) as both:
        first = both.servers.buses[0]

        async def lost(subject: str, data: bytes, reply: str = "") -> None:
            del subject, data, reply

        first.publish = lost  # pyrefly: ignore[method-assign]
        await play(both.lines, lambda view: len(view["calls"]) >= 4)
        for line in both.lines:
            await seen(line, lambda view: len(view["calls"]) >= 4)


async def test_a_drill_goes_on_at_another_server(bus_server: Nats) -> None:
    """A hand to bid that one server has given is known to the other."""
    async with two(bus_server.address) as servers:
        here, there = servers.houses
        async with here.browser() as anna, there.browser() as same:
            begun = await anna.post("/api/practice", json={"topic": "opening", "system": "forum"})
            hand = begun.json()
            body = {"topic": "opening", "system": "forum", "calls": ["P"]}
            answers = [
                await browser.post(f"/api/practice/{hand['id']}", json=body) for browser in (anna, same)
            ]
            assert answers[0].json() == answers[1].json()
            assert answers[0].json()["id"] == hand["id"]
