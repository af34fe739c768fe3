"""Finesse or drop: how the missing cards of a suit may lie, counted one by one, with exact chances."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

from schlemm.core.cards import RANKS, Card, Rank, Suit
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.core.sentence import Facts, Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import DealPicture
from schlemm.learn.school.question import Choice, Made, Question, Why, one_of
from schlemm.learn.school.shares import per_mille

Held = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A suit of which one honour is missing; the finesse is through West, towards North.

    Attributes:
        north: Dummy's cards: with a queen missing ace, jack and ten, with a king missing ace, queen and jack.
        south: Declarer's; with a queen missing the king.
        missing: The cards of the opponents, the honour first.
        spaces: How many unknown cards West and East hold.
    """

    north: Hand
    south: Hand
    missing: Held
    spaces: tuple[int, int] = (13, 13)

    @property
    def picture(self) -> DealPicture:
        """The two hands as they lie on the table."""
        return DealPicture(BySeat(self.north, EMPTY, self.south, EMPTY), (Seat.NORTH, Seat.SOUTH))

    def chances(self) -> tuple[Fraction, Fraction]:
        """How likely the finesse and the drop win all tricks of the suit."""
        finesse = drop = Fraction()
        for west, chance in self._lies():
            finesse += chance * self._finesse_wins(west)
            drop += chance * self._drop_wins(west)
        return finesse, drop

    def _lies(self) -> Iterator[tuple[Held, Fraction]]:
        """Every way in which West can hold some of the missing cards, with its chance."""
        west_free, east_free = self.spaces
        count = len(self.missing)
        every = comb(west_free + east_free, west_free)
        for length in range(count + 1):
            if length <= west_free and count - length <= east_free:
                each = Fraction(comb(west_free + east_free - count, west_free - length), every)
                for west in combinations(self.missing, length):
                    yield west, each

    @property
    def _queen(self) -> bool:
        return self.missing[0].rank is Rank.QUEEN

    @property
    def _rounds(self) -> int:
        """How long a guarded honour can be caught: as often as there are high cards, or as the suit goes round."""
        high = 4 if self._queen else 3
        return high if max(len(self.north), len(self.south)) > high else len(self.missing)

    def _finesse_wins(self, west: Held) -> bool:
        """The king first if the queen is missing; then through West as often as needed."""
        if self.missing[0] in west:
            return len(west) <= self._rounds
        return self._queen and len(self.missing) - len(west) == 1

    def _drop_wins(self, west: Held) -> bool:
        """High cards from the top; if East shows out in the first round, West is finessed after all."""
        caught = 2 if self._queen else 1
        with_honour = len(west) if self.missing[0] in west else len(self.missing) - len(west)
        shown = self._queen and len(west) == len(self.missing)
        return with_honour <= caught or (shown and len(west) <= self._rounds)


def finesse_or_drop(random: Pcg32) -> Question:
    """Which play of the suit wins more often?"""
    while True:
        layout = a_layout(random)
        finesse, drop = layout.chances()
        if abs(finesse - drop) > Fraction(1, 100):
            return _question(layout, finesse, drop)


def a_layout(random: Pcg32) -> Layout:
    """A suit without its queen, in seven to ten cards of both hands, or its king, in eight to eleven."""
    suit, queen = one_of(random, tuple(Suit)), bool(random.below(3))
    together = (7 if queen else 8) + random.below(4)
    honour = Rank.QUEEN if queen else Rank.KING
    north = [Rank.ACE, Rank.JACK, Rank.TEN] if queen else [Rank.ACE, Rank.QUEEN, Rank.JACK]
    south = [Rank.KING] if queen else []
    small = [rank for rank in RANKS if rank not in {*north, *south, honour}]
    while len(north) + len(south) < together:
        card = small.pop(random.below(len(small)))
        (south if len(south) < 3 or (len(south) < len(north) and random.below(2)) else north).append(card)
    spaces = one_of(random, ((13, 13), (13, 13), (11, 6), (6, 11)))
    held = Hand.of(Card.of(suit, rank) for rank in north), Hand.of(Card.of(suit, rank) for rank in south)
    missing = (Card.of(suit, honour), *(Card.of(suit, rank) for rank in small))
    return Layout(*held, missing, spaces)


def _question(layout: Layout, finesse: Fraction, drop: Fraction) -> Question:
    honour = layout.missing[0]
    known = tuple(13 - free for free in layout.spaces)
    facts: Facts = (("card", str(honour)), ("count", len(layout.missing)))
    asked = Sentence("ask-finesse", facts)
    spaces: Why = ()
    if any(known):
        asked = Sentence("ask-finesse-known", (*facts, ("west", known[0]), ("east", known[1])))
        spaces = (Sentence("why-spaces", (("west", layout.spaces[0]), ("east", layout.spaces[1]))),)
    chances = (("finesse", per_mille(finesse)), ("drop", per_mille(drop)))
    plan = "why-plan-queen" if honour.rank is Rank.QUEEN else "why-plan-king"
    return Question(
        asked,
        (layout.picture,),
        Choice(("option-finesse", "option-drop"), "said"),
        ("option-finesse" if finesse > drop else "option-drop",),
        (*spaces, Sentence(plan, (("card", str(honour)),)), Sentence("why-finesse-or-drop", chances)),
    )


FINESSE_OR_DROP: Final = Made("finesse-or-drop", finesse_or_drop, "exercises-play")
