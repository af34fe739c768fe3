"""One worker process, which answers one question at a time and never outlives the program that started it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic, sleep
from typing import Any, Final, Generic, TypeAlias, TypeVar

from schlemm.workers.work_limit import WorkLimit, worked_by

Q = TypeVar("Q")
A = TypeVar("A")

WorkerSetup: TypeAlias = Callable[[], AbstractContextManager[Callable[[Q], A]]]
"""Gives what answers questions in a worker, for as long as its block lasts: something importable, called in there."""

_LOOK: Final = 0.05
"""Seconds at least between two looks at how much a worker has worked."""
_LAST_GRACE: Final = 5.0
"""Seconds that a worker has to leave its block when its parent is gone."""
_LEISURE: Final = 1.0
"""Seconds without a question after which a new worker warms up: programs that live no longer need not."""


@dataclass(eq=True, unsafe_hash=True)
class WorkerFault(Exception):
    """A question has no answer, through no fault of who asked.

    Attributes:
        reason: ``"crashed"`` or ``"timed-out"``; of bots also ``"failed"`` (an error in the bot) and ``"closed"``; of
            bots on other machines also ``"busy"`` (more is asked than they can answer in time) and ``"absent"``;
            in a server also ``"too-many"`` (of the household's questions are open).
        detail: What is known about it, for the log.
        exit_code: How the process ended, if it did.
    """

    reason: str
    detail: str = ""
    exit_code: int | None = None

    def __str__(self) -> str:
        return f"a worker {self.reason}: {self.detail}"


@dataclass(frozen=True, slots=True)
class _Raised:
    """What a worker replies when the question raised an error."""

    error: Exception


class WorkerProcess(Generic[Q, A]):
    """A process of its own, spawned afresh: it loads what it needs while we go on.

    Args:
        setup: What it does, see ``WorkerSetup``.
        warm_up: What it does if nothing is asked at first, so that its first questions need not wait for it.

    Raises:
        WorkerFault: If the system gives us no process.
    """

    def __init__(self, setup: WorkerSetup[Q, A], warm_up: Callable[[], object] | None = None) -> None:
        self._is_stopped = False
        context = multiprocessing.get_context("spawn")  # a fork would take locks and machine code along
        with ExitStack() as undo:
            try:
                self._pipe, theirs = context.Pipe()
                undo.enter_context(self._pipe)
                with theirs:  # closed here, so that its death is seen as the end of the pipe
                    self._process: BaseProcess = context.Process(
                        target=_work, args=(theirs, setup, warm_up), daemon=True
                    )
                    self._process.start()
            except OSError as error:
                raise WorkerFault("crashed", f"no process can be started: {error}") from error
            undo.pop_all()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid or 0

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.is_alive()

    @property
    def is_stopped(self) -> bool:
        """Whether it has been ended by us."""
        return self._is_stopped

    def ask(self, question: Q, limit: WorkLimit | None = None) -> A:
        """The answer to one question; raises what the question does.

        Raises:
            WorkerFault: If the process is gone, exhausts the limit, or cannot be understood. Then it has to be stopped:
                what it may still say would be taken for the next answer.
        """
        try:
            self._pipe.send(question)
            if limit is not None:
                self._wait(limit)
            reply: Any = self._pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(1)
            code = self._process.exitcode
            raise WorkerFault("crashed", f"process {self.pid} ended with exit code {code}", code) from error
        except WorkerFault:
            raise
        except Exception as error:  # its kind alone: what it says may name cards
            kind = type(error).__name__
            raise WorkerFault("crashed", f"{kind} while process {self.pid} was asked") from error
        if isinstance(reply, _Raised):
            raise reply.error
        answer: A = reply
        return answer

    def leave(self, grace: float) -> None:
        """Let a process that is asked nothing leave its block, for which it has so many seconds."""
        self._pipe.close()
        self._process.join(grace)
        self.stop(grace)

    def stop(self, grace: float = 0.0) -> None:
        """End the process, whatever it is doing; with seconds of grace it may leave its block if it still can."""
        self._is_stopped = True
        if grace:
            self._process.terminate()
            self._process.join(grace)
        self._process.kill()
        self._process.join()

    def _wait(self, limit: WorkLimit) -> None:
        begun, before = monotonic(), worked_by(self.pid)
        left = limit.left(0, 0)
        while left > 0:
            if self._pipe.poll(max(left, _LOOK)):
                return
            now = worked_by(self.pid)
            worked = None if now is None or before is None else now - before
            left = limit.left(worked, monotonic() - begun)
        raise WorkerFault("timed-out", f"process {self.pid} after {monotonic() - begun:.1f} s")


# What follows runs in the workers.


def _work(pipe: Connection, setup: WorkerSetup[Q, A], warm_up: Callable[[], object] | None) -> None:
    """Answer questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, and it decides
    threading.Thread(target=_end_with_parent, name="lifeline", daemon=True).start()
    with suppress(EOFError, OSError), setup() as answer:
        if warm_up is not None and not pipe.poll(_LEISURE):
            warm_up()
        while True:
            pipe.send(_reply(answer, pipe.recv()))


def _reply(answer: Callable[[Q], A], question: Q) -> A | _Raised:
    try:
        return answer(question)
    except Exception as error:
        return _Raised(error)


def _end_with_parent() -> None:
    """End the process with its parent, in the midst of a question: nobody waits for the answer."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        if signal.getsignal(signal.SIGTERM) != signal.SIG_IGN:  # as whoever started the parent may have it
            os.kill(os.getpid(), signal.SIGTERM)  # which may be caught, to leave a block
            sleep(_LAST_GRACE)
        os._exit(1)
