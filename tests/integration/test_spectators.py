"""Looking on at a whole server: links, sockets that only tell, what is refused, and what ends it."""

import asyncio
import json

import httpx
import pytest
from tests.integration.friends import do, done, key_to, own_cards, play, playing, up_to_date, why_not
from tests.integration.house import Closed, house
from tests.integration.spectators import refused, settled, state_of, watch, watch_keys
from tests.integration.teams import meeting
from tests.integration.teams import play as play_match


def test_a_guest_sees_what_the_player_sees_and_can_do_nothing() -> None:
    """A guest behind Ben is shown Ben's cards and view live, without anything to do in it; commands are refused."""

    async def visit() -> None:
        async with playing() as (friends, anna, ben), friends.home.browser() as gerda:
            shoulder, gallery = await watch_keys(friends.browsers[1], friends.table)
            assert gallery is None
            assert await state_of(gerda, friends.table, shoulder) == "free"
            assert await watch(gerda, friends.table, shoulder) == "N"
            assert await state_of(gerda, friends.table, shoulder) == "yours"
            async with friends.home.watch_line(gerda, friends.table) as line:
                await line.view()
                for _ in range(6):
                    await play((anna, ben), lambda view: view["turn"]["mine"])
                    mine, theirs = await up_to_date(line), await up_to_date(ben)
                    assert own_cards(mine) == own_cards(theirs) != []
                    same = ("version", "me", "phase", "hands", "calls", "trick", "left", "valuation", "sheet")
                    assert {name: mine[name] for name in same} == {name: theirs[name] for name in same}
                    assert not mine["turn"]["mine"]
                    assert not any(mine["may"].values())
                    assert mine["controls"] == []
                    view = await up_to_date(anna)
                    choices = view["turn"]["calls"] or view["turn"]["cards"]
                    kind = "call" if view["turn"]["calls"] else "card"
                    await done(anna, kind, **{kind: choices[0]})
                await up_to_date(line)
                for kind in ("call", "next", "stop", "explain", "hint", "send-away", "nonsense"):
                    said = await do(line, kind, call="P", index=0)
                    assert (said["type"], said["why"]["code"]) == ("refused", "only-watching")

    asyncio.run(visit())


def test_all_know_who_looks_on_and_the_player_can_end_it() -> None:
    """Anna and Ben read Gerda's name; Ben sends her away, her socket closes, and her link is worth nothing."""

    async def visit() -> None:
        async with playing() as (friends, anna, ben), friends.home.browser() as gerda:
            shoulder, _ = await watch_keys(friends.browsers[1], friends.table)
            await watch(gerda, friends.table, shoulder)
            (known,) = (await up_to_date(ben))["spectators"]
            assert (known["name"], known["seat"], known["mayEnd"]) == ("Gerda", "N", True)
            assert (await up_to_date(anna))["spectators"] == [known]
            async with friends.home.watch_line(gerda, friends.table) as line:
                await line.view()
                await done(ben, "send-away", since=known["since"])
                trouble = await line.until(lambda said: said["type"] == "trouble")
                assert trouble["why"]["code"] == "watching-ended"
                with pytest.raises(Closed):
                    await line.hear()
            assert (await up_to_date(anna))["spectators"] == []
            assert await refused(gerda, friends.table, shoulder) == (404, "watching-ended")
            async with friends.home.watch_line(gerda, friends.table) as line:
                assert (await line.hear())["why"]["code"] == "watching-ended"
            another, _ = await watch_keys(friends.browsers[1], friends.table)
            assert another != shoulder

    asyncio.run(visit())


def test_the_gallery_has_the_boards_that_are_over() -> None:
    """During a board the gallery gets no cards; afterwards the whole board, call by call and card by card."""

    async def visit() -> None:
        async with playing() as (friends, anna, ben), friends.home.browser() as gerda:
            _, gallery = await watch_keys(friends.browsers[0], friends.table)
            assert await watch(gerda, friends.table, gallery) is None
            path = f"/api/tables/{friends.table}/gallery/1"
            async with friends.home.watch_line(gerda, friends.table) as line:
                first = await line.until(lambda said: said["type"] == "gallery")
                assert (first["number"], first["open"]) == (1, 0)
                assert (await gerda.get(path)).status_code == 404
                view = await play((anna, ben), lambda view: view["phase"] == "result")
                after = await line.until(lambda said: said["open"] == 1)
                assert after["number"] is None
                assert after["sheet"]["lines"][0]["result"] == view["result"]["result"]
            board = (await gerda.get(path)).json()
            assert board["result"] == view["result"]["result"]
            assert board["hands"] == view["result"]["hands"]
            assert board["record"]["calls"] == view["calls"]
            assert (await friends.browsers[1].get(path)).status_code == 404

    asyncio.run(visit())


def test_who_looks_on_sees_the_clock_rest_once_nobody_plays() -> None:
    """When the last player goes the clock stops, and who looks on is told so, as who comes then is."""

    async def visit() -> None:
        async with playing(minutes=7) as (friends, anna, ben), friends.home.browser() as gerda:
            shoulder, _ = await watch_keys(friends.browsers[1], friends.table)
            await watch(gerda, friends.table, shoulder)
            await play((anna, ben), lambda view: view["turn"]["mine"])
            async with friends.home.watch_line(gerda, friends.table) as line:
                assert (await line.view())["clock"]["runs"] == ["NS"]
                await ben.close()
                assert (await up_to_date(line))["clock"]["runs"] == ["NS"]
                await anna.close()
                assert (await up_to_date(line))["clock"]["runs"] == []

    asyncio.run(visit())


def test_spectators_keep_no_bot_awake() -> None:
    """While only Gerda is connected nothing goes on, however often she comes; she does not count as present."""

    async def visit() -> None:
        async with house() as home, home.browser() as anna, home.browser() as gerda:
            table = await home.opened(anna, name="Anna", seat="S")
            shoulder, _ = await watch_keys(anna, table)
            await watch(gerda, table, shoulder)
            room = await home.parts.games.table(table)
            assert room is not None
            for _ in range(3):
                async with home.watch_line(gerda, table) as line:
                    assert (await line.view())["calls"] == []
                    await settled([line])
                    room.wake()
                    await settled([line])
                    assert not room.is_empty
                    assert room.here == frozenset()
                assert room.is_empty
            assert len(home.store.streams[table]) == 3

    asyncio.run(visit())


def test_a_table_at_which_somebody_looks_on_is_kept_open() -> None:
    """As long as a spectator is connected the table is not put away: they would be shown nothing more."""

    async def visit() -> None:
        async with playing() as (friends, anna, ben), friends.home.browser() as gerda:
            shoulder, _ = await watch_keys(friends.browsers[0], friends.table)
            await watch(gerda, friends.table, shoulder)
            room = await friends.home.parts.games.table(friends.table)
            async with friends.home.watch_line(gerda, friends.table) as line:
                await line.view()
                await anna.close()
                await ben.close()
                await friends.home.tidy(asyncio.get_running_loop().time() + 1)
                assert await friends.home.parts.games.table(friends.table) is room
            await friends.home.tidy(asyncio.get_running_loop().time() + 1)
            assert await friends.home.parts.games.table(friends.table) is not room

    asyncio.run(visit())


def test_players_and_strangers_are_turned_away() -> None:
    """A browser with a seat cannot look on, a wrong key or none opens nothing, and a nameless guest is refused."""

    async def visit() -> None:
        async with playing() as (friends, _, _), friends.home.browser() as gerda:
            table = friends.table
            shoulder, gallery = await watch_keys(friends.browsers[0], table)
            for key in (shoulder, gallery):
                assert await state_of(friends.browsers[1], table, key) == "plays"
                assert await refused(friends.browsers[1], table, key) == (422, "plays-here")
            wrong = await key_to(friends.browsers[0], table, "E")
            assert await refused(gerda, table, wrong) == (404, "watching-ended")
            answer = await gerda.post(f"/api/tables/{table}/watch", json={"key": gallery, "name": " "})
            assert await why_not(answer) == (422, "name-missing")
            await watch(gerda, table, gallery)
            assert await state_of(gerda, table, shoulder) == "watches"
            assert await refused(gerda, table, shoulder) == (422, "watches-already")
            async with friends.home.line(gerda, table) as line:
                assert (await line.hear())["why"]["code"] == "foreign-table"
            async with friends.home.watch_line(friends.browsers[1], table) as line:
                assert (await line.hear())["why"]["code"] == "watching-ended"

    asyncio.run(visit())


async def sits(browser: httpx.AsyncClient, table: str, key: str) -> tuple[int, str]:
    """Why somebody may not sit down."""
    answer = await browser.post(f"/api/tables/{table}/sit", json={"key": key, "name": "Gerda"})
    return await why_not(answer)


@pytest.mark.parametrize("stand", [0, 1], ids=["seat", "gallery"])
def test_in_a_match_who_has_looked_on_neither_plays_nor_looks_on_elsewhere(stand: int) -> None:
    """Gerda looks on at the first table: no link of the match brings her to a seat, nor to the other table."""

    async def visit() -> None:
        async with meeting() as met, met.home.browser() as gerda:
            first, second = met.tables
            key = (await watch_keys(met.anna, first))[stand]
            others = [each for each in await watch_keys(met.ben, second) if each]
            assert others
            await watch(gerda, first, key)
            for other in others:
                assert await state_of(gerda, second, other) == "watches"
                assert await refused(gerda, second, other) == (422, "watches-already")
            for place in ("1N", "2S"):
                table, seat = met.keys[place]
                assert await sits(gerda, table, seat) == (422, "has-watched")
            for player in (met.anna, met.ben):
                assert await refused(player, first, key) == (422, "plays-here")
                assert await state_of(player, first, key) == "plays"

    asyncio.run(visit())


def test_the_gallery_of_a_match_waits_for_both_tables() -> None:
    """A board finished at the first table alone is not shown there, nor how it ended; when both have, it is."""

    async def visit() -> None:
        async with meeting() as met, met.home.browser() as gerda:
            first, _ = met.tables
            _, gallery = await watch_keys(met.anna, first)
            await watch(gerda, first, gallery)
            anna, ben = met.lines()
            async with anna, ben, met.home.watch_line(gerda, first) as line:
                await anna.view()
                await done(anna, "next")
                await up_to_date(ben)
                await play_match((anna,), lambda view: view["phase"] == "finished-here")
                await settled([line])
                waiting = [json.loads(text) for text in line.heard]
                assert {said["open"] for said in waiting} == {0}
                assert {said["number"] for said in waiting} == {None, 1}
                assert (await gerda.get(f"/api/tables/{first}/gallery/1")).status_code == 404
                await play_match((ben,), lambda view: view["phase"] == "result")
                after = await line.until(lambda said: said["open"] == 1)
                assert after["standing"]["boards"] == 1
            board = (await gerda.get(f"/api/tables/{first}/gallery/1")).json()
            assert board["record"]["room"] == 1
            assert board["result"] == anna.latest["match"]["ended"] or board["record"]["calls"]

    asyncio.run(visit())
