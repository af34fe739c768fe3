"""The table of points that a beginner names a first contract by."""

import pytest
from hypothesis import given

from schlemm.core.calls import BIDS
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.learn.minibridge import FIT, LEAST, Zone, plan, zone_of
from schlemm.scoring.tricks import GAME, bid_worth
from schlemm.testing import deals


@given(deals())
def test_the_contract_reaches_what_the_points_promise_and_no_more(deal: Deal) -> None:
    """A part score is below game, a game is one, a slam is a slam; trumps are a suit of eight cards at least."""
    found = plan(deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH))
    worth = bid_worth(found.bid)
    reached = {6: Zone.SMALL_SLAM, 7: Zone.GRAND_SLAM}.get(
        found.bid.level, Zone.GAME if worth >= GAME else Zone.PART_SCORE
    )
    assert found.bid in BIDS
    assert reached is found.zone is zone_of(found.points)
    assert found.bid.strain.trump is found.suit
    assert (found.suit is None) or found.length >= FIT


@pytest.mark.parametrize(
    ("hand", "dummy", "bid"),
    [
        ("AKQ32.A32.432.32", "J54.KQ4.AQ5.5432", "4S"),
        ("AK3.K32.AQ32.432", "QJ2.A54.K54.8765", "3NT"),
        ("A2.32.KQJ432.A32", "43.K54.A765.8765", "2D"),
        ("AK32.K32.QJ2.J32", "QJ.Q54.K543.QT98", "2NT"),
        ("AKQ32.AK2.AK2.32", "J54.Q43.Q543.AKQ", "7S"),
    ],
)
def test_examples(hand: str, dummy: str, bid: str) -> None:
    """Fits in a major, no fit, a minor with few points, slam."""
    assert str(plan(Hand.parse(hand), Hand.parse(dummy)).bid) == bid


def test_the_zones_are_those_that_players_know() -> None:
    """25 points for game, 33 for a small slam, 37 for a grand one."""
    assert dict(LEAST) == {Zone.GRAND_SLAM: 37, Zone.SMALL_SLAM: 33, Zone.GAME: 25, Zone.PART_SCORE: 0}
