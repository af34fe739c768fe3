"""Measuring side by side: several rounds, the contenders taking turns, so that a busy machine slows all alike."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import process_time

ROUNDS = 7
SECONDS_A_TURN = 0.25


@dataclass(frozen=True)
class Row:
    """What one contender did.

    Attributes:
        name: Who.
        samples: One figure a round.
        target: What it should reach, if it was set a target.
        foreign: Whether it is another program than ours.
    """

    name: str
    samples: tuple[float, ...]
    target: float | None = None
    foreign: bool = False

    @property
    def middle(self) -> float:
        """The median of the rounds."""
        return median(self.samples)


@dataclass(frozen=True)
class Table:
    """Contenders side by side.

    Attributes:
        name: A short name, for ``--only`` and in JSON.
        title: What was measured.
        unit: In what.
        rows: The contenders; the first is what the others are compared with.
        more_is_better: Whether a high figure is a good one.
        note: How to read it.
    """

    name: str
    title: str
    unit: str
    rows: tuple[Row, ...]
    more_is_better: bool
    note: str = ""

    @property
    def ours(self) -> tuple[Row, ...]:
        """The rows of ours that stand beside something."""
        return tuple(row for row in self.rows if not row.foreign and self.beside(row))

    def beside(self, ours: Row) -> tuple[tuple[str, float], ...]:
        """What a row of ours is held against: other programs, or what it is to reach where there are none."""
        wanted = () if ours.target is None else (("wanted", ours.target),)
        return tuple((row.name, row.middle) for row in self.rows if row.foreign) or wanted

    def reached(self, row: Row) -> bool | None:
        """Whether the row's median is as good as its target; ``None`` without one."""
        if row.target is None:
            return None
        return row.middle >= row.target if self.more_is_better else row.middle <= row.target


def repeats(work: Callable[[], object], seconds: float = SECONDS_A_TURN) -> int:
    """How often the work can be done in so many CPU-seconds, found by trying (which also warms it up)."""
    count = 1
    while True:
        taken = cpu_seconds(work, count)
        if taken > seconds / 4:
            return max(1, round(count * seconds / taken))
        count *= 2


def cpu_seconds(work: Callable[[], object], count: int) -> float:
    """CPU time of this process for doing the work so often."""
    start = process_time()
    for _ in range(count):
        work()
    return process_time() - start


def side_by_side(
    contenders: Mapping[str, Callable[[], object]], rounds: int = ROUNDS
) -> dict[str, tuple[float, ...]]:
    """CPU-seconds for one piece of work, by contender and round, the contenders taking turns."""
    counts = {name: repeats(work) for name, work in contenders.items()}
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, work in contenders.items():
            taken[name].append(cpu_seconds(work, counts[name]) / counts[name])
    return {name: tuple(seconds) for name, seconds in taken.items()}
