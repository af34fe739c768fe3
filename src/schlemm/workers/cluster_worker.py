"""What a worker of a Dask cluster does: it has processes of our own answer the questions that it is sent.

So they are answered as on one machine: a process has its main thread for one question at a time, a crash ends nothing
but itself, and a worker of Dask with many threads fills as many cores. The processes end with the worker, whatever ends
it.
"""

from __future__ import annotations

import multiprocessing
import pickle
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from schlemm.workers.cluster_fault import OURS, ClusterFault, Software, check_software, software_of
from schlemm.workers.pool import WorkerPool
from schlemm.workers.process import WorkerSetup

MOST: Final = 1024
"""The most processes of a worker for one kind of questions: Dask asks it as many at a time as it has threads."""
TRIES: Final = 2
"""How often a question is asked if processes die over it: somebody else's machine may be short of memory."""
GRACE: Final = 5.0
"""Seconds that processes have to leave their blocks."""
IDLE: Final = 60.0
"""Seconds without a question after which processes are ended, for who asked may have died."""


@dataclass(frozen=True, slots=True)
class ClusterJob:
    """Questions of one kind, as a worker is told of them.

    Attributes:
        name: Tells this job from all others.
        setup: What answers them.
        fit: Whether a worker has what they need; asked in the worker.
        software: What it has to be installed with.
    """

    name: str
    setup: WorkerSetup[Any, Any]
    fit: Callable[[], bool]
    software: Software


def answer_on_cluster(job: bytes, questions: bytes) -> bytes:
    """Answer some questions of a job, one after the other; this is the task that Dask is given.

    Args:
        job: A ``ClusterJob``, pickled.
        questions: A sequence of questions, pickled.

    Returns:
        Of each question whether there is an answer, and the answer or else the error, as a pickled list; behind an
        error nothing is answered any more.
    """
    told: list[tuple[bool, object]] = []
    try:
        processes = _processes_of(job)
        for question in pickle.loads(questions):
            told.append((True, processes.answer(question)))  # noqa: PERF401 - what came before an error is told
    except Exception as error:  # whatever it is, who asked is told
        told.append((False, error))
    return pickle.dumps(told)


def dismiss_job(job: bytes) -> None:
    """End the processes of a job; return at once, for Dask waits for what it is told to run."""
    processes = _jobs().pop(job, None)
    if processes is not None:
        ending = threading.Thread(target=processes.stop, daemon=True)
        ending.start()
        _ending()[:] = [*filter(threading.Thread.is_alive, _ending()), ending]


def end_jobs() -> None:
    """End the processes of all jobs of this worker, and wait until they have ended."""
    for job in [*_jobs()]:
        dismiss_job(job)
    for ending in _ending():
        ending.join()


class JobProcesses:
    """The processes of one job in this worker, ended when nothing has been asked of them for a while.

    Args:
        job: What they do.
    """

    def __init__(self, job: ClusterJob) -> None:
        self._pool: WorkerPool[Any, Any] = WorkerPool(job.setup, MOST, tries=TRIES, grace=GRACE)
        self._lock = threading.Lock()
        self._asked = 0
        self._rest: threading.Timer | None = None

    def answer(self, question: object) -> object:
        """The answer to a question; raises what that does."""
        self._count(1)
        try:
            return self._pool.submit(question).result()
        finally:
            self._count(-1)

    def stop(self) -> None:
        """End them, whatever they are doing."""
        self._pool.stop()

    def _count(self, more: int) -> None:
        """Count who waits, and rest once nobody has for a while."""
        with self._lock:
            self._asked += more
            if self._rest is not None:
                self._rest.cancel()
            self._rest = threading.Timer(IDLE, self._end_if_idle)
            self._rest.daemon = True
            self._rest.start()

    def _end_if_idle(self) -> None:
        if not self._asked:
            self._pool.stop()


@cache
def _jobs() -> dict[bytes, JobProcesses]:
    """The jobs of this worker."""
    return {}


@cache
def _ending() -> list[threading.Thread]:
    """What ends processes of dismissed jobs just now."""
    return []


_STARTING: Final = threading.Lock()


def _processes_of(job: bytes) -> JobProcesses:
    """The processes of a job, which this worker has to be fit for.

    Raises:
        ClusterFault: If it is not.
    """
    with _STARTING:
        known = _jobs().get(job)
        if known is None:
            told: ClusterJob = pickle.loads(job)
            _check_fit(told)
            _may_have_processes()
            known = _jobs()[job] = JobProcesses(told)
        return known


def _check_fit(job: ClusterJob) -> None:
    from distributed import get_worker
    from distributed.versions import get_versions

    where = str(get_worker().address)
    check_software(where, software_of(get_versions(packages=OURS)), job.software)
    if not job.fit():
        raise ClusterFault("unfit", where)


def _may_have_processes() -> None:
    """Say that this process may start others: Dask's own are told that they may not, and would leave them as orphans.

    Ours notice by themselves when this one has ended.
    """
    multiprocessing.current_process().daemon = False
