"""My games over HTTP: what a browser has played, told to that browser alone, and only what is over."""

import json
from datetime import datetime
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from tests.integration.friends import done, key_to, playing, sat
from tests.integration.friends import play as play_at_table
from tests.integration.house import FREELY, House, house
from tests.integration.legal_bots import Hasty
from tests.integration.teams import boards_of, meeting, play
from tests.unit.own_games.played import ANNA, BEN, kept, seated, table_events

from schlemm.core.seats import Seat
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.server.common.ids import ALPHABET
from schlemm.server.network.cookies import COOKIE
from schlemm.store.store import Stored
from schlemm.table.rules.devices import DeviceReplaced
from schlemm.table.state.players import hashed

EVENING = datetime(2026, 11, 19, 20, 15).astimezone().timestamp()


def a_name(number: int) -> str:
    """The name of a table."""
    random = Random(number)
    return "".join(random.choice(ALPHABET) for _ in range(12))


def put(home: House, number: int, boards: int = 99, form: Any = None, **people: str) -> str:
    """A game of so many boards among what is kept, begun a day after the one before; its name."""
    name = a_name(number)
    home.store.streams[name] = [*kept(table_events(number, seated(name, **people), form, boards))]
    home.store.beginnings[name] = EVENING + number * 86_400
    return name


async def called(home: House, browser: httpx.AsyncClient, table: str) -> None:
    """Play until there is a call."""
    async with home.line(browser, table) as line:
        await play_at_table((line,), lambda view: view["calls"])


def known_as(browser: httpx.AsyncClient, secret: str) -> httpx.AsyncClient:
    """The browser, with this secret."""
    browser.cookies.set(COOKIE, secret)
    return browser


def games_in(file: bytes) -> list[PbnGame]:
    """The games of a PBN file, all of them whole."""
    found = read_pbn(file)
    games = [game for game in found if isinstance(game, PbnGame)]
    assert len(games) == len(found)
    return games


def calls_of(game: PbnGame) -> list[str]:
    """Its calls."""
    return [] if game.auction is None else [str(call) for call in game.auction.calls]


async def asked(browser: httpx.AsyncClient, path: str) -> Any:
    """What is answered."""
    answer = await browser.get(f"/api/games{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_played_robber_is_remembered_with_its_boards() -> None:
    """Date, form, people, result and every board are those of the events; the whole of a board can be looked at."""
    async with house(site=FREELY) as home, home.browser() as browser:
        name = put(home, 3, anna="S", ben="W")
        (game,) = (await asked(known_as(browser, ANNA), ""))["games"]
        boards = await asked(browser, f"/{name}")
        pbn = games_in((await browser.get("/api/games/export/pbn")).content)
        played = [line for line in boards["lines"] if line["number"]]
        seen = [await asked(browser, f"/{name}/boards/{line['number']}") for line in played]
    assert (game["game"], game["date"], game["form"], game["over"]) == (name, "2026-11-22", "robber4", True)
    assert [player["name"] for player in game["players"]] == ["Nora", "Olga", "Anna", "Ben"]
    assert [player["mine"] for player in game["players"]] == [False, False, True, False]
    assert game["boards"] == len(pbn) == len(played)
    for side in ("NS", "EW"):
        assert sum(line["points"][side] for line in boards["lines"]) == game["totals"][side]
    assert {tuple(line["mine"]) for line in played} == {("S",)}
    for board, taken in zip(seen, pbn, strict=True):
        assert board["line"]["result"] == str(taken.result)
        assert board["record"]["calls"] == calls_of(taken)
        assert sorted(card for hand in board["hands"] for card in hand["cards"]) == sorted(
            f"{suit}{rank}" for suit in "SHDC" for rank in "AKQJT98765432"
        )


async def test_another_persons_secret_sees_nothing() -> None:
    """A stranger, a browser without a secret and somebody at other tables get no entry, no board, no file of a game."""
    async with (
        house(site=FREELY) as home,
        home.browser() as stranger,
        home.browser() as ben,
        home.browser() as none,
    ):
        name, other = put(home, 3, anna="S"), put(home, 4, anna="N", ben="W")
        known_as(ben, BEN)
        known_as(stranger, "a-strangers-secret-0123456")
        for browser, games in ((stranger, []), (none, []), (ben, [other])):
            listed = await asked(browser, "")
            assert [game["game"] for game in listed["games"]] == games
            assert listed["next"] is None
            file = await asked(browser, "/export/json")
            assert [each["game"]["game"] for each in file["games"]] == games
            assert (await asked(browser, "/statistics"))["games"] == len(games)
            for path in (f"/{name}", f"/{name}/boards/1", f"/{name}/boards/99"):
                assert (await browser.get(f"/api/games{path}")).status_code == 404
        assert (await ben.get(f"/api/games/{other}/boards/1")).status_code == 200


async def test_a_board_in_progress_is_told_by_no_answer() -> None:
    """Of a running robber the boards before are there; of the one that is played neither number nor card."""
    async with playing() as (friends, anna, ben):
        browser, _ = friends.browsers
        view = await play_at_table((anna, ben), lambda view: view["calls"])
        assert view["phase"] == "auction"
        game = await asked(browser, f"/{friends.table}")
        file = await asked(browser, "/export/json")
        board = await browser.get(f"/api/games/{friends.table}/boards/1")
        del ben
    assert (game["game"]["boards"], game["game"]["over"], game["lines"]) == (0, False, [])
    assert [each["boards"] for each in file["games"]] == [[]]
    assert board.status_code == 404


@pytest.mark.slow
async def test_of_a_match_a_board_is_told_when_both_tables_have_finished_it() -> None:
    """Until then neither table's board is in list, board or file; then both are, for both players."""
    async with meeting() as met:
        anna, ben = met.lines()
        async with anna, ben:
            await anna.view()
            await done(anna, "next")
            before = [(await asked(who, f"/{met.match}"))["lines"] for who in (met.anna, met.ben)]
            await play((anna, ben), lambda view: min(view["match"]["finished"]) >= 1)
            compared = (await boards_of(met.anna, met.match))["boards"]
            after = [await asked(who, f"/{met.match}") for who in (met.anna, met.ben)]
            open_board = await asked(met.ben, f"/{met.match}/boards/1")
            closed = await met.ben.get(f"/api/games/{met.match}/boards/{len(compared) + 1}")
    assert before == [[], []]
    assert closed.status_code == 404
    for told in after:
        assert told["game"]["match"]["match"] == met.match
        results = [line["result"] for line in told["lines"]]
        assert results == [at["result"] for board in compared for at in board["tables"]]
    assert open_board["line"]["mine"] != []


async def test_a_game_goes_with_the_person_from_device_to_device() -> None:
    """A person's own link brings the game to a second browser; a device that was replaced is told nothing any more."""
    async with house(site=FREELY) as home, home.browser() as anna, home.browser() as phone:
        table = await home.opened(anna, name="Anna")
        assert (await asked(phone, ""))["games"] == []
        await sat(phone, table, await key_to(anna, table))
        assert (await asked(phone, ""))["games"] == []  # nobody has called yet
        await called(home, phone, table)
        assert [game["game"] for game in (await asked(phone, ""))["games"]] == [table]
        name = put(home, 3, anna="S")
        (replaced,) = kept([DeviceReplaced(Seat.SOUTH, hashed(BEN, name))])
        home.store.streams[name].append(Stored(len(home.store.streams[name]) + 1, replaced.entry))
        assert (await asked(known_as(anna, ANNA), ""))["games"] == []
        found = await asked(known_as(phone, BEN), "/statistics")
    assert (found["games"], found["boards"] > 0) == (1, True)


async def test_the_newest_games_come_first_and_the_others_after_them() -> None:
    """Ten at a time, none twice and none left out, whatever kinds of streams there are besides, and whatever comes."""
    async with house(site=FREELY) as home, home.browser() as anna:
        names = [put(home, number, boards=1, anna="S") for number in range(23)]
        home.store.streams["series abcdefghijkm"] = []
        found: list[str] = []
        after: str | None = ""
        while after is not None:
            listed = await asked(known_as(anna, ANNA), f"?{urlencode({'after': after})}")
            assert len(listed["games"]) <= 10
            found += [game["game"] for game in listed["games"]]
            after = listed["next"]
            put(home, 30 + len(found), boards=1, anna="S")
    assert found == names[::-1]


@pytest.mark.parametrize("after", ["x", "yesterday abcdefghijkm"])
async def test_no_place_in_a_list_is_an_error_of_who_asks(after: str) -> None:
    """Where a list went on is what an earlier one has named; anything else is refused."""
    async with house(site=FREELY) as home, home.browser() as anna:
        answer = await known_as(anna, ANNA).get(f"/api/games?{urlencode({'after': after})}")
    assert answer.status_code == 400


@pytest.mark.slow
async def test_statistics_count_own_boards_and_grow_while_boards_are_reckoned() -> None:
    """Counts are those of the boards; with open cards they are reckoned bit by bit and kept, until all are."""
    async with house(site=FREELY) as home, home.browser() as anna:
        games = [put(home, number, boards=2, anna="S") for number in range(6)]
        lines = [line for name in games for line in (await asked(known_as(anna, ANNA), f"/{name}"))["lines"]]
        first = await asked(anna, "/statistics")
        told = [first]
        while told[-1]["reckoned"] < told[-1]["boards"]:
            told.append(await asked(anna, "/statistics?reckon=1"))
            assert told[-1]["reckoned"] > told[-2]["reckoned"]
    last = told[-1]
    results = [line["result"] for line in lines if line["number"]]
    contracts = [result for result in results if result != "P"]
    own = [result for result in contracts if _declarer(result) in "NS"]
    made = [result for result in own if "-" not in result]
    assert (first["games"], first["boards"], first["reckoned"]) == (6, len(results), 0)
    assert first["declared"]["tricks"] == {"of": 0, "mean": None}
    for found in (first, last):
        assert found["declared"]["won"]["of"] == len(own)
        assert found["declared"]["won"]["hits"] == len(made)
        assert found["defended"]["won"]["of"] == len(contracts) - len(own)
    assert last["declared"]["tricks"]["of"] == len(own)
    assert last["bidding"]["of"] == len(results)
    assert last["bidding"]["mean"]["low"] < last["bidding"]["mean"]["value"] < last["bidding"]["mean"]["high"]
    heights = ("part-score", "game", "small-slam", "grand-slam")
    counted = {each["kind"]: each["figures"]["won"]["of"] for each in last["kinds"]}
    assert sum(counted[kind] for kind in heights) == len(own)


def _declarer(result: str) -> str:
    return result.rstrip("=+-0123456789")[-1]


async def test_without_a_solver_the_counts_are_there_and_it_says_so() -> None:
    """Where boards cannot be reckoned with open cards nothing is made up: there are counts, and no figures."""
    async with house(Hasty(), site=FREELY) as home, home.browser() as anna:
        put(home, 3, anna="S")
        found = await asked(known_as(anna, ANNA), "/statistics?reckon=1")
    assert (found["solver"], found["reckoned"], found["games"]) == (False, 0, 1)
    assert found["declared"]["won"]["of"] + found["defended"]["won"]["of"] > 0


async def test_mini_bridge_has_no_auction_to_be_judged() -> None:
    """Its boards count for the play of the cards, and not for the bidding."""
    async with house(site=FREELY) as home, home.browser() as anna:
        put(home, 3, boards=2, form=MinibridgeForm(), anna="S")
        found = await asked(known_as(anna, ANNA), "/statistics?reckon=1")
        while found["reckoned"] < found["boards"]:
            found = await asked(anna, "/statistics?reckon=1")
    assert found["boards"] > 0
    assert found["bidding"]["of"] == 0


async def test_the_file_to_take_home_has_all_that_is_open() -> None:
    """The games from the oldest, each board with its deal, calls and cards; as PBN they are the same boards."""
    async with house(site=FREELY) as home, home.browser() as anna:
        names = [put(home, number, anna="S") for number in (1, 2)]
        answer = await known_as(anna, ANNA).get("/api/games/export/json")
        pbn = games_in((await anna.get("/api/games/export/pbn")).content)
        table = await anna.get("/api/games/export/csv?words=de")
        unknown = await anna.get("/api/games/export/doc")
    file = json.loads(answer.content)
    assert file["format"] == "schlemm-games-1"
    assert 'filename="schlemm-games-' in answer.headers["content-disposition"]
    assert [each["game"]["game"] for each in file["games"]] == names
    boards = [board for each in file["games"] for board in each["boards"] if board["line"]["number"]]
    assert [(board["deal"], board["calls"]) for board in boards] == [
        (str(game.deal), calls_of(game)) for game in pbn
    ]
    assert {game.tag("Date") for game in pbn} == {"2026.11.20", "2026.11.21"}
    assert table.text.count("Robber zu vier Austeilungen") == sum(
        len(each["boards"]) for each in file["games"]
    )
    assert unknown.status_code == 404


async def test_a_browser_that_is_forgotten_opens_nothing_any_more() -> None:
    """The secret goes from the browser, and with it list and seats; at the server the game stays as it was."""
    async with house(site=FREELY) as home, home.browser() as anna:
        table = await home.opened(anna, name="Anna")
        await called(home, anna, table)
        events = [*home.store.streams[table]]
        answer = await anna.post("/api/games/forget")
        left = (await asked(anna, ""))["games"]
        links = await anna.get(f"/api/tables/{table}/links")
    assert answer.json() == {"games": 1}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert COOKIE not in anna.cookies
    assert left == []
    assert links.status_code == 404
    assert home.store.streams[table] == events


@pytest.mark.parametrize("broken", [b"{", b'{"form":1}'])
async def test_a_game_that_cannot_be_read_is_left_out(broken: bytes) -> None:
    """The other games are there; of the damaged one nothing is told, and nothing fails."""
    async with house(site=FREELY) as home, home.browser() as anna:
        good, bad = put(home, 1, anna="S"), put(home, 2, anna="S")
        await asked(known_as(anna, ANNA), "")
        stored = home.store.streams[bad]
        at = len(stored) // 2
        object.__setattr__(stored[at].entry, "content", broken)
        other = await _fresh(home)
        assert [game["game"] for game in other] == [good]


async def _fresh(home: House) -> list[dict[str, Any]]:
    """The games of Anna on a server that has just been started on the same store."""
    async with house(store=home.store, site=FREELY) as again, again.browser() as anna:
        found: list[dict[str, Any]] = (await asked(known_as(anna, ANNA), ""))["games"]
        return found
