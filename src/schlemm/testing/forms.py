"""Strategies for results, and the laws that every form of scoring keeps."""

from collections.abc import Iterable
from typing import TypeVar

from hypothesis import strategies as st

from schlemm.core.contract import Result
from schlemm.scoring.forms.form import Outcome, PlayedLine, ScoringForm, sheet_totals
from schlemm.scoring.honours import Honours
from schlemm.testing.auctions import results
from schlemm.testing.cards import seats

S = TypeVar("S")


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
    assert form.lines(state) == ()
    assert form.totals(state) == (0, 0)
    for outcome in boards:
        if form.is_over(state):
            break
        state = _check_board(form, state, outcome)
    _check_end(form, state)
    return state


def _check_board(form: ScoringForm[S], state: S, outcome: Outcome) -> S:
    before, number, conditions = repr(state), form.number(state), form.conditions(state)
    after = form.add(state, outcome)
    assert repr(state) == before, "add() changed the state it was given"
    assert form.add(state, outcome) == after, "add() does not always give the same"
    assert hash(after) == hash(form.add(state, outcome))
    old, new = form.lines(state), form.lines(after)
    assert new[: len(old)] == old, "lines once written stay"
    line = new[len(old)]
    assert isinstance(line, PlayedLine)
    assert (line.number, line.conditions, line.outcome) == (number, conditions, outcome)
    assert form.totals(after) == sheet_totals(new)
    assert form.is_over(after) or form.number(after).board == number.board + 1
    assert form.stakes(after).form == form.name
    return after


def _check_end(form: ScoringForm[S], state: S) -> None:
    stopped = form.settle(state)
    assert form.is_over(stopped)
    assert form.settle(stopped) == stopped, "settling twice changes nothing"
    assert stopped == state or not form.is_over(state), "settling what is over changes nothing"
    assert form.lines(stopped)[: len(form.lines(state))] == form.lines(state)
    assert form.totals(stopped) == sheet_totals(form.lines(stopped))
    assert _refuses(form, stopped), "add() takes a board after the end"


def _refuses(form: ScoringForm[S], state: S) -> bool:
    try:
        form.add(state, Outcome(Result(None, 0)))
    except ValueError:
        return True
    return False
