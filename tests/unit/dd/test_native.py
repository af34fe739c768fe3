"""The solver in worker processes: its answers, their order, and what happens when something goes wrong."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from time import sleep

import pytest
from tests.unit.dd import foreign
from tests.unit.dd.made import OWN_SUIT, random_deals, turned

from schlemm.core.cards import STRAINS, SUITS, Card, Strain, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat
from schlemm.dd.dds import DdsEngine
from schlemm.dd.native import NativeSolver
from schlemm.dd.solver import Solver, SolverError

ROOT = Path(__file__).parents[3]

INTERRUPTED = """
import signal, sys
from schlemm.dd.native import NativeSolver
from tests.unit.dd.made import random_deals

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who started us in the background may ignore it
    with NativeSolver(processes=2) as solver:
        solver.tables(random_deals(2, seed=1))
        print(*solver.pids, flush=True)
        solver.tables(random_deals(10_000, seed=2))
"""
BROKEN = """
class DDSError(RuntimeError): ...
class ddTableDeal:
    def __init__(self): self.cards = [[0] * 4 for _ in range(4)]
class ddTableResults:
    resTable = [[7] * 4] * 5
def SetMaxThreads(number): assert number == 1
def CalcDDtable(deal, table):
    if deal.cards[0][0] == 0x7ffc:  # North holds all spades
        {action}
"""


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


@pytest.mark.slow
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


def test_workers_are_kept(solver: NativeSolver) -> None:
    """The next call asks the same processes, and there are no more of them than were wanted."""
    solver.tables([OWN_SUIT] * 3)
    pids = solver.pids
    solver.tables([OWN_SUIT] * 3)
    assert solver.pids == pids
    assert len(pids) == 2


def test_only_while_open() -> None:
    """Before and after its block a solver refuses, and says why; afterwards no process is left."""
    solver = NativeSolver()
    with pytest.raises(SolverError, match="closed"):
        solver.tables([OWN_SUIT])
    with solver:
        solver.tables([OWN_SUIT])
        (pid,) = solver.pids
    assert not solver.pids
    assert not is_alive(pid)
    with pytest.raises(SolverError, match="closed"):
        solver.tables([OWN_SUIT])


def test_a_call_can_be_given_up_from_another_thread() -> None:
    """Who waits for a long batch is told that it was given up, its processes end, and the next call is answered."""
    with NativeSolver() as solver, ThreadPoolExecutor(1) as thread:
        solver.give_up()  # nobody has asked yet, so nothing is given up
        waiting = thread.submit(solver.tables, random_deals(1000, seed=9))
        while not solver.pids and not waiting.done():
            sleep(0.01)
        (pid,) = solver.pids
        solver.give_up()
        with pytest.raises(SolverError) as caught:
            waiting.result()
        assert caught.value.reason == "given-up"
        assert not is_alive(pid)
        assert solver.tables([OWN_SUIT])


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_no_process_is_too_few() -> None:
    """A solver that could never answer cannot be made."""
    with pytest.raises(ValueError, match="at least one process"):
        NativeSolver(processes=0)


def test_an_interrupted_batch_leaves_nothing_behind() -> None:
    """Ctrl-C while deals are being solved stops the workers; the next call starts others and is right."""

    class Interrupted(list[Deal]):
        def __iter__(self) -> Iterator[Deal]:
            yield self[0]
            yield self[1]
            raise KeyboardInterrupt

    (deal,) = random_deals(1, seed=6)
    with NativeSolver() as solver:
        (right,) = solver.tables([deal])
        before = solver.pids
        with pytest.raises(KeyboardInterrupt) as caught:
            solver.tables(Interrupted([OWN_SUIT, OWN_SUIT, OWN_SUIT]))
        assert caught.value.__cause__ is None
        assert not solver.pids
        assert not any(map(is_alive, before))
        assert solver.tables([deal]) == [right]


def test_a_worker_that_died_between_two_calls_is_replaced() -> None:
    """Who kills an idle worker does no harm."""
    with NativeSolver() as solver:
        (table,) = solver.tables([OWN_SUIT])
        (pid,) = solver.pids
        os.kill(pid, signal.SIGTERM)
        for child in multiprocessing.active_children():
            if child.pid == pid:
                child.join()
        assert solver.tables([OWN_SUIT]) == [table]
        assert pid not in solver.pids


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_ctrl_c_ends_a_program_and_its_workers(tmp_path: Path) -> None:
    """A program that is interrupted at work ends as Python programs do, and takes its workers along."""
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
    pids = [int(pid) for pid in process.stdout.readline().split()]
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert errors.rstrip().endswith("KeyboardInterrupt")
    assert len(pids) == 2
    assert not any(map(is_alive, pids))


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts another library in the place of the real one: code for the module of its layer."""

    def put(code: str) -> None:
        folder = tmp_path / "endplay" / "_dds"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").write_text("raise ImportError('this must not run')", encoding="utf-8")
        (folder / "__init__.py").write_text(code, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)

    return put


@pytest.mark.parametrize(
    ("action", "reason", "detail"),
    [
        ("import os; os._exit(3)", "crashed", "exit code 3"),
        ("import os; os.abort()", "crashed", "exit code -6"),
        ("raise DDSError('Too many cards')", "failed", "Too many cards"),
    ],
)
def test_the_deal_that_cannot_be_solved_is_named(
    broken: Callable[[str], None], action: str, reason: str, detail: str
) -> None:
    """Whether the library complains or takes its process with it, the error names that deal of the batch."""
    broken(BROKEN.format(action=action))
    good, other = random_deals(2, seed=7)
    with NativeSolver(engine=DdsEngine) as solver, pytest.raises(SolverError, match=detail) as caught:
        solver.tables([good, OWN_SUIT, other])
    assert (caught.value.reason, caught.value.deal) == (reason, OWN_SUIT)
    assert str(OWN_SUIT) in str(caught.value)


def test_a_library_that_cannot_be_loaded_is_missing(broken: Callable[[str], None]) -> None:
    """Without the library the error says which package is wanted."""
    broken("raise OSError('libdds.so: wrong machine')")
    with (
        NativeSolver(engine=DdsEngine) as solver,
        pytest.raises(SolverError, match=r"wrong machine.*`endplay`") as caught,
    ):
        solver.tables([OWN_SUIT])
    assert caught.value.reason == "missing"


def test_only_workers_load_the_library() -> None:
    """Neither the solver's own modules nor the server's load it, or the plotting library that it brings."""
    modules = "sys, schlemm.dd.native, schlemm.dd.par, schlemm.server.app.run, schlemm.cli.commands.serve"
    code = f"import {modules}; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = {name.partition(".")[0] for name in told.split()}
    assert "schlemm" in loaded
    assert not loaded & {"endplay", "matplotlib", "schlemm_dds_layer"}
