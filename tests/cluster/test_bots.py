"""Bots in processes of their own on a real bus: killed, stopped, started again, unlike each other."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.cluster.programs import Nats, nats
from tests.patience import PATIENCE
from tests.unit.bots.jobs import FIRST_VIEW, jobs, views

from schlemm import __version__
from schlemm.bots.workers.bus_executor import BusExecutor
from schlemm.bots.workers.bus_messages import ask_subject, here_subject
from schlemm.bots.workers.executor import InlineExecutor
from schlemm.bots.workers.kind import bot_kind
from schlemm.bots.workers.pool import SPARE
from schlemm.bots.workers.questions import Job, WhatToDo
from schlemm.bus.location import bus_location
from schlemm.bus.nats_bus import NatsBus
from schlemm.dd.inside import can_solve
from schlemm.workers.process import WorkerFault

pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.skipif(
        not Path("/proc").is_dir(), reason="the system does not tell which processes there are"
    ),
]
KIND = bot_kind(__version__)
MOVE = WhatToDo("forum:anfaenger", FIRST_VIEW)


@dataclass(frozen=True)
class Bots:
    """A ``schlemm bots`` that runs.

    Attributes:
        process: Its process.
        told: What it has said of itself.
    """

    process: asyncio.subprocess.Process
    told: dict[str, Any]

    def workers(self) -> list[int]:
        """Its workers' processes."""
        lists = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [int(pid) for children in lists for pid in children.read_text().split()]
        return [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def stop(self) -> None:
        """Have it and its workers do nothing, as if they hung."""
        for pid in (self.process.pid, *self.workers()):
            os.kill(pid, signal.SIGSTOP)

    async def kill(self) -> None:
        """End it at once, and its workers, which could not notice that if they are stopped."""
        workers = self.workers()
        self.process.kill()
        for pid in workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()

    async def end(self) -> int:
        """Ask it to end; the exit code."""
        self.process.terminate()
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@asynccontextmanager
async def bots(address: str, workers: int = 1, folder: Path | None = None) -> AsyncIterator[Bots]:
    """Bots on this bus, which find Python modules in this folder first; killed at the end if they still run."""
    before = () if folder is None else (str(folder),)
    path = os.pathsep.join([*before, os.environ.get("PYTHONPATH", "")])
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "schlemm", "bots", "--bus", address, "--workers", str(workers), "--json"),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdout is not None
    running = Bots(process, {})
    try:
        async with asyncio.timeout(PATIENCE):
            said = await process.stdout.readline()
        assert said, "the bots ended before they were ready"
        running.told.update(json.loads(said))
        yield running
    finally:
        if process.returncode is None:
            await running.kill()


@asynccontextmanager
async def server(address: str) -> AsyncIterator[BusExecutor]:
    """What a server has to ask bots on this bus."""
    bus = NatsBus(bus_location(address))
    await bus.start()
    executor = BusExecutor(bus, KIND, InlineExecutor())
    await executor.start()
    try:
        yield executor
    finally:
        await executor.close()
        await bus.close()


async def seen(executor: BusExecutor, *workers: int) -> None:
    """Wait until machines with so many workers are known, each with a spare one besides."""
    expected = sum(workers) + SPARE * len(workers)
    async with asyncio.timeout(PATIENCE):
        while executor.processes != expected:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


async def test_the_answers_are_those_of_the_bots_here(bus_server: Nats) -> None:
    """Every kind of question has the same answer from another process as on the spot, whichever server asks."""
    questions = [*jobs(), *(WhatToDo("forum:klub", view) for view in views()[::5])]
    expected = [await InlineExecutor().carry_out(job) for job in questions for _ in range(2)]
    async with (
        bots(bus_server.address, 2) as machine,
        server(bus_server.address) as one,
        server(bus_server.address) as other,
    ):
        assert machine.told == {
            "bus": bus_server.address,
            "kind": KIND,
            "workers": 2,
            "solves": can_solve(),
        }
        room = asyncio.Semaphore(4)  # more at once might wait too long for a slow machine

        async def ask(executor: BusExecutor, job: Job[object]) -> object:
            async with room:
                return await executor.carry_out(job)

        asked = [ask(executor, job) for job in questions for executor in (one, other)]
        assert await asyncio.gather(*asked) == expected


async def test_bots_that_are_killed_in_the_middle_cost_no_answer(bus_server: Nats) -> None:
    """What a killed process was at is done by another."""
    async with server(bus_server.address) as executor, bots(bus_server.address) as first:
        await seen(executor, 1)
        for pid in first.workers():
            os.kill(pid, signal.SIGSTOP)  # so that it is certainly at it when it dies
        asked = asyncio.create_task(executor.carry_out(MOVE))
        await asyncio.sleep(0.2)
        async with bots(bus_server.address):
            assert not asked.done()
            await first.kill()
            assert await asked == MOVE.run()


async def test_bots_that_hang_cost_no_answer(bus_server: Nats) -> None:
    """What a process was asked that does nothing any more is done by another."""
    async with (
        server(bus_server.address) as executor,
        bots(bus_server.address, 2) as hanging,
        bots(bus_server.address, 1),
    ):
        await seen(executor, 2, 1)
        hanging.stop()
        assert await executor.carry_out(MOVE) == MOVE.run()  # asked of those with most room first


async def test_a_bus_that_is_killed_and_comes_back_costs_no_answer() -> None:
    """Questions that are asked meanwhile wait for it, and those that are under way are answered."""
    with nats() as own:
        async with server(own.address) as executor, bots(own.address) as machine:
            await seen(executor, 1)
            (worker,) = machine.workers()
            os.kill(worker, signal.SIGSTOP)
            under_way = asyncio.create_task(executor.carry_out(MOVE))
            await asyncio.sleep(0.2)
            await asyncio.to_thread(own.kill)
            meanwhile = asyncio.create_task(executor.carry_out(MOVE))
            os.kill(worker, signal.SIGCONT)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(own.start)
            assert [*await asyncio.gather(under_way, meanwhile)] == [MOVE.run()] * 2


async def test_bots_of_another_engine_are_not_asked(bus_server: Nats, tmp_path: Path) -> None:
    """Bots without the solver are another kind: a server that has it asks nobody, and says so soon."""
    if not can_solve():
        pytest.skip("the solver is not built here")
    (tmp_path / "schlemm_native.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    async with bots(bus_server.address, folder=tmp_path) as machine, server(bus_server.address) as executor:
        assert machine.told["solves"] is False
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(WorkerFault) as caught:
                await executor.carry_out(MOVE)
        assert caught.value.reason == "absent"
        assert executor.other_kinds() == (machine.told["kind"],)


async def test_bots_that_are_asked_to_end_finish_what_they_have_begun(bus_server: Nats) -> None:
    """At SIGTERM what is begun is answered, and the exit is in order; servers know at once that nobody is there."""
    async with server(bus_server.address) as executor, bots(bus_server.address) as machine:
        await seen(executor, 1)
        (worker,) = machine.workers()
        os.kill(worker, signal.SIGSTOP)
        asked = asyncio.create_task(executor.carry_out(MOVE))
        await asyncio.sleep(0.2)
        ending = asyncio.create_task(machine.end())
        await asyncio.sleep(0.2)
        assert not asked.done()
        os.kill(worker, signal.SIGCONT)
        assert await asked == MOVE.run()
        assert await ending == 0
        await seen(executor)


async def test_nonsense_on_the_bus_harms_nobody(bus_server: Nats) -> None:
    """Whatever strangers say under the bots' subjects, questions are answered."""
    stranger = NatsBus(bus_location(bus_server.address))
    await stranger.start()
    said: asyncio.Queue[bytes] = asyncio.Queue()
    await stranger.subscribe(here_subject(KIND), lambda message: said.put_nowait(message.data))
    try:
        async with server(bus_server.address) as executor, bots(bus_server.address):
            await seen(executor, 1)
            name = json.loads(await said.get())[1][1]
            for word in (b"", b"\x80\x04.", b'[["os:system"],[4,"true"]]', b"[" * 50_000):
                for subject in (ask_subject(KIND, name), here_subject(KIND), "schlemm.bots.who"):
                    await stranger.publish(subject, word, "schlemm.bots.nowhere")
            assert await executor.carry_out(MOVE) == MOVE.run()
    finally:
        await stranger.close()
