"""Boards gone through again over HTTP: told to those who sat there once they are over, and played on differently."""

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest
from tests.integration.friends import done, playing, up_to_date
from tests.integration.house import FREELY, House, house, wish
from tests.integration.teams import boards_of, meeting, play
from tests.integration.test_own_games import asked, known_as, put
from tests.unit.own_games.played import ANNA
from tests.unit.server.test_replay_files import CLUB, LIN

from schlemm.server.common.errors import TooMuchWork
from schlemm.server.network.cookies import COOKIE
from schlemm.server.replay.wire import LONGEST_FILE
from schlemm.server.texts.readers import TextReaders


def annas(browser: httpx.AsyncClient) -> httpx.AsyncClient:
    """The browser, with Anna's secret where the server would put it: it opens tables besides."""
    browser.cookies.set(COOKIE, ANNA, domain="127.0.0.1", path="/")
    return browser


async def told(browser: httpx.AsyncClient, path: str, **content: Any) -> Any:
    """What is answered to what is sent."""
    answer = await browser.post(path, json=content)
    assert answer.status_code in {200, 201}, answer.text
    return answer.json()


async def packed_of(browser: httpx.AsyncClient, text: str) -> str:
    """What the address of the first board of a text holds."""
    found = await read(browser, text.encode())
    return str(found.json()["boards"][0]["packed"])


async def read(browser: httpx.AsyncClient, file: bytes) -> httpx.Response:
    """The answer to a file, sent as a page sends it."""
    return await browser.post("/api/replay/file", content=file, headers={"content-type": "text/plain"})


def everything(game: str, number: int) -> tuple[tuple[str, str, dict[str, Any]], ...]:
    """All that is told of a board of a game."""
    base = f"/api/games/{game}/boards/{number}"
    moment = {"game": game, "number": number, "seat": "S", "calls": 0, "cards": 0}
    return (
        *(
            ("GET", f"{base}{tail}{room}", {})
            for tail in ("", "/costs", "/meanings")
            for room in ("", "?room=1", "?room=2")
        ),
        *(("POST", "/api/replay/tables", {**moment, "room": room}) for room in (0, 1, 2)),
    )


async def statuses(browser: httpx.AsyncClient, game: str, number: int) -> set[int]:
    """How all of it is answered."""
    found = set()
    for method, path, content in everything(game, number):
        answer = await browser.request(method, path, json=content if method == "POST" else None)
        found.add(answer.status_code)
    return found


async def test_what_a_board_cost_and_meant_is_told_to_who_sat_there() -> None:
    """A figure for every card that was played, a meaning for every call."""
    async with house(site=FREELY) as home, home.browser() as browser:
        name = put(home, 3, anna="S", boards=2)
        board = await asked(annas(browser), f"/{name}/boards/1")
        costs = await asked(browser, f"/{name}/boards/1/costs")
        meanings = await asked(browser, f"/{name}/boards/1/meanings")
    assert len(costs["cards"]) == sum(len(trick["cards"]) for trick in board["record"]["tricks"])
    assert all(0 <= cost <= 13 for cost in costs["cards"])
    assert set(costs["tricks"]) == set("NESW")
    assert [each["call"] for each in meanings["calls"]] == board["record"]["calls"]


async def test_who_did_not_sit_there_is_told_nothing_and_plays_nothing_on() -> None:
    """A stranger gets the same answer as for a game that there never was."""
    async with house(site=FREELY) as home, home.browser() as stranger:
        name = put(home, 3, anna="S", boards=2)
        known_as(stranger, "a-strangers-secret-0123456")
        kept = len(home.store.streams)
        assert await statuses(stranger, name, 1) == {404}
        assert await statuses(stranger, "nosuchgameaa", 1) == {404}
        assert len(home.store.streams) == kept


async def test_nothing_is_told_of_a_board_in_progress() -> None:
    """Not to those who play it either, nor does a table begin with its cards."""
    async with playing() as (friends, anna, _):
        view = await up_to_date(anna)
        assert view["phase"] == "auction"
        for browser in friends.browsers:
            assert await statuses(browser, friends.table, 1) == {404}


@pytest.mark.slow
async def test_of_a_match_nothing_is_told_before_both_tables_have_finished_the_board() -> None:
    """Then both tables can be gone through and played on, by who sat at either; of the next board still nothing."""
    async with meeting() as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            for browser in (met.anna, met.ben):
                assert await statuses(browser, met.match, 1) == {404}
            await play((anna, ben), lambda view: min(view["match"]["finished"]) >= 1)
            finished = len((await boards_of(met.anna, met.match))["boards"])
            rooms = [
                (await asked(browser, f"/{met.match}/boards/1?room={room}"))["record"]["room"]
                for browser in (met.anna, met.ben)
                for room in (1, 2)
            ]
            costs = await asked(met.ben, f"/{met.match}/boards/1/costs?room=1")
            for browser in (met.anna, met.ben):
                assert await statuses(browser, met.match, finished + 1) == {404}
    assert rooms == [1, 2, 1, 2]
    assert "cards" in costs


async def played_out(
    home: House, browser: httpx.AsyncClient, table: str
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The first and the last view of a board that is played on with the first legal action."""
    line = home.line(browser, table)
    async with line:
        first = view = await line.view()
        while view["phase"] != "result":
            wanted = wish(view, lambda choices: choices[0])
            if wanted is not None:
                kind, content = wanted
                line.ask(kind, view["version"], **content)
            version = view["version"]
            view = await line.view(lambda now, version=version: now["version"] > version)
    return first, view


@pytest.mark.parametrize("cards", [0, 6])
async def test_a_table_goes_on_from_a_moment_and_counts_for_nothing(cards: int) -> None:
    """Calls and cards up to there are those of the board; at its end it leads back, and no figure has changed."""
    async with house(site=FREELY) as home, home.browser() as browser:
        name = put(home, 3, anna="S", boards=4)
        annas(browser)
        lines = (await asked(browser, f"/{name}"))["lines"]
        number = next(line["number"] for line in lines if line["result"] not in {None, "P"})
        before = await asked(browser, f"/{name}/boards/{number}")
        figures = await asked(browser, "/statistics")
        calls = len(before["record"]["calls"])
        wanted = {"game": name, "number": number, "calls": calls, "cards": cards, "seat": "S"}
        opened = await told(browser, "/api/replay/tables", **wanted, tempo=0, level="anfaenger")
        first, last = await played_out(home, browser, opened["table"])
        assert await asked(browser, "/statistics") == {**figures, "games": figures["games"] + 1}
        again = await asked(browser, f"/{opened['table']}/boards/{last['board']['number']}")
        listed = (await asked(browser, ""))["games"][0]
    assert first["origin"] == {"game": name, "board": number, "room": 0, "calls": calls, "cards": cards}
    assert again["record"]["calls"] == before["record"]["calls"]
    assert again["hands"] == before["hands"]

    def order(board: Any) -> list[str]:
        return [card["card"] for trick in board["record"]["tricks"] for card in trick["cards"]]

    assert order(again)[:cards] == order(before)[:cards]
    assert listed["replayed"]
    assert last["sheet"]["over"]
    assert not last["may"]["next"]


@pytest.mark.slow
async def test_what_follows_differs_where_the_player_wants_it() -> None:
    """From before the first call on, other calls can be made than those of the board."""
    async with house(site=FREELY) as home, home.browser() as browser:
        name = put(home, 3, anna="S", boards=1)
        annas(browser)
        opened = await told(
            browser,
            "/api/replay/tables",
            game=name,
            number=1,
            calls=0,
            cards=0,
            seat="S",
            tempo=0,
            level="anfaenger",
        )
        _, last = await played_out(home, browser, opened["table"])
    assert last["result"]["hands"]


async def test_a_board_of_a_file_is_read_opened_reckoned_and_played_and_only_the_table_is_kept() -> None:
    """PBN and LIN alike; the names of a file are nowhere in the store."""
    async with house(site=FREELY) as home, home.browser() as browser:
        for text in (CLUB, LIN):
            packed = await packed_of(browser, text)
            board = await told(browser, "/api/replay/board", board=packed)
            costs = await told(browser, "/api/replay/costs", board=packed)
            assert home.store.streams == {}
            assert board["players"]["S"] == "Dora"
            assert len(costs["cards"]) == 4
            wanted = {"board": packed, "calls": 7, "cards": 2, "seat": "N"}
            opened = await told(browser, "/api/replay/tables", **wanted, tempo=0, level="anfaenger")
            first, last = await played_out(home, browser, opened["table"])
            assert first["origin"]["game"] == ""
            assert last["contract"]["declarer"] == "E"
            kept = json.dumps([str(item.entry.content) for item in home.store.streams.pop(opened["table"])])
            assert "Dora" not in kept


@pytest.mark.slow
async def test_a_file_that_is_too_large_and_an_address_without_a_board_are_refused() -> None:
    """The largest file is read whatever signs it has; one byte more is not, nor what is sent as something else."""
    async with house(site=FREELY) as home, home.browser() as browser:
        fits = await read(browser, b"\x01" * LONGEST_FILE)
        large = await read(browser, b"x" * (LONGEST_FILE + 1))
        before = await browser.post("/api/replay/file", json={"text": CLUB})
        none = await browser.post("/api/replay/board", json={"board": "bm8gYm9hcmQ"})
    assert (fits.status_code, large.status_code, none.status_code) == (200, 413, 404)
    assert (before.status_code, before.json()["why"]["code"]) == (415, "malformed")


async def test_the_bytes_that_a_household_sends_are_bounded() -> None:
    """What is beyond is refused before it is read; who has sent less goes on, and so does everybody else."""
    async with house(site=replace(FREELY, bytes_at_once=5_000)) as home, home.browser() as browser:
        fits = await read(browser, b"x" * 1_000)
        large = await read(browser, b"x" * 5_001)
        small = await browser.post("/api/replay/board", json={"board": "bm8gYm9hcmQ"})
    assert (fits.status_code, small.status_code) == (200, 404)
    assert (large.status_code, large.json()["why"]["code"]) == (429, "too-fast")


async def test_a_text_that_takes_too_long_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason is one of the catalogues, and the status says that the text is to blame."""

    def never(_: TextReaders, question: object, household: str) -> object:
        raise TooMuchWork

    monkeypatch.setattr(TextReaders, "read", never)
    async with house(site=FREELY) as home, home.browser() as browser:
        answer = await read(browser, b"x" * 5_000)
    assert (answer.status_code, answer.json()["why"]["code"]) == (422, "too-much-work")
