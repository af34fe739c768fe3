"""What a double or a pass says of shape, where it may also be made without it by a better hand.

A take-out double is short in their suit or very strong, a negative double has the suits that nobody has bid or the
points for anything, a pass is weak or waits with their suit. Where the one ends and the other begins is found in the
hands that make the call, so that the sentence holds for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import and_, or_
from typing import Final

from schlemm.bidding.explanation.passing import TRAP
from schlemm.bidding.rules.meaning import WAITS, Meaning
from schlemm.bidding.rules.rule import Reading
from schlemm.bidding.rules.situation import Situation
from schlemm.core.cards import Suit
from schlemm.core.sentence import Fact
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import POINTS, hands_in, span
from schlemm.evaluation.counts import PointCount

SHORT: Final = (1, 2, 3)
"""Cards of their suit with which a hand is short, or has no more than its share."""
MORE: Final = 3
"""By how many points hands of another shape must be better for the shape to be worth telling."""
SUIT: Final = 4
"""Cards of a suit that a double shows."""


def shape_facts(
    reading: Reading, kind: Meaning, situation: Situation, count: PointCount
) -> Mapping[str, Fact]:
    """The facts of a sentence about a shape, and from how many points a hand needs none; nothing if none is shown."""
    hands = reading.hands.classes
    if kind is Meaning.TAKEOUT:
        return _shortness(reading, count)
    if kind is Meaning.NEGATIVE_DOUBLE:
        return next(_suits_shown(hands, situation.unbid_suits, count), {})
    if kind in WAITS:
        return _waiting(reading)
    return {}


def _shortness(reading: Reading, count: PointCount) -> Mapping[str, Fact]:
    """How short in their suit, and from how many points not."""
    their, hands = reading.rules[0].their, reading.hands.classes
    if their is None:
        return {}
    for short in SHORT:
        longer = points_of_other_shapes(hands, hands_in(Box().with_length(their, 0, short)), count)
        if longer is not None:
            return {"short": short, "else": longer}
    return {}


def _suits_shown(hands: int, unbid: tuple[Suit, ...], count: PointCount) -> Iterator[Mapping[str, Fact]]:
    """Both suits, the one, or one of two, and from how many points none."""
    majors = tuple(suit for suit in unbid if suit.is_major)
    for which, suits in (("both", unbid), ("both", majors), ("one", majors), ("one", unbid)):
        long = [hands_in(Box().with_length(suit, SUIT)) for suit in suits]
        if 1 <= len(long) <= 2:
            longer = points_of_other_shapes(hands, reduce(and_ if which == "both" else or_, long), count)
            if longer is not None:
                second = suits[1].letter if len(suits) > 1 else ""
                facts: dict[str, Fact] = {"suit": suits[0].letter, "length": SUIT, "second": second}
                yield {**facts, "which": which, "else": longer}


def _waiting(reading: Reading) -> Mapping[str, Fact]:
    """With how much of which suit of theirs somebody waits, and from how many figure points."""
    rule = next(rule for rule in reading.rules if rule.their is not None)
    length = max(rule.box.length(rule.their).low for rule in reading.rules if rule.their is not None)
    return {"suit": str(rule.their), "length": length or TRAP, "else": rule.box.figures.low}


def points_of_other_shapes(hands: int, shape: int, count: PointCount) -> int | None:
    """From how many points hands of another shape are among these; 0 if none is, ``None`` if they are no better."""
    within, others = hands & shape, hands & ~shape
    if not others:
        return 0
    low = span(others, count).low
    better = bool(within) and low >= span(within, count).low + MORE
    return low if better and low < POINTS else None
