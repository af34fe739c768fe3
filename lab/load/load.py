"""Many people at once: ``python lab/load/load.py --tables N --seconds S [--pace P] [--ramp STEP | --bots] [--json]``.

Starts a server of its own (``schlemm serve``, a new data file), opens home tables with four people each, and has every
table call or play something legal every ``pace`` seconds, spread evenly. What is measured is the time from sending a
command until the last of the four has the update. Where the system allows it the server with its workers has one core
and the people the other. The exit code says whether anything was lost: every confirmed command is shown once to each
of the four, events have no gaps, the last views agree, and so does the data file read again after the server has ended.

With ``--ramp`` tables are added until 99 % take longer than 250 ms, three times in a row. On a shared machine figures
are upper bounds; ``people`` says by how much they themselves missed the moment to act.

With ``--bots --neighbour N`` people play alone, and then beside N tables of another household, see
``lab/load/neighbour.py``.

With ``--bots`` one person sits at each table among three bots, and server, workers and people share all cores; what is
measured then, and why, says ``lab/load/with_bots.py``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

if not __package__:  # started by its path
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from lab.load.crowd import Table, play_all, seat_everybody
from lab.load.losses import lost_in_the_store, lost_on_the_way
from lab.load.neighbour import beside_a_neighbour
from lab.load.serving import Processes, at, serving
from lab.load.with_bots import BotTable, report_waits, waited

from schlemm.bots.level import Level
from schlemm.table.state.settings import Tempo

MEDIAN, MOST, MEMORY = 10.0, 150.0, 1.5
"""Targets: milliseconds in the median and at 99 %, and megabytes a table."""

CARRIES = 250.0
"""Milliseconds at 99 % up to which a core is said to carry its tables."""

TRIES = 3
"""How often a ramp measures as many tables once more, because the machine may have been busy with other things."""

TOLD = 20
"""How many losses are printed."""


@dataclass(frozen=True)
class Figures:
    """What was measured.

    Attributes:
        tables: How many there were.
        commands: How many calls and cards came to everybody's screen.
        median: Milliseconds from a command to everybody's screen.
        most: The same, which 99 of 100 commands do not exceed.
        worst: The same of the slowest.
        late: How often the time for a command came before the last one was on everybody's screen.
        people: Milliseconds by which people missed the time to act, at 99 %: what comes from them or a busy machine.
        core: Share of one core that the server and its workers took; ``None`` where the system does not say.
        memory: Megabytes that a table adds to them; ``None`` where the system does not say.
    """

    tables: int
    commands: int
    median: float
    most: float
    worst: float
    late: int
    people: float
    core: float | None
    memory: float | None

    def __str__(self) -> str:
        core = "-" if self.core is None else f"{self.core:.0%}"
        memory = "-" if self.memory is None else f"{self.memory:.2f} MB"
        return (
            f"{self.tables:5} tables {self.commands:6} commands   median {self.median:6.1f} ms   "
            f"99 % {self.most:7.1f} ms   worst {self.worst:7.1f} ms   late {self.late}   "
            f"people {self.people:.1f} ms   core {core}   a table {memory}"
        )


async def measured(
    tables: Sequence[Table], processes: Processes, base: float | None, pace: float, seconds: float
) -> Figures:
    """Let all play for so long."""
    for table in tables:
        table.times.clear()
        table.late = 0
    gc.collect()
    gc.freeze()
    used, start = processes.seconds(), perf_counter()
    missed = await play_all(tables, pace, seconds)
    now, took = processes.seconds(), perf_counter() - start
    memory = processes.megabytes()
    times = sorted(1000 * each for table in tables for each in table.times) or [0.0]
    return Figures(
        tables=len(tables),
        commands=sum(len(table.times) for table in tables),
        median=at(times, 0.5),
        most=at(times, 0.99),
        worst=times[-1],
        late=sum(table.late for table in tables),
        people=1000 * at(sorted(missed), 0.99),
        core=None if now is None or used is None else (now - used) / took,
        memory=None if memory is None or base is None else (memory - base) / len(tables),
    )


async def run(
    address: str, processes: Processes, given: argparse.Namespace
) -> tuple[list[Figures], list[Table]]:
    """Measure so many tables; with a ramp, then more and more."""
    found: list[Figures] = []
    # What a server needs anyway, such as systems compiled and pages of code, one table brings with it.
    tables = await seat_everybody(address, [0], given.seed)
    base, wanted = processes.megabytes(), given.tables
    try:
        while True:
            tables += await seat_everybody(address, range(len(tables), wanted), given.seed)
            for _ in range(TRIES if given.ramp else 1):
                found.append(await measured(tables, processes, base, given.pace, given.seconds))
                print(found[-1], flush=True)
                if found[-1].most <= CARRIES:
                    break
            if not given.ramp or found[-1].most > CARRIES:
                break
            wanted += given.ramp
        await asyncio.sleep(0.5)  # offers to claim may still be on their way
    finally:
        for table in tables:
            await table.leave()
    return found, tables


def report(found: Sequence[Figures], given: argparse.Namespace) -> None:
    """Say what is reached, and what a core carries."""
    first = found[0]
    for name, value, target in (
        ("median, ms", first.median, MEDIAN),
        ("99 %, ms", first.most, MOST),
        ("memory a table, MB", first.memory, MEMORY),
    ):
        if value is not None:
            print(f"{name:20} {value:8.2f}   target {target:g} {'reached' if value <= target else 'MISSED'}")
    if given.ramp:
        carried = [figures.tables for figures in found if figures.most <= CARRIES]
        print(
            f"one core carries {max(carried, default=0)} tables until 99 % takes longer than {CARRIES:g} ms"
        )
    if given.json:
        print(json.dumps([asdict(figures) for figures in found]))


def wishes() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--tables", type=int, help="with four people each (default 50), or with --bots (default 20)"
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure (default 30)")
    parser.add_argument(
        "--pace",
        type=float,
        default=3.0,
        help="seconds between two calls or cards of a table, or a person's thought",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--ramp", type=int, nargs="?", const=50, metavar="STEP", help="then add tables, STEP by STEP"
    )
    how.add_argument("--bots", action="store_true", help="three bots and one person at each table")
    parser.add_argument(
        "--level", choices=[level.value for level in Level], default=Level.CLUB.value, help="of bots"
    )
    parser.add_argument(
        "--tempo", type=int, choices=[tempo.value for tempo in Tempo], default=0, help="of bots"
    )
    parser.add_argument("--seed", default="load", help="what people choose follows from it")
    parser.add_argument("--json", action="store_true", help="end with all figures on one line")
    parser.add_argument(
        "--neighbour",
        type=int,
        metavar="N",
        help="with --bots: alone, then beside N tables of another household",
    )
    given = parser.parse_args()
    if given.neighbour and not given.bots:
        parser.error("--neighbour goes with --bots")
    given.tables = given.tables or (1 if given.neighbour else 20 if given.bots else 50)
    return given


def main() -> int:
    """Measure and print; 1 if anything was lost."""
    given = wishes()
    found, people, among_bots = list[Figures](), list[Table](), list[BotTable]()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "load.db"
        with serving(data, all_cores=given.bots) as (address, processes):
            if given.bots:
                measure = beside_a_neighbour if given.neighbour else waited
                among_bots = asyncio.run(measure(address, processes, given))
            else:
                found, people = asyncio.run(run(address, processes, given))
        tables = [*people, *among_bots]
        lost = [line for table in tables for line in lost_on_the_way(table)]
        lost += asyncio.run(lost_in_the_store(data, tables))
        if given.bots and not given.neighbour:
            asyncio.run(report_waits(data, among_bots, json_too=given.json))
        elif not given.bots:
            report(found, given)
    confirmed = sum(len(table.confirmed) for table in tables)
    print(f"{confirmed} commands confirmed, {len(lost)} losses")
    print("\n".join(lost[:TOLD]))
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
