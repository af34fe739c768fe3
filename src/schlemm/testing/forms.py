"""Strategies for results, and the laws that every form of scoring keeps."""

from collections.abc import Iterable
from typing import Any, TypeVar

from hypothesis import strategies as st

from schlemm.core.contract import Result
from schlemm.scoring.forms.form import Outcome, PlayedLine, ScoringForm, sheet_totals
from schlemm.scoring.forms.state import FormState
from schlemm.scoring.honours import Honours
from schlemm.testing.auctions import results
from schlemm.testing.cards import seats

S = TypeVar("S", bound=FormState[Any])


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    """Any result, with honours now and then."""
    result = draw(results())
    if result.contract is None or not draw(st.booleans()):
        return Outcome(result)
    strain = result.contract.strain
    count = 4 if strain.trump is None else draw(st.integers(4, 5))
    return Outcome(result, Honours(draw(seats()), strain, count))


def check_form(form: ScoringForm[S], boards: Iterable[Outcome]) -> S:
    """Play these boards, as long as the form goes on, and see at every board that it keeps its laws.

    States are values and never change; lines once written stay; the totals are the sum of all steps; boards
    are counted without gap; after the end nothing can be added; stopping ends it and takes nothing back.

    Returns:
        The last state.

    Raises:
        AssertionError: If a law is broken.
    """
    state = form.start()
    assert state.form == form
    assert state.lines == ()
    assert state.totals == (0, 0)
    for outcome in boards:
        if state.is_over:
            break
        state = _check_board(state, outcome)
    _check_end(state)
    return state


def _check_board(state: S, outcome: Outcome) -> S:
    before, number, conditions = repr(state), state.number, state.conditions
    after = state.add(outcome)
    assert repr(state) == before, "add() changed the state it was given"
    assert state.add(outcome) == after, "add() does not always give the same"
    assert hash(after) == hash(state.add(outcome))
    old, new = state.lines, after.lines
    assert new[: len(old)] == old, "lines once written stay"
    line = new[len(old)]
    assert isinstance(line, PlayedLine)
    assert (line.number, line.conditions, line.outcome) == (number, conditions, outcome)
    assert after.totals == sheet_totals(new)
    assert after.is_over or after.number.board == number.board + 1
    assert after.stakes.form == after.form.name
    return after


def _check_end(state: S) -> None:
    stopped = state.settle()
    assert stopped.is_over
    assert stopped.settle() == stopped, "settling twice changes nothing"
    assert stopped == state or not state.is_over, "settling what is over changes nothing"
    assert stopped.lines[: len(state.lines)] == state.lines
    assert stopped.totals == sheet_totals(stopped.lines)
    assert _refuses(stopped), "add() takes a board after the end"


def _refuses(state: FormState[Any]) -> bool:
    try:
        state.add(Outcome(Result(None, 0)))
    except ValueError:
        return True
    return False
