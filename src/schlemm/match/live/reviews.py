"""What the boards of a match cost with open cards: reckoned when somebody asks, and kept in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.explanation.seen import Known
from schlemm.bots.explaining import WhatItMeansTo
from schlemm.bots.review.opened import OpenCosts, WhatWasPossible
from schlemm.bots.workers.executor import JobRunner
from schlemm.core.seats import BySeat
from schlemm.match.state.comparison import Comparison
from schlemm.match.state.match import Match
from schlemm.match.views.cost import Cost, board_cost, parting_cards
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.views.record import RoomRecord


@dataclass(frozen=True, slots=True)
class BoardReview:
    """A board of a match with open cards.

    Attributes:
        board: The board at both tables.
        cost: Its par, and what contracts and play were worth.
        cards: What each card cost its side in tricks: in the open room, then in the closed one.
        parting: What the two cards cost in which the tables parted; ``None`` if they did not part by cards.
    """

    board: Comparison
    cost: Cost
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    parting: tuple[int, int] | None


Readings: TypeAlias = tuple[Mapping[int, Explanation], Mapping[int, Explanation]]
"""What systems say about calls, by their index: in the open room, then in the closed one."""


class MatchReviews:
    """The boards of one match with open cards. Nothing is reckoned of a board that a table has yet to finish.

    Args:
        match: Gives the match as it stands.
    """

    def __init__(self, match: Callable[[], Match]) -> None:
        self._match = match
        self._found: dict[int, BoardReview] = {}
        self._one_at_a_time = asyncio.Lock()

    async def of(self, number: int, runner: JobRunner) -> BoardReview:
        """The board with this number.

        Args:
            number: Which board.
            runner: Who does the reckoning, for whoever asks.

        Raises:
            Refused: If one of the tables has yet to finish it.
            SolverError: If no solver has an answer.
            WorkerFault: If an answer could not be had.
        """
        self._check(number)
        async with self._one_at_a_time:
            if number not in self._found:
                self._found[number] = await _reckoned(self._match().boards[number - 1], runner)
            return self._found[number]

    async def readings(self, number: int, runner: JobRunner) -> Readings:
        """What systems say about the calls of this board that were explained so, at both tables.

        Args:
            number: Which board.
            runner: Who looks them up, for whoever asks.

        Raises:
            Refused: If one of the tables has yet to finish it.
            WorkerFault: If an answer could not be had.
        """
        self._check(number)
        first, second = [await _read(at.record, runner) for at in self._match().boards[number - 1].tables]
        return first, second

    def _check(self, number: int) -> None:
        if not 1 <= number <= self._match().open_boards:
            raise Refused(RefusalCode.BOARD_ELSEWHERE)


async def _read(record: RoomRecord, runner: JobRunner) -> Mapping[int, Explanation]:
    public = record.board.public
    known = Known(BySeat.from_function(record.board.deal.hand))
    said = [each for each in record.explained if each.text is None]
    return {each.index: await runner.carry_out(WhatItMeansTo(known, public, each.index)) for each in said}


async def _reckoned(board: Comparison, runner: JobRunner) -> BoardReview:
    first, second = (table.record.board for table in board.tables)
    possible = await runner.carry_out(WhatWasPossible(first))
    cards = await runner.carry_out(OpenCosts(first)), await runner.carry_out(OpenCosts(second))
    return BoardReview(board, board_cost(board, possible.table), cards, parting_cards(board, cards))
