"""Practice of card play over HTTP and sockets: a board to its verdict, again, and the next one."""

import json
from typing import Any

import httpx
import pytest
from tests.integration.house import House, Line, MemoryStore, Said, house, wish

from schlemm.bots.boards import goal_search as search
from schlemm.core.contract import Result
from schlemm.dd.solver import SolverError
from schlemm.server.common.deal_sources import dealt_from

GOALS = ["make", "beat", "overtricks"]


async def opened(browser: httpx.AsyncClient, goal: str, **wishes: Any) -> str:
    """A practice table of this browser; bots act at once and by rules of thumb."""
    content = {"goal": goal, "tempo": 0, "level": "anfaenger", **wishes}
    answer = await browser.post("/api/goals", json=content)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def to_the_end(line: Line) -> Said:
    """The view when the board is over; the player plays the first legal card."""
    view = await line.view()
    while view["phase"] != "result":
        assert view["practice"]["verdict"] is None
        wanted = wish(view, lambda choices: choices[0])
        if wanted is not None:
            kind, content = wanted
            line.ask(kind, view["version"], **content)
        version = view["version"]
        view = await line.view(lambda now, version=version: now["version"] > version)
    return view


def dealt(view: Said) -> tuple[Any, ...]:
    """The board as it was given: its hands, once they are open, and its auction."""
    return view["result"]["hands"], view["calls"], view["board"]["dealer"], view["board"]["vulnerability"]


async def gone_on(home: House, browser: httpx.AsyncClient, table: str, which: str) -> Said:
    """The next table of a practice, played to its end."""
    answer = await browser.post(f"/api/goals/{table}/{which}")
    assert answer.status_code == 201, answer.text
    async with home.line(browser, answer.json()["table"]) as line:
        return await to_the_end(line)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.exhaustive
async def test_a_board_is_practised_again_and_the_next_one_follows(goal: str) -> None:
    """It begins after the auction with the person in the right seat and ends with a verdict; "again" gives it again."""
    async with house() as home, home.browser() as browser:
        table = await opened(browser, goal)
        async with home.line(browser, table) as line:
            first = await line.view()
            assert first["phase"] == "play"
            assert first["calls"][-3:] == ["P", "P", "P"]
            assert (first["contract"]["declarer"] == first["me"] == "S") == (goal != "beat")
            assert first["practice"]["goal"] == goal
            assert not first["may"]["stop"]
            assert not first["may"]["next"]
        async with home.line(browser, table) as line:
            view = await to_the_end(line)
        verdict = view["practice"]["verdict"]
        result = Result.parse(view["result"]["result"])
        assert result.contract is not None
        assert verdict["tricks"] == (13 - result.tricks if goal == "beat" else result.tricks)
        if goal != "overtricks":
            assert verdict["reached"] == ((result.tricks >= result.contract.tricks) == (goal == "make"))
        assert not view["may"]["next"]
        again, after = [await gone_on(home, browser, table, which) for which in ("same", "next")]
        assert dealt(again) == dealt(view)
        assert again["practice"]["number"] == view["practice"]["number"] == view["board"]["deal"] == 1
        assert after["practice"]["number"] == after["board"]["deal"] == 2
        assert dealt(after) != dealt(view)


@pytest.mark.slow
async def test_a_practice_outlives_the_server() -> None:
    """Another server over the same store shows the same board to the same browser, and goes on to the same next one."""
    store = MemoryStore()
    async with house(store=store) as home, home.browser() as browser:
        table = await opened(browser, "make", size="game")
        async with home.line(browser, table) as line:
            before = await line.view(lambda view: view["turn"]["mine"])
        follows = await gone_on(home, browser, table, "next")
        cookies = dict(browser.cookies)
    async with house(store=store) as later, later.browser() as browser:
        for name, secret in cookies.items():
            browser.cookies.set(name, secret, domain="127.0.0.1", path="/")
        async with later.line(browser, table) as line:
            assert (await line.view())["hands"] == before["hands"]
        async with later.line(browser, table) as line:
            view = await to_the_end(line)
        assert view["calls"] == before["calls"]
        assert view["practice"]["verdict"] is not None
        assert dealt(await gone_on(later, browser, table, "next")) == dealt(follows)


@pytest.mark.exhaustive
async def test_hint_and_review_are_there_as_at_every_table() -> None:
    """Which card to play is told while one plays, and what the cards cost when the board is over."""
    async with house() as home, home.browser() as browser:
        async with home.line(browser, await opened(browser, "make")) as line:
            await line.view(lambda view: view["turn"]["mine"])
            line.say('{"type": "card-hint", "id": "h"}')
            assert (await line.reply("h"))["type"] == "card-hinted"
        async with home.line(browser, await opened(browser, "beat")) as line:
            view = await to_the_end(line)
            line.say('{"type": "review", "id": "r"}')
            review = await line.until(lambda said: said["type"] == "reviewed" and said["possible"])
            contract = view["contract"]
            tricks = review["possible"]["tricks"][contract["declarer"]][contract["strain"]]
            assert view["practice"]["verdict"]["possible"] == 13 - tricks


async def test_the_start_page_knows_what_is_practised() -> None:
    """A practice that was left is among the person's own tables, with its goal and the number of its board."""
    async with house() as home, home.browser() as browser:
        table, game = await opened(browser, "beat"), await home.opened(browser)
        found = (await browser.get(f"/api/tables?ids={table},{game}")).json()
        assert [(one["form"], one["goal"], one["deal"], one["over"]) for one in found] == [
            ("boards", "beat", 1, False),
            ("robber4", None, 1, False),
        ]


async def test_only_the_player_goes_on_and_only_with_a_practice() -> None:
    """Another's table, a robber and an unknown step are not found; a practice is no robber to be played again."""
    async with house() as home, home.browser() as browser, home.browser() as stranger:
        table, game = await opened(browser, "make"), await home.opened(browser)
        assert (await stranger.post(f"/api/goals/{table}/next")).status_code == 404
        assert (await browser.post(f"/api/goals/{game}/next")).status_code == 404
        assert (await browser.post(f"/api/goals/{table}/last")).status_code == 404
        assert (await browser.post(f"/api/tables/{table}/again")).status_code == 422


@pytest.mark.parametrize("wrong", [{"goal": "win"}, {"goal": "make", "size": "huge"}, {"level": "klub"}])
async def test_a_wish_that_makes_no_sense_is_refused(wrong: dict[str, str]) -> None:
    """An unknown goal or kind of contract is malformed."""
    async with house() as home, home.browser() as browser:
        answer = await browser.post("/api/goals", json=wrong)
        assert answer.status_code == 400
        assert answer.json()["why"]["code"] == "malformed"


async def test_nothing_hidden_is_told_before_the_end() -> None:
    """Only the own hand, dummy and a claimer's lie open while one plays; what boards follow from is never told."""
    seed = str(dealt_from(1)())
    async with house() as home, home.browser() as browser:
        async with home.line(browser, await opened(browser, "overtricks")) as line:
            await to_the_end(line)
        views = [said["view"] for text in line.heard if (said := json.loads(text))["type"] == "update"]
        before = [view for view in views if view["phase"] != "result"]
        assert len(before) > 1
        assert {hand["why"] for view in before for hand in view["hands"]} <= {"own", "dummy", "claim"}
        assert not any(seed in text or seed.split()[1] in text for text in line.heard)


class NoSolver:
    """What is there where the solver is not."""

    def cards(self, _: object) -> Any:
        """No answer.

        Raises:
            SolverError: Always.
        """
        raise SolverError("missing")


async def test_without_a_solver_boards_are_given_unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board says so, it is played like any other, and the verdict names no possible tricks."""
    monkeypatch.setattr(search, "compiled_solver", NoSolver)
    async with house() as home, home.browser() as browser:
        async with home.line(browser, await opened(browser, "make")) as line:
            view = await to_the_end(line)
        assert view["practice"]["fit"] == "unchecked"
        assert view["practice"]["verdict"]["possible"] is None
