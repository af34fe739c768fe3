"""How often shapes and figure points come about among all hands, exactly, and how well counted deals agree."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from schlemm.evaluation.shape import HANDS

MOST_POINTS: Final = 37
"""Four aces, four kings, four queens and a jack."""

FEWEST: Final = 5.0
"""How many hands a class of a chi-square test must be expected to have; rarer ones are put together."""


def points_probability(points: int) -> Fraction:
    """Which part of all hands has so many figure points (4-3-2-1), exactly.

    >>> f"{float(points_probability(10)):.4%}"
    '9.4051%'
    """
    return Fraction(_hands_by_points()[points], HANDS)


@cache
def _hands_by_points() -> Counter[int]:
    """How many hands have each number of figure points."""
    hands = Counter[int]()
    for held in product(range(5), repeat=4):
        if sum(held) <= 13:
            ways = math.prod(math.comb(4, count) for count in held)
            hands[_worth(held)] += ways * math.comb(36, 13 - sum(held))
    return hands


def _worth(held: tuple[int, ...]) -> int:
    return sum(count * points for count, points in zip(held, (4, 3, 2, 1), strict=True))


@dataclass(frozen=True, slots=True)
class GoodnessOfFit:
    """How well what was counted agrees with what was to be expected (Pearson's chi-square).

    Attributes:
        statistic: The sum of (found - expected)² / expected.
        degrees: Classes, but one.
    """

    statistic: float
    degrees: int

    @property
    def chance(self) -> float:
        """How likely chance alone deviates as much or more, from 0 to 1."""
        half = self.statistic / 2
        if half == 0:
            return 1.0
        odd = self.degrees % 2
        place, tail = (0.5, math.erfc(math.sqrt(half))) if odd else (1.0, math.exp(-half))
        while place < self.degrees / 2:
            tail += math.exp(place * math.log(half) - half - math.lgamma(place + 1))
            place += 1
        return min(tail, 1.0)


def agreement(counts: Iterable[tuple[int, Fraction]]) -> GoodnessOfFit | None:
    """How well independent hands agree with the probabilities of their classes; ``None`` if they are too few to say.

    Args:
        counts: For each class how many were found, and its probability.
    """
    classes = sorted(counts, key=lambda each: each[1])
    total = sum(found for found, _ in classes)
    pooled, rare = list[tuple[int, float]](), (0, 0.0)
    for found, probability in classes:
        rare = rare[0] + found, rare[1] + total * float(probability)
        if rare[1] >= FEWEST:
            pooled.append(rare)
            rare = (0, 0.0)
    if len(pooled) < 2:
        return None
    last = pooled.pop()
    pooled.append((last[0] + rare[0], last[1] + rare[1]))
    return GoodnessOfFit(sum((found - hoped) ** 2 / hoped for found, hoped in pooled), len(pooled) - 1)
