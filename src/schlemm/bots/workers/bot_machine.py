"""A machine that answers questions to bots for all servers on a bus."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Final

from schlemm.bots.workers.bus_messages import (
    WHO,
    BusAnswer,
    BusDismissal,
    BusQuestion,
    MachineState,
    ask_subject,
    encode_word,
    here_subject,
    own_name,
    understood,
)
from schlemm.bots.workers.executor import JobExecutor
from schlemm.bots.workers.open_questions import FULL
from schlemm.bots.workers.value_codec import Unwritable
from schlemm.bus.bus import Bus, BusMessage, Unsubscribe
from schlemm.workers.process import WorkerFault

BEAT: Final = 1.0
"""Seconds at most between two words that it is there."""

PAUSE: Final = 0.02
"""Seconds at least between two: of many changes at once the last one counts."""

GRACE: Final = 5.0
"""Seconds that it goes on with what it has begun once it is to leave."""

WAITING: Final = 2
"""How many questions of a household it takes for each process: several servers may see the same room."""


class BotMachine:
    """Takes questions from a bus, has an executor of its own answer them, and says how much room it has.

    Args:
        bus: The bus, which is there for longer.
        executor: What answers, started.
        size: How many questions it answers at a time.
        kind: Which bots answer, see ``bot_kind``.
        spare: How many of these are for households that have nothing at work.
    """

    def __init__(self, bus: Bus, executor: JobExecutor, size: int, kind: str, spare: int = 0) -> None:
        self._bus = bus
        self._executor = executor
        self._size = size
        self._spare = spare
        self._kind = kind
        self._own = own_name()
        self._asked: dict[str, asyncio.Task[None]] = {}
        self._households: Counter[str] = Counter()
        self._saying: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._leaving = False
        self._listening: list[Unsubscribe] = []
        self._pulse: asyncio.Task[None] | None = None

    @property
    def kind(self) -> str:
        """Which bots answer."""
        return self._kind

    @property
    def name(self) -> str:
        """What it is called on the bus."""
        return self._own

    async def start(self) -> None:
        """Listen, and say that it is there.

        Raises:
            BusTrouble: If the bus cannot be reached.
        """
        self._listening = [
            await self._bus.subscribe(ask_subject(self._kind, self._own), self._hear),
            await self._bus.subscribe(WHO, lambda _: self._changed.set()),
        ]
        self._bus.reconnected(self._changed.set)
        self._pulse = asyncio.create_task(self._beat())

    async def close(self, grace: float = GRACE) -> None:
        """Take no more questions, finish what can be finished in time, and leave; others are asked the rest.

        Args:
            grace: Seconds for what is begun.
        """
        self._leaving = True
        self._changed.set()
        open_ = [*self._asked.values()]
        if open_:
            await asyncio.wait(open_, timeout=grace)
        pulse, self._pulse = self._pulse, None
        left = [task for task in (*open_, *self._saying, pulse) if task is not None and not task.done()]
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left)
        for leave in self._listening:
            await leave()
        await self._bus.publish(here_subject(self._kind), encode_word(MachineState(self._own, 0, 0)))

    async def _beat(self) -> None:
        while True:
            await self._bus.publish(here_subject(self._kind), encode_word(self._state()))
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._changed.wait()
            await asyncio.sleep(PAUSE)
            self._changed.clear()

    def _state(self) -> MachineState:
        return MachineState(self._own, self._size, self._room(), self._spare)

    def _room(self) -> int:
        return 0 if self._leaving else max(self._size - len(self._asked), 0)

    def _hear(self, message: BusMessage) -> None:
        word = understood(message)
        if isinstance(word, BusDismissal) and word.name in self._asked:
            self._asked[word.name].cancel()
        if isinstance(word, BusQuestion) and message.reply and word.name not in self._asked:
            if self._leaving or self._households[word.household] >= WAITING * self._size:
                self._say(self._answer(message.reply, word.name, WorkerFault(FULL)))
            else:
                self._begin(word, message.reply)

    def _begin(self, question: BusQuestion, reply: str) -> None:
        task = asyncio.create_task(self._work(question, reply))
        self._asked[question.name] = task
        self._households[question.household] += 1
        task.add_done_callback(partial(self._forget, question))
        self._changed.set()

    def _forget(self, question: BusQuestion, task: asyncio.Task[None]) -> None:
        if self._asked.get(question.name) is task:
            self._end(question)

    def _end(self, question: BusQuestion) -> None:
        if self._asked.pop(question.name, None) is not None:
            self._households[question.household] -= 1
            self._households += Counter()  # forgets households that ask nothing
            self._changed.set()

    async def _work(self, question: BusQuestion, reply: str) -> None:
        result: object = None
        error: Exception | None = None
        try:
            async with asyncio.timeout(question.patience):
                result = await self._executor.carry_out(question.job, question.household)
        except TimeoutError:  # nobody waits any more
            return
        except Exception as raised:  # whatever it is, it belongs to who asked
            error = raised
        self._end(question)
        await self._answer(reply, question.name, error, result)

    async def _answer(self, reply: str, name: str, error: Exception | None, result: object = None) -> None:
        answer = BusAnswer(name, self._own, self._room(), result, error)
        try:
            said = encode_word(answer)
        except Unwritable as unwritable:
            fault = WorkerFault("failed", f"an answer that cannot travel: {unwritable}")
            said = encode_word(BusAnswer(name, self._own, self._room(), None, fault))
        await self._bus.publish(reply, said)

    def _say(self, words: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(words)
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)
