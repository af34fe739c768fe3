"""Machines of bots that die, hang, leave or talk nonsense, and a bus that loses words: no answer is lost or wrong."""

import asyncio
import random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.bots.machines import (
    KIND,
    MOVE,
    REVIEW,
    Club,
    Slow,
    fault_of,
    hint,
    hold_up,
    in_club,
    now,
    trouble,
)

from schlemm.bots.urgency import Urgency
from schlemm.bots.workers.bot_machine import GRACE
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
from schlemm.bots.workers.machines import SILENT
from schlemm.bots.workers.open_questions import AGAIN
from schlemm.bots.workers.questions import Job
from schlemm.bus.bus import BusMessage
from schlemm.workers.process import WorkerFault

T = TypeVar("T")
HINT = PATIENCE[Urgency.HINT]


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
        async def carry_out(self, job: Job[T], household: str = "") -> T:
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


def test_a_machine_that_leaves_finishes_what_it_can() -> None:
    """What is begun and done in time is answered by it, the rest by another; nothing new is asked of it."""

    async def work(club: Club) -> None:
        slow, other = Slow(2.0), Slow(0.5)
        leaving = await club.machine(slow, 3)
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


@pytest.mark.slow
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
