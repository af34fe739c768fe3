"""A pause at a table of people: who may ask for one, what waits, and how it ends."""

from dataclasses import replace

import pytest
from tests.unit.table.friends import after, asked, gathering

from schlemm.core.seats import Seat
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.acts import offered
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.pausing import Pause, Resume, TablePaused, TableResumed
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.table import Table


def begun(*people: Seat) -> Table:
    """A table of these people, with its first board dealt."""
    return after(gathering(*people), Seat.SOUTH, DealNext())


def test_a_pause_lasts_until_anybody_lets_it_go_on() -> None:
    """Who has asked is told to all, nobody asks a second time, and another person may end it."""
    table = begun(Seat.NORTH)
    paused = after(table, Seat.SOUTH, Pause())
    for seat in (Seat.NORTH, Seat.SOUTH):
        assert offered(table, seat)["pause"]
        assert (offered(paused, seat)["pause"], offered(paused, seat)["resume"]) == (False, (Seat.SOUTH,))
    with pytest.raises(Refused) as again:
        asked(paused, Seat.NORTH, Pause())
    assert again.value.reason is RefusalCode.STALE
    on = after(paused, Seat.NORTH, Resume())
    assert replace(on.company, paused=None) == on.company
    assert (offered(on, Seat.SOUTH)["pause"], offered(on, Seat.SOUTH)["resume"]) == (True, ())


def test_nobody_asks_bots_for_a_pause_nor_before_the_first_board() -> None:
    """Alone one just waits; before a board nothing goes on."""
    assert not offered(begun(), Seat.SOUTH)["pause"]
    assert not offered(gathering(Seat.NORTH), Seat.SOUTH)["pause"]
    with pytest.raises(Refused):
        asked(begun(Seat.NORTH), Seat.SOUTH, Resume())


@pytest.mark.parametrize("event", [TablePaused(Seat.SOUTH), TableResumed(Seat.NORTH)])
def test_a_pause_is_kept(event: TablePaused | TableResumed) -> None:
    """What is read of a stream is what was written."""
    assert decode(*encode(event)) == event
