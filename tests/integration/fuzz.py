"""A crowd that says anything on sockets of a real server: people with seats, guests, strangers, several windows each.

What they say is legal, out of place, said again, broken, in pieces, or no message at all; they go and come back in the
midst. What is promised all the same stands in ``Crowd.check``.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Final

import msgspec
from tests.integration.doings import something
from tests.integration.gatherings import GATHERINGS, Gathering, Reader, quiet
from tests.integration.house import FREELY, Said
from tests.integration.legal_bots import Hasty
from tests.integration.mangled import BREAKING, CLOSE, PING, TEXT, framed, mangled
from tests.integration.nonsense import EXAMPLES
from tests.integration.restarts import is_away, shown, without_time
from tests.integration.served import Served, Wire, frame, frames_in, served, until
from tests.integration.test_nonsense import listening
from tests.unit.table.promises import promised_deals

from schlemm.match.live.log import MatchLog
from schlemm.server.common.messages import BODY
from schlemm.server.sockets.talk import Identified
from schlemm.table.live.log import TableLog

SEVERAL: Final = ("reviewed",)
"""Answers that come again as more is known."""


class Socket:
    """One socket, frame by frame.

    Args:
        wire: The connection, on which a socket has been agreed.
        patient: Whether it never says what ends it.

    Attributes:
        told: All messages, in order.
        expected: How many answers are owed to each id that was said.
        code: With which code the server has closed it.
        ended: Whether nothing more comes.
    """

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.told: list[Said] = []
        self.expected: Counter[str] = Counter()
        self.code: int | None = None
        self.ended = False
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        data = b""
        while more := await self._wire.some():
            frames, data = frames_in(data + more)
            for opcode, payload in frames:
                if opcode == TEXT:
                    self.told.append(json.loads(payload))
                elif opcode == CLOSE:
                    self.code = int.from_bytes(payload[:2]) if payload else 1005
                    await self._wire.close()
        self.ended = True

    @property
    def view(self) -> Said | None:
        """The last view."""
        return next((said["view"] for said in reversed(self.told) if said["type"] == "update"), None)

    def answers(self) -> Counter[str]:
        """How often each id was answered; an answer that comes again as more is known counts once."""
        found = Counter(said["id"] for said in self.told if "id" in said and said["type"] not in SEVERAL)
        return found + Counter({said["id"]: 1 for said in self.told if said["type"] in SEVERAL})

    def owes(self) -> bool:
        """Whether something has no answer yet that is owed one."""
        return not self.ended and bool(self.expected - self.answers())

    def say(self, text: str, random: Random) -> None:
        """Say this, in one frame or several."""
        data = framed(text, random)
        name = named(text)
        if name is not None:
            self.expected[name] += 1
        self.send(data)

    def send(self, data: bytes) -> None:
        """Send these bytes."""
        self._wire.say(data)

    async def close(self) -> None:
        """Go away."""
        await self._wire.close()
        await self._hearing


def named(text: str) -> str | None:
    """The id of a message that is owed an answer: an object with an id of one to 64 signs, not too long in all."""
    try:
        return (
            msgspec.json.decode(text.encode(errors="replace"), type=Identified).id
            if len(text) <= BODY
            else None
        )
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


@dataclass
class Fuzzed:
    """What came of it.

    Attributes:
        counts: How often what was said, answered, and refused why.
    """

    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class Member:
    """One of the crowd, with the windows that they have open.

    Attributes:
        reader: Who they are.
        witness: A window in which nobody does anything; strangers have none.
        sockets: Their other windows.
        past: Those that are gone.
        said: What they have said, word for word.
    """

    reader: Reader
    witness: Socket | None = None
    sockets: list[Socket] = field(default_factory=list)
    past: list[Socket] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @property
    def path(self) -> str:
        """Where their sockets are."""
        return f"/ws/{'tables' if self.reader.plays else 'watch'}/{self.reader.path}"

    @property
    def all(self) -> list[Socket]:
        """Every window that they ever had."""
        return [*self.past, *self.sockets, *([self.witness] if self.witness else [])]

    async def look(self, server: Served) -> None:
        """Have a window in which nobody does anything."""
        if self.witness is None or self.witness.ended:
            self.past += [self.witness] if self.witness else []
            self.witness = await self._opened(server, None)

    async def open(self, server: Served, seen: int | None = None) -> None:
        """Another window, unless the server lets nobody in."""
        made = await self._opened(server, seen)
        self.sockets += [made] if made else []

    async def _opened(self, server: Served, seen: int | None) -> Socket | None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.reader.browser.cookies.items())
        query = "" if seen is None else f"{'&' if '?' in self.path else '?'}seen={seen}"
        wire = await server.call()
        head = await wire.asked(self.path + query, cookie)
        if b" 101 " not in head:
            await wire.close()
            return None
        return Socket(wire)


class Crowd:
    """A server, a gathering, and what they say.

    Args:
        server: The server.
        gathering: Who has a place there.
        random: What all follows from.
    """

    def __init__(self, server: Served, gathering: Gathering, random: Random) -> None:
        self._server = server
        self._gathering = gathering
        self._random = random
        self._members = [Member(reader) for reader in gathering.readers]
        table = gathering.tables[0]
        nobody, other = gathering.home.browser(), gathering.readers[0].browser
        self._strangers = [
            Member(Reader(gathering.home, nobody, table)),
            Member(Reader(gathering.home, nobody, table, plays=False)),
            Member(Reader(gathering.home, other, "abcdefghijkm")),
            Member(Reader(gathering.home, other, table, plays=False)),
        ]
        self._number = 0
        self.counts: Counter[str] = Counter()

    async def rage(self, moves: int) -> None:
        """Do so many things."""
        for number in range(moves):
            for member in self._members if number % 10 == 0 else ():
                self._bury(member)
                await member.look(self._server)
            await self._move()
            if self._random.random() < 0.5:
                await asyncio.sleep(self._random.choice((0, 0, 0.001, 0.005)))

    async def _move(self) -> None:
        random = self._random
        stranger = random.random() < 0.04
        member = random.choice(self._strangers if stranger else self._members)
        self._bury(member)
        if not member.sockets or random.random() < 0.02:
            view = next((one.view for one in reversed(member.past) if one.view), None)
            seen = random.choice((None, 0, 10**8, view["version"] if view else 1))
            await member.open(self._server, seen)
            return
        socket = random.choice(member.sockets)
        roll = random.random()
        if roll < 0.03:
            what = random.choice(sorted(BREAKING))
            self.counts[f"broken: {what}"] += 1
            socket.send(BREAKING[what](random))
            if what == "half a frame" or random.random() < 0.3:
                await self._gone(member, socket)
        elif roll < 0.05:
            await self._gone(member, socket)
        elif roll < 0.07:
            socket.send(frame(PING, b"?"))
        else:
            self._speak(member, socket)

    def _speak(self, member: Member, socket: Socket) -> None:
        random, said = self._random, self._message(socket)
        roll = random.random()
        if member.said and roll < 0.12:  # said again, here or by somebody else
            text = random.choice((member, random.choice(self._members))).said[-1:] or member.said
            self.counts["again"] += 1
            socket.say(random.choice((text[0], random.choice(member.said))), random)
            return
        if roll < 0.35:
            text_now = mangled(said, random)
            self.counts["mangled"] += 1
        else:
            text_now = json.dumps(said)
            self.counts[f"said: {said['type']}"] += 1
        member.said.append(text_now)
        socket.say(text_now, random)

    def _message(self, socket: Socket) -> Said:
        """Something legal, something legal for somebody else, or an example of any kind."""
        random = self._random
        self._number += 1
        others = [one.view for member in self._members for one in member.sockets if one.view]
        view = socket.view if random.random() < 0.7 or not others else random.choice(others)
        todo = None if view is None else something(view, random, 0.8)
        if todo is None or random.random() < 0.15:
            todo = random.choice(EXAMPLES)
        seen = socket.view["version"] if socket.view else 0
        if random.random() < 0.1:
            seen += random.choice((-1, -5, 1, 10**9, -(10**9)))
        return {"type": todo[0], "id": f"n{self._number}", "seen": seen, **todo[1]}

    def _bury(self, member: Member) -> None:
        gone = [one for one in member.sockets if one.ended]
        member.sockets = [one for one in member.sockets if one not in gone]
        member.past += gone
        for socket in gone + (
            [member.witness] if member.witness is not None and member.witness.ended else []
        ):
            led = next((said for said in socket.told if said["type"] == "led"), None)
            if led is not None:
                member.reader.path = f"{led['table']}?seat={led['seat']}"

    async def _gone(self, member: Member, socket: Socket) -> None:
        """Somebody closes a window, whatever was on its way."""
        member.sockets.remove(socket)
        socket.expected.clear()
        await socket.close()
        member.past.append(socket)

    async def settle(self) -> None:
        """Wait until all that is owed an answer has one."""
        everybody = [*self._members, *self._strangers]
        await until(lambda: not any(one.owes() for member in everybody for one in member.sockets))

    def check(self) -> None:
        """What was told is as the wire says, to everybody."""
        for member in (*self._members, *self._strangers):
            for socket in member.all:
                check_versions(socket.told)
                for said in socket.told:
                    why = said.get("why", {}).get("code", "")
                    self.counts[f"told: {said['type']}{' ' + why if why else ''}"] += 1
                    assert why != "server-error", said
                if not socket.ended:
                    assert socket.answers() == socket.expected
                elif socket.code == 1008:
                    assert socket.told[-1]["type"] in {"trouble", "led"}, socket.told[-1]
                if not member.reader.plays:
                    assert all(said["why"]["code"] for said in socket.told if "id" in said)
                assert (
                    all(answered <= socket.expected[name] for name, answered in socket.answers().items())
                    or socket not in member.sockets
                )
        for member in self._strangers:
            told = [said for socket in member.all for said in socket.told]
            assert {said["type"] for said in told} <= {"trouble"}, told

    async def close(self) -> None:
        """All go away."""
        for member in (*self._members, *self._strangers):
            for socket in member.all:
                await socket.close()

    async def come_back(self) -> None:
        """Everybody sees the same in a new window as in the one that they have had for long."""
        async with AsyncExitStack() as stack:
            for member in self._members:
                self._bury(member)
                await member.look(self._server)
                stack.push_async_callback(member.reader.leave)
                member.reader.open()
            lines = [member.reader.line for member in self._members if member.reader.line is not None]
            for _ in range(3):
                await quiet(lines)
                await asyncio.sleep(0.02)
            for member in self._members:
                if member.witness is None or member.reader.view is None or is_away(member.reader):
                    continue
                again = shown(member.reader)
                await until(lambda now=member.witness, again=again: shown_in(now) == again or now.ended)
                self.counts["compared"] += 1


def shown_in(socket: Socket) -> Said | None:
    """What was shown last on a socket."""
    return None if socket.view is None else without_time(socket.view)


def check_versions(told: Sequence[Said]) -> None:
    """Each event that a socket is told of has the next version, and none is told of twice.

    Only calls and cards that may not be looked at any longer are left out, for who comes back, and in a match what has
    changed at the other table: it has a version, and may be told together with what has happened here.
    """
    version: int | None = None
    for said in told:
        if said["type"] != "update":
            continue
        view, events = said["view"], [event["version"] for event in said["events"]]
        now, first = view["version"], events[0] if events else view["version"]
        assert version is None or now >= version
        assert events == sorted({*events})
        assert not events or (version or 0) < first <= events[-1] <= now
        if version is not None and events and view["settings"]["lookingBack"] == "freely":
            left_out = {*range(version + 1, now + 1)} - {*events}
            assert not left_out or view.get("match"), (events, version, now)
        version = now


async def check_store(gathering: Gathering) -> None:
    """What is stored, replayed, is the table as the server has it."""
    store, parts = gathering.home.store, gathering.home.parts
    hall = await parts.games.match(gathering.game)
    if hall is not None:
        match = await MatchLog.read(gathering.game, store)
        assert match is not None
        assert match.match == hall.state
        return
    table = await TableLog.read(gathering.game, store)
    room = await parts.games.table(gathering.game)
    assert table is not None
    assert room is not None
    assert table.table == room.table


async def fuzzed(name: str, seed: int, moves: int) -> Counter[str]:
    """Let a crowd of this kind loose on a server, and see that all is as promised; how often what happened."""
    random = Random(f"{name} {seed}")
    with listening() as logged:
        async with served(site=FREELY, executor=Hasty(), deals=promised_deals(seed)) as server:
            gathering = await GATHERINGS[name](server.home)
            crowd = Crowd(server, gathering, random)
            try:
                await crowd.rage(moves)
                await crowd.settle()
                crowd.check()
                await crowd.come_back()
                await check_store(gathering)
            finally:
                await crowd.close()
    wrong = [record for record in logged if record.levelno >= logging.ERROR or record.exc_info]
    assert not wrong, [f"{record.getMessage()} {record.exc_info}" for record in wrong]
    return crowd.counts
