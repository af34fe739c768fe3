"""Tables of tricks solved wherever bulk work is done, many deals at a time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import tee
from typing import Final

from schlemm.core.deal import Deal
from schlemm.dd.inside import InsideSolver
from schlemm.dd.solver import SolverError
from schlemm.dd.table import TrickTable
from schlemm.workers.process import WorkerFault
from schlemm.workers.workplace import Workplace

SOON: Final = -1
"""How urgent it is: what is solved here is waited for, while boards are played ahead."""


class SpreadSolver:
    """A ``TableSolver`` over a workplace. What is announced is solved ahead, before it is asked for.

    Args:
        place: Where it is done.
    """

    def __init__(self, place: Workplace) -> None:
        self._place = place
        self._coming = self._solved(())
        self._kept: dict[Deal, TrickTable] = {}

    def expect(self, deals: Iterable[Deal]) -> None:
        """Announce deals in the order in which they will be asked for.

        Args:
            deals: They are taken as there is room for them.
        """
        self._coming = self._solved(deals)

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals, in their order.

        Raises:
            SolverError: If a deal could not be solved.
            ClusterFault: If the workplace is lost.
        """
        try:
            while not self._kept.keys() >= {*deals} and (pair := next(self._coming, None)) is not None:
                self._kept.update([pair])
            self._kept.update(self._solved([deal for deal in deals if deal not in self._kept]))
        except WorkerFault as fault:
            raise SolverError("crashed", detail=str(fault)) from fault
        found = [self._kept[deal] for deal in deals]
        for deal in {*deals}:
            del self._kept[deal]
        return found

    def close(self) -> None:
        """Solve nothing ahead any more."""
        self._coming.close()

    def _solved(self, deals: Iterable[Deal]) -> Generator[tuple[Deal, TrickTable], None, None]:
        asked, sent = tee(deals)
        answers = self._place.answers(_solving, sent, SOON)
        try:
            yield from zip(asked, answers, strict=False)
        finally:
            answers.close()


@contextmanager
def _solving() -> Iterator[Callable[[Deal], TrickTable]]:
    """What a worker does: it solves one deal after the other."""
    solver = InsideSolver()
    yield lambda deal: solver.tables([deal])[0]
