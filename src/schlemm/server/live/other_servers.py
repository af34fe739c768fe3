"""What a table and the other servers that have it open tell each other."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Protocol

from schlemm.core.seats import Seat
from schlemm.match.state.place import Room
from schlemm.server.cluster.link import Link
from schlemm.server.cluster.messages import RoomHere
from schlemm.server.live.audience import Audience
from schlemm.server.live.free_words import FreeWords
from schlemm.server.protocol.client import SpeakCommand
from schlemm.table.live.session import Session
from schlemm.table.rules.refusal import Refused


class LinkedGame(Protocol):
    """A game with what ties it to the other servers."""

    @property
    def link(self) -> Link:
        """What ties it to them."""


class TableOfServers(Protocol):
    """A table that several servers have open."""

    @property
    def session(self) -> Session:
        """The table."""

    @property
    def game(self) -> LinkedGame:
        """The game that it belongs to."""

    @property
    def room(self) -> Room:
        """Which room of the game it is."""

    @property
    def here(self) -> AbstractSet[Seat]:
        """The seats whose players are connected, to whichever server."""

    def gone(self, seat: Seat) -> None:
        """This player is connected to no server any longer."""

    def presence_changed(self) -> None:
        """Tell everybody that others are connected than before."""

    def tell(self) -> None:
        """Tell everybody who looks how things stand."""


class OtherServers:
    """One table, as far as other servers have to do with it.

    Args:
        live: The table.
        audience: Who is connected to this server.
        words: What is said freely.

    Attributes:
        here: The seats whose players are connected to other servers.
    """

    def __init__(self, live: TableOfServers, audience: Audience, words: FreeWords) -> None:
        self._live = live
        self._audience = audience
        self._words = words
        self._told: frozenset[Seat] = frozenset()
        self.here: frozenset[Seat] = frozenset()

    # -- what they are told -------------------------------------------------------------------------------------

    def tell_who_is_here(self) -> None:
        """Tell them who is connected to this server, if that has changed."""
        readers = self._audience.readers
        if readers != self._told:
            self._told = readers
            self._live.game.link.here_changed()

    def tell_of_words(self, seat: Seat, asked: SpeakCommand) -> None:
        """Tell them what a player has said in words of their own."""
        self._live.game.link.spoken(self._live.room.index, seat, asked)

    def tell_of_hand(self, seat: Seat) -> None:
        """Tell them that a player has picked up their hand."""
        self._live.game.link.picked_up(self._live.room.index, seat)

    def here_now(self) -> RoomHere:
        """Who is connected to this server, and what its clock has counted."""
        session = self._live.session
        return RoomHere(self._audience.readers, session.table.version, session.clock.ticking.unrecorded)

    # -- what they say ------------------------------------------------------------------------------------------

    def hear_here(self, seats: frozenset[Seat]) -> None:
        """These players are connected to other servers now."""
        before, self.here = self._live.here, seats
        self._live.session.clock.looked_at_elsewhere(bool(seats))
        now = self._live.here
        for seat in before - now:
            self._live.gone(seat)
        if now != before:
            self._live.presence_changed()

    def hear_clock(self, at: RoomHere) -> None:
        """What the clock has counted on another server."""
        self._live.session.clock.seen_elsewhere(at.version, at.spent)

    def hear_words(self, seat: Seat, asked: SpeakCommand) -> None:
        """Somebody who is connected to another server has said something in words of their own."""
        table = self._live.session.table
        if self._audience.outboxes and not self._words.knows(table, seat, asked):
            with suppress(Refused):  # a board has been dealt meanwhile
                self._words.speak(table, seat, asked)
                self._live.tell()

    def hear_of_hand(self, seat: Seat) -> None:
        """Somebody who is connected to another server has picked up their hand."""
        session = self._live.session
        session.dealt_hands.pick_up(session.table, seat, self._live.here)
