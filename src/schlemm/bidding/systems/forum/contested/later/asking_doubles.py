"""Late doubles that ask partner to choose: short in their suit, with more than was shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import shown_points
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.contested.later.strong_hands import much_more_than_shown
from schlemm.bidding.systems.forum.contested.shared.contest import is_last_chance
from schlemm.bidding.systems.forum.contested.shared.penalties import (
    doubles_facing_an_opening,
    faces_an_opening,
    have_hunted,
)
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE
from schlemm.evaluation.counts import PointCount

REOPENS: Final = 8
"""Figure points with which responder, short in their suit, does not let them play at level two."""
OPENED: Final = 11
"""Points with length that partner has shown by opening."""
LAST: Final = 5
"""Figure points fewer for a double that asks where a pass ends the auction: partner may hold them."""
UNTOLD: Final = 5
"""A hand within so many figure points has told what it holds."""


def asking_doubles(situation: Situation) -> Iterator[Rule]:
    """Doubles that ask partner to choose; there are none once our side has doubled for penalties."""
    if have_hunted(situation):
        return
    if faces_an_opening(situation):
        yield from doubles_facing_an_opening(situation)
        yield from reopening_double(situation)
        return
    yield from _takeout(situation)
    yield from reopening_double(situation)
    yield from much_more_than_shown(situation)


def reopening_double(situation: Situation) -> Iterator[Rule]:
    """Partner opened, they found a fit at level two, and a pass would end it: short there, the others bid or held."""
    last = situation.last_bid
    if last is None or last.level > 2 or last.strain.trump is None or not situation.is_legal(DOUBLE):
        return
    partner = shown_points(situation, situation.seat.partner, PointCount.LONG).low
    their = last.strain.trump
    if not is_last_chance(situation) or partner < OPENED or their not in situation.their_suits:
        return
    box = with_figure_points(REOPENS).with_length(their, 0, 1)
    for suit in situation.unbid_suits:
        box = box.with_length(suit, 3)
    yield Rule(DOUBLE, box, Meaning.COMPETITIVE_DOUBLE, their=their)


def _takeout(situation: Situation) -> Iterator[Rule]:
    """Short in their suit with much more than was shown: partner chooses."""
    last = situation.last_bid
    if last is None or last.strain.trump is None or last.level > 3 or not situation.is_legal(DOUBLE):
        return
    their = last.strain.trump
    if their not in situation.their_suits or situation.own.figures.high < 15:
        return
    partner = situation.partner.figures.low
    late = LAST if is_last_chance(situation) and _is_alone(situation) else 0
    for short, low in ((1, 15), (2, 17)):
        least = max(low - late - partner // 2 + last.level - 1, 12)
        box = with_figure_points(least).with_length(their, 0, short)
        for suit in situation.unbid_suits:
            box = box.with_length(suit, 3)
        yield Rule(DOUBLE, box, Meaning.TAKEOUT, their=their)


def _is_alone(situation: Situation) -> bool:
    """Whether partner has said nothing, and so may hold points, and this hand not everything."""
    low, high = situation.own.figures
    return not situation.calls_of(situation.seat.partner) and high - low > UNTOLD
