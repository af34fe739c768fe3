"""What a board and its play look like with open cards: the tricks to be had, par, and what each card cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from schlemm.bidding.rules.stake import stake
from schlemm.bots.review.board import ReviewedCard, moments_of
from schlemm.bots.solving import NODES, ask_solver, compiled_solver
from schlemm.bots.urgency import Urgency
from schlemm.core.contract import Contract, Result
from schlemm.core.minibridge import declarer_of
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Side
from schlemm.core.view import Public
from schlemm.dd.bounded import cards_within
from schlemm.dd.open_play import lost_by
from schlemm.dd.par import PASSED_OUT, ContractScore, Par, par, par_named
from schlemm.dd.solver import SolverError
from schlemm.dd.table import TrickTable


@dataclass(frozen=True, slots=True)
class BestResult:
    """What was possible with the cards, and the result.

    Attributes:
        table: The tricks of every declarer in every denomination.
        par: What the best auction and the best play of both sides come to.
        score: What the board brought North and South, counted as par counts. What it is above par is the table's doing;
            par itself is luck of the cards.
    """

    table: TrickTable
    par: Par
    score: int


@dataclass(frozen=True, slots=True)
class WhatWasPossible:
    """A job: what was to be had from the cards of a board.

    Attributes:
        board: The board, which is over.
    """

    board: PlayedBoard

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> BestResult:
        """Solve the deal.

        Raises:
            SolverError: If the compiled solver is missing or has no answer.
        """
        (table,) = compiled_solver().tables([self.board.deal])
        public = self.board.public

        def worth(contract: Contract, tricks: int, vulnerable: bool) -> int:
            del vulnerable  # it stands in what is public
            return stake(contract, tricks, public)

        return BestResult(table, _par(table, public, worth), _score_of(self.board))


def _par(table: TrickTable, public: Public, worth: ContractScore) -> Par:
    """Par, by the auction of the game: in mini-bridge one player names the contract."""
    if public.points is None:
        return par(table, public.vulnerability, public.dealer, worth)
    declarer = declarer_of(public.points, public.dealer)
    if declarer is None:
        return Par(0, (PASSED_OUT,))
    return par_named(table, public.vulnerability, declarer, worth)


def _score_of(board: PlayedBoard) -> int:
    """What the board brought North and South, counted as par counts: by the form's stakes, without honours."""
    result: Result = board.result
    if result.contract is None:
        return 0
    points = stake(result.contract, result.tricks, board.public)
    return points if result.contract.side is Side.NORTH_SOUTH else -points


@dataclass(frozen=True, slots=True)
class OpenCosts:
    """A job: how many tricks each card of the play cost its side, with open cards.

    Attributes:
        board: The board, which is over.
    """

    board: PlayedBoard

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> tuple[int, ...]:
        """One number a card, from the opening lead.

        Raises:
            SolverError: If no solver has an answer, or all cards together take it too long.
        """
        costs, left = list[int](), NODES
        for moment in moments_of(self.board):
            cost, left = (0, left) if moment.forced else _lost(moment, left)
            costs.append(cost)
        return tuple(costs)


def _lost(moment: ReviewedCard, nodes: int) -> tuple[int, int]:
    """By how many tricks another card would have been better, and how many positions may be looked at after it."""
    at = moment.position
    found, left = ask_solver(lambda solver: cards_within(solver, [at], nodes), at.tricks_left)
    if not found:
        raise SolverError("too-wild", at, f"the cards of the play take more than {NODES:,} positions")
    return lost_by(moment.card, found[0]), left
