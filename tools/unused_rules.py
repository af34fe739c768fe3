"""Lists the rules of the systems that no Markdown test of ``tests/systems`` uses: ``python -m tools.unused_rules``.

A rule is used if a tested hand calls by it, or if a call of a tested auction is read by it. A line is a kind of call
of a table: the system, the pattern of the table, the meaning, and the calls that have it, of which none is used.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.systems.markdown import Expectation, read_file

from schlemm.bidding.choose import choose_rule
from schlemm.bidding.interpret import reading_of, situation_before
from schlemm.bidding.systems import NAMES, system_named
from schlemm.testing.systems import RuleName, named, rule_names

FOLDER: Final = Path(__file__).parent.parent / "tests" / "systems"


def main() -> int:
    """Print the list, and how many there are of how many."""
    rows = [
        row for path in sorted(FOLDER.glob("*.md")) if path.name != "README.md" for row in read_file(path)
    ]
    there, tested = kinds(all_rules()), kinds(used(rows))
    unused = sorted(there.keys() - tested.keys())
    for kind in unused:
        sys.stdout.write("  ".join((*kind, " ".join(sorted(there[kind])))) + "\n")
    for system in NAMES:
        mine, left = (sum(kind.system == system for kind in found) for found in (there, unused))
        sys.stdout.write(f"{system}: {left} of {mine} kinds of calls are not tested\n")
    return 0


class Kind(NamedTuple):
    """What tells the lines of the list apart: a meaning in a table of a system."""

    system: str
    pattern: str
    meaning: str


def kinds(names: Iterable[RuleName]) -> Mapping[Kind, set[str]]:
    """The kinds of these rules, with the calls of each."""
    found: dict[Kind, set[str]] = {}
    for name in names:
        found.setdefault(Kind(name.system, name.pattern, name.meaning), set()).add(name.call)
    return found


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
                yield from named(situation_before(public, index), reading.rules)


if __name__ == "__main__":
    sys.exit(main())
