"""What it cost that two tables parted: what their contracts are worth with open cards, and what play added."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.contract import Result
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Side
from schlemm.dd.par import Par, par
from schlemm.dd.table import TrickTable
from schlemm.match.state.comparison import Comparison
from schlemm.match.state.parting import What
from schlemm.scoring.duplicate import board_score, contract_points


@dataclass(frozen=True, slots=True)
class Cost:
    """A board that both tables have finished, held against open cards; points for North and South unless said.

    Attributes:
        tricks: What every declarer takes with best play of all.
        par: The par of the board.
        contracts: What the contract of each table is worth with best play of all.
        scores: The score at each.
    """

    tricks: TrickTable
    par: Par
    contracts: tuple[int, int]
    scores: tuple[int, int]

    @property
    def against_par(self) -> tuple[int, int]:
        """What North and South got above par at each table."""
        return self.scores[0] - self.par.score, self.scores[1] - self.par.score

    @property
    def by_auction(self) -> int:
        """What team A won by the contracts alone, in points."""
        return self.contracts[0] - self.contracts[1]

    @property
    def by_play(self) -> int:
        """What team A won by the play alone: the rest."""
        return self.scores[0] - self.scores[1] - self.by_auction


def board_cost(board: Comparison, tricks: TrickTable) -> Cost:
    """The board held against open cards.

    Args:
        board: The board at both tables.
        tricks: What every declarer takes of its deal.
    """
    records = [table.record.board for table in board.tables]
    public = records[0].public
    first, second = (_with_open_cards(record, tricks) for record in records)
    best = par(tricks, public.vulnerability, public.auction.first, contract_points)
    return Cost(tricks, best, (first, second), (board.tables[0].score, board.tables[1].score))


def parting_cards(
    board: Comparison, costs: tuple[tuple[int, ...], tuple[int, ...]]
) -> tuple[int, int] | None:
    """What the two cards cost in which the tables parted, in tricks of the side that played them.

    Args:
        board: The board at both tables.
        costs: What each card cost at either table, from the opening lead (``bots.review.opened.OpenCosts``).

    Returns:
        ``None`` if they did not part by two cards.
    """
    where = board.parting
    if where is None or where.what is not What.CARD:
        return None
    return costs[0][where.index], costs[1][where.index]


def _with_open_cards(board: PlayedBoard, tricks: TrickTable) -> int:
    """What the contract of a table is worth to North and South with best play of all."""
    contract = board.result.contract
    taken = 0 if contract is None else tricks.tricks(contract.strain, contract.declarer)
    return board_score(Result(contract, taken), board.public.vulnerability).for_side(Side.NORTH_SOUTH)
