"""Sums of a score: whole sheets added up as Italian ones do, each number of them in one sum and no other."""

import pytest

from schlemm.core.cards import Strain
from schlemm.core.contract import Result
from schlemm.core.seats import Seat, Side
from schlemm.scoring.forms.form import Outcome
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.honours import Honours
from schlemm.scoring.items import Step, StepCode
from schlemm.scoring.sums import SumCode, sum_of, sums

FACTS = (("doubling", 1),)


@pytest.mark.parametrize("code", StepCode)
def test_every_step_has_a_sum_of_its_own(code: StepCode) -> None:
    """Whatever a step is for, it is told what sum it is part of; only a deal passed out credits nobody."""
    assert (sum_of(Step(code, None, facts=FACTS)) is None) == (code is StepCode.PASSED_OUT)


def test_honours_are_no_premium_of_the_contract() -> None:
    """A small slam with honours is 210 + 800 + 100, in a robber of four that counts them."""
    outcome = Outcome(Result.parse("6SN+1"), Honours(Seat.NORTH, Strain.SPADES, 4))
    state = RobberOfFourForm(honours=True).start().add(outcome)
    found = sums(state.lines[0].score.steps)
    assert [(each.code, each.points) for each in found] == [
        (SumCode.TRICKS, 210),
        (SumCode.PREMIUM, 800),
        (SumCode.HONOURS, 100),
    ]


def test_the_bonus_for_a_rubber_is_no_premium_of_a_contract() -> None:
    """A rubber in two games has 500 for the slam and 700 for the rubber; stopped after one it has 300."""
    state = RubberForm().start()
    for result in ("6SN=", "4HS="):
        state = state.add(Outcome(Result.parse(result)))
    found = sums([step for line in state.lines for step in line.score.steps])
    points = {each.code: each.points for each in found}
    assert points == {SumCode.TRICKS: 300, SumCode.PREMIUM: 500, SumCode.RUBBER: 700}
    assert sum(points.values()) == state.totals.of(Side.NORTH_SOUTH)
    stopped = RubberForm().start().add(Outcome(Result.parse("4SN="))).settle()
    assert [each.code for each in sums(stopped.lines[-1].score.steps)] == [SumCode.RUBBER]


def test_a_deal_passed_out_has_no_sum() -> None:
    """Nobody is credited, so there is nothing to name."""
    state = RobberOfFourForm().start().add(Outcome(Result.parse("P")))
    assert sums(state.lines[0].score.steps) == ()
