"""Deals that can be checked, over sockets and HTTP: what is promised, what is told when, and what is counted."""

import json
from typing import Any

import httpx
import pytest
from tests.integration.friends import done, up_to_date
from tests.integration.house import House, Line, MemoryStore, Said, house, wish
from tests.integration.teams import meeting, play

from schlemm.core.deal import Deal
from schlemm.dealing.fair import Promise
from schlemm.server.common.deal_sources import dealt_by_chance
from schlemm.table.live.dealt import Ledger, ledger_of

VALUES = ("0a" * 16, "0b" * 16)


async def record_of(browser: httpx.AsyncClient, table: str) -> Said:
    """The deals of a game as one of its players is told them."""
    answer = await browser.get(f"/api/fair/{table}")
    assert answer.status_code == 200, answer.text
    found: Said = answer.json()
    return found


def follows(game: str, told: dict[str, Any]) -> bool:
    """Whether a deal that was told follows from what was told with it."""
    given = tuple(told["given"].items())
    promise = Promise(game, told["number"], told["secret"], given, told["cut"])
    return promise.commitment == told["commitment"] and promise.deal == Deal.parse(told["deal"])


def ledger(store: MemoryStore, game: str, tables: int) -> Ledger:
    """The boards of a game as the store has them."""
    return ledger_of(game, store.streams[game], tables)


async def played(line: Line, boards: int) -> None:
    """The reader does the first legal thing until so many boards are over, and gives a number for each deal to come."""
    acted = -1
    while True:
        view = await up_to_date(line)
        if view["phase"] == "result" and len(view["sheet"]["lines"]) >= boards:
            return
        if view["promise"] is not None and not view["promise"]["given"]:
            await done(line, "contribute", number=view["promise"]["number"], value=VALUES[0])
        todo = wish(view, lambda choices: choices[0])
        if todo is not None and acted != view["version"]:
            acted = view["version"]
            line.ask(todo[0], view["version"], **todo[1])


async def test_a_player_checks_the_deals_of_a_table() -> None:
    """What is told of each board that is over lets its cards be worked out again, with the number that was given."""
    async with house(deals=dealt_by_chance()) as home, home.browser() as anna:
        table = await home.opened(anna)
        async with home.line(anna, table) as line:
            promise = (await line.view())["promise"]
            assert (promise["number"], promise["given"]) == (2, False)
            assert await record_of(anna, table) == {
                "game": table,
                "reader": "S",
                "practice": False,
                "hidden": 1,
                "deals": [],
            }
            await played(line, 2)
        told = await record_of(anna, table)
        assert [deal["number"] for deal in told["deals"]] == [1, 2]
        assert all(follows(table, deal) for deal in told["deals"])
        assert told["deals"][1]["commitment"] == promise["commitment"]
        assert [deal["given"] for deal in told["deals"]] == [{}, {"S": VALUES[0]}]


async def test_numbers_are_refused_where_they_make_no_sense() -> None:
    """A second number, one for another deal and one that is none are refused, and nothing changes."""
    async with house(deals=dealt_by_chance()) as home, home.browser() as anna:
        table = await home.opened(anna)
        async with home.line(anna, table) as line:
            await line.view()
            await done(line, "contribute", number=2, value=VALUES[0])
            before = home.store.streams[table][:]
            codes = []
            for wished in (
                {"number": 2, "value": VALUES[1]},
                {"number": 3, "value": VALUES[1]},
                {"number": 2},
            ):
                reply = await line.reply(line.ask("contribute", 0, **wished))
                codes.append(reply["why"]["code"])
            assert codes == ["given-already", "nothing-promised", "nothing-promised"]
            assert [item for item in home.store.streams[table] if "Contr" in item.entry.kind] == [
                item for item in before if "Contr" in item.entry.kind
            ]


async def test_strangers_are_told_nothing_of_a_table() -> None:
    """Whoever does not sit at a table, and whoever asks for one that is not there, finds no record."""
    async with house(deals=dealt_by_chance()) as home, home.browser() as anna, home.browser() as eve:
        table = await home.opened(anna)
        await home.opened(eve)
        for name in (table, "abcdefghijkm", f"{table}.1", "x"):
            assert (await eve.get(f"/api/fair/{name}")).status_code == 404


async def test_boards_from_a_seed_are_named_so() -> None:
    """A server whose deals follow from a seed promises nothing, counts nothing and says so."""
    async with house() as home, home.browser() as anna:
        table = await home.opened(anna)
        async with home.line(anna, table) as line:
            assert (await line.view())["promise"] is None
            await played(line, 1)
        (deal,) = (await record_of(anna, table))["deals"]
        assert (deal["commitment"], deal["secret"], deal["given"]) == (None, None, {})
        statistics = (await anna.get("/api/fair")).json()
        assert (statistics["promised"], statistics["deals"], statistics["chance"]) == (False, 0, None)


@pytest.mark.slow
async def test_no_byte_of_a_match_tells_a_secret_too_early() -> None:
    """Over a whole match no player hears of a secret, by socket or HTTP, before both tables have finished the board."""
    async with meeting(deals=dealt_by_chance()) as met:
        anna, ben = met.lines()
        store, people = met.home.store, ((met.anna, anna), (met.ben, ben))
        heard: dict[int, str] = {}
        async with anna, ben:
            for (browser, line), value in zip(people, VALUES, strict=True):
                view = await line.view()
                await done(line, "contribute", number=view["promise"]["number"], value=value)
                assert (await record_of(browser, met.match))["reader"] == view["match"]["me"]
            anna.ask("next", (await up_to_date(anna))["version"])

            async def listen(boards: int) -> None:
                """Note all that anybody has been told while so many boards are over at both tables."""
                known = ledger(store, met.match, 2)
                assert len(known.over) == boards
                told = [line.heard for _, line in people], [await record_of(b, met.match) for b, _ in people]
                statistics = (await met.anna.get("/api/fair")).text
                heard[boards] = json.dumps([told, statistics])

            await listen(0)
            for board in range(1, 5):
                for line in (anna, ben):
                    await play((line,), lambda view, board=board: _has_finished(view, board))
                    if line is anna:
                        await listen(board - 1)
                await listen(board)
        secrets = [board.promise.secret for board in ledger(store, met.match, 2).over if board.promise]
        assert len(set(secrets)) == 4
        for boards, text in heard.items():
            assert [secret in text for secret in secrets] == [number <= boards for number in range(1, 5)]
        told = await record_of(met.ben, met.tables[1])
        assert all(follows(met.match, deal) for deal in told["deals"])
        assert told["deals"][0]["given"] == {"1S": VALUES[0], "2N": VALUES[1]}


def _has_finished(view: Said, board: int) -> bool:
    """Whether the reader's table is done with this board."""
    return bool(view["match"]["finished"][view["match"]["me"] > "2"] >= board)


@pytest.mark.slow
async def test_a_promise_outlives_the_server() -> None:
    """A server that is started again over the same data keeps its promise, and the number that was given for it."""
    store = MemoryStore()
    async with house(deals=dealt_by_chance(), store=store) as home, home.browser() as anna:
        table = await home.opened(anna)
        async with home.line(anna, table) as line:
            await line.view()
            await done(line, "contribute", number=2, value=VALUES[0])
            promise = (await up_to_date(line))["promise"]
        cookies = anna.cookies
    async with house(deals=dealt_by_chance(), store=store) as home, home.browser() as anna:
        anna.cookies = cookies
        async with home.line(anna, table) as line:
            assert (await line.view())["promise"] == promise
            await played(line, 2)
        told = (await record_of(anna, table))["deals"][1]
        assert (told["commitment"], told["given"]) == (promise["commitment"], {"S": VALUES[0]})
        assert follows(table, told)


@pytest.mark.slow
async def test_only_boards_that_are_over_are_counted() -> None:
    """The statistics hold the four hands of each board that is over, and nothing of one in progress."""
    async with house(deals=dealt_by_chance()) as home, home.browser() as anna:
        table = await home.opened(anna)
        assert (await anna.get("/api/fair")).json()["deals"] == 0
        async with home.line(anna, table) as line:
            await played(line, 2)
        statistics = await _counted_anew(home, anna)
        assert statistics["deals"] == 2
        assert sum(shape["found"] for shape in statistics["shapes"]) == 8
        assert sum(points["found"] for points in statistics["points"]) == 8
        assert sum(int(points["name"]) * points["found"] for points in statistics["points"]) == 80
        assert (await _counted_anew(home, anna))["deals"] == 2


async def _counted_anew(home: House, browser: httpx.AsyncClient) -> Said:
    """The statistics as they are when the pause between two counts is over."""
    home.parts.tally._looked = float("-inf")
    found: Said = (await browser.get("/api/fair")).json()
    return found
