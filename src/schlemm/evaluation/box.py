"""A box: what a rule asks of a hand, as a range of each figure that counts. Boxes joined are a union."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Feature

MOST: Final = 50
"""A count that no hand reaches: as an upper bound it means "or more"."""


class Range(NamedTuple):
    """Whole numbers from ``low`` to ``high``, both included."""

    low: int
    high: int

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.low <= number <= self.high

    def __str__(self) -> str:
        return f"{self.low}+" if self.high >= MOST else f"{self.low}-{self.high}"


ANY_POINTS: Final = Range(0, MOST)
ANY_LENGTH: Final = Range(0, 13)


class Longer(NamedTuple):
    """One suit is longer than another by so many cards at least; 0 means at least as long."""

    suit: Suit
    than: Suit
    by: int = 1


_NEW: Final[Callable[[type[Box], Iterable[object]], Box]] = tuple.__new__  # pyrefly: ignore[bad-assignment]
"""Makes a box of its parts in the order of the fields."""


class Box(NamedTuple):
    """What a rule asks of a hand; a hand fits that fits every part.

    Rules are made by the thousand while a call is thought about, and a tuple is made in a third of the time.

    Attributes:
        figures: Figure points (4-3-2-1).
        strength: Figure points and length points together (S1:19), "Blattstärke".
        lengths: Cards in clubs, diamonds, hearts, spades.
        balanced: Whether the shape must be 4-3-3-3, 4-4-3-2 or 5-3-3-2.
        counts: Ranges of other counts.
        longer: Suits that must be longer than others.
        shapes: Shapes that are allowed, longest suit first, such as ``(4, 3, 3, 3)``; empty if any is.
        features: Stoppers, aces, kings, honours.
    """

    figures: Range = ANY_POINTS
    strength: Range = ANY_POINTS
    lengths: tuple[Range, Range, Range, Range] = (ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)
    balanced: bool = False
    counts: tuple[tuple[PointCount, Range], ...] = ()
    longer: tuple[Longer, ...] = ()
    shapes: tuple[tuple[int, ...], ...] = ()
    features: tuple[Feature, ...] = ()

    def __hash__(self) -> int:
        """Without the features, which take long and on which no set of hands depends."""
        return hash(self[:-1])

    def with_length(self, suit: Suit, low: int, high: int = 13) -> Box:
        """The same, but with this many cards of the suit."""
        lengths = list(self.lengths)
        lengths[suit.index] = Range(low, high)
        clubs, diamonds, hearts, spades = lengths
        return _NEW(Box, (self.figures, self.strength, (clubs, diamonds, hearts, spades), *self[3:]))

    def _made(
        self,
        figures: Range | None = None,
        strength: Range | None = None,
        lengths: tuple[Range, Range, Range, Range] | None = None,
        counts: tuple[tuple[PointCount, Range], ...] | None = None,
        longer: tuple[Longer, ...] | None = None,
        features: tuple[Feature, ...] | None = None,
    ) -> Box:
        """The same with other parts; ``_replace`` takes longer, and rules are made often."""
        return Box(
            self.figures if figures is None else figures,
            self.strength if strength is None else strength,
            self.lengths if lengths is None else lengths,
            self.balanced,
            self.counts if counts is None else counts,
            self.longer if longer is None else longer,
            self.shapes,
            self.features if features is None else features,
        )

    def with_count(self, count: PointCount, low: int, high: int = MOST) -> Box:
        """The same, but with this range of a count."""
        points = Range(max(low, 0), high)
        if count is PointCount.FIGURES:
            return _NEW(Box, (points, *self[1:]))
        if count is PointCount.STRENGTH:
            return _NEW(Box, (self.figures, points, *self[2:]))
        others = tuple(pair for pair in self.counts if pair[0] is not count)
        return self._made(counts=(*others, (count, points)))

    @property
    def counted(self) -> Range:
        """The range of the count that the rule speaks of."""
        return self.points(self.main_count)

    def points(self, count: PointCount) -> Range:
        """The range of a count."""
        if count is PointCount.FIGURES:
            return self.figures
        return self.strength if count is PointCount.STRENGTH else dict(self.counts).get(count, ANY_POINTS)

    def widened(self, points: int) -> Box:
        """The same, but its main count may miss its range by so many points at either end."""
        low, high = self.counted
        return self.with_count(self.main_count, low - points, min(high + points, MOST))

    def narrowed(self, points: int) -> Box | None:
        """The hands that lie so many points within its main count, of the ends that it has; ``None`` if none can."""
        low, high = self.counted
        low, high = low + points if low else low, high - points if high < MOST else high
        return self.with_count(self.main_count, low, high) if low <= high else None

    def with_longer(self, suit: Suit, than: Suit, by: int = 1) -> Box:
        """The same, but the suit is longer than the other by so many cards; 0: at least as long."""
        return self._made(longer=(*self.longer, Longer(suit, than, by)))

    def having(self, *features: Feature) -> Box:
        """The same, with these features too."""
        return _NEW(Box, (*self[:-1], (*self.features, *features))) if features else self

    def has_features(self, hand: Hand) -> bool:
        """Whether a hand has every feature that the box asks for."""
        return all(feature.fits(hand) for feature in self.features)

    def length(self, suit: Suit) -> Range:
        """How many cards of the suit."""
        return self.lengths[suit.index]

    @property
    def main_count(self) -> PointCount:
        """The count that the rule speaks of: the first it limits, figure points if none."""
        if self.counts:
            return self.counts[0][0]
        return PointCount.STRENGTH if self.strength != ANY_POINTS else PointCount.FIGURES
