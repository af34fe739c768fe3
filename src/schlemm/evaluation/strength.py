"""How strong a hand is, by its figure points (S4:49)."""

from __future__ import annotations

from enum import Enum


class Strength(Enum):
    """A band of figure points; the value is the name of its message in the catalogues."""

    WEAK = "strength-weak"
    """Less than 10 points (S4:49)."""
    NEARLY_OPENING = "strength-nearly-opening"
    """10 or 11 points. S4 has no word for them: the band's name is ours."""
    OPENING = "strength-opening"
    """12 to 15 points: enough to open, says S4:49 without giving the band a name: that is ours."""
    STRONG = "strength-strong"
    """16 to 19 points (S4:49)."""
    VERY_STRONG = "strength-very-strong"
    """20 points or more (S4:49)."""

    @property
    def named_by_source(self) -> bool:
        """Whether S4 itself has a word for this band; where it has none, the word is ours and marked so."""
        return self not in {Strength.NEARLY_OPENING, Strength.OPENING}


def strength_band(figure_points: int) -> Strength:
    """The band that this many figure points fall into.

    >>> [strength_band(points).name for points in (9, 10, 12, 16, 20)]
    ['WEAK', 'NEARLY_OPENING', 'OPENING', 'STRONG', 'VERY_STRONG']

    Args:
        figure_points: 0 to 37, as one hand can have them.
    """
    if figure_points < 10:
        return Strength.WEAK
    if figure_points < 12:
        return Strength.NEARLY_OPENING
    if figure_points < 16:
        return Strength.OPENING
    return Strength.STRONG if figure_points < 20 else Strength.VERY_STRONG
