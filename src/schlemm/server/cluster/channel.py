"""One game on the bus: its news, who is connected where, and which server has its bots act."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.bus.bus import Unsubscribe
from schlemm.core.seats import Seat
from schlemm.server.cluster.follower import Follower
from schlemm.server.cluster.lease import LIFETIME
from schlemm.server.cluster.link import SharedGame
from schlemm.server.cluster.messages import (
    Appended,
    Between,
    DriverLeft,
    HereAt,
    PickedUpAt,
    RoomHere,
    SpokenAt,
    WhoHasItOpen,
    WhoIsThere,
)
from schlemm.server.protocol.client import SpeakCommand

REMEMBERED: Final = 60.0
"""Seconds for which it is known who was connected to a server that seems to be gone: it may only be late."""

Say: TypeAlias = Callable[[Between], None]
"""Says something to the other servers that have the game open."""


@dataclass(frozen=True, slots=True)
class _Elsewhere:
    """Who is connected to another server.

    Attributes:
        rooms: At each table of the game.
        heard: When that was said last, on the loop's clock.
    """

    rooms: tuple[RoomHere, ...]
    heard: float


class Channel:
    """A game that other servers may have open; a ``Link``.

    Args:
        name: What it is called.
        server: What this server is called.
        game: The game.
        say: Says something to the others.
        want: Called with whether this server has people there, whenever that may have changed.
        look: Called when another server has bots act no longer.
        closed: Called when the game is open here no longer.
    """

    def __init__(
        self,
        name: str,
        server: str,
        game: SharedGame,
        say: Say,
        want: Callable[[bool], None],
        look: Callable[[], None],
        closed: Callable[[], None],
    ) -> None:
        self.follower = Follower(name, lambda: game.version, game.read_on)
        self._server = server
        self._game = game
        self._say = say
        self._want = want
        self._look = look
        self._closed = closed
        self._others: dict[str, _Elsewhere] = {}
        self._silent: frozenset[str] = frozenset()
        self._unsubscribe: Unsubscribe | None = None

    def listening(self, unsubscribe: Unsubscribe) -> None:
        """Words reach this channel now: ask who is there."""
        self._unsubscribe = unsubscribe
        self._say(WhoIsThere())

    def ask_again(self) -> None:
        """Words may have been lost: ask who is there, and say who is here."""
        self._say(WhoIsThere())
        self.say_here()

    def elsewhere(self, room: int) -> frozenset[Seat]:
        """The seats at a table whose players are connected to other servers."""
        there = (other for name, other in self._others.items() if name not in self._silent)
        return frozenset[Seat]().union(*(other.rooms[room].seats for other in there))

    def here_changed(self) -> None:
        """Others are connected to this server than before."""
        self._want(any(at.seats for at in self._game.here_now()))
        self.say_here()

    def say_here(self) -> None:
        """Tell the other servers who is connected to this one."""
        self._say(HereAt(self._server, tuple(self._game.here_now())))

    def spoken(self, room: int, seat: Seat, asked: SpeakCommand) -> None:
        """Somebody connected here has said something in words of their own."""
        self._say(SpokenAt(room, self._game.version, seat, asked))

    def picked_up(self, room: int, seat: Seat) -> None:
        """Somebody connected here has picked up their hand."""
        self._say(PickedUpAt(room, self._game.version, seat))

    def hear(self, said: Between) -> None:
        """Another server says something; what makes no sense is not heard."""
        match said:
            case Appended(version):
                self.follower.told(version)
            case HereAt(server, rooms):
                self._hear_here(server, rooms)
            case WhoIsThere():
                if any(at.seats for at in self._game.here_now()):
                    self.say_here()
            case WhoHasItOpen():
                self.say_here()
            case DriverLeft():
                self._look()
            case SpokenAt(room, version, seat, asked) if self._has(room):
                self.follower.then(version, lambda: self._game.spoken_elsewhere(room, seat, asked))
            case PickedUpAt(room, version, seat) if self._has(room):
                self.follower.then(version, lambda: self._game.picked_up_elsewhere(room, seat))
            case _:
                pass

    def forget_gone(self, alive: frozenset[str], now: float) -> None:
        """Nobody is connected any longer to servers that are gone, unless they come back.

        Args:
            alive: Those that are there.
            now: The time on the loop's clock; who has spoken a moment ago may have just come.
        """
        silent = {
            name for name, each in self._others.items() if name not in alive and now - each.heard >= LIFETIME
        }
        lost = {name for name in silent if now - self._others[name].heard >= REMEMBERED}
        if silent != self._silent or lost:
            kept = {name: each for name, each in self._others.items() if name not in lost}
            self._others_are(kept, frozenset(silent - lost))

    async def close(self) -> None:
        """This server has the game open no longer."""
        self._want(False)
        self.follower.close()
        self._closed()
        if self._unsubscribe is not None:
            await self._unsubscribe()

    def _hear_here(self, server: str, rooms: tuple[RoomHere, ...]) -> None:
        if server == self._server or len(rooms) != len(self._game.here_now()):
            return
        others = {name: each for name, each in self._others.items() if name != server}
        if any(at.seats for at in rooms):
            others[server] = _Elsewhere(rooms, asyncio.get_running_loop().time())
        self._others_are(others, self._silent - {server})
        for room, at in enumerate(rooms):
            self._game.ticked_elsewhere(room, at)

    def _others_are(self, others: Mapping[str, _Elsewhere], silent: frozenset[str]) -> None:
        rooms = range(len(self._game.here_now()))
        before = [self.elsewhere(room) for room in rooms]
        self._others, self._silent = dict(others), silent
        if [self.elsewhere(room) for room in rooms] != before:
            self._game.elsewhere_changed()

    def _has(self, room: int) -> bool:
        return 0 <= room < len(self._game.here_now())
