"""What several people at a table see: nothing depends on cards that they may not see, whoever comes or goes."""

from dataclasses import replace
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.unit.table.playing import ROBOTS, WHOLE_GAMES, moments
from tests.unit.table.test_sight import reshuffled

from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.table.rules.acts import told
from schlemm.table.rules.devices import KeyAdded, KeyGiven
from schlemm.table.rules.evolve import gathered
from schlemm.table.rules.seating import Sat, SeatTaken
from schlemm.table.state.company import NOBODY
from schlemm.table.state.events import TableOpened
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

BEN = Person("Ben", "hash-of-a-secret", ("hash-of-another",), "forum:klub")


def peopled(table: Table, random: Random) -> Table:
    """The table with people at some seats, some of them away, and somebody on the way to a bot's seat."""
    players: BySeat[Player] = ROBOTS
    for seat in SEATS:
        if random.random() < 0.6:
            players = players.put(seat, replace(BEN, name=seat.letter))
    people = tuple(seat for seat in SEATS if isinstance(players.of(seat), Person))
    coming = NOBODY
    for seat in SEATS:
        if seat not in people:
            coming = coming.put(seat, BEN)
    invitation = Invitation(people[0] if people else Seat.SOUTH, "secret of the table")
    opened = TableOpened(table.form, players, table.settings, circle=invitation)
    away = tuple(seat for seat in people if random.random() < 0.4)
    return replace(table, players=players, company=replace(gathered(opened), away=away, coming=coming))


@WHOLE_GAMES
@given(st.integers(0, 10_000), st.sampled_from(SEATS), st.integers(0, 400), st.integers(0, 10_000))
def test_no_sight_of_people_depends_on_cards_that_may_not_be_seen(
    seed: int, viewer: Seat, moment: int, shuffle: int
) -> None:
    """At any moment, with people at any seats, here or away, the hidden cards dealt anew change no sight."""
    random = Random(shuffle)
    tables = [table for table, _ in moments(seed)]
    table = peopled(tables[moment % len(tables)], random)
    assume(table.company.coming.of(viewer) is None)
    other = reshuffled(table, viewer, random)
    assume(other is not None)
    assert other is not None
    assert sight_for(other, viewer) == sight_for(table, viewer)
    for seat in SEATS:
        if table.company.coming.of(seat) is not None:
            assert sight_for(other, seat) == sight_for(table, seat)


@WHOLE_GAMES
@given(st.integers(0, 10_000), st.integers(0, 400))
def test_who_waits_for_a_seat_sees_no_board(seed: int, moment: int) -> None:
    """Until the seat is theirs a person is shown neither view nor cards nor turn, whatever happens."""
    tables = [table for table, _ in moments(seed)]
    table = peopled(tables[moment % len(tables)], Random(seed))
    for seat in SEATS:
        if table.company.coming.of(seat) is not None:
            sight = sight_for(table, seat)
            assert (sight.own, sight.acting, sight.over, sight.actor) == (None, None, None, None)
            assert (sight.controls, sight.conditions, sight.seated, sight.offered) == (
                (),
                None,
                False,
                {},
            )


def test_no_secret_of_a_person_is_in_what_others_learn() -> None:
    """Of who sits down the others learn the name, of a new device nothing, and no sight holds a hash or key."""
    for viewer in SEATS:
        assert told(SeatTaken(Seat.NORTH, BEN), viewer) == Sat(Seat.NORTH, "Ben")
        whose = Seat.NORTH if viewer is Seat.NORTH else None
        assert told(KeyAdded(Seat.NORTH, "hash"), viewer) == KeyGiven(whose)
    table = peopled(next(table for table, _ in moments(1)), Random(3))
    for seat in SEATS:
        assert "hash-of" not in repr(sight_for(table, seat))
        assert "secret of the table" not in repr(sight_for(table, seat))
