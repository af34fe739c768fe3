"""The games of a circle as they stand at their tables, and who sits there."""

from __future__ import annotations

from schlemm.circle.circle import MATCH, Circle, Game, GameOutcome
from schlemm.circle.outcome import member_at, outcome_of_match, outcome_of_table
from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.errors import TableDamaged
from schlemm.server.live.live_table import LiveTable, match_of
from schlemm.server.live.matches import LiveMatches
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

    async def tables(self, game: Game) -> tuple[LiveTable, ...]:
        """The tables of a game."""
        try:
            if game.form == MATCH:
                match = await self._matches.find(game.id)
                return () if match is None else match.tables
            live = await self._tables.find(game.id)
            return () if live is None else (live,)
        except TableDamaged:
            return ()

    async def so_far(self, circle: Circle, game: Game) -> GameOutcome | None:
        """How a game stands; ``None`` if it has no tables."""
        if game.outcome is not None:
            return game.outcome
        for live in await self.tables(game):
            match = match_of(live)
            return outcome_of_table(circle, live.table) if match is None else outcome_of_match(circle, match)
        return None

    async def ended(self, circle: Circle, game: Game) -> GameOutcome | None:
        """What has come of a game; ``None`` while it goes on, or if it has no tables."""
        tables = await self.tables(game)
        return (
            await self.so_far(circle, game)
            if tables and (match_of(tables[0]) or tables[0].table).is_over
            else None
        )

    async def place_of(self, game: Game, secret: str) -> tuple[LiveTable, Seat] | None:
        """The seat that this secret opens in a game."""
        for live in await self.tables(game):
            seats = live.table.opened_by(secret)
            if seats:
                return live, seats[0]
        return None

    async def seat_of_member(self, circle: Circle, game: Game, member: int) -> tuple[LiveTable, Seat] | None:
        """Where a member sits in a game, whatever device they come with."""
        for live in await self.tables(game):
            for seat in SEATS:
                if member_at(circle, live.table.players.of(seat)) == member:
                    return live, seat
        return None

    async def here(self, circle: Circle) -> frozenset[int]:
        """The members who have a table of a game that goes on open."""
        tables = [live for game in circle.games if game.outcome is None for live in await self.tables(game)]
        at = (member_at(circle, live.table.players.of(seat)) for live in tables for seat in live.here)
        return frozenset(member for member in at if member is not None)
