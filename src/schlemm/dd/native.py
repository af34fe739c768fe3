"""The solver of the `endplay` package, which carries Bo Haglund's DDS as machine code, in worker processes.

DDS keeps its memory in global variables, so two threads in it crash, and a crash takes the process with it.
Therefore only workers load it, each is asked one question at a time, and the parent knows which it was.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat
from schlemm.dd import layer
from schlemm.dd.plain import bits_of, by_card, is_open, plainly
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, SolverError, TrickGoal
from schlemm.dd.table import TrickTable

_Question: TypeAlias = tuple[str, tuple[object, ...]]
"""All that a worker is told: what is asked, and of which cards, in plain numbers."""
_About: TypeAlias = Deal | Position
"""What a question is about, for the parent's errors."""


@dataclass(frozen=True, slots=True)
class _Fault:
    """What a worker answers when it has no answer."""

    reason: str
    detail: str


class NativeSolver:
    """A `Solver` over worker processes, which live from ``with`` to the end of its block.

    Processes are spawned afresh, so a program that uses it must be importable: as in every such program its
    starting point stands under ``if __name__ == "__main__"``. One caller at a time; if the call is interrupted
    (Ctrl-C, an error, ``give_up`` from another thread) the workers are stopped, and the next call starts new ones.

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
        self._hears, self._gives_up = multiprocessing.Pipe(duplex=False)

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

    def give_up(self) -> None:
        """End the call that another thread is waiting for with a `SolverError` at once; without one do nothing."""
        self._gives_up.send_bytes(b"!")

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the processes that are there now; there are none before the first deal."""
        return frozenset(pid for worker in self._workers if (pid := worker.pid) is not None)

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """The trick tables of these deals, in their order.

        Raises:
            SolverError: If a deal could not be solved.
        """
        asked = (("table", (bits_of(deal.hands),)) for deal in deals)
        return [TrickTable(BySeat(*rows)) for rows in self._ask(deals, asked)]

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth.

        Raises:
            SolverError: If a position could not be solved.
        """
        found = self._ask(positions, (("cards", plainly(position)) for position in positions))
        return [by_card(position, tricks) for position, tricks in zip(positions, found, strict=True)]

    def makes(self, goals: Sequence[TrickGoal]) -> list[bool]:
        """Whether the side in turn takes so many tricks.

        Raises:
            SolverError: If a position could not be solved.
        """
        open_goals = [goal for goal in goals if is_open(goal)]
        asked = (("makes", (*plainly(goal.position), goal.tricks)) for goal in open_goals)
        found = iter(self._ask([goal.position for goal in open_goals], asked))
        return [next(found) if is_open(goal) else goal.tricks <= 0 for goal in goals]

    def _ask(self, about: Sequence[_About], asked: Iterable[_Question]) -> list[Any]:
        if not self._open:
            raise SolverError("closed", detail="ask it inside its with block")
        while self._hears.poll():
            self._hears.recv_bytes()  # meant for a call that had just ended
        try:
            found = dict(self._answers(about, asked))
        except BaseException:  # answers still to come would be taken for those of the next call
            self._stop()
            raise
        return [found[index] for index in range(len(about))]

    def _answers(self, about: Sequence[_About], asked: Iterable[_Question]) -> Iterator[tuple[int, object]]:
        """The answers as they come, each with its place; a free worker takes the next question."""
        self._hire(min(self._size, len(about)))
        waiting = iter(enumerate(asked))
        busy: dict[Connection, tuple[_Worker, int]] = {}
        for worker, (index, question) in zip(self._workers, waiting, strict=False):
            worker.give(question)
            busy[worker.pipe] = worker, index
        while busy:
            ready = wait([*busy, self._hears])
            if self._hears in ready:
                raise SolverError("given-up", detail="nobody waits for the answer any more")
            for pipe in [pipe for pipe in busy if pipe in ready]:
                worker, index = busy.pop(pipe)
                yield index, worker.take(about[index])
                for next_index, question in waiting:
                    worker.give(question)
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

    def give(self, question: _Question) -> None:
        """Ask a question.

        Raises:
            SolverError: If the process is gone.
        """
        try:
            self.pipe.send(question)
        except OSError:
            raise self._crash(None) from None

    def take(self, about: _About) -> object:
        """The answer to what was asked last.

        Raises:
            SolverError: If there is none.
        """
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise self._crash(about) from None
        if isinstance(answer, _Fault):
            raise SolverError(answer.reason, about, answer.detail)
        return answer

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()

    def _crash(self, about: _About | None) -> SolverError:
        self._process.join(1)
        code = self._process.exitcode
        return SolverError("crashed", about, f"process {self.pid} ended with exit code {code}")


# What follows runs in the workers.


def _work(pipe: Connection) -> None:
    """Answer questions until the parent closes its end, or dies; then it ends at once, whatever it is solving."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, and it decides
    threading.Thread(target=_end_with_parent, name="lifeline", daemon=True).start()
    with suppress(EOFError, OSError):
        try:
            dds = layer.load()
        except Exception as error:  # whatever keeps foreign code from being loaded
            pipe.recv()
            pipe.send(_Fault("missing", f"{error} (install schlemm[solver], which brings `endplay`)"))
            return
        while True:
            pipe.send(_answer(dds, pipe.recv()))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)  # nobody waits for what is being solved


def _answer(dds: Any, question: _Question) -> object:
    name, facts = question
    try:
        return _ASKED[name](dds, *facts)
    except dds.DDSError as error:
        return _Fault("failed", str(error))


_ASKED: Final[Mapping[str, Callable[..., object]]] = {
    "table": layer.table,
    "cards": layer.tricks_of_cards,
    "makes": layer.makes,
}
