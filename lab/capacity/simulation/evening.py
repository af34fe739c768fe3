"""An evening from the first table to the last command, and what was measured of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from lab.capacity.simulation.agenda import Agenda
from lab.capacity.simulation.bot_machines import BotMachines
from lab.capacity.simulation.costs import Costs
from lab.capacity.simulation.crowd import Arrivals
from lab.capacity.simulation.database import Database, Server
from lab.capacity.simulation.placing import Proxy
from lab.capacity.simulation.plan import SEATS, Plan
from lab.capacity.simulation.play import Play, Tally
from lab.capacity.simulation.queues import Cores, Log, Use
from lab.capacity.simulation.table import SimulatedTable


@dataclass(frozen=True, slots=True)
class Loads:
    """How full everything was while it was measured.

    Attributes:
        servers: The use of each server.
        database: Of PostgreSQL's cores.
        bus: Of NATS.
        bots: Of all processes of the bots.
        flushing: Share of the time in which the log was being flushed.
        disk: Share of the bytes that its disk carries.
        gathered: Commits that a flush took with it.
        given_up: Questions that bots did not answer.
        move_waits: Seconds that bots' moves waited until somebody thought about them, in rising order.
    """

    servers: Sequence[Use]
    database: Use
    bus: Use
    bots: Use
    flushing: float
    disk: float
    gathered: float
    given_up: int
    move_waits: Sequence[float]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an evening.

    Attributes:
        tally: The commands, to the last.
        times: Seconds from a command to the last of the screens, in rising order.
        rush_times: The same while tables were opened.
        loads: How full everything was.
        lost: Connections of people that were lost.
    """

    tally: Tally
    times: Sequence[float]
    rush_times: Sequence[float]
    loads: Loads
    lost: int


class Evening:
    """All parts, put together.

    Args:
        plan: The evening.
        costs: Of everything.

    Attributes:
        tables: All of them.
    """

    def __init__(self, plan: Plan, costs: Costs) -> None:
        self._plan = plan
        self._agenda = agenda = Agenda()
        self._log = Log(agenda, costs.flush_ms / 1000, costs.log_bytes / (costs.disk_mb * 1e6))
        self._database = Database(agenda, plan.cores, plan.connections, self._log)
        self._bus = Cores(agenda)
        self._bots = BotMachines(agenda, plan.machines * plan.workers)
        self._servers = [Server(agenda, number) for number in range(plan.servers)]
        self._play = Play(agenda, plan, costs, self._database, self._bus, self._bots)
        proxy = Proxy(plan, self._servers)
        self._arrivals = Arrivals(agenda, plan, costs, self._play, self._database, proxy)
        self.tables = [SimulatedTable(number, plan.bots, plan.seed) for number in range(plan.tables)]
        self._loads: Loads | None = None

    def run(self) -> Outcome:
        """Let everybody play."""
        chance, plan = Random(f"{self._plan.seed} rush"), self._plan
        for table in self.tables:
            begin = round(plan.rush * chance.random(), 6)
            for seat in range(table.people):
                self._agenda.at(begin, self._arrivals.arrive, table, seat)
        self._agenda.at(plan.measured_from, self._measure)
        self._agenda.at(plan.until, self._look)
        if plan.kill_every:
            self._plan_kills()
        self._agenda.run()
        assert self._loads is not None
        tally = self._play.tally
        return Outcome(tally, sorted(tally.times), sorted(tally.rush_times), self._loads, self._arrivals.lost)

    def _plan_kills(self) -> None:
        at, number = self._plan.measured_from + self._plan.kill_every, 0
        while at < self._plan.until:
            server = self._servers[number % len(self._servers)]
            self._agenda.at(at, self._arrivals.kill, server, self.tables)
            at, number = at + self._plan.kill_every, number + 1

    def _measure(self) -> None:
        for part in (*(server.core for server in self._servers), self._database.cores, self._bus):
            part.measure()
        self._log.measure()
        self._bots.measure()

    def _look(self) -> None:
        flushing, disk, gathered = self._log.shares()
        self._loads = Loads(
            [server.core.use() for server in self._servers],
            self._database.cores.use(),
            self._bus.use(),
            self._bots.use(),
            flushing,
            disk,
            gathered,
            self._bots.given_up,
            sorted(self._bots.move_waits),
        )


def simulated(plan: Plan, costs: Costs) -> Outcome:
    """What comes of an evening; the same for the same plan and costs, on every machine.

    Raises:
        ValueError: If there is nobody to do the work.
    """
    if min(plan.tables, plan.servers, plan.cores, plan.connections) < 1 or not 0 <= plan.bots < SEATS:
        raise ValueError("there must be a table, a server, a core, a connection, and a person at each table")
    if plan.bots and plan.machines * plan.workers < 1:
        raise ValueError("bots need a machine")
    return Evening(plan, costs).run()
