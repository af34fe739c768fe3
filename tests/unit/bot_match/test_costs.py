"""What the play gives away, and what a played match is worth."""

from statistics import fmean

import pytest
from tests.unit.bot_match.stand_ins import Guess, open_bold

from schlemm.bot_match.contestants import Team
from schlemm.bot_match.cost_summary import PlayPart, given_away
from schlemm.bot_match.match import MatchTerms
from schlemm.bot_match.result import BoardResult, score_boards
from schlemm.bot_match.workers import MatchPlan, records
from schlemm.core.seats import Side
from schlemm.dd.inside import InsideSolver
from schlemm.dd.native import NativeSolver
from schlemm.scoring.duplicate import board_score

BOARDS = 3


@pytest.fixture(scope="module")
def results() -> tuple[BoardResult, ...]:
    """Some boards that were played at random, looked at by the solver."""
    plan = MatchPlan("a", "b", BOARDS, 3, open_bold, MatchTerms(plays=True, solver=InsideSolver))
    with NativeSolver() as solver:
        return tuple(score_boards(records(plan), solver, batch=1))


@pytest.mark.slow
def test_what_is_given_away_makes_the_difference(results: tuple[BoardResult, ...]) -> None:
    """Tricks with open cards, and what lead and defence gave, less what declarer gave, are the tricks won."""
    for result in results:
        for table in result.tables:
            contract, played = table.result.contract, table.played
            if contract is None or played is None:
                continue
            assert played.costs is not None
            best = result.tricks.tricks(contract.strain, contract.declarer)
            costs = played.costs
            assert played.tricks == best + costs.lead + costs.defence - costs.declarer
            assert min(costs.lead, costs.defence, costs.declarer) >= 0


def test_what_was_won_counts(results: tuple[BoardResult, ...]) -> None:
    """A played table scores the tricks that were won, whatever the solver says."""
    for result in results:
        for table in result.tables:
            if table.played is not None:
                assert table.result.tricks == table.played.tricks
                score = board_score(table.result, result.board.conditions.vulnerability)
                assert table.score == score.for_side(Side.NORTH_SOUTH)


def test_everything_is_somebodys(results: tuple[BoardResult, ...]) -> None:
    """What the teams gave away are the tricks of all tables, each counted once, a lead for each declarer."""
    tables = [table.played for result in results for table in result.tables if table.played is not None]
    costs = [played.costs for played in tables if played.costs is not None]
    for part in PlayPart:
        both = [given_away(results, team, part) for team in Team]
        assert sum(each.tricks for each in both) == sum(part.of(each) for each in costs)
        assert sum(each.deals for each in both) == len(costs)
        for each in both:
            assert each.per_deal == (pytest.approx(each.tricks / each.deals) if each.deals else None)
    a, b = Team.A, Team.B
    assert given_away(results, a, PlayPart.LEAD).deals == given_away(results, b, PlayPart.DECLARER).deals
    assert fmean(part.of(each) for part in PlayPart for each in costs) > 0


def test_nobody_asked() -> None:
    """Where costs were not asked for there are none."""
    plan = MatchPlan("a", "b", 1, 3, open_bold, MatchTerms(plays=True))
    found = list(score_boards(records(plan), Guess()))
    assert [table.played and table.played.costs for table in found[0].tables] == [None, None]
    assert given_away(found, Team.A, PlayPart.LEAD).per_deal is None
