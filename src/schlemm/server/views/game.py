"""A game at one moment, for one of its tables: what is sent otherwise of a match than of a table by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from schlemm.core.seats import SEATS, Seat
from schlemm.match.state.match import Match
from schlemm.match.state.place import PLACES, Place, Room, places_of
from schlemm.match.views.sight import MatchSight, match_sight_for
from schlemm.match.views.standing import standing
from schlemm.server.protocol.match import LineUpView, MatchLine, PlaceName, StandingView
from schlemm.server.protocol.view import TableView
from schlemm.server.views.drawings import Drawings
from schlemm.server.views.match import Here, line_up_of, match_line, place_name, standing_view, with_match
from schlemm.table.state.players import Player
from schlemm.table.state.table import Table
from schlemm.table.views.sight import Sight, sight_for


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game is for one of its players, in a line.

    Attributes:
        sight: Their own table.
        deal: Number of the deal that is played there, or of the next.
        deals: How many there are to be.
        match: The match, if it is one.
    """

    sight: Sight
    deal: int
    deals: int
    match: MatchLine | None = None


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table by itself.

    Attributes:
        table: How it stood.
        here: The seats whose players were connected.
        drawings: What its players were shown a moment ago, where that is kept.
        line_up: Nobody meets whom: that belongs to matches.
        standing: Nor does this.
    """

    table: Table
    here: AbstractSet[Seat]
    drawings: Drawings = field(default_factory=Drawings, compare=False, repr=False)
    line_up: ClassVar[None] = None
    standing: ClassVar[None] = None

    @property
    def host(self) -> Player:
        """Who has opened the game."""
        return self.table.players.of(self.table.company.invitation.host)

    def invited_by(self, seat: Seat) -> Iterator[tuple[Table, Seat, PlaceName | None]]:
        """The seats whose links this player hands out: table and seat, and in a match what the place is called."""
        is_host = seat is self.table.company.invitation.host
        return ((self.table, each, None) for each in SEATS if is_host and each is not seat)

    def promised_to(self, seat: Seat) -> str:
        """The seat as promises of deals have it."""
        return seat.letter

    def progress_for(self, seat: Seat) -> Progress:
        """How far the game is, for this player."""
        sight = sight_for(self.table, seat)
        stakes, goal = sight.sheet.stakes, sight.goal
        return Progress(sight, stakes.deal if goal is None else goal.number, stakes.deals)

    def shown_to(self, seat: Seat, drawn: Callable[[Sight], TableView]) -> tuple[Sight, TableView]:
        """What this player may know of their own table, and its view with what they may know of the game.

        Args:
            seat: Whose player.
            drawn: Makes the view of a table by itself.
        """
        sight = self.drawings.sight(self.table, seat, lambda: sight_for(self.table, seat))
        return sight, drawn(sight)


@dataclass(frozen=True, slots=True)
class MatchNow:
    """A match, for one of its tables.

    Attributes:
        match: How it stood.
        room: Which table.
        everywhere: The seats whose players were connected, at both tables.
        drawings: What the players of this table were shown a moment ago, where that is kept.
    """

    match: Match
    room: Room
    everywhere: Here
    drawings: Drawings = field(default_factory=Drawings, compare=False, repr=False)

    @property
    def table(self) -> Table:
        """The table, as it stood."""
        return self.match.table(self.room)

    @property
    def here(self) -> AbstractSet[Seat]:
        """The seats of this table whose players were connected."""
        return self.everywhere[self.room.index]

    @property
    def host(self) -> Player:
        """Who has opened the match."""
        return self.match.player(self.match.host)

    @property
    def line_up(self) -> LineUpView:
        """Who meets and by what agreements; nothing in it is known to players only."""
        return line_up_of(self.sight_for(self.match.host.seat), self.everywhere)

    @property
    def standing(self) -> StandingView:
        """How it stands over the boards that both tables have finished."""
        return standing_view(standing(self.match))

    def sight_for(self, seat: Seat) -> MatchSight:
        """What the player of this seat may know of it."""
        return match_sight_for(self.match, self.room, seat)

    def invited_by(self, seat: Seat) -> Iterator[tuple[Table, Seat, PlaceName | None]]:
        """The seats whose links this player hands out: the host all, a captain those of the team."""
        me, match = Place(self.room, seat), self.match
        own = places_of(me.team) if me == match.captain(me.team) else ()
        places = PLACES if me == match.host else own
        return ((match.table(each.room), each.seat, place_name(each)) for each in places if each != me)

    def promised_to(self, seat: Seat) -> str:
        """The place as promises of deals have it."""
        return str(Place(self.room, seat))

    def progress_for(self, seat: Seat) -> Progress:
        """How far the match is, for this player."""
        sight, boards = self.sight_for(seat), self.match.plan.boards
        deal = min(self.match.finished(self.room) + 1, boards)
        return Progress(sight.sight, deal, boards, match_line(sight))

    def shown_to(self, seat: Seat, drawn: Callable[[Sight], TableView]) -> tuple[Sight, TableView]:
        """What this player may know of their own table, and its view with what they may know of the match."""
        sight = self.drawings.sight(self.match, seat, lambda: self.sight_for(seat))
        return sight.sight, with_match(drawn(sight.sight), sight, self.everywhere)


GameNow: TypeAlias = TableNow | MatchNow
"""A game at one moment, for one of its tables."""
