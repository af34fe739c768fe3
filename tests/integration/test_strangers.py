"""Who has no business at a table, and what no browser of ours would say: turned away by code, and nothing breaks."""

import json

import pytest
from tests.integration.house import Closed, Line, house

from schlemm.server.live import permissions
from schlemm.server.live.outbox import MOST
from schlemm.server.sockets.admission import MOST_SOCKETS
from schlemm.table.rules.act import Pace


async def turned_away(line: Line) -> tuple[str, int]:
    """Why the server ends this connection, and its close code."""
    said = await line.until(lambda said: said["type"] == "trouble")
    with pytest.raises(Closed) as closed:
        await line.hear()
    return said["why"]["code"], closed.value.code


@pytest.mark.parametrize("name", ["abcdefghijkm", "ABCDEFGHIJKM", "x", "%2e%2e", "a" * 300, "é"])
async def test_an_unknown_table_is_named_as_such(name: str) -> None:
    """A table that does not exist, or could not even be called so, is trouble and no error."""
    async with house() as home, home.browser() as browser:
        await home.opened(browser)
        async with home.line(browser, name) as line:
            assert await turned_away(line) == ("unknown-table", 1008)


@pytest.mark.parametrize(
    "cookie", ["", "schlemm_guest=x", "schlemm_guest=0123456789012345678901", "\x7f;;=;"]
)
async def test_nobody_sits_down_with_another_browsers_cookie(cookie: str) -> None:
    """Without the secret of a seat there is no view, not even one without cards."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table, cookie=cookie) as line:
            assert await turned_away(line) == ("foreign-table", 1008)
        assert len(line.heard) == 1


async def test_a_secret_opens_one_browsers_seats_only() -> None:
    """Each browser has a secret of its own; it opens all tables of that browser and none of another's."""
    async with house() as home, home.browser() as anna, home.browser() as bert:
        annas = [await home.opened(anna), await home.opened(anna)]
        berts = await home.opened(bert)
        for table in annas:
            async with home.line(anna, table) as line:
                assert (await line.view())["table"] == table
        async with home.line(bert, annas[0]) as line:
            assert (await turned_away(line))[0] == "foreign-table"
        summaries = (await anna.get("/api/tables", params={"ids": ",".join([*annas, berts])})).json()
    assert [summary["table"] for summary in summaries] == annas


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("hello", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('{"type":"call"', "malformed"),
        ('{"type":"call","id":"","seen":1,"call":"P"}', "malformed"),
        (json.dumps({"type": "call", "id": "x" * 65, "seen": 1, "call": "P"}), "malformed"),
        ('{"id":' + "[" * 8_000, "malformed"),
        ("[" * 16_000, "malformed"),
        ('{"type":"call","id":"\\ud800","seen":1,"call":"P"}', "malformed"),
        (" " * 16_385, "too-large"),
    ],
    ids=lambda value: value[:12],
)
async def test_what_no_browser_says_ends_the_connection(text: str, code: str) -> None:
    """Nonsense without an id ends the connection by code; the table goes on as if nothing had been said."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        async with home.line(browser, table) as line:
            view = await line.view(lambda view: view["turn"]["mine"])
            line.say(text)
            assert await turned_away(line) == (code, 1008)
        async with home.line(browser, table) as line:
            assert (await line.view())["version"] == view["version"]


async def test_a_page_of_another_site_gets_no_socket_and_opens_no_table() -> None:
    """What comes from a page of another origin is refused before anything is looked up."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        for origin in (
            "http://evil.example",
            "http://127.0.0.1:9",
            "null",
            "https://127.0.0.1.evil.example:8000",
            "http://[::1",
            "http://[127.0.0.1:8000]",
            "",
        ):
            line = home.line(browser, table, origin=origin)
            with pytest.raises(Closed):
                await line.hear()
            answer = await browser.post("/api/tables", json={"form": "rubber"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["why"]["code"]) == (403, "foreign-origin")
    assert len(home.store.streams) == 1


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[::1", "0.0.0.0"]
)
async def test_another_name_for_this_machine_is_turned_away(host: str) -> None:
    """On a loopback address only this machine's own names are answered, against names that resolve to it."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        for path in ("/", "/api/tables?ids=x", "/i18n/any/de/main.json", "/nowhere"):
            answer = await browser.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["why"]["code"]) == (421, "wrong-host")
        line = home.line(browser, table, host=host, origin=f"http://{host}")
        with pytest.raises(Closed):
            await line.hear()


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000"])
async def test_every_name_of_this_machine_is_answered(host: str) -> None:
    """A person may write the loopback address as they like."""
    async with house() as home, home.browser() as browser:
        answer = await browser.get("/api/tables", headers={"host": host})
    assert answer.status_code == 200


async def test_a_player_has_a_dozen_windows_at_most() -> None:
    """More sockets than anybody has windows are not given out; a closed one makes room again."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        lines = [home.line(browser, table) for _ in range(MOST_SOCKETS)]
        for line in lines:
            await line.view()
        async with home.line(browser, table) as line:
            assert await turned_away(line) == ("too-many-windows", 1008)
        await lines.pop().close()
        async with home.line(browser, table) as line:
            await line.view()
        for line in lines:
            await line.close()


async def test_who_reads_slowly_costs_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket that takes nothing keeps a bounded queue, and once it reads again ends up at the present."""
    monkeypatch.setattr(permissions, "PACES", {**permissions.PACES, Pace.CHANGE: (100.0, 1.0)})
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser, tempo=2)
        async with home.line(browser, table) as slow, home.line(browser, table) as quick:
            await slow.view()
            await quick.view()
            slow.stalled.clear()
            for number in range(1, 100):
                quick.ask("settings", 0, stake=number)
                await quick.until(lambda said: said["type"] == "done")
            slow.stalled.set()
            view = await slow.view(lambda view: view["settings"]["stake"] == 99)
            assert view["version"] == quick.latest["version"]
            assert len(slow.heard) < 80


async def test_who_stops_reading_and_drops_has_left() -> None:
    """A connection that breaks while its replies pile up ends: the player is away, and the table is put away."""
    async with house() as home, home.browser() as browser:
        table = await home.opened(browser)
        line = home.line(browser, table)
        await line.view(lambda view: view["turn"]["mine"])
        line.stalled.clear()
        for _ in range(MOST + 20):
            line.ask("next", 0)
        await line.rest()
        await line.lose()
        left = await home.parts.games.table(table)
        assert left is not None
        assert left.is_empty
        await home.tidy()
        assert await home.parts.games.table(table) is not left
