"""People who come to servers, and look for another one when theirs is killed."""

from __future__ import annotations

from collections.abc import Sequence

from lab.capacity.simulation.agenda import Agenda
from lab.capacity.simulation.costs import Costs
from lab.capacity.simulation.database import Database, Server
from lab.capacity.simulation.placing import Proxy
from lab.capacity.simulation.plan import Plan
from lab.capacity.simulation.play import Play
from lab.capacity.simulation.table import ASKED, KEPT, SimulatedTable

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""Seconds that a page waits before it tries again, doubled each time, and a fifth more or less."""

LEASE = 2.5
"""Seconds after which another server has the bots of a table act when theirs is gone."""


class Arrivals:
    """Brings people to their tables.

    Args:
        agenda: What is to happen.
        plan: The evening.
        costs: Of everything.
        play: The tables.
        database: Where servers read a table that they open.
        proxy: Who says which server people go to.

    Attributes:
        lost: How many connections were lost by kills.
    """

    def __init__(
        self, agenda: Agenda, plan: Plan, costs: Costs, play: Play, database: Database, proxy: Proxy
    ) -> None:
        self._agenda = agenda
        self._plan = plan
        self._play = play
        self._database, self._proxy = database, proxy
        self._connect, self._open = costs.connect_ms / 1000, costs.open_ms / 1000
        self._read, self._read_all = costs.read_ms / 1000, costs.read_all_ms / 1000
        self.lost = 0

    def arrive(self, table: SimulatedTable, seat: int) -> None:
        """Connect somebody; whoever is the first of a table at a server has it opened there."""
        server = self._proxy.server_for(table.number, seat)
        if server is None:
            self._agenda.at(self._agenda.now + LONGEST_PAUSE, self.arrive, table, seat)
            return
        known = server in table.at
        end = server.core.serve(self._play.drawn(table, self._connect + (0.0 if known else self._open)))
        self._agenda.at(end, self._reads, table, seat, server, server.life, known)

    def _reads(self, table: SimulatedTable, seat: int, server: Server, life: int, known: bool) -> None:
        if server.life != life:
            self._try_again(table, seat)
            return
        seconds = self._play.drawn(table, self._read if known else self._read_all)
        self._database.ask(server, seconds, False, self._joined, table, seat, server, life)

    def _joined(self, table: SimulatedTable, seat: int, server: Server, life: int) -> None:
        if server.life != life:
            self._try_again(table, seat)
            return
        table.at[server] = table.at.get(server, 0) | 1 << seat
        if not table.started:
            if table.together() == table.everybody:
                table.started = True
                self._play.think(table)
            return
        self._play.seen(table, 1 << seat)
        if table.orphan:
            self.drive(table, table.command)
        elif table.stage == ASKED and table.actor == seat:
            self._play.send(table)

    def _try_again(self, table: SimulatedTable, seat: int) -> None:
        """Wait as a page does until the proxy knows that the server is gone."""
        pause, waited = FIRST_PAUSE, 0.0
        while waited < self._plan.notice:
            waited += pause * (0.8 + 0.4 * table.dice.share())
            pause = min(2 * pause, LONGEST_PAUSE)
        self._agenda.at(self._agenda.now + waited, self.arrive, table, seat)

    def drive(self, table: SimulatedTable, command: int) -> None:
        """Have a bot act whose server is gone."""
        table.orphan = False
        if table.command != command or table.stage == KEPT:
            return
        if table.stage == ASKED:
            self._play.send(table)
        else:
            self._play.ask_bot(table, self._agenda.now)

    def kill(self, server: Server, tables: Sequence[SimulatedTable]) -> None:
        """End a server without a word; it comes back after a while, its people go elsewhere."""
        server.die()
        for table in tables:
            seats = table.at.pop(server, 0)
            if seats and table.bot_acts and table.driver is server and table.stage != KEPT:
                self._agenda.at(self._agenda.now + LEASE, self.drive, table, table.command)
            for seat in range(table.people):
                if seats >> seat & 1:
                    self.lost += 1
                    self._try_again(table, seat)
        self._agenda.at(self._agenda.now + self._plan.restart, self._revive, server)

    def _revive(self, server: Server) -> None:
        server.up = True
