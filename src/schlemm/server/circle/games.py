"""The games of a circle as they stand at their tables, and who sits there."""

from __future__ import annotations

from schlemm.circle.circle import MATCH, Circle, Game, GameOutcome
from schlemm.circle.outcome import member_at, outcome_of_match, outcome_of_table
from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.errors import TableDamaged
from schlemm.server.live.matches import LiveMatches
from schlemm.server.live.room import Room, match_of
from schlemm.server.live.tables import LiveTables


class CircleGames:
    """The games of all circles. A game that cannot be found, or of which nothing sensible is kept, has no tables.

    Each method raises ``StoreTrouble`` if the store does not answer.

    Args:
        tables: Where their tables are.
        matches: Where those are that are matches.
    """

    def __init__(self, tables: LiveTables, matches: LiveMatches) -> None:
        self._tables = tables
        self._matches = matches

    async def rooms(self, game: Game) -> tuple[Room, ...]:
        """The tables of a game."""
        try:
            if game.form == MATCH:
                hall = await self._matches.find(game.id)
                return () if hall is None else hall.rooms
            room = await self._tables.find(game.id)
            return () if room is None else (room,)
        except TableDamaged:
            return ()

    async def so_far(self, circle: Circle, game: Game) -> GameOutcome | None:
        """How a game stands; ``None`` if it has no tables."""
        if game.outcome is not None:
            return game.outcome
        for room in await self.rooms(game):
            match = match_of(room)
            return outcome_of_table(circle, room.table) if match is None else outcome_of_match(circle, match)
        return None

    async def ended(self, circle: Circle, game: Game) -> GameOutcome | None:
        """What has come of a game; ``None`` while it goes on, or if it has no tables."""
        rooms = await self.rooms(game)
        return (
            await self.so_far(circle, game)
            if rooms and (match_of(rooms[0]) or rooms[0].table).is_over
            else None
        )

    async def place_of(self, game: Game, secret: str) -> tuple[Room, Seat] | None:
        """The seat that this secret opens in a game."""
        for room in await self.rooms(game):
            seats = room.table.opened_by(secret)
            if seats:
                return room, seats[0]
        return None

    async def seat_of_member(self, circle: Circle, game: Game, member: int) -> tuple[Room, Seat] | None:
        """Where a member sits in a game, whatever device they come with."""
        for room in await self.rooms(game):
            for seat in SEATS:
                if member_at(circle, room.table.players.of(seat)) == member:
                    return room, seat
        return None

    async def here(self, circle: Circle) -> frozenset[int]:
        """The members who have a table of a game that goes on open."""
        rooms = [room for game in circle.games if game.outcome is None for room in await self.rooms(game)]
        at = (member_at(circle, room.table.players.of(seat)) for room in rooms for seat in room.here)
        return frozenset(member for member in at if member is not None)
