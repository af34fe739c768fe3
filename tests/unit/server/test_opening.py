"""From a wish, or a former game, to the first event of a table."""

from tests.unit.table.friends import after, gathering, secret_of
from tests.unit.table.playing import SECRET, TABLE, deals_from, moments

from schlemm.core.seats import SEATS, Seat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, RobberOfFourState
from schlemm.server.table.opening import table_opened
from schlemm.server.table.wire import OpenTable
from schlemm.table.rules.decide import opening
from schlemm.table.rules.rematch import table_opened_again
from schlemm.table.rules.requests import DealNext, StandIn, StopNow
from schlemm.table.state.events import TableOpened
from schlemm.table.state.evolve import opened
from schlemm.table.state.invitation import seat_key
from schlemm.table.state.players import seats_of


def test_the_next_robber_is_dealt_first_by_who_would_have_dealt_next() -> None:
    """After four deals the deal has gone round, and goes on where it stopped; the person's seat is theirs again."""
    *_, (over, _) = moments(3)
    event = table_opened_again(over, "fresh")
    assert isinstance(event.form, RobberOfFourForm)
    assert isinstance(over.score, RobberOfFourState)
    assert event.form.first_dealer is over.score.dealer
    assert event.settings == over.settings
    assert event.circle is not None
    assert event.circle.scope == TABLE
    assert seats_of(event.players, SECRET, event.circle.scope) == (Seat.SOUTH,)
    assert event.players.north == over.players.north


def test_the_next_robber_keeps_its_people_with_their_keys() -> None:
    """Everybody sits where they sat, is opened by the same secret, invited by the same keys, and away if they were."""
    table = after(gathering(Seat.NORTH), Seat.SOUTH, StandIn(Seat.NORTH), DealNext(), StopNow())
    event = table_opened_again(table, "fresh")
    following = opened("nexttable", event)
    assert following.players == table.players
    assert following.company.away == (Seat.NORTH,)
    assert following.opened_by(secret_of(Seat.NORTH)) == (Seat.NORTH,)
    for seat in SEATS:
        assert seat_key(following.company.invitation, seat) == seat_key(table.company.invitation, seat)
    assert opened("third", table_opened_again(following, "fresh")).opened_by(secret_of(Seat.SOUTH)) == (
        Seat.SOUTH,
    )


def test_a_wish_for_company_keeps_seats_and_deals_nothing() -> None:
    """The seats wished for are kept, the wisher's own excepted, and no board is dealt before people have come."""
    wish = OpenTable("rubber", company=[Seat.NORTH, Seat.EAST, Seat.SOUTH])
    events = opening(table_opened(wish, "thetable", SECRET), deals_from(1))
    (event,) = events
    assert isinstance(event, TableOpened)
    assert event.kept == (Seat.NORTH, Seat.EAST)
    assert event.circle is not None
    assert len(event.circle.invite) == 22
    assert len(opening(table_opened(OpenTable("rubber"), "thetable", SECRET), deals_from(1))) == 2
