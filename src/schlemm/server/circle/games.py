"""The games of a circle as they stand at their tables, and who sits there."""

from __future__ import annotations

from schlemm.circle.circle import Circle, Game, GameOutcome
from schlemm.circle.outcome import game_outcome, member_at
from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.damage import TableDamaged
from schlemm.server.live.live_game import LiveGame
from schlemm.server.live.live_games import LiveGames
from schlemm.server.live.live_table import LiveTable


class CircleGames:
    """The games of all circles. A game that cannot be found, or of which nothing sensible is kept, has no tables.

    Each method raises ``StoreTrouble`` if the store does not answer.

    Args:
        games: Where all games are.
    """

    def __init__(self, games: LiveGames) -> None:
        self._games = games

    async def find(self, game: Game) -> LiveGame[LiveTable] | None:
        """A game with its tables."""
        try:
            return await self._games.find(game.id)
        except TableDamaged:
            return None

    async def so_far(self, circle: Circle, game: Game) -> GameOutcome | None:
        """How a game stands; ``None`` if it has no tables."""
        if game.outcome is not None:
            return game.outcome
        found = await self.find(game)
        return None if found is None else game_outcome(circle, found.state)

    async def ended(self, circle: Circle, game: Game) -> GameOutcome | None:
        """Return the outcome of a game; ``None`` while it goes on, or if it has no tables."""
        found = await self.find(game)
        return game_outcome(circle, found.state) if found is not None and found.state.is_over else None

    async def place_of(self, game: Game, secret: str) -> tuple[LiveTable, Seat] | None:
        """The seat that this secret opens in a game."""
        found = await self.find(game)
        return None if found is None else found.where(secret)

    async def seat_of_member(self, circle: Circle, game: Game, member: int) -> tuple[LiveTable, Seat] | None:
        """Where a member sits in a game, whatever device they come with."""
        for live in await self._tables(game):
            for seat in SEATS:
                if member_at(circle, live.table.players.of(seat)) == member:
                    return live, seat
        return None

    async def here(self, circle: Circle) -> frozenset[int]:
        """The members who have a table of a game that goes on open."""
        tables = [live for game in circle.games if game.outcome is None for live in await self._tables(game)]
        at = (member_at(circle, live.table.players.of(seat)) for live in tables for seat in live.here)
        return frozenset(member for member in at if member is not None)

    async def _tables(self, game: Game) -> tuple[LiveTable, ...]:
        found = await self.find(game)
        return () if found is None else found.tables
