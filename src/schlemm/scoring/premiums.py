"""Bonuses for a contract made: part score, game, slam, and for being doubled (Law 77; S0:51-60)."""

from __future__ import annotations

from typing import Final

from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Side
from schlemm.scoring.items import ScorePart, Step, StepCode
from schlemm.scoring.tricks import GAME, bid_points, bid_worth

SLAM_LEVEL: Final = 6
"""The lowest bid that is a slam; one more is a grand slam."""


def premium(code: StepCode, side: Side, points: int) -> Step:
    """One bonus without further facts."""
    return Step(code, side, (ScorePart(1, points),))


def part_score_or_game(contract: Contract, *, vulnerable: bool) -> Step:
    """The bonus of a deal scored by itself: 50, or 300 or 500 if the tricks bid are worth 100 or more."""
    if bid_points(contract) >= GAME:
        return game(contract, 0, vulnerable=vulnerable)
    facts = (("reached", bid_points(contract)), ("doubling", contract.doubling.factor))
    return Step(StepCode.PART_SCORE, contract.side, (ScorePart(1, 50),), facts=facts)


def game(contract: Contract, before: int, *, vulnerable: bool) -> Step:
    """The bonus for a game, completed by this contract on top of what lay below the line before."""
    undoubled = before + bid_worth(contract.bid)
    facts = (
        ("vulnerable", int(vulnerable)),
        ("before", before),
        ("reached", before + bid_points(contract)),
        ("by-doubling", int(undoubled < GAME)),
    )
    return Step(StepCode.GAME, contract.side, (ScorePart(1, 500 if vulnerable else 300),), facts=facts)


def slam(contract: Contract, *, vulnerable: bool) -> tuple[Step, ...]:
    """The bonus for 12 or 13 tricks bid and made, whatever the doubling (S1:79); empty below level six."""
    if contract.level < SLAM_LEVEL:
        return ()
    grand = contract.level > SLAM_LEVEL
    points = (1500 if vulnerable else 1000) if grand else (750 if vulnerable else 500)
    code = StepCode.GRAND_SLAM if grand else StepCode.SMALL_SLAM
    return (Step(code, contract.side, (ScorePart(1, points),), facts=(("vulnerable", int(vulnerable)),)),)


def insult(contract: Contract) -> tuple[Step, ...]:
    """The bonus for making a doubled (50) or redoubled (100) contract; S1 leaves it out."""
    if contract.doubling is Doubling.UNDOUBLED:
        return ()
    facts = (("doubling", contract.doubling.factor),)
    return (Step(StepCode.INSULT, contract.side, (ScorePart(1, 50 * contract.doubling.index),), facts=facts),)
