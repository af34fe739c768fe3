"""The solver of the `endplay` package, which carries Bo Haglund's DDS as machine code, in worker processes.

DDS keeps its memory in global variables, so two threads in it crash, and a crash takes the process with it.
Therefore only workers load it, each is asked for one deal at a time, and the parent knows which deal it was.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

from schlemm.core.cards import STRAINS, SUITS, Strain
from schlemm.core.deal import Deal
from schlemm.core.hand import SUIT_BITS
from schlemm.core.seats import SEATS, BySeat
from schlemm.dd.solver import SolverError
from schlemm.dd.table import TrickTable

_Hands: TypeAlias = tuple[int, ...]
"""The bits of the four hands, N E S W: all that a worker is told of a deal."""

_Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""What a worker answers: the rows of a trick table."""


@dataclass(frozen=True, slots=True)
class _Fault:
    """What a worker answers when it has no table."""

    reason: str
    detail: str


class NativeSolver:
    """A `Solver` over worker processes, which live from ``with`` to the end of its block.

    Processes are spawned afresh, so a program that uses it must be importable: as in every such program its
    starting point stands under ``if __name__ == "__main__"``. One caller at a time; if the call is interrupted
    (Ctrl-C, an error) the workers are stopped, and the next call starts new ones.

    >>> with NativeSolver() as solver:
    ...     deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    ...     print(*solver.tables([Deal.parse(deal)]))
    0d0d00d0d000d0d00d0d

    Args:
        processes: How many workers. Each fills one core and takes about 150 MB.

    Raises:
        ValueError: If there is to be no process at all.
    """

    def __init__(self, processes: int = 1) -> None:
        if processes < 1:
            raise ValueError(f"a solver needs at least one process, not {processes}")
        self._size = processes
        self._open = False
        self._workers: list[_Worker] = []

    def __enter__(self) -> Self:
        self._open = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop the workers, whatever they are doing; closing twice does no harm."""
        self._open = False
        self._stop()

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the processes that are there now; there are none before the first deal."""
        return frozenset(pid for worker in self._workers if (pid := worker.pid) is not None)

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals, in their order.

        Raises:
            SolverError: If a deal could not be solved.
        """
        if not self._open:
            raise SolverError("closed", detail="ask it inside its with block")
        try:
            found = dict(self._solved(deals))
        except BaseException:  # answers still to come would be taken for those of the next call
            self._stop()
            raise
        return [found[index] for index in range(len(deals))]

    def _solved(self, deals: Sequence[Deal]) -> Iterator[tuple[int, TrickTable]]:
        """The tables as they come, each with its place; a free worker takes the next deal."""
        self._hire(min(self._size, len(deals)))
        waiting = iter(enumerate(deals))
        busy: dict[Connection, tuple[_Worker, int]] = {}
        for worker, (index, deal) in zip(self._workers, waiting, strict=False):
            worker.give(deal)
            busy[worker.pipe] = worker, index
        while busy:
            ready = wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                worker, index = busy.pop(pipe)
                yield index, worker.take(deals[index])
                for next_index, deal in waiting:
                    worker.give(deal)
                    busy[pipe] = worker, next_index
                    break

    def _hire(self, size: int) -> None:
        """See that there are so many; one that died while nobody asked it is replaced."""
        for worker in [worker for worker in self._workers if not worker.is_alive]:
            self._workers.remove(worker)
            worker.stop()
        while len(self._workers) < size:
            self._workers.append(_Worker())

    def _stop(self) -> None:
        for worker in self._workers:
            worker.stop()
        self._workers.clear()


class _Worker:
    """One process, asked for one deal at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # a forked DDS would share nothing but trouble
        self.pipe, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(theirs,), daemon=True)
        try:
            self._process.start()
        except OSError as error:
            self.pipe.close()
            raise SolverError("crashed", detail=f"no process can be started: {error}") from error
        finally:
            theirs.close()  # so that its death is seen as the end of the pipe

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.is_alive()

    def give(self, deal: Deal) -> None:
        """Ask for a deal.

        Raises:
            SolverError: If the process is gone.
        """
        try:
            self.pipe.send(tuple(hand.bits for hand in deal.hands))
        except OSError:
            raise self._crash(None) from None

    def take(self, deal: Deal) -> TrickTable:
        """The answer to what was asked last.

        Raises:
            SolverError: If there is none.
        """
        try:
            answer: _Rows | _Fault = self.pipe.recv()
        except (EOFError, OSError):
            raise self._crash(deal) from None
        if isinstance(answer, _Fault):
            raise SolverError(answer.reason, deal, answer.detail)
        return TrickTable(BySeat(*answer))

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()

    def _crash(self, deal: Deal | None) -> SolverError:
        self._process.join(1)
        code = self._process.exitcode
        return SolverError("crashed", deal, f"process {self.pid} ended with exit code {code}")


# What follows runs in the workers.

_SUITS: Final = SUITS[::-1]
"""The suits at the index that DDS gives them: S H D C."""


def _work(pipe: Connection) -> None:
    """Answer deals until the parent closes its end, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, and it decides
    with suppress(EOFError, OSError):
        try:
            layer = _load()
        except Exception as error:  # whatever keeps foreign code from being loaded
            pipe.recv()
            pipe.send(_Fault("missing", f"{error} (it comes with the package `endplay`)"))
            return
        while True:
            pipe.send(_answer(layer, pipe.recv()))


def _answer(layer: Any, hands: _Hands) -> _Rows | _Fault:
    try:
        return _solve(layer, hands)
    except layer.DDSError as error:
        return _Fault("failed", str(error))


def _load() -> Any:
    """The thin layer over the machine code, told to use one thread.

    The layer's file is run by itself: to import it as `endplay._dds` would run the whole of `endplay` before, and
    with it a plotting library (half a second and 55 MB in every worker).
    """
    package = find_spec("endplay")
    if package is None or not package.submodule_search_locations:
        raise ImportError("no package of this name is installed")
    file = Path(package.submodule_search_locations[0], "_dds", "__init__.py")
    spec = spec_from_file_location("schlemm_dds_layer", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} cannot be loaded")
    layer = module_from_spec(spec)
    spec.loader.exec_module(layer)
    layer.SetMaxThreads(1)
    return layer


def _solve(layer: Any, hands: _Hands) -> _Rows:
    """Have DDS fill its table. Bit 2 of a holding is the two, bit 14 the ace; hands are N E S W."""
    question = layer.ddTableDeal()
    for seat in SEATS:
        for place, suit in enumerate(_SUITS):
            question.cards[seat.index][place] = (hands[seat.index] >> 13 * suit.index & SUIT_BITS) << 2
    answer = layer.ddTableResults()
    layer.CalcDDtable(question, answer)
    return tuple(
        tuple(int(answer.resTable[_place(strain)][seat.index]) for strain in STRAINS) for seat in SEATS
    )


def _place(strain: Strain) -> int:
    """The index that DDS gives a denomination: S H D C NT."""
    return 4 if strain.trump is None else _SUITS.index(strain.trump)
