"""What else the same deal could have been worth: one thing changed at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.contract import Contract, Doubling, Result
from schlemm.learn.tutor.case import Case
from schlemm.scoring.duplicate import board_score

MOST: Final = 13
"""Tricks in a board."""


@dataclass(frozen=True, slots=True)
class Variation:
    """The case with one thing changed.

    Attributes:
        code: What was changed: ``undoubled``, ``doubled``, ``redoubled``, ``vulnerable``, ``safe``, ``trick-more``,
            ``trick-less``.
        case: The case then.
        points: What it is worth to declarer's side, as duplicate.
    """

    code: str
    case: Case
    points: int


_DOUBLINGS: Final = {
    Doubling.UNDOUBLED: "undoubled",
    Doubling.DOUBLED: "doubled",
    Doubling.REDOUBLED: "redoubled",
}


def points_of(case: Case) -> int:
    """What the case is worth to declarer's side, as duplicate."""
    return board_score(case.result, case.vulnerability).for_side(case.side)


def variations(case: Case) -> tuple[Variation, ...]:
    """What declarer's side would get with one thing changed; nothing for a board that was passed out."""
    contract = case.result.contract
    if contract is None:
        return ()
    return tuple(Variation(code, other, points_of(other)) for code, other in _changed(case, contract))


def _changed(case: Case, contract: Contract) -> Iterator[tuple[str, Case]]:
    tricks = case.result.tricks
    for doubling, code in _DOUBLINGS.items():
        if doubling is not contract.doubling:
            yield code, replace(case, result=Result(replace(contract, doubling=doubling), tricks))
    ours = case.vulnerable.of(case.side)
    yield "safe" if ours else "vulnerable", replace(case, vulnerable=case.vulnerable.put(case.side, not ours))
    if tricks < MOST:
        yield "trick-more", replace(case, result=Result(contract, tricks + 1))
    if tricks > 0:
        yield "trick-less", replace(case, result=Result(contract, tricks - 1))
