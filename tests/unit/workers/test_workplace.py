"""Where bulk work is done: answers come in order, no more is asked ahead than there is room for, nothing is left."""

import pickle
from collections.abc import Iterator
from concurrent.futures import CancelledError
from multiprocessing import active_children

import pytest
from tests.unit.workers.answering import answering
from tests.unit.workers.processes import are_gone, is_gone

from schlemm.workers import cluster_worker
from schlemm.workers.cluster_worker import ClusterJob, JobProcesses, answer_on_cluster, dismiss_job
from schlemm.workers.process import WorkerFault
from schlemm.workers.workplace import ProcessPlace, in_order


def test_no_more_is_asked_than_there_is_room_for() -> None:
    """Questions are taken one by one as there is room, however many there are, and answered in their order."""
    taken: list[int] = []

    def endless() -> Iterator[int]:
        for number in range(10**9):
            taken.append(number)
            yield number

    room = [3]
    answers = in_order(lambda asked: asked, lambda asked: -asked, endless(), lambda: room[0])
    assert [next(answers) for _ in range(4)] == [0, -1, -2, -3]
    assert len(taken) == 6
    room[0] = 1
    assert [next(answers) for _ in range(3)] == [-4, -5, -6]
    assert len(taken) == 7


def test_processes_answer_in_order_and_end() -> None:
    """An error or the end of a process stands in place of its answer, what was before it came; then all are gone."""
    others = set(active_children())
    place = ProcessPlace(2)
    for last, error in (("raise on purpose", LookupError), ("end 3", WorkerFault)):
        answers = place.answers(answering, [*(f"say {number}" for number in range(20)), last, "sleep 3600"])
        assert [next(answers) for _ in range(20)] == [str(number) for number in range(20)]
        with pytest.raises(error):
            next(answers)
        assert are_gone(others)


def test_who_leaves_early_leaves_no_process() -> None:
    """When the answers are closed, what is still asked is dropped."""
    others = set(active_children())
    answers = ProcessPlace(2).answers(answering, ["say it", "sleep 3600", "sleep 3600"])
    assert next(answers) == "it"
    answers.close()
    assert are_gone(others)


def test_processes_of_a_cluster_end_when_nobody_asks_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while without a question the processes are gone, for who asked may have died; the next starts others."""
    monkeypatch.setattr(cluster_worker, "IDLE", 0.1)
    processes = JobProcesses(ClusterJob("x", answering, bool, ()))
    first = processes.answer("pid")
    assert isinstance(first, int)
    assert is_gone(first)
    assert processes.answer("pid") != first
    processes.stop()


def test_processes_that_were_stopped_answer_nothing_more() -> None:
    """A question that comes when they have been stopped starts none again."""
    others = set(active_children())
    processes = JobProcesses(ClusterJob("x", answering, bool, ()))
    assert processes.answer("say it") == "it"
    processes.stop()
    with pytest.raises(CancelledError):
        processes.answer("sleep 3600")
    assert are_gone(others)


def test_a_question_of_a_dismissed_job_comes_too_late() -> None:
    """Whether its job was begun here or not, who asks is told that it was dismissed, and no process is started."""
    others = set(active_children())
    job = pickle.dumps(ClusterJob("dismissed", answering, bool, ()))
    dismiss_job(job)
    ((is_answer, error),) = pickle.loads(answer_on_cluster(job, pickle.dumps(["sleep 3600"])))
    assert not is_answer
    assert isinstance(error, CancelledError)
    assert set(active_children()) <= others
