"""Lists the rules of the systems that no Markdown test of ``tests/systems`` uses: ``python -m tools.unused_rules``.

A rule is used if a tested hand calls by it, or if a call of a tested auction is read by it. Rules are told apart by
the pattern of their table, their meaning and their call.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.systems.markdown import Expectation, read_file

from schlemm.bidding.choose import choose_rule
from schlemm.bidding.interpret import before, reading_of
from schlemm.bidding.systems import NAMES, system_named
from schlemm.testing.systems import RuleName, named, rule_names

FOLDER: Final = Path(__file__).parent.parent / "tests" / "systems"


def main() -> int:
    """Print the list, and how many there are of how many."""
    rows = [
        row for path in sorted(FOLDER.glob("*.md")) if path.name != "README.md" for row in read_file(path)
    ]
    there, tested = set(all_rules()), set(used(rows))
    unused = sorted(there - tested)
    for name in unused:
        sys.stdout.write("  ".join(name) + "\n")
    for system in NAMES:
        mine = [name for name in there if name.system == system]
        left = [name for name in unused if name.system == system]
        sys.stdout.write(f"{system}: {len(left)} of {len(mine)} rules are not tested\n")
    return 0


def all_rules() -> Iterator[RuleName]:
    """Every rule of every table of the systems in the box, in the auctions that its pattern gives as examples."""
    for system in map(system_named, NAMES):
        yield from rule_names(system)


def used(rows: Sequence[Expectation]) -> Iterator[RuleName]:
    """The rules by which tested hands call, and those by which the calls of tested auctions are read."""
    for row in rows:
        yield from named(row.public, (choose_rule(row.public, row.hand),))
    for public in {row.public for row in rows}:
        for index in range(len(public.auction.calls)):
            reading = reading_of(public, index)
            if reading is not None:
                yield from named(before(public, index), reading.rules)


if __name__ == "__main__":
    sys.exit(main())
