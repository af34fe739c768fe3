"""Numbers, conditions, suits and sets of suits, as a text writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from schlemm.bidding.language._values import Env, Scope, Value, of_one, of_two
from schlemm.bidding.language.lines import Reader
from schlemm.bidding.language.vocabulary import (
    CALL,
    HAND,
    HANDS,
    MEANING,
    MEANINGS,
    NUMBER,
    RANGE,
    RULES,
    SUIT,
    SUITS_OF,
    TRUTH,
    SystemWord,
)
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.core.calls import Call, parse_call
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Range

LETTERS: Final = MappingProxyType({suit.letter: suit for suit in SUITS})
NOTHING: Final = Value(SUITS_OF, None, ())
_LARGEST: Final = 1_000_000
"""A product is no larger, so that no number grows with the square of the text."""
_OTHER_OF_KIND: Final = (Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES, Suit.HEARTS)
_TOLD: Final = MappingProxyType({NUMBER: "a number", SUIT: "a suit", SUITS_OF: "suits", RANGE: "a range"})


def of_kind(kind: str, reader: Reader, scope: Scope) -> Value:
    """Return a number, a suit, a set of suits or a condition.

    Raises:
        SystemTextError: If something else stands there.
    """
    start = reader.place
    if kind == TRUTH:
        return _true(_or(reader, scope), reader, start)
    found = _single(reader, scope) if kind == SUIT else value(reader, scope)
    found = as_set(found) if kind == SUITS_OF else found
    if found.kind != kind:
        Reader(reader.line, start).fail(f"{_TOLD.get(kind, kind)} should stand here")
    return found


number: Final = partial(of_kind, NUMBER)
"""Returns a number."""
suit: Final = partial(of_kind, SUIT)
"""Returns a suit."""
suits: Final = partial(of_kind, SUITS_OF)
"""Returns a set of suits in an order: ``SHDC but M``, ``unbid majors``, ``mine first``, ``theirs + unbid``."""
condition: Final = partial(of_kind, TRUTH)
"""Returns a condition: ``a or b and not c``."""


def as_set(found: Value) -> Value:
    """Return a suit as a set of one."""
    return of_one(SUITS_OF, lambda one: (one,), found) if found.kind == SUIT else found


def _or(reader: Reader, scope: Scope) -> Value:
    """What stands here: a condition, or whatever else if no condition is made of it."""
    start = reader.place
    found = _and(reader, scope)
    if not reader.has("or"):
        return found
    one, other = _true(found, reader, start), condition(reader, scope)
    if one.get is None:
        return one if one.always else other
    return Value(TRUTH, lambda env: one(env) or other(env))


def _and(reader: Reader, scope: Scope) -> Value:
    start = reader.place
    found = _not(reader, scope)
    if not reader.has("and"):
        return found
    one, start = _true(found, reader, start), reader.place
    other = _true(_and(reader, scope), reader, start)
    if one.get is None:
        return other if one.always else one
    return Value(TRUTH, lambda env: one(env) and other(env))


def _not(reader: Reader, scope: Scope) -> Value:
    if not reader.has("not"):
        return _compared(reader, scope)
    start = reader.place
    return of_one(TRUTH, lambda truth: not truth, _true(_not(reader, scope), reader, start))


def _true(found: Value, reader: Reader, start: int) -> Value:
    """What was read from this place on, as a condition; a set is one that says whether it has a suit."""
    if found.kind == SUITS_OF:
        return of_one(TRUTH, bool, found)
    if found.kind != TRUTH:
        Reader(reader.line, start).fail("a condition should stand here")
    return found


_COMPARES: Final[Mapping[str, Callable[[Any, Any], bool]]] = MappingProxyType(
    {
        "=": lambda one, other: one == other,
        "<": lambda one, other: one < other,
        ">": lambda one, other: one > other,
        "<=": lambda one, other: one <= other,
        ">=": lambda one, other: one >= other,
    }
)


def _compared(reader: Reader, scope: Scope) -> Value:
    """Numbers compared, or what a suit is: ``x is major``, ``x below M``, ``x in theirs``."""
    found = value(reader, scope)
    if found.kind == NUMBER and reader.next in _COMPARES:
        return of_two(TRUTH, _COMPARES[reader.take()], found, number(reader, scope))
    if found.kind != SUIT:
        return found
    if reader.has("is"):
        if reader.next in {"major", "minor"}:
            major = reader.take() == "major"
            return of_one(TRUTH, lambda one: one.is_major is major, found)
        return of_two(TRUTH, lambda one, other: one is other, found, suit(reader, scope))
    if reader.has("below"):
        return of_two(TRUTH, lambda one, other: one.index < other.index, found, suit(reader, scope))
    if reader.has("in"):
        return of_two(TRUTH, lambda one, others: one in others, found, suits(reader, scope))
    return found


def value(reader: Reader, scope: Scope) -> Value:
    """Return a suit, a sum of sets, or numbers that are added or taken away."""
    found = _product(reader, scope)
    while reader.next in {"+", "-"} and found.kind in {NUMBER, SUIT, SUITS_OF}:
        if found.kind == NUMBER:
            plus = reader.take() == "+"
            start = reader.place
            other = _product(reader, scope)
            if other.kind != NUMBER:
                reader.fail("a number should stand here", back=reader.place - start)
            found = of_two(NUMBER, (lambda a, b: a + b) if plus else (lambda a, b: a - b), found, other)
        else:
            reader.need("+")
            other = as_set(_product(reader, scope))
            found = of_two(SUITS_OF, joined, as_set(found), other)
    return found


def joined(one: Sequence[Suit], more: Sequence[Suit]) -> tuple[Suit, ...]:
    """Return the sum of two sets, with each suit once."""
    return tuple(dict.fromkeys((*one, *more)))


def _times(one: int, other: int) -> int:
    return max(-_LARGEST, min(one * other, _LARGEST))


def _product(reader: Reader, scope: Scope) -> Value:
    found = _single(reader, scope)
    while found.kind == NUMBER and reader.has("*"):
        found = of_two(NUMBER, _times, found, _single(reader, scope))
    while found.kind in {SUIT, SUITS_OF} and reader.next in _FILTERS:
        if found.kind == SUIT and reader.next == "below":
            break
        found = _FILTERS[reader.take()](as_set(found), reader, scope)
    return found


def _single(reader: Reader, scope: Scope) -> Value:
    """A number, a name, a word with what it takes, or something in brackets, which may depend on a condition."""
    word = reader.next
    if word == "-":
        reader.take()
        return of_one(NUMBER, lambda one: -one, _single(reader, scope))
    if reader.has("("):
        found = _chosen(reader, scope)
        reader.need(")")
        return found
    if word.isdecimal():
        found = Value(NUMBER, None, int(word))
    elif word in scope.values:
        found = scope.values[word]
    elif len(word) == 2 and word[0] == "o" and word[1:] in scope.values:
        found = of_one(SUIT, lambda one: _OTHER_OF_KIND[one.index], scope.values[word[1:]])
    elif word and len(word) == len({*word} & {*LETTERS}):
        found = Value(SUITS_OF, None, tuple(LETTERS[letter] for letter in word))
        found = Value(SUIT, None, found.always[0]) if len(word) == 1 else found
    elif word in _SURE:
        found = _SURE[word]
    elif word in _BUILT_IN:
        reader.take()
        return _BUILT_IN[word](reader, scope)
    elif word in scope.words:
        reader.take()
        return _called(scope.words[word], reader, scope)
    else:
        reader.fail("a word that is known should stand here", (*scope.values, *scope.words, *_BUILT_IN))
    reader.take()
    return found


def _chosen(reader: Reader, scope: Scope) -> Value:
    """``4 if x is major else 5``, or only the one."""
    found = _or(reader, scope)
    if not reader.has("if"):
        return found
    depends = condition(reader, scope)
    reader.need("else")
    other = _chosen(reader, scope)
    if {found.kind, other.kind} == {SUIT, SUITS_OF}:
        found, other = as_set(found), as_set(other)
    if other.kind != found.kind:
        reader.fail(f"a {found.kind} should stand here", back=1)
    if depends.get is None:
        return found if depends.always else other
    return Value(found.kind, lambda env: found(env) if depends(env) else other(env))


def _agreed(reader: Reader, scope: Scope) -> Value:
    """``agreed(drury)``, a condition, a number or a range; of a range also ``agreed(notrump.low)``."""
    reader.need("(")
    name, _, end = reader.next.partition(".")
    known = [each.name for each in fields(Agreements)]
    if name not in known or end not in {"", "low", "high"}:
        reader.fail("an agreement should stand here", known)
    reader.take()
    reader.need(")")
    now = getattr(scope.agreements, name)
    if isinstance(now, Range):
        return Value(NUMBER, None, getattr(now, end)) if end else Value(RANGE, None, now)
    return Value(TRUTH if isinstance(now, bool) else NUMBER, None, now)


def _of(kind: str, function: Callable[..., int]) -> Callable[[Reader, Scope], Value]:
    """``half(n)``, ``max(a, b)``, ``count(unbid)``: a number of numbers or of a set."""

    def read(reader: Reader, scope: Scope) -> Value:
        reader.need("(")
        parts = [of_kind(kind, reader, scope)]
        while kind == NUMBER and reader.has(","):
            parts.append(of_kind(kind, reader, scope))
        reader.need(")")
        if any(each.get for each in parts):
            return Value(NUMBER, lambda env: function(*[each(env) for each in parts]))
        return Value(NUMBER, None, function(*[each.always for each in parts]))

    return read


def _half(whole: int) -> int:
    return whole // 2


def _pick(which: int, *numbers: int) -> int:
    """``pick(level, 8, 10, 13)``: the first, second, third number; the last for all that are higher."""
    return numbers[min(max(which, 1), len(numbers)) - 1] if numbers else which


def _level(get: Callable[[Any, Strain], int]) -> Callable[[Reader, Scope], Value]:
    """``cheapest(x)`` and ``game(NT)``: a level in a suit or notrump."""

    def read(reader: Reader, scope: Scope) -> Value:
        reader.need("(")
        which = NOTHING if reader.has("NT") else as_set(suit(reader, scope))
        reader.need(")")
        return level_in(which, get)

    return read


def level_in(strain: Value, get: Callable[[Any, Strain], int]) -> Value:
    """Return a level in a suit, which is given as a set of one, or in notrump."""
    if strain.get is None:
        fixed = Strain.of(strain.always[0]) if strain.always else Strain.NOTRUMP
        return Value(NUMBER, lambda env: get(env[0], fixed))
    which = strain.get
    return Value(NUMBER, lambda env: get(env[0], Strain.of(which(env)[0])))


_SURE: Final = MappingProxyType(
    {"yes": Value(TRUTH, None, True), "no": Value(TRUTH, None, False), "none": NOTHING}
)
_BUILT_IN: Final[Mapping[str, Callable[[Reader, Scope], Value]]] = MappingProxyType(
    {
        "agreed": _agreed,
        "count": _of(SUITS_OF, len),
        "half": _of(NUMBER, _half),
        "max": _of(NUMBER, max),
        "min": _of(NUMBER, min),
        "pick": _of(NUMBER, _pick),
        "cheapest": _level(lambda situation, strain: situation.cheapest(strain)),
        "game": _level(lambda situation, strain: situation.game_level(strain)),
    }
)
"""Words that take what no function of the situation takes."""
RESERVED: Final = frozenset({*_BUILT_IN, *_SURE, "cards", "it"})
"""Names that mean something everywhere."""


def _called(word: SystemWord, reader: Reader, scope: Scope) -> Value:
    """A word of the vocabulary with what stands in brackets behind it."""
    if word.kind in {RULES, HANDS}:
        reader.fail("a block is put in by 'use', and hands by 'each x by'", back=1)
    given = arguments(word.name, word.takes, word.needed, reader, scope)
    function, front = word.function, (scope.agreements,) if word.reads_agreements else ()
    if len(given) == 1 and not front:
        (only,) = given.values()
        return Value(word.kind, lambda env: function(env[0], only(env)))
    if not given:
        return Value(word.kind, lambda env: function(env[0], *front))
    named = tuple(given.items())
    return Value(word.kind, lambda env: function(env[0], *front, **{name: each(env) for name, each in named}))


def arguments(
    name: str, takes: Mapping[str, str], needed: int, reader: Reader, scope: Scope
) -> dict[str, Value]:
    """Return what stands in brackets behind a word, by the names of what it takes.

    Raises:
        SystemTextError: If it is not what the word takes.
    """
    left, given = [each for each, kind in takes.items() if kind not in {HAND, RULES}], dict[str, Value]()
    if reader.has("("):
        while not reader.has(")"):
            key = reader.next
            if key in left and reader.after == "=":
                reader.take()
                reader.need("=")
            else:
                key = left[0] if left else ""
            if key not in left:
                reader.fail(f"{name!r} takes no more")
            given[key] = _argument(takes[key], reader, scope)
            left.remove(key)
            if reader.next != ")":
                reader.need(",")
    if any(each in left for each in [*takes][:needed]):
        reader.fail(f"{name!r} takes {', '.join(takes)}", back=1)
    return given


def _argument(kind: str, reader: Reader, scope: Scope) -> Value:
    if kind == MEANING:
        return Value(MEANING, None, tuple(_meaning(each, reader) for each in reader.take().split("|")))
    return Value(CALL, None, _call(reader)) if kind == CALL else of_kind(kind, reader, scope)


def _meaning(text: str, reader: Reader) -> Meaning:
    name = text.replace("_", " ")
    return MEANINGS[name] if name in MEANINGS else reader.fail("a meaning should stand here", MEANINGS, 1)


def _call(reader: Reader) -> Call:
    """A call without a letter, such as ``2NT``."""
    try:
        return parse_call(reader.take())
    except ValueError:
        return reader.fail("a call should stand here", back=1)


Filter = Callable[[Value, Reader, Scope], Value]
"""What stands behind a set and makes another one of it."""


def _others(found: Value, reader: Reader, scope: Scope) -> Value:
    """``but x theirs``: without each of these."""
    while _is_set(reader, scope):
        found = of_two(SUITS_OF, _without, found, as_set(_single(reader, scope)))
    return found


def _without(given: Sequence[Suit], others: Sequence[Suit]) -> tuple[Suit, ...]:
    return tuple(each for each in given if each not in others)


def _within(given: Sequence[Suit], others: Sequence[Suit]) -> tuple[Suit, ...]:
    return tuple(each for each in given if each in others)


def _is_set(reader: Reader, scope: Scope) -> bool:
    """Whether a suit or a set stands next."""
    word = reader.next
    known = scope.values.get(word) or scope.words.get(word)
    if known is not None:
        return known.kind in {SUIT, SUITS_OF}
    return bool(word) and (not word.strip("CDHS") or (word[0] == "o" and word[1:] in scope.values))


def _by_suit(fits: Callable[[int, int], bool]) -> Filter:
    return lambda found, reader, scope: of_two(
        SUITS_OF,
        lambda given, bound: tuple(each for each in given if fits(each.index, bound.index)),
        found,
        suit(reader, scope),
    )


def _by_level(fits: Callable[[int, int], bool]) -> Filter:
    """The suits whose cheapest bid is at this level, or not above it."""

    def read(found: Value, reader: Reader, scope: Scope) -> Value:
        level = number(reader, scope)

        def get(env: Env) -> tuple[Suit, ...]:
            cheapest, bound = env[0].cheapest, level(env)
            return tuple(each for each in found(env) if fits(cheapest(Strain.of(each)), bound))

        return Value(SUITS_OF, get)

    return read


def _rising(found: Value, reader: Reader, scope: Scope) -> Value:
    """The suits from the one that can be bid most cheaply."""

    def get(env: Env) -> tuple[Suit, ...]:
        cheapest = env[0].cheapest
        return tuple(sorted(found(env), key=lambda each: (cheapest(Strain.of(each)), each.index)))

    return Value(SUITS_OF, get)


def _plain(change: Callable[[tuple[Suit, ...]], tuple[Suit, ...]]) -> Filter:
    return lambda found, reader, scope: of_one(SUITS_OF, change, found)


_FILTERS: Final[Mapping[str, Filter]] = MappingProxyType(
    {
        "but": _others,
        "among": lambda found, reader, scope: of_two(
            SUITS_OF, _within, found, as_set(_single(reader, scope))
        ),
        "below": _by_suit(lambda one, bound: one < bound),
        "above": _by_suit(lambda one, bound: one > bound),
        "at": _by_level(lambda one, level: one == level),
        "to": _by_level(lambda one, level: one <= level),
        "rising": _rising,
        "majors": _plain(lambda given: tuple(each for each in given if each.is_major)),
        "minors": _plain(lambda given: tuple(each for each in given if not each.is_major)),
        "first": _plain(lambda given: given[:1]),
        "last": _plain(lambda given: given[-1:]),
        "reversed": _plain(lambda given: given[::-1]),
    }
)
