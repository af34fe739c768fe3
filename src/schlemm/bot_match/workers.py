"""Boards in several processes; what comes out does not depend on how many there are.

Cards are never played in the process that asks: bots of ours play with machine code that may crash.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, TypeAlias

from schlemm.bot_match.contestants import Contestant
from schlemm.bot_match.match import BID_ONLY, BoardRecord, MatchTerms, hold_board, numbered_board

Opener: TypeAlias = Callable[[str], AbstractContextManager[Contestant]]
"""Makes the contestant of a name, for as long as the block lasts. It is called in the processes themselves."""

CHUNK: Final = 8
"""How many boards a process is given at a time, where they are only bid; played ones one by one."""
_AHEAD: Final = 2
"""How many such chunks a process has before it, so that it never waits for us."""
_GRACE: Final = 5.0
"""Seconds that a process has to send its players home."""


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What is to be held, by whom.

    Attributes:
        a: Name of the first contestant.
        b: Name of the second.
        boards: How many boards, from number 1.
        seed: Which deals.
        opener: Makes a contestant from its name.
        terms: How the boards are held.
    """

    a: str
    b: str
    boards: int
    seed: int
    opener: Opener
    terms: MatchTerms = BID_ONLY

    @property
    def chunk(self) -> int:
        """How many boards make a piece of work."""
        return 1 if self.terms.plays else CHUNK


@dataclass(eq=True, unsafe_hash=True)
class WorkerLost(Exception):
    """A process that held boards has ended, with everything in it.

    Attributes:
        boards: The numbers of the boards it may have been at.
        exit_code: How it ended.
    """

    boards: tuple[int, ...]
    exit_code: int | None

    def __str__(self) -> str:
        first, last = (self.boards[0], self.boards[-1]) if self.boards else (0, 0)
        return f"the process with the boards {first} to {last} ended with exit code {self.exit_code}"


def records(plan: MatchPlan, jobs: int = 1) -> Generator[BoardRecord, None, None]:
    """The boards of a match in their order, held in so many other processes.

    One process is enough to bid; then it is this one. Close the iterator if you do not use it up: that ends the others.

    Raises:
        WorkerLost: If a process dies over its boards.
    """
    numbers = range(1, plan.boards + 1)
    if jobs == 1 and not plan.terms.plays:
        with _held(plan) as hold:
            yield from map(hold, numbers)
        return
    size = plan.chunk
    chunks = [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]
    workers = [_Worker(plan) for _ in range(min(jobs, len(chunks)))]
    try:
        yield from _in_order(workers, chunks)
        for worker in workers:
            worker.leave()
    finally:
        for worker in workers:
            worker.stop()


@contextmanager
def _held(plan: MatchPlan) -> Iterator[Callable[[int], BoardRecord]]:
    """What holds the board of a number, with both contestants at the table."""
    terms = plan.terms
    with plan.opener(plan.a) as a, plan.opener(plan.b) as b:
        solver = None if terms.solver is None else terms.solver()
        yield lambda number: hold_board(numbered_board(plan.seed, number), a, b, terms, solver)


def _in_order(workers: list[_Worker], chunks: list[tuple[int, ...]]) -> Iterator[BoardRecord]:
    """All boards from the first to the last, whoever comes first with them."""
    waiting = iter(chunks)
    for _ in range(_AHEAD):
        for worker in workers:
            worker.give(next(waiting, ()))
    done: dict[int, BoardRecord] = {}
    for chunk in chunks:
        while chunk[0] not in done:
            busy = {worker.pipe: worker for worker in workers if worker.numbers}
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]  # only connections were given
                done.update({record.board.number: record for record in worker.take()})
                worker.give(next(waiting, ()))
        for number in chunk:
            yield done.pop(number)


class _Worker:
    """One process that holds the boards it is given."""

    def __init__(self, plan: MatchPlan) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.numbers: list[tuple[int, ...]] = []
        self._process: BaseProcess = context.Process(target=_work, args=(theirs, plan))
        self._process.start()
        theirs.close()  # so that its death is seen as the end of the pipe

    def give(self, numbers: tuple[int, ...]) -> None:
        """Ask for these boards; nothing happens if there are none."""
        if numbers:
            self.numbers.append(numbers)
            with suppress(OSError):  # it is gone; ``take`` will say so
                self.pipe.send(numbers)

    def take(self) -> list[BoardRecord]:
        """The boards of the oldest question.

        Raises:
            WorkerLost: If the process is gone.
        """
        try:
            held: list[BoardRecord] = self.pipe.recv()
        except (EOFError, OSError):
            self._process.join(_GRACE)
            lost = tuple(number for chunk in self.numbers for number in chunk)
            raise WorkerLost(lost, self._process.exitcode) from None
        self.numbers.pop(0)
        return held

    def leave(self) -> None:
        """Tell the process that there is nothing more to do, and wait for it to end its players."""
        self.pipe.close()
        self._process.join(_GRACE)

    def stop(self) -> None:
        """End the process; it ends its players if it still can."""
        self.pipe.close()
        self._process.terminate()
        self._process.join(_GRACE)
        self._process.kill()
        self._process.join()
        self._process.close()


def _work(pipe: Connection, plan: MatchPlan) -> None:
    """Hold what comes until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, and it decides
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves the blocks in which players live
    with suppress(EOFError, OSError), _held(plan) as hold:
        while True:
            numbers: tuple[int, ...] = pipe.recv()
            pipe.send([hold(number) for number in numbers])
