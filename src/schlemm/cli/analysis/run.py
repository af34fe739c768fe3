"""The work of ``schlemm analyse``: deals solved over all cores or on a cluster, and what goes wrong on the way."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from typing import Final

from schlemm.cli.analysis.journal import Journal, OtherWork
from schlemm.cli.analysis.work import Answer, Task, analysing
from schlemm.cli.clusters import cluster_trouble
from schlemm.cli.progress import with_progress
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import FAILED, CommandError, path_code
from schlemm.dd.solver import SolverError
from schlemm.workers.cluster_fault import ClusterFault
from schlemm.workers.process import WorkerFault
from schlemm.workers.workplace import Workplace

TOGETHER: Final = 4
"""Deals that are sent to a cluster at a time: one takes a sixth of a second, and to send it some milliseconds."""


def known_answers(journal: Journal | None, *, resume: bool) -> list[Answer]:
    """What an earlier run has found out.

    Raises:
        Trouble: If there is something and nobody asked to go on with it, or it belongs to other boards.
    """
    if journal is None or not journal.exists():
        return []
    path = str(journal.path)
    if not resume:
        raise CommandError("analyse-begun", {"path": path})
    try:
        return journal.read()
    except OtherWork as error:
        raise CommandError("analyse-other", {"path": path}) from error
    except OSError as error:
        raise _journal_trouble(path, error) from error


def solve(
    tasks: Sequence[Task], known: list[Answer], place: Workplace, journal: Journal | None, label: str
) -> list[Answer]:
    """The answers to all tasks; what is known is not asked again.

    Raises:
        Trouble: If it breaks off; what was found until then is in the journal.
        KeyboardInterrupt: If somebody ends it; the same holds.
    """
    found = list(known)
    coming = place.answers(analysing, tasks[len(known) :], together=TOGETHER)
    with closing(coming):
        kept = coming if journal is None else journal.recording(known, coming)
        for answer in with_progress(_told(kept), len(tasks), label, len(known)):
            found.append(answer)  # noqa: PERF402 - the bar is advanced one by one
    return found


def _told(answers: Generator[Answer, None, None] | Iterator[Answer]) -> Iterator[Answer]:
    """The same answers, what goes wrong over them as a command tells it."""
    try:
        yield from answers
    except ClusterFault as fault:
        raise cluster_trouble(fault) from fault
    except (SolverError, WorkerFault) as error:
        raise CommandError("analyse-failed", {"detail": error.reason}, FAILED) from error
    except OSError as error:
        raise _journal_trouble("", error) from error


def _journal_trouble(path: str, error: OSError) -> CommandError:
    return CommandError(
        "analyse-journal", {"path": path or "–", "detail": reason_of(error)}, path_code(error)
    )
