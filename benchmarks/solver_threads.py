"""Whether two threads of Python solve twice as much as one, by the clock."""

from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter, process_time

from benchmarks.timing import Row, Table

import schlemm_native
from schlemm.dd.plain import bits_of
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

DEALS = 12
"""Tables a round and worker."""
ASKED = 1.9
ONE, THREADS, PROCESSES = "one thread", "two threads", "two processes"


def solved(seed: str) -> None:
    """Solve some tables with a solver of its own."""
    random = Pcg32.from_text(seed)
    deals = [random_deal(random.below) for _ in range(DEALS)]
    schlemm_native.Solver().tables([bits_of(deal.hands) for deal in deals])


def threads(rounds: int) -> Table:
    """Tables a second: the same ones by one thread, by two at once, and by two processes, in turn."""
    taken: dict[str, list[float]] = {ONE: [], THREADS: [], PROCESSES: []}
    used: dict[str, list[float]] = {ONE: [], THREADS: [], PROCESSES: []}
    with (
        ThreadPoolExecutor(1) as one,
        ThreadPoolExecutor(2) as two,
        ProcessPoolExecutor(2, get_context("spawn")) as apart,
    ):
        contenders: dict[str, tuple[Executor, int]] = {
            ONE: (one, 1),
            THREADS: (two, 2),
            PROCESSES: (apart, 2),
        }
        list(apart.map(solved, ("warm", "up")))
        for number in range(rounds):
            for name, (workers, count) in contenders.items():
                seeds = [f"threads {number} {worker}" for worker in range(2)]
                started, before = perf_counter(), process_time()
                for first in range(0, 2, count):
                    list(workers.map(solved, seeds[first : first + count]))
                seconds = perf_counter() - started
                taken[name].append(2 * DEALS / seconds)
                used[name].append(process_time() - before)
    rows = tuple(
        Row(name, tuple(samples), ASKED * median(taken[ONE]) if name == THREADS else None)
        for name, samples in taken.items()
    )
    by_clock = median(two / one for one, two in zip(taken[ONE], taken[THREADS], strict=True))
    by_cpu = median(one / two for one, two in zip(used[ONE], used[THREADS], strict=True))
    note = (
        f"Round by round two threads solve {by_clock:.2f} times as much as one by the clock, which needs two idle "
        f"cores, and {by_cpu:.2f} times as much a CPU-second."
    )
    return Table(
        "solver: threads", "Tables, each worker with a solver of its own", "a second", rows, True, note
    )
