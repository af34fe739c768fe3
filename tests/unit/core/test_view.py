"""What one player sees, when the other hands are faced, and whose turn it is to act."""

import pytest
from hypothesis import given
from tests.unit.core.test_state import in_play

from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import PASS
from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.errors import Code
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.core.view import Stakes, View
from schlemm.testing import histories, seats, states


@given(states(), seats())
def test_who_acts(state: State, seat: Seat) -> None:
    """Who calls next acts; who plays next acts, but declarer for dummy; nobody during a claim or at the end."""
    view = view_for(state, seat)
    if isinstance(state, Bidding):
        assert view.acts == (seat is state.turn)
    elif isinstance(state, Finished) or state.pending is not None:
        assert not view.acts
    elif state.turn is state.contract.dummy:
        assert view.acts == (seat is state.contract.declarer)
    else:
        assert view.acts == (seat is state.turn)


@given(states(), seats())
def test_what_is_legal_for_whom(state: State, seat: Seat) -> None:
    """Who acts is offered exactly what the board would let pass; everybody else nothing."""
    view = view_for(state, seat)
    if isinstance(state, Bidding) and view.acts:
        assert view.legal_calls() == state.auction.legal_calls()
    else:
        assert view.legal_calls() == ()
    if isinstance(state, Playing) and view.acts:
        assert view.hand_in_turn == state.hands.of(state.turn)
        legal = [card for card in view.hand_in_turn if state.why_not(state.turn, card) is None]
        assert list(view.legal_cards()) == legal
        assert [card for card in view.hand_in_turn if view.why_not(card) is None] == legal
    else:
        assert view.legal_cards() == EMPTY


@given(histories(), seats())
def test_different_moments_have_different_texts(history: tuple[State, ...], seat: Seat) -> None:
    """The text of a view tells everything in it: two moments that look different are written differently."""
    views = {view_for(state, seat) for state in history}
    assert len({view.text() for view in views}) == len(views)


def faced_seats(view: View) -> str:
    """The letters of the seats whose cards lie open."""
    return "".join(seat.letter for seat in SEATS if view.faced.of(seat) is not None)


def test_dummy_is_faced_by_the_opening_lead() -> None:
    """Nobody sees dummy before the opening lead, everybody after it, and nobody sees more (Law 41D; S1:50)."""
    before = in_play("3NTS")
    after = before.after(Seat.WEST, Card.parse("C7"))
    for seat in SEATS:
        assert faced_seats(view_for(before, seat)) == ""
        assert view_for(before, seat).dummy is None
        assert faced_seats(view_for(after, seat)) == "N"
        assert view_for(after, seat).dummy == before.hands.north


def test_dummy_acts_through_declarer() -> None:
    """Dummy's cards are declarer's to choose; dummy may look at their own and play none (Law 41, 43; S1:50)."""
    state = in_play("3NTS").after(Seat.WEST, Card.parse("C7"))
    declarer, dummy = view_for(state, Seat.SOUTH), view_for(state, Seat.NORTH)
    assert (declarer.turn, declarer.acts, dummy.acts) == (Seat.NORTH, True, False)
    assert declarer.legal_cards() == dummy.hand == declarer.hand_in_turn
    assert dummy.legal_cards() == EMPTY


def test_a_claim_faces_the_claimers_hand() -> None:
    """Everybody sees the claimer's cards, also after a refusal (Law 68C; G7)."""
    state = in_play("3NTS").after(Seat.WEST, Card.parse("C7"))
    assert isinstance(state, Playing)
    claimed = state.after_claim(Claim(Seat.EAST, 5))
    assert isinstance(claimed, Playing)
    for seat in SEATS:
        assert faced_seats(view_for(claimed, seat)) == "NE"
        assert view_for(claimed, seat).pending == claimed.pending
    assert faced_seats(view_for(claimed.after_answer(Seat.SOUTH, accept=False), Seat.WEST)) == "NE"


def test_a_finished_board_is_finished_in_the_view() -> None:
    """After a claim nobody acts though cards are left, and the view says how the board ended."""
    state = in_play("3NTS").after_claim(Claim(Seat.SOUTH, 0))
    for seat in SEATS:
        view = view_for(state, seat)
        assert (str(view.result), view.acts, faced_seats(view)) == ("3NTS-9", False, "")
        assert len(view.hand) == 13


def test_a_card_that_may_not_be_played() -> None:
    """A view says why a card may not be played from the hand in turn, and nothing during the auction."""
    state = in_play("3NTS").after(Seat.WEST, Card.parse("C7"))
    violation = view_for(state, Seat.SOUTH).why_not(Card.parse("DA"))
    assert violation is not None
    assert violation.code is Code.NOT_IN_HAND
    assert view_for(Bidding.start(state.board), Seat.SOUTH).why_not(Card.parse("DA")) is None


@pytest.mark.parametrize("difference", [0, 30, -500])
def test_stakes_and_systems_are_public(difference: int) -> None:
    """The score so far and both sides' systems are in every view, and in its text."""
    state = Bidding.start(in_play().board).after(Seat.SOUTH, PASS)
    stakes = Stakes("rubber", BySide(1, 0), BySide(0, 60), difference=difference)
    view = view_for(state, Seat.WEST, BySide("forum", "natur-a"), stakes)
    assert (view.public.stakes, view.public.systems) == (stakes, ("forum", "natur-a"))
    assert "forum/natur-a" in view.text()
    assert view.text() != view_for(state, Seat.WEST).text()
    assert view.hand == Hand.parse("...AKQJT98765432")
