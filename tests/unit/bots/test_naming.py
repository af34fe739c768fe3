"""Bots name contracts: legal, the same every time, from their own hand and dummy's alone."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

from schlemm.bots.bidder import SystemBot
from schlemm.bots.naming import name_contract
from schlemm.bots.play.imagine import imagined
from schlemm.bots.simple import SensibleAction, simplest
from schlemm.core.action import MakeCall
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Playing, start_board
from schlemm.core.calls import BIDS, Bid
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.laws import HouseRules
from schlemm.core.minibridge import figure_points
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.core.view import View
from schlemm.testing import boards
from schlemm.testing.hidden import reshuffled

PARTS = tuple(map(str, BIDS[:6]))
MINI = Conditions(Seat.NORTH, Vulnerability.NONE, HouseRules(minibridge=True))


def naming() -> st.SearchStrategy[Bidding]:
    """A board of mini-bridge before its contract is named."""
    begun = boards().map(lambda board: start_board(Board(board.number, MINI, board.deal)))
    return begun.filter(lambda state: isinstance(state, Bidding)).map(_as_bidding)


def _as_bidding(state: object) -> Bidding:
    assert isinstance(state, Bidding)
    return state


def declarers(state: Bidding) -> View:
    """What declarer sees."""
    return view_for(state, state.turn)


@settings(max_examples=examples(40))
@given(naming(), st.integers(0, 2**32))
def test_the_contract_follows_from_what_declarer_sees(state: Bidding, seed: int) -> None:
    """It is one of the 35, by every way of asking, and the same however the hidden cards lie."""
    view = declarers(state)
    call = SystemBot().act(view)
    assert call == MakeCall(name_contract(view)) == SensibleAction(view).run()
    other = reshuffled(state, state.turn, Random(seed))
    assert isinstance(other, Bidding)
    assert SystemBot().act(declarers(other)) == call
    assert simplest(view) == MakeCall(BIDS[0])


@pytest.mark.parametrize(
    ("deal", "bid"),
    [
        ("N:AQ54.KQ32.A2.K98 6.A87.T987.A7654 KJ32.J654.K43.32 T987.T9.QJ65.QJT", ("4H", "4S")),
        ("N:AKQ2.AK2.AK2.AK2 654.876.T976.765 J3.QJ43.QJ43.QJ3 T987.T95.85.T984", ("6NT", "7NT")),
        ("N:K432.K32.A32.432 A65.J76.KQ6.J765 QJ7.AQ4.J54.QT98 T98.T985.T987.AK", PARTS),
    ],
)
def test_a_plain_deal_gets_a_plain_contract(deal: str, bid: tuple[str, ...]) -> None:
    """Game with a fit and the points for it, slam with nearly all of them, little with little."""
    state = start_board(Board(1, MINI, Deal.parse(deal)))
    assert isinstance(state, Bidding)
    assert str(name_contract(declarers(state))) in bid


@settings(max_examples=examples(10))
@given(naming(), st.sampled_from(BIDS))
def test_who_plays_remembers_what_was_announced(state: Bidding, bid: Bid) -> None:
    """Every deal that the leader imagines gives each player the points that they have announced."""
    playing = state.after(state.turn, bid)
    assert isinstance(playing, Playing)
    view = view_for(playing, playing.turn)
    assert view.play is not None
    for position in imagined(view, view.play, 5):
        assert all(figure_points(position.hands.of(seat)) == view.public.points.of(seat) for seat in SEATS)  # pyrefly: ignore[missing-attribute]
