"""Full random boards in several programs: the deal, an auction, the play; uniform over what is legal.

Every program draws from a stream of uniform 32-bit words of its own, all made alike, and turns a word into a choice
in the same way (``word * n >> 32``). Core and lean path make the same boards of the same words; open_spiel numbers
cards differently, so its boards are others of the same kind. That all three play the same game is checked before
the clock starts.
"""

from collections.abc import Callable, Iterator

from benchmarks import spiel
from benchmarks.timing import ROUNDS, Row, Table, side_by_side

from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding, Playing, State
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.dealing import simulate
from schlemm.dealing.words import uniform_integers

Words = Iterator[int]
Program = Callable[[Words], object]

CORE_TARGET = 2_000
CONDITIONS = Conditions.of_board(1)


def core(stream: Words) -> State:
    """A board through the immutable core; what is chosen is checked again by ``after``, as at any table."""
    bits = [0, 0, 0, 0]
    for card, seat in zip(range(51, -1, -1), simulate.shuffle(stream), strict=True):
        bits[seat] |= 1 << card
    state: State = Bidding.start(Board(1, CONDITIONS, Deal(BySeat(*map(Hand, bits)))))
    while isinstance(state, Bidding):
        calls = state.auction.legal_calls()
        state = state.after(state.turn, calls[next(stream) * len(calls) >> 32])
    while isinstance(state, Playing):
        turn = state.turn
        cards = tuple(state.play.legal_cards(state.hands.of(turn)))
        state = state.after(turn, cards[next(stream) * len(cards) >> 32])
    return state


def check_equal(boards: int = 200) -> None:
    """See that core and lean path make the same boards of the same words.

    Raises:
        RuntimeError: If they do not, so that comparing their speed would mean nothing.
    """
    one, other = uniform_integers("equal"), uniform_integers("equal")
    for number in range(boards):
        full, lean = core(one), simulate.random_board(other)
        if (
            isinstance(full, Bidding | Playing)
            or full.result.tricks != lean.tricks
            or next(one) != next(other)
        ):
            raise RuntimeError(f"board {number} of the lean path is not that of the core")


def measure(rounds: int = ROUNDS) -> Table:
    """Boards a CPU-second through each program."""
    check_equal()
    programs: dict[str, Program] = {"core": core, "lean path": simulate.random_board, **spiel.programs()}
    contenders = {name: bound(program, uniform_integers("benchmark")) for name, program in programs.items()}
    speeds = {
        name: tuple(1 / seconds for seconds in samples)
        for name, samples in side_by_side(contenders, rounds).items()
    }
    theirs = Row("", speeds[spiel.NAME]).middle if spiel.NAME in speeds else None
    targets = {"core": CORE_TARGET, "lean path": theirs}
    rows = tuple(
        Row(name, samples, targets.get(name), foreign=name not in targets) for name, samples in speeds.items()
    )
    note = (
        "" if theirs else "open_spiel is not installed, so there is nothing to pass; make bench installs it."
    )
    return Table("boards", "Full random legal boards", "boards a CPU-second", rows, True, note)


def bound(program: Program, stream: Words) -> Callable[[], object]:
    """The program with the stream it draws from."""
    return lambda: program(stream)
