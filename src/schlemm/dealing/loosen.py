"""Sets of hands as tables, and what is asked of them less strictly when no deal fits."""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache

import numpy as np

from schlemm.core.seats import BySeat, Seat
from schlemm.dealing.ranked import Booleans, Integers, places_of, shape_lengths
from schlemm.evaluation.classes import POINTS


class Softness(Enum):
    """How much less was asked than was shown, from nothing less to nothing at all; tried in this order.

    Players do not always hold what they showed. From ``LENGTHS`` on, tests of single hands are left out too.
    """

    NONE = "none"
    POINTS_BY_1 = "points-by-1"
    """The opponents may have a figure point less or more than they showed."""
    POINTS_BY_2 = "points-by-2"
    POINTS_BY_3 = "points-by-3"
    LENGTHS = "lengths"
    """Everybody's points may be three off, and one card may be in another suit."""
    PARTNER_ONLY = "partner-only"
    """The opponents may hold anything; partner is as shown."""
    NOTHING = "nothing"
    """Everybody may hold anything."""

    @property
    def tests_hold(self) -> bool:
        """Whether the tests of single hands are still made."""
        return self in {Softness.NONE, Softness.POINTS_BY_1, Softness.POINTS_BY_2, Softness.POINTS_BY_3}


@lru_cache(maxsize=256)
def table_of(hands: int) -> Booleans:
    """A set of hands (``evaluation.classes``) as a table by shape and figure points; shape (560, 38)."""
    size = len(shape_lengths()) * POINTS
    packed = np.frombuffer(hands.to_bytes((size + 7) // 8, "little"), np.uint8)
    table = np.unpackbits(packed, count=size, bitorder="little").astype(np.bool_).reshape(-1, POINTS)
    table.flags.writeable = False
    return table


def loosened(shown: BySeat[int], me: Seat, softness: Softness) -> BySeat[Booleans]:
    """What each player may hold when it is asked with this softness.

    Args:
        shown: The set of hands each seat has shown; that of ``me`` is not looked at.
        me: Whose own hand is known.
        softness: How much less is asked.
    """
    return BySeat.from_function(lambda seat: _seat_table(shown.of(seat), seat is me.partner, softness))


def _seat_table(shown: int, is_partner: bool, softness: Softness) -> Booleans:
    match softness:
        case Softness.LENGTHS:
            return _one_card_moved(_points_off(table_of(shown), 3))
        case Softness.PARTNER_ONLY | Softness.NOTHING:
            kept = is_partner and softness is Softness.PARTNER_ONLY
            return table_of(shown) if kept else _anything()
        case _ if is_partner:
            return table_of(shown)
        case _:
            off = (Softness.NONE, Softness.POINTS_BY_1, Softness.POINTS_BY_2, Softness.POINTS_BY_3)
            return _points_off(table_of(shown), off.index(softness))


@cache
def _anything() -> Booleans:
    return np.ones((len(shape_lengths()), POINTS), np.bool_)


def _points_off(table: Booleans, most: int) -> Booleans:
    """The hands whose figure points are at most so many away from a hand of the same shape in the set."""
    wider = table.copy()
    for off in range(1, most + 1):
        wider[:, off:] |= table[:, :-off]
        wider[:, :-off] |= table[:, off:]
    return wider


def _one_card_moved(table: Booleans) -> Booleans:
    """The hands in the set, and those with one card in another suit."""
    wider = table.copy()
    for places in _neighbours():
        there = places >= 0
        wider[there] |= table[places[there]]
    return wider


@cache
def _neighbours() -> tuple[Integers, ...]:
    """For each way to move a card from one suit to another: the place of each shape's neighbour, -1 if none."""
    moves = [(one, other) for one in range(4) for other in range(4) if one != other]
    steps = np.eye(4, dtype=np.int64)
    return tuple(places_of(shape_lengths() + steps[one] - steps[other]) for one, other in moves)
