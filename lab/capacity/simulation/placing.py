"""Which server somebody goes to: by turns, or by a ring on which a proxy finds the table's name."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from random import Random

from lab.capacity.simulation.database import Server
from lab.capacity.simulation.plan import Placing, Plan

_HERE = 1.0
"""The ring is as long as this."""


class Proxy:
    """Sends people to servers.

    Args:
        plan: How.
        servers: All of them.
    """

    def __init__(self, plan: Plan, servers: Sequence[Server]) -> None:
        self._placing, self._servers = plan.placing, servers
        chance = Random(f"{plan.seed} ring")
        ring = sorted((chance.random(), number) for number in range(plan.servers) for _ in range(plan.points))
        self._ring, self._owners = [place for place, _ in ring], [owner for _, owner in ring]
        self._names = [_HERE * chance.random() for _ in range(plan.tables)]

    def server_for(self, table: int, seat: int) -> Server | None:
        """Where somebody of a table is sent; ``None`` if no server is there."""
        first = self._first(table, seat)
        if self._servers[first].up:
            return self._servers[first]
        up = [server for server in self._servers if server.up]
        if not up:
            return None
        return self._next_on_the_ring(table) if self._placing is Placing.HASH else up[table % len(up)]

    def _first(self, table: int, seat: int) -> int:
        if self._placing is Placing.HASH:
            return self._owners[self._place(table)]
        if self._placing is Placing.SPREAD:
            return (table + seat % 2) % len(self._servers)
        return table % len(self._servers)

    def _place(self, table: int) -> int:
        return bisect(self._ring, self._names[table]) % len(self._ring)

    def _next_on_the_ring(self, table: int) -> Server:
        place = self._place(table)
        while not self._servers[self._owners[place]].up:
            place = (place + 1) % len(self._owners)
        return self._servers[self._owners[place]]
