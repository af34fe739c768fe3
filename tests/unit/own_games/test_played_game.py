"""Games read from their streams: the same as at the table, with who has played each board themselves."""

from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.match.matches import HOST, match_opened, secret_of
from tests.unit.match.matches import MATCH as MATCH_NAME
from tests.unit.match.matches import moments as match_moments
from tests.unit.own_games.played import (
    ANNA,
    BEN,
    NAME,
    kept,
    kept_match,
    person,
    remembered,
    seated,
    table_events,
)

from schlemm.core.seats import Seat
from schlemm.match.state.events import MatchEvent
from schlemm.match.state.place import Place, Room
from schlemm.match.views.paper import paper_of_match, paper_of_table
from schlemm.own_games.own_boards import own_boards
from schlemm.own_games.played_game import game_after
from schlemm.table.rules.devices import DeviceReplaced
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.rules.standing_in import StoodIn
from schlemm.table.state.events import BoardEnded, Event
from schlemm.table.state.players import hashed
from schlemm.table.views.history import records_of


@settings(max_examples=examples(10))
@given(st.integers(0, 10_000))
def test_a_table_is_read_as_it_was_played(seed: int) -> None:
    """State and paper are those of the events, and each board has its own player: Anna at South, nobody else."""
    events = table_events(seed, seated(anna="S"))
    game = remembered(kept(events))
    paper = paper_of_table(game.tables[0], records_of(NAME, events))
    assert game.paper() == paper
    assert (game.version, game.is_over) == (len(events), True)
    assert game.place_of(ANNA) == Place(Room.OPEN, Seat.SOUTH)
    assert game.place_of(BEN) is None
    assert game.people_of(BEN) == frozenset()
    for row in paper.rows:
        assert game.seats_on(row, game.people_of(ANNA)) == ((Seat.SOUTH,) if row.record else ())


@settings(max_examples=examples(10))
@given(st.integers(0, 10_000))
def test_a_board_is_declared_by_whoever_chose_its_cards(seed: int) -> None:
    """Where a bot declares with a person as dummy the person plays; nobody else's board is anybody's."""
    events = table_events(seed, seated(anna="S", ben="W"))
    game = remembered(kept(events))
    for secret, seat in ((ANNA, Seat.SOUTH), (BEN, Seat.WEST)):
        for own in own_boards(game, game.people_of(secret)):
            contract = own.contract
            side = None if contract is None else contract.side
            assert own.declares == (side is seat.side)  # each plays both hands of their side with a bot
            assert own.defends == (side is not None and side is not seat.side)
            assert own.side is seat.side


def test_what_a_bot_has_done_for_somebody_is_not_their_own() -> None:
    """A board in which a bot stood in, be it for a card, is listed as theirs and counts for nobody's play."""
    events = list(table_events(5, seated(anna="S"), boards=2))
    first = next(at for at, event in enumerate(events) if isinstance(event, BoardEnded))
    acted = next(
        at
        for at, event in enumerate(events)
        if isinstance(event, CallMade | CardPlayed) and event.seat is Seat.SOUTH
    )
    assert acted < first
    whole = remembered(kept(events))
    helped = remembered(kept([*events[:acted], StoodIn(Seat.SOUTH), *events[acted:]]))
    people = whole.people_of(ANNA)
    assert [own.board.number for own in own_boards(whole, people)] == [1, 2]
    assert [own.board.number for own in own_boards(helped, people)] == []
    assert [helped.seats_on(row, people) for row in helped.paper().rows] == [(Seat.SOUTH,)] * 2


def test_who_comes_back_with_another_device_has_played_their_boards() -> None:
    """After a device was replaced the new secret opens all boards of the person, and the lost one none."""
    events: list[Event] = [*table_events(5, seated(anna="S"), boards=2)]
    events.append(DeviceReplaced(Seat.SOUTH, hashed(BEN, NAME)))
    game = remembered(kept(events))
    assert game.place_of(ANNA) is None
    assert game.people_of(ANNA) == frozenset()
    assert [own.board.number for own in own_boards(game, game.people_of(BEN))] == [1, 2]


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(3))
def test_of_a_match_only_boards_that_both_tables_have_finished_are_open(seed: int) -> None:
    """At every moment the lines are those of boards closed at both tables, and each person's are at their own table."""
    there = Place(Room.CLOSED, Seat.EAST)
    opened = match_opened(people=(HOST, there))
    game, counts = None, set()
    events: list[MatchEvent] = []
    for match, new in match_moments(seed, opened):
        events += new
        stored = kept_match(events)[-len(new) :]
        game = remembered(stored, MATCH_NAME) if game is None else reduce(game_after, stored, game)
        assert len(game.paper().rows) == 2 * match.open_boards
        if match.open_boards in counts:
            continue
        counts.add(match.open_boards)
        assert game.paper() == paper_of_match(match)
        for place in (HOST, there):
            people = game.people_of(secret_of(place))
            sat = [row.room for row in game.paper().rows if game.seats_on(row, people)]
            assert sat == [place.room] * match.open_boards
            assert {own.room for own in own_boards(game, people)} <= {place.room}
    assert counts == {*range(opened.plan.boards + 1)}


def test_a_board_in_progress_is_in_no_line() -> None:
    """Whatever has been called and played since the last board ended is not in what is told."""
    events = list(table_events(5, seated(anna="S"), boards=2))
    last = next(at for at, event in enumerate(events) if isinstance(event, BoardEnded))
    game = remembered(kept(events[: last + 8]))
    assert game.tables[0].board_in_progress
    assert [row.board for row in game.paper().rows] == [1]


def test_a_person_is_who_they_are_at_each_game() -> None:
    """The same secret is another person's name in another game: hashes are keyed by the game."""
    assert person("Anna", ANNA, NAME) != person("Anna", ANNA, "nmkjihgfedcb")
