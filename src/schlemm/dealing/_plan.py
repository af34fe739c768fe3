"""How the trials of a request are made: what is rarest is drawn first, from exact counts, and the rest is dealt.

A hand may be drawn first, from all that fit it, or the 26 cards of a side, from all that fit both. What hands may have
narrows what sides may have together, and what one side has tells the other's. Where only two players lack cards, the
one's class tells the other's too. The compiled library makes the same plans (`native/cpp/plan.cpp`).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Final

import numpy as np

from schlemm.core.hand import ALL_BITS, SUIT_BITS, Hand
from schlemm.core.seats import SEATS, SIDES
from schlemm.dealing._ranked import (
    Booleans,
    HandsOf,
    Integers,
    holding_lengths,
    holding_points,
    shape_lengths,
    shape_places,
    spans,
)
from schlemm.dealing._request import Bounds, DealRequest
from schlemm.dealing._side_cards import SideCards
from schlemm.dealing.constraints import FIGURES, NothingFits
from schlemm.dealing.loosen import table_of
from schlemm.evaluation.classes import POINTS

SIDE: Final = 4
CHANCE: Final = 5
"""Starts beside the hands 0 to 3: the cards of north-south, which leave the others to the others; nothing at all."""
_OFTEN: Final = 0.5
"""What fits more often than this is not drawn first."""
_MOST: Final = (13, 13, 13, 13, FIGURES)


@dataclass(frozen=True, slots=True)
class FirstCards:
    """What is drawn first: a hand or a side's cards.

    Attributes:
        ways: How many sets of cards fit.
        upto: For a hand, the running number of them by class.
        cards: Where they come from.
    """

    ways: int
    upto: Integers
    cards: HandsOf | SideCards

    def sets(self, numbers: Integers) -> Integers:
        """The sets with these numbers, as bits."""
        if isinstance(self.cards, SideCards):
            return self.cards.sets(numbers)
        classes = np.searchsorted(self.upto, numbers, side="right")
        return self.cards.hands(classes, numbers - np.where(classes > 0, self.upto[classes - 1], 0))


class TrialPlan:
    """How the trials of a request are made.

    Attributes:
        request: What is asked.
        free: The cards that nobody holds.
        needs: How many cards each seat lacks.
        tables: The classes of each seat; ``None`` for any.
        start: What is drawn first: a hand (0 to 3), the cards of north-south (``SIDE``), or nothing (``CHANCE``).
        first: Where that comes from.
        ways: How many sets of cards for the start fit.
        all: How many there are.
        groups: Who is dealt to from the rest, in this order; sides apart where a side is drawn first.
        words: How many random words a trial has.
        always: Whether every trial fits.

    Raises:
        NothingFits: If it can be seen that no deal fits.
    """

    def __init__(self, request: DealRequest) -> None:
        self.request = request
        self.free = ALL_BITS & ~sum(request.held)
        self.needs = [13 - held.bit_count() for held in request.held]
        self.tables = [None if each is None else table_of(each) for each in request.classes]
        hands = [self._hand(seat) for seat in range(4)]
        side = self._side(self._tightened(hands)[0])
        self.start = CHANCE
        self.first = FirstCards(1, np.ones(1, np.int64), HandsOf(Hand(0)))
        self.all, rarest = 1, _OFTEN
        for place, found in enumerate((*hands, side)):
            needs = self.needs[place] if place < SIDE else self.needs[0] + self.needs[2]
            if found is None or not needs:
                continue
            ways = comb(self.free.bit_count(), needs)
            if found.ways / ways < rarest:
                rarest = found.ways / ways
                self.start = place
                self.first = found
                self.all = ways
        self.ways = self.first.ways
        self.groups = self._groups(hands)
        dealt = sum(self.needs[seat] for group in self.groups for seat in group[:-1])
        self.words = dealt + (0 if self.start == CHANCE else 2)
        self.always = self._always()

    def _hand(self, seat: int) -> FirstCards | None:
        """The hands of a seat of which something is asked."""
        table = self.tables[seat]
        if table is None:
            return None
        pool = HandsOf(Hand(self.free), Hand(self.request.held[seat]))
        upto: Integers = np.cumsum(np.where(table & self._leaves_fitting(seat), pool.ways, 0), axis=None)
        if not upto[-1]:
            raise NothingFits(f"no cards fit what is asked of {SEATS[seat]}")
        return FirstCards(int(upto[-1]), upto, pool)

    def _leaves_fitting(self, seat: int) -> Booleans:
        """The classes that leave a hand that fits to the only other player who lacks cards."""
        lacking = [other for other in range(4) if self.needs[other] and other != seat]
        table = self.tables[lacking[0]] if len(lacking) == 1 and self.needs[seat] else None
        if table is None:
            return np.ones((len(shape_lengths()), POINTS), np.bool_)
        cards = self.free | self.request.held[seat] | self.request.held[lacking[0]]
        suits = np.array([cards >> 13 * suit & SUIT_BITS for suit in range(4)])
        lengths = holding_lengths()[suits] - shape_lengths()
        places = np.where((lengths <= 13).all(axis=1), shape_places(np.minimum(lengths, 13)), -1)
        points = holding_points()[suits].sum() - np.arange(POINTS)
        possible = (places >= 0)[:, None] & ((points >= 0) & (points < POINTS))[None, :]
        fitting: Booleans = table[places[:, None], np.clip(points, 0, POINTS - 1)[None, :]] & possible
        return fitting

    def _tightened(self, hands: list[FirstCards | None]) -> list[Bounds]:
        """What each side may have together, narrowed by its hands and by the other side."""
        bounds = []
        for side, asked in enumerate(self.request.sides):
            spans = [_span(hands[seat]) for seat in (side, side + 2)]
            sums = [(one[0] + two[0], one[1] + two[1]) for one, two in zip(*spans, strict=True)]
            pairs = zip(asked, sums, strict=True)
            bounds.append(tuple((max(low, least), min(high, most)) for (low, high), (least, most) in pairs))
        for side in (0, 1):
            others = zip(_MOST, bounds[side], bounds[1 - side], strict=True)
            bounds[side] = tuple(
                (max(mine[0], all_ - theirs[1]), min(mine[1], all_ - theirs[0]))
                for all_, mine, theirs in others
            )
            if any(low > high for low, high in bounds[side]):
                raise NothingFits(f"no cards fit what is asked of {SIDES[side]}")
        return bounds

    def _side(self, bounds: Bounds) -> FirstCards | None:
        """The cards of north-south, if something is asked of them; they tell what the others have."""
        if not binds(bounds):
            return None
        pool = SideCards(self.free, self.request.held[0] | self.request.held[2], bounds)
        if not pool.count:
            raise NothingFits(f"no cards fit what is asked of {SIDES[0]}")
        return FirstCards(pool.count, np.empty(0, np.int64), pool)

    def _groups(self, hands: list[FirstCards | None]) -> list[list[int]]:
        """Who is dealt to, the one of whom most is asked first."""
        shares = [
            1.0 if hand is None else hand.ways / comb(self.free.bit_count(), needs)
            for hand, needs in zip(hands, self.needs, strict=True)
        ]
        seats = sorted(range(4), key=shares.__getitem__)
        dealt = [seat for seat in seats if self.needs[seat] and seat != self.start]
        if self.start != SIDE:
            return [dealt]
        return [[seat for seat in dealt if seat % 2 == side] for side in (0, 1)]

    def _always(self) -> bool:
        """Whether nothing can be wrong with a trial but a word that would favour some results."""
        lacking = [seat for seat in range(4) if self.needs[seat]]
        told = len(lacking) == 2 and self.start < SIDE
        asked = any(self.tables[seat] is not None and seat != self.start and not told for seat in lacking)
        bound = self.start != SIDE and any(map(binds, self.request.sides))
        return not (asked or bound or self.request.checks)


def binds(bounds: Bounds) -> bool:
    """Whether bounds leave anything out."""
    return any(low > 0 or high < most for (low, high), most in zip(bounds, _MOST, strict=True))


def _span(hand: FirstCards | None) -> list[tuple[int, int]]:
    """The least and the most of each suit, and of points, of the hands that fit."""
    if hand is None:
        return [*[(0, 13)] * 4, (0, POINTS - 1)]
    least, most = spans(np.diff(hand.upto, prepend=0).reshape(-1, POINTS) > 0)
    return list(zip(least.tolist(), most.tolist(), strict=True))
