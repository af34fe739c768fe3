"""Sets of hands, as coarse as bidding needs them: a hand counts by its suit lengths and its figure points.

There are 560 ways to spread thirteen cards over four suits and 38 figure points, so a set of hands is one integer of
21 280 bits, and what players show, deny and leave open is computed exactly with ``&``, ``|`` and ``~``. Everything a
box asks but its features depends on the class alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, reduce
from itertools import accumulate
from operator import or_
from typing import Final

from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.box import ANY_LENGTH, ANY_POINTS, MOST, Box, Range
from schlemm.evaluation.counts import Lengths, PointCount, length_points, suit_length_patterns
from schlemm.evaluation.points import figure_points

POINTS: Final = 38
"""Figure points of a hand: 0 to 37."""
_NONE: Final = "0" * POINTS
_ONE: Final = "0" * (POINTS - 1) + "1"


def strength(hand: Hand) -> int:
    """Figure points and length points (S1:19)."""
    return figure_points(hand) + length_points(hand.lengths)


@cache
def _place() -> dict[Lengths, int]:
    return {lengths: place for place, lengths in enumerate(suit_length_patterns())}


@cache
def everything() -> int:
    """The set of all hands."""
    return (1 << POINTS * len(suit_length_patterns())) - 1


def _pointless(chosen: Iterable[bool]) -> int:
    """The hands without a figure point of the chosen shapes; times a number, each stands for its points."""
    bits = [_ONE if is_chosen else _NONE for is_chosen in chosen]
    return int("".join(reversed(bits)), 2)


def _where(test: Callable[[Lengths], bool]) -> int:
    """All hands whose shape passes the test."""
    return _pointless(test(lengths) for lengths in suit_length_patterns()) * ((1 << POINTS) - 1)


@cache
def with_length(suit: Suit, length: Range) -> int:
    """Return the set of all hands with so many cards of the suit."""
    return reduce(or_, _by_length(suit.index)[max(length.low, 0) : length.high + 1], 0)


@cache
def _by_length(suit: int) -> tuple[int, ...]:
    """All hands with just so many cards of the suit, at their number."""
    return tuple(_exactly(suit, length) for length in range(14))


def _exactly(suit: int, length: int) -> int:
    return _where(lambda lengths: lengths[suit] == length)


@cache
def _balanced() -> int:
    """All hands of the shapes 4-3-3-3, 4-4-3-2 and 5-3-3-2 (S4:53)."""
    return _where(lambda lengths: min(lengths) >= 2 and max(lengths) <= 5 and lengths.count(2) < 2)


@cache
def _longer(suit: int, than: int, by: int) -> int:
    return _where(lambda lengths: lengths[suit] - lengths[than] >= by)


@cache
def _shaped(allowed: tuple[tuple[int, ...], ...]) -> int:
    return _where(lambda lengths: tuple(sorted(lengths, reverse=True)) in allowed)


@cache
def _adding(count: PointCount) -> tuple[tuple[int, int], ...]:
    """What shapes add to the figure points, and the hands without a figure point that add so much."""
    added = [count.adds(lengths) for lengths in suit_length_patterns()]
    return tuple((adds, _pointless(each == adds for each in added)) for adds in sorted(set(added)))


@cache
def counting(count: PointCount, points: Range) -> int:
    """Return the set of all hands that count so many points."""
    hands = 0
    for adds, pointless in _adding(count):
        low, high = max(points.low - adds, 0), min(points.high, MOST, POINTS - 1 + adds) - adds
        if low <= high:
            hands |= pointless * ((1 << high + 1) - (1 << low))
    return hands


@cache
def _by_points(count: PointCount) -> tuple[int, ...]:
    """All hands that count just so many points, at their number, up to ``MOST``."""
    return tuple(counting(count, Range(points, points)) for points in range(MOST + 1))


@cache
def up_to(count: PointCount) -> tuple[int, ...]:
    """All hands that count no more than so many points, at their number, up to ``MOST``."""
    return tuple(accumulate(_by_points(count), or_))


@lru_cache(maxsize=8192)
def hands_in(box: Box) -> int:
    """The set of all hands whose points and lengths fit the box; its features are not looked at."""
    hands = everything()
    if box.figures != ANY_POINTS:
        hands &= counting(PointCount.FIGURES, box.figures)
    if box.strength != ANY_POINTS:
        hands &= counting(PointCount.STRENGTH, box.strength)
    for count, points in box.counts:
        hands &= counting(count, points)
    for suit, length in zip(SUITS, box.lengths, strict=True):
        if length != ANY_LENGTH:
            hands &= with_length(suit, length)
    for longer in box.longer:
        hands &= _longer(longer.suit.index, longer.than.index, longer.by)
    if box.shapes:
        hands &= _shaped(box.shapes)
    return hands & _balanced() if box.balanced else hands


@lru_cache(maxsize=8192)
def hands_near(box: Box, points: int) -> int:
    """The set of all hands that miss the box by no more than so many points of its main count."""
    return hands_in(box.widened(points))


@lru_cache(maxsize=8192)
def hands_deep_in(box: Box, points: int) -> int:
    """The set of all hands that lie at least so many points of its main count within the box."""
    narrow = box.narrowed(points)
    return 0 if narrow is None else hands_in(narrow)


@lru_cache(maxsize=8192)
def hull(hands: int) -> Box:
    """The smallest box of points and lengths around a set of hands that is not empty.

    Raises:
        ValueError: If the set is empty.
    """
    if not hands:
        raise ValueError("an empty set of hands has no hull")
    clubs, diamonds, hearts, spades = (length_span(hands, suit) for suit in SUITS)
    return Box(
        span(hands, PointCount.FIGURES),
        span(hands, PointCount.STRENGTH),
        (clubs, diamonds, hearts, spades),
        not hands & ~_balanced(),
    )


def span(hands: int, count: PointCount) -> Range:
    """The least and the most that the hands of a set that is not empty count; at most ``MOST``.

    Raises:
        ValueError: If the set is empty.
    """
    if not hands:
        raise ValueError("an empty set of hands counts nothing")
    most = up_to(count)
    hands &= most[MOST]
    if not hands:
        return Range(MOST, MOST)
    if count is PointCount.FIGURES:
        points = _points_of(hands)
        return Range((points & -points).bit_length() - 1, points.bit_length() - 1)
    low = bisect_left(most, 1, key=hands.__and__)
    return Range(low, bisect_left(most, hands, lo=low, key=hands.__and__))


def _points_of(hands: int) -> int:
    """The figure points of the hands of a set, a bit for each: the shapes are laid over each other, half by half."""
    size = len(suit_length_patterns())
    while size > 1:
        size = (size + 1) // 2
        hands = hands >> POINTS * size | hands & (1 << POINTS * size) - 1
    return hands


def length_span(hands: int, suit: Suit) -> Range:
    """Return the fewest and the most cards of a suit that the hands of a set that is not empty have."""
    found = [length for length, having in enumerate(_by_length(suit.index)) if hands & having]
    return Range(found[0], found[-1])


def shaped_alike(hands: int) -> int:
    """All hands with the shape of one in the set, whatever their points."""
    every = (1 << POINTS) - 1
    return (
        _pointless(bool(hands >> POINTS * place & every) for place in range(len(suit_length_patterns())))
        * every
    )


def as_strong(hands: int) -> int:
    """All hands with the figure points of one in the set, whatever their shape."""
    counted = (points for points, having in enumerate(_by_points(PointCount.FIGURES)) if hands & having)
    return sum(_by_points(PointCount.FIGURES)[points] for points in counted)


def class_of(hand: Hand) -> int:
    """The set of all hands that bidding cannot tell from this one.

    Raises:
        KeyError: If the hand has not thirteen cards.
    """
    return 1 << POINTS * _place()[hand.lengths] + figure_points(hand)
