"""What a row asks of a hand, as a text writes it: points, lengths, shape, stoppers, high cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from schlemm.bidding.language.expressions import (
    COUNTED,
    HAND,
    NUMBER,
    RANGE,
    SUIT,
    SUITS_OF,
    Env,
    Scope,
    Value,
    number,
    of_one,
    of_two,
    suit,
    suits,
    value,
)
from schlemm.bidding.language.lines import Reader
from schlemm.bidding.rules.situation import Situation
from schlemm.core.cards import Rank, Suit
from schlemm.evaluation.box import MOST, Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Holds, KeyCards, Stopper, TopHonours

COUNTS: Final = MappingProxyType({each.value: each for each in PointCount if "support" not in each.value})
"""The counts of points that every hand has, as a text writes them."""
HONOURS: Final = MappingProxyType({"AK": 2, "AKQ": 3, "AKQJ": 4, "AKQJT": 5})
"""The highest cards of a suit among which a hand has some."""
_LONGEST: Final = 13
_QUEEN: Final = MappingProxyType({"with": True, "without": False})
_ENDS: Final = frozenset({"", ",", "or", "each", "longest", "if"})

Step = Callable[[Box, Sequence[Any]], Box]
"""Gives a box what one more part of a row asks, for what that part takes."""


@dataclass(frozen=True, slots=True)
class HandTerms:
    """What a row asks of a hand, part by part.

    Attributes:
        parts: Each step with where that begins and ends which it takes.
        takes: What the steps take, given in this order.
    """

    parts: tuple[tuple[Step, int, int], ...]
    takes: tuple[Value, ...]

    def box(self, given: tuple[Any, ...]) -> Box:
        """The box for what the steps take."""
        box = Box()
        for step, start, end in self.parts:
            box = step(box, given[start:end])
        return box


class _Parts:
    """The parts of a row while they are read."""

    def __init__(self) -> None:
        self.parts: list[tuple[Step, int, int]] = []
        self.takes: list[Value] = []

    def add(self, step: Step, *takes: Value) -> None:
        """Add a step with what it takes."""
        at = len(self.takes)
        self.takes += takes
        self.parts.append((step, at, len(self.takes)))


def read_hand(reader: Reader, scope: Scope) -> HandTerms:
    """Return what stands here about a hand, up to ``or`` or the end of the row.

    Raises:
        SystemTextError: If it is nothing that a hand can have.
    """
    parts = _Parts()
    _part(reader, scope, parts)
    while reader.has(","):
        _part(reader, scope, parts)
    if reader.next not in _ENDS:
        reader.fail("a comma should stand here")
    return HandTerms(tuple(parts.parts), tuple(parts.takes))


def _part(reader: Reader, scope: Scope, parts: _Parts) -> None:
    word = reader.next
    if word in COUNTS:
        reader.take()
        count = COUNTS[word]
        parts.add(lambda box, of: box.with_count(count, of[0], of[1]), *_range(reader, scope, MOST))
    elif word in _WORDS:
        reader.take()
        _WORDS[word](reader, scope, parts)
    elif len(word) > 2 and word.islower() and word not in {*scope.values, *scope.words}:
        reader.fail("something that a hand has should stand here", (*COUNTS, *_WORDS, *scope.words))
    else:
        _suit_part(reader, scope, parts)


def _range(reader: Reader, scope: Scope, most: int) -> tuple[Value, Value]:
    """``5``, ``5..``, ``..9``, ``5..9``, or a range that is agreed."""
    least, all_of = Value(NUMBER, None, 0), Value(NUMBER, None, most)
    if reader.has(".."):
        return least, number(reader, scope)
    start = reader.place
    low = value(reader, scope)
    if low.kind == RANGE:
        return of_one(NUMBER, lambda each: each.low, low), of_one(NUMBER, lambda each: each.high, low)
    if low.kind != NUMBER:
        reader.fail("a number should stand here", back=reader.place - start)
    if not reader.has(".."):
        return low, low
    return (low, all_of) if reader.next in _ENDS else (low, number(reader, scope))


def _suit_part(reader: Reader, scope: Scope, parts: _Parts) -> None:
    """``M 5..``, ``unbid 3..``, ``x 2 of AKQ``, ``x > y``, ``x >= y``, ``x > y by 2``."""
    start = reader.place
    found = suits(reader, scope)
    single = _one_suit(reader, scope, start)
    if single is not None and reader.next in {">", ">="}:
        by = Value(NUMBER, None, 1 if reader.take() == ">" else 0)
        than = suits(reader, scope)
        by = number(reader, scope) if reader.has("by") else by
        parts.add(_with_longer, single, than, by)
        return
    at = scope.place("it", SUIT)
    low, high = _range(reader, scope, _LONGEST)
    if reader.has("of"):
        among = HONOURS.get(reader.next) or reader.fail("honours should stand here", HONOURS)
        reader.take()
        parts.add(
            lambda box, of: box.having(*(TopHonours(one, of[1], among) for one in of[0] if of[1])),
            found,
            low,
        )
    elif single is not None:
        parts.add(lambda box, of: box.with_length(of[0], of[1], of[2]), single, low, high)
    elif low.get is None and high.get is None:
        parts.add(_with_lengths, found, low, high)
    else:
        parts.add(_each_with_length, _each_length(found, low, high, at))


def _one_suit(reader: Reader, scope: Scope, start: int) -> Value | None:
    """The one suit that was read as a set; ``None`` if a set was."""
    if reader.place - start > 1:
        return None
    again = Reader(reader.line, start)
    one = value(again, scope)
    return one if one.kind == SUIT else None


def _with_lengths(box: Box, of: Sequence[Any]) -> Box:
    for one in of[0]:
        box = box.with_length(one, of[1], of[2])
    return box


def _with_longer(box: Box, of: Sequence[Any]) -> Box:
    for other in of[1]:
        box = box.with_longer(of[0], other, of[2])
    return box


def _each_length(found: Value, low: Value, high: Value, at: int) -> Value:
    """Suits with their lengths, in which ``it`` is the suit itself."""

    def get(env: Env) -> tuple[tuple[Suit, int, int], ...]:
        lengths = []
        for one in found(env):
            env[at] = one
            lengths.append((one, low(env), high(env)))
        return tuple(lengths)

    return Value(SUITS_OF, get)


def _each_with_length(box: Box, of: Sequence[Any]) -> Box:
    for one, low, high in of[0]:
        box = box.with_length(one, low, high)
    return box


def _balanced(reader: Reader, scope: Scope, parts: _Parts) -> None:
    parts.add(lambda box, of: box._replace(balanced=True))


def _shape(reader: Reader, scope: Scope, parts: _Parts) -> None:
    """``shape 4333|4432``."""
    shapes = [tuple(map(int, each)) for each in reader.next.split("|") if each.isdecimal()]
    if not shapes or any(sum(each) != _LONGEST or sorted(each, reverse=True) != [*each] for each in shapes):
        reader.fail("a shape such as 4333|4432 should stand here")
    reader.take()
    parts.add(lambda box, of: box._replace(shapes=tuple(shapes)))


def _stop(reader: Reader, scope: Scope, parts: _Parts) -> None:
    """``stop x``, ``stop theirs``."""
    parts.add(lambda box, of: box.having(*map(Stopper, of[0])), suits(reader, scope))


def _support(reader: Reader, scope: Scope, parts: _Parts) -> None:
    """``support(M) 11..``."""
    reader.need("(")
    trump = suit(reader, scope)
    reader.need(")")
    parts.add(
        lambda box, of: box.with_count(PointCount.support(of[0]), of[1], of[2]),
        trump,
        *_range(reader, scope, MOST),
    )


def _cards(rank: Rank) -> Callable[[Reader, Scope, _Parts], None]:
    """``aces 2..4``, ``aces 0|4``."""

    def read(reader: Reader, scope: Scope, parts: _Parts) -> None:
        parts.add(lambda box, of: box.having(Holds(rank, of[0])), _counts(reader, scope, 4))

    return read


def _counts(reader: Reader, scope: Scope, most: int) -> Value:
    """``2..4``, ``0|3``, ``1``."""
    listed = reader.next.split("|")
    if len(listed) > 1 and all(each.isdecimal() for each in listed):
        reader.take()
        return Value(COUNTED, None, tuple(map(int, listed)))
    return of_two(COUNTED, lambda low, high: tuple(range(low, high + 1)), *_range(reader, scope, most))


def _keys(reader: Reader, scope: Scope, parts: _Parts) -> None:
    """``keys(M) 2..5``: key cards."""
    reader.need("(")
    trump = suit(reader, scope)
    reader.need(")")
    counts, queen = _counts(reader, scope, 5), None
    if reader.next in _QUEEN:
        queen = _QUEEN[reader.take()]
        reader.need("queen")
    parts.add(lambda box, of: box.having(KeyCards(of[0], of[1], queen)), trump, counts)


def _play(reader: Reader, scope: Scope, parts: _Parts) -> None:
    """``play(M) 11..``: as dummy if partner has shown more cards of the suit, else as declarer."""
    reader.need("(")
    trump = suit(reader, scope)
    reader.need(")")
    count = Value(COUNTED, lambda env: _count_for(env[0], trump(env)))
    parts.add(lambda box, of: box.with_count(of[0], of[1], of[2]), count, *_range(reader, scope, MOST))


def _count_for(situation: Situation, trump: Suit) -> PointCount:
    mine, theirs = situation.own.length(trump).low, situation.partner.length(trump).low
    return PointCount.support(trump) if theirs > mine else PointCount.SHORT


def _as_given(reader: Reader, scope: Scope, parts: _Parts) -> None:
    """``hand``: what stood behind the ``use`` of this block."""
    given = scope.values.get("hand")
    if given is None or given.kind != HAND:
        reader.fail("a block that asks for 'hand' should be around this", back=1)
    parts.add(lambda box, of: of[0], given)


_WORDS: Final[Mapping[str, Callable[[Reader, Scope, _Parts], None]]] = MappingProxyType(
    {
        "balanced": _balanced,
        "shape": _shape,
        "stop": _stop,
        "support": _support,
        "aces": _cards(Rank.ACE),
        "kings": _cards(Rank.KING),
        "keys": _keys,
        "play": _play,
        "hand": _as_given,
    }
)
