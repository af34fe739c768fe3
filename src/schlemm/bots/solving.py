"""The compiled solver of a worker process: one for all that is asked there, so that nothing is solved twice."""

from __future__ import annotations

from functools import cache
from typing import Final

from schlemm.dd.cached import CachedSolver
from schlemm.dd.inside import InsideSolver

KEPT: Final = 4096
"""Answers kept, some 15 MB: what was looked at in the last boards, so that a review need not look again.

At the table itself hardly anything is asked twice. A review asks again what the players asked: it takes a fifth of the
time where the same worker has played the board.
"""


@cache
def compiled() -> CachedSolver:
    """One solver for this process: it loads machine code, so no process that serves people may ask for it."""
    return CachedSolver(InsideSolver(), KEPT)
