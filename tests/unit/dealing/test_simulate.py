"""The lean path: the same choices make the same board as in the core, card by card."""

from collections.abc import Iterator
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import CALLS
from schlemm.core.cards import CARDS
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat, Vulnerability
from schlemm.dealing import simulate
from schlemm.dealing.words import uniform_integers

WORD = st.integers(0, 2**32 - 1)
EXTREMES = st.sampled_from([0, 2**32 - 1])
STREAMS = st.text().map(uniform_integers) | st.lists(WORD | EXTREMES, min_size=1).map(cycle)
"""Random choices, and such as take the first or the last possibility again and again."""


def deal_of(seats: list[int]) -> Deal:
    """The deal that gives each card, from ♠A down, to its seat."""
    pack = list(zip(reversed(CARDS), seats, strict=True))
    return Deal(BySeat.from_function(lambda seat: Hand.of(card for card, at in pack if at == seat.index)))


def through_the_core(seats: list[int], first: Seat, stream: Iterator[int]) -> Finished:
    """The board after auction and play, every choice made by the next word among what the core calls legal."""
    board = Board(1, Conditions(first, Vulnerability.NONE), deal_of(seats))
    state: State = Bidding.start(board)
    while not isinstance(state, Finished):
        word = next(stream)
        if isinstance(state, Bidding):
            calls = state.auction.legal_calls()
            state = state.after(state.turn, calls[word * len(calls) >> 32])
        else:
            cards = tuple(state.play.legal_cards(state.hands.of(state.turn)))
            state = state.after(state.turn, cards[word * len(cards) >> 32])
    return state


def contract_of(board: simulate.Simulated) -> Contract | None:
    """The contract of a simulated board as the core says it."""
    text = f"{CALLS[board.bid + 3]}{'X' * board.doubling}{SEATS[board.declarer]}"
    return None if board.bid < 0 else Contract.parse(text)


@given(st.lists(WORD | EXTREMES, min_size=1), st.integers(0, 3))
def test_same_choices_same_board(numbers: list[int], first: int) -> None:
    """The same words lead through the core and along the lean path to the same calls, contract, cards, tricks."""
    lean = simulate.random_board(cycle(numbers), first)
    stream = cycle(numbers)
    assert simulate.shuffle(stream) == lean.seats
    full = through_the_core(lean.seats, SEATS[first], stream)
    assert [CALLS[call] for call in lean.calls] == list(full.auction.calls)
    assert contract_of(lean) == full.result.contract
    assert [CARDS[card] for card in lean.cards] == list(full.play.cards if full.play else ())
    assert lean.tricks == full.result.tricks


@given(STREAMS, st.integers(0, 3))
def test_simulated_boards_are_legal(stream: Iterator[int], first: int) -> None:
    """Every call and card of a simulated board is legal in the core, which finds the same result."""
    lean = simulate.random_board(stream, first)
    state: State = Bidding.start(Board(1, Conditions(SEATS[first], Vulnerability.NONE), deal_of(lean.seats)))
    for call in lean.calls:
        assert isinstance(state, Bidding)
        state = state.after(state.turn, CALLS[call])
    for card in lean.cards:
        assert isinstance(state, Playing)
        state = state.after(state.turn, CARDS[card])
    assert isinstance(state, Finished)
    assert (state.result.contract, state.result.tricks) == (contract_of(lean), lean.tricks)


@given(STREAMS)
def test_hands_are_in_order(stream: Iterator[int]) -> None:
    """Each hand has thirteen cards, by suit from spades to clubs, each suit from the highest card."""
    hands = simulate.hands_of_seats(simulate.shuffle(stream))
    cards = [card for hand in hands for holding in hand for card in holding]
    assert sorted(cards) == list(range(52))
    for hand in hands:
        in_order = [card for holding in hand for card in holding]
        assert len(in_order) == 13
        assert in_order == sorted(in_order, reverse=True)
        assert all(card // 13 == 3 - place for place, holding in enumerate(hand) for card in holding)


def test_a_passed_out_board() -> None:
    """Who always takes the first possibility passes: four passes, no declarer, no cards."""
    board = simulate.random_board(cycle([0]))
    assert board[1:] == ([0, 0, 0, 0], -1, -1, 0, [], 0)


def test_there_is_no_card_beyond_the_last() -> None:
    """A place that the hand does not have is refused."""
    with pytest.raises(IndexError, match="before the place"):
        simulate.draw([[51], [], [], [0]], 2)
