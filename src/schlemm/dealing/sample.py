"""Deals that fit what everybody has shown, for bots that look at samples of what they cannot see.

A deal is drawn uniformly from all that fit. The hand about which most is known is drawn first, from all that fit it
(``dealing._fitting``), and the rest is dealt to the other two at random; what does not fit them is thrown away. Every
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

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final, TypeAlias

from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dealing._bulk import Bulk
from schlemm.dealing._class_tables import leaving, lengths_and_points, places
from schlemm.dealing._compiled import hands_of
from schlemm.dealing._fitting import FittingHands, drawn
from schlemm.dealing._halves import halves
from schlemm.dealing._ranked import HandsOf
from schlemm.dealing.loosen import ORDER, Asked, Softness, constraints_with
from schlemm.dealing.pcg import Pcg32
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
        first: The hands that this one may have.
        second: The classes that the one drawn next may have.
        third: Those of the last.
        possible: Whether each player for himself can have a hand that fits, and the points and lengths of the
            cards are within what all three may have; a deal may still not be found.
    """

    __slots__ = ("asked", "first", "possible", "seats", "second", "third")

    def __init__(self, unseen: HandsOf, hands: dict[Seat, FittingHands], asked: Asked) -> None:
        first = min(hands, key=lambda seat: hands[seat].count)
        self.asked = asked
        self.seats = (first, *(seat for seat in hands if seat is not first))
        self.first = hands[first]
        self.second, self.third = (asked.tables.of(seat) for seat in self.seats[1:])
        self.possible = _in_sum(unseen.cards, list(hands.values()))


class _Table:
    """What one player knows of the deal, and the draws from it."""

    __slots__ = ("_cases", "_own", "_tests", "_unseen")

    def __init__(
        self, own: Hand, seat: Seat, asked: tuple[Asked, ...], tests: BySeat[HandTest | None]
    ) -> None:
        self._own = own
        self._tests = tests
        self._unseen = _unseen_hands(own)
        hidden = [other for other in SEATS if other is not seat]
        tables = {each.tables.of(other) for each in asked for other in hidden}
        hands = {table: FittingHands(self._unseen, table) for table in tables}
        cases = (
            _Case(self._unseen, {other: hands[each.tables.of(other)] for other in hidden}, each)
            for each in asked
        )
        self._cases = [case for case in cases if case.possible]

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
        hands = [self._own] * 4
        for seat, bits in zip(case.seats, triple, strict=True):
            hand = hands[seat.index] = Hand(bits)
            test = self._tests.of(seat)
            if test is not None and case.asked.tests(seat) and not test(hand):
                return []
        return [Deal(BySeat(*hands))]

    def _first_hands(self, count: int, stream: Bulk) -> tuple[list[_Case], Sequence[int]]:
        """The case, and a hand of the seat about which most is known; all that fit are equally likely."""
        chosen, hands = drawn([case.first for case in self._cases], count, stream)
        return [self._cases[place] for place in chosen], hands

    def _proposals(self, count: int, stream: Bulk) -> Iterator[tuple[_Case, Triple]]:
        """The deals of so many trials that fit, points and lengths only."""
        cases, first = self._first_hands(count, stream)
        rest = [self._unseen.cards ^ hand for hand in first]
        second = halves(rest, stream)
        fits = [at for at, place in enumerate(places(second)) if cases[at].second[place]]
        third = [rest[at] ^ second[at] for at in fits]
        for at, last, place in zip(fits, third, places(third), strict=True):
            if cases[at].third[place]:
                yield cases[at], (first[at], second[at], last)

    def _resampled(self, count: int, stream: Bulk) -> Iterator[tuple[_Case, Triple]]:
        """Deals from the exact numbers of ways to go on after some first hands; none if there are none."""
        if not self._cases:
            return
        cases, first = self._first_hands(FIRST_HANDS, stream)
        rests = [self._unseen.cards ^ hand for hand in first]
        ways = [_second_hands(rest, case) for rest, case in zip(rests, cases, strict=True)]
        upto = list(accumulate(each.count for each in ways))
        for number in stream.below(upto[-1], count) if upto[-1] else ():
            at = bisect_right(upto, number)
            [second] = ways[at].sets(stream.below(ways[at].count, 1))
            yield cases[at], (first[at], second, rests[at] ^ second)


def _second_hands(rest: int, case: _Case) -> FittingHands:
    """The hands that the second may have of these cards, so that the third, with what is left, fits too."""
    return FittingHands(hands_of(Hand(rest)), case.second, leaving(case.third, rest))


def _in_sum(unseen: int, hands: list[FittingHands]) -> bool:
    """Whether points and lengths of all cards are between the least and the most that the hands have together."""
    if not all(each.count for each in hands):
        return False
    lengths, points = lengths_and_points(unseen)
    spans = zip(*(each.spans for each in hands), strict=True)
    return all(
        sum(least for least, _ in span) <= there <= sum(most for _, most in span)
        for span, there in zip(spans, (*lengths, points), strict=True)
    )
