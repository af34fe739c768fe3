"""DDS asked for many positions at once, through its own interface for that."""

from collections.abc import Sequence
from typing import Any

from tests.unit.dd.dds_oracle import load

from schlemm.core.hand import SUIT_BITS
from schlemm.dd.engine import Facts

MOST = 200
"""Positions that one call takes."""
SUITS = (3, 2, 1, 0)
"""Our indices of suits at those that DDS gives them: S H D C."""


class DdsBatch:
    """DDS with one thread, asked without any Python between two positions."""

    def __init__(self) -> None:
        self._layer = load()

    def asked(self, facts: Sequence[Facts], solutions: int) -> list[Any]:
        """Questions about positions at the start of a trick, filled in beforehand.

        Args:
            facts: The positions.
            solutions: 1 for one best card and its tricks, 3 for the tricks of all cards.
        """
        return [self._batch(facts[first : first + MOST], solutions) for first in range(0, len(facts), MOST)]

    def solve(self, batches: Sequence[Any]) -> list[Any]:
        """The answers as DDS gives them."""
        answers = []
        for batch in batches:
            answers.append(self._layer.solvedBoards())
            self._layer.SolveAllBoardsBin(batch, answers[-1])
        return answers

    def _batch(self, facts: Sequence[Facts], solutions: int) -> Any:
        batch = self._layer.boards()
        batch.noOfBoards = len(facts)
        for at, each in enumerate(facts):
            deal = batch.deals[at]
            deal.trump, deal.first = (4 if each.strain == 4 else 3 - each.strain), each.leader
            for seat in range(4):
                for place, suit in enumerate(SUITS):
                    deal.remainCards[seat][place] = (each.hands[seat] >> 13 * suit & SUIT_BITS) << 2
            batch.target[at] = -1
            batch.solutions[at] = solutions
            batch.mode[at] = 1
        return batch
