"""What boards cost with open cards, and what their calls meant: found out when somebody asks, and kept for a while."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.explanation.seen import Known
from schlemm.bots.explaining import WhatCallsMeanTo
from schlemm.bots.review.opened import BestResult, OpenCosts, WhatWasPossible
from schlemm.bots.workers.executor import Executor
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import BySeat
from schlemm.server.common.last_used import LastUsed

KEPT: Final = 500
"""How many boards are kept with open cards, over all who ask."""


class Replays:
    """Boards with open cards, each reckoned once for all of a household who ask for it.

    Args:
        executor: Who does the reckoning.
    """

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._costs: LastUsed[PlayedBoard, tuple[BestResult, tuple[int, ...]]] = LastUsed(KEPT)
        self._reckoning: WeakValueDictionary[tuple[str, PlayedBoard], asyncio.Lock] = WeakValueDictionary()

    async def costs(self, board: PlayedBoard, household: str) -> tuple[BestResult, tuple[int, ...]]:
        """What was possible, and what each card cost its side.

        Args:
            board: The board.
            household: Who asks, as it is counted.

        Raises:
            SolverError: If no solver has an answer.
            WorkerFault: If an answer could not be had.
        """
        async with self._reckoning.setdefault((household, board), asyncio.Lock()):
            found = self._costs.get(board)
            if found is None:
                possible = await self._executor.carry_out(WhatWasPossible(board), household)
                found = possible, await self._executor.carry_out(OpenCosts(board), household)
                self._costs.put(board, found)
        return found

    async def meanings(self, board: PlayedBoard, household: str) -> tuple[Explanation, ...]:
        """What each call meant by its bidder's system, to somebody who sees all cards; none where there was no auction.

        Raises:
            UnknownSystem: If a side bid a system that does not exist.
            WorkerFault: If an answer could not be had.
        """
        if board.public.auction.is_naming:
            return ()
        known = Known(BySeat.from_function(board.deal.hand))
        return await self._executor.carry_out(WhatCallsMeanTo(known, board.public), household)
