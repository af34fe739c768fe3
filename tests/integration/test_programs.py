"""Programs that play with keys of their own at a whole server: what a key opens, and what it does not."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import pytest
from tests.integration.friends import done, key_to, pair, refused, sat, up_to_date, why_not
from tests.integration.house import Closed, House, Line, Said, house, wish
from tests.integration.legal_bots import Hasty

from schlemm.server.app.socket_description import ASKED
from schlemm.server.live.program_rights import OF_PROGRAM
from schlemm.server.network.cookies import COOKIE

REFUSED: Final[dict[str, dict[str, Any]]] = {
    "undo": {},
    "draw": {},
    "stand-in": {"seat": "S"},
    "free-seat": {"seat": "S"},
    "come-back": {},
    "say": {"line": "chat-thanks"},
    "speak": {"text": "hello"},
    "send-away": {"since": 1},
    "ask-about-call": {"index": 0, "call": "P"},
    "stop": {},
    "settings": {"stake": 5},
    "line-up": {"team": "A", "to": ["1N", "1S", "2E", "2W"]},
    "release": {"place": "1N"},
    "captain": {"place": "1N"},
    "pause": {},
    "resume": {},
    "comment": {"board": 1, "room": 1, "what": "call", "index": 0, "text": "hm"},
    "hint": {},
    "why-not": {"call": "P"},
    "card-hint": {},
    "review": {},
}
"""Everything that a person may say and a program may not."""


async def let(browser: httpx.AsyncClient, table: str, seat: str = "S", **name: str) -> Said:
    """Let a program play at this seat; the answer."""
    answer = await browser.post(f"/api/tables/{table}/programs", json={"seat": seat, **name})
    assert answer.status_code == 201, answer.text
    found: Said = answer.json()
    return found


async def ended(browser: httpx.AsyncClient, table: str, seat: str = "S") -> int:
    """Take a program's key back; the status of the answer."""
    return (await browser.post(f"/api/tables/{table}/programs/end", json={"seat": seat})).status_code


def program(home: House, table: str, key: str) -> Line:
    """A program's socket: it has no cookie and comes from no page."""
    return Line(
        home.door, f"/ws/tables/{table}", {"host": "127.0.0.1:8000", "authorization": f"Bearer {key}"}
    )


async def turned_away(line: Line) -> str:
    """Why the server closes this socket at once."""
    said = await line.until(lambda said: said["type"] == "trouble")
    with pytest.raises(Closed):
        await line.hear()
    await line.close()
    return str(said["why"]["code"])


@asynccontextmanager
async def alone() -> AsyncIterator[tuple[House, httpx.AsyncClient, str, str]]:
    """A person with three bots, who lets a program play at their seat: server, browser, table, key."""
    async with house(executor=Hasty()) as home, home.browser() as anna:
        table = await home.opened(anna, name="Anna")
        given = await let(anna, table)
        assert given == {"key": given["key"], "seat": "S", "socket": f"/ws/tables/{table}"}
        yield home, anna, table, given["key"]


async def test_a_program_plays_a_board_at_the_seat_of_who_lets_it() -> None:
    """With the key alone it sees what the person sees, and its calls and cards count until the board is over."""
    async with alone() as (home, anna, table, key):
        own, played = home.line(anna, table), program(home, table, key)
        async with own, played:
            view = await up_to_date(played)
            assert view == await up_to_date(own)
            assert [each["seat"] for each in view["players"] if each["program"]] == ["S"]
            while view["result"] is None:
                action = wish(view, lambda choices: choices[0])
                if action is not None:
                    await done(played, action[0], **action[1])
                view = await up_to_date(played)
            assert (await up_to_date(own))["result"] == view["result"]


async def test_a_program_neither_chats_nor_decides_about_the_table() -> None:
    """Each message that its key does not open is refused, the same for all, and the table stays as it was."""
    tags = {str(kind.__struct_config__.tag) for kind in ASKED}
    may = {str(kind.__struct_config__.tag) for kind in OF_PROGRAM}
    assert tags - may == set(REFUSED)
    async with alone() as (home, _, table, key), program(home, table, key) as played:
        before = await up_to_date(played)
        for kind, content in REFUSED.items():
            seen = {} if kind in {"hint", "why-not", "card-hint", "review"} else {"seen": before["version"]}
            played.say(json.dumps({"type": kind, "id": kind, **seen, **content}))
            said = await played.reply(kind)
            assert (said["type"], said["why"]["code"]) == ("refused", "not-for-programs"), kind
        assert (await up_to_date(played))["version"] == before["version"]


async def test_a_program_does_not_start_a_table_that_waits_for_people() -> None:
    """It plays at the host's seat, but that everybody is there a person says."""
    async with pair() as friends:
        anna, _ = friends.browsers
        given = await let(anna, friends.table)
        async with program(friends.home, friends.table, given["key"]) as played:
            assert await refused(played, "next") == "not-for-programs"


async def test_the_key_opens_nothing_but_the_socket() -> None:
    """No route answers to it as to a person, as a bearer's or in the place of a person's secret; nor does a socket."""
    async with alone() as (home, anna, table, key), home.browser() as thief:
        for path in ("links", "programs", "record"):
            asked = f"/api/tables/{table}/{path}"
            bearer = await thief.get(asked, headers={"authorization": f"Bearer {key}"})
            cookie = await thief.get(asked, headers={"cookie": f"{COOKIE}={key}"})
            assert bearer.status_code == cookie.status_code == 404
        assert (await anna.get(f"/api/tables/{table}/programs")).status_code == 200
        line = Line(home.door, f"/ws/tables/{table}", {"host": "127.0.0.1:8000", "cookie": f"{COOKIE}={key}"})
        assert await turned_away(line) == "foreign-table"
        bad = home.line(anna, table, authorization="Bearer " + "x" * 22)
        assert await turned_away(bad) == "wrong-key"  # a wrong key is not made good by a cookie


async def test_the_key_is_told_once_and_kept_as_a_hash() -> None:
    """Neither what is stored nor anything said later holds it, to the person, the program or others."""
    async with alone() as (home, anna, table, key):
        own, played = home.line(anna, table), program(home, table, key)
        async with own, played:
            await up_to_date(own)
            await up_to_date(played)
            listed = await anna.get(f"/api/tables/{table}/programs")
            links = await anna.get(f"/api/tables/{table}/links")
            assert listed.json() == [{"seat": "S", "name": "Anna", "alone": False}]
            kept = [str(stored.entry) for stream in home.store.streams.values() for stored in stream]
            assert "ProgramKeyChanged" in "".join(kept)
            assert not any(
                key in text for text in (*kept, *own.heard, *played.heard, listed.text, links.text)
            )


async def test_a_key_that_is_taken_back_opens_nothing() -> None:
    """The program is sent away at once and let in no more; the person stays and plays on."""
    async with alone() as (home, anna, table, key):
        own, played = home.line(anna, table), program(home, table, key)
        async with own:
            await up_to_date(own)
            await up_to_date(played)
            assert await ended(anna, table) == 200
            assert await turned_away(played) == "wrong-key"
            assert await turned_away(program(home, table, key)) == "wrong-key"
            view = await up_to_date(own)
            assert not any(each["program"] for each in view["players"])
            assert (await anna.get(f"/api/tables/{table}/programs")).json() == []
            action = wish(view, lambda choices: choices[0])
            assert action is not None
            await done(own, action[0], **action[1])


async def test_a_new_key_takes_the_place_of_the_one_before() -> None:
    """There is one key a seat: whoever has the former one is sent away."""
    async with alone() as (home, anna, table, key):
        former = program(home, table, key)
        await up_to_date(former)
        given = await let(anna, table)
        assert await turned_away(former) == "wrong-key"
        async with program(home, table, given["key"]) as played:
            assert (await up_to_date(played))["me"] == "S"


async def test_a_program_takes_no_windows_from_its_person() -> None:
    """It has two sockets and no third; the person's own are counted apart."""
    async with alone() as (home, anna, table, key):
        lines = [program(home, table, key) for _ in range(2)]
        for line in lines:
            await up_to_date(line)
        assert await turned_away(program(home, table, key)) == "too-many-windows"
        async with home.line(anna, table) as own:
            assert (await up_to_date(own))["me"] == "S"
        for line in lines:
            await line.close()


async def test_the_host_lets_a_program_sit_in_the_place_of_a_bot() -> None:
    """It sits there under its name, sees that seat's cards, and the host gives the seat to a bot again."""
    async with house(executor=Hasty()) as home, home.browser() as anna:
        table = await home.opened(anna, name="Anna", company=["N"])
        given = await let(anna, table, "E", name="Robo")
        own, played = home.line(anna, table), program(home, table, given["key"])
        async with own:
            await up_to_date(own)
            view = await up_to_date(played)
            assert (view["me"], view["players"][1]["name"], view["players"][1]["program"]) == (
                "E",
                "Robo",
                True,
            )
            await done(own, "next")
            seen = await up_to_date(played)
            assert [hand["seat"] for hand in seen["hands"] if hand["cards"]] == ["E"]
            listed = (await anna.get(f"/api/tables/{table}/programs")).json()
            assert listed == [{"seat": "E", "name": "Robo", "alone": True}]
            assert await ended(anna, table, "E") == 200
            assert await turned_away(played) == "seat-given-on"
            assert not (await up_to_date(own))["players"][1]["human"]
            assert await turned_away(program(home, table, given["key"])) == "wrong-key"


async def test_a_program_waits_for_the_end_of_the_board_as_people_do() -> None:
    """Let come while a board is played it sees no card of it, and can be sent away before it has sat down."""
    async with house(executor=Hasty()) as home, home.browser() as anna:
        table = await home.opened(anna, name="Anna")
        given = await let(anna, table, "E", name="Robo")
        played = program(home, table, given["key"])
        view = await up_to_date(played)
        assert (view["seated"], [hand for hand in view["hands"] if hand["cards"]]) == (False, [])
        assert await ended(anna, table, "E") == 200
        assert await turned_away(played) == "seat-given-on"
        assert await turned_away(program(home, table, given["key"])) == "wrong-key"


async def test_only_the_host_gives_seats_of_bots_to_programs() -> None:
    """A guest brings a program to their own seat and to no other; nobody to that of another person."""
    async with pair() as friends:
        anna, ben = friends.browsers
        address = f"/api/tables/{friends.table}/programs"
        assert (await let(ben, friends.table, "N"))["seat"] == "N"
        answer = await ben.post(address, json={"seat": "E", "name": "Robo"})
        assert await why_not(answer) == (422, "host-decides")
        answer = await anna.post(address, json={"seat": "N", "name": "Robo"})
        assert await why_not(answer) == (422, "seat-taken")
        answer = await anna.post(f"{address}/end", json={"seat": "N"})
        assert await why_not(answer) == (422, "no-program")
        assert await ended(ben, friends.table, "N") == 200


async def test_somebody_else_asks_for_nothing() -> None:
    """Who has no seat at the table is told that there is no such table, whatever they ask for."""
    async with alone() as (home, _, table, _), home.browser() as stranger:
        address = f"/api/tables/{table}/programs"
        assert (await stranger.get(address)).status_code == 404
        assert (await stranger.post(address, json={"seat": "S"})).status_code == 404
        assert (await stranger.post(f"{address}/end", json={"seat": "S"})).status_code == 404


async def test_the_link_to_a_programs_seat_finds_it_taken() -> None:
    """Whoever is invited to a seat that a program has reads so."""
    async with house(executor=Hasty()) as home, home.browser() as anna, home.browser() as eva:
        table = await home.opened(anna, name="Anna", company=["E"])
        key = await key_to(anna, table, "E")
        await let(anna, table, "E", name="Robo")
        answer = await eva.post(f"/api/tables/{table}/sit", json={"key": key, "name": "Eva"})
        assert await why_not(answer) == (422, "seat-taken")
        assert await ended(anna, table, "E") == 200
        assert await sat(eva, table, await key_to(anna, table, "E"), name="Eva") == "E"
