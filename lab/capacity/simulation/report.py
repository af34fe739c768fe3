"""What a simulated evening was like, in lines to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lab.capacity.simulation.costs import Costs
from lab.capacity.simulation.evening import Outcome
from lab.capacity.simulation.plan import SEATS, Placing, Plan
from lab.capacity.simulation.queues import Use
from lab.load.serving import at

MEDIAN, NINETY_NINE = 0.020, 0.250
"""Seconds from a command to the last screen that half and 99 of 100 are not to exceed."""

BOTS_WAIT = 1.0
"""Seconds until a worker begins to think about a bot's move that 99 of 100 moves are not to exceed."""

USUAL_CONNECTIONS = 100
"""That PostgreSQL allows unless it is told otherwise."""


def holds(outcome: Outcome) -> bool:
    """Whether the goals were kept, and something was measured at all."""
    times, loads = outcome.times, outcome.loads
    shown = bool(times) and at(times, 0.5) <= MEDIAN and at(times, 0.99) <= NINETY_NINE
    return shown and not loads.given_up and at(loads.move_waits, 0.99) <= BOTS_WAIT


@dataclass(frozen=True, slots=True)
class Fullness:
    """How full a part was.

    Attributes:
        name: Of the part.
        share: Of what it carries.
    """

    name: str
    share: float


def fullness(plan: Plan, outcome: Outcome) -> list[Fullness]:
    """All parts, the fullest first."""
    loads = outcome.loads
    busiest = max(use.busy for use in loads.servers)
    parts = [
        Fullness("a server", busiest),
        Fullness("PostgreSQL", loads.database.busy),
        Fullness("the disk of its log", loads.disk),
        Fullness("NATS", loads.bus.busy),
        *([Fullness("bots", loads.bots.busy)] if plan.bots else []),
    ]
    return sorted(parts, key=lambda part: -part.share)


def report(plan: Plan, costs: Costs, outcome: Outcome) -> Iterator[str]:
    """All that is to be said, line by line."""
    yield _machines(plan)
    tally, loads, begun = outcome.tally, outcome.loads, len(outcome.times)
    yield (
        f"{tally.asked} commands, {tally.shown} on every screen, {tally.refused} kept already when sent again; "
        f"{begun / plan.seconds:.1f}/s measured for {plan.seconds:g} s, "
        f"{plan.tables / plan.pace:.1f}/s if nobody waited"
    )
    yield f"a command to the last screen: {_times(outcome.times)}   during the rush: {_times(outcome.rush_times)}"
    if plan.kill_every:
        yield f"connections lost {outcome.lost}"
    yield from _table(plan, outcome)
    yield (
        f"log: flushing {loads.flushing:.1%} of the time, {loads.gathered:.1f} commits a flush, "
        f"{loads.disk:.2%} of the bytes that its disk carries"
    )
    if plan.bots:
        late = at(loads.move_waits, 0.99)
        yield f"moves of bots wait for a process: 99 % {1000 * late:.1f} ms; questions given up: {loads.given_up}"
    opened = 1 if plan.placing is not Placing.SPREAD or plan.servers == 1 else min(2, SEATS - plan.bots)
    yield f"memory for tables {plan.tables * opened * costs.table_kb / 1e6:.2f} GB   {_connections(plan)}"
    carried = begun / plan.seconds * plan.pace
    yield "full first: " + ", ".join(
        f"{part.name} {part.share:.1%} (full at {_number(carried / part.share)} tables)"
        for part in fullness(plan, outcome)
        if part.share > 0
    )
    bots = f", moves of bots begun within {BOTS_WAIT:g} s, none given up" if plan.bots else ""
    verdict = "kept" if holds(outcome) else "missed"
    yield f"median <= {1000 * MEDIAN:g} ms and 99 % <= {1000 * NINETY_NINE:g} ms{bots}: {verdict}"


def _machines(plan: Plan) -> str:
    bots = f", {plan.machines} machines with {plan.workers} processes for bots" if plan.bots else ""
    return (
        f"{plan.tables} tables of {SEATS - plan.bots} people and {plan.bots} bots, a command {plan.pace:g} s after the "
        f"last ({plan.thinking}); {plan.servers} servers ({plan.placing}), work {plan.work}, PostgreSQL with "
        f"{plan.cores} cores{bots}"
    )


def _times(times: Sequence[float]) -> str:
    median, most, worst = (1000 * at(times, share) for share in (0.5, 0.99, 1))
    return f"median {median:.1f} ms, 99 % {most:.1f} ms, worst {worst:.1f} ms"


def _table(plan: Plan, outcome: Outcome) -> Iterator[str]:
    loads = outcome.loads
    yield f"{'':21} {'busy':>7} {'waiting':>9} {'wait, ms':>9} {'longest':>9} {'work/s':>9}"
    busiest = max(loads.servers, key=lambda use: use.busy)
    yield _row(f"{plan.servers} servers", _together(loads.servers), plan.seconds)
    yield _row("the busiest of them", busiest, plan.seconds)
    yield _row("PostgreSQL", loads.database, plan.seconds)
    yield _row("NATS", loads.bus, plan.seconds)
    if plan.bots:
        yield _row("bots", loads.bots, plan.seconds)


def _together(uses: Sequence[Use]) -> Use:
    done = sum(use.done for use in uses)
    wait = sum(use.wait * use.done for use in uses) / max(done, 1)
    queue = sum(use.queue for use in uses)
    return Use(sum(use.busy for use in uses) / len(uses), queue, wait, max(use.worst for use in uses), done)


def _row(name: str, use: Use, seconds: float) -> str:
    return (
        f"{name:21} {use.busy:7.1%} {use.queue:9.2f} {1000 * use.wait:9.2f} {1000 * use.worst:9.1f} "
        f"{use.done / seconds:9.1f}"
    )


def _connections(plan: Plan) -> str:
    wanted = plan.servers * (plan.connections + 1)
    more = f", more than the {USUAL_CONNECTIONS} of its usual settings" if wanted > USUAL_CONNECTIONS else ""
    return f"connections to PostgreSQL at most {wanted}{more}"


def _number(value: float) -> str:
    return f"{value:.3g}" if value >= 1e6 else f"{value:.0f}"
