"""What was played, to take home as CSV, PBN or LIN, or to print.

It is for those who sat there, and only what is open to all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from schlemm.circle.circle import Circle, Game
from schlemm.formats.lin import write_lin
from schlemm.formats.pbn import encode_pbn, join_pbn, write_game
from schlemm.i18n.choose import browser_language
from schlemm.i18n.profile import UnknownProfile, profile_named
from schlemm.i18n.translator import Translator
from schlemm.match.views.paper import Paper
from schlemm.server.circle.answers import own_circle
from schlemm.server.circle.circles import Circles
from schlemm.server.common.asker import Asker
from schlemm.server.common.evening import evening_of_game
from schlemm.server.common.file import File, csv_file, printed_page
from schlemm.server.common.unanswered import NotThere
from schlemm.server.export.csv_export import COLUMNS, fields_of, rows_as_csv, standing_as_csv
from schlemm.server.export.file_writer import FileWriter
from schlemm.server.export.records import records_of_evening, records_of_paper
from schlemm.server.live.admission import own_match, own_table
from schlemm.server.live.live_games import LiveGames
from schlemm.store.slices import map_in_slices
from schlemm.store.store import Store


async def export_table(
    asker: Asker, table: str, kind: str, games: LiveGames, store: Store, writer: FileWriter
) -> File:
    """Return a table of the asker's; if it is one of a match, the match."""
    live, _ = await own_table(asker, table, games)
    return await _taken(live.game.paper(), kind, store, writer)


async def export_match(
    asker: Asker, match: str, kind: str, games: LiveGames, store: Store, writer: FileWriter
) -> File:
    """Return the boards of a match of the asker's that both tables have finished."""
    live, _, _ = await own_match(asker, match, games)
    return await _taken(live.paper(), kind, store, writer)


async def export_series(asker: Asker, series: str, kind: str, circles: Circles, writer: FileWriter) -> File:
    """Return all games of a circle of the asker's that are over; of those that go on, only the asker's own."""
    live, me, _ = await own_circle(asker, series, circles)
    return await taken_home(await _papers(circles, live.circle, me), kind, writer, series)


async def print_evening(
    asker: Asker, series: str, evening: str, circles: Circles, writer: FileWriter
) -> File:
    """Return all boards of one evening of a circle of the asker's to print; of games that go on, only their own."""
    live, me, _ = await own_circle(asker, series, circles)
    papers = await _papers(circles, live.circle, me, evening)
    if not papers:
        raise NotThere
    title = f"{live.circle.name} · {evening}"
    page = await records_of_evening(papers, writer.runner.carry_out, writer.say, title=title)
    return printed_page(page, f"{series}-{evening}")


async def export_standing(asker: Asker, series: str, circles: Circles, say: Translator) -> File:
    """Return the table of a circle of the asker's, over all evenings and of each."""
    live, _, _ = await own_circle(asker, series, circles)
    return csv_file(await asyncio.to_thread(standing_as_csv, live.circle, say), f"{series}-standing")


async def _taken(paper: Paper, kind: str, store: Store, writer: FileWriter) -> File:
    """A table or match, with the evening on which it was begun, as a page to print or as a file."""
    paper = replace(paper, date=await evening_of_game(paper.id, store))
    if kind == "records":
        return printed_page(await records_of_paper(paper, writer.runner.carry_out, writer.say), paper.id)
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


async def taken_home(papers: Sequence[Paper], kind: str, writer: FileWriter, name: str = "") -> File:
    """What was played as a file, written board by board so that no table waits for it.

    Args:
        papers: What was played.
        kind: ``csv``, ``pbn`` or ``lin``.
        writer: Who makes games of boards.
        name: What the file is called after; that of the only paper if nothing is given.

    Raises:
        NotThere: If there is no such kind of file.
    """
    name = name or papers[0].id
    lines = [(paper, row) for paper in papers for row in paper.rows]
    if kind == "csv":
        fields = await map_in_slices(lambda line: fields_of(*line, writer.say), lines)
        return csv_file(rows_as_csv(fields, writer.say), name)
    if kind not in {"pbn", "lin"}:
        raise NotThere
    games = [game for line in lines if (game := await writer.game(*line)) is not None]
    if kind == "lin":
        return File((await asyncio.to_thread(write_lin, games)).encode(), "text/plain", f"{name}.lin")
    texts = await map_in_slices(write_game, games)
    return File(encode_pbn(join_pbn(texts)), "application/x-pbn", f"{name}.pbn")


def translator(words: str, languages: str) -> Translator:
    """Return the words of the profile of this name, or if there is none those that a browser asks for.

    Args:
        words: The name of a profile.
        languages: An ``Accept-Language`` header.
    """
    try:
        return _translator(profile_named(words).id)
    except UnknownProfile:
        return _translator(browser_language(languages))


@lru_cache(maxsize=16)  # words chosen one by one make any number of profiles
def _translator(profile: str) -> Translator:
    made = Translator(profile_named(profile))
    made.say(f"export-{COLUMNS[0]}")  # the first word reads the whole catalogue, which is done in this thread
    return made
