"""What an evening of many tables needs, simulated: ``python lab/capacity/capacity.py --tables 10000 --servers 90 ...``.

Tables of four, servers with one core each, PostgreSQL, NATS and machines of bots, in a time of their own that no clock
drives: ten minutes of 10,000 tables take some minutes. Costs of a command are those of
``lab/capacity/simulation/costs.py``, each of which is a flag here. With ``--find tables`` the most tables are looked
for at which half of the commands come to every screen within 20 ms and 99 of 100 within 250 ms, with ``--find servers``
(``cores``, ``machines``) the fewest of these. What is modelled and what is not stands in ``docs/capacity.md``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import MISSING, asdict, fields, replace
from enum import StrEnum
from pathlib import Path

if not __package__:  # started by its path
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from lab.capacity.simulation.costs import Costs
from lab.capacity.simulation.evening import simulated
from lab.capacity.simulation.plan import Plan
from lab.capacity.simulation.report import holds, report
from lab.capacity.simulation.search import largest, smallest

MEANINGS = {
    "tables": "how many",
    "bots": "how many of the four at a table are club bots",
    "pace": "seconds between the last command on all screens and the next one",
    "thinking": "how these are spread",
    "work": "how the processor time of one kind of work is spread",
    "rush": "seconds within which all tables are opened",
    "seconds": "how long is measured",
    "settle": "seconds between the rush and the measurement",
    "servers": "how many, with one core each",
    "placing": "where a table's people go: to one server, to one by hash, to two",
    "points": "of each server on the ring of a hashing proxy",
    "cores": "of PostgreSQL",
    "connections": "to PostgreSQL, of each server",
    "machines": "of bots",
    "workers": "processes of each of them",
    "reviews": "share of the boards that are reviewed",
    "kill_every": "seconds between two kills of a server; 0 for none",
    "restart": "seconds until a killed server is there again",
    "notice": "seconds after a kill until people reach another server",
    "seed": "what all chance follows from",
}
"""The flags of a plan."""

FOUND = ("tables", "servers", "cores", "machines")


def parser() -> argparse.ArgumentParser:
    """What may be asked for: a flag for each field of the plan and of the costs."""
    made = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for each in fields(Plan):
        kind = type(each.default)
        choices = [*kind] if issubclass(kind, StrEnum) else None
        made.add_argument(
            f"--{each.name.replace('_', '-')}",
            type=kind,
            default=each.default,
            choices=choices,
            help=f"{MEANINGS[each.name]} (default {each.default})",
        )
    for each in fields(Costs):
        assert each.default is not MISSING
        meaning = f"{each.metadata['help']} (default {each.default:g})".replace("%", "%%")
        made.add_argument(f"--{each.name.replace('_', '-')}", type=float, default=each.default, help=meaning)
    made.add_argument(
        "--find", choices=FOUND, help="the most tables, or the fewest of these, that keep the goals"
    )
    return made


def having(plan: Plan, what: str, number: int) -> Plan:
    """The plan with another number of tables, or of machines of a kind."""
    return replace(plan, **{what: number})  # pyrefly: ignore[bad-argument-type]


def sought(what: str, plan: Plan, costs: Costs) -> int:
    """The most tables, or the fewest machines of a kind, that keep the goals; 0 if there is no such number."""

    def kept(number: int) -> bool:
        outcome = holds(simulated(having(plan, what, number), costs))
        print(f"{what} {number}: {'kept' if outcome else 'missed'}", file=sys.stderr, flush=True)
        return outcome

    return largest(kept, plan.tables) if what == "tables" else smallest(kept, getattr(plan, what))


def main(args: Sequence[str] | None = None) -> int:
    """Simulate and print; 1 if the goals are missed."""
    given = vars(parser().parse_args(args))
    plan = Plan(**{name: given[name] for name in asdict(Plan())})
    costs = Costs(**{name: given[name] for name in asdict(Costs())})
    if what := given["find"]:
        found = sought(what, plan, costs)
        if not found:
            print(f"no number of {what} keeps the goals")
            return 1
        plan = having(plan, what, found)
        print(f"{what}: {found}")
    outcome = simulated(plan, costs)
    print("\n".join(report(plan, costs, outcome)))
    return 0 if holds(outcome) else 1


if __name__ == "__main__":
    sys.exit(main())
