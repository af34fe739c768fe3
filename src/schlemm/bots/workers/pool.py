"""Bots in worker processes of our own: a crash harms one question only, and no worker outlives the server."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from schlemm.bidding.explanation.advice import Advice
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bots.workers.frames import packed, receive_frame
from schlemm.bots.workers.patience import PATIENCE, WorkLimit, worked_by
from schlemm.bots.workers.questions import (
    Answer,
    Answered,
    Failed,
    Job,
    Question,
    QuestionRejected,
    Reply,
    WhatComesOf,
    WhatIsSure,
    WhatItMeans,
    WhatToCall,
    WhatToDo,
    WhyNotThat,
    urgency_of,
)
from schlemm.bots.workers.turns import Turns
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.calls import Call
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public, View

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)

BREATH: Final = 0.05
"""Seconds at least between two looks at how much a worker has worked."""


@dataclass(eq=True, unsafe_hash=True)
class WorkerFault(Exception):
    """A question has no answer, through no fault of who asked.

    Attributes:
        reason: ``"crashed"``, ``"timed-out"``, ``"failed"`` (the bot raised an error) or ``"closed"``.
        detail: What is known about it, for the log.
    """

    reason: str
    detail: str = ""

    def __str__(self) -> str:
        return f"a bot's worker {self.reason}: {self.detail}"


class _Worker:
    """One child process, asked one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> _Worker:
        """A new process; it loads what it needs while we go on.

        Raises:
            WorkerFault: If the system gives us none.
        """
        command = (sys.executable, "-m", "schlemm.bots.workers.worker")
        pipe = asyncio.subprocess.PIPE
        try:
            return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        except OSError as error:
            raise WorkerFault("crashed", f"cannot be started: {error}") from error

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def ask(self, question: Question) -> Reply:
        """The reply to one question.

        Raises:
            WorkerFault: If the process is gone.
        """
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise WorkerFault("crashed", "started without pipes")
        try:
            stdin.write(packed(question))
            await stdin.drain()
            reply = await receive_frame(stdout)
        except (
            EOFError,
            ConnectionError,
            RuntimeError,
        ) as error:  # RuntimeError: how uvloop says a pipe is closed
            raise WorkerFault(
                "crashed", f"process {self.pid}, exit code {self._process.returncode}"
            ) from error
        if not isinstance(reply, Answered | QuestionRejected | Failed):
            raise WorkerFault("crashed", f"process {self.pid} replied with a {type(reply).__name__}")
        return reply

    async def end(self) -> None:
        """Stop the process, whatever it is doing."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class WorkerPool:
    """An ``Executor`` over child processes.

    Moves are taken before hints and hints before reviews, those of one kind in the order they come (``turns``). A
    worker that dies is replaced, and its question asked once more of the new one; a worker that hangs is killed, and
    its question given up. Whoever stops waiting before a worker has taken the question takes it back; a worker that
    has begun is left to finish.

    Args:
        size: How many processes; by default one for each core, at least two and at most four.
        patience: How long a worker may take before it is taken to hang.
    """

    def __init__(self, size: int | None = None, patience: WorkLimit = PATIENCE) -> None:
        self._size = size or min(max(os.cpu_count() or 1, 2), 4)
        self._patience = patience
        self._idle: Turns[_Worker] = Turns()
        self._workers: set[_Worker] = set()
        self._asked: set[asyncio.Task[Answer]] = set()
        self._open = False
        self._kills = 0

    @property
    def kills(self) -> int:
        """How many workers have been killed because they hung: a fault of their bots, which bound their work."""
        return self._kills

    @property
    def pids(self) -> frozenset[int]:
        """The ids of the processes that are there now."""
        return frozenset(worker.pid for worker in self._workers)

    async def start(self) -> None:
        """Start the processes; they load what they need at once, not at the first question."""
        self._open = True
        for worker in await asyncio.gather(*(self._hire() for _ in range(self._size))):
            self._idle.put(worker)

    async def close(self) -> None:
        """Give up the questions still open and stop all processes."""
        self._open = False
        for task in tuple(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))
        self._workers.clear()

    async def act(self, bot_name: str, view: View) -> Action:
        """What the bot of this name does with this view."""
        answer = await self._answer(WhatToDo(bot_name, view))
        if not isinstance(answer, MakeCall | PlayCard | MakeClaim | AnswerClaim):
            raise WorkerFault("failed", f"no action: {type(answer).__name__}")
        return answer

    async def explain(self, bot_name: str, public: Public, index: int) -> Explanation:
        """What a call means in the system of the bot of this name."""
        answer = await self._answer(WhatItMeans(bot_name, public, index))
        if not isinstance(answer, Explanation):
            raise WorkerFault("failed", f"no explanation: {type(answer).__name__}")
        return answer

    async def advise(self, view: View) -> Advice:
        """What this player's own system would call."""
        answer = await self._answer(WhatToCall(view))
        if not isinstance(answer, Advice):
            raise WorkerFault("failed", f"no advice: {type(answer).__name__}")
        return answer

    async def why_not(self, view: View, call: Call) -> tuple[Sentence, ...]:
        """Why this player's own system does not make this legal call."""
        answer = await self._answer(WhyNotThat(view, call))
        if not isinstance(answer, tuple):
            raise WorkerFault("failed", f"no reasons: {type(answer).__name__}")
        return answer

    async def safe_claim(self, view: View) -> int | None:
        """How many tricks this player may safely claim."""
        answer = await self._answer(WhatIsSure(view))
        if not isinstance(answer, int | None):
            raise WorkerFault("failed", f"no number: {type(answer).__name__}")
        return answer

    async def carry_out(self, job: Job[T]) -> T:
        """Return the result of this job."""
        return cast("T", await self._answer(WhatComesOf(job)))

    async def _answer(self, question: Question) -> Answer:
        """The answer; a caller that is cancelled meanwhile leaves a worker that has begun to finish in peace."""
        if not self._open:
            raise WorkerFault("closed", "start() the pool first")
        begun = asyncio.Event()
        task = asyncio.create_task(self._ask(question, begun))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not begun.is_set():
                task.cancel()
            raise

    async def _ask(self, question: Question, begun: asyncio.Event) -> Answer:
        """Ask a worker, once it is this question's turn, and if it dies over the question, a fresh one."""
        worker = await self._idle.get(urgency_of(question))
        begun.set()
        try:
            try:
                return _value(await self._reply(worker, question))
            except WorkerFault as fault:
                _LOG.error("%s (%s)", fault, type(question).__name__)  # not the question: it holds a hand
                if fault.reason == "failed":
                    raise
                worker = await self._replace(worker)
                if fault.reason == "timed-out":
                    self._kills += 1
                    raise
            return _value(await self._reply(worker, question))
        finally:
            self._idle.put(worker)

    async def _reply(self, worker: _Worker, question: Question) -> Reply:
        clock, before = asyncio.get_running_loop().time, worked_by(worker.pid)
        begun, left = clock(), self._patience.left(0, 0)
        asked = asyncio.create_task(worker.ask(question))
        try:
            while left > 0:
                await asyncio.wait({asked}, timeout=max(left, BREATH))
                if asked.done():
                    return await asked
                now = worked_by(worker.pid)
                worked = None if now is None or before is None else now - before
                left = self._patience.left(worked, clock() - begun)
        finally:
            asked.cancel()
        raise WorkerFault("timed-out", f"process {worker.pid} after {clock() - begun:.1f} s")

    async def _hire(self) -> _Worker:
        worker = await _Worker.start()
        self._workers.add(worker)
        return worker

    async def _replace(self, worker: _Worker) -> _Worker:
        self._workers.discard(worker)
        await worker.end()
        return await self._hire()


def _value(reply: Reply) -> Answer:
    match reply:
        case Answered(value):
            return value
        case QuestionRejected(error):
            raise error
        case Failed(trace):
            raise WorkerFault("failed", trace)
