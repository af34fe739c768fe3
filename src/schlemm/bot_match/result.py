"""What a board is worth: scores, IMPs, and how far each table is from par.

What was played counts by the tricks won, what was only bid by those that declarer takes double dummy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from schlemm.bot_match.contestants import Failure, Team
from schlemm.bot_match.match import BoardRecord, Played, TableRecord
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.contract import Result
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.dd.par import Par, par
from schlemm.dd.solver import TableSolver
from schlemm.dd.table import TrickTable
from schlemm.scoring.duplicate import contract_points
from schlemm.scoring.imps import imps

BATCH: Final = 8
"""How many deals the solver is given at a time."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result at one table.

    Attributes:
        number: Table 1 or 2.
        auction: The calls.
        result: The contract and declarer's tricks: those won, or those with open cards if nothing was played.
        score: Points for North and South.
        off_par: IMPs between the score and par; never negative.
        played: The play; ``None`` if there was none.
    """

    number: int
    auction: Auction
    result: Result
    score: int
    off_par: int
    played: Played | None = None

    def score_of(self, side: Side) -> int:
        """The score as this side sees it."""
        return self.score if side is Side.NORTH_SOUTH else -self.score


@dataclass(frozen=True, slots=True)
class BoardResult:
    """The result of one board.

    Attributes:
        board: The deal and its conditions.
        tables: Both tables.
        tricks: Who takes how many tricks in what.
        par: The par of the board.
        failures: What the players could not do.
    """

    board: Board
    tables: tuple[TableResult, TableResult]
    tricks: TrickTable
    par: Par
    failures: tuple[Failure, ...] = ()

    @property
    def imps(self) -> int:
        """The IMPs that A wins on this board; negative if B does."""
        return imps(sum(table.score_of(Team.A.side_at(table.number)) for table in self.tables))

    @property
    def off_par(self) -> float:
        """The mean distance from par of both tables, in IMPs."""
        return sum(table.off_par for table in self.tables) / len(self.tables)

    def par_of(self, side: Side) -> int:
        """Par as this side sees it."""
        return self.par.score if side is Side.NORTH_SOUTH else -self.par.score


def score_board(record: BoardRecord, tricks: TrickTable) -> BoardResult:
    """Score both tables of a board.

    Args:
        record: The board with what happened at its tables.
        tricks: What every declarer takes of this deal.
    """
    conditions = record.board.conditions
    best = par(tricks, conditions.vulnerability, conditions.first_caller, contract_points)
    first, second = (
        _table(number, table, tricks, conditions.vulnerability, best.score)
        for number, table in enumerate(record.tables, start=1)
    )
    return BoardResult(record.board, (first, second), tricks, best, record.failures)


def score_boards(
    records: Iterable[BoardRecord], solver: TableSolver, batch: int = BATCH
) -> Iterator[BoardResult]:
    """Score boards as they come, some at a time.

    Args:
        records: The boards.
        solver: Says what every declarer takes.
        batch: How many deals it is given at a time. What is not scored when a match breaks off is lost.

    Raises:
        SolverError: If the solver has no answer.
    """
    waiting = iter(records)
    while some := list(islice(waiting, batch)):
        tables = solver.tables([record.board.deal for record in some])
        yield from map(score_board, some, tables)


def _table(
    number: int, record: TableRecord, tricks: TrickTable, vulnerability: Vulnerability, par_score: int
) -> TableResult:
    auction, played = record.auction, record.played
    contract = auction.contract
    if contract is None:
        return TableResult(number, auction, Result(None, 0), 0, abs(imps(-par_score)))
    won = tricks.tricks(contract.strain, contract.declarer) if played is None else played.tricks
    points = contract_points(contract, won, vulnerability.of(contract.side))
    score = points if contract.side is Side.NORTH_SOUTH else -points
    return TableResult(number, auction, Result(contract, won), score, abs(imps(score - par_score)), played)


def most_tricks(tricks: TrickTable, side: Side) -> tuple[int, ...]:
    """The most tricks that either partner takes as declarer, by the denomination's index."""
    seats: tuple[Seat, Seat] = side.seats
    return tuple(max(pair) for pair in zip(*(tricks.rows.of(seat) for seat in seats), strict=True))
