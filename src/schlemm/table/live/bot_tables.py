"""At how many tables bots think for one household at the same time: at others they wait until one is left."""

from __future__ import annotations

from itertools import count
from typing import Final, Protocol

from schlemm.table.live.presence import BotsWait

MOST: Final = 40
"""Games with bots of one household: eighty people of a club behind one address have so many, two at each table."""

FEW: Final = 0.2
"""The part of them from which on it is said how many are left."""


class GameWithBots(Protocol):
    """A game, as far as it matters here."""

    @property
    def household(self) -> str | None:
        """In whose name its bots think; ``None`` if nobody looks."""

    @property
    def asks_bots(self) -> bool:
        """Whether bots have something to do in it."""

    def keep_waiting(self, why: BotsWait | None) -> None:
        """Have its bots wait for this reason, or act."""


class BotTables:
    """The games at which somebody looks, by household; the bots of those who came first act.

    Only players count who look, not spectators, and only at this server: where there are several, each counts its own.

    Args:
        most: In how many games bots act for one household.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._games: dict[str, dict[GameWithBots, None]] = {}
        self._household_of: dict[GameWithBots, str] = {}

    @property
    def most(self) -> int:
        """In how many games bots act for one household."""
        return self._most

    @property
    def few(self) -> int:
        """How many are few enough to be told how many are left."""
        return int(self._most * FEW)

    def left(self, household: str) -> int:
        """Return in how many more games bots would act for this household at once."""
        playing = sum(game.asks_bots for game in self._games.get(household, ()))
        return max(self._most - playing, 0)

    def look(self, game: GameWithBots) -> None:
        """Take in that others look at a game than before."""
        before, now = self._household_of.get(game), game.household
        if before is not None and before != now:
            del self._household_of[game]
            del self._games[before][game]
            self._share(before)
        if now is not None:
            self._household_of[game] = now
            self._games.setdefault(now, {})[game] = None
            self._share(now)

    def _share(self, household: str) -> None:
        games = self._games[household]
        if not games:
            del self._games[household]
            return
        number = count()
        for game in [*games]:
            waits = game.asks_bots and next(number) >= self._most
            game.keep_waiting(BotsWait(self._most) if waits else None)
