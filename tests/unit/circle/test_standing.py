"""What everybody has after robbers and matches with changing partners."""

from dataclasses import replace

import pytest
from tests.unit.circle.circle import circle_of, table_of
from tests.unit.match.matches import last, match_opened

from schlemm.circle.circle import Game, GameOutcome, MemberPlace
from schlemm.circle.outcome import game_outcome, outcome_of_table
from schlemm.circle.standing import MemberStanding, standings
from schlemm.core.contract import Result
from schlemm.core.seats import Seat
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Measure, Plan
from schlemm.match.views.standing import standing
from schlemm.scoring.forms.form import Outcome as Dealt
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.circle.views import CircleNow, circle_view
from schlemm.table.state.settings import Settings

NS, EW = (Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST)


def sat(ns: tuple[int, int], ew: tuple[int, int], room: Room = Room.OPEN) -> tuple[MemberPlace, ...]:
    """Four members at a table."""
    return tuple(
        MemberPlace(member, Place(room, seat))
        for pair, seats in ((ns, NS), (ew, EW))
        for member, seat in zip(pair, seats, strict=True)
    )


def robber(points: int, ns: tuple[int, int], ew: tuple[int, int], amount: int = 0) -> Game:
    """A robber that North-South have won by so many points."""
    lead = (points > 0) - (points < 0)
    return Game("g", "robber4", "2026-11-19", (), GameOutcome(sat(ns, ew), 4, points, amount, 0, lead))


def test_each_has_what_their_side_has_won_and_lost() -> None:
    """Three robbers of four people, each with each: points, wins and deals add up by person, to zero together."""
    lines = standings(
        [robber(570, (0, 1), (2, 3)), robber(-1_200, (0, 2), (1, 3), -120), robber(0, (0, 3), (1, 2))]
    )
    assert lines == (
        MemberStanding(1, points=1_770, amount=120, robbers=3, won=2, deals=12),
        MemberStanding(3, points=630, amount=120, robbers=3, won=1, deals=12),
        MemberStanding(0, points=-630, amount=-120, robbers=3, won=1, deals=12),
        MemberStanding(2, points=-1_770, amount=-120, robbers=3, won=0, deals=12),
    )


def test_matches_count_apart_from_robbers() -> None:
    """In a match a team has its IMPs at both tables; its points are not mixed with those of robbers."""
    seated = (*sat((0, 1), (2, 3)), *sat((3, 2), (1, 0), Room.CLOSED)[:1])
    found = standings([Game("m", "match", "d", (), GameOutcome(seated, 4, 500, 0, 11, 1))])
    assert found[0] == MemberStanding(0, matches=1, matches_won=1, boards=4, imps=11)
    assert {line.member: line.imps for line in found} == {0: 11, 1: 11, 2: -11, 3: -22}


def test_what_goes_on_or_brought_nothing_does_not_count() -> None:
    """A robber in progress, and one stopped before anything was scored, leave the table as it is."""
    assert standings([Game("a", "robber4", "d", sat((0, 1), (2, 3)))]) == ()
    assert standings([Game("a", "robber4", "d", (), GameOutcome(sat((0, 1), (2, 3)), 0))]) == ()


def test_a_robber_is_settled_as_its_table_settles_it() -> None:
    """4♠ just made (420) and the vulnerable dealer's 1NT one down (100, S1:79) are 520 points, paid as 500."""
    circle = circle_of("Anna", "Ben", "Carla", "Dirk")
    table = table_of(circle, RobberOfFourForm(), Settings(stake=10, rounding=Rounding.HALF_UP), (0, 1, 2, 3))
    score = table.score
    for text in ("4SN=", "1NTE-1"):
        score = score.add(Dealt(Result.parse(text)))
    found = outcome_of_table(
        circle, table_of(circle, RobberOfFourForm(), table.settings, (0, 1, 2, 3), score)
    )
    totals = score.totals
    assert (totals.north_south, totals.east_west) == (520, 0)
    assert (found.deals, found.points, found.amount, found.lead) == (2, 500, 50, 1)
    assert {each.member: each.place.seat for each in found.seated} == dict(enumerate(Seat))


@pytest.mark.parametrize("measure", Measure)
def test_an_evening_tells_a_match_by_what_decides_it(measure: Measure) -> None:
    """Lead and margin are those of the measure, whatever the IMPs are; a robber is told by its points."""
    match = last(3, match_opened(Plan(4, measure)))
    circle, total = circle_of("Anna"), standing(match).total
    games = (
        Game("m", "match", "2026-11-19", (), game_outcome(circle, match)),
        robber(-300, (0, 1), (2, 3)),
    )
    told, other = (
        circle_view(CircleNow(replace(circle, games=games), set(), {}, {}), 0).evenings[0].games[::-1]
    )
    assert (told.measure, told.margin) == (measure, total.a - total.b)
    assert told.lead == (told.margin > 0) - (told.margin < 0)
    assert (other.measure, other.margin) == (Measure.TOTAL_POINTS, -300)


def test_a_match_kept_before_its_measure_was_is_told_in_imps() -> None:
    """What an earlier version kept of a match has its IMPs as the margin."""
    kept = Game("m", "match", "2026-11-19", (), GameOutcome((), 4, -50, 0, 3, 1))
    circle = replace(circle_of("Anna"), games=(kept,))
    (told,) = circle_view(CircleNow(circle, set(), {}, {}), 0).evenings[0].games
    assert (told.measure, told.margin, told.lead) == (Measure.IMPS, 3, 1)
