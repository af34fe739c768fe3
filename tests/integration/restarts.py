"""What everybody is shown before and after a restart, compared at every moment of games that people play at random.

A server goes on for a long time, told step by step; beside it another one is begun anew from what is stored, as after a
kill, and the same people come back to it. Now and then the first one ends in order, and they go on at the other.

What differs and may:

- the clock: time that people have used since something was last put on record is forgotten, in their favour;
- who had a bot play for them and yet was connected: to come back to a table ends that, as it is meant to.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, Final
from unittest.mock import patch

from tests.integration.doings import something
from tests.integration.gatherings import GATHERINGS, Gathering, Reader, moved_in, quiet
from tests.integration.house import FREELY, Line, MemoryStore, Said, house
from tests.integration.legal_bots import Prompted
from tests.unit.table.promises import promised_deals

from schlemm.table.live.log import Log
from schlemm.table.live.stopwatch import Timekeeper
from schlemm.table.rules.dealing import FairDeals

ROUTES: Final = (
    "/api/tables?ids={game}",
    "/api/tables/{table}/links",
    "/api/tables/{table}/export/csv",
    "/api/tables/{table}/export/pbn",
    "/api/tables/{table}/export/records",
    "/api/tables/{table}/gallery/1",
    "/api/matches/{game}/boards",
    "/api/matches/{game}/boards/1",
    "/api/fair/{game}",
)
"""What else is told of a game."""


@dataclass
class Clock:
    """A clock that is set by hand.

    Attributes:
        at: What it shows, in seconds.
    """

    at: float = 0.0

    @contextmanager
    def used(self) -> Iterator[None]:
        """Everybody's time is measured by this clock."""

        def kept(log: Log, now: object) -> Timekeeper:
            del now
            return Timekeeper(log, lambda: self.at)

        with patch("schlemm.table.live.session.Timekeeper", kept):
            yield


@dataclass(frozen=True)
class Difference:
    """Somebody is shown something else after the restart.

    Attributes:
        gathering: At which kind of table.
        seed: What the game follows from.
        step: After so many steps.
        path: Whose socket, or what was asked for.
        parts: Where they differ: what it was, and what it is.
    """

    gathering: str
    seed: int
    step: int
    path: str
    parts: dict[str, Any]


@dataclass
class Comparison:
    """What came of comparing.

    Attributes:
        counts: How many views, answers, moments were compared, by kind and phase; how many were not and why.
        differences: What is not as it should be.
        told: Stands for all that was shown before restarts, byte for byte.
    """

    counts: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)
    told: Any = field(default_factory=sha256)


class Played:
    """A game that goes on at random, on one server after the other.

    Args:
        name: The kind of gathering.
        seed: What all follows from.
    """

    def __init__(self, name: str, seed: int) -> None:
        self._name, self._seed = name, seed
        self.random, self.clock = Random(f"{name} {seed}"), Clock()
        self.bots = Prompted()
        self.found = Comparison()

    async def run(self, steps: int, every: int = 1) -> Comparison:
        """Play so many steps, and compare after every so many of them."""
        store, deals, done = MemoryStore(), promised_deals(self._seed), 0
        gathering: Gathering | None = None
        with self.clock.used():
            while done < steps:  # each round is the life of one server
                self.bots = Prompted()
                async with house(self.bots, deals, store, FREELY) as home:
                    first = gathering or await GATHERINGS[self._name](home)
                    async with moved_in(first, home) as gathering:
                        await self._enter(gathering.readers)
                        life = min(steps, done + self.random.randint(20, 200))
                        for number in range(done, life):
                            await self._step(gathering)
                            if number % every == every - 1:
                                await self._compare(number, gathering, store, deals)
                        done = life
                await quiet([])
        return self.found

    async def _enter(self, readers: list[Reader]) -> None:
        for reader in readers:
            reader.open()
        await hear(readers)

    async def _step(self, gathering: Gathering) -> None:
        """Something happens, or several things at once."""
        random = self.random
        self.clock.at += random.random() * random.choice((0.05, 5.0))
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            roll, reader = random.random(), random.choice(gathering.readers)
            if roll < 0.4:
                for _ in range(random.choice((1, 1, 2, 6))):
                    self.bots.go_on()
            elif reader.line is None:
                if random.random() < 0.3:
                    reader.open()
            elif roll < 0.43:
                await reader.leave()
            elif roll < 0.45 and reader.plays:
                await newcomer(gathering, reader)
            elif reader.plays and (view := reader.view) is not None:
                await self._do(reader, reader.line, view)
        await hear(gathering.readers)

    async def _do(self, reader: Reader, line: Line, view: Said) -> None:
        todo = something(view, self.random, 0.8)
        if todo is None:
            return
        line.ask(todo[0], view["version"], **todo[1])
        if todo[0] == "stand-in" and self.random.random() < 0.9:
            await hear([reader])
            await reader.leave()

    async def _compare(self, step: int, now: Gathering, store: MemoryStore, deals: FairDeals) -> None:
        here = now.here
        if any(is_away(reader) for reader in here):
            self.found.counts["not compared: somebody comes back"] += 1
            return
        for reader in here:
            view = reader.view
            self.found.counts[f"moment: {'gallery' if view is None else moment(view)}"] += 1
        anew = house(Prompted(), deals, kept(store), FREELY)
        async with anew as home, moved_in(now, home) as then:
            again = [each for each, before in zip(then.readers, now.readers, strict=True) if before.line]
            await self._enter(again)
            for before, after in zip(here, again, strict=True):
                self._note(step, before.path, shown(before), shown(after), "views")
            if self.random.random() < 0.05:
                for before, after in zip(here, again, strict=True):
                    await self._ask(step, before, after, now.game)

    async def _ask(self, step: int, before: Reader, after: Reader, game: str) -> None:
        for route in ROUTES:
            path = route.format(game=game, table=before.table)
            told, again = [await each.browser.get(path) for each in (before, after)]
            answers = [{"status": each.status_code, "text": each.text} for each in (told, again)]
            self._note(step, path, answers[0], answers[1], "answers")

    def _note(self, step: int, path: str, before: Said, after: Said, what: str) -> None:
        self.found.counts[what] += 1
        self.found.told.update(json.dumps(before).encode())
        parts = {
            name: (before.get(name), after.get(name))
            for name in before | after
            if before.get(name) != after.get(name)
        }
        if json.dumps(before) != json.dumps(after):
            self.found.differences.append(Difference(self._name, self._seed, step, path, parts))


async def newcomer(gathering: Gathering, host: Reader) -> None:
    """Somebody sits down at a seat for which this person has an invitation, if there is one."""
    answer = await host.browser.get(f"/api/tables/{host.table}/links")
    for link in answer.json().get("seats", ()) if answer.status_code == 200 else ():
        browser = gathering.home.browser()
        address, _, key = link["path"].partition("#")
        table, name = address.removeprefix("/sit/"), f"New {len(gathering.readers)}"
        sat = await browser.post(f"/api/tables/{table}/sit", json={"key": key, "name": name})
        if sat.status_code == 201:
            gathering.readers.append(Reader(gathering.home, browser, f"{table}?seat={sat.json()['seat']}"))
            gathering.readers[-1].open()
            return
        await browser.aclose()


async def hear(readers: list[Reader]) -> None:
    """Hear all there is; whoever is sent away goes, to where they are led if they are."""
    lines = [reader for reader in readers if reader.line is not None]
    await quiet([reader.line for reader in lines if reader.line is not None])
    for reader in lines:
        if reader.line is not None and reader.line.closed is not None:
            led = reader.line.last.get("led")
            if led is not None:
                reader.path = f"{led['table']}?seat={led['seat']}"
            await reader.leave()
            if led is not None:
                reader.open()
    if any(reader.line is not None and not reader.line.heard for reader in readers):
        await hear(readers)


def kept(store: MemoryStore) -> MemoryStore:
    """The store as it is at this moment."""
    found = MemoryStore()
    found.streams = {name: copy(stream) for name, stream in store.streams.items()}
    found.beginnings = copy(store.beginnings)
    return found


def is_away(reader: Reader) -> bool:
    """Whether a bot plays for this person, who is connected."""
    view = reader.view
    return view is not None and reader.plays and seat_of(view)["away"]


def seat_of(view: Said) -> Said:
    """What the reader of a view is there."""
    found: Said = next(each for each in view["players"] if each["seat"] == view["me"])
    return found


def moment(view: Said) -> str:
    """What of the game it is."""
    match = view["match"]
    marks = [
        view["phase"],
        "undo pending" if view["undo"] is not None else "",
        "stand-in" if any(each["away"] for each in view["players"]) else "",
        "paused" if match is not None and match["paused"] else "",
        "clock" if view["clock"] is not None and view["clock"]["runs"] else "",
    ]
    return ", ".join(filter(None, marks))


def shown(reader: Reader) -> Said:
    """What somebody was shown last, without what may differ."""
    assert reader.line is not None
    gallery, view = reader.line.last.get("gallery"), reader.view
    if view is None:
        return gallery or {}
    return without_time(view)


def without_time(view: Said) -> Said:
    """A view without what goes on by itself."""
    return {**view, "clock": view["clock"] and {**view["clock"], "used": None}}


def told(seed: int, steps: int) -> str:
    """What stands for all that is told in a game of each kind, where nothing is drawn by chance."""
    digest = sha256()
    for name in GATHERINGS:
        chance = Random(f"{name} {seed}")
        with (
            patch("secrets.token_bytes", lambda count=None, chance=chance: chance.randbytes(count or 32)),
            patch("secrets.choice", chance.choice),
        ):
            digest.update(asyncio.run(Played(name, seed).run(steps, 5)).told.digest())
    return digest.hexdigest()
