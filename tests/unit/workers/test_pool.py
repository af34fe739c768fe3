"""Worker processes: who answers, what becomes of a question whose worker dies, and that none is left behind."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, wait
from functools import partial
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from time import monotonic

import pytest
from tests.patience import PATIENCE, until
from tests.unit.workers.answering import answering
from tests.unit.workers.processes import is_gone

from schlemm.workers.pool import WorkerPool
from schlemm.workers.process import WorkerFault
from schlemm.workers.work_limit import WorkLimit

ROOT = Path(__file__).parents[3]


NEVER = "sleep 3600"


@pytest.fixture
def pool() -> Iterator[WorkerPool[str, object]]:
    """A pool of two workers, stopped after the test."""
    workers: WorkerPool[str, object] = WorkerPool(answering, 2)
    yield workers
    workers.stop()


def test_workers_start_with_the_first_questions_and_are_kept(pool: WorkerPool[str, object]) -> None:
    """There is none before the first question, no more than are needed, and the next question asks the same."""
    assert not pool.pids
    first = pool.submit("pid").result()
    assert pool.pids == {first}
    assert pool.submit("pid").result() == first
    pool.start()
    assert len(pool.pids) == 2
    assert {pool.submit("pid").result() for _ in range(3)} <= pool.pids


def test_who_asks_again_as_soon_as_answered_starts_no_process(pool: WorkerPool[str, object]) -> None:
    """A worker is free before its answer is told, be that an error: the next question goes to it."""
    again: list[Future[object]] = []
    for question in ("say it", "raise on purpose"):
        asked = pool.submit(question)
        asked.add_done_callback(lambda _: again.append(pool.submit("pid")))
        wait([asked])
        until(lambda: again and again[0].done(), "the second question is answered")
        assert pool.pids == {again.pop().result()}


def test_what_is_at_work_and_what_waits_is_told(pool: WorkerPool[str, object]) -> None:
    """Of questions without end two are under way and the others wait; afterwards nothing does either."""
    assert (pool.running, pool.waiting) == (0, 0)
    for _ in range(5):
        pool.submit(NEVER)
    assert (pool.running, pool.waiting) == (2, 3)
    pool.stop()
    assert (pool.running, pool.waiting) == (0, 0)


def test_every_question_has_its_own_answer(pool: WorkerPool[str, object]) -> None:
    """More questions than workers are answered, each with what was asked; an error is that of its question alone."""
    asked = {f"say {number}": pool.submit(f"say {number}") for number in range(20)}
    wrong = pool.submit("raise on purpose")
    assert all(question == f"say {answer.result()}" for question, answer in asked.items())
    with pytest.raises(LookupError, match="on purpose"):
        wrong.result()
    assert len(pool.pids) == 2


def test_a_crash_harms_one_question_only(pool: WorkerPool[str, object]) -> None:
    """Who dies over a question is named with its exit code and replaced; the others are answered."""
    crash = pool.submit("end 7")
    others = [pool.submit(f"say {number}") for number in range(4)]
    with pytest.raises(WorkerFault) as caught:
        crash.result()
    assert (caught.value.reason, caught.value.exit_code) == ("crashed", 7)
    assert [answer.result() for answer in others] == ["0", "1", "2", "3"]
    assert len(pool.pids) == 2


def test_a_question_is_asked_again_where_that_is_wanted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With two tries the second worker answers what the first has died over, and the log tells."""
    workers: WorkerPool[str, object] = WorkerPool(partial(answering, tmp_path), 1, tries=2)
    try:
        assert workers.submit("end-once").result() in workers.pids
        assert "exit code 3" in caplog.text
        with pytest.raises(WorkerFault, match="exit code 4"):
            workers.submit("end 4").result()
    finally:
        workers.stop()


def test_a_worker_over_its_limit_is_replaced() -> None:
    """A question without an answer in good time is a fault, counted, and the next one is answered by another worker."""
    workers: WorkerPool[str, object] = WorkerPool(answering, 1, limit=WorkLimit(work=3600, wall=PATIENCE))
    try:
        before = workers.submit("pid").result()
        workers._limit = WorkLimit(work=3600, wall=0.1)
        with pytest.raises(WorkerFault) as caught:
            workers.submit(NEVER).result()
        assert (caught.value.reason, workers.kills) == ("timed-out", 1)
        workers._limit = None
        assert workers.submit("pid").result() != before
    finally:
        workers.stop()


def test_stopping_cancels_what_is_open_and_ends_every_process(pool: WorkerPool[str, object]) -> None:
    """Whether it waits or has begun, a question is cancelled at once; the next one starts new workers."""
    asked = [pool.submit(NEVER) for _ in range(5)]
    before = pool.pids
    assert len(before) == 2
    pool.stop()
    for answer in asked:
        with pytest.raises(CancelledError):
            answer.result()
    assert not pool.pids
    assert all(map(is_gone, before))
    assert pool.submit("say again").result() == "again"


def test_stopping_wakes_whoever_waits_for_several_answers(pool: WorkerPool[str, object]) -> None:
    """Who waits for questions that had to wait themselves hears that they were cancelled."""
    asked = [pool.submit(NEVER) for _ in range(5)]
    pool.stop()
    assert not wait(asked, PATIENCE).not_done


def test_what_cannot_be_understood_costs_its_worker(pool: WorkerPool[str, object]) -> None:
    """A reply that cannot be read is a fault, and whatever its worker may still say answers no other question."""
    before = pool.submit("pid").result()
    with pytest.raises(WorkerFault, match="TypeError"):
        pool.submit("raise-unreadable on purpose").result()
    assert pool.submit("say again").result() == "again"
    assert before not in pool.pids


def test_whoever_asks_for_the_processes_waits_for_changes(pool: WorkerPool[str, object]) -> None:
    """The processes are counted between two changes, never in the midst of one."""
    told: list[frozenset[int]] = []
    asking = threading.Thread(target=lambda: told.append(pool.pids))
    with pool._lock:
        asking.start()
        asking.join(0.2)
        assert not told
    asking.join()
    assert told == [frozenset()]


def test_a_worker_that_died_unasked_is_replaced(pool: WorkerPool[str, object]) -> None:
    """Who sees that there are so many workers finds none that is dead."""
    pid = pool.submit("pid").result()
    (worker,) = pool._workers
    worker.stop()
    pool.start(1)
    assert pid not in pool.pids
    assert pool.submit("pid").result() in pool.pids


@pytest.mark.parametrize("question", ["say done", NEVER])
def test_workers_may_leave_their_block(tmp_path: Path, question: str) -> None:
    """With some grace a worker that is stopped leaves its block properly, idle or in the midst of a question."""
    workers: WorkerPool[str, object] = WorkerPool(partial(answering, tmp_path), 1, grace=PATIENCE)
    pid = workers.submit("pid").result()
    asked, begun = workers.submit(question), monotonic()
    if question != NEVER:
        asked.result()
    workers.stop()
    assert (tmp_path / f"left {pid}").exists()
    assert monotonic() - begun < PATIENCE


@pytest.mark.skipif(os.name != "posix", reason="a kill that nobody can catch is one of POSIX")
@pytest.mark.parametrize(
    ("question", "before"),
    [
        pytest.param("working", "", id="usual"),
        pytest.param("working", "trap '' TERM;", id="TERM ignored by inheritance"),
        pytest.param("deaf", "", id="TERM caught for nothing", marks=pytest.mark.slow),
    ],
)
def test_a_worker_at_work_ends_with_its_killed_parent(question: str, before: str) -> None:
    """No computer goes on working for a program that is gone, whatever its worker does about signals.

    Worker and program share the standard output: it can be read to its end only once both are gone.
    """
    shell = f'{before} exec "{sys.executable}" -m tests.unit.workers.endless {question}'
    with subprocess.Popen(["sh", "-c", shell], stdout=subprocess.PIPE, text=True, cwd=ROOT) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == f"{question}\n"
        program.kill()
        assert program.communicate(timeout=PATIENCE)[0] == ""


def refuse(*_: object) -> Callable[[], None]:
    """What a system does that has run out of something."""
    raise OSError("too many")


NEEDS = ["multiprocessing.context.SpawnContext.Pipe", "multiprocessing.context.SpawnProcess.start"]
"""What of the system a worker needs."""


@pytest.mark.parametrize("need", NEEDS)
def test_no_process_to_be_had_is_a_fault(
    pool: WorkerPool[str, object], monkeypatch: pytest.MonkeyPatch, need: str
) -> None:
    """If the system gives no process, who asks is told so, and once it does again the pool answers."""
    with monkeypatch.context() as system:
        system.setattr(need, refuse)
        for start in (pool.start, partial(pool.submit, "pid")):
            with pytest.raises(WorkerFault, match="too many"):
                start()
    assert pool.submit("say again").result() == "again"


def test_no_thread_to_be_had_is_a_fault(
    pool: WorkerPool[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the system gives no thread, who asks is told so, and the worker is there for the next question."""

    def refuse_thread(_: object) -> None:
        raise RuntimeError("can't start new thread")

    pool.start()
    before = pool.pids
    with monkeypatch.context() as system:
        system.setattr("threading.Thread.start", refuse_thread)
        for _ in range(3):
            with pytest.raises(WorkerFault, match="thread"):
                pool.submit("pid")
    assert pool.submit("pid").result(PATIENCE) in before
    assert pool.pids == before


@pytest.mark.parametrize("tries", [1, 2])
@pytest.mark.parametrize("need", NEEDS)
def test_a_worker_that_cannot_be_replaced_is_replaced_later(
    monkeypatch: pytest.MonkeyPatch, need: str, tries: int
) -> None:
    """If no process can be had for one that died, open questions are settled and later ones have a new worker."""
    workers: WorkerPool[str, object] = WorkerPool(answering, 1, tries=tries)
    try:
        workers.start()
        with monkeypatch.context() as system:
            system.setattr(need, refuse)
            asked = [workers.submit("end 7"), workers.submit("say waiting")]
            for answer in asked:
                with pytest.raises(WorkerFault):
                    answer.result(PATIENCE)
            assert not workers.pids
        assert workers.submit("say again").result(PATIENCE) == "again"
        assert len(workers.pids) == 1
    finally:
        workers.stop()


def test_a_worker_that_cannot_be_replaced_leaves_its_questions_to_others(
    pool: WorkerPool[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is there answers what waits and what is asked later, as long as no other process can be had."""
    pool.start()
    monkeypatch.setattr(NEEDS[0], refuse)
    kept = pool.submit("pid-later 0.5")
    crash = pool.submit("end 7")
    waiting = [pool.submit("pid") for _ in range(3)]
    with pytest.raises(WorkerFault):
        crash.result(PATIENCE)
    waiting.extend(pool.submit("pid") for _ in range(3))
    assert {answer.result(PATIENCE) for answer in waiting} == {kept.result(PATIENCE)}
    assert {pool.submit("pid").result(PATIENCE) for _ in range(4)} == pool.pids


@pytest.mark.parametrize("error", [OSError("too many"), TypeError("cannot be sent")])
def test_a_process_that_does_not_start_leaves_no_pipe_open(
    pool: WorkerPool[str, object], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Whatever keeps a process from starting, both ends of its pipe are closed at once."""
    ends: list[Connection] = []

    def remember(_: object) -> list[Connection]:
        ends.extend(Pipe())
        return ends

    def fail(_: object) -> None:
        raise error

    monkeypatch.setattr(NEEDS[0], remember)
    monkeypatch.setattr(NEEDS[1], fail)
    with pytest.raises((WorkerFault, TypeError)):
        pool.submit("pid")
    assert [end.closed for end in ends] == [True, True]
