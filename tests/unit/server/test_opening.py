"""From a wish, or a former game, to the first event of a table."""

from tests.unit.table.playing import SECRET, TABLE, moments

from schlemm.core.seats import Seat
from schlemm.server.opening import opened_again
from schlemm.table.players import seats_of


def test_the_next_robber_is_dealt_first_by_who_would_have_dealt_next() -> None:
    """After four deals the deal has gone round, and goes on where it stopped; the person's seat is theirs again."""
    *_, (over, _) = moments(3)
    opened = opened_again(over)
    assert opened.form.first_dealer is over.score.dealer
    assert opened.settings == over.settings
    assert opened.circle is not None
    assert opened.circle.scope == TABLE
    assert seats_of(opened.players, SECRET, opened.circle.scope) == (Seat.SOUTH,)
    assert opened.players.north == over.players.north
