"""How much those who answer for bots have to do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Workload:
    """What there is to do at this moment, and who does it.

    Attributes:
        waiting: Questions that wait.
        running: Questions that are being answered.
        workers: Processes that answer.
        killed: Those of them that were killed since the start, because they hung; none where others look after them.
    """

    waiting: int = 0
    running: int = 0
    workers: int = 0
    killed: int = 0
