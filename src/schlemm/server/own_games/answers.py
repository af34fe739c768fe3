"""What is answered about the games of the person who asks: to look at, to take home, to be forgotten by."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from schlemm.bots.workers.executor import JobRunner
from schlemm.i18n.translator import Translator
from schlemm.own_games.own_boards import OwnBoard, own_boards
from schlemm.own_games.player_statistics import player_statistics
from schlemm.server.common.asker import Asker
from schlemm.server.common.evening import today
from schlemm.server.common.file import File
from schlemm.server.common.ids import is_table_name
from schlemm.server.common.unanswered import BadQuestion, NotThere, existing
from schlemm.server.export.file_writer import FileWriter
from schlemm.server.own_games.file_of_games import games_as_csv, games_as_json, games_as_pbn
from schlemm.server.own_games.game_index import Begun
from schlemm.server.own_games.games import OwnGame, OwnGames
from schlemm.server.own_games.views import own_board_view, own_game_boards, own_game_view, own_statistics
from schlemm.server.own_games.wire import (
    Forgotten,
    OwnBoardView,
    OwnGameBoards,
    OwnGamesView,
    OwnStatistics,
)
from schlemm.store.slices import map_in_slices

PAGE: Final = 10
"""How many games are shown at once."""

COUNTED: Final = 250
"""From how many games at most statistics are made: the newest."""

PATIENCE: Final = 1.0
"""For how many seconds boards are reckoned with open cards at one question."""


async def own_games(asker: Asker, after: str, memory: OwnGames) -> OwnGamesView:
    """Return the games of the asker, the newest first, so many at a time: those after one that is known already."""
    last = _place(after) if after else None
    games = await memory.listed(asker.secrets)
    left = [game for game in games if last is None or game < last]
    found = await _found(memory, [game.name for game in left[:PAGE]], asker.secrets)
    following = f"{left[PAGE - 1].at!r} {left[PAGE - 1].name}" if len(left) > PAGE else None
    return OwnGamesView(await map_in_slices(own_game_view, found), following)


def _place(text: str) -> Begun:
    """Where in the order of games a list went to its end, as an earlier list has named it.

    Raises:
        BadQuestion: If none has.
    """
    at, _, name = text.partition(" ")
    try:
        return Begun(float(at), name)
    except ValueError as error:
        raise BadQuestion("no place in a list of games") from error


async def own_games_statistics(asker: Asker, memory: OwnGames, reckon: float | None) -> OwnStatistics:
    """Return what the asker's boards say about their play.

    Args:
        asker: Who asks.
        memory: What they have played.
        reckon: For how many seconds boards are reckoned with open cards first.
    """
    names = await memory.names(asker.secrets)
    games = await _found(memory, names[:COUNTED], asker.secrets)
    boards = [board for some in await map_in_slices(_boards_of, games) for board in some]
    solver = reckon is None or await memory.reckon(boards, reckon, asker.household)
    found = player_statistics(boards, memory.worths(boards))
    more, unsolved = len(names) > COUNTED, memory.unsolved(boards)
    return own_statistics(found, len(games), more=more, solver=solver, unsolved=unsolved)


async def own_game(asker: Asker, name: str, memory: OwnGames) -> OwnGameBoards:
    """Return a game of the asker's, with its boards that are over."""
    return own_game_boards(await own_game_named(asker, name, memory))


async def own_board(asker: Asker, game: str, number: int, room: int, memory: OwnGames) -> OwnBoardView:
    """Return a board of the asker's game that is over at all its tables; of a match at one of its tables."""
    return existing(own_board_view(await own_game_named(asker, game, memory), number, room))


async def export_own_games(
    asker: Asker, kind: str, memory: OwnGames, runner: JobRunner, say: Translator
) -> File:
    """Return all games of the asker as far as they are open, the oldest first: ``json``, ``csv`` or ``pbn``.

    Raises:
        NotThere: If there is no such kind of file.
    """
    names = await memory.names(asker.secrets)
    games, name = memory.each(names[::-1], asker.secrets), f"games-{today()}"
    if kind == "csv":
        return File(games_as_csv(games, say), "text/csv", f"{name}.csv")
    if kind == "pbn":
        return File(games_as_pbn(games, FileWriter(say, runner)), "application/x-pbn", f"{name}.pbn")
    if kind != "json":
        raise NotThere
    pieces = games_as_json(games, partial(own_games_statistics, asker, memory, None))
    return File(pieces, "application/json", f"{name}.json")


async def forgotten(asker: Asker, memory: OwnGames) -> Forgotten:
    """Return how many games are the asker's no more once they have lost their secrets."""
    return Forgotten(len(await memory.names(asker.secrets)))


def _boards_of(own: OwnGame) -> list[OwnBoard]:
    return [*own_boards(own.game, own.people)][::-1]


async def _found(memory: OwnGames, names: list[str], secrets: Sequence[str]) -> list[OwnGame]:
    """The games of these names that are the asker's."""
    found = [await memory.find(name, secrets) for name in names]
    return [own for own in found if own is not None]


async def own_game_named(asker: Asker, name: str, memory: OwnGames) -> OwnGame:
    """The game of this name.

    Raises:
        NotThere: If the asker sits in none of this name.
    """
    return existing(await memory.find(name, asker.secrets) if is_table_name(name) else None)
