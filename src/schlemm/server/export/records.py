"""Boards that are over as a page to print, with what can be made of their cards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final, TypeAlias

from schlemm.bots.analysis.worth import DealWorth, WhatDealIsWorth
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat, Vulnerability
from schlemm.dd.solver import SolverError
from schlemm.dd.table import TrickTable
from schlemm.formats.pbn import PbnGame
from schlemm.hand_records.gather import gather_records
from schlemm.hand_records.page import RecordsPart, evening_page
from schlemm.hand_records.traveller import RecordScoring, usual_scoring
from schlemm.i18n.translator import Translator
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Measure
from schlemm.match.views.paper import Paper
from schlemm.match.views.paper_pbn import games_of
from schlemm.scoring.forms.form import FormOption
from schlemm.workers.process import WorkerFault

DealSolver: TypeAlias = Callable[[WhatDealIsWorth], Awaitable[DealWorth]]
"""What answers what a deal is worth."""

MOST_SOLVED: Final = 64
"""So many deals are solved for one page; whoever has played more prints what can be made in parts."""

ROBBER: Final = "robber4"
"""The form whose deals are counted as boards are, unless agreed otherwise."""
OTHERWISE: Final = frozenset({FormOption.SIMPLE_DOUBLING, FormOption.HONOURS_COUNT})


async def records_of_paper(paper: Paper, solve: DealSolver, say: Translator) -> str:
    """The page of a table or a match; where no solver answers, without what can be made.

    Args:
        paper: What was played.
        solve: How a deal is solved, after all that tables wait for.
        say: The reader's words.
    """
    return await records_of_evening([paper], solve, say, title=" · ".join(_title(paper, say)))


async def records_of_evening(
    papers: Sequence[Paper], solve: DealSolver, say: Translator, *, title: str
) -> str:
    """The page of all tables and matches of an evening, one after the other; else like ``records_of_paper``.

    Args:
        papers: What was played; those without a board that is over are left out.
        solve: How a deal is solved, after all that tables wait for.
        say: The reader's words.
        title: What stands above.
    """
    games = await asyncio.to_thread(lambda: [games_of(paper) for paper in papers])
    tricks = await _solved([game for each in games for game in each], solve)
    return await asyncio.to_thread(_page, list(zip(papers, games, strict=True)), tricks, say, title)


async def _solved(games: Sequence[PbnGame], solve: DealSolver) -> dict[Deal, TrickTable]:
    """The tables of the first deals, each solved once."""
    deals = dict.fromkeys(game.deal for game in games if game.deal is not None)
    tricks: dict[Deal, TrickTable] = {}
    for deal in [*deals][:MOST_SOLVED]:
        try:
            worth = await solve(WhatDealIsWorth(deal, Seat.NORTH, Vulnerability.NONE))
        except SolverError as error:
            if error.reason == "missing":
                break
        except WorkerFault:
            break
        else:
            tricks[deal] = worth.table
    return tricks


def _page(
    played: Sequence[tuple[Paper, Sequence[PbnGame]]],
    tricks: dict[Deal, TrickTable],
    say: Translator,
    title: str,
) -> str:
    parts = [_part(paper, games, tricks, say) for paper, games in played if games or len(played) == 1]
    return evening_page(parts, say, title=title)


def _part(
    paper: Paper, games: Sequence[PbnGame], tricks: dict[Deal, TrickTable], say: Translator
) -> RecordsPart:
    records = gather_records(games, tricks, counted=is_counted_by_board(paper))
    scoring = usual_scoring(games, 2) if paper.is_compared else RecordScoring.NONE
    return RecordsPart(records, _outcome(paper, say), scoring, _played(paper, say))


def _title(paper: Paper, say: Translator) -> Iterator[str]:
    """Who or what was played, and when."""
    yield _played(paper, say)
    if paper.date:
        yield paper.date


def _played(paper: Paper, say: Translator) -> str:
    """Who has played, or what."""
    return " – ".join(paper.teams) if paper.teams is not None else say.say(f"form-{paper.form}")


def _outcome(paper: Paper, say: Translator) -> str:
    """How many IMPs each team of a match has won with the boards of the page; nothing of what is no such match."""
    if paper.measure is not Measure.IMPS:
        return ""
    won = [row.imps for row in paper.rows if row.room is Room.OPEN and row.imps is not None]
    first, second = sum(max(each, 0) for each in won), sum(max(-each, 0) for each in won)
    return say.say("records-outcome", {"first": str(first), "second": str(second)})


def is_counted_by_board(paper: Paper) -> bool:
    """Whether each deal has brought what a board brings by itself: then its points are told, and par."""
    return paper.is_compared or (paper.form == ROBBER and not OTHERWISE & {*paper.options})
