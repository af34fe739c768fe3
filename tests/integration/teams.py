"""A match of a whole server inside a test: people at both tables, their sockets, a score counted by hand."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import httpx
from tests.integration.friends import sat, up_to_date
from tests.integration.house import House, Line, Said, house, wish

from schlemm.table.rules.act import DealSource

_SMALL = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600)
STEPS = (*_SMALL, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000)
"""The least difference for each number of IMPs (Law 78B)."""


async def opened(browser: httpx.AsyncClient, **wished: Any) -> Said:
    """A match opened by this browser with bots that act at once."""
    crews = {team: {"colour": colour, "level": "anfaenger"} for team, colour in (("a", "blue"), ("b", "red"))}
    answer = await browser.post("/api/matches", json={"tempo": 0, **crews, **wished})
    assert answer.status_code == 201, answer.text
    found: Said = answer.json()
    return found


async def keys_of(browser: httpx.AsyncClient, table: str, seat: str = "") -> dict[str, tuple[str, str]]:
    """The invitations that this person may hand out: table and key, by place."""
    answer = await browser.get(f"/api/tables/{table}/links", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    found = {}
    for link in answer.json()["seats"]:
        address, _, key = link["path"].partition("#")
        found[link["place"]] = (address.removeprefix("/sit/"), key)
    return found


@dataclass
class Meeting:
    """Anna at 1S, who is host, and Ben at another place of a match.

    Attributes:
        home: The server.
        match: The match's name.
        anna: Anna's browser.
        ben: Ben's browser.
        tables: The names of their tables.
        keys: Anna's invitations.
    """

    home: House
    match: str
    anna: httpx.AsyncClient
    ben: httpx.AsyncClient
    tables: tuple[str, str]
    keys: dict[str, tuple[str, str]]

    def lines(self) -> tuple[Line, Line]:
        """A socket of each."""
        return self.home.line(self.anna, self.tables[0]), self.home.line(self.ben, self.tables[1])


@asynccontextmanager
async def meeting(
    place: str = "2N", deals: DealSource | None = None, **wished: Any
) -> AsyncIterator[Meeting]:
    """Anna and Ben in a match that waits for Anna to begin."""
    async with house(deals=deals) as home, home.browser() as anna, home.browser() as ben:
        match = await opened(anna, **{"name": "Anna", "company": [place], **wished})
        keys = await keys_of(anna, match["table"])
        table, key = keys[place]
        await sat(ben, table, key, name="Ben")
        yield Meeting(home, match["match"], anna, ben, (match["table"], table), keys)


async def play(lines: Sequence[Line], until: Callable[[Said], bool]) -> Said:
    """All these people do the first legal thing, boards too, until a view of the first of them is like this."""
    acted: dict[Line, tuple[int, list[int]]] = {}
    while True:
        for line in lines:
            view = await up_to_date(line)
            if line is lines[0] and until(view):
                return view
            todo = wish(view, lambda choices: choices[0])
            at = view["version"], view["match"]["finished"]
            if todo is not None and acted.get(line) != at:
                acted[line] = at
                line.ask(todo[0], view["version"], **todo[1])
        await asyncio.sleep(0.001)


def is_over(view: Said) -> bool:
    """Whether the match is over."""
    return bool(view["match"]["over"])


async def boards_of(browser: httpx.AsyncClient, match: str) -> Said:
    """The score of a match as one of its players is told it."""
    answer = await browser.get(f"/api/matches/{match}/boards")
    assert answer.status_code == 200, answer.text
    found: Said = answer.json()
    return found


# -- counted by hand ----------------------------------------------------------------------------------------------


def points(result: str, vulnerability: str) -> int:
    """What a result such as ``4SXE+1`` brings North and South (Law 77), written down once more for the tests."""
    if result == "P":
        return 0
    text, sign, more = result, "=", "0"
    for mark in "=+-":
        if mark in result:
            text, sign, more = *result.split(mark)[:1], mark, result.split(mark)[1] or "0"
    declarer, bid = text[-1], text[:-1]
    times = 4 if bid.endswith("XX") else 2 if bid.endswith("X") else 1
    level, strain = int(bid[0]), bid[1:].rstrip("X")
    side = "NS" if declarer in "NS" else "EW"
    vulnerable = vulnerability in {side, "All"}
    gain = (
        _made(level, strain, times, int(more), vulnerable)
        if sign != "-"
        else -_down(int(more), times, vulnerable)
    )
    return gain if side == "NS" else -gain


def _made(level: int, strain: str, times: int, more: int, vulnerable: bool) -> int:
    each = 20 if strain in "CD" else 30
    tricks = (each * level + 10 * (strain == "NT")) * times
    game = (500 if vulnerable else 300) if tricks >= 100 else 50
    slam = {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
    over = each if times == 1 else 50 * times * (2 if vulnerable else 1)
    return tricks + game + slam + over * more + {1: 0, 2: 50, 4: 100}[times]


def _down(tricks: int, times: int, vulnerable: bool) -> int:
    if times == 1:
        return tricks * (100 if vulnerable else 50)
    first = [200] + [300] * 12 if vulnerable else [100, 200, 200] + [300] * 10
    return sum(first[:tricks]) * times // 2


def imps(difference: int) -> int:
    """The IMPs for a difference of points."""
    won = sum(1 for step in STEPS if abs(difference) >= step)
    return won if difference >= 0 else -won


def totals(gaps: Sequence[int]) -> list[Said]:
    """The running total of both teams in points, by which a match is decided where nobody has chosen (S1:13)."""
    a, b = accumulate(max(gap, 0) for gap in gaps), accumulate(max(-gap, 0) for gap in gaps)
    return [{"A": mine, "B": theirs} for mine, theirs in zip(a, b, strict=True)]
