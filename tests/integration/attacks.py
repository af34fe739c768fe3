"""What strangers do to a server for as long as they are let: ``python -m tests.integration.attacks NAME ADDRESS``.

Each attack comes from one household, in a process of its own that gives way to the server and to whom it serves: what
it costs them is then what the server spends on it. It ends by itself only where an answer comes that should not.
"""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

import httpx
from tests.integration.house import Said, wish
from tests.patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

STRANGER: Final = "127.0.0.3"
"""Where they come from."""


def browser(address: str, household: str) -> httpx.AsyncClient:
    """A browser of a household, by its address."""
    transport = httpx.AsyncHTTPTransport(local_address=household, limits=httpx.Limits(max_connections=400))
    return httpx.AsyncClient(transport=transport, base_url=f"http://{address}", timeout=PATIENCE)


async def opened(person: httpx.AsyncClient) -> str:
    """A table of one person and three bots that act at once."""
    answer = await person.post("/api/tables", json={"form": "robber4", "tempo": 0, "level": "anfaenger"})
    answer.raise_for_status()
    return str(answer.json()["table"])


def line(address: str, person: httpx.AsyncClient, table: str, household: str) -> connect:
    """A socket of a browser to its table."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    return connect(
        f"ws://{address}/ws/tables/{table}",
        additional_headers={"Cookie": cookies},
        local_addr=(household, 0),
        compression=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        proxy=None,
    )


class Over(Exception):
    """The robber is over."""


class Player:
    """Somebody at a table with three bots, who does the first legal thing whenever it is their turn.

    Args:
        wire: Their socket.
    """

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._view: Said = {}
        self._acted = 0

    async def act(self) -> None:
        """Wait for the own turn, act, and hear that it was done.

        Raises:
            Over: If there is nothing more to do.
        """
        await self.own_turn()
        await self.done()

    async def own_turn(self) -> None:
        """Wait until there is something to do.

        Raises:
            Over: If there never is.
        """
        while not self._view or self._view["version"] <= self._acted or self._wish() is None:
            if self._view and self._view["sheet"]["over"]:
                raise Over
            await self._hear()

    async def done(self) -> None:
        """Do it, and hear that it was done, or that something else has come first."""
        found, self._acted = self._wish(), self._view["version"]
        assert found is not None
        kind, content = found
        asked = f"c{self._acted}"
        await self._wire.send(json.dumps({"type": kind, "id": asked, "seen": self._acted, **content}))
        while (said := await self._hear()).get("id") != asked:
            pass
        if said["type"] == "refused":  # something has come first: the same view is looked at once more
            self._acted -= 1

    def _wish(self) -> tuple[str, Said] | None:
        return wish(self._view, lambda choices: choices[0])

    async def _hear(self) -> Said:
        async with asyncio.timeout(PATIENCE):
            said: Said = json.loads(await self._wire.recv())
        if said["type"] == "update":
            self._view = said["view"]
        return said


async def again_and_again(ask: Callable[[], Awaitable[httpx.Response]], statuses: set[int]) -> None:
    """Ask without end, eight at a time; only these answers are expected."""

    async def on() -> None:
        while True:
            try:
                status = (await ask()).status_code
            except httpx.TransportError:  # what is refused is not read on, so the answer may be lost
                continue
            assert status in statuses, status
            if status == 429:
                await asyncio.sleep(0.05)

    async with asyncio.TaskGroup() as group:
        for _ in range(8):
            group.create_task(on())


async def newlines(address: str) -> None:
    """Texts of nothing but white space, tabs or separators, as long as they may be, to whatever reads texts."""
    async with browser(address, STRANGER) as stranger, asyncio.TaskGroup() as group:
        for sign in ("\n", " ", "\t", "|", "[", '{"', "<", "&lin=", "%7C"):
            for path, length in TEXTS:
                ask = partial(stranger.post, path, content=(sign * length)[:length], headers=PLAIN)
                group.create_task(again_and_again(ask, {200, 400, 413, 422, 429}))


PLAIN: Final = {"content-type": "text/plain; charset=utf-8"}
TEXTS: Final = (("/api/replay/file", 1 << 20), ("/api/analysis/text", 1 << 14))
"""What reads texts, and how long they may be."""


async def bodies(address: str) -> None:
    """Bodies as long as any that are taken, or longer, of escapes and of fields that nobody knows."""
    escapes = '{"text":"' + "\\u000a" * (1 << 20) + '"}'
    unknown = json.dumps({"form": "robber4", "unknown": "x" * (1 << 20)})
    headers = {"content-type": "application/json"}
    async with browser(address, STRANGER) as stranger, asyncio.TaskGroup() as group:
        for path in ("/api/replay/file", "/api/tables", "/api/replay/board", "/api/pads"):
            for body in (escapes, unknown):
                ask = partial(stranger.post, path, content=body, headers=headers)
                group.create_task(again_and_again(ask, {400, 404, 405, 413, 415, 429}))


async def thirty_tables(address: str) -> None:
    """One address plays at thirty tables with three bots each, all at once and as fast as it can."""
    async with browser(address, STRANGER) as stranger, asyncio.TaskGroup() as group:
        await opened(stranger)  # from now on the browser is known by its cookie

        async def play() -> None:
            while True:
                async with line(address, stranger, await opened(stranger), STRANGER) as wire:
                    player = Player(wire)
                    with suppress(Over):
                        while True:
                            await player.act()

        for _ in range(30):
            group.create_task(play())


async def eighty_people(address: str) -> None:
    """Eighty people behind one address open a table each and sit down there, again and again."""

    async def come() -> None:
        async with browser(address, STRANGER) as person:
            table = await opened(person)
            async with line(address, person, table, STRANGER) as wire:
                await Player(wire).own_turn()

    await asyncio.gather(*(come() for _ in range(80)))
    await asyncio.Event().wait()


ATTACKS: Final = {each.__name__: each for each in (newlines, bodies, thirty_tables, eighty_people)}
"""All of them, by their names."""


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(ATTACKS[sys.argv[1]](sys.argv[2]))
