"""What a bots' worker does: it runs jobs, with less right to a core than the server."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bots.bot import NoSuchCall, NotAsked
from schlemm.bots.registry import UnknownBot
from schlemm.bots.workers.questions import Job
from schlemm.core.errors import RuleViolation
from schlemm.dd.solver import SolverError

_NICENESS: Final = 5
"""Thinking gives way to the event loop where both want the same core."""


class JobFailed(Exception):
    """A job ran into an error of its own; the argument tells where, and names no card."""


@contextmanager
def set_up_worker() -> Iterator[Callable[[Job[object]], object]]:
    """Run jobs in this process from now on; what they print goes to standard error, for the log."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    if sys.stdout is not None and sys.stderr is not None:  # either may be closed: ``>&-``
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    yield run_job


def run_job(job: Job[object]) -> object:
    """Return the result of a job.

    Raises:
        UnknownBot, UnknownSystem, NotAsked, NoSuchCall, RuleViolation, SolverError: As the job does.
        JobFailed: If it fails in any other way.
    """
    try:
        return job.run()
    except (UnknownBot, UnknownSystem, NotAsked, NoSuchCall, RuleViolation, SolverError):
        raise
    except Exception as error:
        raise JobFailed(_where(error)) from None


def _where(error: Exception) -> str:
    """The way to an error and its kind, but not what it says: that may name cards."""
    way = "".join(traceback.format_tb(error.__traceback__))
    return f"Traceback (most recent call last):\n{way}{type(error).__name__}"
