"""The machines of bots that a server hears of, and which of them has room."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.bots.workers.bus_messages import MachineState

SILENT: Final = 3.0
"""Seconds without a word after which a machine is taken to be gone."""


@dataclass(frozen=True, slots=True)
class _Machine:
    """A machine as this server knows it.

    Attributes:
        size: How many processes it has.
        spare: How many of them it has for households with nothing at work.
        room: How many of them do nothing, as far as is known.
        heard: When it last said something.
        asked: How many questions of ours it has.
        full: Whether it has not taken the last question that it was asked, and said nothing of itself since.
    """

    size: int
    spare: int
    room: int
    heard: float
    asked: int = 0
    full: bool = False

    @property
    def free(self) -> int:
        """How many more questions it may be asked: what it said may be older than what it was asked since."""
        return min(self.room, self.size - self.asked)


class Machines:
    """Who is there, by what they say.

    Args:
        now: The time, in seconds of any clock; it is asked for with everything that follows.
    """

    def __init__(self, now: float) -> None:
        self._known: dict[str, _Machine] = {}
        self._last_heard = now

    @property
    def size(self) -> int:
        """How many processes all of them have together."""
        return sum(machine.size for machine in self._known.values())

    @property
    def spare(self) -> int:
        """How many of them are for households with nothing at work."""
        return sum(machine.spare for machine in self._known.values())

    @property
    def free(self) -> int:
        """How many more questions all of them may be asked."""
        return sum(max(machine.free, 0) for machine in self._known.values())

    @property
    def names(self) -> frozenset[str]:
        """Who is there."""
        return frozenset(self._known)

    def alone_for(self, now: float) -> float:
        """For how many seconds nobody has been there."""
        return 0.0 if self._known else now - self._last_heard

    def hear(self, state: MachineState, now: float) -> bool:
        """Take in what a machine says of itself; whether it is there, and has not left."""
        self._last_heard = now
        if not state.size:
            self._known.pop(state.machine, None)
            return False
        known = self._known.get(state.machine)
        asked = 0 if known is None else known.asked
        self._known[state.machine] = _Machine(state.size, state.spare, state.room, now, asked)
        return True

    def hear_room(self, name: str, room: int, now: float) -> None:
        """Take in how much room a machine says it has, as it answers."""
        if name in self._known:
            self._last_heard = now
            self._known[name] = replace(self._known[name], room=room, heard=now)

    def ask(self, name: str) -> None:
        """Count a question that this machine is asked."""
        self._count(name, 1)

    def settle(self, name: str) -> None:
        """Count one less."""
        self._count(name, -1)

    def with_room(self, unless: str = "") -> str | None:
        """The machine with most room, if one has any; of those that have as much the first by name.

        Args:
            unless: Whom to ask only where nobody else has room.
        """
        free = {name: machine.free for name, machine in self._known.items() if machine.free > 0}
        return min(free, key=lambda name: (name == unless, -free[name], name), default=None)

    def refuse(self, name: str) -> None:
        """Count a machine as full until it says something of itself."""
        if name in self._known:
            self._known[name] = replace(self._known[name], full=True)

    def least_asked(self, unless: str = "") -> str | None:
        """The machine with fewest questions of ours for each of its processes, of those that are not full.

        Args:
            unless: Whom to ask only where nobody else is.
        """
        load = {
            name: machine.asked / machine.size for name, machine in self._known.items() if not machine.full
        }
        return min(load, key=lambda name: (name == unless, load[name], name), default=None)

    def drop_silent(self, now: float) -> tuple[str, ...]:
        """Forget who has said nothing for long, and name them."""
        gone = tuple(name for name, machine in self._known.items() if now - machine.heard >= SILENT)
        for name in gone:
            del self._known[name]
        return gone

    def _count(self, name: str, change: int) -> None:
        known = self._known.get(name)
        if known is not None:
            self._known[name] = replace(known, asked=max(known.asked + change, 0))
