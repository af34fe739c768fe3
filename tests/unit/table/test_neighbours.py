"""A table among those of a stranger, in virtual time: its bots think as soon as if nobody else were there."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import TypeVar, cast

import pytest
from tests.unit.table.playing import ROBOTS, deals_from, folded, opening_events
from tests.unit.table.test_acting import Nowhere, agreed
from tests.virtual_time import in_virtual_time

from schlemm.bots.simple import SensibleAction
from schlemm.bots.workers.executor import JobExecutor
from schlemm.bots.workers.questions import Job, WhatIsSure, WhatToDo, urgency_of
from schlemm.store.event_log import EventLog
from schlemm.table.live.log import TABLE_COURSE, Numbered, TableLog
from schlemm.table.live.session import Session
from schlemm.table.state.settings import Tempo
from schlemm.table.views.history import History
from schlemm.workers.queue import PendingQuestion, QuestionQueue

T = TypeVar("T")
PROCESSES, SPARE = 2, 1
THINKS = 2.0
"""Seconds that each thought takes, more than the moment of any action at the tempo without pauses."""
TABLES = 30
ACTIONS = 25
"""How many calls and cards of the guest's table are waited for."""


class Workers(JobExecutor):
    """So many processes, each of which thinks for the same time about everything, and then does what is usual."""

    def __init__(self) -> None:
        self._queue: QuestionQueue[Job[object], object] = QuestionQueue()
        self._free = PROCESSES + SPARE

    async def start(self) -> None:
        """Nothing to get ready."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def carry_out(self, job: Job[T], household: str = "") -> T:
        """What comes of it, once it has had its turn."""
        asked: PendingQuestion[Job[object], object] = PendingQuestion(job, urgency_of(job), household)
        self._queue.push(asked)
        self._begin()
        return cast("T", await asyncio.wrap_future(asked.future))

    def _begin(self) -> None:
        while (asked := self._queue.pop(self._free, SPARE)) is not None:
            self._free -= 1
            asyncio.get_running_loop().call_later(THINKS, self._end, asked)

    def _end(self, asked: PendingQuestion[Job[object], object]) -> None:
        self._free += 1
        self._queue.done(asked)
        if not asked.future.cancelled():
            asked.future.set_result(_usual(asked.question))
        self._begin()


def _usual(job: object) -> object:
    """What is usual: quickly found, as nobody's cards matter here."""
    if isinstance(job, WhatToDo):
        return SensibleAction(job.view).run()
    return None if isinstance(job, WhatIsSure) else job


@contextmanager
def looking(workers: Workers, seed: int, household: str, heard: list[float]) -> Iterator[Session]:
    """A table of bots that somebody of this household looks at; when each thing happens is kept."""
    table = agreed(folded(opening_events(deals_from(seed), players=ROBOTS)), "klub", Tempo.AT_ONCE)
    session = Session(TableLog(EventLog(TABLE_COURSE, History(table), Nowhere())), workers, deals_from(seed))
    loop = asyncio.get_running_loop()

    def hear(events: Numbered) -> None:
        heard.extend(loop.time() for _ in events)

    leave = session.listen(hear, lambda: household)
    try:
        yield session
    finally:
        leave()


async def seconds_of_the_guest(strangers: int, household: str) -> tuple[float, Exception | None]:
    """How long a table takes over so many actions beside so many tables of this household, and what trouble it had."""
    workers, own, others = Workers(), list[float](), list[float]()
    async with AsyncExitStack() as stack:
        for number in range(strangers):
            stack.push_async_callback(
                stack.enter_context(looking(workers, number + 1, household, others)).close
            )
        await asyncio.sleep(5.0)  # all their processes are at work
        begun = asyncio.get_running_loop().time()
        session = stack.enter_context(looking(workers, 0, "guest", own))
        stack.push_async_callback(session.close)
        while len(own) < ACTIONS:  # noqa: ASYNC110 - time is virtual
            await asyncio.sleep(0.1)
        return own[ACTIONS - 1] - begun, session.trouble


def test_a_guest_beside_thirty_tables_of_a_stranger_waits_as_long_as_alone() -> None:
    """What thirty tables of another household ask without a pause costs a table at most half as much time again."""
    alone, _ = in_virtual_time(seconds_of_the_guest(0, "stranger"))
    beside, trouble = in_virtual_time(seconds_of_the_guest(TABLES, "stranger"))
    assert alone >= ACTIONS * THINKS * 0.9
    assert beside <= 1.5 * alone
    assert trouble is None


@pytest.mark.slow
def test_one_more_table_of_a_household_shares_its_time() -> None:
    """The same thirty tables in the guest's own household make it wait: that it waits for no stranger is fairness."""
    alone, _ = in_virtual_time(seconds_of_the_guest(0, "guest"))
    beside, _ = in_virtual_time(seconds_of_the_guest(TABLES, "guest"))
    assert beside > 8 * alone
