"""How many positions the search looks at for random deals, to choose a bound by which nearly all are solved.

Run ``python -m lab.solver.bound [--deals N] [--processes N] [--only value] [--kept FILE]``. Counted are the positions
for one denomination with one leader (``value``) and for a whole table of each deal, which follow from the deal alone,
not from the machine. With ``--kept`` each count is written to a file as it is found, and a run that was interrupted
goes on.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final, TypeAlias

import schlemm_native
from schlemm.dd.plain import bits_of
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

Counts: TypeAlias = tuple[int, ...]
"""For one deal: positions for each question."""

VALUE, TABLE = "value", "table"
SHARES: Final = {"50 %": 5_000, "90 %": 9_000, "99 %": 9_900, "99.9 %": 9_990, "99.99 %": 9_999}
"""Of ten thousand."""
EVERY: Final = 30.0
"""Seconds between two lines that say how far it has come."""
PIECE: Final = 20
"""Deals that a process counts before it tells."""


@dataclass(frozen=True)
class Asked:
    """What is counted.

    Attributes:
        seed: What the deals follow from.
        memory: The bytes that a solver may take; with fewer it looks at more positions.
        questions: Which of ``value`` and ``table``.
    """

    seed: int
    memory: int
    questions: tuple[str, ...]

    def __str__(self) -> str:
        return f"seed {self.seed}, {self.memory} bytes: {' '.join(self.questions)}"


@cache
def solver(memory: int) -> schlemm_native.Solver:
    """The solver of this process."""
    return schlemm_native.Solver(memory)


def counted(asked: Asked, number: int) -> Counts:
    """The positions for each question about the deal of this number."""
    random = Pcg32.from_text(f"bound {asked.seed} {number}")
    hands = bits_of(random_deal(random.below).hands)
    position = schlemm_native.Position(hands, number % 5, random.below(4))
    own, found = solver(asked.memory), list[int]()
    for question in asked.questions:
        before = own.nodes
        if question == VALUE:
            own.values([position])
        else:
            own.tables([hands])
        found.append(own.nodes - before)
    return tuple(found)


def counted_piece(asked: Asked, numbers: Sequence[int]) -> list[tuple[int, Counts]]:
    """The counts of some deals, with their numbers."""
    return [(number, counted(asked, number)) for number in numbers]


def all_counted(asked: Asked, numbers: Sequence[int], processes: int) -> Iterator[tuple[int, Counts]]:
    """The counts of deals, as several processes find them."""
    pieces = [numbers[first : first + PIECE] for first in range(0, len(numbers), PIECE)]
    with ProcessPoolExecutor(processes, get_context("spawn")) as workers:
        for piece in workers.map(counted_piece, [asked] * len(pieces), pieces):
            yield from piece


def kept_counts(file: Path, asked: Asked) -> dict[int, Counts]:
    """What a run before has written.

    Raises:
        SystemExit: If it counted something else, or with another search.
    """
    if not file.exists():
        file.write_text(f"{asked}\n", encoding="utf-8")
        return {}
    head, *rows = file.read_text(encoding="utf-8").splitlines()
    width = 1 + len(asked.questions)
    split = [[int(number) for number in row.split()] for row in rows]
    kept = {row[0]: tuple(row[1:]) for row in split if len(row) == width}
    if head != str(asked) or any(counted(asked, number) != counts for number, counts in [*kept.items()][:3]):
        raise SystemExit(f"{file} has counts of something else ({head}), or of another search")
    return kept


def summary(asked: Asked, found: Sequence[Counts]) -> str:
    """How many positions the median deal takes, and those that take most."""
    lines = [f"{len(found):,} deals; so many of the deals take no more than"]
    lines.append(f"{'':8}{''.join(f'{share:>14}' for share in SHARES)}{'all':>14}")
    for place, question in enumerate(asked.questions):
        numbers = sorted(counts[place] for counts in found)
        row = "".join(f"{at_share(numbers, share):>14,}" for share in SHARES.values())
        lines.append(f"{question:8}{row}{numbers[-1]:>14,}")
    return "\n".join(lines)


def at_share(numbers: Sequence[int], share: int) -> int:
    """The least bound that so many of ten thousand numbers, which are in order, are not above."""
    return numbers[max(-(-share * len(numbers) // 10_000), 1) - 1]


def watched(found: Iterator[tuple[int, Counts]], kept: Path | None, count: int) -> dict[int, Counts]:
    """Keep each count as it comes, and say how far it has come."""
    counts, started = dict[int, Counts](), monotonic()
    spoken = started
    for number, each in found:
        counts[number] = each
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(f"{number} {' '.join(map(str, each))}\n")
        if monotonic() > spoken + EVERY:
            spoken = monotonic()
            print(f"· {spoken - started:.0f} s: {len(counts)} of {count} deals", file=sys.stderr, flush=True)
    return counts


def main() -> None:
    """Count, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=1000, help="how many deals (default 1000)")
    parser.add_argument("--processes", type=int, default=1, help="how many processes (default 1)")
    parser.add_argument("--only", choices=(VALUE, TABLE), help="only this question (default both)")
    parser.add_argument("--kept", type=Path, help="a file of counts: those in it are not counted again")
    parser.add_argument("--seed", type=int, default=1, help="what the deals follow from (default 1)")
    parser.add_argument("--memory", type=int, default=32, help="megabytes of a solver (default 32)")
    options = parser.parse_args()
    asked = Asked(options.seed, options.memory << 20, (options.only,) if options.only else (VALUE, TABLE))
    found = kept_counts(options.kept, asked) if options.kept else {}
    found = {number: counts for number, counts in found.items() if number < options.deals}
    missing = [number for number in range(options.deals) if number not in found]
    found |= watched(all_counted(asked, missing, options.processes), options.kept, len(missing))
    print(summary(asked, [*found.values()]))


if __name__ == "__main__":
    main()
