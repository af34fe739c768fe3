"""Laws that every form of scoring keeps."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.contract import Contract, Result
from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.seats import BySide, Seat, Side
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.form import Outcome, PlayedLine, Redeal, ScoringForm, winner
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, VulnerabilityOrder
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.forms.state import FormState
from schlemm.scoring.honours import Honours
from schlemm.scoring.items import SheetPlace, total
from schlemm.scoring.penalties import Penalties
from schlemm.testing import seats
from schlemm.testing.forms import check_form, outcomes

S = TypeVar("S", bound=FormState[Any])

PENALTIES, REDEALS, ORDERS = map(st.sampled_from, (Penalties, Redeal, VulnerabilityOrder))
RULES = st.builds(HouseRules, st.sampled_from(FirstCaller), st.booleans())
EVENINGS = st.lists(outcomes(), max_size=12)
ROBBERS = st.builds(
    RobberOfFourForm, seats(), RULES, PENALTIES, ORDERS, REDEALS, st.booleans(), st.booleans()
)
RUBBERS = st.builds(RubberForm, seats(), RULES, PENALTIES, REDEALS, st.booleans())


def settled_totals(form: ScoringForm[S], boards: Sequence[Outcome]) -> BySide[int]:
    """What the sides have if they stop after these boards at the latest."""
    return check_form(form, boards).settle().totals


def turned(outcome: Outcome) -> Outcome:
    """The same at a table turned by one seat, so that the sides are exchanged."""
    contract, honours = outcome.result.contract, outcome.honours
    if contract is None:
        return outcome
    result = Result(replace(contract, declarer=contract.declarer.left), outcome.result.tricks)
    return Outcome(result, None if honours is None else replace(honours, seat=honours.seat.left))


@given(ROBBERS, EVENINGS)
def test_a_robber_of_four_keeps_the_laws_of_a_form(form: RobberOfFourForm, boards: list[Outcome]) -> None:
    """However it is agreed and however it goes, a robber of four keeps the laws of a form."""
    check_form(form, boards)


@given(RUBBERS, EVENINGS)
def test_a_rubber_keeps_the_laws_of_a_form(form: RubberForm, boards: list[Outcome]) -> None:
    """However it is agreed and however it goes, a rubber keeps the laws of a form."""
    check_form(form, boards)


@given(st.integers(1, 6), st.integers(1, 40), EVENINGS)
def test_numbered_boards_keep_the_laws_of_a_form(count: int, first: int, boards: list[Outcome]) -> None:
    """Duplicate boards keep the laws of a form, wherever their numbers begin."""
    check_form(DuplicateForm(count, first), boards)


@given(RUBBERS, EVENINGS)
def test_turning_the_table_mirrors_a_rubber(form: RubberForm, boards: list[Outcome]) -> None:
    """Seat everybody one place further, and the sides exchange their totals."""
    there = replace(form, first_dealer=form.first_dealer.left)
    mirrored = settled_totals(there, [turned(outcome) for outcome in boards])
    assert settled_totals(form, boards) == mirrored[::-1]


@given(ROBBERS.filter(lambda form: form.order is not VulnerabilityOrder.FIXED), EVENINGS)
def test_turning_the_table_mirrors_a_robber_of_four(form: RobberOfFourForm, boards: list[Outcome]) -> None:
    """The same at the robber of four, where vulnerability follows the dealer."""
    there = replace(form, first_dealer=form.first_dealer.left)
    mirrored = settled_totals(there, [turned(outcome) for outcome in boards])
    assert settled_totals(form, boards) == mirrored[::-1]


@given(RUBBERS, EVENINGS)
def test_a_rubber_ends_exactly_with_the_second_game(form: RubberForm, boards: list[Outcome]) -> None:
    """A rubber goes on until 100 points below the line have been reached twice by one side, and no longer."""
    state = check_form(form, boards)
    played = [line for line in state.lines if isinstance(line, PlayedLine)]
    won = [contract.side for line in played if line.ends_game and (contract := line.outcome.result.contract)]
    assert tuple(state.games) == (won.count(Side.NORTH_SOUTH), won.count(Side.EAST_WEST))
    assert state.is_over is (2 in state.games)
    assert max(state.games) <= 2


@given(RUBBERS, EVENINGS)
def test_below_the_line_are_tricks_bid_and_nothing_else(form: RubberForm, boards: list[Outcome]) -> None:
    """B6: below the line stand the points for tricks bid and made; what counts is what stands below the last rule."""
    state = check_form(form, boards)
    below = BySide(0, 0)
    for line in state.lines:
        more = total(line.score.steps, SheetPlace.BELOW)
        assert line.score.for_side(Side.NORTH_SOUTH) == -line.score.for_side(Side.EAST_WEST)
        below = BySide(below[0] + more[0], below[1] + more[1])
        if isinstance(line, PlayedLine):
            assert line.ends_game is (max(below) >= 100)
            below = BySide(0, 0) if line.ends_game else below
    assert state.below == below
    assert max(below) < 100


def test_a_tie_is_a_tie() -> None:
    """Equal totals have no winner."""
    assert winner(BySide(420, 420)) is None
    assert winner(BySide(420, 430)) is Side.EAST_WEST


def test_honours_need_trumps() -> None:
    """A board that was passed out cannot bring honours: there was no denomination."""
    contract = Contract.parse("4SN")
    honours = Honours(Seat.NORTH, contract.strain, 4)
    with pytest.raises(ValueError, match="passed out"):
        Outcome(Result(None, 0), honours)
