"""What the auctions of a board are worth double dummy: scores, IMPs, and how far each table is from par."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from schlemm.core.auction import Auction
from schlemm.core.board import Board
from schlemm.core.contract import Contract, Result
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.dd.par import Par, par
from schlemm.dd.solver import TableSolver
from schlemm.dd.table import TrickTable
from schlemm.scoring.duplicate import duplicate_score
from schlemm.scoring.imps import imps
from schlemm.tournament.bidders import Failure, Team
from schlemm.tournament.bidding_match import BoardBid

BATCH = 8
"""How many deals the solver is given at a time."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """What came of one auction.

    Attributes:
        number: Table 1 or 2.
        auction: The calls.
        result: The contract and the tricks declarer takes double dummy.
        score: Points for North and South.
        off_par: IMPs between the score and par; never negative.
    """

    number: int
    auction: Auction
    result: Result
    score: int
    off_par: int

    def score_of(self, side: Side) -> int:
        """The score as this side sees it."""
        return self.score if side is Side.NORTH_SOUTH else -self.score


@dataclass(frozen=True, slots=True)
class BoardResult:
    """What came of one board.

    Attributes:
        board: The deal and its conditions.
        tables: Both tables.
        tricks: Who takes how many tricks in what.
        par: The par of the board.
        failures: What the bidders could not do.
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


def contract_points(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """The duplicate score of a contract for declarer's side."""
    return duplicate_score(
        contract.level, contract.strain.index, contract.doubling.index, tricks, vulnerable=vulnerable
    )


def score_board(bid: BoardBid, tricks: TrickTable) -> BoardResult:
    """Score both auctions of a board.

    Args:
        bid: The board with its finished auctions.
        tricks: What every declarer takes of this deal.
    """
    conditions = bid.board.conditions
    best = par(tricks, conditions.vulnerability, conditions.first_caller, contract_points)
    first, second = (
        _table(number, auction, tricks, conditions.vulnerability, best.score)
        for number, auction in enumerate(bid.auctions, start=1)
    )
    return BoardResult(bid.board, (first, second), tricks, best, bid.failures)


def score_boards(bids: Iterable[BoardBid], solver: TableSolver) -> Iterator[BoardResult]:
    """Score boards as they come, some at a time.

    Raises:
        SolverError: If the solver has no answer.
    """
    waiting = iter(bids)
    while batch := list(islice(waiting, BATCH)):
        tables = solver.tables([bid.board.deal for bid in batch])
        yield from map(score_board, batch, tables)


def _table(
    number: int, auction: Auction, tricks: TrickTable, vulnerability: Vulnerability, par_score: int
) -> TableResult:
    contract = auction.contract
    if contract is None:
        return TableResult(number, auction, Result(None, 0), 0, abs(imps(-par_score)))
    won = tricks.tricks(contract.strain, contract.declarer)
    points = contract_points(contract, won, vulnerability.of(contract.side))
    score = points if contract.side is Side.NORTH_SOUTH else -points
    return TableResult(number, auction, Result(contract, won), score, abs(imps(score - par_score)))


def most_tricks(tricks: TrickTable, side: Side) -> tuple[int, ...]:
    """The most tricks that either partner takes as declarer, by the denomination's index."""
    seats: tuple[Seat, Seat] = side.seats
    return tuple(max(pair) for pair in zip(*(tricks.rows.of(seat) for seat in seats), strict=True))
