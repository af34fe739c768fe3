"""The solver in threads: its answers, their order, and what happens when something goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from time import sleep
from typing import ClassVar

import pytest
from tests.patience import PATIENCE
from tests.unit.dd import foreign
from tests.unit.dd.broken_engines import BrokenEngine, unloadable
from tests.unit.dd.made import OWN_SUIT, random_deals, turned

from schlemm.core.cards import STRAINS, SUITS, Card, Strain, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat
from schlemm.dd.compiled import CompiledEngine
from schlemm.dd.engine import Hands, Rows
from schlemm.dd.inside import InsideSolver, can_solve
from schlemm.dd.native import NativeSolver
from schlemm.dd.solver import Solver, SolverError
from schlemm.workers.threads import NAME
from schlemm_native import library

ROOT = Path(__file__).parents[3]

FREAK = Deal.parse("N:KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753..")
"""Two suits in each hand: its table takes long."""
INTERRUPTED = """
import signal
from schlemm.dd.native import NativeSolver
from tests.unit.dd.made import random_deals

signal.signal(signal.SIGINT, signal.default_int_handler)  # who started us in the background may ignore it
with NativeSolver(threads=2) as solver:
    solver.tables(random_deals(2, seed=1))
    print("at work", flush=True)
    solver.tables(random_deals(10_000, seed=2))
"""


class Counted(CompiledEngine):
    """Engines that know how many of them were made, and in which threads they have searched."""

    made: ClassVar[list[Counted]] = []

    def __init__(self) -> None:
        super().__init__()
        self.threads: set[str] = set()
        self.made.append(self)

    def table(self, hands: Hands) -> Rows:
        """The rows of the table of a deal."""
        self.threads.add(threading.current_thread().name)
        return super().table(hands)


class Meeting(CompiledEngine):
    """Engines each of which answers only once another one is at work as well."""

    both: ClassVar = threading.Barrier(2)

    def table(self, hands: Hands) -> Rows:
        """The rows of the table of a deal."""
        self.both.wait(timeout=PATIENCE)
        return super().table(hands)


@pytest.fixture
def counted() -> Iterator[type[Counted]]:
    """An engine of which none has been made yet."""
    Counted.made.clear()
    yield Counted
    Counted.made.clear()


@pytest.mark.slow
@foreign.needed
def test_the_foreign_tables(solver: Solver) -> None:
    """Every fifth of the hundred foreign deals has the table that is written there."""
    games = foreign.games()[::5]
    assert len(games) == 20
    assert solver.tables([game.deal for game in games]) == [game.table for game in games]


def test_everybody_holds_a_suit(solver: Solver) -> None:
    """Who holds all trumps takes all tricks, and so does who leads against notrump."""
    (table,) = solver.tables([OWN_SUIT])
    owners = dict(zip(reversed(SUITS), SEATS, strict=True))
    for declarer in SEATS:
        assert table.tricks(Strain.NOTRUMP, declarer) == 0
        for suit, owner in owners.items():
            assert table.tricks(Strain.of(suit), declarer) == (13 if owner.side is declarer.side else 0)


@pytest.mark.exhaustive
def test_the_seats_are_alike(solver: Solver) -> None:
    """When every hand moves one seat to the left, so do the tricks."""
    deals = random_deals(2, seed=3)
    assert solver.tables([moved(deal) for deal in deals]) == [turned(table) for table in solver.tables(deals)]


def moved(deal: Deal) -> Deal:
    """The deal when every hand has moved one seat to the left."""
    return Deal(BySeat.from_function(lambda seat: deal.hand(seat.right)))


def test_the_suits_are_alike(solver: Solver) -> None:
    """When the suits change their names, the tricks in notrump stay, and the others go with their suits."""
    (deal,) = random_deals(1, seed=4)
    (table,) = solver.tables([deal])
    orders = list(permutations(SUITS))[5::6]
    named = [renamed(deal, order) for order in orders]
    for order, found in zip(orders, solver.tables(named), strict=True):
        for strain in STRAINS:
            new = strain if strain.trump is None else Strain.of(order[strain.index])
            assert [found.tricks(new, seat) for seat in SEATS] == [
                table.tricks(strain, seat) for seat in SEATS
            ]


def renamed(deal: Deal, order: tuple[Suit, ...]) -> Deal:
    """The deal with each suit called what stands at its index."""
    return Deal(
        deal.hands.map(lambda hand: Hand.of(Card.of(order[card.suit.index], card.rank) for card in hand))
    )


def test_answers_keep_the_order_of_the_deals(solver: NativeSolver) -> None:
    """A batch with quick and slow deals, some of them twice, has the answers that the deals have alone."""
    slow, other = random_deals(2, seed=5)
    batch = [slow, OWN_SUIT, other, OWN_SUIT, slow]
    alone = {deal: solver.tables([deal])[0] for deal in (slow, other, OWN_SUIT)}
    assert solver.tables(batch) == [alone[deal] for deal in batch]
    assert solver.tables([]) == []


def test_threads_are_kept(counted: type[Counted]) -> None:
    """The next call asks the same engines, each in one thread, and there are no more of them than were wanted."""
    with NativeSolver(2, counted) as solver:
        solver.tables([OWN_SUIT] * 3)
        solver.tables(random_deals(3, seed=11))
    assert 1 <= len(counted.made) <= 2
    assert all(len(engine.threads) == 1 for engine in counted.made)


def test_threads_search_at_the_same_time() -> None:
    """Two deals are looked at by two engines at once: neither waits until the other has ended."""
    with NativeSolver(2, Meeting) as solver:
        first, second = solver.tables([OWN_SUIT, OWN_SUIT])
    assert first == second


def test_only_while_open() -> None:
    """Before and after its block a solver refuses, and says why; afterwards no thread is left."""
    solver = NativeSolver()
    with pytest.raises(SolverError, match="closed"):
        solver.tables([OWN_SUIT])
    before = own_threads()
    with solver:
        solver.tables([OWN_SUIT])
        assert len(own_threads() - before) == 1
    assert own_threads() == before
    with pytest.raises(SolverError, match="closed"):
        solver.tables([OWN_SUIT])


def own_threads() -> set[threading.Thread]:
    """The threads in which solvers search now."""
    return {each for each in threading.enumerate() if each.name.startswith(NAME)}


def test_a_call_can_be_given_up_from_another_thread() -> None:
    """Who waits for a long batch is told that it was given up, its threads end, and the next call is answered."""
    before = own_threads()
    with NativeSolver() as solver, ThreadPoolExecutor(1) as thread:
        solver.give_up()  # nobody has asked yet, so nothing is given up
        waiting = thread.submit(solver.tables, random_deals(1000, seed=9))
        while own_threads() == before and not waiting.done():
            sleep(0.01)
        solver.give_up()
        with pytest.raises(SolverError) as caught:
            waiting.result(timeout=PATIENCE)
        assert caught.value.reason == "given-up"
        assert own_threads() == before
        assert solver.tables([OWN_SUIT])


def test_a_search_is_given_up_in_the_middle() -> None:
    """A deal that takes minutes does not keep who has given it up waiting until it is solved."""
    before = own_threads()
    with ThreadPoolExecutor(1) as thread, NativeSolver() as solver:
        waiting = thread.submit(solver.tables, [FREAK])
        while own_threads() == before and not waiting.done():
            sleep(0.01)
        sleep(0.2)  # it is at work by now, or else it is stopped before
        solver.give_up()
        with pytest.raises(SolverError, match="was stopped"):
            waiting.result(timeout=PATIENCE)


def test_no_thread_is_too_few() -> None:
    """A solver that could never answer cannot be made."""
    with pytest.raises(ValueError, match="at least one thread"):
        NativeSolver(threads=0)


def test_an_interrupted_batch_leaves_nothing_behind() -> None:
    """Ctrl-C while deals are being solved stops the threads; the next call starts others and is right."""

    class Interrupted(list[Deal]):
        def __iter__(self) -> Iterator[Deal]:
            yield self[0]
            yield self[1]
            raise KeyboardInterrupt

    (deal,) = random_deals(1, seed=6)
    before = own_threads()
    with NativeSolver() as solver:
        (right,) = solver.tables([deal])
        with pytest.raises(KeyboardInterrupt) as caught:
            solver.tables(Interrupted([OWN_SUIT, OWN_SUIT, OWN_SUIT]))
        assert caught.value.__cause__ is None
        assert own_threads() == before
        assert solver.tables([deal]) == [right]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_ctrl_c_ends_a_program_at_work(tmp_path: Path) -> None:
    """A program that is interrupted while its threads search ends as Python programs do, and at once."""
    program = tmp_path / "program.py"
    program.write_text(INTERRUPTED, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout
    assert process.stdout.readline() == "at work\n"
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert errors.rstrip().endswith("KeyboardInterrupt")


def test_the_deal_that_cannot_be_solved_is_named() -> None:
    """Where the engine refuses a deal, the error names that deal of the batch."""
    good, other = random_deals(2, seed=7)
    with (
        NativeSolver(engine=BrokenEngine) as solver,
        pytest.raises(SolverError, match="too many cards") as caught,
    ):
        solver.tables([good, OWN_SUIT, other])
    assert (caught.value.reason, caught.value.deal) == ("failed", OWN_SUIT)
    assert str(OWN_SUIT) in str(caught.value)


def test_a_library_that_cannot_be_loaded_is_missing() -> None:
    """Where a thread cannot load the library, the error tells why, and what brings one."""
    with (
        NativeSolver(engine=unloadable) as solver,
        pytest.raises(SolverError, match=r"wrong machine.*pip install ./native") as caught,
    ):
        solver.tables([OWN_SUIT])
    assert caught.value.reason == "missing"


def not_installed(monkeypatch: pytest.MonkeyPatch, _folder: Path) -> None:
    """There is no package of the library."""
    monkeypatch.setitem(sys.modules, "schlemm_native", None)
    monkeypatch.delitem(sys.modules, "schlemm.dd.compiled", raising=False)


def not_built(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """There is the package, without a library."""
    monkeypatch.setattr(library, "FILE", folder / "_library.so")
    for found in (library.library, library.is_built):
        found.cache_clear()


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Has the library looked for anew after the test."""
    yield
    for found in (library.library, library.is_built):
        found.cache_clear()


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize(
    ("hide", "detail"), [(not_installed, "pip install ./native"), (not_built, "`make native` builds it")]
)
def test_without_the_library_nothing_else_is_asked(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    hide: Callable[[pytest.MonkeyPatch, Path], None],
    detail: str,
) -> None:
    """Not installed or not built, whatever else is installed: no answer, and the error says what helps."""
    hide(monkeypatch, tmp_path)
    assert not can_solve()
    with pytest.raises(SolverError, match=detail) as caught:
        InsideSolver().tables([OWN_SUIT])
    assert caught.value.reason == "missing"


@pytest.mark.slow
def test_only_solvers_load_the_library() -> None:
    """Neither the solver's own modules nor the server's load it, or what only tests have."""
    modules = "sys, schlemm.dd.native, schlemm.dd.par, schlemm.server.app.run, schlemm.cli.commands.serve"
    code = f"import {modules}; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = {name.partition(".")[0] for name in told.split()}
    assert "schlemm" in loaded
    assert not loaded & {"schlemm_native", "endplay", "matplotlib"}
