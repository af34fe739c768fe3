"""What the defenders get for each trick that declarer falls short of (Law 77; S0:79-84, S2:46-61)."""

from __future__ import annotations

from enum import Enum

from schlemm.core.checks import check_flag, check_number, check_type
from schlemm.core.contract import Contract, Doubling
from schlemm.core.play import TRICKS
from schlemm.scoring.items import ScorePart, Step, StepCode


class Penalties(Enum):
    """How a double changes the price of undertricks."""

    LAW = "law"
    """By the table of the Law: 100, then 200 and 300 each; 200, then 300 each when vulnerable."""
    SIMPLE = "simple-doubling"
    """House rule after S1:79: twice or four times what the undertrick costs undoubled."""


def undertrick_parts(
    count: int, doubling: Doubling, *, vulnerable: bool, penalties: Penalties = Penalties.LAW
) -> tuple[ScorePart, ...]:
    """The undertricks, grouped by what each of them costs.

    >>> parts = undertrick_parts(5, Doubling.DOUBLED, vulnerable=False)
    >>> [(part.first, part.last, part.each) for part in parts]
    [(1, 1, 100), (2, 3, 200), (4, 5, 300)]
    """
    check_number("undertricks", count, 1, TRICKS)
    if doubling is Doubling.UNDOUBLED or penalties is Penalties.SIMPLE:
        return (ScorePart(count, (100 if vulnerable else 50) * doubling.factor),)
    tariff = ((1, 200), (13, 300)) if vulnerable else ((1, 100), (3, 200), (13, 300))
    parts = []
    done = 0
    for last, each in tariff:
        here = min(count, last) - done
        if here > 0:
            parts.append(ScorePart(here, each * doubling.index, done + 1))
            done += here
    return tuple(parts)


def check_contract(contract: Contract, tricks: int, *, vulnerable: bool, penalties: Penalties) -> None:
    """Check that this can be scored.

    Raises:
        WrongType: If one of them is not of its kind.
        OutOfRange: If there are not 0 to 13 tricks.
    """
    check_type("contract", contract, Contract, "a Contract, or read a text with Contract.parse")
    check_number("tricks of declarer's side", tricks, 0, TRICKS)
    check_flag("vulnerable", vulnerable)
    check_type("penalties", penalties, Penalties, "Penalties.LAW or another of them")


def undertricks(
    contract: Contract, count: int, *, vulnerable: bool, penalties: Penalties = Penalties.LAW
) -> Step:
    """The price of this many undertricks, credited to the defenders."""
    parts = undertrick_parts(count, contract.doubling, vulnerable=vulnerable, penalties=penalties)
    facts = (
        ("vulnerable", int(vulnerable)),
        ("doubling", contract.doubling.factor),
        ("simple", int(penalties is Penalties.SIMPLE)),
    )
    return Step(StepCode.UNDERTRICKS, contract.side.other, parts, facts=facts)
