"""Tables of tricks solved wherever bulk work is done: their order, what is solved ahead, and what is told of errors."""

from collections.abc import Generator, Iterable
from typing import Any

import pytest
from tests.unit.bot_match.stand_ins import Guess

from schlemm.core.deal import Deal
from schlemm.dd.solver import SolverError
from schlemm.dd.spread import SpreadSolver
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.workers.process import WorkerFault

DEALS = [random_deal(Pcg32.from_text(str(number)).below) for number in range(6)]


class Here:
    """A place that makes tables up, one deal ahead of who waits, and dies over one of them."""

    def __init__(self, deadly: Deal | None = None) -> None:
        self.asked: list[Deal] = []
        self.deadly = deadly

    def answers(
        self, setup: Any, questions: Iterable[Any], urgency: int = 0, together: int = 1
    ) -> Generator[Any, None, None]:
        """A table for each deal."""
        assert urgency < 0, "boards that are played ahead would hold it up"
        for deal in questions:
            self.asked.append(deal)
            if deal == self.deadly:
                raise WorkerFault("crashed", "on purpose", 3)
            yield Guess().tables([deal])[0]


def test_what_is_announced_is_asked_once_and_in_its_order() -> None:
    """Announced deals are taken from the row, others are asked for by themselves; each has its own table."""
    place = Here()
    solver = SpreadSolver(place)
    assert solver.tables(DEALS[:2]) == Guess().tables(DEALS[:2])
    solver.expect(DEALS[2:5])
    assert solver.tables([DEALS[3]]) == Guess().tables([DEALS[3]])
    assert solver.tables([DEALS[2], DEALS[5], DEALS[4]]) == Guess().tables([DEALS[2], DEALS[5], DEALS[4]])
    assert sorted(map(str, place.asked)) == sorted(map(str, DEALS))
    solver.close()


def test_a_deal_over_which_a_process_dies_has_no_table() -> None:
    """The error is the solver's, as of every solver."""
    solver = SpreadSolver(Here(DEALS[1]))
    with pytest.raises(SolverError) as caught:
        solver.tables(DEALS[:2])
    assert caught.value.reason == "crashed"
