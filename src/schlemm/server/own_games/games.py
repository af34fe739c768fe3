"""The games of the person of a browser, read from the store when they ask and kept in memory for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final
from weakref import WeakValueDictionary

from schlemm.bots.review.opened import WhatWasPossible
from schlemm.bots.workers.executor import Executor
from schlemm.dd.solver import SolverError
from schlemm.match.state.place import Place, Room
from schlemm.own_games.attendance import PersonId
from schlemm.own_games.own_boards import OwnBoard, Worth, worth_of
from schlemm.own_games.played_game import PlayedGame, game_after, game_opened
from schlemm.server.common.damage import TableDamaged, reading
from schlemm.server.common.last_used import LastUsed
from schlemm.server.own_games.game_index import Begun, GameIndex
from schlemm.store.slices import fold_in_slices
from schlemm.store.store import Store
from schlemm.workers.process import WorkerFault

GAMES_KEPT: Final = 400
"""How many games are kept in memory, over all who ask."""

WORTHS_KEPT: Final = 20_000
"""How many boards are kept with open cards: two numbers each."""


class NoWorth(Enum):
    """What is kept of a board instead of its worth."""

    UNSOLVED = "unsolved"
    """The solver has no answer for it, or two workers died over it or took too long."""
    FAULT = "fault"
    """A worker died over it or took too long, perhaps through no fault of the board: it is tried once more."""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game, and the person of a browser in it.

    Attributes:
        game: The game.
        place: Where the person sits now.
        people: Whom the browser's persons are known by there.
        begun: When it was set up, in seconds since 1970.
    """

    game: PlayedGame
    place: Place
    people: frozenset[PersonId]
    begun: float


class OwnGames:
    """What finds the games of a browser.

    Only a secret that opens a seat of a game now is told anything of it: one whose device was lost, or whose seat was
    given on, opens nothing any more.

    Args:
        store: Where the events are.
        executor: Reckons boards with open cards.
    """

    def __init__(self, store: Store, executor: Executor) -> None:
        self._store = store
        self._executor = executor
        self._index = GameIndex()
        self._games: LastUsed[str, PlayedGame] = LastUsed(GAMES_KEPT)
        self._worths: LastUsed[tuple[str, Room, int], Worth | NoWorth] = LastUsed(WORTHS_KEPT)
        self._reckoning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def names(self, secrets: Sequence[str]) -> list[str]:
        """Return the names of the games that these secrets may open, the newest first; raises as ``listed``."""
        return [game.name for game in await self.listed(secrets)]

    async def listed(self, secrets: Sequence[str]) -> list[Begun]:
        """Return the games that these secrets may open and when they were set up, the newest first.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        if not secrets:
            return []
        await self._index.catch_up(self._store)
        found = [await self._index.games_of(secret, self._store) for secret in secrets]
        return sorted({game for games in found for game in games}, reverse=True)

    async def each(self, names: Sequence[str], secrets: Sequence[str]) -> AsyncIterator[OwnGame]:
        """The games of these names that are the asker's, read one after the other as they are wanted."""
        for name in names:
            own = await self.find(name, secrets)
            if own is not None:
                yield own

    async def find(self, name: str, secrets: Sequence[str]) -> OwnGame | None:
        """Return the game of this name; ``None`` if none of the secrets opens a seat there, or it cannot be read.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        try:
            with reading(f"game {name}"):
                game = await self._read(name)
        except TableDamaged:
            return None
        for secret in secrets:
            place = None if game is None else game.place_of(secret)
            if game is not None and place is not None:
                begun = await self._index.begun(name, self._store)
                return OwnGame(game, place, game.people_of(secret), begun)
        return None

    async def _read(self, name: str) -> PlayedGame | None:
        before = self._games.get(name)
        stored = await self._store.read(name, 0 if before is None else before.version)
        if before is None:
            if not stored:
                return None
            before, stored = game_opened(name, stored[0]), stored[1:]
        game = await fold_in_slices(game_after, before, stored)
        self._games.put(name, game)
        return game

    def worths(self, boards: Sequence[OwnBoard]) -> dict[tuple[str, Room, int], Worth]:
        """Those of the boards that have been reckoned with open cards."""
        found = ((board.key, self._worths.get(board.key)) for board in boards)
        return {key: worth for key, worth in found if isinstance(worth, Worth)}

    def unsolved(self, boards: Sequence[OwnBoard]) -> int:
        """How many of the boards have been tried in vain."""
        return sum(self._worths.get(board.key) is NoWorth.UNSOLVED for board in boards)

    async def reckon(self, boards: Sequence[OwnBoard], seconds: float, household: str) -> bool:
        """Reckon boards with open cards, in their order, for about so long; at least one.

        One board at a time is reckoned for a household, of whom those who ask take turns board by board. One that the
        solver has no answer for is left out, and not tried again; one over which a worker died or took too long is
        tried once more.

        Args:
            boards: Whose worth is wanted.
            seconds: After how long no further board is begun.
            household: Who asks, as it is counted.

        Returns:
            Whether it can be done: it cannot where there is no solver, or none that answers now.
        """
        now = asyncio.get_running_loop().time
        until = now() + seconds
        for board in boards:
            if self._is_settled(board):
                continue
            async with self._reckoning.setdefault(household, asyncio.Lock()):
                if not self._is_settled(board) and not await self._reckon(board, household):
                    return False
            if now() >= until:
                break
        return True

    def _is_settled(self, board: OwnBoard) -> bool:
        """Whether nothing is left to be reckoned of it: while one waits, somebody else may have asked for it."""
        return self._worths.get(board.key) not in (None, NoWorth.FAULT)

    async def _reckon(self, board: OwnBoard, household: str) -> bool:
        """Reckon one board; false if there is no solver, or none just now."""
        try:
            best = await self._executor.carry_out(WhatWasPossible(board.board), household)
        except SolverError as error:
            if error.reason not in ("failed", "too-long", "too-wild", "crashed"):
                return False
            fault = error.reason == "crashed"
        except WorkerFault as error:
            if error.reason != "timed-out" and error.exit_code is None:
                return False
            fault = True
        else:
            self._worths.put(board.key, worth_of(board.board, best))
            return True
        again = fault and self._worths.get(board.key) is not NoWorth.FAULT
        self._worths.put(board.key, NoWorth.FAULT if again else NoWorth.UNSOLVED)
        return True
