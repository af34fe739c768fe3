"""A search with a bound gives up where it is reached, says so, and answers everything else as one without."""

from contextlib import suppress
from functools import partial

import pytest
from tests.unit.dd.made import random_deals

from schlemm.core.cards import Strain
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.dd.bounded import cards_within
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver, can_solve, compiled_engine
from schlemm.dd.line import best_line
from schlemm.dd.position import Position
from schlemm.dd.solver import SolverError, TrickGoal

pytestmark = pytest.mark.skipif(
    not can_solve(), reason="the compiled library is not built: this machine has no C++ compiler"
)
FOUR_VOIDS = Deal.parse("N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962")
"""A deal that takes millions of positions for every question."""
OPENING = Position.opening(FOUR_VOIDS, Strain.NOTRUMP, Seat.WEST)
BOUND = 5_000


def bounded() -> InsideSolver:
    """A solver that gives up early."""
    return InsideSolver(partial(compiled_engine, BOUND))


def test_what_is_too_wild_is_given_up() -> None:
    """Whatever is asked of a wild deal ends with a reason of its own, which names the deal to whoever may see it."""
    solver = bounded()
    for ask in (
        lambda: solver.tables([FOUR_VOIDS]),
        lambda: solver.cards([OPENING]),
        lambda: solver.makes([TrickGoal(OPENING, 7)]),
        lambda: best_line(OPENING, solver),
    ):
        with pytest.raises(SolverError) as caught:
            ask()
        assert caught.value.reason == "too-wild"
        assert caught.value.deal in (FOUR_VOIDS, OPENING)


def test_the_bound_changes_no_answer() -> None:
    """Deals of which a question takes less are answered as by a solver without a bound, after wild ones too."""
    solver, free, solved = bounded(), InsideSolver(), 0
    for number, deal in enumerate(random_deals(20, 5)):
        goals = [TrickGoal(Position.opening(deal, (*Strain,)[number % 5], Seat.NORTH), 7)]
        with suppress(SolverError):
            assert solver.makes(goals) == free.makes(goals)
            solved += 1
    assert 0 < solved < 20


def test_one_who_does_not_count_answers_for_all() -> None:
    """A solver without a count of positions is asked as ever, and nothing is taken from what is left."""
    after = OPENING
    while after.tricks_left > 3:
        after = after.after(next(iter(after.legal_cards())))
    assert cards_within(EndingSolver(), [after] * 3, 1) == (EndingSolver().cards([after] * 3), 1)
