"""A game that several servers may have open, and what ties it to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from schlemm.core.seats import Seat
from schlemm.server.cluster.messages import RoomHere
from schlemm.server.protocol.client import SpeakCommand


class SharedGame(Protocol):
    """A game, as far as other servers have to do with it."""

    @property
    def version(self) -> int:
        """How far its stream has been read."""

    async def read_on(self) -> None:
        """Read what another server may have written, and tell of it."""

    def here_now(self) -> Sequence[RoomHere]:
        """Who is connected to this server, at each of its tables."""

    def elsewhere_changed(self) -> None:
        """Others are connected to other servers than before."""

    def ticked_elsewhere(self, room: int, at: RoomHere) -> None:
        """What the clock of a table has counted on another server."""

    def drive(self, drives: bool) -> None:
        """Whether bots act on this server."""

    def spoken_elsewhere(self, room: int, seat: Seat, asked: SpeakCommand) -> None:
        """Somebody who is connected to another server has said something in words of their own."""

    def picked_up_elsewhere(self, room: int, seat: Seat) -> None:
        """Somebody who is connected to another server has picked up their hand."""


class Link(Protocol):
    """What ties a game to the other servers that have it open."""

    def elsewhere(self, room: int) -> frozenset[Seat]:
        """The seats at a table whose players are connected to other servers."""

    def here_changed(self) -> None:
        """Others are connected to this server than before."""

    def spoken(self, room: int, seat: Seat, asked: SpeakCommand) -> None:
        """Somebody connected here has said something in words of their own."""

    def picked_up(self, room: int, seat: Seat) -> None:
        """Somebody connected here has picked up their hand."""

    async def close(self) -> None:
        """This server has the game open no longer."""


class Unlinked:
    """The link of a game on a server that is the only one."""

    def elsewhere(self, room: int) -> frozenset[Seat]:
        """Nobody is connected anywhere else."""
        return frozenset()

    def here_changed(self) -> None:
        """Nobody is to be told."""

    def spoken(self, room: int, seat: Seat, asked: SpeakCommand) -> None:
        """All who hear it are here."""

    def picked_up(self, room: int, seat: Seat) -> None:
        """All who see it are here."""

    async def close(self) -> None:
        """There is nothing to be closed."""


ALONE: Final = Unlinked()
"""It has no state."""
