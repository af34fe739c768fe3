"""What stands around rows: ``each``, ``longest``, ``if``, ``let`` and ``use``, and blocks of rows with a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from schlemm.bidding.language._expressions import (
    LETTERS,
    RESERVED,
    arguments,
    condition,
    number,
    suits,
    value,
)
from schlemm.bidding.language._hands import read_hand
from schlemm.bidding.language._rows import read_row
from schlemm.bidding.language._values import Env, Scope, Value, kept
from schlemm.bidding.language.lines import Reader, TextLine
from schlemm.bidding.language.vocabulary import HAND, HANDS, NUMBER, RULES, SUIT, SystemWord
from schlemm.bidding.rules.rule import Rule
from schlemm.core.cards import SUITS, Suit
from schlemm.evaluation.box import Box

MOST_RULES: Final = 10_000
"""Rules that a table may have in one auction."""
_MANY: Final = 60
"""How many rows a block that reckons has at most, and hands a word that tells them by suits."""
_FEW: Final = 8
"""How many hands a word has at most that tells them without suits."""
_LONGEST: Final = 13
_MOST_SUFFIXES: Final = 8
_SUFFIXES: Final = ("each", "longest", "if")

Lines = Sequence[TextLine]
Run = Callable[[Env, list[Rule]], None]


class TextStatement(NamedTuple):
    """A statement that was read.

    Attributes:
        run: Adds its rules.
        most: How many rules it adds at most; a loop around nothing is counted as if it added one each time.
    """

    run: Run
    most: int


class ToldRules(list[Rule]):
    """Rules with the lines of the rows that make them.

    Attributes:
        lines: The lines.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[TextLine] = []

    def tell(self, line: TextLine) -> None:
        """Keep the line of those that were added last."""
        self.lines += [line] * (len(self) - len(self.lines))


@dataclass(frozen=True)
class TextBlock:
    """Rows with a name, which a text puts in elsewhere.

    Attributes:
        name: Its name.
        lines: Its lines.
        takes: What it takes: kinds by names.
        given: What is taken for those that a text leaves out.
        scope: What names mean outside of it.
        depth: How many blocks stand in each other in it, this one included.
    """

    name: str
    lines: tuple[TextLine, ...]
    takes: Mapping[str, str]
    given: Mapping[str, Value]
    scope: Scope
    depth: int = 1

    @property
    def needed(self) -> int:
        """How many of what it takes a text must give."""
        return len(self.takes) - len(self.given)

    @cached_property
    def body(self) -> tuple[tuple[TextStatement, ...], int]:
        """Its statements, and the size of their environment; what it takes comes after the situation."""
        scope = self.scope.apart(self.takes.items())
        return statements(self.lines, scope), scope.size[0]

    def used(self, given: Mapping[str, Value]) -> TextStatement:
        """The statement that puts its rows in, for what it is given."""
        body, size = self.body
        values = tuple(given.get(name) or self.given[name] for name in self.takes)
        runs, rest = tuple(each.run for each in body), [None] * (size - 1 - len(values))

        def run(env: Env, out: list[Rule]) -> None:
            own = [env[0], *[each(env) for each in values], *rest]
            for each in runs:
                each(own, out)

        return TextStatement(run, sum((each.most for each in body), 1))


def statements(lines: Lines, scope: Scope) -> tuple[TextStatement, ...]:
    """Return the statements of some lines of one depth, with what stands in them.

    Raises:
        SystemTextError: If a line says nothing that is known.
    """
    found: list[TextStatement] = []
    place = 0
    while place < len(lines):
        line, end = lines[place], end_of(lines, place)
        inner, other = lines[place + 1 : end], lines[:0]
        if inner and inner[0].depth > line.depth + 1:
            Reader(inner[0]).fail("a line stands in by one step")
        if end < len(lines) and lines[end].words[0][0] == "else":
            Reader(lines[end], 1).end()
            start, end = end + 1, end_of(lines, end)
            other = lines[start:end]
        found += _statement(line, inner, other, scope)
        place = end
    if sum(each.most for each in found) > MOST_RULES:
        Reader(lines[0]).fail(f"a table has {MOST_RULES} rules at most")
    return tuple(found)


def end_of(lines: Lines, place: int) -> int:
    """Return where the lines end that stand in this one."""
    end = place + 1
    while end < len(lines) and lines[end].depth > lines[place].depth:
        end += 1
    return end


def _statement(line: TextLine, inner: Lines, other: Lines, scope: Scope) -> Sequence[TextStatement]:
    reader = Reader(line)
    word = reader.next
    if word in _SUFFIXES:
        if not inner:
            reader.fail("lines should stand in this one")
        if word != "if" and other:
            Reader(other[0]).fail("only 'if' has an 'else'")
        inside = scope.inside()
        wrap = _around(reader, inside)
        reader.end()
        return wrap(statements(inner, inside), statements(other, scope.inside()) if other else ())
    if inner or other:
        Reader((*inner, *other)[0]).fail("this line stands in no other")
    if not reader.has("let"):
        return _row(line, scope)
    name, found = let_value(reader, scope)
    get = found.get
    if get is None:
        scope.values[name] = found
        return ()
    at = scope.place(name, found.kind)

    def run(env: Env, out: list[Rule]) -> None:
        env[at] = get(env)

    return (TextStatement(run, 1),)


def let_value(reader: Reader, scope: Scope) -> tuple[str, Value]:
    """Return the name and the value of a ``let``: a number or suits.

    Raises:
        SystemTextError: If either is none.
    """
    name = reader.next
    if not name.isidentifier() or name in LETTERS or name in RESERVED or name in scope.words:
        reader.fail("a new name should stand here")
    reader.take()
    reader.need("=")
    start = reader.place
    found = value(Reader(reader.line, start), scope)
    found = (number if found.kind == NUMBER else suits)(reader, scope)
    reader.end()
    return name, found


Wrap = Callable[[Sequence[TextStatement], Sequence[TextStatement]], Sequence[TextStatement]]


def _around(reader: Reader, scope: Scope) -> Wrap:
    """What stands before or behind rows and says how often and whether they are there."""
    word = reader.take()
    if word == "if":
        return _if(condition(reader, scope))
    name, after = reader.next, [each for each, _ in reader.line.words[reader.place :][:3]]
    if word == "each" and name == "hand":
        return _each_hand(reader, scope, "")
    if word == "each" and after[1:2] == ["in"] and after[-1].isdecimal():
        return _each_number(reader, scope)
    if len(name) != 1 or not name.isalpha() or name in LETTERS:
        reader.fail("a letter for a suit should stand here")
    if word == "each" and after[1:2] == ["by"]:
        return _each_hand(reader, scope, name)
    reader.take()
    reader.need("in")
    among = suits(reader, scope)
    if word == "each":
        return _loop(among, len(SUITS), scope.place(name, SUIT))
    longest = number(reader, scope)
    reader.need("..")
    least = number(reader, scope)
    if longest.get is not None or not 0 <= longest.always <= _LONGEST:
        reader.fail(f"a number up to {_LONGEST} that is always the same should stand here", back=3)
    scope.longest, top = name, longest.always
    places = scope.place(name, SUIT), scope.place("cards", NUMBER)
    return _loop(
        lambda env: longest_first(among(env), top, max(least(env), 0)), len(SUITS) * (top + 1), *places
    )


def _each_hand(reader: Reader, scope: Scope, name: str) -> Wrap:
    """``each y by best_answers(x): strength 14..``: suits with hands that tell them; ``each hand by`` hands alone."""
    reader.take()
    reader.need("by")
    word = _word(reader, scope, lambda each: each.kind == HANDS, "a word for hands")
    get = _function(word, _given(word, reader, scope), scope)
    places = (scope.place(name, SUIT),) if name else ()
    return _loop(get, _MANY if name else _FEW, *places, scope.place("hand", HAND))


def _each_number(reader: Reader, scope: Scope) -> Wrap:
    """``each n in 7 6 5``."""
    name = reader.take()
    reader.need("in")
    numbers = [number(reader, scope)]
    while reader.next and reader.next not in _SUFFIXES:
        numbers.append(number(reader, scope))
    return _loop(lambda env: [each(env) for each in numbers], len(numbers), scope.place(name, NUMBER))


def _loop(items: Callable[[Env], Iterable[Any]], most: int, *places: int) -> Wrap:
    """The statements for each of these, which stand at one place of the environment, or at two."""
    first, *second = places

    def wrap(inner: Sequence[TextStatement], other: Sequence[TextStatement]) -> Sequence[TextStatement]:
        runs = tuple(each.run for each in inner)

        def run(env: Env, out: list[Rule]) -> None:
            for item in items(env):
                env[first] = item
                for each in runs:
                    each(env, out)

        def run_pairs(env: Env, out: list[Rule]) -> None:
            for env[first], env[second[0]] in items(env):  # noqa: B020
                for each in runs:
                    each(env, out)

        return (TextStatement(run_pairs if second else run, most * max(sum(each.most for each in inner), 1)),)

    return wrap


def _if(depends: Value) -> Wrap:
    def wrap(inner: Sequence[TextStatement], other: Sequence[TextStatement]) -> Sequence[TextStatement]:
        if depends.get is None:
            return inner if depends.always else other
        runs, others = tuple(each.run for each in inner), tuple(each.run for each in other)

        def run(env: Env, out: list[Rule]) -> None:
            for each in runs if depends(env) else others:
                each(env, out)

        return (TextStatement(run, max(sum(each.most for each in some) for some in (inner, other))),)

    return wrap


@lru_cache(maxsize=1024)
def longest_first(given: tuple[Suit, ...], longest: int, least: int) -> tuple[tuple[Suit, int], ...]:
    """Return suits with lengths that, asked in turn, find the longest: of fours the lower, else the higher."""
    rising = sorted(given, key=lambda each: each.index)
    return tuple(
        (each, length)
        for length in range(longest, least - 1, -1)
        for each in (rising if length == 4 else reversed(rising))
    )


def _row(line: TextLine, scope: Scope) -> Sequence[TextStatement]:
    """A row, or a ``use``, with the ``each`` and the ``if`` that stand behind it."""
    places = _suffixes(line)
    inside = scope.inside() if places else scope
    wraps = []
    for start, end in pairwise((*places, len(line.words))):
        reader = Reader(line._replace(words=line.words[:end]), start)
        wraps.append(_around(reader, inside))
        reader.end()
    front = Reader(line._replace(words=line.words[: places[0]]) if places else line)
    found: Sequence[TextStatement] = (
        _use(front, inside) if front.has("use") else _adding(line, *read_row(front, inside)),
    )
    for wrap in reversed(wraps):
        found = wrap(found, ())
    return found


def _suffixes(line: TextLine) -> list[int]:
    """Where the words stand that begin what is said behind a row; those in brackets are none."""
    depth, found = 0, list[int]()
    for place, (word, _) in enumerate(line.words):
        depth += (word == "(") - (word == ")")
        if word in _SUFFIXES and not depth:
            found.append(place)
    if len(found) > _MOST_SUFFIXES:
        Reader(line, found[_MOST_SUFFIXES]).fail(f"a row has {_MOST_SUFFIXES} of these at most")
    return found


def _adding(line: TextLine, rules: Callable[[Env], Iterable[Rule]], most: int) -> TextStatement:
    get = rules.get or rules if isinstance(rules, Value) else rules

    def add(env: Env, out: list[Rule]) -> None:
        out.extend(get(env))
        if type(out) is ToldRules:
            out.tell(line)

    return TextStatement(add, most)


def _use(reader: Reader, scope: Scope) -> TextStatement:
    """A block with what it takes: ``use raises(M, 3): M 4..``; ``through NAME`` changes its rules."""
    block = scope.blocks.get(reader.next)
    if block is None:
        told = "a block that was written before"
        word = _word(reader, scope, lambda each: each.kind == RULES and not each.rules, told, scope.blocks)
        found = _adding(reader.line, _function(word, _given(word, reader, scope), scope), _MANY)
    else:
        reader.take()
        found = block.used(_given(block, reader, scope))
    if reader.has("through"):
        return changed_by(reader, (found,), scope)
    reader.end()
    return found


def changed_by(reader: Reader, rows: Sequence[TextStatement], scope: Scope) -> TextStatement:
    """Return the statement that gives the rules of some rows to a word, which leaves some out or changes them.

    Raises:
        SystemTextError: If it is no word that takes rules.
    """
    word = _word(reader, scope, lambda each: bool(each.rules), "a word that takes rules")
    get, taken = _function(word, _given(word, reader, scope), scope), word.rules
    reader.end()

    def run(env: Env, out: list[Rule]) -> None:
        given = type(out)()
        for each in rows:
            each.run(env, given)
        if not isinstance(out, ToldRules) or not isinstance(given, ToldRules):
            out.extend(get(env, **{taken: given}))
            return
        for line, rule in zip(given.lines, given, strict=True):
            out.extend(get(env, **{taken: [rule]}))
            out.tell(line)

    return TextStatement(run, sum(each.most for each in rows))


def _word(
    reader: Reader,
    scope: Scope,
    fits: Callable[[SystemWord], bool],
    told: str,
    others: Iterable[str] = (),
) -> SystemWord:
    """The word of the vocabulary that stands here, if it is of the kind that should."""
    word = scope.words.get(reader.next)
    if word is None or not fits(word):
        known = [each for each, found in scope.words.items() if fits(found)]
        reader.fail(f"{told} should stand here", (*others, *known))
    reader.take()
    return word


def _given(asks: TextBlock | SystemWord, reader: Reader, scope: Scope) -> Mapping[str, Value]:
    """What stands behind a block in brackets, and the hand behind a colon; any hand, if none does."""
    given = arguments(asks.name, asks.takes, asks.needed, reader, scope)
    hand = next((each for each, kind in asks.takes.items() if kind == HAND), None)
    if reader.has(":"):
        if hand is None:
            reader.fail(f"{asks.name!r} asks for no hand", back=1)
        told = read_hand(reader, scope)
        given[hand] = kept(HAND, told.box, told.takes)
    elif hand is not None and hand in [*asks.takes][: asks.needed]:
        given[hand] = Value(HAND, None, Box())
    return given


def _function(word: SystemWord, given: Mapping[str, Value], scope: Scope) -> Callable[..., Any]:
    """Calls the function of a word with what is given."""
    function, named = word.function, tuple(given.items())
    front = (scope.agreements,) if word.reads_agreements else ()

    def get(env: Env, **more: Any) -> Any:
        return function(env[0], *front, **more, **{name: each(env) for name, each in named})

    return get
