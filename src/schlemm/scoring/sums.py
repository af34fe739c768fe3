"""The same steps as Italian score sheets add them up beforehand (S2:13-35, S2:46-61).

There a small slam is worth 800 or 1250, for the bonus for game is in it, and undertricks come as totals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.scoring.items import Step, StepCode


class SumCode(Enum):
    """What a sum is for, in the order of S2; ``sum-`` and the value is its name in the catalogues."""

    TRICKS = "tricks"
    """Tricks bid, and undoubled also those beyond: "valore delle prese" (S2:17, S2:69)."""
    PREMIUM = "premium"
    """50, 300 or 500, 800 or 1250, 1300 or 2000 (S2:17, S2:23, S2:29, S2:35)."""
    OVERTRICKS = "overtricks"
    """Doubled overtricks: "surlevées, conteggiate a parte" (S2:70, S2:82)."""
    EXTRA = "extra"
    """For making a doubled contract (S2:72, S2:83)."""
    PENALTY = "penalty"
    """For tricks missing (S2:46-61)."""


_SUMS: Final[Mapping[StepCode, SumCode]] = {
    StepCode.BID_TRICKS: SumCode.TRICKS,
    StepCode.INSULT: SumCode.EXTRA,
    StepCode.UNDERTRICKS: SumCode.PENALTY,
}


@dataclass(frozen=True, slots=True)
class Sum:
    """Steps that are read as one number."""

    code: SumCode
    steps: tuple[Step, ...]

    @property
    def points(self) -> int:
        """What they are worth together."""
        return sum(step.points for step in self.steps)


def sums(steps: Sequence[Step]) -> tuple[Sum, ...]:
    """The steps of one board's score, each in exactly one sum.

    >>> from schlemm.core.contract import Contract
    >>> from schlemm.scoring.duplicate import contract_score
    >>> score = contract_score(Contract.parse("6NTN"), 13, vulnerable=False)
    >>> [(each.code.value, each.points) for each in sums(score.steps)]
    [('tricks', 220), ('premium', 800)]
    """
    grouped = ((code, tuple(step for step in steps if _sum_of(step) is code)) for code in SumCode)
    return tuple(Sum(code, found) for code, found in grouped if found)


def _sum_of(step: Step) -> SumCode:
    if step.code is StepCode.OVERTRICKS:
        return SumCode.TRICKS if dict(step.facts)["doubling"] == 1 else SumCode.OVERTRICKS
    return _SUMS.get(step.code, SumCode.PREMIUM)
