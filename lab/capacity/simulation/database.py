"""Servers and the database that they share: each has a few connections, and every append waits for the disk."""

from __future__ import annotations

from collections import deque

from lab.capacity.simulation.agenda import Agenda, Deed
from lab.capacity.simulation.queues import Cores, Log


class Server:
    """A server with one core.

    Attributes:
        number: Which one.
        core: What it works with.
        life: Counted up with each kill; what was begun in an earlier one is gone.
        up: Whether it is there.
        asking: How many of its connections have a statement under way.
        held: Statements that wait for a connection.
    """

    __slots__ = ("asking", "core", "held", "life", "number", "up")

    def __init__(self, agenda: Agenda, number: int) -> None:
        self.number = number
        self.core = Cores(agenda)
        self.life = 0
        self.up = True
        self.asking = 0
        self.held: deque[tuple[float, bool, Deed, tuple[object, ...]]] = deque()

    def die(self) -> None:
        """All that it was at is gone; who waits for something that it was to read is told, and sees that it is gone."""
        self.life += 1
        self.up, self.asking = False, 0
        self.core.stop()
        held, self.held = self.held, deque()
        for _, writes, then, args in held:
            if not writes:
                then(*args)


class Database:
    """PostgreSQL.

    Args:
        agenda: Tells the time.
        cores: How many it has.
        connections: That each server has.
        log: What appends wait for.
    """

    def __init__(self, agenda: Agenda, cores: int, connections: int, log: Log) -> None:
        self.cores, self.log = Cores(agenda, cores), log
        self._agenda, self._connections = agenda, connections

    def ask(self, server: Server, seconds: float, writes: bool, then: Deed, *args: object) -> None:
        """Carry a statement out for a server, and have ``then`` done when it is.

        An append that the database has is kept also where the server dies over it; one that still waits for a
        connection is lost.
        """
        if server.asking >= self._connections:
            server.held.append((seconds, writes, then, args))
        else:
            self._begin(server, seconds, writes, then, args)

    def _begin(
        self, server: Server, seconds: float, writes: bool, then: Deed, args: tuple[object, ...]
    ) -> None:
        server.asking += 1
        end = self.cores.serve(seconds)
        self._agenda.at(end, self._executed, server, server.life, writes, then, args)

    def _executed(
        self, server: Server, life: int, writes: bool, then: Deed, args: tuple[object, ...]
    ) -> None:
        if writes:
            self.log.commit(self._answered, server, life, then, args)
        else:
            self._answered(server, life, then, args)

    def _answered(self, server: Server, life: int, then: Deed, args: tuple[object, ...]) -> None:
        if server.life == life:
            server.asking -= 1
            if server.held:
                self._begin(server, *server.held.popleft())
        then(*args)
