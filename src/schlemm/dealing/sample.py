"""Deals that fit what everybody has shown, for bots that look at samples of what they cannot see.

A deal is drawn uniformly from all that fit. The hand about which most is known is drawn first, from the hands that fit
it (``dealing._ranked``), and the rest is dealt to the other two at random; what does not fit them is thrown away. Every
deal that fits has the same chance, and the deals are independent.

Where so few fit that this finds too few in ``PROPOSALS`` trials, the rest is drawn more cleverly and a little less
well: ``FIRST_HANDS`` first hands are drawn, the ways to deal the other two are counted exactly for each, and deals are
drawn from these ways. Deals are then likely to share a first hand; each still has its chance but for the choice of
these first hands, which grows better with their number (sampling and importance resampling).

Where no deal fits, one player may be off by a little, whoever it is, then by more, then several, in the order that
``dealing.loosen`` states; the last step asks nothing. Each choice of those who are off (``_Case``) is as likely as it
has deals, so that all deals of a step have the same chance: none has two such choices, or an earlier step had found
it. So there is always an answer, after a number of trials that is known beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np

from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, SUIT_BITS, Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dealing._bulk import Bulk
from schlemm.dealing._compiled import hands_of
from schlemm.dealing._halves import halves
from schlemm.dealing._ranked import (
    Booleans,
    HandsOf,
    Integers,
    class_places,
    holding_lengths,
    holding_points,
    shape_lengths,
    shape_places,
    spans,
)
from schlemm.dealing.loosen import ORDER, Asked, Softness, constraints_with
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.classes import POINTS
from schlemm.evaluation.handset import HandSet

BATCHES: Final = (128, 256, 512, 1024, 2048, 4096)
"""Trials made at a time."""
PROPOSALS: Final = sum(BATCHES)
FIRST_HANDS: Final = 48
DRAWS_A_DEAL: Final = 16
"""How often the second way draws for each deal it is still asked for: tests of single hands may refuse."""

HandTest: TypeAlias = Callable[[Hand], bool]
Triple: TypeAlias = tuple[int, int, int]
"""The bits of three hands: of the seat drawn first, and of the two others."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Deals that fit.

    Attributes:
        deals: As many as were asked for; fewer, but at least one, where few were found. A deal may be there twice.
        softness: How much less was asked than was shown.
        independent: How many of the deals, from the first, were drawn independently and exactly uniformly.
    """

    deals: tuple[Deal, ...]
    softness: Softness
    independent: int


def sample_hands(
    own: Hand,
    seat: Seat,
    allowed: BySeat[int],
    count: int,
    random: Pcg32,
    tests: BySeat[HandTest | None] | None = None,
) -> Sample:
    """Deals of the 39 cards that a player does not see.

    Args:
        own: The player's own hand.
        seat: Whose it is.
        allowed: The hands that each of the others may hold, as sets of classes (``evaluation.classes``); the
            player's own is not looked at.
        count: How many deals.
        random: Where the choices come from; the same start gives the same deals on every machine.
        tests: What is asked of each hand besides; ``None`` for nothing.

    Raises:
        ValueError: If the own hand has not thirteen cards, or ``count`` is below 1.
    """
    if len(own) != 13 or count < 1:
        raise ValueError(f"a sample needs a hand of 13 cards and a count from 1, not {len(own)} and {count}")
    stream = Bulk(random)
    hidden = tuple(other for other in SEATS if other is not seat)
    for softness in ORDER:
        table = _Table(
            own, seat, constraints_with(allowed, hidden, softness), tests or BySeat(None, None, None, None)
        )
        deals, independent = table.deals(count, stream)
        if deals:
            return Sample(tuple(deals), softness, independent)
    raise AssertionError("a deal fits where nothing is asked")


def sample_shown(own: Hand, seat: Seat, shown: BySeat[HandSet], count: int, random: Pcg32) -> Sample:
    """The same for what calls have shown, features included."""
    tests: BySeat[HandTest | None] = shown.map(lambda hands: hands.__contains__ if hands.features else None)
    return sample_hands(own, seat, shown.map(lambda hands: hands.classes), count, random, tests)


@lru_cache(maxsize=64)
def _unseen_hands(own: Hand) -> HandsOf:
    return hands_of(PACK - own)


class _Case:
    """What is asked, and in which order the hidden hands are drawn.

    Attributes:
        asked: What each player may hold.
        seats: The hidden seats, first the one whose hand is drawn first.
        possible: Whether each player for himself can have a hand that fits, and the points and lengths of the
            cards are within what all three may have; a deal may still not be found.
    """

    __slots__ = ("asked", "possible", "seats")

    def __init__(self, unseen: HandsOf, hidden: list[Seat], asked: Asked) -> None:
        ways = {seat: int(unseen.ways[asked.tables.of(seat)].sum()) for seat in hidden}
        self.asked = asked
        first = min(hidden, key=ways.__getitem__)
        self.seats = (first, *(seat for seat in hidden if seat is not first))
        self.possible = all(ways.values()) and _in_sum(unseen, [asked.tables.of(seat) for seat in hidden])

    @property
    def tables(self) -> tuple[Booleans, Booleans, Booleans]:
        """The classes that the three may have, in the order in which they are drawn."""
        first, second, third = (self.asked.tables.of(seat) for seat in self.seats)
        return first, second, third


class _Table:
    """What one player knows of the deal, and the draws from it."""

    __slots__ = ("_cases", "_classes", "_own", "_tests", "_unseen")

    def __init__(
        self, own: Hand, seat: Seat, asked: tuple[Asked, ...], tests: BySeat[HandTest | None]
    ) -> None:
        self._own = own
        self._tests = tests
        self._unseen = _unseen_hands(own)
        hidden = [other for other in SEATS if other is not seat]
        cases = (_Case(self._unseen, hidden, each) for each in asked)
        self._cases = [case for case in cases if case.possible]
        ways = [np.where(case.tables[0], self._unseen.ways, 0) for case in self._cases]
        self._classes: Integers = np.cumsum(ways, axis=None)

    def deals(self, count: int, stream: Bulk) -> tuple[list[Deal], int]:
        """So many deals or fewer, none if none can be, and how many of them are independent."""
        found: list[Deal] = []
        for batch in BATCHES if self._cases else ():
            for case, triple in self._proposals(batch, stream):
                found += self._dealt(case, triple)
                if len(found) == count:
                    return found, count
        independent = len(found)
        for case, triple in self._resampled(DRAWS_A_DEAL * (count - independent), stream):
            found += self._dealt(case, triple)
            if len(found) == count:
                break
        return found, independent

    def _dealt(self, case: _Case, triple: Triple) -> list[Deal]:
        """The deal with these hands, if they pass the tests."""
        hands = BySeat(self._own, self._own, self._own, self._own)
        for seat, bits in zip(case.seats, triple, strict=True):
            hand = Hand(bits)
            test = self._tests.of(seat)
            if test is not None and case.asked.tests(seat) and not test(hand):
                return []
            hands = hands.put(seat, hand)
        return [Deal(hands)]

    def _first_hands(self, count: int, stream: Bulk) -> tuple[Integers, Integers]:
        """The case, and a hand of the seat about which most is known; all that fit are equally likely."""
        classes, hands = _hands_below(self._unseen, self._classes, count, stream)
        return classes // self._unseen.ways.size, hands

    def _proposals(self, count: int, stream: Bulk) -> Iterator[tuple[_Case, Triple]]:
        """The deals of so many trials that fit, points and lengths only."""
        cases, first = self._first_hands(count, stream)
        rest = self._unseen.cards ^ first
        second = halves(rest, stream)
        third = rest ^ second
        two, three = class_places(second), class_places(third)
        fits = np.zeros(count, np.bool_)
        for place, case in enumerate(self._cases):
            fits |= np.equal(cases, place) & case.tables[1][two] & case.tables[2][three]
        for at in np.nonzero(fits)[0]:
            yield self._cases[cases[at]], (int(first[at]), int(second[at]), int(third[at]))

    def _resampled(self, count: int, stream: Bulk) -> Iterator[tuple[_Case, Triple]]:
        """Deals from the exact numbers of ways to go on after some first hands; none if there are none."""
        if not self._cases:
            return
        cases, first = self._first_hands(FIRST_HANDS, stream)
        rests = [hands_of(Hand(self._unseen.cards ^ int(bits))) for bits in first]
        fitting = [_fitting(rest, self._cases[case]) for rest, case in zip(rests, cases, strict=True)]
        ways = [np.where(fits, rest.ways, 0) for rest, fits in zip(rests, fitting, strict=True)]
        classes = [np.cumsum(each, axis=None) for each in ways]
        upto = np.cumsum([each[-1] for each in classes])
        if not upto[-1]:
            return
        for number in stream.below(int(upto[-1]), count):
            at = int(np.searchsorted(upto, number, side="right"))
            second = int(_hands_below(rests[at], classes[at], 1, stream)[1][0])
            yield self._cases[cases[at]], (int(first[at]), second, rests[at].cards ^ second)


def _fitting(rest: HandsOf, case: _Case) -> Booleans:
    """The classes that the second hand may have, so that the third, with what is left, fits too."""
    suits = np.array([rest.cards >> 13 * suit & SUIT_BITS for suit in range(4)])
    places = shape_places(holding_lengths()[suits] - shape_lengths())
    points = holding_points()[suits].sum() - np.arange(POINTS)
    possible = (places >= 0)[:, None] & ((points >= 0) & (points < POINTS))[None, :]
    third = case.tables[2][places[:, None], np.clip(points, 0, POINTS - 1)[None, :]]
    fitting: Booleans = case.tables[1] & third & possible
    return fitting


def _in_sum(unseen: HandsOf, allowed: list[Booleans]) -> bool:
    """Whether points and lengths of all cards are between the least and the most that the hands allow together."""
    least, most = np.zeros(5, np.int64), np.zeros(5, np.int64)
    possible = unseen.ways > 0
    for table in allowed:
        low, high = spans(table & possible)
        least += low
        most += high
    suits = np.array([unseen.cards >> 13 * suit & SUIT_BITS for suit in range(4)])
    there = np.append(holding_lengths()[suits], holding_points()[suits].sum())
    return bool((least <= there).all() and (there <= most).all())


def _hands_below(hands: HandsOf, upto: Integers, count: int, stream: Bulk) -> tuple[Integers, Integers]:
    """Classes, and hands drawn uniformly from them, given the running number of hands in them.

    Classes go on from one case to the next.
    """
    numbers = stream.below(int(upto[-1]), count)
    classes = np.searchsorted(upto, numbers, side="right")
    ranks = numbers - np.where(classes > 0, upto[classes - 1], 0)
    return classes, hands.hands(classes % hands.ways.size, ranks)
