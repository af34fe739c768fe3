"""A match as it stands: its two tables, and what was played at them.

It holds all hands of both tables. Players are given a ``MatchSight`` (``match.views.sight``), never this.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from schlemm.bot_match.contestants import Team
from schlemm.core.deal import Deal
from schlemm.core.played_board import RefusedClaim
from schlemm.dealing.fair import Promise
from schlemm.match.state.comparison import Comparison
from schlemm.match.state.events import Commented
from schlemm.match.state.place import PLACES, Place, Room
from schlemm.match.state.plan import Half, Order, Plan
from schlemm.match.state.teams import ByTeam
from schlemm.table.state.players import Person, Player, hashed
from schlemm.table.state.table import Table
from schlemm.table.views.record import RoomRecord


@dataclass(frozen=True, slots=True)
class Substitution:
    """At a place another has gone on for a player, or a bot has, or the player is back.

    Attributes:
        place: Where.
        board: Number of the board that was played there, or was to come.
        left: Name of who played before.
        came: Name of who plays now; for a bot that stands in, that of the absent person.
        stands_in: Whether a bot plays for a person who may come back.
    """

    place: Place
    board: int
    left: str
    came: str
    stands_in: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A match after its first ``version`` events.

    Attributes:
        id: Its name in links; its tables are called the same with ``.1`` and ``.2``.
        version: How many events it has seen, at both tables.
        plan: What is agreed.
        teams: Who meets.
        host: Where the person sits who has opened it.
        captains: Where the captain of each team sits.
        tables: Both tables.
        records: What is over at each of them, in the order of the boards.
        boards: Those that are over at both, side by side.
        refused: Claims of the board in progress at each table that were not agreed to.
        knows: Hashes of the secrets of all who have sat at each table.
        substitutions: Who has gone on for whom since the first board was dealt.
        changed: Whether the pairs have changed tables after the first half.
        paused: Whether it rests.
        stopped: Whether it was ended early.
        comments: What has been said about its record.
        promise: What the next deal follows from that no table has had; ``None`` where none is promised.
    """

    id: str
    version: int
    plan: Plan
    teams: ByTeam
    host: Place
    captains: tuple[Place, Place]
    tables: tuple[Table, Table]
    records: tuple[tuple[RoomRecord, ...], tuple[RoomRecord, ...]] = ((), ())
    boards: tuple[Comparison, ...] = ()
    refused: tuple[tuple[RefusedClaim, ...], tuple[RefusedClaim, ...]] = ((), ())
    knows: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
    substitutions: tuple[Substitution, ...] = ()
    changed: bool = False
    paused: bool = False
    stopped: bool = False
    comments: tuple[Commented, ...] = ()
    promise: Promise | None = None

    def table(self, room: Room) -> Table:
        """One of the tables."""
        return self.tables[room.index]

    def with_table(self, room: Room, table: Table) -> Match:
        """The match with this table instead."""
        first, second = self.tables
        return replace(self, tables=(table, second) if room is Room.OPEN else (first, table))

    def player(self, place: Place) -> Player:
        """Who sits there."""
        return self.table(place.room).players.of(place.seat)

    def captain(self, team: Team) -> Place:
        """Where the captain of a team sits."""
        return self.captains[0 if team is Team.A else 1]

    def opened_by(self, secret: str) -> tuple[Place, ...]:
        """The places that this secret opens: several only at one table, of people who share a browser."""
        return tuple(Place(room, seat) for room in Room for seat in self.table(room).opened_by(secret))

    def proof_of(self, secret: str) -> str:
        """What is kept of a secret in this match."""
        return hashed(secret, self.tables[0].company.invitation.scope or self.id)

    # -- how far it is ------------------------------------------------------------------------------------------

    def finished(self, room: Room) -> int:
        """How many boards are over at a table; as they are played in order, also the number of the last of them."""
        return len(self.records[room.index])

    @property
    def open_boards(self) -> int:
        """How many boards are over at both tables."""
        return min(self.finished(room) for room in Room)

    @property
    def begun(self) -> bool:
        """Whether a board has been dealt."""
        return any(table.board is not None for table in self.tables)

    @property
    def is_over(self) -> bool:
        """Whether both tables have finished all boards, or it was stopped."""
        return self.stopped or self.open_boards == self.plan.boards

    @property
    def is_level(self) -> bool:
        """Whether whatever has been played at one table is over at both, so that nobody knows more than others may."""
        playing = any(table.board_in_progress for table in self.tables)
        return not playing and self.finished(Room.OPEN) == self.finished(Room.CLOSED)

    @property
    def at_half(self) -> bool:
        """Whether the first half is over at both tables and pairs have yet to change."""
        change = self.plan.half is Half.CHANGE and not self.changed
        return change and self.open_boards == self.plan.first_half and not self.is_over

    def allowed(self, room: Room) -> int:
        """Number of the last board that may be dealt at this table before more happens at the other one."""
        if not self.begun:
            return int(room is self.host.room)
        last = self.plan.boards
        if self.plan.half is Half.CHANGE and not self.changed and self.open_boards < self.plan.first_half:
            last = self.plan.first_half
        if self.plan.order is Order.PASSED_ON and room is Room.CLOSED:
            last = min(last, self.finished(Room.OPEN))
        return last

    # -- the boards ---------------------------------------------------------------------------------------------

    @property
    def dealt(self) -> int:
        """How many boards have been dealt at a table at least."""
        return max(table.deals for table in self.tables)

    def deal_of(self, number: int) -> Deal | None:
        """The deal of a board, if one of the tables has had it: the other gets the same."""
        for room in Room:
            if number <= self.finished(room):
                return self.records[room.index][number - 1].board.deal
            board = self.table(room).board
            if board is not None and board.board.number == number:
                return board.board.deal
        return None


def proofs(table: Table) -> frozenset[str]:
    """Hashes of all secrets that open a seat at a table."""
    people = [*table.players, *table.company.coming]
    return frozenset(
        secret for person in people if isinstance(person, Person) for secret in (person.secret, *person.more)
    )


def room_name(match_id: str, room: Room) -> str:
    """The name of one of the tables of a match in links."""
    return f"{match_id}.{room.value}"


def people_at(match: Match) -> tuple[Place, ...]:
    """The places whose persons play themselves."""
    return tuple(place for place in PLACES if place.seat in match.table(place.room).people)
