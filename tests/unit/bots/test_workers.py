"""Bots in worker processes: the same answers as here, and no harm when a worker dies."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.property.self_play import self_play

from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bots.bidder import SystemBot
from schlemm.bots.bot import NoSuchCall, NotAsked
from schlemm.bots.level import Level
from schlemm.bots.registry import UnknownBot
from schlemm.bots.workers.executor import Executor, InlineExecutor
from schlemm.bots.workers.pool import PoolExecutor
from schlemm.bots.workers.questions import WhatIsSure, WhatItMeans, WhatToDo
from schlemm.bots.workers.worker import JobFailed, run_job
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding
from schlemm.core.calls import DOUBLE, PASS, Call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.workers.process import WorkerFault
from schlemm.workers.work_limit import WorkLimit, worked_by

BOARD = Board(
    1,
    Conditions.of_board(1),
    Deal.parse("N:AKQJ.432.432.432 5432.AKQJ.765.65 876.765.AKQJ.987 T9.T98.T98.AKQJT"),
)
VIEW = view_for(Bidding.start(BOARD), Seat.NORTH)
BROKEN = replace(VIEW, hand=Hand())
"""A view that no table gives: a player without cards is to call."""

SERVER = """
import asyncio
from schlemm.bots.workers.pool import PoolExecutor
async def main():
    pool = PoolExecutor(2)
    await pool.start()
    print("ready", flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.fixture
async def pool() -> AsyncIterator[PoolExecutor]:
    """A pool of two workers, stopped after the test."""
    workers = PoolExecutor(2)
    await workers.start()
    yield workers
    await workers.close()


@pytest.fixture
async def one() -> AsyncIterator[PoolExecutor]:
    """A pool of a single worker."""
    workers = PoolExecutor(1)
    await workers.start()
    yield workers
    await workers.close()


async def test_answers_as_the_bot_does_here(pool: PoolExecutor) -> None:
    """Every question of a whole board gets the same answer from a worker, the executor in place, and the bot."""
    executors: list[Executor] = [pool, InlineExecutor()]
    for view, action in self_play(BOARD, SystemBot(Level.BEGINNER)):
        for executor in executors:
            assert await executor.carry_out(WhatToDo("forum:anfaenger", view)) == action
            assert await executor.carry_out(WhatIsSure(view)) == await InlineExecutor().carry_out(
                WhatIsSure(view)
            )
            if view.auction.calls:
                expected = SystemBot(Level.BEGINNER).explain(view.public, 0)
                assert await executor.carry_out(WhatItMeans("forum", view.public, 0)) == expected


@dataclass(frozen=True)
class Calling:
    """Work as a value: which auction comes of one more call."""

    auction: Auction
    call: Call

    def run(self) -> Auction:
        """The auction after the call."""
        return self.auction.after(self.call)


@dataclass(frozen=True)
class Noting:
    """Work that leaves a trace."""

    file: Path

    def run(self) -> None:
        """Leave it."""
        self.file.touch()


@pytest.mark.parametrize("executor", [InlineExecutor(), PoolExecutor(1)])
async def test_other_work_is_carried_out(executor: Executor) -> None:
    """What comes of a job comes back, and a rule that it breaks comes back as that violation."""
    await executor.start()
    try:
        auction = Auction(Seat.NORTH)
        assert await executor.carry_out(Calling(auction, PASS)) == auction.after(PASS)
        with pytest.raises(RuleViolation) as caught:
            await executor.carry_out(Calling(auction, DOUBLE))
        assert caught.value == auction.why_not(DOUBLE)
    finally:
        await executor.close()


@pytest.mark.parametrize("executor", [InlineExecutor(), PoolExecutor(1)])
async def test_the_callers_mistakes_come_back_as_they_are(executor: Executor) -> None:
    """An unknown bot, a seat that is not asked and a call that was not made raise their own errors, at once."""
    await executor.start()
    try:
        with pytest.raises(UnknownBot):
            await executor.carry_out(WhatToDo("forum:nobody", VIEW))
        with pytest.raises(UnknownSystem):
            await executor.carry_out(WhatToDo("nobody", VIEW))
        with pytest.raises(NotAsked):
            await executor.carry_out(WhatToDo("forum", replace(VIEW, seat=Seat.EAST)))
        with pytest.raises(NoSuchCall):
            await executor.carry_out(WhatItMeans("forum", VIEW.public, 7))
    finally:
        await executor.close()


async def test_a_worker_killed_while_idle_is_replaced(
    pool: PoolExecutor, caplog: pytest.LogCaptureFixture
) -> None:
    """Though all workers were killed, questions are answered, by new ones, and the log names no card."""
    before = pool.pids
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    answers = await asyncio.gather(*(pool.carry_out(WhatToDo("forum", VIEW)) for _ in range(4)))
    assert set(answers) == {SystemBot(Level.BEGINNER).act(VIEW)}
    assert not before & pool.pids
    assert len(pool.pids) == 2
    assert "crashed" in caplog.text
    assert "AKQJ" not in caplog.text


async def test_who_asks_whether_workers_are_there_has_the_dead_replaced(pool: PoolExecutor) -> None:
    """Workers that died unasked are there again before anybody needs them."""
    before = pool.pids
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while before & pool.pids:
            assert await pool.is_ready()
    assert (pool.processes, len(pool.pids)) == (2, 2)


async def test_what_is_not_started_or_is_closed_is_not_ready_and_starts_nothing() -> None:
    """Only between its start and its end a pool is ready; who asks before or after brings no process into being."""
    workers = PoolExecutor(1)
    assert not await workers.is_ready()
    await workers.start()
    assert await workers.is_ready()
    await workers.close()
    assert not await workers.is_ready()
    assert not workers.pids


async def test_a_worker_killed_in_the_middle_harms_nobody(one: PoolExecutor) -> None:
    """A question that a worker dies over is answered by a fresh one."""
    (pid,) = one.pids
    os.kill(pid, signal.SIGSTOP)  # so that it is certainly still thinking when it dies
    asked = asyncio.create_task(one.carry_out(WhatToDo("forum", VIEW)))
    await asyncio.sleep(0.05)
    assert not asked.done()
    os.kill(pid, signal.SIGKILL)
    assert await asked == SystemBot(Level.BEGINNER).act(VIEW)
    assert pid not in one.pids


async def test_a_worker_that_hangs_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    """A question without an answer in good time is a fault, logged, and another worker takes its place."""
    hasty = PoolExecutor(1, WorkLimit(0.2, 0.2))
    await hasty.start()
    before = hasty.pids
    for pid in before:
        os.kill(pid, signal.SIGSTOP)
    try:
        with pytest.raises(WorkerFault) as caught:
            await hasty.carry_out(WhatToDo("forum", VIEW))
        assert caught.value.reason == "timed-out"
        assert hasty.kills == 1
        assert "timed-out" in caplog.text
        assert len(hasty.pids - before) == 1
    finally:
        await hasty.close()


async def test_a_bot_that_fails_says_where_and_the_worker_lives(one: PoolExecutor) -> None:
    """An error inside the bot comes back with its trace, is not tried again, and costs no worker."""
    before = one.pids
    with pytest.raises(WorkerFault, match="Traceback") as caught:
        await one.carry_out(WhatToDo("forum", BROKEN))
    assert caught.value.reason == "failed"
    assert await one.carry_out(WhatToDo("forum", VIEW)) == SystemBot(Level.BEGINNER).act(VIEW)
    assert one.pids == before


async def test_questions_are_taken_in_their_order(one: PoolExecutor) -> None:
    """With one worker the answers come in the order of the questions."""
    done: list[int] = []

    async def ask(number: int) -> None:
        await one.carry_out(WhatToDo("forum", VIEW))
        done.append(number)

    await asyncio.gather(*map(ask, range(12)))
    assert done == list(range(12))


async def test_whoever_stops_waiting_leaves_the_pool_whole(one: PoolExecutor) -> None:
    """A cancelled question disturbs neither the worker nor the answers to others."""
    before = one.pids
    asked = asyncio.create_task(one.carry_out(WhatToDo("forum", VIEW)))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await one.carry_out(WhatToDo("forum", VIEW)) == SystemBot(Level.BEGINNER).act(VIEW)
    assert one.pids == before


async def test_what_nobody_waits_for_is_not_begun(one: PoolExecutor, tmp_path: Path) -> None:
    """Work given up while it waits for its turn is never done; work that has begun is."""
    jobs = [Noting(tmp_path / name) for name in ("first", "second", "third")]
    first, second, third = (asyncio.create_task(one.carry_out(job)) for job in jobs)
    await asyncio.sleep(0.05)
    first.cancel()
    second.cancel()
    await third
    assert [job.file.exists() for job in jobs] == [True, False, True]
    assert one.kills == 0


async def test_a_pool_that_is_not_open_says_so() -> None:
    """Before the start and after the end a question is a fault, not a wait for ever."""
    workers = PoolExecutor(1)
    with pytest.raises(WorkerFault, match="start"):
        await workers.carry_out(WhatToDo("forum", VIEW))
    await workers.start()
    await workers.close()
    assert not workers.pids
    with pytest.raises(WorkerFault, match="closed"):
        await workers.carry_out(WhatToDo("forum", VIEW))


async def test_closing_ends_open_questions(one: PoolExecutor) -> None:
    """A question still open when the pool closes ends as cancelled."""
    (pid,) = one.pids
    os.kill(pid, signal.SIGSTOP)
    asked = asyncio.create_task(one.carry_out(WhatToDo("forum", VIEW)))
    await asyncio.sleep(0.05)
    await one.close()
    with pytest.raises(asyncio.CancelledError):
        await asked


def test_no_worker_outlives_its_server() -> None:
    """When the server is killed by -9 its workers end too.

    They share its standard error, so reading that pipe to its end waits for the last of them.
    """
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    with server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert server.stdout.readline() == "ready\n"
        server.kill()
        assert server.stderr.read() == ""
    assert server.returncode == -signal.SIGKILL


BUSY_SERVER = """
import asyncio
from schlemm.bots.workers.pool import PoolExecutor
from tests.unit.bots.thinker import ThinkLong
async def main():
    pool = PoolExecutor(1)
    await pool.start()
    asked = asyncio.create_task(pool.carry_out(ThinkLong()))
    print(*pool.pids, flush=True)
    await asked
asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the system does not tell which processes there are")
def test_a_worker_that_thinks_ends_with_a_killed_server() -> None:
    """Nobody's computer goes on working for a server that is gone: its workers end at once, in mid-thought."""
    server = subprocess.Popen([sys.executable, "-c", BUSY_SERVER], stdout=subprocess.PIPE, text=True)
    with server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        while worked_by(worker) is None or (worked_by(worker) or 0) < 1.0:  # it has loaded, and thinks
            time.sleep(0.02)
        before = worked_by(worker) or 0
        server.kill()
    while Path(f"/proc/{worker}/cmdline").exists() and (worked_by(worker) or 0) < before + 5:
        time.sleep(0.02)
    ended = not Path(f"/proc/{worker}/cmdline").exists() or not Path(f"/proc/{worker}/cmdline").read_bytes()
    if not ended:
        os.kill(worker, signal.SIGKILL)
    assert ended


@dataclass(frozen=True)
class Chatting:
    """Work that writes to standard output."""

    def run(self) -> str:
        """Write, by Python and past it."""
        sys.stdout.write("stray\n")
        sys.stdout.flush()
        os.write(1, b"lost\n")
        return "done"


async def test_a_worker_keeps_stray_prints_out_of_standard_output(capfd: pytest.CaptureFixture[str]) -> None:
    """Whatever bots write to standard output goes to standard error, for that of the server is not theirs."""
    workers = PoolExecutor(1)
    await workers.start()
    assert await workers.carry_out(Chatting()) == "done"
    await workers.close()
    assert capfd.readouterr() == ("", "stray\nlost\n")


ASKING = """
import asyncio, sys
from schlemm.core.bot_name import DEFAULT
from schlemm.bots.workers.pool import PoolExecutor
from schlemm.bots.workers.questions import WhatToDo
from schlemm.bots.workers.warming import first_call
async def main():
    pool = PoolExecutor(1)
    await pool.start()
    try:
        await pool.carry_out(WhatToDo(DEFAULT, first_call()))
    finally:
        await pool.close()
if __name__ == "__main__":
    asyncio.run(main())
    open(sys.argv[1], "w").close()
"""


@pytest.mark.sweep
@pytest.mark.skipif(os.name != "posix", reason="only there a program starts without standard streams")
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_bots_need_no_standard_streams(tmp_path: Path, closed: str) -> None:
    """In a program that is started with closed streams bots answer."""
    (tmp_path / "asking.py").write_text(ASKING, encoding="utf-8")
    shell = f'exec "{sys.executable}" asking.py answered {closed}'
    subprocess.run(["sh", "-c", shell], cwd=tmp_path, check=True, timeout=PATIENCE)
    assert (tmp_path / "answered").exists()


def test_what_fails_in_a_bot_is_told_with_its_trace() -> None:
    """What is told about a bot's own error is the trace, so that the log leads to the line."""
    with pytest.raises(JobFailed, match="choose"):
        run_job(WhatToDo("forum", BROKEN))


def test_views_survive_the_pipe() -> None:
    """Every view of a whole board comes out of the pipe as it went in."""
    assert all(
        pickle.loads(pickle.dumps(view)) == view for view, _ in self_play(BOARD, SystemBot(Level.BEGINNER))
    )
