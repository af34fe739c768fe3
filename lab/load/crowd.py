"""People at home tables, as many as wanted: each has a socket, and now and then one of them calls or plays a card.

They do as little as they can, so that the server is measured and not they: of what comes they read the few fields that
say what they may do, and keep the rest as it came.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from zlib import crc32

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = "SNEW"
"""Who opens the table sits South; the others come by invitation."""

PATIENCE = 30.0
"""Seconds for which a table waits for what is to come before it ends; what comes later is late, not lost."""

TABLES_AN_ADDRESS = 12
"""How many tables are opened from one loopback address, so that none of them changes things faster than it may."""

BOARD = 60
"""Calls and cards of a board, about: tables start at different moments of it."""

AT_ONCE = 40
"""How many tables play ahead at the same time."""


class Turn(msgspec.Struct):
    """What the reader may call or play."""

    mine: bool
    calls: list[str]
    cards: list[str]


class May(msgspec.Struct):
    """What else the reader may do."""

    next: bool


class View(msgspec.Struct):
    """Of a view what somebody needs who plays at random."""

    version: int
    turn: Turn
    may: May


class Event(msgspec.Struct, frozen=True):
    """Something that has happened."""

    version: int
    kind: str
    seat: str | None = None
    call: str | None = None
    card: str | None = None


class Update(msgspec.Struct, tag="update"):
    """News of the table."""

    events: list[Event]
    view: View


class Done(msgspec.Struct, tag="done"):
    """A command has been carried out."""

    id: str
    version: int


class Refused(msgspec.Struct, tag="refused"):
    """A command has not been carried out."""

    id: str


class Trouble(msgspec.Struct, tag="trouble"):
    """The server ends the connection."""


@dataclass(frozen=True)
class Command:
    """What somebody has asked for.

    Attributes:
        id: Its name.
        seat: Who asked.
        kind: ``call``, ``card``, ``answer`` (to a claim, which is agreed to) or ``next``.
        what: The call or card; empty for the others.
        seen: The version of the table before.
        sent: When, on the clock of this process.
    """

    id: str
    seat: str
    kind: str
    what: str
    seen: int
    sent: float


class Person:
    """One seat and its socket.

    Args:
        seat: Where they sit.
        cookie: What their browser is known by.

    Attributes:
        cut_off: How often the connection was lost.
    """

    def __init__(self, seat: str, cookie: str) -> None:
        self.seat, self.cookie = seat, cookie
        self.view: View | None = None
        self.latest: str | bytes = b""
        self.events: list[Event] = []
        self.first: int = 0
        self.line: ClientConnection | None = None
        self.cut_off = 0

    def take(self, text: str | bytes, update: Update) -> None:
        """Keep what has come."""
        if self.view is None:
            self.first = update.view.version
        self.view, self.latest = update.view, text
        self.events += update.events


@dataclass
class Table:
    """Four people at a table.

    Attributes:
        name: The table's name.
        people: Who sits there.
        chance: What they play by.
        commands: All that was asked for, in its order.
        confirmed: The version that the server said each command led to, by its id.
        refused: The ids of commands that were refused.
        times: Seconds from a command until the last of the four had the update, from the moment they are measured.
        late: How often the time had come for a command while the one before was not on everybody's screen.
        household: The loopback address from which its people come; by default one for each table.
    """

    name: str
    people: Sequence[Person]
    chance: random.Random
    commands: list[Command] = field(default_factory=list)
    confirmed: dict[str, int] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    late: int = 0
    household: str = ""
    _waiting: set[str] = field(default_factory=set)
    _shown: asyncio.Event = field(default_factory=asyncio.Event)
    _readers: list[asyncio.Task[None]] = field(default_factory=list)

    async def come(self, address: str) -> None:
        """Open the four sockets, and wait until everybody sees the table."""
        for person in self.people:
            person.line = await connect(
                f"ws://{address}/ws/tables/{self.name}?seat={person.seat}",
                additional_headers={"Cookie": person.cookie},
                compression=None,
                ping_interval=None,
                local_addr=(self.household, 0) if self.household else _household(self.name),
                open_timeout=PATIENCE,
                proxy=None,
            )
            async with asyncio.timeout(PATIENCE):
                self._take(person, await person.line.recv())
            self._readers.append(asyncio.create_task(self._read(person, person.line)))

    async def _read(self, person: Person, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in line:
                self._take(person, text)

    def _take(self, person: Person, text: str | bytes) -> Update | Done | Refused | Trouble:
        now, said = time.perf_counter(), _decoded(text)
        if isinstance(said, Update):
            person.take(text, said)
            self.seen_by(person, said, now)
        elif isinstance(said, Done):
            self.confirmed[said.id] = said.version
        elif isinstance(said, Refused):
            self.refused.append(said.id)
            if said.id == self.commands[-1].id:  # nothing comes of it, and the table goes on
                self._waiting.clear()
                self._shown.set()
        return said

    def seen_by(self, person: Person, update: Update, now: float) -> None:
        """Note that the command under way is on this person's screen."""
        if person.seat in self._waiting and update.view.version > self.commands[-1].seen:
            self._waiting.discard(person.seat)
            if not self._waiting:
                self.times.append(now - self.commands[-1].sent)
                self._shown.set()

    @property
    def idle(self) -> bool:
        """Whether the last command is on everybody's screen."""
        return not self._waiting

    async def act(self) -> bool:
        """Whoever's turn it is calls or plays something legal; false if nobody can do anything.

        Raises:
            OSError: If the connection is gone.
        """
        found = self.wish()
        if found is None:
            return False
        person, kind, what = found
        assert person.line is not None
        assert person.view is not None
        seen = person.view.version
        command = Command(
            f"{self.name}-{len(self.commands)}", person.seat, kind, what, seen, time.perf_counter()
        )
        self.commands.append(command)
        self._waiting = {each.seat for each in self.people}
        self._shown.clear()
        content = _CONTENT.get(kind) or ({kind: what} if what else {})
        with suppress(ConnectionClosed):
            await person.line.send(json.dumps({"type": kind, "id": command.id, "seen": seen, **content}))
        return True

    def wish(self) -> tuple[Person, str, str] | None:
        """Who does what next: something legal, by chance."""
        for person in self.people:
            view = person.view
            if view is not None and view.turn.mine:
                kind, choices = ("call", view.turn.calls) if view.turn.calls else ("card", view.turn.cards)
                return person, kind, self.chance.choice(choices)
        return next(
            (
                (person, "next", "")
                for person in self.people
                if person.view is not None and person.view.may.next
            ),
            None,
        )

    async def shown(self) -> None:
        """Wait until the last command is on everybody's screen, or refused, or has taken too long."""
        if self._waiting:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._shown.wait()

    async def play_ahead(self, commands: int) -> None:
        """Play so many calls and cards as fast as they come to everybody's screen; fewer where one takes too long."""
        for _ in range(commands):
            if not self.idle or not await self.act():
                return
            await self.shown()

    async def play(self, start: float, pace: float, until: float) -> list[float]:
        """Play something at this time and then every ``pace`` seconds; by how much each time was missed."""
        missed = []
        while start < until:
            await asyncio.sleep(start - time.perf_counter())
            missed.append(time.perf_counter() - start)
            if self.idle:
                await self.act()
            else:
                self.late += 1
            start += pace
        await self.shown()
        return missed

    async def leave(self) -> None:
        """Close the sockets; what the others are told of it is read no more.

        Raises:
            Exception: If somebody has stopped listening because of it: what they missed says nothing of the server.
        """
        for reader in self._readers:
            reader.cancel()
        ended = await asyncio.gather(*self._readers, return_exceptions=True)
        for person in self.people:
            if person.line is not None:
                await person.line.close()
        for error in ended:
            if isinstance(error, Exception):
                raise error


_CONTENT: Mapping[str, Mapping[str, object]] = {"answer": {"accept": True}}
"""What a command says whose content is always the same."""

_SAID = msgspec.json.Decoder(Update | Done | Refused | Trouble)


def _decoded(text: str | bytes) -> Update | Done | Refused | Trouble:
    said: Update | Done | Refused | Trouble = _SAID.decode(text)
    return said


def asking(address: str, number: int) -> http.client.HTTPConnection:
    """A connection on which a table of this number can be opened; not too many come from one loopback address."""
    host, _, port = address.partition(":")
    own = (f"127.0.0.{number // TABLES_AN_ADDRESS % 250 + 1}", 0) if sys.platform == "linux" else None
    return http.client.HTTPConnection(host, int(port), timeout=PATIENCE, source_address=own)


def opened(address: str, number: int, seed: str) -> Table:
    """A table with four people, each by an invitation of the host.

    Args:
        address: Host and port of the server.
        number: Which table it is.
        seed: What the people's choices follow from.
    """
    line = asking(address, number)
    wish = {"form": "robber4", "tempo": 0, "name": "S", "company": ["N", "E", "W"]}
    name, cookie = posted(line, "/api/tables", wish)
    people = [Person("S", cookie)]
    for seat, key in _keys(line, name["table"], cookie):
        _, cookie = posted(line, f"/api/tables/{name['table']}/sit", {"key": key, "name": seat})
        people.append(Person(seat, cookie))
    line.close()
    return Table(name["table"], people, random.Random(f"{seed} {number}"))


def _household(table: str) -> tuple[str, int] | None:
    """The loopback address from which a table's people come: what one address may hold is bounded."""
    return (f"127.0.0.{crc32(table.encode()) % 250 + 1}", 0) if sys.platform == "linux" else None


def _keys(line: http.client.HTTPConnection, table: str, cookie: str) -> Iterator[tuple[str, str]]:
    """The invitations, by seat."""
    line.request("GET", f"/api/tables/{table}/links", headers={"cookie": cookie})
    for link in json.load(line.getresponse())["seats"]:
        yield link["seat"], link["path"].partition("#")[2]


def posted(line: http.client.HTTPConnection, path: str, body: object) -> tuple[dict[str, str], str]:
    """What is answered, and the cookie; whoever is told to wait does.

    Raises:
        RuntimeError: If the server refuses.
    """
    while True:
        line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = line.getresponse()
        text = answer.read()
        if answer.status == http.client.CREATED:
            return json.loads(text), (answer.headers["set-cookie"] or "").split(";")[0]
        if answer.status != http.client.TOO_MANY_REQUESTS:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        time.sleep(1)


async def seat_everybody(address: str, numbers: Sequence[int], seed: str) -> list[Table]:
    """Open tables, bring everybody to them, and let each play up to a moment of the first board of its own."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def begin(number: int) -> Table:
        table = await asyncio.to_thread(opened, address, number, seed)
        async with gate:
            await table.come(address)
            await table.play_ahead(1 + number * 37 % BOARD)
        table.times.clear()
        return table

    return list(await asyncio.gather(*map(begin, numbers)))


async def play_all(tables: Sequence[Table], pace: float, seconds: float) -> list[float]:
    """All tables play for so long, their calls and cards spread evenly; by how much each time was missed."""
    start = time.perf_counter() + 0.1
    missed = await asyncio.gather(
        *(
            table.play(start + place * pace / len(tables), pace, start + seconds)
            for place, table in enumerate(tables)
        )
    )
    return [each for some in missed for each in some]
