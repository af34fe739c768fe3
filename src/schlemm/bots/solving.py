"""The solver of a worker process: one for all that is asked there, so that nothing is solved twice; its stand-in."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, TypeVar

from schlemm.dd.cached import CachedSolver
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver, compiled_engine
from schlemm.dd.solver import Solver, SolverError

T = TypeVar("T")

KEPT: Final = 4096
"""Answers kept, some 15 MB: what was looked at in the last boards, so that a review need not look again.

At the table itself hardly anything is asked twice. A review asks again what the players asked: it takes a fifth of the
time where the same worker has played the board.
"""
SLOWLY: Final = 5
"""Tricks left up to which our own solver looks at a hundred positions in two seconds; one more takes half a minute."""


NODES: Final = 20_000_000
"""Positions that the search looks at for one question before it gives up, in seven seconds or so.

Of 13,122 random deals one whole table took more, 31 million (``lab/solver/bound.py`` counts), and a worker is taken to
hang after twenty seconds.
"""


@cache
def compiled_solver() -> CachedSolver:
    """Return the solver of this process: it loads machine code, so no process that serves people may ask for it."""
    return CachedSolver(InsideSolver(partial(compiled_engine, NODES)), KEPT)


def stand_in(error: SolverError, tricks_left: int) -> Solver | None:
    """A solver of our own for the last tricks, if this error says that the compiled one is missing; else ``None``."""
    if error.reason != "missing" or tricks_left > SLOWLY:
        return None
    return CachedSolver(EndingSolver(SLOWLY))


def ask_solver(question: Callable[[Solver], T], tricks_left: int) -> T:
    """Return the answer of the compiled solver, or of its stand-in.

    Raises:
        SolverError: If no solver has an answer.
    """
    try:
        return question(compiled_solver())
    except SolverError as error:
        slower = stand_in(error, tricks_left)
        if slower is None:
            raise
        return question(slower)
