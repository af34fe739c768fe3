"""What a worker of a Dask cluster does: it has processes of our own answer the questions that it is sent.

So they are answered as on one machine: a process has its main thread for one question at a time, a crash ends nothing
but itself, and a worker of Dask with many threads fills as many cores. The processes end with the worker, whatever ends
it.
"""

from __future__ import annotations

import multiprocessing
import pickle
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError
from dataclasses import dataclass, field
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
REMEMBERED: Final = 1000
"""Dismissed jobs that are known as such: who comes late with a question of one finds nobody to answer it."""
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
    """End the processes of a job, for good; return at once, for Dask waits for what it is told to run."""
    jobs = _jobs()
    jobs.dismissed.append(hash(job))
    processes = jobs.known.pop(job, None)
    if processes is not None:
        ending = threading.Thread(target=processes.stop, daemon=True)
        ending.start()
        jobs.ending[:] = [*filter(threading.Thread.is_alive, jobs.ending), ending]


def begin_jobs() -> None:
    """Take jobs, after others have been ended."""
    _jobs().is_over = False


def end_jobs() -> None:
    """End the processes of all jobs of this worker, and wait until they have ended; no question begins any more."""
    jobs = _jobs()
    jobs.is_over = True
    for job in [*jobs.known]:
        dismiss_job(job)
    for ending in [*jobs.ending]:
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
        self._is_over = False
        self._rest: threading.Timer | None = None

    def answer(self, question: object) -> object:
        """The answer to a question; raises what that does.

        Raises:
            CancelledError: If they have been stopped.
        """
        self._count(1)
        try:
            asked = self._pool.submit(question) if not self._is_over else None
            if self._is_over:  # perhaps just now, and the question has started a process
                self._pool.stop()
            if asked is None:
                raise CancelledError
            return asked.result()
        finally:
            self._count(-1)

    def stop(self) -> None:
        """End them for good, whatever they are doing."""
        self._is_over = True
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


@dataclass(slots=True)
class _Jobs:
    """The jobs of this worker.

    Attributes:
        known: Those that have processes.
        dismissed: Those that were, the last of them, by their hashes.
        ending: What ends processes of such just now.
        is_over: Whether no question is to begin any more.
    """

    known: dict[bytes, JobProcesses] = field(default_factory=dict)
    dismissed: deque[int] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    ending: list[threading.Thread] = field(default_factory=list)
    is_over: bool = False

    def refuses(self, job: bytes) -> bool:
        """Whether questions of this job are no longer answered."""
        return self.is_over or hash(job) in self.dismissed


@cache
def _jobs() -> _Jobs:
    """The jobs of this worker."""
    return _Jobs()


_STARTING: Final = threading.Lock()


def _processes_of(job: bytes) -> JobProcesses:
    """The processes of a job, which this worker has to be fit for.

    Raises:
        CancelledError: If the job has been dismissed.
        ClusterFault: If the worker is not.
    """
    with _STARTING:
        jobs = _jobs()
        if not jobs.refuses(job) and job not in jobs.known:
            told: ClusterJob = pickle.loads(job)
            _check_fit(told)
            _may_have_processes()
            jobs.known[job] = JobProcesses(told)
        known = jobs.known.get(job)
        if jobs.refuses(job) or known is None:  # perhaps just now
            dismiss_job(job)
            raise CancelledError
        return known


def _check_fit(job: ClusterJob) -> None:
    from distributed import get_worker
    from distributed.versions import get_versions

    where = get_worker().address
    check_software(where, software_of(get_versions(packages=OURS)), job.software)
    if not job.fit():
        raise ClusterFault("unfit", where)


def _may_have_processes() -> None:
    """Say that this process may start others: Dask's own are told that they may not, and would leave them as orphans.

    Ours notice by themselves when this one has ended.
    """
    multiprocessing.current_process().daemon = False
