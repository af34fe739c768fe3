"""Bots on other machines: a server holds its questions until one of them has room, and asks it over a bus."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import blake2b
from itertools import count
from secrets import token_bytes
from typing import Final, TypeVar, cast

from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.bus_messages import (
    ALL_KINDS,
    WHO,
    BusAnswer,
    BusDismissal,
    BusQuestion,
    MachineState,
    answer_subject,
    ask_subject,
    encode_word,
    kind_of_subject,
    own_name,
    understood,
)
from schlemm.bots.workers.executor import Executor, JobExecutor
from schlemm.bots.workers.machines import SILENT
from schlemm.bots.workers.open_questions import Errand, OpenQuestions
from schlemm.bots.workers.questions import Job, stands_in, urgency_of
from schlemm.bots.workers.spare_pool import SparePool
from schlemm.bots.workers.value_codec import Unwritable
from schlemm.bus.bus import Bus, BusMessage, Unsubscribe
from schlemm.workers.process import WorkerFault
from schlemm.workers.tasks import end_task

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)

PATIENCE: Final = {Urgency.MOVE: 20.0, Urgency.HINT: 20.0, Urgency.REVIEW: 120.0}
"""Seconds that a question waits for its answer; then something else is done, or said."""

ABSENT: Final = 3.0
"""Seconds without any machine after which nobody is waited for."""

GREETING: Final = 1.0
"""Seconds at the start in which a machine should have said that it is there."""

LOOK: Final = 0.5
"""Seconds at most between two looks at who is there."""

STEP: Final = 1.0
"""Seconds that count as gone by between two looks at most: who could not listen does not take others to be silent."""

OTHERS: Final = 8
"""How many other kinds are named at most."""


class BusExecutor(JobExecutor):
    """An ``Executor`` over the machines of bots on a bus that are of our kind.

    A question waits here, in the turn of its household, until a machine has a process free. One that a machine dies
    over, or that is at one which falls silent, is asked of another, once. Whoever stops waiting takes the question
    back. What stands in for an answer that could not be had is worked out at home.

    Args:
        bus: The bus, which is there for longer.
        kind: Which bots are asked, see ``bot_kind``.
        spare: What works at home.
    """

    def __init__(self, bus: Bus, kind: str, spare: Executor | None = None) -> None:
        self._bus = bus
        self._kind = kind
        self._spare: Executor = spare or SparePool()
        self._own = own_name()
        self._key = token_bytes(16)
        self._names = count()
        self._open = OpenQuestions()
        self._others: dict[str, float] = {}
        self._awake = 0.0  # seconds for which machines could be heard
        self._wake, self._met = asyncio.Event(), asyncio.Event()
        self._greet = True
        self._absent = False
        self._listening: list[Unsubscribe] = []
        self._work: asyncio.Task[None] | None = None

    @property
    def kind(self) -> str:
        """Which bots are asked."""
        return self._kind

    @property
    def processes(self) -> int:
        """How many processes the machines have together that are there now."""
        return self._open.processes

    @property
    def waiting(self) -> int:
        """How many questions wait for a machine with room."""
        return self._open.waiting

    @property
    def running(self) -> int:
        """How many questions machines have."""
        return self._open.running

    @property
    def kills(self) -> int:
        """Which of their processes hang, the machines see to themselves."""
        return 0

    def other_kinds(self) -> tuple[str, ...]:
        """Which other kinds of bots are on the bus, none of which is asked."""
        heard = self._others.items()
        return tuple(sorted(kind for kind, at in heard if self._awake - at < SILENT))

    async def start(self) -> None:
        """Look who is there. That nobody is, the log tells; they may still come.

        Raises:
            BusTrouble: If the bus cannot be reached.
        """
        self._open = OpenQuestions(self._awake)
        self._listening = [
            await self._bus.subscribe(ALL_KINDS, self._hear_state),
            await self._bus.subscribe(answer_subject(self._kind, self._own), self._hear_answer),
        ]
        self._bus.reconnected(self._greet_all)
        self._work = asyncio.create_task(self._keep_on())
        try:
            async with asyncio.timeout(GREETING):
                await self._met.wait()
        except TimeoutError:
            self._tell_absence()

    async def close(self) -> None:
        """Stop asking; questions still open end with ``asyncio.CancelledError``."""
        work, self._work = self._work, None
        await end_task(work)
        self._open.cancel()
        await self._say_dismissals()
        for leave in self._listening:
            await leave()
        self._listening.clear()
        await self._spare.close()

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """Return the result of this job."""
        if self._work is None:
            raise WorkerFault("closed", "start() it first")
        if stands_in(job):
            return await self._spare.carry_out(job, household)
        if self._absent:
            raise WorkerFault("absent", self._kind)
        urgency = urgency_of(job)
        patience = PATIENCE[urgency]
        errand = Errand(f"{self._own}-{next(self._names)}", job, _now() + patience)
        answer = self._open.ask(errand, urgency, self._digest(household))
        self._wake.set()
        try:
            async with asyncio.timeout(patience):
                return cast("T", await asyncio.wrap_future(answer))
        except TimeoutError:
            raise WorkerFault("busy", f"no answer within {patience:.0f} s") from None
        finally:
            self._wake.set()  # somebody may be told that nobody waits any more

    async def _keep_on(self) -> None:
        looked = _now()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()
            self._wake.clear()
            last, looked = looked, _now()
            self._awake += min(looked - last, STEP)
            try:
                self._look_round()
                await self._say_all()
            except Exception as error:  # its kind alone: what it says may name cards
                _LOG.error("asking bots failed: %s", type(error).__name__)

    def _look_round(self) -> None:
        """See who is there, and give up what nobody can answer."""
        for machine in self._open.drop_silent(self._awake):
            _LOG.warning("the bots at %s say nothing any more", machine)
        absent = self._open.alone_for(self._awake) >= ABSENT
        if absent and not self._absent:
            self._tell_absence()
        elif self._absent and not absent:
            _LOG.warning("bots of kind %s are there: %s processes", self._kind, self.processes)
        self._absent = absent
        if absent:
            self._open.fail_waiting(WorkerFault("absent", self._kind))

    async def _say_all(self) -> None:
        if self._greet:
            self._greet = False
            await self._bus.publish(WHO, b"")
        await self._say_dismissals()
        for again in self._open.to_say_again(self._awake):
            await self._say(*again)
        while (turn := self._open.next_to_ask(self._awake)) is not None:
            await self._say(*turn)

    async def _say(self, errand: Errand, household: str, machine: str) -> None:
        question = BusQuestion(errand.name, max(errand.until - _now(), 0.0), errand.job, household)
        try:
            said = encode_word(question)
        except Unwritable as error:
            self._open.fail(errand.name, WorkerFault("failed", f"a question that cannot travel: {error}"))
            return
        subject, reply = ask_subject(self._kind, machine), answer_subject(self._kind, self._own)
        await self._bus.publish(subject, said, reply)

    def _digest(self, household: str) -> str:
        """What a household is called on the bus: its address stays here, and nobody there can guess it."""
        return blake2b(household.encode(), key=self._key, digest_size=16).hexdigest()

    async def _say_dismissals(self) -> None:
        for machine, name in self._open.dismissed():
            await self._bus.publish(ask_subject(self._kind, machine), encode_word(BusDismissal(name)))

    def _hear_state(self, message: BusMessage) -> None:
        kind = kind_of_subject(message.subject)
        if kind != self._kind:
            if kind in self._others or len(self._others) < OTHERS:
                self._others[kind] = self._awake
            return
        state = understood(message)
        if isinstance(state, MachineState):
            self._open.hear(state, self._awake)
            self._met.set()
            self._wake.set()

    def _hear_answer(self, message: BusMessage) -> None:
        answer = understood(message)
        if isinstance(answer, BusAnswer):
            self._open.take(answer, self._awake)
            self._wake.set()

    def _tell_absence(self) -> None:
        others = ", ".join(map(repr, self.other_kinds())) or "none"
        _LOG.error("nobody on the bus has bots of kind %s; other kinds there: %s", self._kind, others)

    def _greet_all(self) -> None:
        self._greet = True
        self._wake.set()


def _now() -> float:
    return asyncio.get_running_loop().time()
