"""Numbers, conditions, suits and sets of suits, as a text writes them; what the agreements decide is reckoned once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache, reduce
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

from schlemm.bidding.language.lines import Reader
from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.core.calls import Call, parse_call
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Range

Env = list[Any]
"""What names stand for while rules are made: first the situation, then letters and what was let."""
Get = Callable[[Env], Any]

NUMBER: Final = "number"
TRUTH: Final = "condition"
SUIT: Final = "suit"
SUITS_OF: Final = "suits"
RANGE: Final = "range"
MEANING: Final = "meaning"
CALL: Final = "call"
HAND: Final = "hand"
RULES: Final = "rules"
HANDS: Final = "hands"
COUNTED: Final = "count"
RESERVED: Final = frozenset(
    {"agreed", "count", "half", "max", "min", "pick", "cheapest", "game", "cards", "it", "yes", "no", "none"}
)
"""Names that mean something everywhere."""
KINDS: Final = MappingProxyType(
    {
        "int": NUMBER,
        "bool": TRUTH,
        "Suit": SUIT,
        "tuple[Suit, ...]": SUITS_OF,
        "Sequence[Suit]": SUITS_OF,
        "Range": RANGE,
        "Meaning": MEANING,
        "tuple[Meaning, ...]": MEANING,
        "Call": CALL,
        "Box": HAND,
        "Box | None": HAND,
        "Iterator[Box]": HANDS,
        "Iterator[tuple[Suit, Box]]": HANDS,
        "Iterable[Rule]": RULES,
        "Iterator[Rule]": RULES,
    }
)
"""What a word of the vocabulary is or takes, by the annotation of its function."""
LETTERS: Final = MappingProxyType({suit.letter: suit for suit in SUITS})
MEANINGS: Final = MappingProxyType(
    {each.value.removeprefix("meaning-").replace("-", " "): each for each in Meaning}
)
"""The meanings of calls, as a text writes them."""


@dataclass(frozen=True, slots=True)
class SystemWord:
    """A word of the vocabulary: a function of the situation, and of what stands in brackets behind it.

    Attributes:
        name: How a text writes it.
        function: Takes the situation, the agreements if it asks for them, and what a text gives.
        kind: What it gives.
        takes: What it takes, by the names of its parameters, which a text may write.
        needed: How many of these a text must give.
        reads_agreements: Whether the agreements come after the situation.
        told: What it is, in a sentence.
    """

    name: str
    function: Callable[..., Any]
    kind: str
    takes: Mapping[str, str]
    needed: int
    reads_agreements: bool
    told: str

    @property
    def rules(self) -> str:
        """The name of the rules that it takes and changes; nothing if it takes none."""
        return next((name for name, kind in self.takes.items() if kind == RULES), "")

    @classmethod
    def of(cls, name: str, function: Any) -> SystemWord:
        """The word for a function with annotations, or a property; the first line of its docstring says what it is."""
        read = getattr(function, "func", None) or getattr(function, "fget", function)
        annotations = {each: kind for each, kind in read.__annotations__.items() if kind != "Situation"}
        kind, others = annotations.pop("return"), [*annotations.items()]
        get = function if read is function else attrgetter(read.__name__)
        if kind == "Suit | None":
            get, kind = _as_suits(get), "tuple[Suit, ...]"
        reads = bool(others) and others[0][1] == "Agreements"
        takes = {each: KINDS[asked] for each, asked in others[reads:]}
        defaults = len(read.__defaults__ or ()) + len(read.__kwdefaults__ or ())
        told = (read.__doc__ or "").partition("\n")[0]
        return cls(name, get, KINDS[kind], MappingProxyType(takes), len(takes) - defaults, reads, told)


Vocabulary = Mapping[str, SystemWord]


def _as_suits(get: Callable[..., Suit | None]) -> Callable[..., tuple[Suit, ...]]:
    """The function that gives one suit or none as one that gives a set."""

    def found(*args: Any, **named: Any) -> tuple[Suit, ...]:
        one = get(*args, **named)
        return () if one is None else (one,)

    return found


def vocabulary(**functions: Any) -> Vocabulary:
    """Return the words by which a text may call these functions."""
    return MappingProxyType({name: SystemWord.of(name, function) for name, function in functions.items()})


@dataclass(frozen=True, slots=True)
class Value:
    """An expression that was read.

    Attributes:
        kind: What it is.
        get: Gives it while rules are made; ``None`` if it is always the same.
        always: What it is then.
    """

    kind: str
    get: Get | None = None
    always: Any = None

    def __call__(self, env: Env) -> Any:
        """What it is now."""
        return self.always if self.get is None else self.get(env)


def of_one(kind: str, join: Callable[[Any], Any], part: Value) -> Value:
    """Return the value that a function makes of another: at once, if that is always the same."""
    get = part.get
    return Value(kind, None, join(part.always)) if get is None else Value(kind, lambda env: join(get(env)))


def of_two(kind: str, join: Callable[[Any, Any], Any], one: Value, other: Value) -> Value:
    """Return the value that a function makes of two others: at once, if they are always the same."""
    first, second = one.get, other.get
    if first is None:
        always = one.always
        if second is None:
            return Value(kind, None, join(always, other.always))
        return Value(kind, lambda env: join(always, second(env)))
    if second is None:
        constant = other.always
        return Value(kind, lambda env: join(first(env), constant))
    return Value(kind, lambda env: join(first(env), second(env)))


_MOST_KEPT: Final = 1024
_LARGEST: Final = 1_000_000
"""A product is no larger, so that no number grows with the square of the text."""


def kept(kind: str, make: Callable[[tuple[Any, ...]], Any], takes: Sequence[Value]) -> Value:
    """Return the value that a function makes of a tuple of others, which is kept for when they are the same again."""
    changing = tuple(each.get for each in takes if each.get is not None)
    if not changing:
        return Value(kind, None, make(tuple(each.always for each in takes)))
    made: dict[tuple[Any, ...], Any] = {}

    def get(env: Env) -> Any:
        key = tuple([each(env) for each in changing])
        found = made.get(key)
        if found is None:
            if len(made) >= _MOST_KEPT:
                made.clear()
            now = iter(key)
            found = made[key] = make(tuple(each.always if each.get is None else next(now) for each in takes))
        return found

    return Value(kind, get)


@dataclass(slots=True)
class Scope:
    """What names mean where a line stands.

    Attributes:
        agreements: What the pair has agreed.
        words: The vocabulary.
        values: The names that were let, the letters that stand for suits, the parameters of a block.
        blocks: The blocks of rows that were written before.
        size: How many places the environment takes here and in what stands in it.
        meanings: The meanings that the text has besides those of all systems.
        first: The lines that stand before the rows of each table here.
        longest: The letter of the suit in which the rows here take hands by their longest suit.
    """

    agreements: Agreements
    words: Vocabulary
    values: dict[str, Value] = field(default_factory=dict)
    blocks: dict[str, Any] = field(default_factory=dict)
    size: list[int] = field(default_factory=lambda: [1])
    meanings: Mapping[str, OwnMeaning] = field(default_factory=dict)
    first: tuple[Any, ...] = ()
    longest: str = ""

    def inside(self) -> Scope:
        """The scope of what stands in this line: it sees all, and what it lets is gone at its end."""
        return replace(self, values=dict(self.values))

    def apart(self) -> Scope:
        """The scope of a table or block: it sees what is let outside, and has an environment of its own."""
        return replace(self, values=dict(self.values), size=[1], longest="")

    def place(self, name: str, kind: str) -> int:
        """A place in the environment for a name."""
        at = self.size[0]
        self.size[0] += 1
        self.values[name] = Value(kind, lambda env: env[at])
        return at


def condition(reader: Reader, scope: Scope) -> Value:
    """Return a condition: ``a or b and not c``."""
    start = reader.place
    return _true(_any(reader, scope), reader, start)


def _any(reader: Reader, scope: Scope) -> Value:
    """What stands here: a condition, or whatever else if no condition is made of it."""
    start = reader.place
    found = _both(reader, scope)
    while reader.has("or"):
        found = _either(_true(found, reader, start), _true(_both(reader, scope), reader, start))
    return found


def _true(found: Value, reader: Reader, start: int) -> Value:
    """A condition; a set is one that says whether it has a suit."""
    if found.kind == SUITS_OF:
        return of_one(TRUTH, bool, found)
    return (
        found
        if found.kind == TRUTH
        else reader.fail("a condition should stand here", back=reader.place - start)
    )


def _both(reader: Reader, scope: Scope) -> Value:
    start = reader.place
    found = _not(reader, scope)
    while reader.has("and"):
        found = _all(_true(found, reader, start), _true(_not(reader, scope), reader, start))
    return found


def _either(one: Value, other: Value) -> Value:
    if one.get is None:
        return one if one.always else other
    return Value(TRUTH, lambda env: one(env) or other(env))


def _all(one: Value, other: Value) -> Value:
    if one.get is None:
        return other if one.always else one
    return Value(TRUTH, lambda env: one(env) and other(env))


def _not(reader: Reader, scope: Scope) -> Value:
    if reader.has("not"):
        start = reader.place
        return of_one(TRUTH, lambda truth: not truth, _true(_not(reader, scope), reader, start))
    return _compared(reader, scope)


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
    word = reader.next
    if found.kind == NUMBER and word in _COMPARES:
        reader.take()
        return of_two(TRUTH, _COMPARES[word], found, number(reader, scope))
    if found.kind == SUIT:
        if reader.has("is"):
            return _is(found, reader, scope)
        if reader.has("below"):
            return of_two(TRUTH, lambda one, other: one.index < other.index, found, suit(reader, scope))
        if reader.has("in"):
            return of_two(TRUTH, lambda one, others: one in others, found, suits(reader, scope))
    if found.kind in {SUIT, SUITS_OF} and (found.kind == SUITS_OF or reader.next in _CHANGES):
        return _summed(_changed(_as_set(found), reader, scope), reader, scope)
    return found


def _is(found: Value, reader: Reader, scope: Scope) -> Value:
    if reader.has("major"):
        return of_one(TRUTH, lambda one: one.is_major, found)
    if reader.has("minor"):
        return of_one(TRUTH, lambda one: not one.is_major, found)
    return of_two(TRUTH, lambda one, other: one is other, found, suit(reader, scope))


def number(reader: Reader, scope: Scope) -> Value:
    """Return a number.

    Raises:
        SystemTextError: If none stands there.
    """
    return _of_kind(NUMBER, "a number", reader, scope)


def suit(reader: Reader, scope: Scope) -> Value:
    """Return a suit.

    Raises:
        SystemTextError: If none stands there.
    """
    return _of_kind(SUIT, "a suit", reader, scope)


def _of_kind(kind: str, told: str, reader: Reader, scope: Scope) -> Value:
    start = reader.place
    found = value(reader, scope)
    return (
        found if found.kind == kind else reader.fail(f"{told} should stand here", back=reader.place - start)
    )


def value(reader: Reader, scope: Scope) -> Value:
    """Return what stands here: a suit, a set, or a number with what is added to it."""
    found = _product(reader, scope)
    while found.kind == NUMBER and reader.next in {"+", "-"}:
        sign = 1 if reader.take() == "+" else -1
        start = reader.place
        other = _product(reader, scope)
        if other.kind != NUMBER:
            reader.fail("a number should stand here", back=reader.place - start)
        found = of_two(NUMBER, _plus if sign > 0 else _minus, found, other)
    return found


def _plus(one: int, other: int) -> int:
    return one + other


def _minus(one: int, other: int) -> int:
    return one - other


def _times(one: int, other: int) -> int:
    return max(-_LARGEST, min(one * other, _LARGEST))


def _product(reader: Reader, scope: Scope) -> Value:
    found = _single(reader, scope)
    while found.kind == NUMBER and reader.next == "*":
        reader.take()
        found = of_two(NUMBER, _times, found, _single(reader, scope))
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
        reader.take()
        return Value(NUMBER, None, int(word))
    if word in scope.values:
        reader.take()
        return scope.values[word]
    if len(word) == 2 and word[0] == "o" and word[1:] in scope.values:
        reader.take()
        return of_one(SUIT, _other_of_kind, scope.values[word[1:]])
    if word and not word.strip("CDHS"):
        reader.take()
        found = tuple(LETTERS[letter] for letter in word)
        return Value(SUIT, None, found[0]) if len(found) == 1 else Value(SUITS_OF, None, found)
    if word == "none":
        reader.take()
        return Value(SUITS_OF, None, ())
    if word in _SURE:
        reader.take()
        return Value(TRUTH, None, _SURE[word])
    if word in _BUILT_IN:
        reader.take()
        return _BUILT_IN[word](reader, scope)
    if word in scope.words:
        reader.take()
        return _called(scope.words[word], reader, scope)
    return reader.fail("a word that is known should stand here", (*scope.values, *scope.words, *_BUILT_IN))


def _other_of_kind(one: Suit) -> Suit:
    return (Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES, Suit.HEARTS)[one.index]


def _chosen(reader: Reader, scope: Scope) -> Value:
    """``4 if x is major else 5``, or only the one."""
    found = _any(reader, scope)
    if not reader.has("if"):
        return found
    depends = condition(reader, scope)
    reader.need("else")
    other = _chosen(reader, scope)
    if {found.kind, other.kind} == {SUIT, SUITS_OF}:
        found, other = _as_set(found), _as_set(other)
    if other.kind != found.kind:
        reader.fail(f"a {found.kind} should stand here", back=1)
    if depends.get is None:
        return found if depends.always else other
    return Value(found.kind, lambda env: found(env) if depends(env) else other(env))


def _as_set(found: Value) -> Value:
    return of_one(SUITS_OF, _alone, found) if found.kind == SUIT else found


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


def _half(reader: Reader, scope: Scope) -> Value:
    """``half(n)``, without the fraction."""
    reader.need("(")
    found = of_one(NUMBER, lambda whole: whole // 2, number(reader, scope))
    reader.need(")")
    return found


def _extreme(choose: Callable[[Any, Any], int]) -> Callable[[Reader, Scope], Value]:
    """``max(a, b)`` and ``min(a, b)``."""

    def read(reader: Reader, scope: Scope) -> Value:
        reader.need("(")
        parts = [number(reader, scope)]
        while reader.has(","):
            parts.append(number(reader, scope))
        reader.need(")")
        return reduce(lambda one, other: of_two(NUMBER, choose, one, other), parts)

    return read


def _pick(reader: Reader, scope: Scope) -> Value:
    """``pick(level, 8, 10, 13)``: the first, second, third number; the last for all that are higher."""
    reader.need("(")
    which, numbers = number(reader, scope), list[Value]()
    while reader.has(","):
        numbers.append(number(reader, scope))
    reader.need(")")
    return Value(NUMBER, lambda env: numbers[min(max(which(env), 1), len(numbers)) - 1](env))


def _level(get: Callable[[Any, Strain], int]) -> Callable[[Reader, Scope], Value]:
    """``cheapest(x)`` and ``game(NT)``: a level in a suit or notrump."""

    def read(reader: Reader, scope: Scope) -> Value:
        reader.need("(")
        if reader.has("NT"):
            found = Value(NUMBER, lambda env: get(env[0], Strain.NOTRUMP))
        else:
            which = suit(reader, scope)
            found = Value(NUMBER, lambda env: get(env[0], Strain.of(which(env))))
        reader.need(")")
        return found

    return read


_SURE: Final = MappingProxyType({"yes": True, "no": False})


def _count(reader: Reader, scope: Scope) -> Value:
    """``count(unbid)``: how many suits there are."""
    reader.need("(")
    found = of_one(NUMBER, len, suits(reader, scope))
    reader.need(")")
    return found


_BUILT_IN: Final[Mapping[str, Callable[[Reader, Scope], Value]]] = MappingProxyType(
    {
        "agreed": _agreed,
        "count": _count,
        "half": _half,
        "pick": _pick,
        "max": _extreme(max),
        "min": _extreme(min),
        "cheapest": _level(lambda situation, strain: situation.cheapest(strain)),
        "game": _level(lambda situation, strain: situation.game_level(strain)),
    }
)
"""Words that take what no function of the situation takes."""


def _called(word: SystemWord, reader: Reader, scope: Scope) -> Value:
    """A word of the vocabulary with what stands in brackets behind it."""
    if word.kind in {RULES, HANDS}:
        reader.fail("a block is put in by 'use', and hands by 'each x by'", back=1)
    given = arguments(word.name, word.takes, word.needed, reader, scope)
    function, agreements = word.function, scope.agreements
    if not given:
        if word.reads_agreements:
            return Value(word.kind, lambda env: function(env[0], agreements))
        return Value(word.kind, lambda env: function(env[0]))
    front: tuple[Any, ...] = (agreements,) if word.reads_agreements else ()
    if len(given) == 1 and not front:
        ((name, only),) = given.items()
        del name
        return Value(word.kind, lambda env: function(env[0], only(env)))
    return Value(
        word.kind, lambda env: function(env[0], *front, **{name: each(env) for name, each in given.items()})
    )


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
            if key in left and _is_named(reader):
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
    if sum(each not in given for each in [*takes][:needed] if takes[each] not in {HAND, RULES}):
        reader.fail(f"{name!r} takes {', '.join(takes)}", back=1)
    return given


def _is_named(reader: Reader) -> bool:
    """Whether the next word is the name of a parameter, behind which ``=`` stands."""
    words, after = reader.line.words, reader.place + 1
    return after < len(words) and words[after][0] == "="


def _argument(kind: str, reader: Reader, scope: Scope) -> Value:
    if kind == TRUTH:
        return condition(reader, scope)
    if kind == SUITS_OF:
        return suits(reader, scope)
    if kind == MEANING:
        return Value(MEANING, None, tuple(map(_meaning(reader), reader.take().split("|"))))
    if kind == CALL:
        return Value(CALL, None, a_call(reader))
    return _of_kind(kind, f"a {kind}", reader, scope)


def _meaning(reader: Reader) -> Callable[[str], Meaning]:
    def found(text: str) -> Meaning:
        name = text.replace("_", " ")
        return MEANINGS[name] if name in MEANINGS else reader.fail("a meaning should stand here", MEANINGS, 1)

    return found


def a_call(reader: Reader) -> Call:
    """Return a call without a letter, such as ``2NT``.

    Raises:
        SystemTextError: If there is none.
    """
    try:
        return parse_call(reader.take())
    except ValueError:
        return reader.fail("a call should stand here", back=1)


def suits(reader: Reader, scope: Scope) -> Value:
    """Return a set of suits in an order: ``SHDC but M``, ``unbid majors``, ``mine first``, ``theirs + unbid``.

    Raises:
        SystemTextError: If there is none.
    """
    return _summed(_filtered(reader, scope), reader, scope)


def _summed(found: Value, reader: Reader, scope: Scope) -> Value:
    """The set and what is added to it."""
    while reader.has("+"):
        found = of_two(SUITS_OF, lambda one, other: (*one, *other), found, _filtered(reader, scope))
    return found


def _filtered(reader: Reader, scope: Scope) -> Value:
    """A set of suits with what is taken away from it."""
    return _changed(_some(reader, scope), reader, scope)


def _changed(found: Value, reader: Reader, scope: Scope) -> Value:
    """The set with what is said behind it."""
    while True:
        if reader.has("but"):
            while _is_set(reader, scope):
                found = of_two(SUITS_OF, _without, found, _some(reader, scope))
        elif reader.has("among"):
            found = of_two(SUITS_OF, _within, found, _bracketed(reader, scope))
        elif reader.has("below"):
            found = of_two(SUITS_OF, _below, found, suit(reader, scope))
        elif reader.has("above"):
            found = of_two(SUITS_OF, _above, found, suit(reader, scope))
        elif reader.has("at"):
            found = _at_level(found, number(reader, scope), lambda one, level: one == level)
        elif reader.has("to"):
            found = _at_level(found, number(reader, scope), lambda one, level: one <= level)
        elif reader.has("rising"):
            found = _rising(found)
        elif reader.next in _FILTERS:
            found = of_one(SUITS_OF, _FILTERS[reader.take()], found)
        else:
            return found


def _bracketed(reader: Reader, scope: Scope) -> Value:
    """A set, or a sum of sets in brackets."""
    if not reader.has("("):
        return _some(reader, scope)
    found = suits(reader, scope)
    reader.need(")")
    return found


def _is_set(reader: Reader, scope: Scope) -> bool:
    """Whether a suit or a set stands next."""
    word = reader.next
    known = scope.values.get(word) or scope.words.get(word)
    if known is not None:
        return known.kind in {SUIT, SUITS_OF}
    return bool(word) and (not word.strip("CDHS") or (word[0] == "o" and word[1:] in scope.values))


def _some(reader: Reader, scope: Scope) -> Value:
    """A set by its name, its letters, or one suit."""
    start = reader.place
    found = value(reader, scope)
    if found.kind == SUIT:
        return of_one(SUITS_OF, _alone, found)
    return (
        found if found.kind == SUITS_OF else reader.fail("suits should stand here", back=reader.place - start)
    )


def _alone(one: Suit) -> tuple[Suit, ...]:
    return (one,)


def _without(given: Sequence[Suit], others: Sequence[Suit]) -> tuple[Suit, ...]:
    return tuple(each for each in given if each not in others)


def _within(given: Sequence[Suit], others: Sequence[Suit]) -> tuple[Suit, ...]:
    return tuple(each for each in given if each in others)


def _below(given: Iterable[Suit], bound: Suit) -> tuple[Suit, ...]:
    return tuple(each for each in given if each.index < bound.index)


def _above(given: Iterable[Suit], bound: Suit) -> tuple[Suit, ...]:
    return tuple(each for each in given if each.index > bound.index)


def _at_level(found: Value, level: Value, fits: Callable[[int, int], bool]) -> Value:
    """The suits whose cheapest bid is at this level, or not above it."""
    return Value(
        SUITS_OF,
        lambda env: tuple(each for each in found(env) if fits(env[0].cheapest(Strain.of(each)), level(env))),
    )


def _rising(found: Value) -> Value:
    """The suits from the one that can be bid most cheaply."""

    def get(env: Env) -> tuple[Suit, ...]:
        cheapest = env[0].cheapest
        return tuple(sorted(found(env), key=lambda each: (cheapest(Strain.of(each)), each.index)))

    return Value(SUITS_OF, get)


_FILTERS: Final[Mapping[str, Callable[[tuple[Suit, ...]], tuple[Suit, ...]]]] = MappingProxyType(
    {
        "majors": lambda given: tuple(each for each in given if each.is_major),
        "minors": lambda given: tuple(each for each in given if not each.is_major),
        "first": lambda given: given[:1],
        "last": lambda given: given[-1:],
        "reversed": lambda given: given[::-1],
    }
)
_CHANGES: Final = frozenset({"but", "among", "below", "above", "at", "to", "rising", "+", *_FILTERS})
"""What may stand behind a set."""


@lru_cache(maxsize=1024)
def longest_first(given: tuple[Suit, ...], longest: int, least: int) -> tuple[tuple[Suit, int], ...]:
    """Return suits with lengths that, asked in turn, find the longest: of fours the lower, else the higher."""
    rising = sorted(given, key=lambda each: each.index)
    return tuple(
        (each, length)
        for length in range(longest, least - 1, -1)
        for each in (rising if length == 4 else reversed(rising))
    )
