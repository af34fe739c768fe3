"""What a browser is known by is chosen by the server alone: no cookie that somebody else has put there opens a seat."""

import re
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from tests.integration.house import House, house
from tests.integration.spectators import state_of, watch_keys

from schlemm.server.common.ids import new_table_name
from schlemm.server.network.cookies import COOKIE, FORMER_COOKIE, HOST_COOKIE
from schlemm.server.table.opening import table_opened
from schlemm.server.table.wire import OpenTable
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.table.state.settings import Tempo

CHOSEN = "chosen-by-somebody-else-0123456789"
"""A secret that the server has never made."""

FORMER = "abcdefghijklmnopqrstuv"
"""A secret as earlier versions made them."""

TABLE = {"form": "robber4", "tempo": 0, "level": "anfaenger"}
PAD = {"form": "rubber", "people": ["A", "B", "C", "D"]}
CIRCLE = {"name": "Do", "person": "Anna", "agreed": {}}
CREWS = {team: {"colour": colour, "level": "anfaenger"} for team, colour in (("a", "blue"), ("b", "red"))}


def with_cookie(
    home: House, secret: str, name: str = COOKIE, address: str = "http://127.0.0.1:8000"
) -> httpx.AsyncClient:
    """A browser into which somebody has put this cookie."""
    browser = home.browser()
    browser.base_url = httpx.URL(address)
    browser.headers["cookie"] = f"{name}={secret}"
    return browser


def given(answer: httpx.Response) -> dict[str, str]:
    """The cookies that come with an answer."""
    cookies = SimpleCookie()
    for text in answer.headers.get_list("set-cookie"):
        cookies.load(text)
    return {name: morsel.value for name, morsel in cookies.items()}


async def played_before(home: House, secret: str) -> str:
    """A table of a person who was known by this secret before there were others."""
    name = new_table_name()
    return await home.parts.games.set_up(
        name, table_opened(OpenTable("robber4", tempo=Tempo.AT_ONCE), name, secret)
    )


async def asks(browser: httpx.AsyncClient, table: str) -> int:
    """What it says to who asks for the links of a table's seats, as only who sits there may."""
    return (await browser.get(f"/api/tables/{table}/links")).status_code


@pytest.mark.parametrize("secret", [CHOSEN, "x" * 22, "_" * 64, FORMER])
@pytest.mark.parametrize(
    ("path", "wish", "opened"),
    [
        ("/api/tables", TABLE, lambda said: f"/api/tables/{said['table']}/links"),
        ("/api/matches", {"tempo": 0, **CREWS}, lambda said: f"/api/tables/{said['table']}/links"),
        ("/api/pads", PAD, lambda said: f"/api/pads/{said['pad']}"),
        ("/api/series", CIRCLE, lambda said: f"/api/series/{said['series']}"),
    ],
    ids=["table", "match", "pad", "circle"],
)
async def test_a_secret_that_somebody_else_chose_opens_nothing_new(
    secret: str, path: str, wish: dict[str, object], opened: Callable[[dict[str, str]], str]
) -> None:
    """The victim opens something with the attacker's cookie; it is theirs by a secret that the server has made."""
    async with house() as home, with_cookie(home, secret) as victim, with_cookie(home, secret) as attacker:
        answer = await victim.post(path, json=wish)
        assert answer.status_code == 201, answer.text
        made = given(answer)[COOKIE]
        assert made != secret
        where = opened(answer.json())
        assert (await attacker.get(where)).status_code == 404
        async with with_cookie(home, made) as own:
            assert (await own.get(where)).status_code == 200


async def test_who_sits_down_with_a_strangers_cookie_sits_alone() -> None:
    """Neither a seat nor a place to look on from is opened to the secret that somebody else has put there."""
    async with house() as home, home.browser() as host, with_cookie(home, CHOSEN) as victim:
        table = await home.opened(host, name="Anna")
        answer = await host.get(f"/api/tables/{table}/links")
        keys = {link["seat"]: link["path"].partition("#")[2] for link in answer.json()["seats"]}
        sat = await victim.post(f"/api/tables/{table}/sit", json={"key": keys["N"], "name": "Ben"})
        assert sat.status_code == 201
        assert await asks(victim, table) == 404
        async with with_cookie(home, given(sat)[COOKIE]) as ben:
            assert await asks(ben, table) == 200
        _, gallery = await watch_keys(host, table)
        watched = await victim.post(f"/api/tables/{table}/watch", json={"key": gallery, "name": "Gerda"})
        assert watched.status_code == 201
        assert await state_of(victim, table, gallery) != "yours"
        async with with_cookie(home, given(watched)[COOKIE]) as gerda:
            assert await state_of(gerda, table, gallery) == "yours"


async def test_secrets_of_before_go_on_where_they_are_known_and_nowhere_else() -> None:
    """A browser of today keeps its tables, lists those of both secrets, and opens new ones by a new secret alone."""
    async with house() as home, home.browser() as browser:
        old = [await played_before(home, FORMER) for _ in range(2)]
        browser.cookies.set(COOKIE, FORMER, domain="127.0.0.1", path="/")
        assert [await asks(browser, table) for table in old] == [200, 200]
        new = await home.opened(browser)
        assert browser.cookies[FORMER_COOKIE] == FORMER
        assert browser.cookies[COOKIE] != FORMER
        assert [await asks(browser, table) for table in (*old, new)] == [200] * 3
        async with home.line(browser, old[0]) as line:
            assert (await line.view())["table"] == old[0]
        summaries = (await browser.get("/api/tables", params={"ids": ",".join((*old, new))})).json()
        assert {each["table"] for each in summaries} == {*old, new}
        for table in (*old, new):
            async with home.line(browser, table) as line:
                view = await line.view(lambda view: view["turn"]["mine"])
                await line.reply(line.ask("call", view["version"], call="P"))
        games = (await browser.get("/api/games")).json()["games"]
        assert {game["game"] for game in games} == {*old, new}
        async with with_cookie(home, FORMER) as thief:
            assert await asks(thief, new) == 404
        again = await home.opened(browser)
        assert [await asks(browser, table) for table in (old[0], new, again)] == [200] * 3
        assert (await browser.post("/api/games/forget")).json()["games"] == 3
        assert [await asks(browser, table) for table in (old[0], new)] == [404, 404]


async def test_who_plays_by_a_secret_of_before_does_not_look_on_by_another() -> None:
    """A browser is one browser at a table that knows it, whichever of its secrets does."""
    async with house() as home, home.browser() as browser:
        table = await played_before(home, FORMER)
        browser.cookies.set(COOKIE, FORMER, domain="127.0.0.1", path="/")
        await home.opened(browser)
        _, gallery = await watch_keys(browser, table)
        assert await state_of(browser, table, gallery) == "plays"
        answer = await browser.post(f"/api/tables/{table}/watch", json={"key": gallery, "name": "Anna"})
        assert answer.status_code == 422


async def test_over_https_only_this_host_can_have_set_the_cookie() -> None:
    """Its name begins with ``__Host-``; what comes under the plain name, which others may set, opens nothing new."""
    https = "https://127.0.0.1:8000"
    async with house() as home, home.browser() as attacker:
        await home.opened(attacker)
        stolen = attacker.cookies[COOKIE]  # made by this server, and put into somebody else's browser
        async with with_cookie(home, stolen, address=https) as victim:
            answer = await victim.post("/api/tables", json=TABLE)
        (text,) = answer.headers.get_list("set-cookie")
        assert re.match(f"{HOST_COOKIE}=[^;]+;", text)
        assert {"Secure", "HttpOnly", "Path=/"} <= set(text.split("; "))
        assert "domain" not in text.lower()
        assert await asks(attacker, answer.json()["table"]) == 404
        mine = f"{HOST_COOKIE}={given(answer)[HOST_COOKIE]}; {COOKIE}={stolen}"
        async with home.browser(cookie=mine) as both:
            both.base_url = httpx.URL(https)
            assert await asks(both, answer.json()["table"]) == 200
            assert given(await both.post("/api/tables", json=TABLE)) == given(answer)


async def test_a_secret_of_this_server_stays_good_after_a_restart() -> None:
    """It is known by the store: after a restart the same secret opens new tables, and at another store it does not."""
    async with house() as home, home.browser() as browser:
        await home.opened(browser)
        secret = browser.cookies[COOKIE]
    async with house(store=home.store) as again, with_cookie(again, secret) as back:
        assert given(await back.post("/api/tables", json=TABLE)) == {COOKIE: secret}
    async with house() as other, with_cookie(other, secret) as stranger:
        assert given(await stranger.post("/api/tables", json=TABLE))[COOKIE] != secret


async def test_a_data_file_keeps_its_name(tmp_path: Path) -> None:
    """By it secrets are known: the same at each start, another one for another file."""
    names = []
    for path in (tmp_path / "one.db", tmp_path / "one.db", tmp_path / "two.db"):
        store = SqliteStore(path)
        await store.start()
        names.append(store.id)
        await store.close()
    assert names[0] == names[1] != names[2]
