"""What is simulated: how many tables, at which pace, on which machines, and what befalls them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from lab.capacity.simulation.chance import Shape

SEATS = 4

BOARD = 60
"""Calls and cards of a board, about."""

AUCTION = 10
"""Those of them that are calls."""


class Placing(StrEnum):
    """Which server the people of a table go to."""

    EVEN = "even"
    """All to one; each server has as many tables as the others."""
    HASH = "hash"
    """All to one, which a proxy chooses by hashing the table's name on a ring."""
    SPREAD = "spread"
    """By turns to two servers, as where a proxy knows nothing of tables and there are two."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An evening.

    Attributes:
        tables: How many.
        bots: How many of the four at each are club bots.
        pace: Seconds that somebody thinks, on the average, after the last command has come to every screen.
        thinking: How these are spread.
        work: How the processor time of one kind of work is spread.
        rush: Seconds within which all tables are opened.
        seconds: How long is measured, after the rush and ``settle``.
        settle: Seconds between the rush and the measurement.
        servers: How many, each with one core.
        placing: Which of them people go to.
        points: Of each server on the ring of ``Placing.HASH``.
        cores: Of PostgreSQL.
        connections: To PostgreSQL that each server has.
        machines: Of bots.
        workers: Processes of each of them, one core each.
        reviews: Share of the boards that somebody has reviewed.
        kill_every: Seconds between two kills of a server, one after the other; 0 for none.
        restart: Seconds until a server that was killed is there again.
        notice: Seconds until people reach another server than one that was killed; until then their tries fail.
        seed: What all chance follows from.
    """

    tables: int = 300
    bots: int = 0
    pace: float = 3.0
    thinking: Shape = Shape.EXPONENTIAL
    work: Shape = Shape.EXPONENTIAL
    rush: float = 120.0
    seconds: float = 120.0
    settle: float = 10.0
    servers: int = 2
    placing: Placing = Placing.EVEN
    points: int = 16
    cores: int = 4
    connections: int = 8
    machines: int = 0
    workers: int = 8
    reviews: float = 0.0
    kill_every: float = 0.0
    restart: float = 5.0
    notice: float = 3.0
    seed: str = "capacity"

    @property
    def measured_from(self) -> float:
        """When the measurement begins."""
        return self.rush + self.settle

    @property
    def until(self) -> float:
        """When nobody begins anything any more."""
        return self.measured_from + self.seconds
