"""Mini-bridge waits for its reader: what has been announced stays until the only person at the table has read it.

Nobody is hurried at a table of bots, so no bot names a contract or plays a card while the points or the contract are
being read. Where several people play, nobody waits for one who reads; there the browser keeps what it shows open.
"""

from __future__ import annotations

from schlemm.core.board.state import Bidding, Playing
from schlemm.core.seats import Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.events import AnnouncementRead
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table


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


def read_announcement(table: Table, by: Seat, what: Announcement) -> tuple[AnnouncementRead, ...]:
    """Return the events when a player has read an announcement.

    Raises:
        Refused: If it is not announced now, or nobody waits for it.
    """
    if unread(table) is not what or reader(table) is not by:
        raise Refused(RefusalCode.NOTHING_ANNOUNCED)
    return (AnnouncementRead(by, what),)
