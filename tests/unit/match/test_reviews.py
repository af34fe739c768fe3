"""Boards of a match with open cards: only once both tables have finished them, and each reckoned once."""

from typing import TypeVar, cast

import pytest
from tests.unit.match.matches import match_opened, moments

from schlemm.bots.review.opened import BestResult, OpenCosts, WhatWasPossible
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.questions import Job
from schlemm.core.seats import Side
from schlemm.dd.par import Par
from schlemm.dd.table import TrickTable
from schlemm.match.live.reviews import MatchReviews
from schlemm.match.state.parting import What
from schlemm.match.state.place import PLACES
from schlemm.table.rules.refusal import RefusalCode, Refused

T = TypeVar("T")
TRICKS = TrickTable.from_function(lambda strain, seat: 9 if seat.side is Side.NORTH_SOUTH else 4)


class Oracle(InlineExecutor):
    """Says of every deal that North and South take nine tricks in all, and of a play that each card cost its number."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[object] = []

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Answer without a solver."""
        work: object = job
        self.asked.append(work)
        if isinstance(work, OpenCosts):
            play = work.board.play
            return cast(T, () if play is None else tuple(range(len(play.cards))))
        assert isinstance(work, WhatWasPossible)
        return cast(T, BestResult(TRICKS, Par(0, ()), 0))


async def test_a_board_is_reckoned_once_and_only_when_both_tables_have_it() -> None:
    """At every moment of a match the boards that both have finished can be asked about, and no others."""
    oracle = Oracle()
    now = [next(iter(moments(3, match_opened(people=PLACES))))[0]]
    reviews = MatchReviews(lambda: now[0])
    for match, _ in moments(3, match_opened(people=PLACES)):
        now[0] = match
        with pytest.raises(Refused) as refused:
            await reviews.of(match.open_boards + 1, oracle)
        assert refused.value.reason is RefusalCode.BOARD_ELSEWHERE
        for number in range(1, match.open_boards + 1):
            review = await reviews.of(number, oracle)
            assert review.board == match.boards[number - 1]
            assert review.cost.by_auction + review.cost.by_play == review.board.difference
            where = review.board.parting
            parted = where.index if where is not None and where.what is What.CARD else None
            assert review.parting == (None if parted is None else (parted, parted))
    assert len(oracle.asked) == 4 * 3
    with pytest.raises(Refused):
        await reviews.of(0, oracle)
