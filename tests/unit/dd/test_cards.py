"""What cards are worth and whether goals are reached: the compiled solver, in workers and in this process."""

import pytest
from tests.unit.dd import foreign
from tests.unit.dd.dds_oracle import DdsEngine
from tests.unit.dd.made import endings, random_deals

from schlemm.core.cards import STRAINS
from schlemm.core.seats import SEATS, Side
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver, TrickGoal


@pytest.fixture(scope="module", params=["workers", "inside", "dds"])
def compiled(request: pytest.FixtureRequest, solver: Solver) -> Solver:
    """The compiled solver, in workers and here, and DDS."""
    inside = InsideSolver(DdsEngine) if request.param == "dds" else InsideSolver()
    return solver if request.param == "workers" else inside


@foreign.needed
def test_the_foreign_leads(compiled: Solver) -> None:
    """Every card of the first lead is worth what is written there, in every tenth foreign deal."""
    games = foreign.games()[::10]
    found = compiled.cards([game.opening for game in games])
    assert [dict(cards) for cards in found] == [game.leads for game in games]


@foreign.needed
def test_the_foreign_plays(compiled: Solver) -> None:
    """After each card of a play that is written there, declarer's tricks are those that stand beside it."""
    for game in foreign.games()[3:6]:
        position, won = game.opening, 0
        for card, expected in zip(game.played, game.trace, strict=False):
            (cards,) = compiled.cards([position])
            mine, declarers = position.turn.side, game.opening.leader.side.other
            best = max(cards.values())
            rest = best if mine is declarers else position.tricks_left - best
            assert won + rest == expected
            after = position.after(card)
            won += after.tricks_left < position.tricks_left and after.leader.side is declarers
            position = after


def test_endings_have_the_tricks_that_the_plain_solver_finds(compiled: Solver) -> None:
    """Five cards each, in the middle of a trick or not: each card is worth the same to both solvers."""
    positions = endings(60, 5, seed=3)
    assert compiled.cards(positions) == EndingSolver().cards(positions)


def test_goals_are_reached_by_the_best_card(compiled: Solver) -> None:
    """A number of tricks is made if and only if some card is worth as many, whatever is asked."""
    positions = endings(40, 8, seed=4)
    for wanted in (-1, 0, 1, 3, 4, 5, 8, 9):
        goals = [TrickGoal(position, wanted) for position in positions]
        best = [max(cards.values()) for cards in compiled.cards(positions)]
        assert compiled.makes(goals) == [tricks >= wanted for tricks in best]


def test_the_first_lead_and_the_table_agree(compiled: Solver) -> None:
    """Declarer takes what the best lead leaves him."""
    (deal,) = random_deals(1, seed=8)
    (table,) = compiled.tables([deal])
    positions = [Position.opening(deal, strain, seat) for strain in STRAINS for seat in SEATS]
    found = [13 - max(cards.values()) for cards in compiled.cards(positions)]
    assert found == [table.tricks(strain, seat) for strain in STRAINS for seat in SEATS]
    assert {position.turn.side for position in positions} == set(Side)
