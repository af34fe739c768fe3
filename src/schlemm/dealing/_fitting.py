"""The hands of a pool that fit a set of classes: counted exactly, numbered class by class, and drawn."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from operator import and_, itemgetter
from typing import Final

from schlemm.dealing._bulk import Bulk
from schlemm.dealing._class_tables import SHAPES, Table, masks, shapes_with
from schlemm.dealing._lanes import unpacked
from schlemm.dealing._ranked import HandsOf
from schlemm.evaluation.classes import POINTS

_LENGTHS: Final = range(14)


class FittingHands:
    """The hands of a pool whose class is in a table.

    Args:
        pool: The hands.
        table: The classes that fit.
        others: Tables in which they must be besides.

    Attributes:
        count: How many there are.
    """

    def __init__(self, pool: HandsOf, table: Table, *others: Table) -> None:
        fits = masks(table)
        for other in others:
            fits = tuple(map(and_, fits, masks(other)))
        columns = ((points, pool.column(points) & mask) for points, mask in enumerate(fits) if mask)
        self._pool = pool
        self._columns = {points: ways for points, ways in columns if ways}
        self._shapes = sum(self._columns.values())
        self._rows: dict[int, list[int]] = {}
        self.count = sum(unpacked(self._shapes, SHAPES))

    @cached_property
    def spans(self) -> list[tuple[int, int]]:
        """The least and the most of clubs, diamonds, hearts, spades and points; there must be a hand."""
        return [*map(self._span, range(4)), (min(self._columns), max(self._columns))]

    def _span(self, suit: int) -> tuple[int, int]:
        least = next(length for length in _LENGTHS if self._shapes & shapes_with(suit, length))
        most = next(length for length in reversed(_LENGTHS) if self._shapes & shapes_with(suit, length))
        return least, most

    def sets(self, numbers: Sequence[int]) -> Sequence[int]:
        """Return the hands with these numbers, each below ``count``, as ``Hand.bits``."""
        shapes, rows, points = self._upto, self._rows, tuple(self._columns)
        classes, ranks = list[int](), list[int]()
        for number in numbers:
            shape = bisect_right(shapes, number) - 1
            upto = rows.get(shape) or self._row(shape)
            place = bisect_right(upto, number) - 1
            classes.append(POINTS * shape + points[place])
            ranks.append(number - upto[place])
        return self._pool.hands(classes, ranks)

    def _row(self, shape: int) -> list[int]:
        """The running number of the hands of a shape by points; kept, as many hands are of few shapes."""
        ways = map(itemgetter(shape), self._counts)
        self._rows[shape] = list(accumulate(ways, initial=self._upto[shape]))
        return self._rows[shape]

    @cached_property
    def _upto(self) -> list[int]:
        """How many hands the shapes before each have."""
        return list(accumulate(unpacked(self._shapes, SHAPES), initial=0))

    @cached_property
    def _counts(self) -> list[array[int]]:
        """How many hands of each shape there are, by points."""
        return [unpacked(ways, SHAPES) for ways in self._columns.values()]


def drawn(choices: Sequence[FittingHands], count: int, stream: Bulk) -> tuple[Sequence[int], Sequence[int]]:
    """Return hands, and at which place of the choices each is: all hands of all choices are equally likely.

    Args:
        choices: Some with a hand.
        count: How many hands.
        stream: Where the choices come from.
    """
    upto = list(accumulate((choice.count for choice in choices), initial=0))
    numbers = stream.below(upto[-1], count)
    if len(choices) == 1:
        return [0] * count, choices[0].sets(numbers)
    places = [bisect_right(upto, number) - 1 for number in numbers]
    hands = [
        iter(
            choice.sets([number - before for number, at in zip(numbers, places, strict=True) if at == place])
        )
        for place, (choice, before) in enumerate(zip(choices, upto, strict=False))
    ]
    return places, [next(hands[place]) for place in places]
