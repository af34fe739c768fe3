"""The tricks that deals of files have with open cards, found once for each deal, and not for any number of them."""

from __future__ import annotations

from functools import partial
from typing import Final

from schlemm.core.deal import Deal
from schlemm.dd.inside import InsideSolver, compiled_engine
from schlemm.dd.solver import SolverError
from schlemm.dd.table import TrickTable

MOST_DEALS: Final = 5_000
"""Different deals of all files that are solved, in a quarter of an hour or so on one core."""
MOST_NODES: Final = 20_000_000
"""Positions that are looked at for a deal before it is given up."""


class BoundedTables:
    """Tricks with open cards, as long as there are few deals and none takes too long."""

    def __init__(self) -> None:
        self._solver = InsideSolver(partial(compiled_engine, MOST_NODES))
        self._known: dict[Deal, TrickTable | None] = {}

    def table(self, deal: Deal) -> TrickTable | None:
        """Return the tricks of a deal; ``None`` where it is one too many, or too much work."""
        if deal not in self._known and len(self._known) < MOST_DEALS:
            self._known[deal] = self._solved(deal)
        return self._known.get(deal)

    def _solved(self, deal: Deal) -> TrickTable | None:
        try:
            (table,) = self._solver.tables([deal])
        except SolverError as error:
            if error.reason != "too-wild":
                raise
            return None
        return table
