"""Shapes and points of all deals of this server that were dealt by the rule and are over, counted from what is kept.

Counted is what follows from the promises: hands that were passed on to a newcomer count where they were drawn.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, BySeat
from schlemm.evaluation.points import figure_points
from schlemm.evaluation.shape import Shape
from schlemm.match.live.unplayed import PLAYED
from schlemm.server.fair.ledger import read_ledger
from schlemm.store.slices import map_in_slices
from schlemm.store.store import Store, Unreadable
from schlemm.table.live.dealt import DealtBoard

_LOG: Final = logging.getLogger(__name__)

PAUSE: Final = 30.0
"""Seconds between two looks at the store; so long may a figure be old."""


def _no_shapes() -> BySeat[Counter[Shape]]:
    return BySeat(Counter(), Counter(), Counter(), Counter())


def _no_points() -> BySeat[Counter[int]]:
    return BySeat(Counter(), Counter(), Counter(), Counter())


@dataclass(slots=True)
class Tally:
    """The count, which knows how far each stream was counted.

    Attributes:
        deals: How many deals were counted.
        shapes: How often each seat had each shape.
        points: How often each seat had so many figure points.
    """

    deals: int = 0
    shapes: BySeat[Counter[Shape]] = field(default_factory=_no_shapes)
    points: BySeat[Counter[int]] = field(default_factory=_no_points)
    _counted: dict[str, tuple[int, int]] = field(default_factory=dict)
    _looked: float = -PAUSE
    _looking: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def catch_up(self, store: Store) -> None:
        """Count what has come to its end since the last look, unless that was a moment ago.

        Raises:
            StoreTrouble: If the store does not answer.
        """
        async with self._looking:
            now = asyncio.get_running_loop().time()
            if now - self._looked < PAUSE:
                return
            for stream, version in (await store.versions(PLAYED)).items():
                seen, boards = self._counted.get(stream, (0, 0))
                if version != seen:
                    self._counted[stream] = version, boards + await self._count(store, stream, boards)
            self._looked = now

    async def _count(self, store: Store, stream: str, counted: int) -> int:
        """Count the boards of a stream that are over, but the first so many; how many those are."""
        try:
            ledger = await read_ledger(stream, store)
        except Unreadable:
            _LOG.warning("the deals of %s cannot be counted", stream)
            return 0
        over = ledger.over[counted:]
        if not ledger.practice:
            await map_in_slices(self._count_board, over)
        return len(over)

    def _count_board(self, board: DealtBoard) -> None:
        """Count the deal of a board if it is the one that was promised."""
        if board.promise is not None and board.is_kept:
            self.add(board.promise.deal)

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        self.deals += 1
        for seat in SEATS:
            self.shapes.of(seat)[Shape.of(deal.hand(seat))] += 1
            self.points.of(seat)[figure_points(deal.hand(seat))] += 1
