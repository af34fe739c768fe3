"""Two contestants at two tables: who sits where, what they see, and what becomes of those who fail."""

from multiprocessing import active_children

import pytest
from tests.unit.bot_match.stand_ins import (
    Always,
    Bold,
    Broken,
    nobodys_fault,
    open_bold,
    open_killer,
    open_unlucky,
)
from tests.unit.workers.processes import are_gone

from schlemm.bot_match.contestants import TABLES, Blame, Contestant, Failure, Team
from schlemm.bot_match.match import (
    HOPELESS,
    BoardRecord,
    MatchTerms,
    hold_board,
    hopeless,
    numbered_board,
    until_hopeless,
)
from schlemm.bot_match.workers import CHUNK, MatchPlan, WorkerLost, records
from schlemm.core.action import Action, MakeCall
from schlemm.core.calls import BIDS, DOUBLE, PASS
from schlemm.core.conditions import Conditions
from schlemm.core.seats import Seat, Side
from schlemm.core.view import View

A, B = Contestant("a", Bold("a")), Contestant("b", Bold("b"))


class Witness:
    """Passes, and keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def act(self, view: View) -> Action:
        """Pass."""
        self.seen.append(view)
        return MakeCall(PASS)


class Faltering:
    """Fails when it is asked for the first time, and never again."""

    def __init__(self) -> None:
        self.asked = 0

    def act(self, view: View) -> Action:
        """A pass, but for the first time."""
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("not yet")
        return MakeCall(PASS)


def test_boards_follow_from_seed_and_number() -> None:
    """A board has the conditions of its number and a deal that depends on seed and number alone."""
    boards = [numbered_board(3, number) for number in range(1, 18)]
    assert [board.conditions for board in boards] == [Conditions.of_board(board.number) for board in boards]
    assert numbered_board(3, 5) == boards[4]
    assert len({board.deal for board in boards}) == 17
    assert numbered_board(4, 5).deal != boards[4].deal


def test_everybody_sees_one_hand_and_both_names() -> None:
    """Each is shown the hand of its seat, the systems by side, and A sits North-South first, then East-West."""
    a, b = Witness(), Witness()
    board = numbered_board(1, 1)
    hold_board(board, Contestant("a", a), Contestant("b", b))
    assert [view.seat.letter for view in a.seen] == ["N", "S", "E", "W"]
    assert [view.seat.letter for view in b.seen] == ["E", "W", "N", "S"]
    assert all(view.hand == board.deal.hand(view.seat) for view in a.seen + b.seen)
    assert all(view.public.systems.of(view.seat.side) == "a" for view in a.seen)
    assert all(view.public.systems.of(view.seat.side) == "b" for view in b.seen)


def test_teams_and_sides() -> None:
    """Team and side agree at both tables, and the two teams share a table."""
    for table in TABLES:
        assert Team.A.side_at(table) is Team.B.side_at(table).other
        assert all(Team.of(seat, table).side_at(table) is seat.side for seat in Seat)
    assert Team.A.side_at(1) is Side.NORTH_SOUTH
    assert Team.A.side_at(2) is Side.EAST_WEST


@pytest.mark.parametrize("number", range(1, 20))
def test_every_auction_ends_legally(number: int) -> None:
    """Both auctions of a board are over, and no call could not be made."""
    bid = hold_board(numbered_board(7, number), A, B)
    assert all(table.auction.is_over for table in bid.tables)
    assert bid.failures == ()


def test_a_mirror_bids_the_same() -> None:
    """Who meets itself bids the same at both tables."""
    bid = hold_board(numbered_board(7, 1), A, A)
    assert bid.tables[0] == bid.tables[1]


@pytest.mark.parametrize(
    ("bidder", "code"),
    [(Broken(), "failed"), (Always(DOUBLE), "illegal-call"), (Always(BIDS[0]), "illegal-call")],
)
def test_who_fails_passes_from_then_on(bidder: Broken | Always, code: str) -> None:
    """A failure is kept with its place, the bidder passes to the end of the auction, and the match goes on."""
    bid = hold_board(numbered_board(1, 1), Contestant("x", bidder), A)
    assert all(table.auction.is_over for table in bid.tables)
    assert {failure.team for failure in bid.failures} == {Team.A}
    assert {failure.code for failure in bid.failures} == {code}
    assert [failure.table for failure in bid.failures] == [1, 2]
    for failure, auction in zip(bid.failures, (table.auction for table in bid.tables), strict=True):
        first = next(place for place, (seat, _) in enumerate(auction.by_seat()) if seat is failure.seat)
        own = [call for seat, call in auction.by_seat() if Team.of(seat, failure.table) is Team.A]
        assert own.count(PASS) >= len(own) - (code == "illegal-call")
        assert first < 4


def test_a_second_chance_is_given_once() -> None:
    """Who is worth it is asked once more at a table; what was wrong is told all the same."""

    def judge(error: Exception) -> Blame:
        return Blame("ended", str(error), again=True)

    faltering, board = Faltering(), numbered_board(1, 1)
    bid = hold_board(board, Contestant("x", faltering), A, MatchTerms(judge))
    assert [(failure.code, failure.recovered) for failure in bid.failures] == [("ended", True)]
    broken = hold_board(board, Contestant("x", Broken()), A, MatchTerms(judge))
    assert [failure.recovered for failure in broken.failures] == [False, False]


def failed(number: int, *teams: Team) -> BoardRecord:
    """A board on which these failed."""
    board = numbered_board(1, number)
    failures = tuple(Failure(number, 1, Seat.NORTH, team, "late", "", "P") for team in teams)
    return BoardRecord(board, hold_board(board, A, A).tables, failures)


def test_a_match_ends_when_one_keeps_failing() -> None:
    """Three boards in a row with a failure of the same bidder end a match; others do not."""
    scattered = [failed(1, Team.A), failed(2, Team.B), failed(3, Team.A), failed(4, Team.A), failed(5)]
    assert list(until_hopeless(scattered)) == scattered
    assert not hopeless(bid.failures for bid in scattered)
    rows = [failed(1), *(failed(number, Team.B) for number in range(2, 2 + HOPELESS)), failed(9)]
    assert list(until_hopeless(rows)) == rows[:-1]
    assert hopeless(bid.failures for bid in rows[:-1])


def test_processes_change_nothing() -> None:
    """Bid in two processes or in this one, the boards and their order are the same."""
    plan = MatchPlan("a", "b", 5 * CHUNK + 1, 2, open_bold)
    assert list(records(plan, 2)) == list(records(plan, 1))


def test_a_lost_process_is_named() -> None:
    """If a process dies over its boards, the error names them and how it ended."""
    with pytest.raises(WorkerLost) as caught:
        list(records(MatchPlan("a", "b", 2 * CHUNK, 2, open_killer), 2))
    assert caught.value.exit_code == 7
    assert caught.value.boards[0] in {1, CHUNK + 1}


@pytest.mark.parametrize(("jobs", "last"), [(1, 9), (2, 16)])
def test_an_error_over_a_board_keeps_what_was_held(jobs: int, last: int) -> None:
    """Whatever is raised over a board, those before it are told, and the error names the boards that are lost."""
    plan = MatchPlan("a", "b", 20, 2, open_unlucky, MatchTerms(nobodys_fault))
    held = records(plan, jobs)
    assert [next(held).board.number for _ in range(8)] == list(range(1, 9))
    with pytest.raises(WorkerLost, match=f"boards 9 to {last} failed") as caught:
        next(held)
    assert (caught.value.boards, caught.value.exit_code) == (tuple(range(9, last + 1)), None)
    assert isinstance(caught.value.__cause__, LookupError)


def test_a_match_may_be_left_early() -> None:
    """Who wants no more boards closes the iterator, and the processes end."""
    others = set(active_children())
    bids = records(MatchPlan("a", "b", 4 * CHUNK, 2, open_bold), 2)
    assert next(bids).board.number == 1
    bids.close()
    assert are_gone(others)
