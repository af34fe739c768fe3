"""Looking back at boards that are over: reckoned by workers bit by bit, kept in memory as long as the table is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

from schlemm.bots.review.better import BetterLine, WhatWasBetter, costliest
from schlemm.bots.review.board import moments_of
from schlemm.bots.review.claimed import JudgedClaim, WhatBeatsClaim
from schlemm.bots.review.known import KnownCost, WhatItCost
from schlemm.bots.review.opened import BestResult, OpenCosts, WhatWasPossible
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Side
from schlemm.table.live.log import Log
from schlemm.table.rules.disclosure import check_review
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.views.record import RoomRecord


@dataclass(frozen=True, slots=True)
class Sums:
    """Luck and play over all boards of a table that is over, in points for North and South.

    Attributes:
        boards: How many boards.
        par: The sum of their pars: the luck of the cards.
        score: The sum of their scores, counted as par counts.
        exact: Whether that is just what the sheet says; a rubber's bonus, for example, belongs to no single board.
    """

    boards: int
    par: int
    score: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Review:
    """What is known so far of a board that is over.

    Attributes:
        board: The board.
        claims: How the claims that were not agreed to would have ended, as far as it is known.
        possible: What was to be had from the cards.
        open: What each card cost with open cards, in tricks; ``None`` until it is known.
        better: How it could have gone on with open cards from the card that cost most; ``None`` until it is known, or
            if none cost anything.
        known: What the first cards cost with the knowledge of their players; ``None`` for those that were the only
            ones to play.
        sums: Luck and play of the whole game, once it is over, if it was more than this board.
        complete: Whether nothing more is to come.
    """

    board: PlayedBoard
    claims: tuple[JudgedClaim, ...] = ()
    possible: BestResult | None = None
    open: tuple[int, ...] | None = None
    better: BetterLine | None = None
    known: tuple[KnownCost | None, ...] = ()
    sums: Sums | None = None
    complete: bool = False


class Reviews:
    """The reviews of one table. Nothing is reckoned before somebody asks, and nothing before a board is over.

    Args:
        log: The table.
        runner: Who does the reckoning.
    """

    def __init__(self, log: Log, runner: JobRunner) -> None:
        self._log = log
        self._runner = runner
        self._boards: tuple[PlayedBoard, ...] = ()
        self._reviews: dict[int, Review] = {}
        self._possible: dict[int, BestResult] = {}
        self._one_at_a_time = asyncio.Lock()

    @property
    def records(self) -> tuple[RoomRecord, ...]:
        """All boards that are over here, in a match perhaps not at the other table, with who sat there."""
        return self._log.records

    @property
    def boards(self) -> tuple[PlayedBoard, ...]:
        """The same without the names."""
        return tuple(record.board for record in self._log.records)

    async def follow(self) -> AsyncIterator[Review]:
        """The review of the board that ended last, again and again as it grows, until it is complete.

        Who stops listening stops the work; who asks again goes on where it stopped.

        Raises:
            Refused: If no board is over, or the figures do not hold by the rules of this table.
            SolverError: If no solver has an answer.
            WorkerFault: If an answer could not be had.
        """
        check_review(self._log.table)
        number = self._newest()
        while not self._reviews[number].complete:
            async with self._one_at_a_time:
                self._reviews[number] = await self._further(self._reviews[number])
            yield self._reviews[number]
        yield self._reviews[number]

    def _newest(self) -> int:
        """The number of the board that ended last; its review is begun.

        Raises:
            Refused: If the game was stopped before any board was over.
        """
        self._boards = self.boards
        if not self._boards:
            raise Refused(RefusalCode.BOARD_NOT_OVER)
        board = self._boards[-1]
        review = self._reviews.get(board.number, Review(board))
        self._reviews[board.number] = replace(
            review, complete=review.complete and not self._lacks_sums(review)
        )
        return board.number

    def _lacks_sums(self, review: Review) -> bool:
        """Whether the whole game can be summed up: it may end after its last board, when somebody stops it."""
        return self._log.table.is_over and review.sums is None and len(self._boards) > 1

    async def _further(self, review: Review) -> Review:
        """The review with one thing more."""
        board, play = review.board, review.board.play
        if len(review.claims) < len(board.refused):
            job = WhatBeatsClaim(board, board.refused[len(review.claims)])
            return replace(review, claims=(*review.claims, await self._runner.carry_out(job)))
        if review.possible is None:
            return replace(review, possible=await self._possible_with(board))
        if play is not None and review.open is None:
            return replace(review, open=await self._runner.carry_out(OpenCosts(board)))
        first = None if review.open is None else costliest(review.open)
        if first is not None and review.better is None:
            return replace(review, better=await self._runner.carry_out(WhatWasBetter(board, first)))
        if play is not None and len(review.known) < len(play.cards):
            return replace(review, known=(*review.known, *await self._next_trick(review)))
        if self._lacks_sums(review):
            return replace(review, sums=await self._summed(), complete=True)
        return replace(review, complete=True)

    async def _possible_with(self, board: PlayedBoard) -> BestResult:
        if board.number not in self._possible:
            self._possible[board.number] = await self._runner.carry_out(WhatWasPossible(board))
        return self._possible[board.number]

    async def _next_trick(self, review: Review) -> list[KnownCost | None]:
        """What the cards of the next trick cost; ``None`` for those that were the only ones to play."""
        first = len(review.known)
        found: list[KnownCost | None] = []
        for moment in list(moments_of(review.board))[first : first + 4]:
            job = None if moment.forced else WhatItCost(moment.view, moment.card)
            found.append(None if job is None else await self._runner.carry_out(job))
        return found

    async def _summed(self) -> Sums:
        table, boards = self._log.table, self._boards
        found = [await self._possible_with(board) for board in boards]
        score = sum(possible.score for possible in found)
        totals = table.score.totals
        on_sheet = totals.of(Side.NORTH_SOUTH) - totals.of(Side.EAST_WEST)
        return Sums(len(boards), sum(possible.par.score for possible in found), score, score == on_sheet)
