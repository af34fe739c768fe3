"""What a table knows of its people besides who plays: who may come, who is coming, who is away, what they say."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import BySeat, Seat
from schlemm.table.state.chat import Spoken
from schlemm.table.state.events import SeatsDrawn, UndoAsked, WatchBegan
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person

NEVER: Final = BySeat(0, 0, 0, 0)

NOBODY: Final[BySeat[Person | None]] = BySeat(None, None, None, None)

REMEMBERED: Final = 6
"""How many of the last lines said are shown."""


@dataclass(frozen=True, slots=True)
class PendingUndo:
    """A player asks to take back, and waits for the others.

    Attributes:
        event: What was asked.
        waits: Who still has to agree.
    """

    event: UndoAsked
    waits: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Spectator:
    """Somebody who looks on, or has done so.

    Attributes:
        since: How many had come with them; it tells them apart.
        came: Who they are, and what they were let in to see.
        sent_away: Whether a player has ended it.
    """

    since: int
    came: WatchBegan
    sent_away: bool = False


@dataclass(frozen=True, slots=True)
class Left:
    """A person who has played and left for good.

    Attributes:
        seat: Where they sat.
        name: Their name.
        deal: Number of the last deal that was begun before they left.
    """

    seat: Seat
    name: str
    deal: int


@dataclass(frozen=True, slots=True)
class Company:
    """The people around a table.

    Attributes:
        invitation: Who may come, and who is host.
        kept: Seats that are kept for people who have not come yet.
        coming: Who sits down once the board in progress is over.
        away: People for whom bots play.
        asked: A wish to take back that waits for answers.
        said: The last lines said, the oldest first.
        drawn: How seats were drawn, if they were.
        lost: People who have lost their device, and for whom the host has made a link.
        renewed: How often a link was made for whoever sits here and had lost their device.
        left: Who has played here and left for good.
        former: Hashes of secrets that opened a seat here once, and open none any more.
        shared: Whether somebody has left for good who had cards of the board on the table.
        next: Name of the table where everybody goes on; empty as long as nobody does.
        paused: Who has asked for a pause that lasts.
        spectators: All who have ever looked on; who still does says ``table.rules.spectators``.
    """

    invitation: Invitation
    kept: tuple[Seat, ...] = ()
    coming: BySeat[Person | None] = NOBODY
    away: tuple[Seat, ...] = ()
    asked: PendingUndo | None = None
    said: tuple[Spoken, ...] = ()
    drawn: SeatsDrawn | None = None
    lost: tuple[Seat, ...] = ()
    renewed: BySeat[int] = NEVER
    left: tuple[Left, ...] = ()
    former: tuple[str, ...] = ()
    shared: bool = False
    next: str = ""
    spectators: tuple[Spectator, ...] = ()
    paused: Seat | None = None

    @property
    def undisturbed(self) -> Company:
        """The same after a call, a card or a claim: whoever has asked to take back has had no answer in time."""
        return self if self.asked is None else replace(self, asked=None)

    def waiting_without(self, seat: Seat) -> Company:
        """Return the same when a wish to take back waits for this person no longer."""
        asked = self.asked
        return (
            self if asked is None else replace(self, asked=replace(asked, waits=without(asked.waits, seat)))
        )


def without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Return the seats but this one."""
    return tuple(each for each in seats if each is not seat)
