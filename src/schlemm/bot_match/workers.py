"""Boards in several processes; what comes out does not depend on how many there are.

Cards are never played in the process that asks: bots of ours play with machine code that may crash.
"""

from __future__ import annotations

import logging
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Final, TypeAlias

from schlemm.bot_match.contestants import Contestant
from schlemm.bot_match.match import BID_ONLY, BoardRecord, MatchTerms, hold_board, numbered_board
from schlemm.dd.solver import SolverError
from schlemm.workers.pool import WorkerPool
from schlemm.workers.process import WorkerFault

_LOG: Final = logging.getLogger(__name__)

Opener: TypeAlias = Callable[[str], AbstractContextManager[Contestant]]
"""Makes the contestant of a name, for as long as the block lasts. It is called in the processes themselves."""

CHUNK: Final = 8
"""How many boards a process is given at a time, where they are only bid; played ones one by one."""
_AHEAD: Final = 8
"""How many such chunks are asked for before they are needed, for each process, so that none waits for a slow one."""
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
    """A process that held boards has none to show for them: it has ended, or an error was raised in it.

    Attributes:
        boards: The numbers of the boards it may have been at.
        exit_code: How it ended; ``None`` after an error, which is the cause of this one.
    """

    boards: tuple[int, ...]
    exit_code: int | None

    def __str__(self) -> str:
        first, last = (self.boards[0], self.boards[-1]) if self.boards else (0, 0)
        how = "failed" if self.exit_code is None else f"ended with exit code {self.exit_code}"
        return f"the process with the boards {first} to {last} {how}"


def records(plan: MatchPlan, jobs: int = 1) -> Generator[BoardRecord, None, None]:
    """The boards of a match in their order, held in so many other processes.

    One process is enough to bid; then it is this one. Close the iterator if you do not use it up: that ends the others.

    Raises:
        WorkerLost: If a process dies over its boards, or any other error is raised in it.
        SolverError: If what the cards cost cannot be told.
    """
    numbers = range(1, plan.boards + 1)
    if jobs == 1 and not plan.terms.plays:
        with _held(plan) as hold:
            for number in numbers:
                yield _board_of(hold, number)
        return
    size = plan.chunk
    chunks = iter([tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)])
    pool: WorkerPool[tuple[int, ...], list[BoardRecord]] = WorkerPool(
        partial(_setup, plan), jobs, grace=_GRACE
    )
    waiting: deque[tuple[tuple[int, ...], Future[list[BoardRecord]]]] = deque()
    chunk: tuple[int, ...] = ()
    try:
        while True:
            for chunk in islice(chunks, jobs * _AHEAD - len(waiting)):
                waiting.append((chunk, pool.submit(chunk)))
            if not waiting:
                return
            chunk, held = waiting.popleft()
            yield from held.result()
    except SolverError:
        raise
    except Exception as error:
        raise _lost(chunk, error) from error
    finally:
        pool.stop()


def _board_of(hold: Callable[[int], BoardRecord], number: int) -> BoardRecord:
    try:
        return hold(number)
    except Exception as error:
        raise _lost((number,), error) from error


def _lost(boards: tuple[int, ...], error: Exception) -> WorkerLost:
    """What is raised when boards cannot be had; an error that was raised over them is logged."""
    if isinstance(error, WorkerFault):
        return WorkerLost(boards, error.exit_code)
    _LOG.error("boards %d to %d", boards[0], boards[-1], exc_info=error)
    return WorkerLost(boards, None)


@contextmanager
def _held(plan: MatchPlan) -> Iterator[Callable[[int], BoardRecord]]:
    """What holds the board of a number, with both contestants at the table."""
    terms = plan.terms
    with plan.opener(plan.a) as a, plan.opener(plan.b) as b:
        solver = None if terms.solver is None else terms.solver()
        yield lambda number: hold_board(numbered_board(plan.seed, number), a, b, terms, solver)


@contextmanager
def _setup(plan: MatchPlan) -> Iterator[Callable[[tuple[int, ...]], list[BoardRecord]]]:
    """What a worker does: it holds boards, and sends its players home when it is stopped."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves the blocks in which players live
    with _held(plan) as hold:
        yield lambda numbers: [hold(number) for number in numbers]
