"""A hand valued in every way at once, as the table, the calculator and the terminal show it."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.evaluation._losers import losers
from schlemm.evaluation.points import Count, Scheme, figure_count, length_count, shortness_count
from schlemm.evaluation.shape import Shape
from schlemm.evaluation.strength import Strength, strength_band


@dataclass(frozen=True, slots=True)
class Valuation:
    """What thirteen cards are worth.

    Attributes:
        shape: The lengths of the suits; it knows its class and how often it comes.
        figure: Figure points.
        length: Length points.
        shortness: Shortness points, for suit contracts only.
        losers: The losing trick count.
    """

    shape: Shape
    figure: Count
    length: Count
    shortness: Count
    losers: int

    @property
    def counts(self) -> tuple[Count, Count, Count]:
        """The three counts, in the order of ``Scheme``."""
        return self.figure, self.length, self.shortness

    @property
    def strength(self) -> Strength:
        """The band of its figure points."""
        return strength_band(self.figure.points)

    def with_figures(self, scheme: Scheme, strain: Strain | None = None) -> int:
        """The strength of the hand by a scheme of distribution: figure points and those together (S1:19).

        Args:
            scheme: How distribution is counted.
            strain: The denomination it is counted for; ``None`` takes the scheme to count. In notrump short suits are
                worth nothing (S4:63).

        >>> valuation = value_hand(Hand.parse("AKQ54.K9876.32.2"))
        >>> [valuation.with_figures(scheme) for scheme in Scheme]
        [12, 16, 15]
        >>> [valuation.with_figures(scheme, Strain.NOTRUMP) for scheme in Scheme]
        [12, 16, 12]
        """
        count = next(count for count in self.counts if count.scheme is scheme)
        counted = scheme is not Scheme.FIGURE and (strain is None or scheme.counts_in(strain))
        return self.figure.points + (count.points if counted else 0)


def value_hand(hand: Hand) -> Valuation:
    """Everything that can be said of thirteen cards without knowing more.

    Raises:
        ValueError: If the hand has not thirteen cards.
    """
    counts = figure_count(hand), length_count(hand), shortness_count(hand)
    return Valuation(Shape.of(hand), *counts, losers(hand))
