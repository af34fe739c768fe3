"""Several people at one table of a whole server inside a test: keys, sockets, and what they do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from tests.integration.house import House, Line, Said, house, wish


async def key_to(browser: httpx.AsyncClient, table: str, seat: str = "", at: str = "") -> str:
    """The key of the host's invitation to a seat; without one, the person's own key."""
    answer = await browser.get(f"/api/tables/{table}/links", params={"seat": at})
    assert answer.status_code == 200, answer.text
    links = answer.json()
    paths = {link["seat"]: link["path"] for link in links["seats"]} | {"": links["own"]}
    address, _, key = paths[seat].partition("#")
    assert address == f"/sit/{table}"
    return str(key)


async def looked_at(browser: httpx.AsyncClient, table: str, key: str) -> Said:
    """What a key leads to."""
    answer = await browser.post(f"/api/tables/{table}/invitation", json={"key": key})
    assert answer.status_code == 200, answer.text
    found: Said = answer.json()
    return found


async def sat(browser: httpx.AsyncClient, table: str, key: str, **name: str) -> str:
    """Sit down; the letter of the seat."""
    answer = await browser.post(f"/api/tables/{table}/sit", json={"key": key, **name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["seat"])


async def why_not(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a problem."""
    return answer.status_code, str(answer.json()["why"]["code"])


@dataclass
class Pair:
    """Anna at South, who is host, and Ben at North.

    Attributes:
        home: The server.
        table: The table's name.
        browsers: Anna's and Ben's.
    """

    home: House
    table: str
    browsers: tuple[httpx.AsyncClient, httpx.AsyncClient]

    def lines(self) -> tuple[Line, Line]:
        """A socket of each."""
        anna, ben = self.browsers
        return self.home.line(anna, self.table), self.home.line(ben, self.table)


@asynccontextmanager
async def pair(**wished: Any) -> AsyncIterator[Pair]:
    """Two people at a table that waits for its start."""
    async with house() as home, home.browser() as anna, home.browser() as ben:
        table = await home.opened(anna, **{"name": "Anna", "company": ["N"], **wished})
        await sat(ben, table, await key_to(anna, table, "N"), name="Ben")
        yield Pair(home, table, (anna, ben))


@asynccontextmanager
async def playing(**wished: Any) -> AsyncIterator[tuple[Pair, Line, Line]]:
    """Two people whose first board has been dealt, with a socket each."""
    async with pair(**wished) as friends:
        anna, ben = friends.lines()
        async with anna, ben:
            await do(anna, "next")
            yield friends, anna, ben


async def do(line: Line, kind: str, /, **content: Any) -> Said:
    """Ask for something, with what the line has seen last; what becomes of it."""
    if not line.heard:
        await line.view()
    return await line.reply(line.ask(kind, line.latest["version"], **content))


async def done(line: Line, kind: str, /, **content: Any) -> None:
    """Ask for something that is done."""
    said = await do(line, kind, **content)
    assert said["type"] == "done", said


async def refused(line: Line, kind: str, /, **content: Any) -> str:
    """Ask for something that is refused; the code."""
    said = await do(line, kind, **content)
    assert said["type"] == "refused", said
    return str(said["why"]["code"])


async def up_to_date(line: Line) -> Said:
    """The line's view once nothing more comes by itself; the first one is waited for."""
    if not line.heard:
        await line.view()
    version = -1
    while version != (version := line.latest["version"]):
        line.heard += [text for text in await line.rest() if text.startswith('{"')]
    return line.latest


async def play(lines: tuple[Line, ...], until: Any) -> Said:
    """All these people do the first legal thing until a view of the first of them is like this."""
    acted: dict[Line, int] = {}
    while True:
        for line in lines:
            view = await up_to_date(line)
            if line is lines[0] and until(view):
                return view
            todo = wish(view, lambda choices: choices[0])
            if todo is not None and todo[0] != "next" and acted.get(line) != view["version"]:
                acted[line] = view["version"]
                line.ask(todo[0], view["version"], **todo[1])
        await asyncio.sleep(0.001)


def seated(view: Said, seat: str) -> Said:
    """Who sits there."""
    found: Said = next(player for player in view["players"] if player["seat"] == seat)
    return found


def own_cards(view: Said) -> list[str]:
    """The reader's hand."""
    return [card for hand in view["hands"] if hand["seat"] == view["me"] for card in hand["cards"]]
