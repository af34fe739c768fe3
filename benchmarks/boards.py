"""Full random boards in several programs: the deal, an auction, the play; uniform over what is legal.

Every program draws from the same kind of source, an endless iterator of uniform 32-bit words, and turns a
word into a choice the same way (``word * n >> 32``). All of them deal alike: none wins by a cheaper shuffle.
"""

from collections.abc import Callable, Iterator

from schlemm.core.board import Board
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.core.state import Bidding, Playing, State

Words = Iterator[int]
Program = Callable[[Words], object]

PACK = tuple(range(51, -1, -1))
FALLING = range(52, 0, -1)


def shuffled(words: Words) -> list[int]:
    """The 52 cards as numbers, in a uniformly random order: each is drawn from those that are left."""
    pack = list(PACK)
    return [pack.pop(word * left >> 32) for left, word in zip(FALLING, words, strict=False)]


def core(words: Words) -> State:
    """A board through the immutable core."""
    bits = [1 << card for card in shuffled(words)]
    hands = BySeat(*(Hand(sum(bits[seat : seat + 13])) for seat in (0, 13, 26, 39)))
    state: State = Bidding.start(Board(1, Conditions.of_board(1), Deal(hands)))
    while isinstance(state, Bidding):
        calls = state.auction.legal_calls()
        state = state.after(state.turn, calls[next(words) * len(calls) >> 32])
    while isinstance(state, Playing):
        turn = state.turn
        cards = tuple(state.play.legal_cards(state.hands.of(turn)))
        state = state.after(turn, cards[next(words) * len(cards) >> 32])
    return state


def open_spiel() -> Program:
    """A board through the ``bridge`` game of open_spiel, by way of its Python interface.

    Raises:
        ImportError: If the package is not installed; ``make bench`` installs it.
    """
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")

    def board(words: Words) -> object:
        state = game.new_initial_state()
        for card in shuffled(words):
            state.apply_action(card)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[next(words) * len(actions) >> 32])
        return state

    return board
