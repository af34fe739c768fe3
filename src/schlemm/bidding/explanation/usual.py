"""What a call usually is: how it reads without rare hands, and without reasons that few hands have.

An explanation holds for every hand that may make the call, and the rarest of them make it long: a pass is weak "or
waits with their suit", an opening goes up to 23 points. What people say to each other is what it usually is; this is
said first, and marked as such.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import POINTS, hands_in, hull, span
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.frequency import is_rare, usual_least, usual_span
from schlemm.evaluation.handset import HandSet

RARE: Final = 5
"""A reason that one hand in so many has is left out."""
ENDS: Final = 20
"""One hand in so many is left out at either end of the points, and at the short end of a suit."""
WORTH: Final = 2
"""By how many points an end must move to be worth a word."""
SOME: Final = 6
"""Figure points below which nobody says that a hand usually has as many: it may have none."""


def usual_part(reading: Reading, count: PointCount) -> Reading:
    """Return what a reading usually is, in points counted like this.

    Args:
        reading: How the call reads, a pass with its reasons.
        count: How the points are told.
    """
    rules = _common(reading)
    hands = reduce(or_, map(reading.share, rules)) or reading.hands.classes  # no rule may be left any
    hands &= hands_in(Box().with_count(count, *_usual_points(hands, count)))
    for suit in reading.suits:
        least = usual_least(hands, suit, ENDS)
        hands = hands & hands_in(Box().with_length(suit, least)) or hands
    if hull(hands) == reading.bounds and rules == reading.rules:
        return reading
    asked = frozenset.intersection(*(frozenset(rule.box.features) for rule in rules))
    return Reading(HandSet(hands, reading.hands.features | asked), rules)


def _usual_points(hands: int, count: PointCount) -> Range:
    """The usual points; an end that moves by next to nothing stays, and what leaves both open says nothing."""
    (low, high), usual = span(hands, count), usual_span(hands, count, ENDS)
    least = usual.low if usual.low - low >= WORTH and (low or usual.low >= SOME) else low
    is_open = least == 0 and high >= POINTS - 1
    return Range(least, usual.high if high - usual.high >= WORTH and not is_open else high)


def _common(reading: Reading) -> tuple[Rule, ...]:
    """The rules without those whose reason is rare: few hands have it, and no other one."""
    kept = reading.rules
    for reason in dict.fromkeys(rule.meaning for rule in reversed(reading.rules)):
        others = tuple(rule for rule in kept if rule.meaning is not reason)
        left = reduce(or_, map(reading.share, others), 0)
        if left and is_rare(reading.hands.classes & ~left, reading.hands.classes, RARE):
            kept = others
    return kept
