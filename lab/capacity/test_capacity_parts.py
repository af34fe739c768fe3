"""The parts of the simulated evening, and the command that prints it."""

from dataclasses import asdict, replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lab.capacity.capacity import main, parser
from lab.capacity.simulation.agenda import Agenda
from lab.capacity.simulation.bot_machines import DEADLINES, MOVE, REVIEW, BotMachines
from lab.capacity.simulation.costs import Costs
from lab.capacity.simulation.evening import simulated
from lab.capacity.simulation.plan import Placing, Plan
from lab.capacity.simulation.queues import Log
from lab.capacity.simulation.report import fullness, holds
from lab.capacity.simulation.search import largest, smallest


@given(st.lists(st.floats(0, 1), min_size=1, max_size=60))
def test_commits_share_the_wait_for_the_disk(times: list[float]) -> None:
    """Each commit waits for one flush at least and less than two, and the disk does one at a time."""
    agenda, ends, flush = Agenda(), list[tuple[float, float]](), 0.1
    log = Log(agenda, flush, 0.0)
    for time in times:
        agenda.at(time, log.commit, lambda time=time: ends.append((time, agenda.now)))
    agenda.run()
    assert len(ends) == len(times)
    assert all(flush <= end - begin + 1e-9 and end - begin <= 2 * flush + 1e-9 for begin, end in ends)
    assert log.flushes <= (agenda.now / flush) + 1
    flushed = sorted({end for _, end in ends})
    assert all(later - earlier >= flush - 1e-9 for earlier, later in pairwise(flushed))


def test_a_disk_takes_time_for_bytes_too() -> None:
    """A flush lasts as long as the wait and the bytes of all its commits."""
    agenda, ends = Agenda(), list[float]()
    log = Log(agenda, 1.0, 0.5)
    for time in (0.0, 0.1, 0.2):
        agenda.at(time, log.commit, lambda: ends.append(agenda.now))
    agenda.run()
    assert ends == [1.5, 3.5, 3.5]


def test_moves_go_before_reviews_but_every_fourth_time_the_oldest() -> None:
    """One process takes three moves that wait, then the review that is older than all of them, then the others."""
    agenda, done = Agenda(), list[object]()
    bots = BotMachines(agenda, 1)
    bots.ask(MOVE, 1.0, done.append, "begun")
    bots.ask(REVIEW, 1.0, done.append, "review")
    for number in range(5):
        bots.ask(MOVE, 1.0, done.append, number)
    agenda.run()
    assert done == ["begun", 0, 1, 2, "review", 3, 4]
    assert agenda.now >= DEADLINES[MOVE]


def test_a_move_is_waited_for_only_so_long() -> None:
    """What has not begun after its deadline is given up then, and what is more than the line holds at once."""
    agenda, done = Agenda(), list[tuple[int, float]]()
    bots = BotMachines(agenda, 1)
    for number in range(60):
        bots.ask(MOVE, 30.0, lambda number=number: done.append((number, agenda.now)))
    assert [number for number, now in done if now == 0] == [*range(51, 60)]
    agenda.run()
    assert (0, 30.0) in done
    assert {now for number, now in done if 0 < number < 51} == {DEADLINES[MOVE]}
    assert len(done) == 60
    assert bots.given_up == 59


@given(st.integers(0, 5000), st.integers(1, 3000))
def test_the_most_that_holds_is_found(limit: int, start: int) -> None:
    """What is found holds, and is the last that does to within two in a hundred."""
    found = largest(lambda number: number <= limit, start)
    assert found <= limit
    assert limit - found <= max(0.03 * limit, 1)


@given(st.integers(1, 500), st.integers(1, 500))
def test_the_fewest_that_are_enough_are_found(limit: int, most: int) -> None:
    """The smallest number that is enough, or 0 if not even the most is."""
    assert smallest(lambda number: number >= limit, most) == (limit if limit <= most else 0)


def test_every_figure_is_a_flag() -> None:
    """Each field of plan and costs can be said on the command line, and is what it is by default if it is not."""
    said = vars(parser().parse_args([]))
    assert said == {**asdict(Plan()), **asdict(Costs()), "find": None}


SMALL = ("--tables", "40", "--rush", "2", "--seconds", "10")


def test_the_command_tells_whether_the_goals_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    """It prints the times and what is full first; the exit code is 1 where a cost makes it too slow."""
    assert main([*SMALL, "--servers", "4", "--decide-ms", "2"]) == 0
    printed = capsys.readouterr().out
    assert "full first: a server" in printed
    assert printed.endswith(": kept\n")
    assert main([*SMALL, "--servers", "4", "--decide-ms", "60"]) == 1
    assert capsys.readouterr().out.endswith(": missed\n")


def test_the_command_finds_what_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    """What it finds keeps the goals, one server less does not; where nothing is enough, it says so."""
    plan = Plan(tables=200, servers=8, rush=2.0, seconds=10.0)
    asked = ("--tables", "200", "--rush", "2", "--seconds", "10")
    assert main([*asked, "--servers", "8", "--find", "servers"]) == 0
    found = int(capsys.readouterr().out.splitlines()[0].removeprefix("servers: "))
    assert 1 < found < plan.servers
    assert main([*asked, "--servers", str(found - 1)]) == 1
    assert main([*SMALL, "--servers", "1", "--decide-ms", "60", "--find", "servers"]) == 1
    assert "no number of servers" in capsys.readouterr().out


def test_what_is_full_first_is_what_costs_most() -> None:
    """Where the database's work is the dearest, it is named first, and its figure is that of its core."""
    plan = Plan(tables=100, servers=4, cores=1, rush=2.0, seconds=60.0)
    outcome = simulated(plan, Costs(append_ms=20.0))
    first = fullness(plan, outcome)[0]
    assert first.name == "PostgreSQL"
    assert first.share == pytest.approx(len(outcome.times) / plan.seconds * 0.02, rel=0.06)


@pytest.mark.parametrize("placing", Placing)
def test_a_hashing_proxy_gives_some_servers_more_than_others(placing: Placing) -> None:
    """By turns all servers have about the same; by a ring with few points the busiest has a third more at least."""
    outcome = simulated(Plan(tables=800, servers=8, placing=placing, rush=2.0, seconds=30.0), Costs())
    busy = [use.busy for use in outcome.loads.servers]
    uneven = max(busy) / (sum(busy) / len(busy))
    assert (uneven > 1.3) if placing is Placing.HASH else (uneven < 1.1)


@pytest.mark.parametrize("wrong", [Plan(servers=0), Plan(tables=0), Plan(bots=4), Plan(bots=1, machines=0)])
def test_a_plan_without_anybody_is_refused(wrong: Plan) -> None:
    """Where nobody could do the work, or nobody plays, it says so."""
    with pytest.raises(ValueError, match=r"must be|need"):
        simulated(wrong, Costs())


def test_too_few_machines_of_bots_miss_the_goals() -> None:
    """Where the processes of the bots are too few, questions are given up, and that is told; with more it is not."""
    plan = Plan(tables=150, bots=3, servers=4, machines=1, workers=2, rush=2.0, seconds=60.0)
    few, enough = simulated(plan, Costs()), simulated(replace(plan, machines=6), Costs())
    assert few.loads.given_up > 0
    assert not holds(few)
    assert fullness(plan, few)[0].name == "bots"
    assert enough.loads.given_up == 0
    assert holds(enough)
