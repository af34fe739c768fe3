"""A score as a list of explained steps, so that whoever shows it can say where every point comes from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from schlemm.core.seats import BySide, Side
from schlemm.core.sentence import Fact, Facts


class SheetPlace(Enum):
    """Where a step is written on the sheet of a rubber (S1:77, S3:28)."""

    BELOW = "below"
    """Below the line: it counts towards game."""
    ABOVE = "above"
    """Above the line: it counts in the total only."""
    NONE = "none"
    """The form has no such line."""


class StepCode(Enum):
    """What a step is for; ``step-`` and the value is the name of its message in the catalogues."""

    BID_TRICKS = "bid-tricks"
    OVERTRICKS = "overtricks"
    PART_SCORE = "part-score"
    GAME = "game"
    SMALL_SLAM = "small-slam"
    GRAND_SLAM = "grand-slam"
    INSULT = "insult"
    UNDERTRICKS = "undertricks"
    HONOURS = "honours"
    LAST_PART_SCORE = "last-part-score"
    RUBBER_BONUS = "rubber-bonus"
    UNFINISHED_GAME = "unfinished-game"
    UNFINISHED_PART_SCORE = "unfinished-part-score"
    PASSED_OUT = "passed-out"


COMMON_ARGS: Final = ("points", "sum", "count", "factor", "terms")
"""Arguments that the message of every step may use."""

STEP_FACTS: Final[Mapping[StepCode, tuple[str, ...]]] = {
    StepCode.BID_TRICKS: ("level", "strain", "before", "reached", "game", "by-doubling"),
    StepCode.OVERTRICKS: ("strain", "vulnerable", "doubling"),
    StepCode.PART_SCORE: ("reached", "doubling"),
    StepCode.GAME: ("vulnerable", "before", "reached", "by-doubling"),
    StepCode.SMALL_SLAM: ("vulnerable",),
    StepCode.GRAND_SLAM: ("vulnerable",),
    StepCode.INSULT: ("doubling",),
    StepCode.UNDERTRICKS: ("vulnerable", "doubling", "simple"),
    StepCode.HONOURS: ("seat", "strain", "honours"),
    StepCode.LAST_PART_SCORE: ("reached",),
    StepCode.RUBBER_BONUS: ("games", "against"),
    StepCode.UNFINISHED_GAME: (),
    StepCode.UNFINISHED_PART_SCORE: ("reached",),
    StepCode.PASSED_OUT: (),
}
"""Arguments that the message of a step may use besides the common ones.

``before`` are the points below the line before the deal and ``reached`` those after it (or the points for
tricks bid in this deal, where nothing is carried over); ``game`` says whether they are 100 or more, ``by-
doubling`` whether it took the double to get there. ``doubling`` is 1, 2 or 4 like the factor; ``simple``
marks the house rule of simple doubling. ``honours`` is how many cards, ``games`` and ``against`` are the
games of the winners and of the losers.
"""


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A number of tricks (or prizes) of equal worth.

    Attributes:
        count: How many.
        each: What each is worth.
        first: Which is the first of them, counted from 1: the second and third undertricks start at 2.
    """

    count: int
    each: int
    first: int = 1

    @property
    def last(self) -> int:
        """Which is the last of them."""
        return self.first + self.count - 1

    @property
    def points(self) -> int:
        """What they are worth together."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of a score: what for, for whom, where it is written, and the sum that makes it.

    >>> from schlemm.core.seats import Side
    >>> step = Step(StepCode.BID_TRICKS, Side.NORTH_SOUTH, (ScorePart(1, 40), ScorePart(2, 30, 2)), factor=2)
    >>> step.points, step.args["sum"], step.args["count"]
    (200, 100, 3)

    Attributes:
        code: What it is for.
        side: Who is credited; ``None`` if nobody is.
        parts: The terms of its sum.
        factor: What the sum is multiplied by: 2 or 4 where a double or redouble does just that, else 1.
        line: Where it is written.
        facts: What else its words may need, by the names in ``STEP_FACTS``.
    """

    code: StepCode
    side: Side | None
    parts: tuple[ScorePart, ...] = ()
    factor: int = 1
    line: SheetPlace = SheetPlace.NONE
    facts: Facts = ()

    @property
    def points(self) -> int:
        """What the side is credited with; never negative."""
        return self.factor * sum(part.points for part in self.parts)

    @property
    def args(self) -> dict[str, Fact]:
        """The arguments of its message: points, their sum before the factor, how many, factor, facts."""
        plain = sum(part.points for part in self.parts)
        count = sum(part.count for part in self.parts)
        terms = " + ".join(f"{part.count} × {part.each}" for part in self.parts)
        common: dict[str, Fact] = {
            "points": self.points,
            "sum": plain,
            "count": count,
            "factor": self.factor,
            "terms": terms,
        }
        return {**common, **dict(self.facts)}

    def points_for(self, side: Side) -> int:
        """The points as this side sees them: negative if the opponents are credited."""
        return self.points if self.side is side else -self.points


@dataclass(frozen=True, slots=True)
class Score:
    """Steps in the order of writing."""

    steps: tuple[Step, ...] = ()

    @property
    def totals(self) -> BySide[int]:
        """What each side is credited with."""
        return total(self.steps)

    def for_side(self, side: Side) -> int:
        """The balance as this side sees it; asked for declarer's side, it is positive for a contract made."""
        return self.totals.of(side) - self.totals.of(side.other)


EMPTY: Final = Score()
"""A score of no steps at all."""


def total(steps: Iterable[Step], line: SheetPlace | None = None) -> BySide[int]:
    """What the steps (on this line, if one is named) give each side."""
    chosen = [step for step in steps if line is None or step.line is line]
    return BySide.from_function(lambda side: sum(step.points for step in chosen if step.side is side))


def on_lines(steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps as the sheet of a rubber wants them: tricks bid and made below the line, all else above."""
    return tuple(
        replace(step, line=SheetPlace.BELOW if step.code is StepCode.BID_TRICKS else SheetPlace.ABOVE)
        for step in steps
    )
