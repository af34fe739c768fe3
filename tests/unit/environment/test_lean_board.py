"""The lean board, action by action: the same game as in the core, and what a seat sees of it."""

from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import CALLS as CORE_CALLS
from schlemm.core.cards import CARDS
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat
from schlemm.dealing.simulate import random_board, shuffle
from schlemm.dealing.words import uniform_integers
from schlemm.environment.lean_board import ACTIONS, CALLS, LeanBoard
from schlemm.environment.observation import DUMMY, HAND, LENGTH, action_mask, observed_row

texts = st.text(max_size=8)


def core_legal(state: State) -> list[int]:
    """What the core allows, as actions."""
    if isinstance(state, Bidding):
        return sorted(CORE_CALLS.index(call) for call in state.auction.legal_calls())
    if isinstance(state, Playing):
        return sorted(CALLS + card.index for card in state.play.legal_cards(state.hands.of(state.turn)))
    return []


def core_after(state: State, action: int) -> State:
    """The core's board after an action."""
    if isinstance(state, Bidding):
        return state.after(state.turn, CORE_CALLS[action])
    assert isinstance(state, Playing)
    return state.after(state.turn, CARDS[action - CALLS])


@given(texts, st.integers(1, 4))
def test_it_is_the_game_of_the_core(text: str, number: int) -> None:
    """At every turn of a random board both allow the same actions to the same player, and the tricks agree."""
    words = uniform_integers(text)
    conditions = Conditions.of_board(number)
    board = LeanBoard(shuffle(words), conditions.first_caller.index)
    deal = Deal(BySeat(*map(Hand, board.dealt)))
    state: State = Bidding.start(Board(number, conditions, deal))
    while not board.is_over:
        legal = board.legal()
        assert legal == core_legal(state)
        assert not isinstance(state, Finished)
        assert SEATS[board.actor] is (state.actor if isinstance(state, Playing) else state.turn)
        action = legal[next(words) * len(legal) >> 32]
        board.act(action)
        state = core_after(state, action)
    assert isinstance(state, Finished)
    assert board.tricks == state.result.tricks
    assert (board.declarer < 0) is state.result.passed_out


@given(texts)
def test_whole_random_boards_can_be_played_again(text: str) -> None:
    """The boards of the lean path are accepted action by action, and come to the same tricks."""
    whole = random_board(uniform_integers(text))
    board = LeanBoard(whole.seats)
    for action in (*whole.calls, *(CALLS + card for card in whole.cards)):
        board.act(action)
    assert board.is_over
    assert (board.declarer, board.bid, board.doubling) == (whole.declarer, whole.bid, whole.doubling)
    assert board.tricks == whole.tricks


@given(texts, st.integers(0, 120))
def test_nobody_sees_what_is_hidden(text: str, moves: int) -> None:
    """Hidden hands may be exchanged card by card, and what a seat sees stays the same."""
    words = uniform_integers(text)
    board = LeanBoard(shuffle(words))
    for word in islice(words, moves):
        legal = board.legal()
        if legal:
            board.act(legal[word * len(legal) >> 32])
    dummy = (board.declarer + 2) % 4 if board.cards else -1
    for seat in range(4):
        seen = observed_row(board, seat, (True, False))
        assert seen.shape == (LENGTH,)
        hidden = [other for other in range(4) if other not in {seat, dummy}]
        hands, dealt = list(board.hands), board.dealt
        first, second = hidden[:2]
        exchanged = list(dealt)
        exchanged[first] = dealt[first] & ~hands[first] | hands[second]
        exchanged[second] = dealt[second] & ~hands[second] | hands[first]
        board.hands[first], board.hands[second] = hands[second], hands[first]
        board.dealt = tuple(exchanged)
        assert np.array_equal(observed_row(board, seat, (True, False)), seen)
        board.hands[:], board.dealt = hands, dealt


def test_a_row_names_the_cards() -> None:
    """The observer's own cards and dummy's, once it is faced, are at their places."""
    board = LeanBoard([0] * 13 + [1] * 13 + [2] * 13 + [3] * 13)
    assert np.flatnonzero(observed_row(board, 0, (False, False))[HAND]).tolist() == list(range(39, 52))
    for action in (3, 0, 0, 0):
        board.act(action)
    assert not observed_row(board, 1, (False, False))[DUMMY].any()
    board.act(board.legal()[0])
    assert np.flatnonzero(observed_row(board, 1, (False, False))[DUMMY]).tolist() == list(range(13, 26))


@pytest.mark.parametrize("action", [-1, 1, 2, 38, 89, ACTIONS])
def test_what_is_not_allowed_is_refused(action: int) -> None:
    """A double of nothing, a card in the auction and numbers beyond all actions leave the board as it was."""
    board = LeanBoard([0] * 13 + [1] * 13 + [2] * 13 + [3] * 13)
    with pytest.raises(ValueError, match="not allowed"):
        board.act(action)
    assert board.calls == []
    assert action_mask(board, 0).sum() == 36
    assert not action_mask(board, 1).any()
