"""Matchpoints: how a score stands among all scores on the same board (Law 78A), in exact fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Final

from schlemm.core.checks import check_number, check_type

NAME: Final = "matchpoints"
"""The form's name, for whoever weighs what a board is played for."""


class Scale(Enum):
    """What is given for each score beaten; half of it for each one equalled."""

    TWO = 2
    """Two and one, as in Europe."""
    ONE = 1
    """One and a half, as in America."""

    def top(self, times: int) -> Fraction:
        """The most that can be had on a board played that many times."""
        return Fraction(self.value * (times - 1))


def matchpoints(
    scores: Sequence[int], scale: Scale = Scale.TWO, times: int | None = None
) -> tuple[Fraction, ...]:
    """The matchpoints of each of these scores.

    >>> [str(points) for points in matchpoints([420, 450, 420, -50])]
    ['3', '6', '3', '0']
    >>> [str(points) for points in matchpoints([420, 450, -50], Scale.ONE, times=4)]
    ['3/2', '17/6', '1/6']

    Args:
        scores: The scores on one board, all seen from the same side.
        scale: What is given for each score beaten.
        times: How often the other boards were played; a board with fewer scores is factored up (Neuberg).

    Raises:
        WrongType: If a score is no whole number.
        OutOfRange: If there are more scores than ``times``.
    """
    for score in scores:
        check_type("score", score, int, "a whole number")
    if times is not None:
        check_number("times that a board was played", times, max(1, len(scores)))
    counts = Counter(scores)
    won = {score: _against_all(score, counts, scale) for score in counts}
    plain = [won[score] for score in scores]
    if times is None:
        return tuple(plain)
    return tuple(neuberg(points, len(scores), times, scale) for points in plain)


def neuberg(points: Fraction, played: int, times: int, scale: Scale = Scale.TWO) -> Fraction:
    """Matchpoints of a board with fewer scores, brought to the scale of the others.

    With ``n`` scores of ``N`` and matchpoints ``M`` it is ``(M + a) * N / n - a``, where ``a`` is what an
    equal score gives: half a point or one.

    Raises:
        ValueError: If ``played`` is not between 1 and ``times``.
    """
    if not 1 <= played <= times:
        raise ValueError(f"a board with {played} scores cannot be factored to {times}")
    equal = Fraction(scale.value, 2)
    return (points + equal) * times / played - equal


def percentage(points: Fraction, top: Fraction) -> Fraction:
    """Matchpoints as a percentage of what could be had.

    >>> percentage(Fraction(3), Scale.TWO.top(4))
    Fraction(50, 1)

    Raises:
        ValueError: If nothing could be had.
    """
    if top <= 0:
        raise ValueError("there is no percentage of a board played once: its top is 0")
    return 100 * points / top


def _against_all(score: int, scores: Mapping[int, int], scale: Scale) -> Fraction:
    """What a score has against all others; it equals itself once, which is taken off."""
    halves = sum(((score > other) * 2 + (score == other)) * count for other, count in scores.items()) - 1
    return Fraction(scale.value * halves, 2)
