"""What was played, to take home over HTTP as CSV, PBN or LIN, or to print."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from schlemm.bots.workers.executor import JobRunner
from schlemm.i18n.translator import Translator
from schlemm.server.circle.circles import Circles
from schlemm.server.export import answers
from schlemm.server.export.file_writer import FileWriter
from schlemm.server.live.live_games import LiveGames
from schlemm.server.network.cookies import Asking
from schlemm.server.network.responses import file_response
from schlemm.server.network.security import COSTS
from schlemm.store.store import Store

Runner: TypeAlias = NamedDependency[JobRunner]
Words: TypeAlias = NamedDependency[Translator]
Writer: TypeAlias = NamedDependency[FileWriter]


def file_writer(say: Words, runner: Runner) -> FileWriter:
    """Who writes files in the reader's words."""
    return FileWriter(say, runner)


WRITER: Final = {"writer": Provide(file_writer, sync_to_thread=False)}


@get("/api/tables/{table:str}/export/{kind:str}", cache_control=None, opt=COSTS, dependencies=WRITER)
async def export_table(
    asker: Asking,
    table: FromPath[str],
    kind: FromPath[str],
    games: NamedDependency[LiveGames],
    store: NamedDependency[Store],
    writer: Writer,
) -> Response[bytes]:
    """A table of the asker's; if it is one of a match, the match."""
    return file_response(await answers.export_table(asker, table, kind, games, store, writer))


@get("/api/matches/{match:str}/export/{kind:str}", cache_control=None, opt=COSTS, dependencies=WRITER)
async def export_match(
    asker: Asking,
    match: FromPath[str],
    kind: FromPath[str],
    games: NamedDependency[LiveGames],
    store: NamedDependency[Store],
    writer: Writer,
) -> Response[bytes]:
    """The boards of a match of the asker's that both tables have finished."""
    return file_response(await answers.export_match(asker, match, kind, games, store, writer))


@get("/api/series/{series:str}/export/{kind:str}", cache_control=None, opt=COSTS, dependencies=WRITER)
async def export_series(
    asker: Asking,
    series: FromPath[str],
    kind: FromPath[str],
    circles: NamedDependency[Circles],
    writer: Writer,
) -> Response[bytes]:
    """All games of a circle of the asker's that are over; of those that go on, only the asker's own."""
    return file_response(await answers.export_series(asker, series, kind, circles, writer))


@get(
    "/api/series/{series:str}/evenings/{evening:str}/records",
    cache_control=None,
    opt=COSTS,
    dependencies=WRITER,
)
async def print_evening(
    asker: Asking,
    series: FromPath[str],
    evening: FromPath[str],
    circles: NamedDependency[Circles],
    writer: Writer,
) -> Response[bytes]:
    """All boards of one evening of a circle of the asker's as a page to print; of games that go on, only their own."""
    return file_response(await answers.print_evening(asker, series, evening, circles, writer))


@get("/api/series/{series:str}/standing/csv", cache_control=None, opt=COSTS)
async def export_standing(
    asker: Asking, series: FromPath[str], circles: NamedDependency[Circles], say: Words
) -> Response[bytes]:
    """The table of a circle of the asker's, over all evenings and of each."""
    return file_response(await answers.export_standing(asker, series, circles, say))


def translator(request: Request[Any, Any, Any], words: FromQuery[str] = "") -> Translator:
    """The words of the profile that ``?words=`` names, or if there is none of that name those the browser asks for."""
    return answers.translator(words, request.headers.get("accept-language", ""))


EXPORTS: Final = (export_table, export_match, export_series, export_standing, print_evening)
"""All that is taken home."""
