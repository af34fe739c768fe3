"""How long a worker may take over a question before it is taken to hang."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_USER, _SYSTEM = 11, 12
"""Fields of ``/proc/<pid>/stat``, counted from the one after the name of the program (proc(5))."""


@dataclass(frozen=True, slots=True)
class WorkLimit:
    """What a question may cost.

    Sound bots bound their work by counts; on an overloaded machine it takes longer by the clock, but hardly more CPU.

    Attributes:
        work: Seconds of CPU; by the clock where nobody says how much a process has worked.
        wall: Seconds by the clock, as a last resort: for a worker that sleeps.
    """

    work: float = 20.0
    wall: float = 120.0

    def left(self, worked: float | None, passed: float) -> float:
        """For how many seconds at least it lasts; none or fewer once it is exhausted.

        Args:
            worked: Seconds of CPU that the question has cost; ``None`` if that is unknown.
            passed: Seconds by the clock.
        """
        return self.work - passed if worked is None else min(self.work - worked, self.wall - passed)


DEFAULT_LIMIT: Final = WorkLimit()
"""For bots of our own."""


def worked_by(process: int) -> float | None:
    """How many seconds of CPU a process has used so far; ``None`` where the system does not say it in ``/proc``."""
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
        fields = told.rpartition(")")[2].split()
        return (int(fields[_USER]) + int(fields[_SYSTEM])) / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError, IndexError, ValueError):  # no such process, or no such system
        return None
