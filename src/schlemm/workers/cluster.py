"""Bulk work on a Dask cluster: a running one by the address of its scheduler, or one of our own on this machine."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import count, islice
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar
from uuid import uuid4

from schlemm.workers.cluster_fault import (
    OURS,
    ClusterFault,
    Software,
    check_software,
    software_of,
    without_compiled,
)
from schlemm.workers.cluster_worker import ClusterJob, answer_on_cluster, begin_jobs, dismiss_job, end_jobs
from schlemm.workers.process import WorkerFault, WorkerSetup
from schlemm.workers.workplace import AHEAD, in_order

if TYPE_CHECKING:
    from distributed import Client, Future

Q = TypeVar("Q")
A = TypeVar("A")

LOCAL: Final = "local"
"""The address of a cluster of our own."""
PATIENCE: Final = 10.0
"""Seconds in which a scheduler has to answer, and to have a worker."""
ALONE: Final = 60.0
"""Seconds without any worker after which the work is given up: those that were killed are back sooner."""
EVENLY: Final = 2
"""How many groups of questions of one size each thread may have before larger ones are sent."""
LOOK: Final = 2.0
"""Seconds between two looks at how many workers there are."""
_LOGGERS: Final = ("distributed", "distributed.client", "distributed.gc", "tornado.application")
"""What Dask writes its own account to; who works on it is told in our words."""

_FRUGAL: Final[dict[str, object]] = {
    "distributed.worker.profile.enabled": False,  # else it looks at every thread a hundred times a second
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.worker.http.routes": [],
    "distributed.scheduler.http.routes": [],
    "distributed.scheduler.active-memory-manager.start": False,
    "distributed.scheduler.work-stealing": False,
}
"""What a cluster of our own does without: one worker has nobody to steal from, and nobody looks at its figures."""


class ClusterPlace:
    """The workers of a cluster. Who loses its connection or dies costs the questions it was at: others answer them.

    Args:
        client: The connection to its scheduler.
        where: The address of that.
        software: What is installed here, and has to be there.
        fit: Whether a worker has what the work needs; asked in each of them.
    """

    def __init__(self, client: Client, where: str, software: Software, fit: Callable[[], bool]) -> None:
        self._client = client
        self._where = where
        self._software = software
        self._fit = fit
        self._threads, self._looked = 1, -inf
        self._alone_since: float | None = None
        self._lost = False

    def answers(
        self, setup: WorkerSetup[Q, A], questions: Iterable[Q], urgency: int = 0, together: int = 1
    ) -> Generator[A, None, None]:
        """The answers in the order of the questions.

        Raises:
            Exception: The error that a question has raised.
            WorkerFault: If processes have died over a question again and again.
            ClusterFault: If the cluster is lost, or a worker unlike the others has come.
        """
        name = uuid4().hex
        job = pickle.dumps(ClusterJob(name, setup, self._fit, self._software))
        keys = (f"schlemm-{name}-{number}" for number in count())

        def ask(group: Sequence[Q]) -> Future[bytes]:
            asked = pickle.dumps(group)
            return self._client.submit(
                answer_on_cluster, job, asked, key=next(keys), priority=-urgency, pure=False
            )

        groups = grouped(questions, together, lambda: self._size() * EVENLY)
        try:
            for told in in_order(ask, self._told, groups, lambda: max(1, self._size() * AHEAD // together)):
                for is_answer, said in told:
                    if not is_answer:
                        raise said
                    yield said
        finally:
            if not self._lost:
                with suppress(Exception):  # then they end by themselves after a while
                    self._client.run(dismiss_job, job, on_error="ignore")

    def _told(self, asked: Future[bytes]) -> list[tuple[bool, Any]]:
        """What was answered to the questions of a group, see ``answer_on_cluster``."""
        told: list[tuple[bool, Any]] = pickle.loads(self._reply(asked))
        return told

    def _reply(self, asked: Future[bytes]) -> bytes:
        from distributed import KilledWorker

        while True:
            try:
                reply: bytes = asked.result(timeout=LOOK)
            except TimeoutError:
                self._size()
            except KilledWorker as error:
                raise WorkerFault("crashed", str(error)) from error
            except Exception as error:  # the connection is lost, or the question could not even be read there
                raise self._losing(error) from error
            else:
                return reply

    def _size(self) -> int:
        """How many threads all workers have together, as of late.

        Raises:
            ClusterFault: If there has been no worker for long.
        """
        now = monotonic()
        if now - self._looked < LOOK:
            return self._threads
        try:
            threads = sum(self._client.nthreads().values())
        except Exception as error:
            raise self._losing(error) from error
        self._looked = now
        if threads:
            self._threads = threads
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = now
        elif now - self._alone_since > ALONE:
            raise ClusterFault("no-workers", self._where)
        return self._threads

    def _losing(self, error: Exception) -> ClusterFault:
        """What is told of an error of the connection; nothing more is asked over it."""
        self._lost = True
        return ClusterFault("lost", self._where, f"{type(error).__name__}: {error}")


def grouped(questions: Iterable[Q], most: int, singly: Callable[[], int]) -> Iterator[Sequence[Q]]:
    """The questions in groups: the first by themselves, so that few are spread over all that answer.

    >>> [len(group) for group in grouped(range(12), 4, lambda: 2)]
    [1, 1, 2, 2, 4, 2]

    Args:
        questions: They are taken group by group.
        most: How many make the largest group.
        singly: How many groups there are of each size before the next, twice as large.
    """
    left = iter(questions)
    for number in count():
        size = min(most, 1 << min(number // singly(), most))
        group = tuple(islice(left, size))
        if not group:
            return
        yield group


@contextmanager
def open_cluster(address: str, fit: Callable[[], bool]) -> Iterator[ClusterPlace]:
    """The workers of a cluster, for as long as the block lasts.

    Args:
        address: That of the scheduler, such as ``tcp://10.0.0.1:8786``, or ``local`` for a cluster of our own.
        fit: Whether a worker has what the work needs.

    Raises:
        ClusterFault: If it cannot be worked on.
    """
    with ExitStack() as stack:
        stack.enter_context(_in_silence())
        if address == LOCAL:
            address = stack.enter_context(_own_cluster())
        software = _vetted(address)
        yield ClusterPlace(stack.enter_context(_connected(address)), address, software, fit)


@contextmanager
def _in_silence() -> Iterator[None]:
    """Keep what Dask has to say of itself from the terminal."""
    import distributed  # noqa: F401 - it sets the levels when it is imported

    loggers = [logging.getLogger(name) for name in _LOGGERS]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


@contextmanager
def _own_cluster() -> Iterator[str]:
    """The address of a cluster of our own, on loopback and without a page about itself."""
    import dask
    from distributed import LocalCluster

    try:
        with dask.config.set(_FRUGAL):
            cluster = LocalCluster(
                n_workers=1,
                threads_per_worker=os.cpu_count() or 1,
                processes=False,  # its threads only wait for processes of ours, which work
                protocol="tcp://",
                host="127.0.0.1",
                dashboard_address="127.0.0.1:0",  # any free port; without this it asks for a certain one
                scheduler_kwargs={"dashboard": False},
                memory_limit=0,  # what takes memory is not in its process
                silence_logs=logging.CRITICAL,
            )
    except Exception as error:
        raise ClusterFault("not-started", LOCAL, str(error)) from error
    begin_jobs()
    with cluster:
        try:
            yield cluster.scheduler_address
        finally:
            end_jobs()  # first, for it waits for its threads, and those for their answers


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    from distributed import Client
    from distributed.versions import VersionMismatchWarning

    try:
        with warnings.catch_warnings():  # what counts has been compared
            warnings.simplefilter("ignore", VersionMismatchWarning)
            client = Client(address, timeout=PATIENCE, set_as_default=False, name="schlemm")
    except Exception as error:
        raise ClusterFault("unreachable", address, str(error)) from error
    with client:
        yield client


def _vetted(address: str) -> Software:
    """The software here, which is that of the whole cluster.

    Raises:
        ClusterFault: If no scheduler answers, it has no workers, or anything there is installed with other software.
    """
    try:
        return asyncio.run(asyncio.wait_for(_compared(address), 2 * PATIENCE))
    except ClusterFault:
        raise
    except Exception as error:  # whatever may answer at an address
        raise ClusterFault("unreachable", address, f"{type(error).__name__}: {error}") from error


async def _compared(address: str) -> Software:
    from distributed import rpc
    from distributed.versions import get_versions

    ours = software_of(get_versions(packages=OURS))
    question = {"op": "versions", "packages": list(OURS)}
    async with rpc(address, timeout=PATIENCE) as scheduler:
        theirs = software_of(await scheduler.versions(packages=list(OURS)))
        check_software(address, without_compiled(theirs), ours)
        until = monotonic() + PATIENCE
        while not (workers := await scheduler.broadcast(msg=question, on_error="ignore")):
            if monotonic() > until:
                raise ClusterFault("no-workers", address)
            await asyncio.sleep(0.1)
    for where, told in workers.items():
        check_software(where, software_of(told), ours)
    return ours
