"""How the trials of a request are made: what is rarest is drawn first, from exact counts, and the rest is dealt.

A hand may be drawn first, from all that fit it, or the 26 cards of a side, from all that fit both. What hands may have
narrows what sides may have together, and what one side has tells the other's. Where only two players lack cards, the
one's class tells the other's too. The compiled library makes the same plans (`native/cpp/plan.cpp`).
"""

from __future__ import annotations

from math import comb
from typing import Final

from schlemm.core.hand import ALL_BITS, Hand
from schlemm.core.seats import SEATS, SIDES
from schlemm.dealing._class_tables import Table, leaving, table_of
from schlemm.dealing._fitting import FittingHands
from schlemm.dealing._ranked import HandsOf
from schlemm.dealing._request import Bounds, DealRequest
from schlemm.dealing._side_cards import SideCards
from schlemm.dealing.constraints import FIGURES, NothingFits
from schlemm.evaluation.classes import POINTS

SIDE: Final = 4
CHANCE: Final = 5
"""Starts beside the hands 0 to 3: the cards of north-south, which leave the others to the others; nothing at all."""
_OFTEN: Final = 0.5
"""What fits more often than this is not drawn first."""
_MOST: Final = (13, 13, 13, 13, FIGURES)


class TrialPlan:
    """How the trials of a request are made.

    Attributes:
        request: What is asked.
        free: The cards that nobody holds.
        needs: How many cards each seat lacks.
        tables: The classes of each seat; ``None`` for any.
        start: What is drawn first: a hand (0 to 3), the cards of north-south (``SIDE``), or nothing (``CHANCE``).
        first: Where that comes from; ``None`` where nothing is.
        ways: How many sets of cards for the start fit.
        all: How many there are.
        groups: Who is dealt to from the rest, in this order; sides apart where a side is drawn first.
        known: Whose hands are there before the rest is dealt.
        bound: The sides of which something is asked, and what.
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
        self.start, self.ways, self.all = CHANCE, 1, 1
        self.first: FittingHands | SideCards | None = None
        rarest = _OFTEN
        for place, found in enumerate((*hands, side)):
            needs = self.needs[place] if place < SIDE else self.needs[0] + self.needs[2]
            if found is None or not needs:
                continue
            ways = comb(self.free.bit_count(), needs)
            if found.count / ways < rarest:
                rarest = found.count / ways
                self.start, self.first = place, found
                self.ways, self.all = found.count, ways
        self.groups = self._groups(hands)
        self.known = [seat for seat in range(4) if not any(seat in group for group in self.groups)]
        self.bound = [(side, bounds) for side, bounds in enumerate(request.sides) if binds(bounds)]
        dealt = sum(self.needs[seat] for group in self.groups for seat in group[:-1])
        self.words = dealt + (0 if self.start == CHANCE else 2)
        self.always = self._always()

    def _hand(self, seat: int) -> FittingHands | None:
        """The hands of a seat of which something is asked."""
        table = self.tables[seat]
        if table is None:
            return None
        pool = HandsOf(Hand(self.free), Hand(self.request.held[seat]))
        hands = FittingHands(pool, table, *self._leaving_a_hand(seat))
        if not hands.count:
            raise NothingFits.of(SEATS[seat])
        return hands

    def _leaving_a_hand(self, seat: int) -> list[Table]:
        """The classes that leave a hand that fits to the only other player who lacks cards, if he is asked anything."""
        lacking = [other for other in range(4) if self.needs[other] and other != seat]
        table = self.tables[lacking[0]] if len(lacking) == 1 and self.needs[seat] else None
        held = self.request.held
        return [] if table is None else [leaving(table, self.free | held[seat] | held[lacking[0]])]

    def _tightened(self, hands: list[FittingHands | None]) -> list[Bounds]:
        """What each side may have together, narrowed by its hands and by the other side."""
        bounds = []
        for side, asked in enumerate(self.request.sides):
            spans = [_span(hands[seat]) for seat in (side, side + 2)]
            sums = [(one[0] + two[0], one[1] + two[1]) for one, two in zip(*spans, strict=True)]
            pairs = zip(asked, sums, strict=True)
            bounds.append([(max(low, least), min(high, most)) for (low, high), (least, most) in pairs])
        for side in (0, 1):
            for each, all_ in enumerate(_MOST):
                (low, high), (least, most) = bounds[side][each], bounds[1 - side][each]
                if least > min(most, all_):
                    raise NothingFits.of(SIDES[1 - side])
                low, high = max(low, all_ - most), min(high, all_ - least)
                if low > high:
                    raise NothingFits.of(SIDES[side])
                bounds[side][each] = low, high
        return [tuple(each) for each in bounds]

    def _side(self, bounds: Bounds) -> SideCards | None:
        """The cards of north-south, if something is asked of them; they tell what the others have."""
        if not binds(bounds):
            return None
        pool = SideCards(self.free, self.request.held[0] | self.request.held[2], bounds)
        if not pool.count:
            raise NothingFits.of(SIDES[0])
        return pool

    def _groups(self, hands: list[FittingHands | None]) -> list[list[int]]:
        """Who is dealt to, the one of whom most is asked first."""
        shares = [
            1.0 if hand is None else hand.count / comb(self.free.bit_count(), needs)
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
        bound = self.start != SIDE and bool(self.bound)
        return not (asked or bound or self.request.checks)


def binds(bounds: Bounds) -> bool:
    """Whether bounds leave anything out."""
    return any(low > 0 or high < most for (low, high), most in zip(bounds, _MOST, strict=True))


def _span(hand: FittingHands | None) -> list[tuple[int, int]]:
    """The least and the most of each suit, and of points, of the hands that fit."""
    if hand is None:
        return [*[(0, 13)] * 4, (0, POINTS - 1)]
    return hand.spans
