"""A table or a match as it is kept, with who has played its boards: what somebody remembers of it is read from this.

It holds all hands, also those of a board in progress. What is told of it comes from its ``paper``, which has the boards
that are open to all who sat there, and from sights.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.seats import Seat
from schlemm.match.live import codec as of_match
from schlemm.match.live.codec import is_match
from schlemm.match.live.log import MATCH_COURSE
from schlemm.match.state.events import AtTable, MatchEvent
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.match.views.paper import ExportRow, Paper, paper_of_match, paper_of_table
from schlemm.own_games.attendance import Attendance, BoardAttendance, PersonId, attended, came_back
from schlemm.store.store import Stored
from schlemm.table.live import codec as of_table
from schlemm.table.live.log import TABLE_COURSE
from schlemm.table.rules.devices import DeviceReplaced
from schlemm.table.state.events import Event
from schlemm.table.state.players import Person, hashed
from schlemm.table.state.table import Table
from schlemm.table.views.history import History

Kept: TypeAlias = History | Match


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A table by itself or a match, as far as its events have been read.

    Attributes:
        kept: What the events make of it.
        attendance: Who has played its boards, for each of its tables.
    """

    kept: Kept
    attendance: tuple[Attendance, ...]

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.kept.id

    @property
    def version(self) -> int:
        """How many events have been read."""
        return self.kept.version

    @property
    def tables(self) -> tuple[Table, ...]:
        """Its tables, in the order of their rooms."""
        return self.kept.tables if isinstance(self.kept, Match) else (self.kept.table,)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.kept.is_over if isinstance(self.kept, Match) else self.kept.table.is_over

    @property
    def is_practice(self) -> bool:
        """Whether its board was chosen, to practise with it or to play it differently."""
        return self.tables[0].is_given

    def paper(self) -> Paper:
        """What was played, as far as it is open: no board in progress, and none that the other table may yet play."""
        if isinstance(self.kept, Match):
            return paper_of_match(self.kept)
        return paper_of_table(self.kept.table, self.kept.records)

    def place_of(self, secret: str) -> Place | None:
        """Where the person sits, or is to sit, whose browser has this secret; the first place of several."""
        opened = (Place(room, seat) for room, table in self._by_room() for seat in table.opened_by(secret))
        return next(opened, None)

    def people_of(self, secret: str) -> frozenset[PersonId]:
        """The persons whose seats this secret opens: several may share a browser."""
        return frozenset(
            person.secret
            for table in self.tables
            for person in (*table.players, *table.company.coming)
            if isinstance(person, Person) and person.is_opened_by(hashed(secret, table.scope))
        )

    def attendance_of(self, row: ExportRow) -> BoardAttendance | None:
        """Who has played the board of a line of the paper; ``None`` for a line that belongs to none."""
        if row.record is None:
            return None
        room = 0 if row.room is None else row.room.index
        return self.attendance[room].boards[row.record.board.number - 1]

    def seats_on(self, row: ExportRow, people: frozenset[PersonId]) -> tuple[Seat, ...]:
        """Where these persons sat on the board of a line; none where they have not played it."""
        attendance = self.attendance_of(row)
        return () if attendance is None else attendance.seats_of(people)

    def _by_room(self) -> tuple[tuple[Room, Table], ...]:
        return tuple(zip(Room, self.tables, strict=False))


def game_opened(name: str, first: Stored) -> PlayedGame:
    """The table or match of this name after its first event.

    Raises:
        Unreadable: If the event cannot be read.
        Impossible: If it opens neither a table nor a match.
    """
    kind, content = first.entry.kind, first.entry.content
    if is_match(kind):
        return PlayedGame(MATCH_COURSE.opened(name, of_match.decode(kind, content)), (Attendance(),) * 2)
    return PlayedGame(TABLE_COURSE.opened(name, of_table.decode(kind, content)), (Attendance(),))


def game_after(before: PlayedGame, item: Stored) -> PlayedGame:
    """The game after one more event; raises as ``game_opened`` does."""
    if isinstance(before.kept, Match):
        return _match_after(before, before.kept, MATCH_COURSE.event(item))
    event = TABLE_COURSE.event(item)
    attendance = _noted(before, Room.OPEN, event)
    return PlayedGame(TABLE_COURSE.evolve(before.kept, event), attendance)


def _match_after(before: PlayedGame, match: Match, event: MatchEvent) -> PlayedGame:
    attendance = before.attendance
    if isinstance(event, AtTable):
        attendance = _noted(before, event.room, event.event)
    return PlayedGame(MATCH_COURSE.evolve(match, event), attendance)


def _noted(before: PlayedGame, room: Room, event: Event) -> tuple[Attendance, ...]:
    """Who has played the boards after this has happened at a table."""
    table = before.tables[room.index]
    if isinstance(event, DeviceReplaced):
        former, now = came_back(table, event)
        return tuple(each.known_as(former, now) for each in before.attendance)
    return tuple(
        attended(each, table, event) if index == room.index else each
        for index, each in enumerate(before.attendance)
    )
