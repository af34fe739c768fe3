"""Mini-bridge: points announced, a contract named by the stronger side, dummy open before it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import faced, view_for
from schlemm.core.board.record import Record
from schlemm.core.board.state import Bidding, Finished, Playing, start_board
from schlemm.core.calls import BIDS, DOUBLE, PASS, Bid, parse_call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.laws import HouseRules, Law
from schlemm.core.minibridge import announced, declarer_of
from schlemm.core.seats import SEATS, BySeat, Seat, Vulnerability
from schlemm.testing import deals, seats

MINI = HouseRules(minibridge=True)
STRONG_SOUTH = Deal.parse("N:KJ32.5432.432.32 T987.JT9.KJ5.QJ4 AQ54.AKQ.AQ.KT98 6.876.T9876.A765")
LEVEL = Deal.parse("N:AKQJ.AKQJ.432.32 5432.5432.AKQJ.4 T987.T98.T98.T98 6.76.765.AKQJ765")


def board(deal: Deal, dealer: Seat = Seat.NORTH) -> Board:
    """A board of mini-bridge."""
    return Board(1, Conditions(dealer, Vulnerability.NONE, MINI), deal)


def mini_boards() -> st.SearchStrategy[Board]:
    """Any deal as mini-bridge, by any dealer."""
    return st.builds(board, deals(), seats())


@given(mini_boards())
def test_forty_points_are_announced_and_the_stronger_hand_of_the_stronger_side_declares(board: Board) -> None:
    """The points come to forty; declarer's side has more than the other, declarer no fewer than dummy."""
    points = announced(board.deal)
    assert sum(points) == 40
    declarer = declarer_of(points, board.conditions.dealer)
    north_south = points.of(Seat.NORTH) + points.of(Seat.SOUTH)
    if declarer is None:
        assert north_south == 20
    else:
        assert points.of(declarer) + points.of(declarer.partner) > 20
        assert points.of(declarer) >= points.of(declarer.partner)


@pytest.mark.parametrize(
    ("dealer", "declarer"),
    [(Seat.NORTH, Seat.NORTH), (Seat.EAST, Seat.SOUTH), (Seat.SOUTH, Seat.SOUTH), (Seat.WEST, Seat.NORTH)],
)
def test_of_two_hands_as_strong_the_first_to_announce_declares(dealer: Seat, declarer: Seat) -> None:
    """With equal points in the pair the dealer comes first, then whoever sits nearer clockwise."""
    assert declarer_of(BySeat(11, 9, 11, 9), dealer) is declarer


def test_twenty_to_twenty_is_dealt_again() -> None:
    """The board is over before anybody says anything, like one that was passed out, and nobody acts."""
    state = start_board(board(LEVEL))
    assert isinstance(state, Finished)
    assert state.result.passed_out
    assert not any(view_for(state, seat).acts for seat in SEATS)
    assert Record.of(state).replay() == state


def test_declarer_names_one_of_all_contracts_and_nobody_doubles() -> None:
    """South names any of the 35 bids and nothing else; the contract stands at once, and West leads."""
    state = start_board(board(STRONG_SOUTH))
    assert isinstance(state, Bidding)
    assert state.turn is Seat.SOUTH
    assert state.auction.legal_calls() == BIDS
    for call in (PASS, DOUBLE):
        assert state.why_not(Seat.SOUTH, call) == RuleViolation(Code.ONLY_A_CONTRACT)
    assert state.why_not(Seat.NORTH, BIDS[0]) is not None
    after = state.after(Seat.SOUTH, parse_call("4S"))
    assert isinstance(after, Playing)
    assert (str(after.contract), after.turn) == ("4SS", Seat.WEST)
    assert after.auction.why_not(BIDS[-1]) == RuleViolation(Code.AUCTION_OVER, Law(22))


@given(mini_boards(), seats(), st.sampled_from(BIDS))
def test_dummy_lies_open_before_the_contract_and_nobody_else_does(board: Board, seat: Seat, bid: Bid) -> None:
    """From the announcement on everybody sees dummy's hand and their own, and no other card."""
    state = start_board(board)
    if not isinstance(state, Bidding):
        return
    dummy = state.turn.partner
    for moment in (state, state.after(state.turn, bid)):
        view = view_for(moment, seat)
        assert view.hand == board.deal.hand(seat)
        assert view.dummy == board.deal.hand(dummy)
        assert [each for each in SEATS if faced(moment).of(each) is not None] == [dummy]
        assert view.public.points == announced(board.deal)


@given(mini_boards(), st.sampled_from(BIDS))
def test_naming_can_be_taken_back(board: Board, bid: Bid) -> None:
    """The record of a board replays to the moment before the contract was named, and on to the one after."""
    state = start_board(board)
    if isinstance(state, Bidding):
        after = state.after(state.turn, bid)
        assert Record.of(after).replay(0, 0) == state
        assert Record.of(after).replay() == after
        assert Auction.parse(str(after.auction)) == after.auction


def test_points_are_nobodys_business_elsewhere() -> None:
    """Where the auction is played nothing is announced, and the views say so."""
    state = start_board(Board(1, Conditions(Seat.NORTH, Vulnerability.NONE), STRONG_SOUTH))
    assert all(view_for(state, seat).public.points is None for seat in SEATS)
    assert "announced" not in view_for(state, Seat.NORTH).text()
