"""What a player may hold: a set of hands by points and lengths, and the features that were asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from schlemm.core.hand import Hand
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import class_of, everything, hands_in, hull
from schlemm.evaluation.features import Feature


@dataclass(frozen=True)
class HandSet:
    """A set of hands: those of a class (``classes``) that have every feature.

    It may hold hands that a player cannot have, and never leaves out one that a player can.

    Attributes:
        classes: The set by points and lengths; 0 if nothing fits.
        features: What every hand in it has besides.
    """

    classes: int = field(default_factory=everything, repr=False)
    features: frozenset[Feature] = frozenset()

    @classmethod
    def of(cls, box: Box) -> HandSet:
        """All hands in a box."""
        return cls(hands_in(box), frozenset(box.features))

    def __contains__(self, hand: Hand) -> bool:
        """Whether a hand of thirteen cards is in it."""
        return bool(self.classes & class_of(hand)) and all(feature.fits(hand) for feature in self.features)

    def __or__(self, other: HandSet) -> HandSet:
        """The union, or a little more: only features of both are kept."""
        if not self.classes or not other.classes:
            return other if not self.classes else self
        return HandSet(self.classes | other.classes, self.features & other.features)

    def __and__(self, other: HandSet) -> HandSet:
        """The hands in both."""
        return HandSet(self.classes & other.classes, self.features | other.features)

    def __bool__(self) -> bool:
        return bool(self.classes)

    @cached_property
    def bounds(self) -> Box:
        """The smallest box of points and lengths around it, which must not be empty."""
        return hull(self.classes)
