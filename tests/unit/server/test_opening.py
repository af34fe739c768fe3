"""From a wish, or a former game, to the first event of a table."""

from tests.unit.table.playing import SECRET, moments

from schlemm.core.seats import Seat
from schlemm.server.opening import opened_again
from schlemm.table.players import seat_of


def test_the_next_robber_is_dealt_first_by_who_would_have_dealt_next() -> None:
    """After four deals the deal has gone round, and goes on where it stopped; the person's seat is theirs again."""
    *_, (over, _) = moments(3)
    opened = opened_again(over, Seat.SOUTH, "nexttable", SECRET)
    assert opened.form.first_dealer is over.score.dealer
    assert opened.settings == over.settings
    assert seat_of(opened.players, SECRET, "nexttable") is Seat.SOUTH
    assert opened.players.north == over.players.north
