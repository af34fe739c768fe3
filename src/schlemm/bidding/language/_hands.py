"""What a row asks of a hand, as a text writes it: points, lengths, shape, stoppers, high cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from schlemm.bidding.language._expressions import as_set, number, suit, suits, value
from schlemm.bidding.language._values import Env, Scope, Value, of_one, of_two
from schlemm.bidding.language.lines import Reader
from schlemm.bidding.language.vocabulary import HAND, NUMBER, RANGE, SUIT, SUITS_OF
from schlemm.bidding.rules.situation import Situation
from schlemm.core.cards import Rank, Suit
from schlemm.evaluation.box import MOST, Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Holds, KeyCards, Stopper, TopHonours

COUNTS: Final = MappingProxyType({each.value: each for each in PointCount if "support" not in each.value})
"""The counts of points that every hand has, as a text writes them."""
HONOURS: Final = MappingProxyType({"AK": 2, "AKQ": 3, "AKQJ": 4, "AKQJT": 5})
"""The highest cards of a suit among which a hand has some."""
_COUNTED: Final = "count"
_QUEEN: Final = MappingProxyType({"with": True, "without": False})
_LONGEST: Final = 13
_ENDS: Final = frozenset({"", ",", "or", "each", "longest", "if", "through"})

Step = Callable[[Box, Sequence[Any]], Box]
"""Gives a box what one more part of a row asks, for what that part takes."""


@dataclass(frozen=True, slots=True)
class HandTerms:
    """What a row asks of a hand, part by part.

    Attributes:
        parts: Each step with where that begins and ends which it takes.
        takes: What the steps take, given in this order.
    """

    parts: tuple[tuple[Step, int, int], ...] = ()
    takes: tuple[Value, ...] = ()

    def box(self, given: tuple[Any, ...]) -> Box:
        """The box for what the steps take."""
        box = Box()
        for step, start, end in self.parts:
            box = step(box, given[start:end])
        return box

    def and_also(self, step: Step, *takes: Value) -> HandTerms:
        """The same with one more step."""
        at = len(self.takes)
        return HandTerms((*self.parts, (step, at, at + len(takes))), (*self.takes, *takes))


def read_hand(reader: Reader, scope: Scope) -> HandTerms:
    """Return what stands here about a hand, up to ``or`` or the end of the row.

    Raises:
        SystemTextError: If it is nothing that a hand can have.
    """
    found = HandTerms()
    while True:
        found = found.and_also(*_part(reader, scope))
        if not reader.has(","):
            break
    if reader.next not in _ENDS:
        reader.fail("a comma should stand here")
    return found


_Part = tuple[Any, ...]
"""A step, and the values that it takes."""


def _part(reader: Reader, scope: Scope) -> _Part:
    word = reader.next
    if word in COUNTS:
        count = COUNTS[reader.take()]
        return (lambda box, of: box.with_count(count, *of)), *_range(reader, scope, MOST)
    if word in _WORDS:
        reader.take()
        return _WORDS[word](reader, scope)
    if len(word) > 2 and word.islower() and word not in {*scope.values, *scope.words}:
        reader.fail("something that a hand has should stand here", (*COUNTS, *_WORDS, *scope.words))
    return _suit_part(reader, scope)


def _range(reader: Reader, scope: Scope, most: int) -> tuple[Value, Value]:
    """``5``, ``5..``, ``..9``, ``5..9``, or a range that is agreed."""
    if reader.has(".."):
        return Value(NUMBER, None, 0), number(reader, scope)
    start = reader.place
    low = value(reader, scope)
    if low.kind == RANGE:
        return of_one(NUMBER, lambda each: each.low, low), of_one(NUMBER, lambda each: each.high, low)
    if low.kind != NUMBER:
        reader.fail("a number should stand here", back=reader.place - start)
    if not reader.has(".."):
        return low, low
    return low, Value(NUMBER, None, most) if reader.next in _ENDS else number(reader, scope)


def _suit_part(reader: Reader, scope: Scope) -> _Part:
    """``M 5..``, ``unbid 3..``, ``x 2 of AKQ``, ``x > y``, ``x >= y``, ``x > y by 2``."""
    start = reader.place
    told = value(reader, scope)
    if told.kind not in {SUIT, SUITS_OF}:
        reader.fail("suits should stand here", back=reader.place - start)
    if told.kind == SUIT and reader.next in {">", ">="}:
        by = Value(NUMBER, None, 1 if reader.take() == ">" else 0)
        than = suits(reader, scope)
        return _with_longer, told, than, number(reader, scope) if reader.has("by") else by
    found, at = as_set(told), scope.place("it", SUIT)
    low, high = _range(reader, scope, _LONGEST)
    if reader.has("of"):
        among = HONOURS.get(reader.next) or reader.fail("honours should stand here", HONOURS)
        reader.take()
        return (
            lambda box, of: box.having(*(TopHonours(one, of[1], among) for one in of[0] if of[1])),
            found,
            low,
        )
    if told.kind == SUIT:
        return (lambda box, of: box.with_length(*of)), told, low, high
    if low.get is None and high.get is None:
        lengths = of_one(
            SUITS_OF, lambda suits: tuple((one, low.always, high.always) for one in suits), found
        )
    else:
        lengths = _each_length(found, low, high, at)
    return _with_lengths, lengths


def _each_length(found: Value, low: Value, high: Value, at: int) -> Value:
    """Suits with their lengths, in which ``it`` is the suit itself."""

    def get(env: Env) -> tuple[tuple[Suit, int, int], ...]:
        lengths = []
        for one in found(env):
            env[at] = one
            lengths.append((one, low(env), high(env)))
        return tuple(lengths)

    return Value(SUITS_OF, get)


def _with_lengths(box: Box, of: Sequence[Any]) -> Box:
    for one in of[0]:
        box = box.with_length(*one)
    return box


def _with_longer(box: Box, of: Sequence[Any]) -> Box:
    for other in of[1]:
        box = box.with_longer(of[0], other, of[2])
    return box


def _shape(reader: Reader, scope: Scope) -> _Part:
    """``shape 4333|4432``."""
    shapes = [tuple(map(int, each)) for each in reader.next.split("|") if each.isdecimal()]
    if not shapes or any(sum(each) != _LONGEST or sorted(each, reverse=True) != [*each] for each in shapes):
        reader.fail("a shape such as 4333|4432 should stand here")
    reader.take()
    return ((lambda box, of: box._replace(shapes=tuple(shapes))),)


def _trump(reader: Reader, scope: Scope) -> Value:
    """The suit in brackets behind ``support``, ``play`` and ``keys``."""
    reader.need("(")
    found = suit(reader, scope)
    reader.need(")")
    return found


def _support(reader: Reader, scope: Scope) -> _Part:
    """``support(M) 11..``: points as dummy."""
    trump = _trump(reader, scope)
    points = _range(reader, scope, MOST)
    return (lambda box, of: box.with_count(PointCount.support(of[0]), of[1], of[2])), trump, *points


def _play(reader: Reader, scope: Scope) -> _Part:
    """``play(M) 11..``: points that depend on who has shown more trumps."""
    trump = _trump(reader, scope)
    count = Value(_COUNTED, lambda env: _as_placed(env[0], trump(env)))
    return (lambda box, of: box.with_count(*of)), count, *_range(reader, scope, MOST)


def _as_placed(situation: Situation, trump: Suit) -> PointCount:
    """As dummy if partner has shown more cards of the suit, else as declarer."""
    mine, theirs = situation.own.length(trump).low, situation.partner.length(trump).low
    return PointCount.support(trump) if theirs > mine else PointCount.SHORT


def _cards(rank: Rank) -> Callable[[Reader, Scope], _Part]:
    """``aces 2..4``, ``aces 0|4``."""
    return lambda reader, scope: (
        (lambda box, of: box.having(Holds(rank, of[0]))),
        _numbers(reader, scope, 4),
    )


def _numbers(reader: Reader, scope: Scope, most: int) -> Value:
    """``2..4``, ``0|3``, ``1``; a hand has no more than the most."""
    listed = reader.next.split("|")
    if len(listed) > 1 and all(each.isdecimal() for each in listed):
        reader.take()
        return Value(_COUNTED, None, tuple(map(int, listed)))
    return of_two(
        _COUNTED,
        lambda low, high: tuple(range(max(low, 0), min(high, most) + 1)),
        *_range(reader, scope, most),
    )


def _keys(reader: Reader, scope: Scope) -> _Part:
    """``keys(M) 2..5``: key cards, also ``with queen`` or ``without queen``."""
    trump, counts, queen = _trump(reader, scope), _numbers(reader, scope, 5), None
    if reader.next in _QUEEN:
        queen = _QUEEN[reader.take()]
        reader.need("queen")
    return (lambda box, of: box.having(KeyCards(of[0], of[1], queen))), trump, counts


def _as_given(reader: Reader, scope: Scope) -> _Part:
    """``hand``: what stood behind the ``use`` of this block."""
    given = scope.values.get("hand")
    if given is None or given.kind != HAND:
        reader.fail("a block that asks for 'hand' should be around this", back=1)
    return (lambda box, of: of[0]), given


_WORDS: Final[Mapping[str, Callable[[Reader, Scope], _Part]]] = MappingProxyType(
    {
        "balanced": lambda reader, scope: ((lambda box, of: box._replace(balanced=True)),),
        "shape": _shape,
        "stop": lambda reader, scope: (
            (lambda box, of: box.having(*map(Stopper, of[0]))),
            suits(reader, scope),
        ),
        "support": _support,
        "play": _play,
        "aces": _cards(Rank.ACE),
        "kings": _cards(Rank.KING),
        "keys": _keys,
        "hand": _as_given,
    }
)
