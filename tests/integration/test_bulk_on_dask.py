"""Bulk work on a Dask cluster: the same results as on one core, and what is told of a cluster that cannot do it.

The clusters are real ones on loopback: a scheduler in this process, its workers in others.
"""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Final

import pytest
from distributed import Client, LocalCluster
from distributed.versions import get_versions
from tests.unit.bot_match.stand_ins import open_bold
from tests.unit.cli.conftest import Terminal, terminal
from tests.unit.workers.answering import answering
from tests.unit.workers.processes import are_gone, is_gone

from schlemm.bot_match.match import BoardRecord
from schlemm.bot_match.workers import CHUNK, MatchPlan, records
from schlemm.core.seats import BySeat
from schlemm.dealing.numbered import deal_of_number
from schlemm.formats.file_formats import PBN
from schlemm.formats.filed import FiledBoard
from schlemm.i18n.profile import LANGUAGES
from schlemm.workers import cluster
from schlemm.workers.cluster import ClusterPlace, open_cluster
from schlemm.workers.cluster_fault import OURS, ClusterFault, software_of
from schlemm.workers.process import WorkerFault

__all__ = ["terminal"]

INTERRUPTED: Final = """
import signal, sys
from schlemm.cli.run import run
from schlemm.workers import process

class Told(process.WorkerProcess):
    def __init__(self, *args):
        super().__init__(*args)
        print(self.pid, file=sys.stderr, flush=True)

if __name__ == "__main__":
    import schlemm.workers.pool
    schlemm.workers.pool.WorkerProcess = Told
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who started us in the background may ignore it
    sys.exit(run(sys.argv[1:], {"SCHLEMM_LANG": "de"}))
"""
"""A command that tells the ids of its processes as they start."""
SHORT = ("match", "forum:anfaenger", "forum:anfaenger")


def started(workers: int) -> LocalCluster:
    """A cluster with so many workers of one thread, which says nothing."""
    return LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        scheduler_kwargs={"dashboard": False},
        silence_logs=100,
    )


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler with two workers."""
    with started(2) as running:
        yield running.scheduler_address


@pytest.fixture(scope="module")
def nobody() -> Iterator[str]:
    """The address of a scheduler without workers."""
    with started(0) as running:
        yield running.scheduler_address


@pytest.fixture
def place(scheduler: str) -> Iterator[ClusterPlace]:
    """Those two workers as a workplace."""
    with open_cluster(scheduler, whatever) as opened:
        yield opened


def whatever() -> bool:
    """Whatever is needed is there."""
    return True


def never() -> bool:
    """What is needed is nowhere."""
    return False


def test_answers_and_errors_are_those_of_one_process(place: ClusterPlace, tmp_path: Path) -> None:
    """Answers come in order, an error in place of its answer; a question over which a process dies is asked again."""
    asked = [*(f"say {number}" for number in range(30)), "end-once x", "raise on purpose", "say more"]
    answers = place.answers(partial(answering, tmp_path), asked)
    assert [next(answers) for _ in range(30)] == [str(number) for number in range(30)]
    assert isinstance(next(answers), int)
    with pytest.raises(LookupError, match="on purpose"):
        next(answers)
    deadly = place.answers(answering, ["end 7"])
    with pytest.raises(WorkerFault) as caught:
        next(deadly)
    assert caught.value.exit_code == 7


@pytest.mark.sweep
@pytest.mark.parametrize("together", [1, 3, 4])
def test_questions_that_travel_together_are_answered_alike(place: ClusterPlace, together: int) -> None:
    """However many questions are sent at a time, answers come in order, up to the error of one among them."""
    asked = [*(f"say {number}" for number in range(50)), "raise on purpose", "say more"]
    answers = place.answers(answering, asked, together=together)
    assert [next(answers) for _ in range(50)] == [str(number) for number in range(50)]
    with pytest.raises(LookupError, match="on purpose"):
        next(answers)


@pytest.mark.slow
def test_a_match_is_the_same(terminal: Terminal, scheduler: str, tmp_path: Path) -> None:
    """A match prints the same and writes the same files as on one core, what the cards cost included."""

    def files(name: str) -> tuple[Path, Path]:
        return tmp_path / f"{name}.pbn", tmp_path / f"{name}.txt"

    def words(name: str) -> list[str]:
        pbn, tables = map(str, files(name))
        return [*SHORT, "--seed", "3", "--boards", "1", "--costs", "--pbn", pbn, "--tables", tables]

    expected = terminal(*words("alone"), "--jobs", "1")
    assert expected.code == 0
    assert terminal(*words("spread"), "--cluster", scheduler.removeprefix("tcp://")) == expected
    assert [file.read_bytes() for file in files("spread")] == [file.read_bytes() for file in files("alone")]


def test_a_cluster_of_its_own() -> None:
    """``local`` starts a cluster on this machine, which answers, and ends with its block."""
    before = set(active_children())
    with open_cluster("local", whatever) as place:
        assert list(place.answers(answering, ["say it", "say more"])) == ["it", "more"]
        assert set(active_children()) > before
    assert are_gone(before)


@pytest.mark.parametrize("closed", [True, False])
def test_a_cluster_of_its_own_is_left_amid_its_work(*, closed: bool) -> None:
    """Who leaves waits for no question, whether the answers were closed or not, and later ones start no process."""
    before = set(active_children())
    with open_cluster("local", whatever) as place:
        answers = place.answers(answering, ["say it", *["sleep 3600"] * 100])
        assert next(answers) == "it"
        if closed:
            answers.close()
    assert are_gone(before)
    with open_cluster("local", whatever) as place:
        assert list(place.answers(answering, ["say more"])) == ["more"]


@pytest.mark.sweep
@pytest.mark.parametrize("times", [1, 2])
def test_a_command_with_a_cluster_of_its_own_is_interrupted(tmp_path: Path, times: int) -> None:
    """Ctrl-C ends it with a sentence and no trace, also pressed twice, and none of its processes is left."""
    deals = (deal_of_number(number * 10**24) for number in range(1, 400))
    boards = [FiledBoard(hands=BySeat(*deal.hands)) for deal in deals]
    (tmp_path / "many.pbn").write_bytes(PBN.write(boards))
    words = ("analyse", "many.pbn", "--out", "solved.pbn", "--cluster", "local")
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, *words], cwd=tmp_path, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        pids = [int(process.stderr.readline()) for _ in range(2)]
        for _ in range(times):
            process.send_signal(signal.SIGINT)
        told = process.stderr.read()
    # the second may reach a process that is past its last line, which the system then ends
    assert process.returncode == 130 or (times > 1 and process.returncode == -signal.SIGINT)
    assert "Traceback" not in told
    assert "--resume" in told
    assert all(map(is_gone, pids))


def test_a_cluster_of_its_own_costs_little() -> None:
    """``local`` has no processes but those that answer, and nothing looks at what its threads do."""
    before = set(active_children())
    with open_cluster("local", whatever) as place:
        assert set(active_children()) == before
        answers = place.answers(answering, [f"say {number}" for number in range(8)])
        assert next(answers) == "0"
        assert len(set(active_children()) - before) <= (os.cpu_count() or 1)
        assert not any(thread.name == "Profile" for thread in threading.enumerate())
        answers.close()


def refused(terminal: Terminal, address: str, code: int, named: str) -> None:
    """Check that a match there ends with this code, and a sentence in each language that names what it is about."""
    for language in LANGUAGES:
        ran = terminal(*SHORT, "--cluster", address, SCHLEMM_LANG=language)
        assert (ran.code, ran.out) == (code, "")
        assert named in ran.err.replace("\n", " ")
        assert "cluster-" not in ran.err


@pytest.mark.parametrize("typed", ["nonsense", "tcp://", "http://127.0.0.1:8786", "127.0.0.1:99999", ""])
def test_what_is_no_address(terminal: Terminal, typed: str) -> None:
    """What can be no address is refused as typed wrong, and so is a number of processes beside a cluster."""
    refused(terminal, typed, 2, typed)
    assert terminal(*SHORT, "--cluster", "local", "--jobs", "2").code == 2


@pytest.mark.sweep
@pytest.mark.parametrize("listens", [False, True], ids=["nobody", "somebody silent"])
def test_where_no_scheduler_answers(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, *, listens: bool
) -> None:
    """Where nobody answers, or somebody who is no scheduler, the match ends soon and says where it has asked."""
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        if not listens:
            server.close()
        refused(terminal, address, 1, address)


@pytest.mark.slow
def test_a_cluster_without_workers(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, nobody: str) -> None:
    """Where there is no worker, and none comes, this is said before a match and in the middle of one."""
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    refused(terminal, nobody, 1, f"dask worker {nobody}")
    monkeypatch.setattr(cluster, "LOOK", 0.05)
    monkeypatch.setattr(cluster, "ALONE", 0.1)
    with Client(nobody, set_as_default=False) as client:
        answers = ClusterPlace(client, nobody, (), whatever).answers(answering, ["say it"])
        with pytest.raises(ClusterFault) as caught:
            next(answers)
    assert caught.value.reason == "no-workers"


def test_other_versions(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, scheduler: str) -> None:
    """A cluster with another version is refused with both named; so is a worker that comes later, or lacks a part."""
    told = get_versions(OURS)
    other = {**told, "packages": {**told["packages"], "schlemm": "0.0.7"}}
    with monkeypatch.context() as here:
        here.setattr("distributed.versions.get_versions", lambda packages: other)
        refused(terminal, scheduler, 1, "schlemm 0.0.7")
    for here_too, fit, reason in ((other, whatever, "versions"), (told, never, "unfit")):
        with Client(scheduler, set_as_default=False) as client:
            place = ClusterPlace(client, scheduler, software_of(here_too), fit)
            with pytest.raises(ClusterFault) as caught:
                next(place.answers(answering, ["say it"]))
        assert caught.value.reason == reason
        assert caught.value.where != scheduler


def test_a_cluster_that_is_lost() -> None:
    """When the scheduler goes away, who waits for an answer is told so at once."""
    with started(0) as running:
        address = running.scheduler_address
        with Client(address, set_as_default=False) as client:
            answers = ClusterPlace(client, address, (), whatever).answers(answering, ["say it"])
            closing = threading.Timer(0.3, running.close)
            closing.start()
            with pytest.raises(ClusterFault) as caught:
                next(answers)
            closing.join()
    assert caught.value.reason == "lost"


@pytest.mark.slow
def test_a_killed_worker_costs_its_boards_only(place: ClusterPlace, scheduler: str) -> None:
    """When a worker is killed in a match all boards come all the same, and no process of its outlives it."""
    plan = MatchPlan("a", "b", 30 * CHUNK, 2, open_bold)
    expected = list(records(plan))
    held = records(plan, place=place)
    found: list[BoardRecord] = [next(held)]
    with Client(scheduler, set_as_default=False) as client:
        pids = client.run(os.getpid)
        children = client.run(children_here)
        address = next(iter(pids))
        os.kill(pids[address], 9)
    assert children[address]
    assert [*found, *held] == expected
    assert all(map(is_gone, children[address]))


def children_here() -> list[int]:
    """The processes that a worker has started."""
    return [child.pid or 0 for child in active_children()]
