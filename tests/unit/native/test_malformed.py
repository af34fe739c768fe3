"""Malformed questions to the Python layer of the compiled library: refused or answered, never taken for others."""

import subprocess
import sys
from array import array
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import TracebackType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

import schlemm_native
from schlemm_native import Dealer, Hands, Position, RequestError, Side, Solver, halves_into, words

pytestmark = pytest.mark.skipif(
    not schlemm_native.is_built(),
    reason="the compiled library is not built: this machine has no C++ compiler",
)
ONE_EACH = Position((1, 2, 4, 8), 4, 0)
"""The four lowest clubs."""
BEYOND = 1 << 64


def dealt(trial: int = 0, trials: int | None = None) -> schlemm_native.Draw:
    """A deal, asked for from a trial on."""
    return Dealer().deal_into(bytearray(32), 1, 0, trial, trials)


def asked_of(seat: int = 0, cards: int = 1) -> Dealer:
    """A dealer with a test."""
    return Dealer(tests=[schlemm_native.Test(seat, cards, 1)])


def sides(*lengths: tuple[int, int]) -> Dealer:
    """A dealer with lengths of suits for north-south."""
    return Dealer(sides=(Side(lengths=lengths), Side()))


def halved(cards: int) -> None:
    """Half of a set."""
    halves_into(array("Q", [cards]), array("Q", [0]), array("Q", [0]))


MALFORMED: dict[str, tuple[Callable[[], object], str]] = {
    "less memory than none": (lambda: Solver(-1), "bytes of memory"),
    "fewer positions than none": (lambda: Solver(nodes=-1), "positions"),
    "a limit that would be none": (lambda: Solver().limit(BEYOND), "positions"),
    "a trial before the first": (lambda: dealt(-1), "trial"),
    "fewer trials than none": (lambda: dealt(5, -6), "trials"),
    "a word before the first": (lambda: words(1, 1, -1, 1), "word"),
    "a seat that would be north": (lambda: asked_of(seat=256), "kind or seat 256"),
    "cards that would be a deuce": (lambda: asked_of(cards=BEYOND + 1), "no card"),
    "three suits": (lambda: sides((0, 13), (0, 13), (0, 13)), "zip"),
    "five suits": (lambda: sides(*[(0, 13)] * 5), "zip"),
    "three hands": (lambda: Solver().values([Position((0, 0, 0))]), "values to unpack"),  # pyrefly: ignore[bad-argument-type]
    "26 bits, some of them no cards": (
        lambda: halved(((1 << 26) - 1) << 38),
        "set 0 of those given has bits",
    ),
    "hands of what is no card": (lambda: Hands(1 << 60), "set 0 of those given has bits"),
    "more plays than positions": (lambda: Solver().courses([ONE_EACH], [[0], [0]]), "zip"),
    "fewer plays than positions": (lambda: Solver().courses([ONE_EACH, ONE_EACH], [[0]]), "zip"),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_what_makes_no_sense_is_refused(name: str) -> None:
    """Numbers that the library has no room for, and lists of wrong lengths, are errors instead of other questions."""
    ask, said = MALFORMED[name]
    with pytest.raises(ValueError, match=said):
        ask()


SUITS = Position((0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39), 4, 0)
"""Each player holds a suit, and north leads."""
ALL_CARDS = [13 * suit + rank for rank in range(13) for suit in range(4)]


@pytest.mark.parametrize(
    "course", [[*ALL_CARDS, 0, 1], [0, 300], [0, -1], [0, 13, 26, 39, 0]], ids=lambda cards: str(cards[-2:])
)
def test_a_play_that_cannot_be_says_nothing_of_its_neighbour(course: list[int]) -> None:
    """A play of more cards than there are, or of what is none, has no numbers; the one beside it keeps its own."""
    assert Solver().courses([SUITS, SUITS], [course, ALL_CARDS]) == [None, (13,) * 53]


NUMBERS = st.one_of(st.integers(-3, 60), st.integers(-(1 << 70), 1 << 70))
HANDS = st.one_of(NUMBERS, st.integers(0, 3).map(lambda card: 1 << card))


@given(
    st.builds(
        Position,
        st.tuples(HANDS, HANDS, HANDS, HANDS),
        NUMBERS,
        NUMBERS,
        st.lists(NUMBERS, max_size=5),
        NUMBERS,
    )
)
@settings(max_examples=examples(300))
def test_any_numbers_are_refused_or_answered_within_the_tricks(position: Position) -> None:
    """Whatever numbers a position is made of, it is refused or worth as many tricks as its hands can take."""
    solver = Solver(nodes=10_000)
    try:
        (value,) = solver.values([position])
    except RequestError:
        return
    assert value is None or 0 <= value <= max(map(int.bit_count, position.hands))


class Counted(AbstractContextManager[None]):
    """A lock that counts who has had it."""

    times = 0

    def __enter__(self) -> None:
        self.times += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


@pytest.mark.parametrize(
    "use",
    [lambda solver: solver.limit(1), lambda solver: solver.nodes, lambda solver: solver.memory],
    ids=["limit", "nodes", "memory"],
)
def test_whatever_a_search_changes_is_looked_at_behind_its_lock(use: Callable[[Solver], object]) -> None:
    """Limits and counts of a solver that another thread asks wait for its answer, for the search has them in use."""
    solver, counted = Solver(), Counted()
    solver._turn = counted  # pyrefly: ignore[bad-assignment]
    use(solver)
    assert counted.times == 1


ENDING = """
import threading, schlemm_native
solver, begun = schlemm_native.Solver(), threading.Event()
low, middle, high = 0x44A, 0x1291, 0x924
def hand(*suits): return sum(cards << 13 * suit for suit, cards in enumerate(suits))
voids = (
    hand(high, middle, low, 0), hand(0, high, middle, low), hand(low, 0, high, middle), hand(middle, low, 0, high)
)
def ask():
    begun.set()
    while True:
        solver.tables([voids])
threading.Thread(target=ask, daemon=True).start()
begun.wait()
"""
"""A program that ends while a thread that nobody waits for is searching."""


def test_a_program_may_end_while_a_thread_searches() -> None:
    """A solver is not taken away from a thread that still searches when the program ends."""
    for _ in range(3):
        ended = subprocess.run([sys.executable, "-c", ENDING], capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stderr) == (0, "")
