"""The classes of hands as tables that are fast to look at: a byte for each, column by column.

A class is what ``evaluation.classes`` tells apart: suit lengths and figure points. A column has the shapes with so many
points, in the order of ``suit_length_patterns``; there is one for each number of points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from math import comb
from operator import itemgetter
from typing import Final, TypeAlias

from schlemm.core.cards import RANKS
from schlemm.core.hand import SUIT_BITS
from schlemm.evaluation.classes import POINTS
from schlemm.evaluation.counts import Lengths, suit_length_patterns

Table: TypeAlias = bytes
"""A set of classes: 1 for each that is in it, 0 for each other, at 560 · points + shape."""

SHAPES: Final = comb(16, 3)
HOLDINGS: Final = 1 << 13
"""Sets of cards of one suit."""
FIGURES: Final = {"J": 1, "Q": 2, "K": 3, "A": 4}
_FLAGS: Final = bytes.maketrans(b"01", b"\0\1")
_NO_SHAPE: Final = b"\0"
"""Put after the last shape of a column."""
_RADIX: Final = 1 << 6
"""More than the points, and more than the cards, of a suit or a hand."""


@lru_cache(maxsize=256)
def table_of(hands: int) -> Table:
    """Return the table of a set of hands (``evaluation.classes``)."""
    flags = f"{hands:0{SHAPES * POINTS}b}"[::-1].encode().translate(_FLAGS)
    return b"".join(flags[points::POINTS] for points in range(POINTS))


def columns(table: Table) -> list[bytes]:
    """Return the shapes in a table for each number of points."""
    return [table[first : first + SHAPES] for first in range(0, len(table), SHAPES)]


@lru_cache(maxsize=256)
def masks(table: Table) -> tuple[int, ...]:
    """Return the columns of a table as lanes, which are full where a class is in it."""
    return tuple(map(_mask, columns(table)))


@lru_cache(maxsize=1024)
def _mask(column: bytes) -> int:
    full = column.replace(b"\0", b"\0" * 8).replace(b"\1", b"\xff" * 8)
    return int.from_bytes(full, "little")


@cache
def shapes_with(suit: int, length: int) -> int:
    """Return the shapes with so many cards of a suit, as full lanes."""
    return _mask(bytes(lengths[suit] == length for lengths in suit_length_patterns()))


@cache
def holding_points() -> bytes:
    """Return the figure points of each of the 8192 holdings in a suit."""
    worth = {1 << rank.index: FIGURES.get(rank.letter, 0) for rank in RANKS}
    return bytes(sum(worth[bit] for bit in worth if holding & bit) for holding in range(HOLDINGS))


def lengths_and_points(cards: int) -> tuple[Lengths, int]:
    """Return how many clubs, diamonds, hearts and spades there are in a set of cards, and their figure points."""
    clubs, diamonds, hearts, spades = (cards >> 13 * suit & SUIT_BITS for suit in range(4))
    counted = holding_points()
    lengths = clubs.bit_count(), diamonds.bit_count(), hearts.bit_count(), spades.bit_count()
    return lengths, counted[clubs] + counted[diamonds] + counted[hearts] + counted[spades]


def places(hands: Iterable[int]) -> list[int]:
    """Return the place of each hand of thirteen cards, given as its bits, in tables."""
    clubs, diamonds, hearts, spades = _suit_keys()
    place = _places()
    return [
        place[
            clubs[hand & SUIT_BITS]
            + diamonds[hand >> 13 & SUIT_BITS]
            + hearts[hand >> 26 & SUIT_BITS]
            + spades[hand >> 39]
        ]
        for hand in hands
    ]


@cache
def _suit_keys() -> tuple[tuple[int, ...], ...]:
    """What each holding adds to the key of a hand, suit by suit: its points, and its length."""
    points, sizes = holding_points(), [holding.bit_count() for holding in range(HOLDINGS)]
    weights = (_length_key((1, 0, 0, 0)), _length_key((0, 1, 0, 0)), _length_key((0, 0, 1, 0)), 0)
    return tuple(
        tuple(size * weight + worth for size, worth in zip(sizes, points, strict=True)) for weight in weights
    )


def _length_key(lengths: Lengths) -> int:
    """The part of a key that the lengths make; three of them tell the fourth."""
    clubs, diamonds, hearts, _ = lengths
    return ((clubs * _RADIX + diamonds) * _RADIX + hearts) * _RADIX


@cache
def _places() -> dict[int, int]:
    """The places in tables by the keys of hands."""
    return {
        key + points: SHAPES * points + shape for points in range(POINTS) for key, shape in _shapes().items()
    }


@lru_cache(maxsize=64)
def leaving(table: Table, cards: int) -> Table:
    """Return the classes of the hands, of thirteen of these 26 cards, that leave a hand in the table."""
    lengths, points = lengths_and_points(cards)
    others = _others(lengths)
    found = columns(table)
    left = {column: bytes(others(column + _NO_SHAPE)) for column in set(found)}
    none = bytes(SHAPES)
    there = (points - mine for mine in range(POINTS))
    return b"".join(left[found[rest]] if 0 <= rest < POINTS else none for rest in there)


@lru_cache(maxsize=512)
def _others(lengths: Lengths) -> Callable[[bytes], tuple[int, ...]]:
    """What takes from a column, for each shape, that of the rest of 26 cards with these lengths."""
    rest, shapes = _length_key(lengths), _shapes()
    return itemgetter(*(shapes.get(rest - key, SHAPES) for key in shapes))


@cache
def _shapes() -> dict[int, int]:
    """The shapes by the keys of their lengths."""
    return {_length_key(lengths): shape for shape, lengths in enumerate(suit_length_patterns())}
