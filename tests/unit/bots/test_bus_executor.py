"""Bots on other machines: the same answers, and no harm from machines that die, hang, differ or talk nonsense."""

import asyncio
import random
from collections.abc import Awaitable
from dataclasses import replace
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.bots.jobs import jobs
from tests.unit.bots.machines import KIND, MOVE, REVIEW, VIEW, Club, Slow, hint, hold_up, in_club, trouble

from schlemm.bots.bot import NoSuchCall
from schlemm.bots.open_cards import DefendersReply
from schlemm.bots.registry import UnknownBot
from schlemm.bots.simple import SensibleAction
from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.bot_machine import GRACE, WAITING
from schlemm.bots.workers.bus_executor import ABSENT, PATIENCE, BusExecutor
from schlemm.bots.workers.bus_messages import (
    WHO,
    BusQuestion,
    MachineState,
    answer_subject,
    ask_subject,
    encode_word,
    here_subject,
)
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.machines import SILENT
from schlemm.bots.workers.open_questions import AGAIN, LINE
from schlemm.bots.workers.questions import Job
from schlemm.bus.bus import BusMessage
from schlemm.core.cards import Card
from schlemm.core.errors import RuleViolation
from schlemm.workers.process import WorkerFault

T = TypeVar("T")
HINT = PATIENCE[Urgency.HINT]


def now() -> float:
    """The time of the loop."""
    return asyncio.get_running_loop().time()


async def fault_of(asked: Awaitable[object]) -> str:
    """Why there is no answer."""
    with pytest.raises(WorkerFault) as caught:
        await asked
    return caught.value.reason


def test_answers_are_those_of_the_bots_here() -> None:
    """What comes of each kind of question is what comes of it in this process, and so are the errors."""

    async def work(club: Club) -> None:
        await club.machine(InlineExecutor(), 2)
        every = {type(job): job for job in jobs()}
        async with club.server() as server:
            for job in every.values():
                assert await server.carry_out(job) == await InlineExecutor().carry_out(job)
            with pytest.raises(UnknownBot):
                await server.act("forum:nobody", VIEW)
            with pytest.raises(NoSuchCall):
                await server.explain("forum", VIEW.public, 7)
            reply = every[DefendersReply]
            assert isinstance(reply, DefendersReply)
            with pytest.raises(RuleViolation):
                await server.carry_out(replace(reply, cards=(Card.parse("C2"),)))

    in_club(work)


def test_a_bot_that_fails_is_a_fault_for_who_asked_alone() -> None:
    """An error of the bot's own comes back as a fault; the machine goes on."""

    class Failing(Slow):
        async def _run(self, job: Job[T]) -> T:
            if not self.begun:
                self.begun.append(job)
                raise WorkerFault("failed", "Traceback")
            return await super()._run(job)

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
    """As many questions are answered at a time as there are processes, whoever has them."""

    async def work(club: Club) -> None:
        for size in (1, 2, 3):
            await club.machine(Slow(1.0), size)
        async with club.server() as server:
            await asyncio.sleep(1)
            begun = now()
            answers = await asyncio.gather(*(server.carry_out(hint(n)) for n in range(12)))
            assert answers == [*range(12)]
            assert now() - begun < 2.5

    in_club(work)


def test_a_question_at_a_machine_that_dies_is_asked_of_another() -> None:
    """Who falls silent in the middle costs some seconds and no answer."""

    async def work(club: Club) -> None:
        first, second = Slow(2.0), Slow(0.1)
        dying = await club.machine(first)
        async with club.server() as server:
            asked = asyncio.create_task(server.carry_out(hint(7)))
            await asyncio.sleep(0.5)
            await club.machine(second)
            club.dead.add(dying.name)
            begun = now()
            assert await asked == 7
            assert SILENT - 1.5 < now() - begun < SILENT + 1.5
            assert (first.begun, second.begun) == ([hint(7)], [hint(7)])

    in_club(work)


def test_a_question_that_machines_die_over_is_given_up_in_the_end() -> None:
    """A question is asked of two machines and no more: it may be what kills them."""

    async def work(club: Club) -> None:
        slow = [Slow(60.0) for _ in range(3)]
        first = await club.machine(slow[0])
        async with club.server() as server:
            asked = asyncio.create_task(server.carry_out(REVIEW))
            await asyncio.sleep(1)
            second = await club.machine(slow[1])
            for dying in (first, second):
                club.dead.add(dying.name)
                await asyncio.sleep(SILENT + 1)
                await club.machine(slow[2])
            assert await fault_of(asked) == "crashed"
        assert [each.begun for each in slow] == [[REVIEW], [REVIEW], []]

    in_club(work)


def test_a_crash_on_one_machine_is_tried_on_another() -> None:
    """Where the processes of a machine die, as when it has no memory left, another machine may do it."""

    class Dying(Slow):
        async def _run(self, job: Job[T]) -> T:
            self.begun.append(job)
            raise WorkerFault("crashed", "killed", -9)

    async def work(club: Club) -> None:
        dying, well = Dying(), Slow()
        await club.machine(dying, 8)
        await club.machine(well, 1)
        async with club.server() as server:
            await asyncio.sleep(1)
            assert await server.carry_out(hint(3)) == 3
        assert dying.begun == [hint(3)]

    in_club(work)


def test_a_question_that_hangs_has_a_deadline() -> None:
    """Nobody waits for ever for a machine that is there and does not answer; it is told so, and is free again."""

    async def work(club: Club) -> None:
        hanging = Slow(1000.0)
        await club.machine(hanging)
        async with club.server() as server:
            begun = now()
            assert await fault_of(server.carry_out(MOVE)) == "busy"
            assert now() - begun == pytest.approx(PATIENCE[Urgency.MOVE])
            await asyncio.sleep(1)
            assert hanging.given_up == 1
            hanging.seconds = 0.1
            assert await server.carry_out(hint(1)) == 1

    in_club(work)


def test_a_machine_that_says_nothing_while_it_is_stopped_comes_back() -> None:
    """Who was silent and is there again is asked again, and what it had to say in between is no harm."""

    async def work(club: Club) -> None:
        machine = await club.machine(Slow(0.1))
        async with club.server() as server:
            club.dead.add(machine.name)
            assert await fault_of(server.carry_out(hint(1))) in {"absent", "crashed"}
            assert server.processes == 0
            club.dead.clear()
            await asyncio.sleep(1.5)
            assert server.processes == 1
            assert await server.carry_out(hint(2)) == 2

    in_club(work)


def test_who_could_not_listen_takes_nobody_to_be_silent() -> None:
    """A server that was held up itself for long, as when its machine was suspended, has lost no machine by that."""

    async def work(club: Club) -> None:
        slow = Slow(1.0)
        await club.machine(slow)
        async with club.server() as server:
            asked = asyncio.create_task(server.carry_out(hint(1)))
            await asyncio.sleep(0.5)
            hold_up(SILENT * 5)
            assert await asked == 1
            assert slow.begun == [hint(1)]
            assert server.processes == 1

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
            assert await server.carry_out(SensibleAction(VIEW)) == SensibleAction(VIEW).run()
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
            async def _run(self, job: Job[T]) -> T:
                nonlocal most
                running.add(task := object())
                most = max(most, len(running))
                try:
                    return await super()._run(job)
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


def test_a_machine_that_leaves_finishes_what_it_can() -> None:
    """What is begun and done in time is answered by it, the rest by another; nothing new is asked of it."""

    async def work(club: Club) -> None:
        slow, other = Slow(2.0), Slow(0.5)
        leaving = await club.machine(slow, 2)
        async with club.server() as server:
            await asyncio.sleep(1)
            short = asyncio.create_task(server.carry_out(hint(1)))
            await asyncio.sleep(0.1)
            slow.seconds = 100.0
            long = asyncio.create_task(server.carry_out(hint(2)))
            await asyncio.sleep(0.1)
            begun = now()
            await asyncio.gather(leaving.close(), club.machine(other))
            assert now() - begun == pytest.approx(GRACE, abs=0.1)
            assert await short == 1
            assert await server.carry_out(hint(3)) == 3
            assert await long == 2
            assert now() - begun < GRACE + 2
        assert slow.begun == [hint(1), hint(2)]
        assert hint(2) in other.begun

    in_club(work)


def test_lost_words_are_said_again() -> None:
    """A question or an answer that was lost on the way costs time and no answer."""

    async def work(club: Club) -> None:
        slow = Slow()
        await club.machine(slow)
        async with club.server() as server:
            for word in (".ask.", ".answer."):
                losing = [True]

                def lost(message: BusMessage, word: str = word, losing: list[bool] = losing) -> bool:
                    return word in message.subject and bool(losing) and losing.pop()

                club.also_lost = lost
                begun = now()
                assert await server.carry_out(hint(9)) == 9
                assert now() - begun < AGAIN + 1.5

    in_club(work)


def test_an_answer_comes_though_the_bus_was_away_for_a_while() -> None:
    """While the bus is out of reach questions wait; when it is there again they are answered."""

    async def work(club: Club) -> None:
        await club.machine(Slow(1.0))
        async with club.server() as server:
            asked = asyncio.create_task(server.carry_out(hint(1)))
            await asyncio.sleep(0.5)
            club.broker.stop()
            await asyncio.sleep(2.0)
            club.broker.go_on()
            assert await asked == 1

    in_club(work)


def test_without_a_bus_nobody_waits_for_long() -> None:
    """A bus that is gone for good is like machines that are gone."""

    async def work(club: Club) -> None:
        await club.machine(Slow(1.0))
        async with club.server() as server:
            asked = asyncio.create_task(server.carry_out(MOVE))
            await asyncio.sleep(0.5)
            club.broker.stop()
            begun = now()
            assert await fault_of(asked) in {"absent", "crashed"}
            assert now() - begun < SILENT + ABSENT

    in_club(work)


@pytest.mark.parametrize("word", [b"", b"\x80\x04.", b"[[],[0]]", b"{}", b"[[],1]"])
def test_nonsense_harms_nobody(word: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever somebody says under any subject, questions are answered, and the log names no more than the subject."""

    async def work(club: Club) -> None:
        machine = await club.machine(Slow())
        stranger = club.broker.client()
        async with club.server() as server:
            own = server._own  # nobody else knows its subject
            subjects = (
                WHO,
                here_subject(KIND),
                here_subject("x"),
                ask_subject(KIND, machine.name),
                answer_subject(KIND, own),
            )
            asked = asyncio.create_task(server.carry_out(hint(1)))
            for subject in subjects:
                await stranger.publish(subject, word, "schlemm.bots.nowhere")
            for state in (MachineState(machine.name, 0, 0), MachineState("nobody", 3, 3)):
                await stranger.publish(here_subject(KIND), encode_word(state))
            await stranger.publish(
                ask_subject(KIND, machine.name), encode_word(BusQuestion("q", 0.0, hint(1))), "schlemm.bots.x"
            )
            assert await asked == 1
            assert await server.carry_out(hint(2)) == 2

    in_club(work)
    assert "Traceback" not in caplog.text


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


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.floats(0, 0.3), st.integers(1, 4))
def test_whatever_happens_every_question_ends_and_no_answer_is_wrong(
    seed: int, loss: float, many: int
) -> None:
    """Words are lost, machines die, hang, leave and come: each question has its own answer, or a fault in time."""

    async def work(club: Club) -> None:
        chance = random.Random(seed)
        club.also_lost = lambda message: message.subject != WHO and chance.random() < loss
        for _ in range(many):
            await club.machine(Slow(chance.random() * 2), chance.randint(1, 3))

        async def ask(server: BusExecutor, number: int) -> None:
            await asyncio.sleep(chance.random() * 20)
            begun = now()
            (answer,) = await asyncio.gather(server.carry_out(hint(number)), return_exceptions=True)
            reason = answer.reason if isinstance(answer, WorkerFault) else ""
            assert answer == number or reason in {"absent", "busy", "crashed"}
            assert now() - begun <= HINT + 0.01

        async with club.server() as one, club.server() as other:
            troubled = asyncio.create_task(trouble(club, chance))
            await asyncio.gather(*(ask(server, number) for number in range(20) for server in (one, other)))
            await troubled
            club.also_lost = lambda _: False
            club.dead.clear()
            await club.machine(Slow(0.1), 4)
            await asyncio.sleep(2)
            assert await one.carry_out(hint(77)) == 77

    in_club(work)
