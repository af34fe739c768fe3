"""Nothing goes from one table of a match to the other before both have finished the board."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.unit.match.matches import (
    CAPTAINS,
    HOST,
    MATCH,
    WHOLE_MATCHES,
    can_go_on,
    done,
    folded,
    match_opened,
    moments,
    something_fitting,
)
from tests.unit.table.playing import deals_from
from tests.unit.table.test_sight import reshuffled

from schlemm.bot_match.contestants import Team
from schlemm.core.board.board import Board
from schlemm.core.board.state import Finished
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.match.rules.decide import opening
from schlemm.match.state.events import AtTable, MatchEvent
from schlemm.match.state.evolve import evolve
from schlemm.match.state.match import Match
from schlemm.match.state.place import PLACES, Place, Room
from schlemm.match.state.plan import Half, Order, Plan
from schlemm.match.views.sight import MatchSight, match_sight_for
from schlemm.table.rules.disclosure import check_question, check_review
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.stopping import StopNow
from schlemm.table.state.events import BoardEnded
from schlemm.table.state.table import Table
from schlemm.table.views.sight import view_of

PLANS = st.builds(Plan, st.just(4), order=st.sampled_from(Order), half=st.sampled_from(Half))
SEEDS = st.integers(0, 10_000)


def until(seed: int, plan: Plan, moment: int) -> tuple[Match, list[MatchEvent]]:
    """A match of eight people at some moment, with all that has happened."""
    reached = list(moments(seed, match_opened(plan, PLACES)))
    reached = reached[: moment % len(reached) + 1]
    return reached[-1][0], [event for _, events in reached for event in events]


def shown(match: Match, viewer: Place) -> MatchSight:
    """All that a player is shown of a match, but for what they count."""
    sight = match_sight_for(match, viewer.room, viewer.seat)
    return replace(sight, sight=replace(sight.sight, version=0))


def without_the_unknown(match: Match, events: Iterable[MatchEvent], room: Room) -> list[MatchEvent]:
    """What has happened, but for what only the other table knows: its boards that are not over here as well."""
    kept, ended = [], 0
    for event in events:
        there = isinstance(event, AtTable) and event.room is room.other
        if not there or ended < match.open_boards:
            kept.append(event)
        ended += isinstance(event, AtTable) and there and isinstance(event.event, BoardEnded)
    return kept


def played_otherwise(match: Match, events: Iterable[MatchEvent], room: Room, seed: int) -> Match:
    """The same match as this table knows it; at the other one other things have happened since they knew the same.

    As many boards are over there as in the original, but with other calls, cards, results, and where this table has
    not had the board yet, other deals.
    """
    random, deals, there = Random(seed), deals_from(seed), room.other
    other = folded(without_the_unknown(match, events, room))
    target = match.finished(there)
    for _ in range(random.randrange(600)):
        if not can_go_on(other, there):
            break
        by, command = something_fitting(other.table(there), random, 0.4)
        further = done(other, there, by, command, deals)
        if further.finished(there) > target:
            break
        other = further
    while other.finished(there) < target:
        by, command = something_fitting(other.table(there), random, 0.4)
        other = done(other, there, by, command, deals)
    return other


@WHOLE_MATCHES
@given(SEEDS, PLANS, st.integers(0, 5_000), st.sampled_from(PLACES), SEEDS)
def test_a_sight_does_not_depend_on_what_only_the_other_table_knows(
    seed: int, plan: Plan, moment: int, viewer: Place, other_seed: int
) -> None:
    """Whatever is dealt, called, played and won at the other table, a player sees the same until both have it.

    But for the version, which counts what they were shown on the way, such as that the other table has begun.
    """
    match, events = until(seed, plan, moment)
    other = played_otherwise(match, events, viewer.room, other_seed)
    assert other.table(viewer.room).board == match.table(viewer.room).board
    assert shown(other, viewer) == shown(match, viewer)


@pytest.mark.slow
@WHOLE_MATCHES
@given(SEEDS, PLANS)
def test_what_happens_at_the_other_table_counts_only_where_it_is_shown(seed: int, plan: Plan) -> None:
    """The version of a player tells nothing of the other table but that something else is shown, and that it does."""
    match: Match | None = None
    for after, events in moments(seed, match_opened(plan, PLACES)):
        for event in events if match is not None else ():
            assert match is not None
            before, match = match, evolve(match, event)
            if isinstance(event, AtTable):
                here = event.room.other
                counts = match.table(here).changes > before.table(here).changes
                places = [Place(here, seat) for seat in SEATS]
                assert counts is any(shown(match, place) != shown(before, place) for place in places)
        match = after


def test_what_these_tests_change_is_something() -> None:
    """The property above is not empty: the other match differs, and players of the other table see that."""
    match, events = until(3, Plan(), 60)
    other = played_otherwise(match, events, Room.OPEN, 8)
    assert other.table(Room.CLOSED) != match.table(Room.CLOSED)
    assert match_sight_for(other, Room.CLOSED, Seat.NORTH) != match_sight_for(match, Room.CLOSED, Seat.NORTH)


def hidden_dealt_anew(table: Table, viewer: Seat, random: Random) -> Table | None:
    """The table with the cards dealt anew that the viewer has not seen; also when the board is over, but only here."""
    board = table.board
    if not isinstance(board, Finished):
        return reshuffled(table, viewer, random)
    played = Hand.of(board.play.cards) if board.play is not None else Hand()
    deal = board.board.deal
    others = [seat for seat in SEATS if seat is not viewer]
    pool = [card for seat in others for card in deal.hand(seat) - played]
    random.shuffle(pool)
    hands = deal.hands
    for seat in others:
        left = len(deal.hand(seat) - played)
        hands = hands.put(seat, (deal.hand(seat) - (deal.hand(seat) - played)) | Hand.of(pool[:left]))
        pool = pool[left:]
    dealt = Board(board.board.number, board.board.conditions, Deal(BySeat(*hands)))
    return replace(table, board=replace(board, board=dealt))


@WHOLE_MATCHES
@given(SEEDS, PLANS, st.integers(0, 5_000), st.sampled_from(PLACES), SEEDS)
def test_a_sight_does_not_depend_on_cards_that_may_not_be_seen(
    seed: int, plan: Plan, moment: int, viewer: Place, shuffle: int
) -> None:
    """While a board is not over at both tables, dealing anew what a player has not seen changes nothing they see."""
    match, _ = until(seed, plan, moment)
    table = match.table(viewer.room)
    assume(not table.board_is_open)
    other = hidden_dealt_anew(table, viewer.seat, Random(shuffle))
    assume(other is not None)
    assert other is not None
    seen = match_sight_for(match.with_table(viewer.room, other), viewer.room, viewer.seat)
    assert seen == match_sight_for(match, viewer.room, viewer.seat)


@WHOLE_MATCHES
@given(SEEDS, PLANS)
@pytest.mark.exhaustive
def test_a_board_opens_when_both_tables_have_finished_it(seed: int, plan: Plan) -> None:
    """Cards, review and comparison are there exactly from the moment at which the second table is done with it."""
    for match, _ in moments(seed, match_opened(plan, PLACES)):
        for room in Room:
            table = match.table(room)
            board = table.board
            here = isinstance(board, Finished)
            everywhere = here and board is not None and board.board.number <= match.finished(room.other)
            sight = match_sight_for(match, room, Seat.NORTH)
            assert (sight.sight.over is not None) == everywhere
            # a board that was passed out is 0 and stays so
            assert sight.sight.over is None or not sight.sight.over.redeal
            assert _may_review(table) == everywhere
            assert [each.number for each in sight.boards] == list(range(1, min(sight.finished) + 1))
            assert sight.sight.elsewhere == match.finished(room.other)


def _may_review(table: Table) -> bool:
    try:
        check_review(table)
    except Refused:
        return False
    return True


def test_ones_own_result_may_be_seen_at_once() -> None:
    """Who has just played a board knows contract and tricks, though cards and partner's calls stay closed."""
    found = 0
    for match, _ in moments(2, match_opened(people=PLACES)):
        table = match.table(Room.OPEN)
        if not isinstance(table.board, Finished) or table.board_is_open:
            continue
        found += 1
        sight = match_sight_for(match, Room.OPEN, Seat.NORTH).sight
        assert sight.own is not None
        assert sight.own.result == table.board.result
        assert sight.over is None
        with pytest.raises(Refused, match=RefusalCode.BOARD_ELSEWHERE.value):
            check_review(table)
        with pytest.raises(Refused, match=RefusalCode.PARTNERS_CALL.value):
            check_question(table, Seat.NORTH, Seat.SOUTH)
        check_question(table, Seat.NORTH, Seat.EAST)
    assert found


def test_a_stopped_match_is_open() -> None:
    """Where nobody plays on, nothing needs to be hidden: a board that is over only here shows its cards."""
    match = next(
        match
        for match, _ in moments(2, match_opened(people=PLACES))
        if isinstance(match.table(Room.OPEN).board, Finished) and not match.table(Room.OPEN).board_is_open
    )
    assert match_sight_for(match, Room.OPEN, Seat.NORTH).sight.over is None
    stopped = _stopped(match)
    assert match_sight_for(stopped, Room.OPEN, Seat.NORTH).sight.over is not None
    assert len(match_sight_for(stopped, Room.OPEN, Seat.NORTH).boards) == match.open_boards


def test_everybody_knows_who_leads_and_who_sits_where() -> None:
    """Names, teams, host and captains are plain to all; only captains line up, before the first board."""
    match = folded((match_opened(people=PLACES),))
    sights = [match_sight_for(match, place.room, place.seat) for place in PLACES]
    assert {str([[seat.name for seat in room] for room in sight.players]) for sight in sights} == {
        str([[f"P{Place(room, seat)}" for seat in SEATS] for room in Room])
    }
    lining_up = {sight.me: sight.lines_up for sight in sights if sight.lines_up}
    assert lining_up == {CAPTAINS[0]: (Team.A,), CAPTAINS[1]: (Team.B,)}
    assert {sight.me for sight in sights if sight.leads} == {HOST, *CAPTAINS}


def _stopped(match: Match) -> Match:
    return done(match, HOST.room, HOST.seat, StopNow(), deals_from(1))


def test_a_bot_is_told_nothing_of_its_room() -> None:
    """The text that seeds a bot's choices is the same at both tables before the first call, whoever sits there."""
    match = folded(opening(MATCH, match_opened(people=PLACES[:3]), deals_from(1)))
    for seat in SEATS:
        first, second = (view_of(table, seat) for table in match.tables)
        assert first == second
        assert first.text() == second.text()


@WHOLE_MATCHES
@given(SEEDS)
def test_a_player_is_told_where_they_sat_on_each_board(seed: int) -> None:
    """Pairs that have changed tables find their own results of the first half at the table where they were played."""
    *_, (match, _) = moments(seed, match_opened(Plan(4, half=Half.CHANGE), PLACES))
    assert match.changed
    for place in PLACES:
        sight = match_sight_for(match, place.room, place.seat)
        name = sight.players[place.room.index].of(place.seat).name
        for board in sight.boards:
            sat = sight.place_on(board.number)
            assert board.tables[sat.room.index].record.players.of(sat.seat) == name
