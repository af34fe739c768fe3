"""All games of a person as one file, written game by game: no more than one is held, but of PBN the text of all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from schlemm.circle.evening import evening_at
from schlemm.formats.csv_text import Field
from schlemm.formats.pbn import encode_pbn, join_pbn, write_game
from schlemm.i18n.translator import Translator
from schlemm.match.views.paper import ExportRow, Paper
from schlemm.server.export.csv_export import fields_of, rows_as_csv
from schlemm.server.export.file_writer import FileWriter
from schlemm.server.own_games.games import OwnGame
from schlemm.server.own_games.views import kept_game
from schlemm.server.own_games.wire import OwnStatistics
from schlemm.store.slices import map_in_slices

FORMAT: Final = "schlemm-games-1"
"""What the file to take home says it is."""


async def games_as_json(
    games: AsyncIterator[OwnGame], statistics: Callable[[], Awaitable[OwnStatistics]]
) -> AsyncIterator[bytes]:
    """The pieces of a file that is one ``KeptGames``."""
    yield b'{"format":%b,"games":[' % msgspec.json.encode(FORMAT)
    between = b""
    async for own in games:
        yield between + await asyncio.to_thread(_as_json, own)
        between = b","
    yield b'],"statistics":%b}' % msgspec.json.encode(await statistics())


async def games_as_csv(games: AsyncIterator[OwnGame], say: Translator) -> AsyncIterator[bytes]:
    """The pieces of a table with a line for each line of what was played."""
    head = rows_as_csv((), say)
    yield head.encode("utf-8-sig")  # the mark tells spreadsheets that it is UTF-8
    async for own in games:
        paper = _dated(own)
        fields = await map_in_slices(partial(_fields, paper, say), paper.rows)
        yield rows_as_csv(fields, say).removeprefix(head).encode()


async def games_as_pbn(games: AsyncIterator[OwnGame], writer: FileWriter) -> AsyncIterator[bytes]:
    """All boards as PBN, in one piece: which signs a file is written in is known when all its names are."""
    boards: list[str] = []
    async for own in games:
        paper = _dated(own)
        found = [game for row in paper.rows if (game := await writer.game(paper, row)) is not None]
        boards += await map_in_slices(write_game, found)
    yield await asyncio.to_thread(lambda: encode_pbn(join_pbn(boards)))


def _as_json(own: OwnGame) -> bytes:
    return msgspec.json.encode(kept_game(own))


def _fields(paper: Paper, say: Translator, row: ExportRow) -> list[Field]:
    return fields_of(paper, row, say)


def _dated(own: OwnGame) -> Paper:
    return replace(own.game.paper(), date=evening_at(own.begun) if own.begun else "")
