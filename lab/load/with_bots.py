"""How long one person among three bots waits, at many tables at once (``lab/load/load.py --bots``).

The person calls by the system and plays any legal card, after a thought of ``--pace`` seconds in the mean. A wait goes
from the moment at which they send that until it is their own turn again on their screen. It has two parts:

* what the table prescribes: the moments of ``table.live.bot_timing.shown_after``, one after the other. They are drawn
  from public facts so that no bot's time tells of its cards, and are waited for on an idle machine too;
* what comes on top: bots that were not done at their moment, which are shown whole seconds later, workers that were
  busy with other tables, and the server itself. That is what load costs, and what has a target.

Both, and the wait as the person feels it, are told apart. What was prescribed is worked out afterwards, from the events
in the data file. The server, its workers and the people share the cores, so that figures are upper bounds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import reduce
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
from lab.load.crowd import AT_ONCE, PATIENCE, Person, Table, Update, asking, posted
from lab.load.serving import Processes, at

from schlemm.bidding.choose import choose_call
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.store.store import Stored
from schlemm.table.live.bot_timing import bots_to_ask, shown_after
from schlemm.table.live.codec import decode
from schlemm.table.rules.claiming import ClaimAnswered, ClaimMade
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.state.events import Event
from schlemm.table.state.table import Table as GameTable

MOST_95, MOST_99 = 1.0, 2.0
"""Targets: seconds on top of what is prescribed that 95 and 99 of 100 waits do not exceed."""

STEPPED: Final = 0.5
"""Seconds after its moment from which an action counts as a step late: steps take one second, the way far less."""

WARM_UP: Final = 6
"""Calls and cards at most that a table plays before anything is measured, so that all are at different moments."""


class Claimed(msgspec.Struct):
    """A claim on the table."""

    mine: bool


class Shown(msgspec.Struct):
    """One hand."""

    seat: str
    cards: list[str]
    why: str


class Board(msgspec.Struct):
    """What is agreed for a board."""

    dealer: str
    first: str
    vulnerability: str


class Seen(msgspec.Struct):
    """Of a view what somebody needs who calls by a system, and agrees to claims."""

    phase: str
    board: Board | None
    calls: list[str]
    hands: list[Shown]
    claim: Claimed | None


class Said(msgspec.Struct):
    """An update with such a view."""

    view: Seen


_SAID: Final = msgspec.json.Decoder(Said)


@dataclass(frozen=True)
class Wait:
    """From something that the person did until it was their own turn again.

    Attributes:
        after: What they did: ``call``, ``card``, ``answer`` or ``next``.
        seen: The version of the table before that.
        sent: When they did it.
        came: When it was their own turn, on the same clock.
        version: The version of the table then.
    """

    after: str
    seen: int
    sent: float
    came: float
    version: int


class BotTable(Table):
    """A table of one person and three bots.

    Args:
        name: The table's name.
        person: Who sits South.
        chance: What they play by, and how long they think.
        household: Where they come from, see ``Table``.

    Attributes:
        waits: How long they waited.
        came: When each version came.
        stand_ins: How many updates told that a rule of thumb stood in for a bot.
    """

    def __init__(self, name: str, person: Person, chance: random.Random, household: str = "") -> None:
        super().__init__(name, [person], chance, household=household)
        self.person = person
        self.stand_ins = 0
        self.waits: list[Wait] = []
        self.came: list[tuple[int, float]] = []
        self._asked = asyncio.Event()

    def seen_by(self, person: Person, update: Update, now: float) -> None:
        """Note what has come when, and whether it is the person's own turn."""
        super().seen_by(person, update, now)
        self.came.append((update.view.version, now))
        self.stand_ins += '"bot-stood-in"' in str(person.latest)
        last = self.commands[-1] if self.commands else None
        if not self._is_ours() or self._asked.is_set() or (last and update.view.version <= last.seen):
            return
        if last is not None:
            self.waits.append(Wait(last.kind, last.seen, last.sent, now, update.view.version))
        self._asked.set()

    def wish(self) -> tuple[Person, str, str] | None:
        """What the person does next: calls by the system, any legal card, yes to every claim."""
        seen, found = _SAID.decode(self.person.latest).view, super().wish()
        if seen.claim is not None and seen.claim.mine:
            return self.person, "answer", ""
        if found is None or found[1] != "call" or seen.board is None:
            return found
        board, own = seen.board, next(hand for hand in seen.hands if hand.why == "own")
        auction = Auction(Seat.parse(board.first), tuple(map(parse_call, seen.calls)))
        systems = BySide("forum", "forum")
        public = Public(Seat.parse(board.dealer), Vulnerability.parse(board.vulnerability), auction, systems)
        return self.person, "call", str(choose_call(public, Hand.of(map(Card.parse, own.cards))))

    async def own_turn(self) -> bool:
        """Wait until the person can do something; false if that never comes."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._asked.wait()
        except TimeoutError:
            self.refused.append(f"the turn of {self.person.seat} never came, and something")
            return False
        return True

    async def do_something(self) -> bool:
        """Act when it is the person's turn; false if it never is, or the game is over."""
        if not await self.own_turn():
            return False
        self._asked.clear()
        return await self.act()

    async def play_on(self, pace: float, until: float) -> None:
        """Play like a person, who thinks before acting, until this time; and then until it is their turn once more."""
        while time.perf_counter() < until and await self.own_turn():
            await asyncio.sleep(pace * self.chance.uniform(0.5, 1.5))
            if not await self.do_something():
                return
        await self.own_turn()

    def _is_ours(self) -> bool:
        """Whether the person can do something, or nobody ever will."""
        view, seen = self.person.view, _SAID.decode(self.person.latest).view
        if view is None:
            return False
        answers = seen.claim is not None and seen.claim.mine
        return view.turn.mine or view.may.next or answers or seen.phase in {"result", "closed"}


def opened_with_bots(address: str, number: int, given: argparse.Namespace, household: str = "") -> BotTable:
    """A table with three bots, and a person South."""
    line = asking(address, number)
    wish = {"form": "robber4", "tempo": given.tempo, "name": "S", "level": given.level}
    name, cookie = posted(line, "/api/tables", wish)
    line.close()
    return BotTable(name["table"], Person("S", cookie), random.Random(f"{given.seed} {number}"), household)


async def waited(address: str, processes: Processes, given: argparse.Namespace) -> list[BotTable]:
    """Let so many play for so long; the tables with their waits."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def begin(number: int) -> BotTable:
        table = await asyncio.to_thread(opened_with_bots, address, number, given)
        async with gate:
            await table.come(address)
            for _ in range(1 + number % WARM_UP):
                await table.do_something()
            await table.own_turn()
        table.waits.clear()
        del table.came[:-1]
        return table

    tables = list(await asyncio.gather(*map(begin, range(given.tables))))
    gc.collect()
    gc.freeze()
    used, start = processes.seconds(), time.perf_counter()
    try:
        await asyncio.gather(*(table.play_on(given.pace, start + given.seconds) for table in tables))
        now, took = processes.seconds(), time.perf_counter() - start
        await asyncio.sleep(0.5)  # offers to claim may still be on their way
    finally:
        for table in tables:
            await table.leave()
    if now is not None and used is not None:
        print(f"the server and its workers took {(now - used) / took:.0%} of one core")
    return tables


async def prescribed_in(data: Path, table: BotTable) -> dict[int, float]:
    """What the moments of bots come to until each version of a table, in seconds, from the first event on."""
    store = SqliteStore(data)
    await store.start()
    try:
        stored = await store.read(table.name)
    finally:
        await store.close()
    return prescribed(table.name, stored)


def prescribed(name: str, stored: Sequence[Stored]) -> dict[int, float]:
    """The same, from the events of a table."""
    first, *others = (decode(each.entry.kind, each.entry.content) for each in stored)
    now, total = opened(name, first), 0.0
    found = {stored[0].version: total}
    for each, event in zip(stored[1:], others, strict=True):
        asked = by_bot(now, event)
        total += shown_after(now, asked) if asked is not None else 0.0
        now = evolve(now, event)
        found[each.version] = total
    return found


def by_bot(table: GameTable, event: Event) -> Seat | None:
    """The seat of the bot whose action this event is; ``None`` if it is none's."""
    match event:
        case CallMade(seat=seat) | ClaimAnswered(seat=seat):
            pass
        case CardPlayed(seat=seat):
            seat = table.plays_for(seat)
        case ClaimMade(claim=claim):
            seat = table.plays_for(claim.claimer)
        case _:
            return None
    return seat if seat in bots_to_ask(table) else None


@dataclass(frozen=True)
class Parts:
    """One wait, taken apart, in seconds.

    Attributes:
        after: What the person had done.
        whole: How long they waited.
        prescribed: What of it the table prescribes.
    """

    after: str
    whole: float
    prescribed: float

    @property
    def on_top(self) -> float:
        """What came on top of it."""
        return self.whole - self.prescribed


def parts_of(waits: Sequence[Wait], until: dict[int, float]) -> Iterator[Parts]:
    """Waits, taken apart."""
    for wait in waits:
        yield Parts(wait.after, wait.came - wait.sent, until[wait.version] - until[wait.seen])


def steps_late(came: Sequence[tuple[int, float]], until: dict[int, float]) -> tuple[int, int]:
    """How many actions of bots were shown steps after their moment, and how many were shown at all."""
    late = [
        now - before - (until[version] - until[earlier])
        for (earlier, before), (version, now) in pairwise(came)
        if until[version] > until[earlier]
    ]
    return sum(each >= STEPPED for each in late), len(late)


def line(name: str, seconds: Sequence[float]) -> str:
    """How long they are."""
    some = sorted(seconds)
    shares = "   ".join(f"{label} {at(some, share):5.2f}" for label, share in _SHARES)
    return f"{name:24} {len(some):6}   {shares}   worst {some[-1]:5.2f} s"


_SHARES: Final = (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99))


async def report_waits(data: Path, tables: Sequence[BotTable], *, json_too: bool) -> None:
    """Say how long people have waited, for what, and whether the targets are reached; the server has ended."""
    untils = [await prescribed_in(data, table) for table in tables]
    parts = [
        each for table, until in zip(tables, untils, strict=True) for each in parts_of(table.waits, until)
    ]
    for after in sorted({each.after for each in parts}):
        some = [each for each in parts if each.after == after]
        print(line(f"after a person's {after}", [each.whole for each in some]))
        print(line("  on top", [each.on_top for each in some]))
    if not parts:
        return
    print(line("all waits", [each.whole for each in parts]))
    print(line("  prescribed", [each.prescribed for each in parts]))
    print(line("  on top", [each.on_top for each in parts]))
    counts = (steps_late(table.came, until) for table, until in zip(tables, untils, strict=True))
    late, shown = reduce(lambda one, other: (one[0] + other[0], one[1] + other[1]), counts, (0, 0))
    print(f"{late} of {shown} actions of bots came steps after their moment, {late / max(shown, 1):.2%}")
    on_top = sorted(each.on_top for each in parts)
    for name, share, target in (("95 %", 0.95, MOST_95), ("99 %", 0.99, MOST_99)):
        value = at(on_top, share)
        print(
            f"on top, {name:10} {value:6.2f} s   target {target:g} {'reached' if value <= target else 'MISSED'}"
        )
    if json_too:
        print(json.dumps([asdict(each) for each in parts]))
