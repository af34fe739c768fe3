"""The simulated evening against the theory of queues: where formulas are known, it gives what they give."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from math import factorial
from statistics import mean

import pytest
from lab.capacity.simulation.agenda import Agenda
from lab.capacity.simulation.chance import Dice, Shape, quantiles
from lab.capacity.simulation.costs import Costs
from lab.capacity.simulation.evening import simulated
from lab.capacity.simulation.plan import SEATS, Plan
from lab.capacity.simulation.queues import Cores, Use

MANY = Plan(tables=2000, servers=1, cores=1, connections=1 << 30, rush=1.0, settle=5.0, seconds=60.0)
"""So many tables that commands come as by a Poisson process: 667 a second."""

RATE = MANY.tables / MANY.pace


def costing(**costs: float) -> Costs:
    """Only this costs something."""
    return Costs(**{**dict.fromkeys(asdict(Costs()), 0.0), "disk_mb": 1.0, **costs})


def served(work: Shape, busy: float, number: int) -> Use:
    """How a core is used to which work comes by a Poisson process, one piece a second and ``busy`` seconds long."""
    agenda, dice = Agenda(), Dice("theory")
    core, gaps, lengths = Cores(agenda), quantiles(Shape.EXPONENTIAL), quantiles(work)

    def come(left: int) -> None:
        core.serve(busy * lengths[dice.place()])
        if left > 1:
            agenda.at(agenda.now + gaps[dice.place()], come, left - 1)

    agenda.at(0.0, come, number)
    agenda.run()
    return core.use()


@pytest.mark.parametrize(("work", "variation"), [(Shape.FIXED, 0.0), (Shape.EXPONENTIAL, 1.0)])
@pytest.mark.parametrize("busy", [0.3, 0.7])
def test_a_core_makes_wait_as_pollaczek_and_khinchine_say(work: Shape, variation: float, busy: float) -> None:
    """The mean wait is within 4 % of the formula, whether work is even (M/D/1) or not (M/M/1)."""
    use = served(work, busy, 100_000)
    assert use.wait == pytest.approx(busy * busy * (1 + variation) / (2 * (1 - busy)), rel=0.04)
    assert use.busy == pytest.approx(busy, rel=0.01)


def closed_time(tables: int, pace: float, demands: Sequence[float]) -> float:
    """The mean time through queues of one core each, by mean value analysis: exact where work is exponential.

    Args:
        tables: How many go round.
        pace: Seconds for which each thinks.
        demands: Seconds of work that a command asks of each core.
    """
    queues, times = [0.0] * len(demands), [*demands]
    for number in range(1, tables + 1):
        times = [demand * (1 + queue) for demand, queue in zip(demands, queues, strict=True)]
        rate = number / (pace + sum(times))
        queues = [rate * time for time in times]
    return sum(times)


@pytest.mark.parametrize(("server", "database"), [(0.25, 0.0), (0.2, 0.1), (0.1, 0.4)])
def test_few_tables_go_round_as_mean_value_analysis_says(server: float, database: float) -> None:
    """Ten tables at one server and one core of the database wait for what the formula says, within 2 %.

    A command is at the server twice, to be decided and to be shown, for the same time on the average each: only then
    is the formula exact.
    """
    plan = Plan(tables=10, servers=1, cores=1, connections=10, rush=1.0, settle=20.0, seconds=20_000.0)
    costs = costing(decide_ms=1000 * server, show_ms=1000 * server / SEATS, append_ms=1000 * database)
    expected = closed_time(plan.tables, plan.pace, [2 * server, database])
    assert mean(simulated(plan, costs).times) == pytest.approx(expected, rel=0.02)


def erlang_c(cores: int, load: float) -> float:
    """The share of work that has to wait for one of so many cores, by Erlang."""
    last = load**cores / factorial(cores) * cores / (cores - load)
    return last / (sum(load**k / factorial(k) for k in range(cores)) + last)


@pytest.mark.slow
def test_cores_of_the_database_share_a_queue_as_erlang_says() -> None:
    """Four cores at 80 % make commands wait for what Erlang's formula says, within 4 %."""
    cores, load = 4, 3.2
    seconds = load / RATE
    expected = seconds + erlang_c(cores, load) * seconds / (cores - load)
    outcome = simulated(replace(MANY, cores=cores), costing(append_ms=1000 * seconds))
    assert mean(outcome.times) == pytest.approx(expected, rel=0.04)
    assert outcome.loads.database.busy == pytest.approx(load / cores, rel=0.01)


def test_what_is_under_way_is_rate_times_time() -> None:
    """Little's law holds for commands within a hundredth, counted over time and counted by command."""
    plan = Plan(tables=400, servers=3, rush=5.0, seconds=60.0)
    outcome = simulated(plan, Costs())
    under_way = outcome.tally.under_way / plan.seconds
    assert under_way == pytest.approx(len(outcome.times) / plan.seconds * mean(outcome.times), rel=0.01)


@pytest.mark.parametrize("shape", Shape)
def test_what_is_drawn_has_the_mean_that_is_asked_for(shape: Shape) -> None:
    """Values of each shape have mean 1 and rise; cutting off the longest in 100,000 takes less than a thousandth."""
    values = quantiles(shape)
    assert mean(values) == pytest.approx(1.0, abs=0.001)
    assert list(values) == sorted(values)
