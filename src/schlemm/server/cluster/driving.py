"""Which server has the bots of a game act, so that not each of them thinks for itself.

Two servers that both do for a moment do no harm: bots are deterministic, and the store takes one of two. So where the
bus is away, each server has the bots act at the games where its own people are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Final

from schlemm.bus.bus import Bucket, Bus, BusTrouble
from schlemm.server.cluster.lease import ServerLease
from schlemm.server.cluster.subjects import Subjects
from schlemm.workers.tasks import end_task

_LOG: Final = logging.getLogger(__name__)

ROUND: Final = 0.5
"""Seconds between two rounds: this server says that it is there, and looks whose games have nobody."""

LOOK: Final = 10
"""Rounds after which it is looked again who drives a game, in case a word was lost."""

LIFETIME: Final = 3600.0
"""Seconds after which the bus forgets who drives a game, unless told again …"""

REMIND: Final = 1200.0
"""… as it is after so many."""


@dataclass(slots=True, eq=False)
class _Wanted:
    """A game where this server has people.

    Attributes:
        tell: Told whether this server drives it.
        drives: Whether it does.
        revision: Of the bus's note that it does.
        noted: When that was made, on the loop's clock.
        holder: Which server drives it otherwise, as far as is known.
    """

    tell: Callable[[bool], None]
    drives: bool = False
    revision: int = 0
    noted: float = 0.0
    holder: str = ""


class Driving:
    """The games that this server drives.

    Args:
        bus: Keeps who drives which game.
        subjects: Of which store.
        lease: Which servers are there.
        left: Called with the name of a game that this server drives no longer.
    """

    def __init__(self, bus: Bus, subjects: Subjects, lease: ServerLease, left: Callable[[str], None]) -> None:
        self._bus = bus
        self._bucket_name = subjects.bucket("drivers")
        self._bucket: Bucket | None = None
        self._lease = lease
        self._left = left
        self._wanted: dict[str, _Wanted] = {}
        self._unwanted: dict[str, _Wanted] = {}
        self._unsettled: set[str] = set()
        self._stirred = asyncio.Event()
        self._rounds: asyncio.Task[None] | None = None
        self._told: list[Callable[[], None]] = []
        self.is_alone = False

    def start(self) -> None:
        """Begin the rounds."""
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Leave all games to others."""
        await end_task(self._rounds)
        self._unwanted |= self._wanted
        self._wanted = {}
        with suppress(BusTrouble, TimeoutError):  # others see that this server is gone
            async with asyncio.timeout(ROUND):
                await self._let_go()
        await self._lease.give_up()

    def each_round(self, tell: Callable[[], None]) -> None:
        """Call this after each round."""
        self._told.append(tell)

    def want(self, game: str, tell: Callable[[bool], None]) -> None:
        """This server has people at a game."""
        if game not in self._wanted:
            left = self._unwanted.pop(game, None)  # a moment ago
            self._wanted[game] = _Wanted(tell, revision=0 if left is None else left.revision)
            self.look_at(game)

    def leave(self, game: str) -> None:
        """It has no longer."""
        wanted = self._wanted.pop(game, None)
        if wanted is not None:
            wanted.tell(False)
            self._unwanted[game] = wanted
            self._stirred.set()

    def look_at(self, game: str) -> None:
        """See now who drives a game: somebody says that there has been a change."""
        self._unsettled.add(game)
        self._stirred.set()

    async def _go_round(self) -> None:
        for rounds in count(1):
            due = asyncio.get_running_loop().time() + ROUND
            await self._try(self._look_round(rounds))
            for tell in self._told:
                tell()
            while await self._stirred_before(due):
                await self._try(self._settle_all())

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except BusTrouble as trouble:
            self._go_alone(trouble)
        except Exception:
            _LOG.exception("a round of the leases has failed")

    async def _look_round(self, rounds: int) -> None:
        await self._lease.renew()
        self._found_again()
        self._mark(rounds)
        await self._settle_all()

    async def _stirred_before(self, due: float) -> bool:
        """Wait until there is something to settle, or the next round is due."""
        try:
            async with asyncio.timeout_at(due):
                await self._stirred.wait()
        except TimeoutError:
            return False
        self._stirred.clear()
        return True

    def _mark(self, rounds: int) -> None:
        """Which games are to be looked at in this round."""
        now, alive = asyncio.get_running_loop().time(), self._lease.alive
        for name, game in self._wanted.items():
            orphan = not game.drives and (game.holder not in alive or rounds % LOOK == 0)
            if orphan or (game.drives and now - game.noted > REMIND):
                self._unsettled.add(name)

    async def _settle_all(self) -> None:
        await self._let_go()
        while self._unsettled:
            name = self._unsettled.pop()
            game = self._wanted.get(name)
            if game is None:
                continue
            try:
                await self._settle(name, game)
            except BusTrouble:
                self._unsettled.add(name)
                raise
            await self._let_go()

    async def _settle(self, name: str, game: _Wanted) -> None:
        """Drive a game that nobody drives."""
        me = self._lease.server.encode()
        bucket = self._bucket = self._bucket or await self._bus.bucket(self._bucket_name, LIFETIME)
        revision = await bucket.create(name, me)
        if revision is None:
            held = await bucket.get(name)
            if held is None:
                self._unsettled.add(name)  # it has just been left
                return
            if held.value != me:
                await self._lease.look()  # who drives it may have come this moment
                if held.value.decode(errors="replace") in self._lease.alive:
                    game.holder = held.value.decode()
                    self._drive(name, game, drives=False)
                    return
            revision = await bucket.update(name, me, held.revision)
            if revision is None:
                self._unsettled.add(name)
                return
        game.revision, game.holder = revision, self._lease.server
        game.noted = asyncio.get_running_loop().time()
        self._drive(name, game, drives=True)

    async def _let_go(self) -> None:
        """Leave games where this server has nobody."""
        while self._unwanted:
            name, game = self._unwanted.popitem()
            if game.revision and self._bucket is not None:
                await self._bucket.delete(name, game.revision)
                self._left(name)

    def _drive(self, name: str, game: _Wanted, *, drives: bool) -> None:
        """Have this server drive a game, or not, unless it has been left while the bus was asked."""
        if self._wanted.get(name) is game and game.drives is not drives:
            game.drives = drives
            game.tell(drives)

    def _go_alone(self, trouble: BusTrouble) -> None:
        """The bus is away: see to the own people."""
        if self._lease.holds:
            return  # a moment's trouble, of which others know nothing
        self._lease.alive = frozenset()
        if not self.is_alone:
            self.is_alone = True
            _LOG.error("%s: %s: this server sees to its own tables alone", trouble.place, trouble.reason)
        for name, game in self._wanted.items():
            game.revision = 0
            self._drive(name, game, drives=True)
        self._unwanted.clear()

    def _found_again(self) -> None:
        """The bus answers again: who drives which game is settled anew."""
        if self.is_alone:
            self.is_alone = False
            _LOG.warning("the bus answers again")
            self._unsettled |= set(self._wanted)
