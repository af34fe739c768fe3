"""Several people at one table of a server that is killed and started again."""

import asyncio
import json
import signal
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.integration.house import Said, wish
from tests.integration.players import Running
from tests.integration.test_process import Server, next_view, server
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection

from schlemm.server.app.application import STATIC

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the front end has not been built"
)

ENDS = (3, 9, 20, 10_000)
"""The versions of the table at which the server is killed."""

SETTLED: tuple[tuple[str, Said], ...] = (
    ("next", {}),
    ("say", {"line": "chat-moment"}),
    ("stand-in", {"seat": "S"}),
)
"""What Anna asks for, one after the other."""


async def ask(running: Running, path: str, cookie: str = "", body: object = None) -> tuple[Any, str]:
    """A question over HTTP: what is answered, and the cookie that the browser has then."""

    def asked() -> tuple[Any, str]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
        request = urllib.request.Request(f"http://{running.address}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer), (answer.headers["set-cookie"] or cookie).split(";")[0]

    return await asyncio.to_thread(asked)


async def gathered(running: Server) -> tuple[str, list[str]]:
    """A table with Anna at South and Ben at North, bots at once; the cookies of both."""
    wished = {"form": "robber4", "tempo": 0, "level": "anfaenger", "name": "Anna", "company": ["N"]}
    opened, anna = await ask(running, "/api/tables", body=wished)
    table = opened["table"]
    links, _ = await ask(running, f"/api/tables/{table}/links", anna)
    key = next(link["path"] for link in links["seats"] if link["seat"] == "N").partition("#")[2]
    _, ben = await ask(running, f"/api/tables/{table}/sit", body={"key": key, "name": "Ben"})
    return table, [anna, ben]


async def play(line: ClientConnection, until: int) -> list[Said]:
    """Play the first legal thing until the table has come to this version or the board is over; all views."""
    views = [await next_view(line)]
    acted = 0
    while views[-1]["version"] < until and views[-1]["phase"] != "result":
        view = views[-1]
        todo = wish(view, lambda choices: choices[0])
        if todo is not None and view["version"] > acted:
            acted = view["version"]
            name = f"{view['me']}{acted}"
            await line.send(json.dumps({"type": todo[0], "id": name, "seen": acted, **todo[1]}))
        views.append(await next_view(line))
    return views


async def carried_out(line: ClientConnection, name: str) -> None:
    """Wait until the command with this id is done."""
    async with asyncio.timeout(PATIENCE):
        while (said := json.loads(await line.recv())).get("id") != name:
            pass
    assert said["type"] == "done", said


@pytest.mark.exhaustive
async def test_two_people_find_their_seats_again_after_every_kill(tmp_path: Path) -> None:
    """Killed (-9) while it waits, in the auction and in the play, the server loses no person, no seat and no card."""
    table, cookies = "", [""]
    shown: list[Said] = [{}, {}]
    for until in ENDS:
        async with server(tmp_path / "data.db") as running, AsyncExitStack() as stack:
            if not table:
                table, cookies = await gathered(running)
            lines = [await stack.enter_async_context(running.line(table, cookie)) for cookie in cookies]
            played = await asyncio.gather(*(play(line, until) for line in lines))
            for views, before in zip(played, shown, strict=True):
                if before:
                    assert views[0]["version"] >= before["version"]
                    assert views[0]["calls"][: len(before["calls"])] == before["calls"]
                    assert views[0]["piles"][: len(before["piles"])] == before["piles"]
            shown = [views[-1] for views in played]
            await running.end(signal.SIGKILL)
    assert [view["me"] for view in shown] == ["S", "N"]
    assert [player["name"] for player in shown[0]["players"]] == ["Ben", "Olga", "Anna", "Willi"]
    assert {view["phase"] for view in shown} == {"result"}


@pytest.mark.exhaustive
async def test_what_people_settled_outlives_a_kill(tmp_path: Path) -> None:
    """Who is away, who is about to sit down, what was said and who is asked to agree are there again after a kill."""
    async with server(tmp_path / "data.db") as running:
        table, (anna, ben) = await gathered(running)
        links, _ = await ask(running, f"/api/tables/{table}/links", anna)
        east = next(link["path"] for link in links["seats"] if link["seat"] == "E").partition("#")[2]
        async with running.line(table, anna) as line:
            await next_view(line)
            for kind, content in SETTLED:
                await line.send(json.dumps({"type": kind, "id": kind, "seen": 2, **content}))
                await carried_out(line, kind)
            _, carl = await ask(running, f"/api/tables/{table}/sit", body={"key": east, "name": "Carl"})
            await running.end(signal.SIGKILL)
    async with server(tmp_path / "data.db") as running:
        async with running.line(table, carl) as line:
            view = await next_view(line)
            assert (view["me"], view["seated"], view["players"][1]["coming"]) == ("E", False, "Carl")
            assert view["players"][2]["away"]
            assert [said["line"] for said in view["chat"]] == ["chat-moment"]
        async with running.line(table, anna) as line:
            view = await next_view(line)
            while view["players"][2]["away"]:
                view = await next_view(line)
            assert view["me"] == "S"
        async with running.line(table, ben) as line:
            assert (await next_view(line))["me"] == "N"
