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
    HONOURS = "honours"
    """For honours in one hand, whoever plays: no premium of the contract. S2 does not know them."""
    RUBBER = "rubber"
    """For the rubber, or for what was won of one that stops early: no premium of a contract."""


_SUMS: Final[Mapping[StepCode, SumCode]] = {
    StepCode.BID_TRICKS: SumCode.TRICKS,
    StepCode.OVERTRICKS: SumCode.TRICKS,
    StepCode.PART_SCORE: SumCode.PREMIUM,
    StepCode.LAST_PART_SCORE: SumCode.PREMIUM,
    StepCode.GAME: SumCode.PREMIUM,
    StepCode.SMALL_SLAM: SumCode.PREMIUM,
    StepCode.GRAND_SLAM: SumCode.PREMIUM,
    StepCode.INSULT: SumCode.EXTRA,
    StepCode.UNDERTRICKS: SumCode.PENALTY,
    StepCode.HONOURS: SumCode.HONOURS,
    StepCode.RUBBER_BONUS: SumCode.RUBBER,
    StepCode.UNFINISHED_GAME: SumCode.RUBBER,
    StepCode.UNFINISHED_PART_SCORE: SumCode.RUBBER,
}
"""Every step that credits somebody; ``PASSED_OUT`` credits nobody."""


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
    """The steps of one score, each that credits somebody in exactly one sum.

    >>> from schlemm.core.contract import Contract
    >>> from schlemm.scoring.duplicate import contract_score
    >>> score = contract_score(Contract.parse("6NTN"), 13, vulnerable=False)
    >>> [(each.code.value, each.points) for each in sums(score.steps)]
    [('tricks', 220), ('premium', 800)]
    """
    grouped = ((code, tuple(step for step in steps if sum_of(step) is code)) for code in SumCode)
    return tuple(Sum(code, found) for code, found in grouped if found)


def sum_of(step: Step) -> SumCode | None:
    """The sum that a step is part of; ``None`` of one that credits nobody."""
    if step.code is StepCode.OVERTRICKS and dict(step.facts)["doubling"] != 1:
        return SumCode.OVERTRICKS
    return _SUMS.get(step.code)
