"""How often something happens, and how much it is on average, each with how far chance alone may have moved it.

Where there are too few cases nothing is said: an interval would be so wide that it misleads more than it tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

ENOUGH: Final = 10
"""From how many cases on a number is told."""

_Z: Final = NormalDist().inv_cdf(0.975)
"""95 of 100 such intervals hold what they are about."""


@dataclass(frozen=True, slots=True)
class Interval:
    """What something is, as far as the cases tell.

    Attributes:
        value: In the cases that there were.
        low: The least that it may well be, in 95 of 100 such samples.
        high: The most.
    """

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ShareCount:
    """How many of so many cases.

    Attributes:
        hits: Those in which it happened.
        of: All.
    """

    hits: int
    of: int

    @property
    def interval(self) -> Interval | None:
        """The share with Wilson's interval (Wilson 1927), which stays between 0 and 1; ``None`` of too few cases.

        >>> found = ShareCount(8, 10).interval
        >>> found and (found.value, round(found.low, 3), round(found.high, 3))
        (0.8, 0.49, 0.943)
        """
        if self.of < ENOUGH:
            return None
        share, spread = self.hits / self.of, _Z**2 / self.of
        middle = (share + spread / 2) / (1 + spread)
        half = _Z / (1 + spread) * sqrt(share * (1 - share) / self.of + spread / (4 * self.of))
        return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True, slots=True)
class Average:
    """The mean of some values.

    Attributes:
        of: How many.
        interval: The mean with Student's interval; ``None`` of too few values.
    """

    of: int
    interval: Interval | None

    @classmethod
    def of_values(cls, values: Sequence[float]) -> Average:
        """The average of these.

        >>> found = Average.of_values([0.0, 1.0] * 5).interval
        >>> found and (found.value, round(found.low, 3), round(found.high, 3))
        (0.5, 0.123, 0.877)
        """
        count = len(values)
        if count < ENOUGH:
            return cls(count, None)
        mean = fmean(values)
        half = _student(count - 1) * stdev(values) / sqrt(count)
        return cls(count, Interval(mean, mean - half, mean + half))


def _student(degrees: int) -> float:
    """Student's 97.5th percentile, by the expansion in Abramowitz and Stegun 26.7.5: from 9 degrees on to 0.1 %."""
    z, n = _Z, degrees
    terms = (
        z,
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
    )
    return sum(terms)
