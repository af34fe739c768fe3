"""A match of two tables: the same deals, the order of the boards, and who may do what when."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.match.matches import (
    HOST,
    MATCH,
    WHOLE_MATCHES,
    after,
    asked,
    done,
    folded,
    last,
    match_opened,
    moments,
    opening_of,
    refusal_of,
    secret_of,
    wish,
)
from tests.unit.table.playing import deals_from

from schlemm.bot_match.contestants import Team
from schlemm.core.action import MakeCall
from schlemm.core.calls import Pass, parse_call
from schlemm.core.conditions import Conditions
from schlemm.core.seats import Seat
from schlemm.dealing.numbered import deal_of_number
from schlemm.match.rules.decide import opening
from schlemm.match.state.events import AtTable, PairsChanged
from schlemm.match.state.evolve import evolve, opened
from schlemm.match.state.match import people_at
from schlemm.match.state.place import PLACES, Place, Room
from schlemm.match.state.plan import LENGTHS, Half, Order, Plan
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.rematch import GoOn
from schlemm.table.rules.seat_drawing import DrawSeats
from schlemm.table.rules.standing_in import StandIn
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import Undo
from schlemm.table.state.events import BoardDealt, TableOpened
from schlemm.table.state.table import Impossible
from schlemm.table.views.history import played_boards

PLANS = [Plan(order=order, half=half) for order in Order for half in Half]
BOTH_NORTHS = (Place(Room.OPEN, Seat.NORTH), Place(Room.CLOSED, Seat.NORTH))


@WHOLE_MATCHES
@given(st.integers(0, 10_000), st.sampled_from(PLANS), st.sampled_from([(HOST,), PLACES, BOTH_NORTHS]))
def test_both_tables_play_the_same_boards_and_the_match_ends(
    seed: int, plan: Plan, people: tuple[Place, ...]
) -> None:
    """Whatever is played in whatever order, each board has one deal, and dealer and vulnerability by its number."""
    match = last(seed, match_opened(plan, people=(*people, HOST)))
    for number, pair in enumerate(zip(*match.records, strict=True), start=1):
        boards = [record.board for record in pair]
        assert boards[0].deal == boards[1].deal
        for board in boards:
            assert board.number == number
            conditions = Conditions.of_board(number)
            assert (board.public.dealer, board.public.vulnerability) == (
                conditions.dealer,
                conditions.vulnerability,
            )
    deals = [record.board.deal for record in match.records[0]]
    assert len(set(deals)) == len(deals) == plan.boards
    assert all(table.is_over for table in match.tables)


@WHOLE_MATCHES
@given(st.integers(0, 10_000))
def test_boards_are_passed_on_only_when_they_are_over(seed: int) -> None:
    """Where the boards are passed on, the second table is never dealt one that the first has not finished."""
    for match, _ in moments(seed, match_opened(Plan(order=Order.PASSED_ON), PLACES)):
        board = match.table(Room.CLOSED).board
        assert board is None or board.board.number <= match.finished(Room.OPEN)


def test_the_second_table_waits_for_the_board_of_the_first() -> None:
    """Asking for a board that the other table still plays is refused with the reason, and the sight knows it."""
    match = opening_of(PLACES, Plan(order=Order.PASSED_ON))
    with pytest.raises(Refused) as refused:
        asked(match, Room.CLOSED, Seat.NORTH, DealNext(), deals_from(3))
    assert refused.value.reason is RefusalCode.BOARD_ELSEWHERE


@pytest.mark.slow
@WHOLE_MATCHES
@given(st.integers(0, 10_000), st.sampled_from(Order))
def test_after_half_of_the_boards_each_pair_meets_the_other_pair(seed: int, order: Order) -> None:
    """With the change of seats every pair of a team plays half of the boards against each pair of the other team."""
    event = match_opened(Plan(8, order=order, half=Half.CHANGE), PLACES)
    match = last(seed, event)
    met = [
        {(record.players.north, record.players.east) for record in half}
        for records in match.records
        for half in (records[:4], records[4:])
    ]
    assert [len(each) for each in met] == [1, 1, 1, 1]
    assert len(set().union(*met)) == 4
    assert {frozenset(pair) for each in met for pair in each} == {
        frozenset({a, b}) for a in ("P1N", "P2E") for b in ("P1E", "P2N")
    }


def test_nobody_goes_to_the_other_table_before_it_has_finished_the_half() -> None:
    """A table that is first through its half waits: no board of the second half is dealt to pairs of the first."""
    for match, _ in moments(5, match_opened(Plan(half=Half.CHANGE), PLACES)):
        for room in Room:
            board = match.table(room).board
            if board is not None and board.board.number > 2:
                assert match.changed
                assert match.open_boards >= 2


def test_a_person_is_found_by_their_secret_at_the_table_to_which_they_have_gone() -> None:
    """The pairs of the second team take secrets and keys along when they change tables."""
    event = match_opened(Plan(half=Half.CHANGE), PLACES)
    start, end = folded(opening(MATCH, event, deals_from(5))), last(5, event)
    old, new = Place(Room.OPEN, Seat.EAST), Place(Room.CLOSED, Seat.NORTH)
    secret = secret_of(old)
    assert start.opened_by(secret) == (old,)
    assert end.opened_by(secret) == (new,)
    label = [
        each.table(at.room).company.invitation.places.of(at.seat) for each, at in ((start, old), (end, new))
    ]
    assert label == ["1E", "1E"]
    assert end.host == HOST
    assert end.captains == (HOST, Place(Room.OPEN, Seat.EAST))
    assert end.substitutions == ()


def test_pairs_do_not_change_before_somebody_goes_on() -> None:
    """At half bots wait too, so that people can look at the boards so far; their word for the next changes pairs."""
    for match, events in moments(4, match_opened(Plan(half=Half.CHANGE))):
        if not match.at_half:
            continue
        assert not any(isinstance(event, PairsChanged) for event in events)
        assert not any(table.board_in_progress for table in match.tables)
        after_it = asked(match, HOST.room, HOST.seat, DealNext(), deals_from(1))
        assert isinstance(after_it[0], PairsChanged)
        assert [type(event.event) for event in after_it[1:] if isinstance(event, AtTable)] == [BoardDealt] * 2
        return
    raise AssertionError("the match had no half")


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.order.name} {plan.half.name}")
@pytest.mark.parametrize("room", Room)
def test_a_match_ends_with_people_at_one_table_only(plan: Plan, room: Room) -> None:
    """Wherever the only person sits, a match never waits for somebody who may not ask for the next board."""
    assert last(3, match_opened(plan, (Place(room, Seat.SOUTH),))).is_over


@WHOLE_MATCHES
@given(st.integers(0, 10_000))
def test_a_record_is_what_the_history_of_a_table_gives(seed: int) -> None:
    """What a match remembers of each table equals what is found in that table's own events, refused claims included."""
    event = match_opened(people=PLACES)
    reached = list(moments(seed, event))
    match, told = reached[-1][0], [each for _, events in reached for each in events]
    for room in Room:
        start = TableOpened(event.plan.form, event.players[room.index], event.settings)
        own = [each.event for each in told if isinstance(each, AtTable) and each.room is room]
        found = played_boards(f"{MATCH}.{room.value}", [start, *own])
        assert [record.board for record in match.records[room.index]] == list(found)


def test_a_table_of_bots_goes_on_by_itself() -> None:
    """Where no person sits nobody has to ask for the next board: it comes with the end of the last one."""
    for match, events in moments(4, match_opened()):
        dealt = [event for event in events if isinstance(event, AtTable) and event.room is Room.CLOSED]
        if any(isinstance(event.event, BoardDealt) for event in dealt):
            continue
        table = match.table(Room.CLOSED)
        assert table.board_in_progress or table.is_over


def test_with_places_kept_for_people_the_host_begins() -> None:
    """A match that waits has no board; others cannot begin it, and the host's word deals the first at both tables."""
    event = replace(match_opened(people=PLACES), kept=(Place(Room.CLOSED, Seat.EAST),))
    match = folded(opening(MATCH, event, deals_from(1)))
    assert not match.begun
    for room, seat in ((Room.OPEN, Seat.NORTH), (Room.CLOSED, Seat.NORTH)):
        with pytest.raises(Refused):
            asked(match, room, seat, DealNext(), deals_from(1))
    begun = done(match, Room.OPEN, Seat.SOUTH, DealNext(), deals_from(1))
    assert [table.board_in_progress for table in begun.tables] == [True, True]
    assert begun.tables[0].board == begun.tables[1].board


@pytest.mark.parametrize("boards", [0, 1, 5, 6, 12, 33, -4])
def test_there_is_no_match_of_any_other_length(boards: int) -> None:
    """A plan has 4, 8, 16, 24 or 32 boards."""
    with pytest.raises(ValueError, match=str(LENGTHS[-1])):
        Plan(boards)


# -- the whole match ------------------------------------------------------------------------------------------------


def test_a_paused_match_rests() -> None:
    """While it is paused nobody calls, plays or deals; resumed, it goes on where it was. Players may not pause it."""
    match = opening_of(PLACES)
    assert refusal_of(match, Place(Room.OPEN, Seat.NORTH), Pause()) is RefusalCode.CAPTAIN_DECIDES
    paused = after(match, wish(match, match.captain(Team.B), Pause()))
    with pytest.raises(Refused) as refused:
        asked(paused, Room.OPEN, Seat.NORTH, MakeCall(Pass()), deals_from(1))
    assert refused.value.reason is RefusalCode.MATCH_PAUSED
    assert asked(paused, Room.OPEN, Seat.EAST, StandIn(Seat.NORTH), deals_from(1)) != ()
    resumed = after(paused, wish(paused, HOST, Resume()))
    assert asked(resumed, Room.OPEN, Seat.NORTH, MakeCall(Pass()), deals_from(1)) != ()
    assert wish(resumed, HOST, Resume()) == ()


def test_a_stopped_match_is_over_at_both_tables() -> None:
    """After the host or a captain has stopped it nothing can be called, and players cannot stop it."""
    match = opening_of(PLACES)
    assert refusal_of(match, Place(Room.OPEN, Seat.NORTH), StopNow()) is RefusalCode.CAPTAIN_DECIDES
    stopped = done(match, Room.OPEN, Seat.SOUTH, StopNow(), deals_from(1))
    assert stopped.is_over
    assert all(table.is_over and not table.board_in_progress for table in stopped.tables)
    assert refusal_of(stopped, HOST, StopNow()) is RefusalCode.GAME_OVER
    with pytest.raises(Exception, match="phase"):
        asked(stopped, Room.OPEN, Seat.NORTH, MakeCall(Pass()), deals_from(1))


def test_all_go_on_together() -> None:
    """When a match is over, its people go on at the tables of the same numbers of another one; seats are not drawn."""
    match = opening_of()
    with pytest.raises(Refused):
        asked(match, Room.OPEN, Seat.SOUTH, GoOn("another"), deals_from(1))
    with pytest.raises(Refused):
        asked(match, Room.OPEN, Seat.SOUTH, DrawSeats(), deals_from(1))
    match = done(match, Room.OPEN, Seat.SOUTH, StopNow(), deals_from(1))
    match = done(match, Room.OPEN, Seat.SOUTH, GoOn("another"), deals_from(1))
    assert [table.company.next for table in match.tables] == ["another.1", "another.2"]


def test_only_a_slip_before_partner_calls_is_taken_back() -> None:
    """One's last call goes back while only the next opponent has called; after partner's call nothing does."""
    match = opening_of()
    assert people_at(match) == (HOST,)
    for seat in (Seat.NORTH, Seat.EAST):
        match = done(match, Room.OPEN, seat, MakeCall(Pass()), deals_from(1))
    match = done(match, Room.OPEN, Seat.SOUTH, MakeCall(parse_call("1C")), deals_from(1))
    match = done(match, Room.OPEN, Seat.WEST, MakeCall(Pass()), deals_from(1))
    assert asked(match, Room.OPEN, Seat.SOUTH, Undo(), deals_from(1)) != ()
    match = done(match, Room.OPEN, Seat.NORTH, MakeCall(Pass()), deals_from(1))
    with pytest.raises(Refused) as refused:
        asked(match, Room.OPEN, Seat.SOUTH, Undo(), deals_from(1))
    assert refused.value.reason is RefusalCode.NO_TAKE_BACK


# -- damaged streams ------------------------------------------------------------------------------------------------


def test_other_cards_for_the_same_board_are_no_match() -> None:
    """A stream in which the tables get different deals, or a board out of turn, is refused as damaged."""
    match = folded((match_opened(),))
    first = BoardDealt(1, Conditions.of_board(1), deal_of_number(7))
    match = evolve(match, AtTable(Room.OPEN, first))
    with pytest.raises(Impossible, match="other cards"):
        evolve(match, AtTable(Room.CLOSED, replace(first, deal=deal_of_number(8))))
    with pytest.raises(Impossible, match="out of turn"):
        evolve(match, AtTable(Room.CLOSED, replace(first, number=2)))


def test_a_match_is_opened_once_and_first() -> None:
    """A stream that begins otherwise, or opens a second time, is refused as damaged."""
    event = match_opened()
    with pytest.raises(Impossible, match="twice"):
        evolve(opened(MATCH, event), event)
    with pytest.raises(Impossible, match="begins with"):
        opened(MATCH, AtTable(Room.OPEN, BoardDealt(1, Conditions.of_board(1), deal_of_number(7))))
