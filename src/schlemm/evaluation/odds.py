"""Chances that can be counted: partner's points and lengths, and how the cards of a suit that are missing lie.

All are exact fractions, from one hand of thirteen cards and nothing else: no auction has said anything yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final

from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import Hand
from schlemm.core.minibridge import FIGURES

HAND: Final = 13
PACK: Final = 52


def points_of_partner(hand: Hand) -> tuple[Fraction, ...]:
    """How likely partner has 0, 1, 2 … figure points; together 1.

    Raises:
        ValueError: If the hand has not thirteen cards.
    """
    _refuse_others(hand)
    held = Counter(card.rank for card in hand)
    return _points(tuple(4 - held[rank] for rank, _ in FIGURES))


def at_least(chances: tuple[Fraction, ...], points: int) -> Fraction:
    """How likely it is that many or more."""
    return sum(chances[max(0, points) :], Fraction())


@cache
def _points(missing: tuple[int, int, int, int]) -> tuple[Fraction, ...]:
    """The same from how many aces, kings, queens and jacks are out; counted rank by rank."""
    ways = {(0, 0): 1}
    for count, (_, each) in zip(missing, FIGURES, strict=True):
        grown: Counter[tuple[int, int]] = Counter()
        for (cards, points), found in ways.items():
            for more in range(count + 1):
                grown[cards + more, points + more * each] += found * comb(count, more)
        ways = dict(grown)
    small = PACK - HAND - sum(missing)
    total: Counter[int] = Counter()
    for (cards, points), found in ways.items():
        if cards <= HAND:
            total[points] += found * comb(small, HAND - cards)
    every = comb(PACK - HAND, HAND)
    return tuple(Fraction(total[points], every) for points in range(max(total) + 1))


def length_of_partner(hand: Hand, suit: Suit) -> tuple[Fraction, ...]:
    """How likely partner has 0, 1, 2 … cards of a suit; together 1.

    Raises:
        ValueError: If the hand has not thirteen cards.
    """
    _refuse_others(hand)
    out = HAND - hand.length(suit)
    every = comb(PACK - HAND, HAND)
    return tuple(
        Fraction(comb(out, length) * comb(PACK - HAND - out, HAND - length), every)
        for length in range(out + 1)
    )


@dataclass(frozen=True, slots=True)
class Break:
    """How missing cards of a suit lie with the two opponents.

    Attributes:
        longer: How many the one with more has.
        shorter: How many the other has.
        chance: How likely it is, whichever of them has more.
    """

    longer: int
    shorter: int
    chance: Fraction


@cache
def breaks(missing: int) -> tuple[Break, ...]:
    """How so many missing cards of a suit may lie, the most even way first.

    >>> [(each.longer, each.shorter, f"{float(each.chance):.2%}") for each in breaks(5)]
    [(3, 2, '67.83%'), (4, 1, '28.26%'), (5, 0, '3.91%')]

    Raises:
        ValueError: If so many cards of a suit cannot be missing.
    """
    if not 0 <= missing <= HAND:
        raise ValueError(f"a suit has thirteen cards, so {missing} cannot be missing")
    every = comb(2 * HAND, HAND)
    return tuple(_break(longer, missing - longer, every) for longer in range((missing + 1) // 2, missing + 1))


def _break(longer: int, shorter: int, every: int) -> Break:
    rest = 2 * HAND - longer - shorter
    one_way = Fraction(comb(longer + shorter, longer) * comb(rest, HAND - longer), every)
    return Break(longer, shorter, one_way if longer == shorter else 2 * one_way)


def fit_chances(hand: Hand, together: int = 8) -> Mapping[Suit, Fraction]:
    """How likely each suit is held by both partners with so many cards or more together."""
    return {suit: at_least(length_of_partner(hand, suit), together - hand.length(suit)) for suit in SUITS}


def _refuse_others(hand: Hand) -> None:
    if len(hand) != HAND:
        raise ValueError(f"a hand has thirteen cards, not {len(hand)}")
