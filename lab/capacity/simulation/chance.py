"""Chance that is the same on every machine, and the same for a table whatever happens at others.

Values are drawn from tables of quantiles that are rounded to millionths, so that the last digit of a machine's
logarithm changes nothing; each table of players draws by numbers of its own, so that two plans with more and fewer
servers see the very same people.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache
from random import Random
from statistics import NormalDist

BITS = 16
_SIZE = 1 << BITS

SIGMA = 0.8
"""Of the logarithm of log-normal values: half are below 0.73 of the mean, one in a hundred above 4.7 times."""


class Shape(StrEnum):
    """How values are spread around their mean."""

    FIXED = "fixed"
    EXPONENTIAL = "exponential"
    LOGNORMAL = "lognormal"


@cache
def quantiles(shape: Shape) -> Sequence[float]:
    """Values of mean 1, one as likely as the other, in rising order."""
    normal = NormalDist()
    value: dict[Shape, Callable[[float], float]] = {
        Shape.FIXED: lambda _: 1.0,
        Shape.EXPONENTIAL: lambda share: -math.log(1.0 - share),
        Shape.LOGNORMAL: lambda share: math.exp(SIGMA * normal.inv_cdf(share) - SIGMA**2 / 2),
    }
    return tuple(round(value[shape]((place + 0.5) / _SIZE), 6) for place in range(_SIZE))


class Dice:
    """Numbers of chance of one table.

    Args:
        seed: What they follow from.
    """

    __slots__ = ("_chance",)

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def place(self) -> int:
        """A place in a table of quantiles."""
        return self._chance.getrandbits(BITS)

    def share(self) -> float:
        """A number between 0 and 1."""
        return self._chance.random()
