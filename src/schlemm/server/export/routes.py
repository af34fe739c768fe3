"""What was played, to take home as CSV, PBN or LIN, or to print.

It is for those who sat there, and only what is open to all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from schlemm.bots.workers.executor import JobRunner
from schlemm.circle.circle import Circle, Game
from schlemm.export.paper import Paper
from schlemm.formats.lin import write_lin
from schlemm.formats.pbn import PbnGame, encode_pbn, join_pbn, write_game
from schlemm.i18n import Translator, UnknownProfile, browser_language, profile_named
from schlemm.server.circle.circles import Circles
from schlemm.server.circle.routes import own_circle
from schlemm.server.common.evening import evening_of_game
from schlemm.server.common.file import File, csv_file, printed_page
from schlemm.server.export.csv_export import COLUMNS, fields_of, rows_as_csv, standing_as_csv
from schlemm.server.export.file_writer import FileWriter
from schlemm.server.export.records import DealSolver, records_of_evening, records_of_paper
from schlemm.server.live.admission import own_match, own_table
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import browser_of
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
from schlemm.store.slices import map_in_slices
from schlemm.store.store import Store


def file_writer(say: NamedDependency[Translator], runner: NamedDependency[JobRunner]) -> FileWriter:
    """Who writes files in the reader's words."""
    return FileWriter(say, runner)


WRITER: Final = {"writer": Provide(file_writer, sync_to_thread=False)}


@get("/api/tables/{table:str}/export/{kind:str}", cache_control=None, opt=COSTS, dependencies=WRITER)
async def export_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    kind: FromPath[str],
    games: NamedDependency[LiveGames],
    store: NamedDependency[Store],
    writer: NamedDependency[FileWriter],
    runner: NamedDependency[JobRunner],
) -> Response[bytes]:
    """A table of the asker's; if it is one of a match, the match."""
    live, _ = await own_table(browser_of(request.scope), table, games)
    paper = await _dated(live.game.paper(), store)
    return await _taken(paper, kind, writer, runner.carry_out)


@get("/api/matches/{match:str}/export/{kind:str}", cache_control=None, opt=COSTS, dependencies=WRITER)
async def export_match(
    request: Request[Any, Any, Any],
    match: FromPath[str],
    kind: FromPath[str],
    games: NamedDependency[LiveGames],
    store: NamedDependency[Store],
    writer: NamedDependency[FileWriter],
    runner: NamedDependency[JobRunner],
) -> Response[bytes]:
    """The boards of a match of the asker's that both tables have finished."""
    live, _, _ = await own_match(browser_of(request.scope), match, games)
    paper = await _dated(live.paper(), store)
    return await _taken(paper, kind, writer, runner.carry_out)


@get("/api/series/{series:str}/export/{kind:str}", cache_control=None, opt=COSTS, dependencies=WRITER)
async def export_series(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    kind: FromPath[str],
    circles: NamedDependency[Circles],
    writer: NamedDependency[FileWriter],
) -> Response[bytes]:
    """All games of a circle of the asker's that are over; of those that go on, only the asker's own."""
    live, me, _ = await own_circle(browser_of(request.scope), series, circles)
    return await taken_home(await _papers(circles, live.circle, me), kind, writer, series)


@get("/api/series/{series:str}/evenings/{evening:str}/records", cache_control=None, opt=COSTS)
async def print_evening(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    evening: FromPath[str],
    circles: NamedDependency[Circles],
    say: NamedDependency[Translator],
    runner: NamedDependency[JobRunner],
) -> Response[bytes]:
    """All boards of one evening of a circle of the asker's as a page to print; of games that go on, only their own."""
    live, me, _ = await own_circle(browser_of(request.scope), series, circles)
    papers = await _papers(circles, live.circle, me, evening)
    if not papers:
        raise NotFoundException
    page = await records_of_evening(papers, runner.carry_out, say, title=f"{live.circle.name} · {evening}")
    return file_response(printed_page(page, f"{series}-{evening}"))


@get("/api/series/{series:str}/standing/csv", cache_control=None, opt=COSTS)
async def export_standing(
    request: Request[Any, Any, Any],
    series: FromPath[str],
    circles: NamedDependency[Circles],
    say: NamedDependency[Translator],
) -> Response[bytes]:
    """The table of a circle of the asker's, over all evenings and of each."""
    live, _, _ = await own_circle(browser_of(request.scope), series, circles)
    return file_response(
        csv_file(await asyncio.to_thread(standing_as_csv, live.circle, say), f"{series}-standing")
    )


async def _dated(paper: Paper, store: Store) -> Paper:
    """A table or match with the evening on which it was begun."""
    return replace(paper, date=await evening_of_game(paper.id, store))


async def _taken(paper: Paper, kind: str, writer: FileWriter, solve: DealSolver) -> Response[bytes]:
    """A table or match as a page to print, or as a file."""
    if kind == "records":
        return file_response(printed_page(await records_of_paper(paper, solve, writer.say), paper.id))
    return await taken_home((paper,), kind, writer)


async def _papers(circles: Circles, circle: Circle, member: int, evening: str = "") -> list[Paper]:
    """The games of a circle, or of one evening, that are over; of those that go on, only the member's own."""
    return [
        replace(found.paper(), date=game.date, event=circle.name)
        for game in circle.games
        if (not evening or game.date == evening)
        and (game.outcome is not None or _plays(game, member))
        and (found := await circles.games.find(game)) is not None
    ]


def _plays(game: Game, member: int) -> bool:
    return any(sitting.member == member for sitting in game.seated)


async def taken_home(
    papers: Sequence[Paper], kind: str, writer: FileWriter, name: str = ""
) -> Response[bytes]:
    """What was played as a file, written board by board so that no table waits for it.

    Args:
        papers: What was played.
        kind: ``csv``, ``pbn`` or ``lin``.
        writer: Who makes games of boards.
        name: What the file is called after; that of the only paper if nothing is given.

    Raises:
        NotFoundException: If there is no such kind of file.
    """
    name = name or papers[0].id
    lines = [(paper, row) for paper in papers for row in paper.rows]
    if kind == "csv":
        fields = await map_in_slices(lambda line: fields_of(*line, writer.say), lines)
        return file_response(csv_file(rows_as_csv(fields, writer.say), name))
    if kind not in {"pbn", "lin"}:
        raise NotFoundException
    games = [game for line in lines if (game := await writer.game(*line)) is not None]
    if kind == "lin":
        return file_response(File(await asyncio.to_thread(_as_lin, games), "text/plain", f"{name}.lin"))
    texts = await map_in_slices(write_game, games)
    return file_response(File(encode_pbn(join_pbn(texts)), "application/x-pbn", f"{name}.pbn"))


def _as_lin(games: Sequence[PbnGame]) -> bytes:
    return write_lin(games).encode()


def translator(request: Request[Any, Any, Any], words: FromQuery[str] = "") -> Translator:
    """The words of the profile that ``?words=`` names, or if there is none of that name those the browser asks for."""
    try:
        return _translator(profile_named(words).id)
    except UnknownProfile:
        return _translator(browser_language(request.headers.get("accept-language", "")))


@lru_cache(maxsize=16)  # words chosen one by one make any number of profiles
def _translator(profile: str) -> Translator:
    made = Translator(profile_named(profile))
    made.say(f"export-{COLUMNS[0]}")  # the first word reads the whole catalogue, which is done in this thread
    return made


EXPORTS: Final = (export_table, export_match, export_series, export_standing, print_evening)
"""All that is taken home."""
