"""People gathered at every kind of table of a whole server inside a test, and their sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx
from tests.integration.friends import key_to, sat
from tests.integration.house import House, Line, Said
from tests.integration.spectators import watch, watch_keys
from tests.integration.teams import keys_of, opened


@dataclass(eq=False)
class Reader:
    """Somebody with a browser who plays or looks on.

    Attributes:
        home: The server that they have come to.
        browser: Their browser.
        path: Where their socket is.
        plays: Whether they play; else they look on.
        line: Their socket; ``None`` while they have none.
    """

    home: House
    browser: httpx.AsyncClient
    path: str
    plays: bool = True
    line: Line | None = None

    @property
    def table(self) -> str:
        """The name of their table."""
        return self.path.partition("?")[0]

    @property
    def view(self) -> Said | None:
        """What they have been told last of the table, if anything."""
        said = None if self.line is None else self.line.last.get("update")
        return None if said is None else said["view"]

    def open(self, seen: int | None = None) -> Line:
        """A new socket, which is the one that they have from now on.

        Args:
            seen: The version that they say they have seen.
        """
        query = "" if seen is None else f"{'&' if '?' in self.path else '?'}seen={seen}"
        made = self.home.line if self.plays else self.home.watch_line
        self.line = made(self.browser, self.path + query)
        return self.line

    async def leave(self) -> None:
        """Close the socket, if there is one."""
        if self.line is not None:
            await self.line.close()
        self.line = None


@dataclass
class Gathering:
    """People at a table, or at both tables of a match.

    Attributes:
        home: The server.
        readers: All of them.
        tables: The names of the tables.
        game: What is asked about over HTTP: the table, or the match.
    """

    home: House
    readers: list[Reader]
    tables: tuple[str, ...]
    game: str

    @property
    def here(self) -> list[Reader]:
        """Those who have a socket."""
        return [reader for reader in self.readers if reader.line is not None]


Gather = Callable[[House], Awaitable[Gathering]]


async def quiet(lines: Sequence[Line]) -> None:
    """Hear all that comes by itself on these sockets, until nothing more does."""
    idle = 0
    while idle < 2:
        for _ in range(40):
            await asyncio.sleep(0)
        idle = 0 if sum(line.take() for line in lines) else idle + 1


async def table_of(home: House, company: str, watching: str, **wish: Any) -> Gathering:
    """A table of this host at South with these people; spectators look over the shoulder of some, or at the gallery.

    Args:
        home: The server.
        company: The other people's seats.
        watching: Whose guests look on, by their seats; ``-`` is somebody in the gallery.
        wish: How the table is opened.
    """
    host = home.browser()
    table = await home.opened(host, name="Anna", company=[*company], **wish)
    readers = [Reader(home, host, f"{table}?seat=S")]
    for seat in company:
        browser = home.browser()
        await sat(browser, table, await key_to(host, table, seat), name=f"Person {seat}")
        readers.append(Reader(home, browser, f"{table}?seat={seat}"))
    for number, seat in enumerate(watching):
        by = next(reader for reader in readers if reader.path.endswith("S" if seat == "-" else seat))
        shoulder, gallery = await watch_keys(by.browser, table)
        guest = home.browser()
        await watch(guest, table, gallery if seat == "-" else shoulder, f"Guest {number}")
        readers.append(Reader(home, guest, table, plays=False))
    return Gathering(home, readers, (table,), table)


async def match_of(home: House, company: Sequence[str], **wish: Any) -> Gathering:
    """A match of a host at 1S with people at these places, and somebody in the gallery of the first table."""
    host = home.browser()
    match = await opened(host, name="1S", company=[*company], **wish)
    keys, first = await keys_of(host, match["table"]), match["table"]
    readers = [Reader(home, host, f"{first}?seat=S")]
    for place in company:
        browser, (table, key) = home.browser(), keys[place]
        await sat(browser, table, key, name=place)
        readers.append(Reader(home, browser, f"{table}?seat={place[1]}"))
    guest, (_, gallery) = home.browser(), await watch_keys(host, first)
    if gallery is not None:
        await watch(guest, first, gallery, "Otto")
        readers.append(Reader(home, guest, first, plays=False))
    names = match["match"]
    return Gathering(home, readers, (f"{names}.1", f"{names}.2"), names)


GATHERINGS: dict[str, Gather] = {
    "alone": lambda home: table_of(home, "", "S", form="rubber"),
    "partners against the clock": lambda home: table_of(home, "N", "N-", minutes=7),
    "four": lambda home: table_of(home, "NEW", "E", minutes=10, lookingBack="laws"),
    "ceremony": lambda home: table_of(home, "NE", "-", ceremony="packets"),
    "mini-bridge": lambda home: table_of(home, "", "", form="minibridge", newcomer=True),
    "mini-bridge of people": lambda home: table_of(home, "NW", "N", form="minibridge"),
    "match": lambda home: match_of(home, ("2N", "1W"), minutes=7),
    "match of many": lambda home: match_of(home, ("1N", "1E", "2N", "2E"), half="change"),
}
"""Every kind of table, by its name."""


@asynccontextmanager
async def moved_in(gathering: Gathering, home: House) -> AsyncIterator[Gathering]:
    """The same people, with the same cookies, at another server that has the same store."""
    readers = []
    for reader in gathering.readers:
        browser = home.browser()
        browser.cookies.update(reader.browser.cookies)
        readers.append(Reader(home, browser, reader.path, reader.plays))
    moved = replace(gathering, home=home, readers=readers)
    try:
        yield moved
    finally:
        for reader in moved.readers:
            await reader.leave()
            await reader.browser.aclose()
