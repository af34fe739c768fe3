"""Bots on other machines: the same answers, the most urgent first, and of the same kind only."""

import asyncio
from dataclasses import replace
from typing import TypeVar

import pytest
from tests.integration.house import MemoryStore
from tests.unit.bots.jobs import FIRST_VIEW, jobs
from tests.unit.bots.machines import (
    KIND,
    MOVE,
    REVIEW,
    Club,
    Slow,
    fault_of,
    hint,
    in_club,
    now,
)

from schlemm.bots.bot import NoSuchCall
from schlemm.bots.open_cards import DefendersReply
from schlemm.bots.registry import UnknownBot
from schlemm.bots.simple import SensibleAction
from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.bot_machine import WAITING
from schlemm.bots.workers.bus_executor import ABSENT, PATIENCE
from schlemm.bots.workers.bus_messages import BusQuestion, decode_word
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.open_questions import LINE
from schlemm.bots.workers.questions import Job, WhatItMeans, WhatToDo
from schlemm.core.cards import Card
from schlemm.core.errors import RuleViolation
from schlemm.server.health.readiness import FRESH, Readiness
from schlemm.workers.process import WorkerFault

T = TypeVar("T")
HINT = PATIENCE[Urgency.HINT]


@pytest.mark.slow
def test_answers_are_those_of_the_bots_here() -> None:
    """What comes of each kind of question is what comes of it in this process, and so are the errors."""

    async def work(club: Club) -> None:
        await club.machine(InlineExecutor(), 2)
        every = {type(job): job for job in jobs()}
        async with club.server() as server:
            for job in every.values():
                assert await server.carry_out(job) == await InlineExecutor().carry_out(job)
            with pytest.raises(UnknownBot):
                await server.carry_out(WhatToDo("forum:nobody", FIRST_VIEW))
            with pytest.raises(NoSuchCall):
                await server.carry_out(WhatItMeans("forum", FIRST_VIEW.public, 7))
            reply = every[DefendersReply]
            assert isinstance(reply, DefendersReply)
            with pytest.raises(RuleViolation):
                await server.carry_out(replace(reply, cards=(Card.parse("C2"),)))

    in_club(work)


def test_a_bot_that_fails_is_a_fault_for_who_asked_alone() -> None:
    """An error of the bot's own comes back as a fault; the machine goes on."""

    class Failing(Slow):
        async def carry_out(self, job: Job[T], household: str = "") -> T:
            if not self.begun:
                self.begun.append(job)
                raise WorkerFault("failed", "Traceback")
            return await super().carry_out(job, household)

    async def work(club: Club) -> None:
        await club.machine(Failing())
        async with club.server() as server:
            assert await fault_of(server.carry_out(hint(1))) == "failed"
            assert await server.carry_out(hint(2)) == 2

    in_club(work)


def test_the_most_urgent_question_is_begun_first() -> None:
    """While a single process is busy, moves overtake hints, and hints reviews; those alike keep their order."""

    async def work(club: Club) -> None:
        slow = Slow(1.0)
        await club.machine(slow)
        async with club.server() as server:
            busy = asyncio.create_task(server.carry_out(hint(0)))
            await asyncio.sleep(0.5)
            await asyncio.gather(busy, *map(server.carry_out, [REVIEW, hint(1), MOVE]))
            assert slow.begun == [hint(0), MOVE, hint(1), REVIEW]
            slow.begun.clear()
            await asyncio.gather(*(server.carry_out(hint(n)) for n in range(10)))
            assert slow.begun == [hint(n) for n in range(10)]

    in_club(work)


def test_all_processes_of_all_machines_work() -> None:
    """As many moves are answered at a time as there are processes, whoever has them, and one hint less."""

    async def work(club: Club) -> None:
        for size in (1, 2, 3):
            await club.machine(Slow(1.0), size)
        async with club.server() as server:
            await asyncio.sleep(1)
            begun = now()
            await asyncio.gather(*(server.carry_out(MOVE) for _ in range(12)))
            assert now() - begun < 2.5
            begun = now()
            answers = await asyncio.gather(*(server.carry_out(hint(n)) for n in range(10)))
            assert answers == [*range(10)]
            assert now() - begun < 2.5

    in_club(work)


def test_only_bots_of_the_same_kind_are_asked(caplog: pytest.LogCaptureFixture) -> None:
    """Another version or engine is never asked; that nobody is there who may be, and who else is, the log says once."""

    async def work(club: Club) -> None:
        other = Slow()
        await club.machine(other, 4, "2-0-tests")
        async with club.server() as server:
            begun = now()
            faults = await asyncio.gather(
                *(fault_of(server.carry_out(job)) for job in (MOVE, REVIEW, hint(1)))
            )
            assert set(faults) == {"absent"}
            assert now() - begun < ABSENT + 1
            assert server.other_kinds() == ("2-0-tests",)
            begun = now()
            assert await fault_of(server.carry_out(MOVE)) == "absent"
            assert now() == begun
            await club.machine(Slow(), 1)
            await asyncio.sleep(1.5)
            assert await server.carry_out(hint(5)) == 5
        assert other.begun == []

    in_club(work)
    told = [record.getMessage() for record in caplog.records]
    assert f"nobody on the bus has bots of kind {KIND}; other kinds there: '2-0-tests'" in told
    assert len([line for line in told if "nobody on the bus" in line]) <= 2


def test_what_stands_in_for_others_is_worked_out_at_home() -> None:
    """Rules of thumb are there though nobody else is, at once."""

    async def work(club: Club) -> None:
        async with club.server() as server:
            begun = now()
            assert await server.carry_out(SensibleAction(FIRST_VIEW)) == SensibleAction(FIRST_VIEW).run()
            assert now() == begun

    in_club(work)


def test_who_asks_more_than_can_be_answered_is_told_at_once() -> None:
    """When too much waits, more of it is refused; what is more urgent still has its place."""

    async def work(club: Club) -> None:
        await club.machine(Slow(0.2))
        async with club.server() as server:
            reviews = [asyncio.create_task(server.carry_out(REVIEW)) for _ in range(LINE + 5)]
            await asyncio.sleep(0)
            begun = now()
            assert await fault_of(server.carry_out(REVIEW)) == "busy"
            assert now() == begun
            assert await server.carry_out(hint(4)) == 4
            done = await asyncio.gather(*reviews, return_exceptions=True)
        refused = [each for each in done if isinstance(each, WorkerFault)]
        assert 1 <= len(refused) <= 6
        assert {fault.reason for fault in refused} == {"busy"}

    in_club(work)


def test_a_flood_of_one_household_keeps_nobody_elses_bot_from_its_move() -> None:
    """A stranger's moves beyond all bounds are refused; others' are begun next, and never end as too busy."""

    async def work(club: Club) -> None:
        slow = Slow(1.0)
        await club.machine(slow, 2)
        async with club.server() as server, club.server() as other:
            await asyncio.sleep(1)
            flood = [
                asyncio.create_task(each.carry_out(MOVE, "stranger"))
                for each in (server, other)
                for _ in range(2 * LINE + 50)
            ]
            for each in (server, other):
                await asyncio.sleep(1.5)
                begun = now()
                await asyncio.gather(*(each.carry_out(hint(number), "guest") for number in range(3)))
                assert now() - begun < 6.5
            assert {*map(type, await asyncio.gather(*flood, return_exceptions=True))} == {
                type(None),
                WorkerFault,
            }

    in_club(work)


def test_a_machine_leaves_its_spare_process_to_who_has_nothing_at_work() -> None:
    """While one household keeps all its processes busy for long, another one's question is begun at once."""

    async def work(club: Club) -> None:
        slow = Slow(15.0)
        await club.machine(slow, 3, spare=1)
        async with club.server() as server:
            await asyncio.sleep(1)
            long = [asyncio.create_task(server.carry_out(MOVE, "stranger")) for _ in range(3)]
            await asyncio.sleep(1)
            assert slow.begun == [MOVE, MOVE]
            slow.seconds, begun = 0.1, now()
            assert await server.carry_out(hint(1), "guest") == 1
            assert now() - begun < 0.5
            await asyncio.gather(*long)

    in_club(work)


def test_the_bus_is_not_told_where_a_household_is() -> None:
    """What travels with a question is the same for all of a household, and has nothing of its address."""
    said: list[bytes] = []

    async def work(club: Club) -> None:
        await club.machine(Slow(), 2)
        listener = club.broker.client()
        await listener.subscribe("schlemm.bots.>", lambda message: said.append(message.data))
        async with club.server() as server:
            await asyncio.sleep(1)
            for household in ("192.0.2.7", "192.0.2.8", "192.0.2.7"):
                await server.carry_out(MOVE, household)

    in_club(work)
    asked = [word.household for word in map(decode_word, filter(None, said)) if isinstance(word, BusQuestion)]
    assert asked[0] == asked[2] != asked[1]
    assert not any(b"192.0.2" in data for data in said)


def test_what_nobody_waits_for_is_not_begun_and_not_finished() -> None:
    """A question taken back while it waits is never asked; one that is asked already is given up there."""

    async def work(club: Club) -> None:
        slow = Slow(1.0)
        await club.machine(slow)
        async with club.server() as server:
            begun = asyncio.create_task(server.carry_out(hint(1)))
            waiting = asyncio.create_task(server.carry_out(hint(2)))
            await asyncio.sleep(0.5)
            waiting.cancel()
            begun.cancel()
            assert await server.carry_out(hint(3)) == 3
        assert slow.begun == [hint(1), hint(3)]
        assert slow.given_up == 1

    in_club(work)


def test_several_servers_share_a_machine() -> None:
    """Whoever asks is answered, and the machine never holds more than it may."""

    async def work(club: Club) -> None:
        most = 0

        class Counting(Slow):
            async def carry_out(self, job: Job[T], household: str = "") -> T:
                nonlocal most
                running.add(task := object())
                most = max(most, len(running))
                try:
                    return await super().carry_out(job, household)
                finally:
                    running.discard(task)

        running: set[object] = set()
        await club.machine(Counting(0.2), 2)
        async with club.server() as one, club.server() as other, club.server() as third:
            await asyncio.sleep(1)
            asked = [server.carry_out(hint(n)) for n in range(20) for server in (one, other, third)]
            answers = await asyncio.gather(*asked)
        assert answers == [n for n in range(20) for _ in range(3)]
        assert most <= 2 * WAITING

    in_club(work)


def test_closing_ends_what_is_open() -> None:
    """A question that waits, and one that is asked, end as cancelled; afterwards a question is a fault."""

    async def work(club: Club) -> None:
        slow = Slow(10.0)
        await club.machine(slow)
        async with club.server() as server:
            open_ = [asyncio.create_task(server.carry_out(hint(n))) for n in (1, 2)]
            await asyncio.sleep(1)
        done = await asyncio.gather(*open_, return_exceptions=True)
        assert [type(each) for each in done] == [asyncio.CancelledError] * 2
        await asyncio.sleep(0.1)
        assert slow.given_up == 1
        assert await fault_of(server.carry_out(MOVE)) == "closed"

    in_club(work)


def test_who_asks_whether_it_is_well_disturbs_no_question() -> None:
    """However often a load balancer asks a server whether it is ready, open questions stay open and are answered."""

    async def work(club: Club) -> None:
        await club.machine(Slow(1.0), 1)
        async with club.server() as server:
            readiness = Readiness(MemoryStore(), server)
            asked = [asyncio.create_task(server.carry_out(hint(number))) for number in range(4)]
            for _ in range(3):
                await asyncio.sleep(FRESH)
                before = server.waiting + server.running
                assert await readiness.failing() == ()
                assert server.waiting + server.running == before > 0
            assert await asyncio.gather(*asked) == [0, 1, 2, 3]
            assert (server.waiting, server.running) == (0, 0)

    in_club(work)
