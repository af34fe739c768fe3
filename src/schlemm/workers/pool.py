"""Several worker processes that share questions: started when needed, replaced when they die or hang."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from typing import Final, Generic, TypeVar

from schlemm.workers.process import WorkerFault, WorkerProcess, WorkerSetup
from schlemm.workers.queue import PendingQuestion, QuestionQueue
from schlemm.workers.work_limit import WorkLimit

Q = TypeVar("Q")
A = TypeVar("A")
_LOG: Final = logging.getLogger(__name__)


class WorkerPool(Generic[Q, A]):
    """Answers questions in processes of their own; a crash or an endless question harms nobody else's.

    `concurrent.futures` loses every open question when one process dies, and can neither stop a process at work nor
    put one question before another. Processes are spawned, so a program that uses this must be importable: its
    starting point stands under ``if __name__ == "__main__"``.

    Args:
        setup: What the workers do, see ``WorkerSetup``.
        size: How many processes one household may keep at work.
        limit: How long a worker may take over a question before it is taken to hang, and killed.
        spare: How many processes there are besides, for households that have nothing at work, see ``QuestionQueue``.
        tries: How often a question is asked at most, if workers die over it.
        grace: Seconds that workers have to leave their blocks when they are stopped.
        warm_up: What a new worker does if nothing is asked of it at first.
    """

    def __init__(
        self,
        setup: WorkerSetup[Q, A],
        size: int,
        *,
        limit: WorkLimit | None = None,
        spare: int = 0,
        tries: int = 1,
        grace: float = 0.0,
        warm_up: Callable[[], object] | None = None,
    ) -> None:
        self._setup = setup
        self._size = size + spare
        self._spare = spare
        self._limit = limit
        self._tries = tries
        self._grace = grace
        self._warm_up = warm_up
        self._lock = threading.Lock()
        self._workers: set[WorkerProcess[Q, A]] = set()
        self._idle: deque[WorkerProcess[Q, A]] = deque()
        self._queue: QuestionQueue[Q, A] = QuestionQueue()
        self._kills = 0

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the processes that are there now."""
        with self._lock:
            return frozenset(worker.pid for worker in self._workers if not worker.is_stopped)

    @property
    def kills(self) -> int:
        """How many workers have been killed because they hung."""
        return self._kills

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        with self._lock:
            return self._queue.waiting()

    @property
    def running(self) -> int:
        """How many workers are at work."""
        with self._lock:
            return len(self._workers) - len(self._idle)

    def start(self, size: int | None = None) -> None:
        """See that there are so many processes; those that died unasked are replaced.

        By default they are as many as one household may keep at work: a spare one is started when all of these are.

        Raises:
            WorkerFault: If the system gives us none.
        """
        with self._lock:
            for worker in [worker for worker in self._idle if not worker.is_alive]:
                self._idle.remove(worker)
                self._workers.discard(worker)
            while len(self._workers) < min(self._size, self._size - self._spare if size is None else size):
                self._idle.append(self._hire())

    def submit(self, question: Q, urgency: int = 0, household: str = "") -> Future[A]:
        """Ask a question; who cancels the answer before a worker has begun takes the question back.

        The answer is the question's own error if it raises one, a ``WorkerFault`` if the worker dies or hangs, and
        cancelled if the pool is stopped.

        Args:
            question: What is asked.
            urgency: The lower, the sooner, among the questions of one household.
            household: For whom it is asked, see ``QuestionQueue``.

        Raises:
            WorkerFault: If there is no process, or none of the threads that wait for them, and the system gives none.
        """
        asked: PendingQuestion[Q, A] = PendingQuestion(question, urgency, household)
        with self._lock:
            if not self._idle and len(self._workers) < self._size:
                try:
                    self._idle.append(self._hire())
                except WorkerFault:
                    if not self._workers:  # else those that are there have to do
                        raise
            self._queue.push(asked)
            if self._idle and (following := self._queue.pop(self._free(), self._spare)) is not None:
                try:
                    self._begin(self._idle[0], following)
                except WorkerFault:
                    self._queue.done(following)
                    self._queue.put_back(following)
                    asked.future.cancel()
                    raise
                self._idle.popleft()
        return asked.future

    def stop(self) -> None:
        """Cancel what is open and end all processes; the next question starts new ones."""
        with self._lock:
            asked, idle, workers = list(self._queue.drain()), set(self._idle), set(self._workers)
            self._workers.clear()
            self._idle.clear()
        for each in asked:
            each.cancel()
        for worker in idle:
            worker.leave(self._grace)
        for worker in workers - idle:
            worker.stop(self._grace)

    def _begin(self, worker: WorkerProcess[Q, A], asked: PendingQuestion[Q, A]) -> None:
        try:
            threading.Thread(target=self._serve, args=(worker, asked), daemon=True).start()
        except RuntimeError as error:
            raise WorkerFault("crashed", f"no thread can be started: {error}") from error

    def _serve(self, worker: WorkerProcess[Q, A], asked: PendingQuestion[Q, A]) -> None:
        """Ask one question after the other of this worker until none waits; it has a thread of its own."""
        following: PendingQuestion[Q, A] | None = asked
        while following is not None:
            done, tell = following, None
            if done.future.set_running_or_notify_cancel():
                worker, tell = self._answer(worker, done)
            following = self._next(worker, done)
            # Once the worker is free: who is told may ask again at once, and that starts no process.
            if tell is not None:
                tell()

    def _answer(
        self, worker: WorkerProcess[Q, A], asked: PendingQuestion[Q, A]
    ) -> tuple[WorkerProcess[Q, A], Callable[[], None]]:
        """Have a question answered; return the worker that is there afterwards, and what tells who asked."""
        tell = asked.future.set_exception
        for left in reversed(range(self._tries)):
            try:
                worker = self._working(worker)
                return worker, partial(asked.future.set_result, worker.ask(asked.question, self._limit))
            except WorkerFault as fault:
                if worker not in self._workers:  # the pool was stopped
                    return worker, partial(tell, CancelledError())
                with suppress(Exception):  # if none can be had now, the next question tries again
                    worker.stop()
                    worker = self._working(worker)
                hung = fault.reason == "timed-out"
                self._kills += hung
                if left and not hung:  # tell of it, but not of the question: it may hold cards
                    _LOG.error("%s (%s)", fault, type(asked.question).__name__)
                    continue
                return worker, partial(tell, fault)
            except Exception as error:
                return worker, partial(tell, error)
        raise AssertionError("a question is asked at least once")

    def _free(self) -> int:
        """Return how many workers have nothing to do, or could be had."""
        return self._size - len(self._workers) + len(self._idle)

    def _next(self, worker: WorkerProcess[Q, A], done: PendingQuestion[Q, A]) -> PendingQuestion[Q, A] | None:
        """The question that waits; if there is none, the worker is idle, or gone if it could not be replaced."""
        with self._lock:
            self._queue.done(done)
            if worker not in self._workers:
                return None
            others = self._workers - {worker, *self._idle}
            left_to_others = worker.is_stopped and not all(each.is_stopped for each in others)
            asked = None if left_to_others else self._queue.pop(self._free() + 1, self._spare)
            if asked is None and worker.is_stopped:
                self._workers.discard(worker)
            elif asked is None:
                self._idle.append(worker)
            return asked

    def _hire(self) -> WorkerProcess[Q, A]:
        worker = WorkerProcess(self._setup, self._warm_up)
        self._workers.add(worker)
        return worker

    def _working(self, worker: WorkerProcess[Q, A]) -> WorkerProcess[Q, A]:
        """This worker, or a new one in its place if it was stopped and the pool was not.

        Raises:
            WorkerFault: If the system gives us none.
        """
        if worker.is_stopped:
            with self._lock:
                if worker in self._workers:
                    new = self._hire()
                    self._workers.discard(worker)
                    return new
        return worker
