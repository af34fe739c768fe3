"""Views that are made from what was shown a moment ago are those that would be made anew."""

from itertools import islice
from random import Random

import msgspec
import pytest
from tests.unit.table.playing import PLAYERS, moments

from schlemm.core.seats import SEATS, Seat
from schlemm.server.common.messages import Reason
from schlemm.server.live.outbox import News
from schlemm.server.views.drawings import Drawings
from schlemm.server.views.game import TableNow
from schlemm.server.views.table import table_view
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for


def shown(table: Table, seat: Seat, here: frozenset[Seat], drawings: Drawings) -> bytes:
    """What this player is sent."""
    return msgspec.json.encode(News((), TableNow(table, here, drawings), seat).update())


@pytest.mark.parametrize("seed", range(4))
def test_every_player_is_sent_the_same_bytes_as_from_nothing(seed: int) -> None:
    """Whoever has come or gone, whoever was drawn before, and however often: byte by byte what is made anew."""
    chance, kept = Random(seed), Drawings()
    for table, _ in islice(moments(seed, players=PLAYERS), 0, 200, 7):
        for _ in range(2):
            for seat in chance.sample(SEATS, len(SEATS)):
                here = frozenset(chance.sample(SEATS, chance.randrange(5)))
                assert shown(table, seat, here, kept) == shown(table, seat, here, Drawings())


def test_an_offer_and_trouble_are_shown_as_they_are_now() -> None:
    """A claim beyond doubt and what keeps the bots from acting come and go without anything happening."""
    table, _ = next(moments(1, players=PLAYERS))
    kept = Drawings()
    sight = kept.sight(table, Seat.SOUTH, lambda: sight_for(table, Seat.SOUTH))
    here = frozenset(SEATS)
    for sure, trouble in ((None, None), (3, None), (None, Reason("bot-trouble")), (2, None), (None, None)):
        assert kept.view(sight, here, sure, trouble) == table_view(sight, here, sure, trouble)


def test_a_sight_is_made_once_for_each_player_until_something_happens() -> None:
    """Four people come, and each of them is told of the others: four sights; and four more with the next event."""
    (before, _), (after, _) = islice(moments(2, players=PLAYERS), 2)
    kept, made = Drawings(), list[Seat]()

    def look(table: Table, seat: Seat) -> None:
        def make() -> object:
            made.append(seat)
            return sight_for(table, seat)

        kept.sight(table, seat, make)

    for table in (before, after):
        for _ in range(3):
            for seat in SEATS:
                look(table, seat)
    assert made == [*SEATS, *SEATS]
    kept.forget()
    look(after, Seat.NORTH)
    assert made[-1] is Seat.NORTH
    assert len(made) == 9
