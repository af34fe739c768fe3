"""From a wish, or a former game, to the first event of a table."""

from functools import reduce
from typing import Literal

import pytest
from tests.unit.table.friends import after, gathering, secret_of
from tests.unit.table.playing import SECRET, TABLE, deals_from, moments

from schlemm.core.contract import Result
from schlemm.core.seats import SEATS, Seat
from schlemm.scoring.forms.form import Outcome, Redeal
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, RobberOfFourState
from schlemm.server.circle.opening import agreement_of
from schlemm.server.circle.views import circle_rules
from schlemm.server.circle.wire import CircleRulesChoice
from schlemm.server.table.house_rules import HouseRulesChoice
from schlemm.server.table.opening import table_opened
from schlemm.server.table.wire import OpenTable
from schlemm.table.rules.decide import opening, opening_drawn
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.rematch import table_opened_again
from schlemm.table.rules.seat_drawing import by_height
from schlemm.table.rules.standing_in import StandIn
from schlemm.table.rules.stopping import StopNow
from schlemm.table.state.events import TableOpened
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


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("form", ["robber4", "rubber", "minibridge"])
def test_the_seat_that_is_wished_for_deals_first(
    form: Literal["robber4", "rubber", "minibridge"], dealer: Seat
) -> None:
    """Whoever is wished for deals the first board, at every form of a table."""
    table = opened("thetable", table_opened(OpenTable(form, dealer=dealer), "thetable", SECRET))
    assert table.score.conditions.dealer is dealer


@pytest.mark.parametrize("wished", [None, *Redeal])
@pytest.mark.parametrize(("form", "usual"), [("robber4", Redeal.SAME_DEALER), ("rubber", Redeal.NEXT_DEALER)])
def test_who_redeals_after_four_passes_is_agreed_on(
    form: Literal["robber4", "rubber"], usual: Redeal, wished: Redeal | None
) -> None:
    """After four passes the same dealer deals again or the next, as wished or else as the form has it (B4)."""
    wish = OpenTable(form, dealer=Seat.EAST, rules=HouseRulesChoice(redeal=wished))
    score = opened("thetable", table_opened(wish, "thetable", SECRET)).score
    after_passes = score.add(Outcome(Result(None, 0)))
    same = (wished or usual) is Redeal.SAME_DEALER
    assert after_passes.conditions.dealer is (Seat.EAST if same else Seat.SOUTH)
    assert bool(score.form.options) is (wished not in {None, usual})


@pytest.mark.parametrize("wished", [None, *Redeal])
def test_a_circle_is_told_who_redeals_as_it_was_agreed(wished: Redeal | None) -> None:
    """What a circle has agreed about four passes is what its rules show when they are looked at again."""
    agreed = agreement_of(CircleRulesChoice(HouseRulesChoice(redeal=wished)))
    assert circle_rules(agreed).rules.redeal is wished


@pytest.mark.parametrize("number", range(1, 9))
def test_seats_are_drawn_alone_with_bots(number: int) -> None:
    """Cards are cut before the first deal: the table waits, and the highest card deals first, wherever it sits."""
    wish = OpenTable("rubber", dealer=Seat.WEST, draw=True)
    event, *rest = opening_drawn(table_opened(wish, "thetable", SECRET), deals_from(number), "thetable")
    assert isinstance(event, TableOpened)
    table = reduce(evolve, rest, opened("thetable", event))
    assert table.is_waiting
    drawn = table.company.drawn
    assert drawn is not None
    assert table.score.conditions.dealer is drawn.to.of(by_height(drawn.cards)[0])
    assert table.opened_by(SECRET) == (drawn.to.of(Seat.SOUTH),)
