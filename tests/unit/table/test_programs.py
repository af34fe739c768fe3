"""Programs with keys of their own at a table: who lets them, what the key opens, what ends it, what others read."""

from dataclasses import replace

import pytest
from tests.unit.table.friends import after, asked, gathering, owner_of, secret_of, sitting
from tests.unit.table.playing import TABLE

from schlemm.core.calls import PASS
from schlemm.core.seats import SEATS, Seat
from schlemm.own_games.attendance import Attendance, attended
from schlemm.table.rules.act import Command
from schlemm.table.rules.acts import told
from schlemm.table.rules.devices import RenewLink, ReplaceDevice
from schlemm.table.rules.evolve import opened
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.playing import CallMade
from schlemm.table.rules.programs import EndProgram, LetProgram, ProgramKeyChanged, ProgramLet
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.rematch import table_opened_again
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.stopping import StopNow
from schlemm.table.state.players import Person, hashed, program_proof
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

NORTH, EAST, SOUTH = Seat.NORTH, Seat.EAST, Seat.SOUTH
KEY = "abcdefghijklmnopqrstuv"
PROOF = program_proof(KEY, TABLE)


def let(seat: Seat = SOUTH) -> LetProgram:
    """The wish of the person of this seat to let a program play there."""
    return LetProgram(PROOF, owner_of(seat))


def alone(seat: Seat = EAST) -> Command:
    """The wish that a program sits down here by itself."""
    return TakeSeat("Robo", PROOF, seat.letter, program=PROOF)


def begun() -> Table:
    """Anna and Ben, whose first board has been dealt."""
    return after(gathering(NORTH), SOUTH, DealNext())


def refusal(table: Table, by: Seat, command: Command) -> RefusalCode:
    """Why this is refused."""
    with pytest.raises(Refused) as refused:
        asked(table, by, command)
    return refused.value.reason


def test_the_key_opens_the_seat_of_who_lets_it_and_their_secret_does_not() -> None:
    """Neither stands for the other: a person's secret is no key, and a key opens nothing as a cookie."""
    table = after(gathering(NORTH), SOUTH, let())
    assert table.played_by_program(KEY) is SOUTH
    assert table.opened_by(KEY) == ()
    assert all(table.played_by_program(secret_of(seat)) is None for seat in SEATS)
    assert table.opened_by(secret_of(SOUTH)) == (SOUTH,)
    assert hashed(KEY, TABLE) != PROOF


def test_where_no_program_is_let_no_key_opens_anything() -> None:
    """The empty key neither: most seats have none."""
    table = gathering(NORTH)
    assert table.played_by_program("") is None
    assert table.played_by_program(KEY) is None


def test_only_the_person_of_a_seat_lets_a_program_play_there() -> None:
    """A wish of somebody who sits there no longer is refused, and so is one once the game is over."""
    table = gathering(NORTH)
    assert refusal(table, NORTH, let(SOUTH)) is RefusalCode.STALE
    over = after(table, SOUTH, StopNow())
    assert refusal(over, SOUTH, let()) is RefusalCode.GAME_OVER


def test_a_new_key_or_none_takes_the_place_of_the_one_before() -> None:
    """There is one key a seat."""
    table = after(gathering(NORTH), SOUTH, let(), LetProgram(program_proof("other", TABLE), owner_of(SOUTH)))
    assert table.played_by_program(KEY) is None
    assert table.played_by_program("other") is SOUTH
    assert after(table, SOUTH, LetProgram("", owner_of(SOUTH))).played_by_program("other") is None


def test_who_comes_back_with_another_device_has_taken_the_key_back() -> None:
    """Whoever had the lost one may have given keys out."""
    table = after(gathering(NORTH), NORTH, let(NORTH))
    table = after(table, SOUTH, RenewLink(NORTH))
    table = after(table, NORTH, ReplaceDevice("another", owner_of(NORTH)))
    assert table.played_by_program(KEY) is None


def test_a_key_goes_on_to_the_next_game_of_the_same_people() -> None:
    """As their own secrets do."""
    table = after(gathering(NORTH), SOUTH, let(), StopNow())
    assert opened("next", table_opened_again(table, "")).played_by_program(KEY) is SOUTH


def test_all_read_that_a_program_may_play_and_nobody_its_hash() -> None:
    """In every sight, and in what each is told of the event."""
    table = after(gathering(NORTH), SOUTH, let())
    for viewer in SEATS:
        sight = sight_for(table, viewer)
        assert sight.players.find(lambda player: player.program) == (SOUTH,)
        assert PROOF not in repr(sight)
        assert told(ProgramKeyChanged(SOUTH, PROOF), viewer) == ProgramLet(SOUTH, True)
        assert told(ProgramKeyChanged(SOUTH, ""), viewer) == ProgramLet(SOUTH, False)


def test_a_program_sits_by_itself_in_the_place_of_a_bot_until_that_ends() -> None:
    """Then a bot has the seat as before, and the key opens nothing."""
    before = gathering(NORTH)
    table = after(before, EAST, alone())
    assert table.is_programs(EAST)
    assert not table.is_programs(NORTH)
    assert table.played_by_program(KEY) is EAST
    ended = after(table, EAST, EndProgram("Otto"))
    assert ended.bot_at(EAST) == before.bot_at(EAST)
    assert ended.played_by_program(KEY) is None


def test_a_program_let_in_during_a_board_sits_down_after_it_or_not_at_all() -> None:
    """Until then it waits as people do, and what ends it leaves the bot where it was."""
    table = after(begun(), EAST, alone())
    assert table.played_by_program(KEY) is EAST
    assert not isinstance(table.players.of(EAST), Person)
    ended = after(table, EAST, EndProgram("Otto"))
    assert ended.company.coming.of(EAST) is None
    assert ended.players == table.players
    assert ended.played_by_program(KEY) is None
    assert after(ended, EAST, sitting(EAST)).company.coming.of(EAST) is not None


def test_the_seat_of_a_person_is_not_ended_as_a_programs() -> None:
    """Neither where they let a program play nor where they do not, nor a bot's."""
    table = after(gathering(NORTH), NORTH, let(NORTH))
    for seat in (NORTH, SOUTH, EAST):
        assert refusal(table, seat, EndProgram("Otto")) is RefusalCode.NO_PROGRAM


def test_programs_are_hosts_only_where_nobody_else_sits() -> None:
    """Who leaves for good hands the table to a person, wherever the programs sit."""
    table = after(gathering(), Seat.WEST, alone(Seat.WEST))
    table = after(table, NORTH, sitting(NORTH))
    table = after(table, SOUTH, FreeSeat(SOUTH, "Susi"))
    assert table.company.invitation.host is NORTH


def test_what_is_played_where_a_program_may_play_counts_for_nobody() -> None:
    """Nobody can tell whether the person or the program has called: it counts as a bot's."""
    table = begun()
    assert table.board is not None
    caller = table.actor
    assert caller is not None
    person = Person("Anna", owner_of(SOUTH))
    for program, bots in (("", frozenset()), (PROOF, frozenset({caller}))):
        sat = replace(table, players=table.players.put(caller, replace(person, program=program)))
        assert attended(Attendance(), sat, CallMade(caller, PASS)).by_bots == bots
