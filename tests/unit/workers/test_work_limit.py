"""How long workers are waited for: by what they work, and at last by the clock."""

import subprocess
import sys
import time
from dataclasses import dataclass

import pytest

from schlemm.bots.workers.pool import PoolExecutor
from schlemm.workers import process
from schlemm.workers.process import WorkerFault
from schlemm.workers.work_limit import WorkLimit, worked_by


@dataclass(frozen=True)
class Endless:
    """Work that does not end."""

    def run(self) -> None:
        """Go on and on."""
        while True:
            pass


@dataclass(frozen=True)
class Sleeping:
    """Work that needs time by the clock, and no CPU."""

    seconds: float

    def run(self) -> float:
        """Sleep; for how long."""
        time.sleep(self.seconds)
        return self.seconds


async def test_a_worker_that_works_without_end_is_given_up() -> None:
    """However late it is by the clock, the CPU that a question costs is bounded."""
    strict = PoolExecutor(1, WorkLimit(work=0.5, wall=3600))
    await strict.start()
    try:
        with pytest.raises(WorkerFault) as caught:
            await strict.carry_out(Endless())
        assert (caught.value.reason, strict.kills) == ("timed-out", 1)
    finally:
        await strict.close()


async def test_a_worker_that_gets_no_time_is_left_in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has not run, as on an overloaded machine, is waited for longer than its work would take."""
    monkeypatch.setattr(process, "worked_by", lambda _: 0.0)
    patient = PoolExecutor(1, WorkLimit(work=0.1, wall=3600))
    await patient.start()
    try:
        assert await patient.carry_out(Sleeping(0.3)) == 0.3
        assert patient.kills == 0
    finally:
        await patient.close()


async def test_a_worker_that_sleeps_too_long_is_given_up() -> None:
    """Who neither works nor answers is given up by the clock."""
    hasty = PoolExecutor(1, WorkLimit(work=3600, wall=0.2))
    await hasty.start()
    try:
        with pytest.raises(WorkerFault) as caught:
            await hasty.carry_out(Sleeping(3600))
        assert (caught.value.reason, hasty.kills) == ("timed-out", 1)
    finally:
        await hasty.close()


def test_patience_is_with_work_and_else_with_the_clock() -> None:
    """What is left is the lesser of work and clock; where no work is known, the clock stands for it."""
    patience = WorkLimit(work=20, wall=120)
    assert patience.left(0, 0) == 20
    assert patience.left(1, 100) == 19
    assert patience.left(1, 110) == 10
    assert patience.left(21, 30) < 0
    assert patience.left(None, 15) == 5


def test_of_a_process_that_is_gone_no_work_is_known() -> None:
    """A number that no process has is not taken for one that rests."""
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait()
    assert worked_by(gone.pid) is None
