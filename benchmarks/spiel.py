"""The ``bridge`` game of open_spiel through its Python interface: how it plays a random board."""

from collections.abc import Callable, Iterator
from typing import Any

from benchmarks import agreement

from schlemm.dealing.simulate import LEFT
from schlemm.dealing.words import uniform_integers

NAME = "open_spiel"
ASKED = "open_spiel, asked for each card dealt"
GAME = "bridge(use_double_dummy_result=false)"
CHECKED = 100


def programs() -> dict[str, Callable[[Iterator[int]], object]]:
    """Two ways of playing a board; none if open_spiel is not installed.

    In the first the cards are shuffled outside, as for the core; in the second open_spiel is asked at each of the 52
    cards dealt which are left, as its examples do.

    Raises:
        Disagreement: If open_spiel does not play the same game as the core.
    """
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game(GAME)
    stream = uniform_integers("agreement")
    for _ in range(CHECKED):
        agreement.check(shuffled(game, stream), game.new_initial_state())
    return {
        NAME: lambda stream: shuffled(game, stream),
        ASKED: lambda stream: chosen(game.new_initial_state(), stream),
    }


def shuffled(game: Any, stream: Iterator[int]) -> Any:
    """A board whose 52 cards are dealt in an order drawn beforehand."""
    state = game.new_initial_state()
    pack = list(range(52))
    for left in LEFT:
        state.apply_action(pack.pop(next(stream) * left >> 32))
    return chosen(state, stream)


def chosen(state: Any, stream: Iterator[int]) -> Any:
    """The state after random legal actions to the end."""
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[next(stream) * len(actions) >> 32])
    return state
