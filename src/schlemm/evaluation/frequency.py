"""How often hands are dealt, as far as bidding has to know it: what is next to nothing, what is held on average."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, prod
from typing import Final

from schlemm.core.cards import Suit
from schlemm.evaluation.box import Range
from schlemm.evaluation.classes import POINTS, counting, everything, length_span, span, up_to, with_length
from schlemm.evaluation.counts import PointCount, suit_length_patterns

RARE: Final = 10
"""One hand in so many is odd enough not to be reckoned with."""
FREAKS: Final = 1000
"""One hand in so many is next to none."""


def is_next_to_none(hands: int, among: int) -> bool:
    """Whether fewer than about one in a thousand of some hands are in a set of classes.

    Args:
        hands: Some of them.
        among: All of them, such as the hands that a call asks for.
    """
    if hands == among:
        return False
    # A thousandth of all hands is more than a thousandth of some, which is soon found.
    return _is_part(hands, FREAKS, _dealt(everything())) and _is_part(hands, FREAKS, _dealt(among))


def is_rare(hands: int, among: int, rare: int) -> bool:
    """Whether fewer than about one in ``rare`` of some hands are in a set of classes.

    Args:
        hands: Some of them.
        among: All of them.
        rare: One in how many is rare.
    """
    return _is_part(hands, rare, _dealt(among))


@lru_cache(maxsize=8192)
def usual_span(hands: int, count: PointCount, rare: int = RARE) -> Range:
    """The least and the most that the hands of a set count, but for about one in ``rare`` at either end.

    Raises:
        ValueError: If the set is empty.
    """
    low, high = span(hands, count)
    most, enough = up_to(count), _dealt(hands)
    while low < high and _is_part(hands & most[low], rare, enough):
        low += 1
    while high > low and _is_part(hands & ~most[high - 1], rare, enough):
        high -= 1
    return Range(low, high)


def usual_least(hands: int, suit: Suit, rare: int = RARE) -> int:
    """The fewest cards of a suit that the hands of a set have, but for about one in ``rare``.

    Raises:
        ValueError: If the set is empty.
    """
    (low, high), enough = length_span(hands, suit), _dealt(hands)
    while low < high and _is_part(hands & with_length(suit, Range(0, low)), rare, enough):
        low += 1
    return low


def usual_length(hands: int, suit: Suit, rare: int = RARE) -> Range:
    """The fewest and the most cards of a suit in the hands of a set, but for about one in ``rare`` at either end.

    Raises:
        ValueError: If the set is empty.
    """
    low, high = usual_least(hands, suit, rare), length_span(hands, suit).high
    enough = _dealt(hands)
    while high > low and _is_part(hands & ~with_length(suit, Range(0, high - 1)), rare, enough):
        high -= 1
    return Range(low, high)


@lru_cache(maxsize=4096)
def mean_figures(hands: int) -> float:
    """The figure points that the hands of a set have on average, each as often as it is dealt.

    Raises:
        ValueError: If the set is empty.
    """
    low, high = span(hands, PointCount.FIGURES)
    often = {
        points: _dealt(hands & counting(PointCount.FIGURES, Range(points, points)))
        for points in range(low, high + 1)
    }
    return sum(points * dealt for points, dealt in often.items()) / sum(often.values())


def _is_part(hands: int, rare: int, dealt: int) -> bool:
    """Whether the hands of a set are dealt less than one time in ``rare`` of so many.

    That is known as soon as they are as many, or all that is still to be counted would not make them so many.
    """
    found = 0
    for often, alike, rest in _by_frequency():
        found += (hands & alike).bit_count() << often
        if found * rare >= dealt:
            return False
        if (found + rest) * rare < dealt:
            return True
    return False


@lru_cache(maxsize=1024)
def _dealt(hands: int) -> int:
    """How often the hands of a set of classes are dealt, in a measure of its own and right to a factor of two."""
    return sum((hands & alike).bit_count() << often for often, alike, _ in _by_frequency())


@cache
def _by_frequency() -> tuple[tuple[int, int, int], ...]:
    """The classes that are dealt about alike, from the most frequent: how often, as a power of two, and all the rest.

    Shapes and figure points are taken to be independent, which is near enough for a thousandth, and for about a tenth.
    """
    found = dict[int, int]()
    for place, shape in enumerate(_shapes()):
        for points, ways in enumerate(_points()):
            often = (shape * ways).bit_length()
            found[often] = found.get(often, 0) | 1 << POINTS * place + points
    rest, ordered = 0, list[tuple[int, int, int]]()
    for often, alike in sorted(found.items()):
        ordered.append((often, alike, rest))
        rest += alike.bit_count() << often
    return tuple(reversed(ordered))


@cache
def _shapes() -> tuple[int, ...]:
    """In how many ways each shape is dealt."""
    return tuple(prod(comb(13, length) for length in lengths) for lengths in suit_length_patterns())


@cache
def _points() -> tuple[int, ...]:
    """In how many ways the figures of thirteen cards come to each number of points."""
    ways = {(0, 0): 1}
    for each in (4, 3, 2, 1):
        ways = _with_rank(ways, each)
    found = [0] * POINTS
    for (cards, points), count in ways.items():
        found[points] += count * comb(36, 13 - cards)
    return tuple(found)


def _with_rank(ways: dict[tuple[int, int], int], each: int) -> dict[tuple[int, int], int]:
    """The same with the four cards of one more rank, by cards and points."""
    more = dict[tuple[int, int], int]()
    for (cards, points), count in ways.items():
        for held in range(min(4, 13 - cards) + 1):
            key = (cards + held, points + held * each)
            more[key] = more.get(key, 0) + count * comb(4, held)
    return more
