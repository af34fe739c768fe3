"""Deals of the cards that are left, for a player who sees dummy: they fit what was shown and what has been played.

Two hands are hidden, so a deal follows from one of them. Its ways are counted exactly by shape and points, the cards
it has played included, and hands are drawn from those ways: every deal that fits has the same chance, and the deals
are independent. Who did not follow suit has no card of it.

Where no deal fits, one of the two may be off by a little, whichever it is, then by more, then both, in the order that
``dealing.loosen`` states; voids and the number of cards always hold. How many deals each of the two makes possible by
being off is counted exactly, and in this proportion either is doubted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.dealing._bulk import Bulk
from schlemm.dealing._class_tables import leaving
from schlemm.dealing._compiled import hands_of
from schlemm.dealing._fitting import FittingHands, drawn
from schlemm.dealing.loosen import ORDER, Asked, Softness, constraints_with
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.handset import HandSet

TRIES: Final = 8
"""How many hands are drawn for each deal that is asked for, before a single test of hands is given up."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A hand that is not seen.

    Attributes:
        seat: Whose it is.
        played: The cards it has played.
        left: How many cards it still holds.
        voids: The suits of which it has shown to hold no more.
        shown: What its calls have shown of its thirteen cards.
    """

    seat: Seat
    played: Hand
    left: int
    voids: frozenset[Suit]
    shown: HandSet


@dataclass(frozen=True, slots=True)
class Rest:
    """Ways in which the hidden cards may lie.

    Attributes:
        pairs: For each deal the cards still held by the first and by the second hidden hand.
        softness: How much less was asked than was shown.
    """

    pairs: tuple[tuple[Hand, Hand], ...]
    softness: Softness


def sample_rest(unseen: Hand, hidden: tuple[Hidden, Hidden], count: int, random: Pcg32) -> Rest:
    """Draws of how the unseen cards lie.

    Args:
        unseen: The cards that are neither seen nor played.
        hidden: The two hands that hold them.
        count: How many deals; a deal may come twice.
        random: Where the choices come from; the same start gives the same deals on every machine.

    Returns:
        So many deals; fewer, but at least one, where tests of single hands refuse most.

    Raises:
        ValueError: If ``count`` is below 1, or no deal fits the voids and the numbers of cards.
    """
    first, second = hidden
    if count < 1 or len(unseen) != first.left + second.left:
        raise ValueError(f"{len(unseen)} cards for {first.left} and {second.left}; {count} deals")
    stream = Bulk(random)
    pool = _Pool(unseen, first, second)
    for softness in ORDER if pool.is_possible else ():
        pairs = pool.pairs(softness, count, stream)
        if pairs:
            return Rest(pairs, softness)
    raise ValueError(f"no deal of {unseen} has {first.left} and {second.left} cards with these voids")


class _Pool:
    """The cards that either of two hands may hold, and those that only one of them may.

    Attributes:
        is_possible: Whether there is no card that neither of them may hold.
    """

    __slots__ = ("_first", "_hands", "_second", "_unseen", "is_possible")

    def __init__(self, unseen: Hand, first: Hidden, second: Hidden) -> None:
        self._unseen = unseen
        self._first = first
        self._second = second
        mine, theirs = _of_suits(unseen, second.voids), _of_suits(unseen, first.voids)
        self.is_possible = not mine & theirs
        self._hands = hands_of(unseen - mine - theirs, first.played | mine)

    def pairs(self, softness: Softness, count: int, stream: Bulk) -> tuple[tuple[Hand, Hand], ...]:
        """Deals that fit when it is asked with this softness; none if none does."""
        cases = self._asked(softness)
        fitting = [self._fitting(asked) for asked in cases]
        if not any(each.count for each in fitting):
            return ()
        found = []
        for place, bits in zip(
            *drawn(fitting, count * TRIES if self._has_tests else count, stream), strict=True
        ):
            one = Hand(bits) - self._first.played
            pair = one, self._unseen - one
            if not self._has_tests or self._passes(pair, cases[place]):
                found.append(pair)
            if len(found) == count:
                break
        return tuple(found)

    @property
    def _has_tests(self) -> bool:
        return bool(self._first.shown.features or self._second.shown.features)

    def _passes(self, pair: tuple[Hand, Hand], asked: Asked) -> bool:
        """Whether the tests of single hands are passed where they are made."""
        hands = zip(pair, (self._first, self._second), strict=True)
        return all(
            feature.fits(each.played | hand)
            for hand, each in hands
            if asked.tests(each.seat)
            for feature in each.shown.features
        )

    def _asked(self, softness: Softness) -> tuple[Asked, ...]:
        """What is asked of the two, once for each choice of who is off."""
        shown = BySeat(0, 0, 0, 0)
        for each in (self._first, self._second):
            shown = shown.put(each.seat, each.shown.classes)
        return constraints_with(shown, (self._first.seat, self._second.seat), softness)

    def _fitting(self, asked: Asked) -> FittingHands:
        """The first hands that fit, and leave the second one that fits too."""
        first, second = asked.tables.of(self._first.seat), asked.tables.of(self._second.seat)
        cards = self._unseen | self._first.played | self._second.played
        return FittingHands(self._hands, first, leaving(second, cards.bits))


def _of_suits(cards: Hand, suits: frozenset[Suit]) -> Hand:
    found = EMPTY
    for suit in SUITS:
        if suit in suits:
            found |= cards.in_suit(suit)
    return found
