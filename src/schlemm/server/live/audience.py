"""The sockets of the players of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from schlemm.core.seats import BySeat, Seat
from schlemm.server.live.outbox import News, Outbox
from schlemm.server.protocol.server import Led, Trouble
from schlemm.table.rules.acts import is_told
from schlemm.table.state.events import Heard

NewsFor: TypeAlias = Callable[[Seat, Sequence[Heard]], News]
"""What the player of a seat is told of these events."""


class Audience:
    """Who has a table open, and what they are told.

    Args:
        news: What each is told.
    """

    def __init__(self, news: NewsFor) -> None:
        self._news = news
        self._outboxes: list[Outbox] = []

    @property
    def outboxes(self) -> tuple[Outbox, ...]:
        """The sockets that look."""
        return tuple(self._outboxes)

    @property
    def readers(self) -> frozenset[Seat]:
        """Whose sockets are open."""
        return frozenset(outbox.reader for outbox in self._outboxes)

    def household(self) -> str:
        """Whose sockets these are: those of several count as of who has looked longest."""
        return self._outboxes[0].household if self._outboxes else ""

    def count(self, seat: Seat, *, of_program: bool) -> int:
        """How many sockets this player has open, or the program at their seat."""
        return sum(outbox.reader is seat and outbox.of_program is of_program for outbox in self._outboxes)

    def join(self, outbox: Outbox) -> None:
        """One more looks."""
        self._outboxes.append(outbox)

    def leave(self, outbox: Outbox) -> bool:
        """One looks no longer; whether it did."""
        if outbox not in self._outboxes:
            return False
        self._outboxes.remove(outbox)
        return True

    def move(self, to: BySeat[Seat]) -> None:
        """Everybody sits elsewhere now."""
        for outbox in self._outboxes:
            outbox.reader = to.of(outbox.reader)

    def send_away(self, seat: Seat, why: Led | Trouble, *, programs_only: bool = False) -> None:
        """Whoever had this seat has it no longer, or only its program, and is told nothing more but this."""
        gone = [
            outbox
            for outbox in self._outboxes
            if outbox.reader is seat and (outbox.of_program or not programs_only)
        ]
        self._outboxes = [outbox for outbox in self._outboxes if outbox not in gone]
        for outbox in gone:
            outbox.reply(why)
            outbox.close()

    def tell(self, events: Sequence[Heard], but: Outbox | None = None) -> None:
        """Tell everybody, except one; who may not know of what has happened is not told that anything has."""
        for outbox in self._outboxes:
            concerns = not events or any(is_told(event, outbox.reader) for event in events)
            if outbox is not but and concerns:
                outbox.tell(self._news(outbox.reader, events))

    def tell_again(self, seat: Seat) -> None:
        """Tell one player how things stand."""
        for outbox in self._outboxes:
            if outbox.reader is seat:
                outbox.tell(self._news(seat, ()))

    def close(self) -> None:
        """Close every socket."""
        for outbox in self._outboxes:
            outbox.close()
