"""The benchmarks of Schlemm: ``make bench``, or ``python -m benchmarks.run [--only NAME] [--rounds N] [--json]``.

Figures are medians of several rounds in which the contenders take turns. At the end one table says of each how many
times as good it is as what stands beside it: another program, which is slowed by a busy machine as much, or what is
wanted where there is none. Nothing is begun after ten minutes; what is left out is named, and is had by ``--only``.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from time import monotonic

from benchmarks.timing import Row, Table

ROUNDS = 3
MINUTES = 10
"""After so many no section is begun, unless it was asked for."""

SECTIONS = {
    "boards": "benchmarks.boards",
    "deals": "benchmarks.dealing",
    "score": "benchmarks.scores",
    "bidding": "benchmarks.bidding",
    "solver": "benchmarks.solver",
    "browser": "benchmarks.browser",
    "phone": "benchmarks.phone",
    "motion": "benchmarks.motion",
    "learning": "benchmarks.learning",
    "pbn": "benchmarks.pbn_files",
    "own-games": "benchmarks.own_games",
}
"""Where each table comes from: a module with ``measure(rounds) -> Table``, or tables."""


def main() -> None:
    """Measure what is asked for, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=SECTIONS, action="append", help="only this table (may be repeated)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many rounds (default {ROUNDS})")
    parser.add_argument("--json", action="store_true", help="end with all figures on one line")
    options = parser.parse_args()
    tables, left_out, start = list[Table](), list[str](), monotonic()
    for name in options.only or SECTIONS:
        if not options.only and monotonic() - start > 60 * MINUTES:
            left_out.append(name)
            continue
        print(f"· {name}", file=sys.stderr, flush=True)
        for table in measured(name, options.rounds):
            if options.only:
                print(text(table), flush=True)
            tables.append(table)
    print(ratios(tables))
    if left_out:
        print(f"Not begun within {MINUTES} minutes: {', '.join(left_out)} (--only {left_out[0]}).")
    if options.json:
        print(json.dumps({table.name: figures(table) for table in tables}))


def measured(name: str, rounds: int) -> Iterator[Table]:
    """The tables of a section; none, with a line that says so, where its module is missing."""
    if find_spec(SECTIONS[name]) is None:
        print(f"{name}: there is no {SECTIONS[name]} yet\n")
        return
    found = import_module(SECTIONS[name]).measure(rounds)
    yield from (found,) if isinstance(found, Table) else found


def ratios(tables: Sequence[Table]) -> str:
    """One table of all: how many times as good each figure of ours is as each that stands beside it."""
    told = [
        (
            f"{table.title}: {ours.name}",
            f"{number(ours.middle)} {table.unit}",
            f"{beside} {number(theirs)}",
            f"{ours.middle / theirs if table.more_is_better else theirs / ours.middle:.2f}×",
        )
        for table in tables
        for ours in table.ours
        for beside, theirs in table.beside(ours)
        if ours.middle and theirs
    ]
    head = ("what", "here", "beside it", "as good")
    widths = [max(map(len, column)) for column in zip(head, *told, strict=True)]
    return "\n".join(
        f"{what:{widths[0]}}  {here:>{widths[1]}}  {beside:>{widths[2]}}  {ratio:>{widths[3]}}".rstrip()
        for what, here, beside, ratio in (head, *told)
    )


def text(table: Table) -> str:
    """A table to read."""
    width = max(len(row.name) for row in table.rows)
    head = f"{'':{width}}  {'min':>9} {'median':>9} {'max':>9} {'ratio':>7}  target"
    lines = [f"{table.title} ({table.unit})", head, *(line(table, row, width) for row in table.rows)]
    return "\n".join([*lines, *([table.note] if table.note else []), ""])


def line(table: Table, row: Row, width: int) -> str:
    """One contender; the ratio says how many times as much as the first one."""
    low, middle, high = (number(value) for value in (min(row.samples), row.middle, max(row.samples)))
    first = table.rows[0].middle
    ratio = row.middle / first if first else 1.0
    target = ""
    if row.target is not None:
        sign = "≥" if table.more_is_better else "≤"
        target = f"{sign} {number(row.target)} {'reached' if table.reached(row) else 'MISSED'}"
    return f"{row.name:{width}}  {low:>9} {middle:>9} {high:>9} {ratio:>6.2f}×  {target}".rstrip()


def number(value: float) -> str:
    """A figure with as many digits as mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def figures(table: Table) -> dict[str, object]:
    """A table for machines."""
    rows = {
        row.name: {
            "min": min(row.samples),
            "median": row.middle,
            "max": max(row.samples),
            "target": row.target,
            "reached": table.reached(row),
        }
        for row in table.rows
    }
    return {"unit": table.unit, "rows": rows}


if __name__ == "__main__":
    main()
