"""Mini-bridge waits for its reader: what has been announced stays until the only person at the table has read it.

Nobody is hurried at a table of bots, so no bot names a contract or plays a card while the points or the contract are
being read. Where several people play, nobody waits for one who reads; there the browser keeps what it shows open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.board.state import Bidding, Playing
from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, OfSeat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.events import Event
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class ReadOn:
    """Have read what was announced, so that the bots go on."""

    announcement: Announcement


@dataclass(frozen=True, slots=True)
class AnnouncementRead(Event):
    """The only person at a table of mini-bridge has read what was announced, and the bots go on."""

    seat: Seat
    announcement: Announcement


def _announced(table: Table) -> Announcement | None:
    """What stands announced now: the points before the contract is named, the contract before the first card."""
    board = table.board
    if not table.board_in_progress or board is None or not board.board.conditions.rules.minibridge:
        return None
    match board:
        case Bidding():
            return Announcement.POINTS
        case Playing(play=play, pending=None) if not play.cards:
            return Announcement.CONTRACT
    return None


def reader(table: Table) -> Seat | None:
    """The only person at the table; ``None`` where there are several, or where a bot plays for the only one."""
    people = table.players.find(lambda player: isinstance(player, Person))
    return people[0] if len(people) == 1 and people[0] in table.people else None


def unread(table: Table) -> Announcement | None:
    """What the only person at the table has yet to read, and bots wait for."""
    now = _announced(table)
    return None if now is None or now is table.read or reader(table) is None else now


def _decide(table: Table, by: Seat, wish: ReadOn, deals: DealSource) -> tuple[AnnouncementRead, ...]:
    """What is not announced now, or what nobody waits for, is refused."""
    if unread(table) is not wish.announcement or reader(table) is not by:
        raise Refused(RefusalCode.NOTHING_ANNOUNCED)
    return (AnnouncementRead(by, wish.announcement),)


def _evolve(table: Table, event: AnnouncementRead) -> Table:
    return replace(table, read=event.announcement)


READ: Final = Act(
    name="read",
    request=ReadOn,
    decide=_decide,
    kinds=(
        EventKind(
            name="read",
            stored="AnnouncementRead",
            event=AnnouncementRead,
            evolve=_evolve,
            seen=OfSeat,
            told=lambda event, viewer: OfSeat(event.seat),
            aside=True,
        ),
    ),
    by_program=True,
)
