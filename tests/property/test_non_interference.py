"""What a player cannot see changes nothing of what the player sees."""

import pickle
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.record import Record
from schlemm.core.board.state import Bidding, Playing, State
from schlemm.core.conditions import Conditions
from schlemm.core.seats import SEATS, Seat
from schlemm.dealing.numbered import deal_of_number
from schlemm.testing import hidden_from, reshuffled, seats, states

RANDOMS = st.integers(0, 2**32 - 1).map(Random)


@given(states(), seats(), RANDOMS)
def test_reshuffling_hidden_cards_changes_no_view(state: State, viewer: Seat, random: Random) -> None:
    """Whatever lies in the hidden hands, the viewer's view, its text and its bytes are the same.

    The hidden cards are reshuffled so that the history stays legal: shown voids stay voids.
    """
    view, other = view_for(state, viewer), view_for(reshuffled(state, viewer, random), viewer)
    assert other == view
    assert other.text() == view.text()
    assert pickle.dumps(other) == pickle.dumps(view)
    assert (other.acts, other.legal_calls(), other.legal_cards()) == (
        view.acts,
        view.legal_calls(),
        view.legal_cards(),
    )


@given(states(), seats(), RANDOMS)
def test_reshuffling_keeps_history_and_changes_hands(state: State, viewer: Seat, random: Random) -> None:
    """The reshuffled board has the same legal history, and who holds other cards than before sees so."""
    other = reshuffled(state, viewer, random)
    assert type(other) is type(state)
    assert Record.of(other).calls == Record.of(state).calls
    assert Record.of(other).cards == Record.of(state).cards
    replayed = Record.of(other).replay()
    assert replayed.auction == other.auction
    if isinstance(other, Playing):
        assert isinstance(replayed, Playing)
        assert replayed.hands == other.hands
    for seat in SEATS:
        before, after = (each.board.deal.hand(seat) for each in (state, other))
        assert (view_for(state, seat).hand == view_for(other, seat).hand) == (before == after)
        assert before == after or seat in hidden_from(state, viewer)


@given(states(), seats())
def test_a_view_holds_no_hidden_card(state: State, viewer: Seat) -> None:
    """Every card that a view's text names in a hand is the viewer's own or faced; nobody else's is there."""
    view = view_for(state, viewer)
    allowed = state.board.deal.hand(viewer)
    for hand in view.faced:
        allowed = allowed if hand is None else allowed | hand
    shown = [view.hand, *(hand for hand in view.faced if hand is not None), view.hand_in_turn]
    assert all(not hand - allowed for hand in shown)
    assert set(hidden_from(state, viewer)) == {
        seat for seat in SEATS if seat is not viewer and view.faced.of(seat) is None
    }


def test_reshuffling_does_reshuffle() -> None:
    """Before the first call, twelve swaps leave all other hands as they were in no case of fifty."""
    state = Bidding.start(Board(1, Conditions.of_board(1), deal_of_number(12_345_678_901_234_567_890)))
    assert all(reshuffled(state, Seat.SOUTH, Random(seed)) != state for seed in range(50))
