"""Boards in several processes, here or elsewhere; what comes out does not depend on how many there are, nor where.

Cards are never played in the process that asks: bots of ours play with machine code that may crash.
"""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from schlemm.bot_match.contestants import Contestant
from schlemm.bot_match.match import BID_ONLY, BoardRecord, MatchTerms, hold_board, numbered_board
from schlemm.core.deal import Deal
from schlemm.dd.solver import SolverError
from schlemm.workers.cluster_fault import ClusterFault
from schlemm.workers.process import WorkerFault
from schlemm.workers.workplace import ProcessPlace, Workplace

_LOG: Final = logging.getLogger(__name__)

Opener: TypeAlias = Callable[[str], AbstractContextManager[Contestant]]
"""Makes the contestant of a name, for as long as the block lasts. It is called in the processes themselves."""

CHUNK: Final = 8
"""How many boards a process is given at a time, where they are only bid; played ones one by one."""
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

    def chunks(self) -> Iterator[tuple[int, ...]]:
        """The numbers of the boards, piece by piece."""
        for first in range(1, self.boards + 1, self.chunk):
            yield tuple(range(first, min(first + self.chunk, self.boards + 1)))

    def deals(self) -> Iterator[Deal]:
        """The deals of the boards in their order."""
        return (numbered_board(self.seed, number).deal for number in range(1, self.boards + 1))


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


def records(
    plan: MatchPlan, jobs: int = 1, place: Workplace | None = None
) -> Generator[BoardRecord, None, None]:
    """The boards of a match in their order.

    One process is enough to bid; then it is this one. Close the iterator if you do not use it up: that ends the others.

    Args:
        plan: What is held.
        jobs: In how many other processes.
        place: Where it is done instead.

    Raises:
        WorkerLost: If a process dies over its boards, or any other error is raised in it.
        SolverError: If what the cards cost cannot be told.
        ClusterFault: If the workplace is lost.
    """
    if place is None and jobs == 1 and not plan.terms.plays:
        with _held(plan) as hold:
            for number in range(1, plan.boards + 1):
                yield _board_of(hold, number)
        return
    answers = (place or ProcessPlace(jobs, _GRACE)).answers(partial(_setup, plan), plan.chunks())
    try:
        for chunk in plan.chunks():
            yield from _next_of(answers, chunk)
    finally:
        answers.close()


def _next_of(answers: Iterator[list[BoardRecord]], chunk: tuple[int, ...]) -> list[BoardRecord]:
    try:
        return next(answers)
    except (SolverError, ClusterFault):
        raise
    except Exception as error:
        raise _lost(chunk, error) from error


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
