"""What happens to a command: asked, decided, kept by the database, told to other servers, shown on every screen."""

from __future__ import annotations

from array import array

from lab.capacity.simulation.agenda import Agenda
from lab.capacity.simulation.bot_machines import MOVE, REVIEW, BotMachines
from lab.capacity.simulation.chance import quantiles
from lab.capacity.simulation.costs import Costs
from lab.capacity.simulation.database import Database, Server
from lab.capacity.simulation.plan import AUCTION, BOARD, Plan
from lab.capacity.simulation.queues import Cores
from lab.capacity.simulation.table import ASKED, KEPT, THINKING, SimulatedTable

POLL = 3.0
"""Seconds between two questions of a server to the database how far its tables are, in case a word was lost."""


class Tally:
    """What became of the commands.

    Attributes:
        asked: How many people and bots have given.
        kept: How many the database has.
        shown: How many have come to every screen.
        refused: Statements that found their command kept already.
        times: Seconds from a command to the last screen, of those that were begun while it was measured.
        rush_times: The same of those before.
        under_way: The integral over time of how many were under way, while it was measured.
    """

    def __init__(self) -> None:
        self.asked = self.kept = self.shown = self.refused = 0
        self.times, self.rush_times = array("d"), array("d")
        self.under_way = 0.0


class Play:
    """Tables, servers and what is between them, in a time of their own.

    Args:
        agenda: What is to happen.
        plan: The evening.
        costs: Of everything.
        database: What the servers share.
        bus: What they tell each other over.
        bots: Who answers for bots.
    """

    def __init__(
        self,
        agenda: Agenda,
        plan: Plan,
        costs: Costs,
        database: Database,
        bus: Cores,
        bots: BotMachines,
    ) -> None:
        self._agenda = agenda
        self._database = database
        self._bus = bus
        self._bots = bots
        self._plan = plan
        self._gaps, self._work = quantiles(plan.thinking), quantiles(plan.work)
        self._way = 2 * costs.network_ms / 1000
        self._decide, self._show = costs.decide_ms / 1000, costs.show_ms / 1000
        self._hear, self._follow = costs.hear_ms / 1000, costs.follow_ms / 1000
        self._append, self._read = costs.append_ms / 1000, costs.read_ms / 1000
        self._message, self._ask = costs.message_ms / 1000, costs.ask_ms / 1000
        self._call, self._card = costs.call_ms / 1000, costs.card_ms / 1000
        self._review = costs.review_ms / 1000
        self.tally = Tally()

    def drawn(self, table: SimulatedTable, mean: float) -> float:
        """Seconds that a piece of work takes."""
        return mean * self._work[table.dice.place()]

    def think(self, table: SimulatedTable) -> None:
        """The next command comes after a while; if a bot gives it, not before it has thought."""
        due = self._agenda.now + self._plan.pace * self._gaps[table.dice.place()]
        if table.bot_acts:
            self.ask_bot(table, due)
        else:
            self._agenda.at(due, self._act, table)

    def ask_bot(self, table: SimulatedTable, due: float) -> None:
        """Ask a bot what it does, which is done when it is due or as soon as it has answered."""
        server = table.driver = table.sender()
        if server is None:
            table.orphan = True
            return
        server.core.serve(self.drawn(table, self._ask))
        card = table.command % BOARD >= AUCTION
        seconds = self.drawn(table, self._card if card else self._call)
        self._bots.ask(MOVE, seconds, self._answered, table, table.command, server, server.life, due)

    def _answered(self, table: SimulatedTable, command: int, server: Server, life: int, due: float) -> None:
        if server.life == life and table.command == command:
            self._agenda.at(max(due, self._agenda.now), self._bot_acts, table, command, server, life)

    def _bot_acts(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if server.life == life and table.command == command and table.stage == THINKING:
            self._act(table)

    def _act(self, table: SimulatedTable) -> None:
        now = self._agenda.now
        if now >= self._plan.until:
            return
        table.stage = ASKED
        table.begun = now
        table.unseen = table.everybody
        self.tally.asked += 1
        self.send(table)

    def send(self, table: SimulatedTable) -> None:
        """Have the server at which the actor is decide what was asked; who is connected to none sends it later."""
        server = table.sender()
        if server is None:
            table.orphan = table.bot_acts
            return
        end = server.core.serve(self.drawn(table, self._decide))
        self._agenda.at(end, self._decided, table, table.command, server, server.life)

    def _decided(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if server.life == life and table.command == command and table.stage == ASKED:
            seconds = self.drawn(table, self._append)
            self._database.ask(server, seconds, True, self._kept, table, command, server, life)

    def _kept(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if table.command != command or table.stage != ASKED:
            self.tally.refused += 1
            return
        table.stage = KEPT
        self.tally.kept += 1
        if server.life != life:
            self._unsaid(table)
            return
        here = table.at.get(server, 0).bit_count()
        end = server.core.serve(self.drawn(table, self._show * here))
        self._agenda.at(end, self._told, table, command, server, life)

    def _told(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if server.life != life:
            if table.command == command:
                self._unsaid(table)
            return
        others = [each for each in table.at if each is not server]
        end = self._bus.serve(self._message * (1 + len(others)))
        for other in others:
            self._agenda.at(end, self._heard, table, command, other, other.life)
        self._shown(table, command, server, life)

    def _unsaid(self, table: SimulatedTable) -> None:
        """A server died before it said that a table is further: the others find out when they look."""
        for server in table.at:
            later = self._agenda.now + POLL * table.dice.share()
            self._agenda.at(later, self._heard, table, table.command, server, server.life)

    def _heard(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if server.life == life and table.command == command:
            end = server.core.serve(self.drawn(table, self._hear))
            self._agenda.at(end, self._reads_on, table, command, server, life)

    def _reads_on(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if server.life == life:
            seconds = self.drawn(table, self._read)
            self._database.ask(server, seconds, False, self._has_read, table, command, server, life)

    def _has_read(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if server.life == life:
            here = table.at.get(server, 0).bit_count()
            end = server.core.serve(self.drawn(table, self._follow + self._show * here))
            self._agenda.at(end, self._shown, table, command, server, life)

    def _shown(self, table: SimulatedTable, command: int, server: Server, life: int) -> None:
        if server.life == life and table.command == command:
            self.seen(table, table.at.get(server, 0))

    def seen(self, table: SimulatedTable, seats: int) -> None:
        """These people have the command in turn on their screens, if the database has it."""
        if table.stage == KEPT:
            table.unseen &= ~seats
            if not table.unseen:
                self._done(table)

    def _done(self, table: SimulatedTable) -> None:
        plan, tally, now = self._plan, self.tally, self._agenda.now
        tally.shown += 1
        measured = table.begun >= plan.measured_from
        (tally.times if measured else tally.rush_times).append(now - table.begun + self._way)
        begun, end = max(table.begun, plan.measured_from), min(now, plan.until)
        if end > begun:
            tally.under_way += end - begun
        table.command += 1
        table.stage = THINKING
        if now >= plan.until:
            return
        if plan.reviews and table.command % BOARD == 0 and table.dice.share() < plan.reviews:
            self._bots.ask(REVIEW, self.drawn(table, self._review), _nobody_waits)
        self.think(table)


def _nobody_waits() -> None:
    """A review is read at leisure."""
