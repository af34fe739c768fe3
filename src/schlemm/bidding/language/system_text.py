"""Topics and tables of a system, read from its text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from schlemm.bidding.language._statements import (
    Run,
    TextBlock,
    changed_by,
    end_of,
    inner_words,
    let_value,
    statements,
)
from schlemm.bidding.language.expressions import (
    HAND,
    NUMBER,
    SUIT,
    SUITS_OF,
    Scope,
    Value,
    Vocabulary,
    arguments,
    condition,
    number,
)
from schlemm.bidding.language.lines import Reader, TextLine, lines_of
from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.cards import Suit
from schlemm.evaluation.box import Box

_ENDS: Final = frozenset({"", "open", "repeats", "through", "then", "when", "if"})
_DEEPEST: Final = 4
"""How often tables that are included may include others."""
_PLACE: Final = re.compile(r"[1-7#](?:NT|oM|om|[CDHSMmxyzw])|[PX_?*]|XX")
_LETTER: Final = re.compile(r"[1-7#]o?([Mmxyzw])")
MOST_TABLES: Final = 2000
"""Tables of all texts of a system, and how often tables are included."""
_MOST_PLACES: Final = 24
_MOST_OPEN: Final = 2
"""How often any calls may stand in a pattern."""

When = Callable[[Situation], bool]


@dataclass(frozen=True, eq=False)
class TextRules:
    """The rules of a table, read when they are asked for first.

    Attributes:
        lines: The rows.
        letters: The letters of the pattern.
        scope: What names mean outside of the table.
        through: What changes the rules of the rows, from its name on; ``None`` if nothing does.
        then: The line that stands behind the rows; ``None`` if none does.
    """

    lines: tuple[TextLine, ...]
    letters: tuple[str, ...]
    scope: Scope
    through: TextLine | None = None
    then: TextLine | None = None

    @cached_property
    def body(self) -> tuple[tuple[Run, ...], int]:
        """What adds the rules, and the size of the environment that it takes."""
        scope = self.scope.apart()
        for letter in self.letters:
            scope.place(letter, SUIT)
        first = statements(scope.first, scope) if scope.first else ()
        rows = statements(self.lines, scope)
        runs = (*first, *(rows if self.through is None else (changed_by(Reader(self.through), rows, scope),)))
        runs = (*runs, *(statements((self.then,), scope) if self.then else ()))
        return tuple(each.run for each in runs), scope.size[0]

    def __call__(self, situation: Situation, bound: Bound) -> list[Rule]:
        """The rules, from the best."""
        body, size = self.body
        env = [situation, *[bound.get(letter) for letter in self.letters]]
        env += [None] * (size - len(env))
        out: list[Rule] = []
        for run in body:
            run(env, out)
        return out


@dataclass(frozen=True, slots=True)
class _Group:
    """Tables with a name, which a text includes where they are asked.

    Attributes:
        takes: What they take: kinds by names.
        given: What is taken for those that a text leaves out.
        lines: Their lines.
        scope: What names mean outside of them.
    """

    takes: Mapping[str, str]
    given: Mapping[str, Value]
    lines: tuple[TextLine, ...]
    scope: Scope


class SystemReader:
    """Reads the texts of a system, one after the other; blocks of earlier ones may be used in later ones."""

    def __init__(self, agreements: Agreements, words: Vocabulary) -> None:
        self._scope = Scope(agreements, words)
        self._groups: dict[str, _Group] = {}
        self._made = 0

    def knows(self, words: Vocabulary, meanings: Mapping[str, OwnMeaning]) -> None:
        """Take words and meanings that the texts to come may use."""
        self._scope.words = {**self._scope.words, **words}
        self._scope.meanings = meanings

    def _count(self, line: TextLine) -> None:
        """Count a table, or tables that are included."""
        self._made += 1
        if self._made > MOST_TABLES:
            Reader(line).fail(f"a system has {MOST_TABLES} tables at most")

    def tables(self, name: str, after: str, *given: int) -> tuple[RuleTable, ...]:
        """Return tables that a text has a name for.

        Args:
            name: The name.
            after: The auction before theirs, as a pattern.
            given: What they take.

        Raises:
            KeyError: If no text that was read has them.
        """
        group = self._groups[name]
        values = dict(group.given) | {
            each: Value(NUMBER, None, number) for each, number in zip(group.takes, given, strict=False)
        }
        return tuple(self._included(group, after.split(), values, None, 1))

    def topics(self, file: str, text: str) -> Iterator[Topic]:
        """Return the topics of a text.

        Args:
            file: Its name, for what is said of a wrong line.
            text: The text.

        Raises:
            SystemTextError: If a line is wrong. What stands in tables is read when they are asked first.
        """
        lines = lines_of(file, text)
        starts = [
            place for place, line in enumerate(lines) if line.depth == 0 and line.words[0][0] == "topic"
        ]
        outside, ends = self._scope, (*starts, len(lines))
        for _ in self._tables(lines[: ends[0]], outside, None, ()):
            Reader(lines[0]).fail("a table stands in a topic")
        for start, end in pairwise(ends):
            reader = Reader(lines[start], 1)
            name, scope = reader.take(), outside.inside()
            first = _used(reader, "first", scope)
            scope.first = () if first is None else (first,)
            is_agreed, when = _conditions(reader, outside)
            tables = tuple(self._tables(lines[start + 1 : end], scope, when, ()))
            if is_agreed:
                yield Topic(name.replace("_", "-"), tables)

    def _tables(
        self, lines: Sequence[TextLine], scope: Scope, when: When | None, after: Sequence[str], depth: int = 0
    ) -> Iterator[RuleTable]:
        """The tables of a topic; what is let and the blocks are kept in the scope."""
        place, heads = 0, list[TextLine]()
        while place < len(lines):
            line, end = lines[place], end_of(lines, place)
            if line.depth:
                Reader(line).fail("this line stands in no other")
            inner, word = tuple(lines[place + 1 : end]), line.words[0][0]
            if word in {"let", "block", "tables", "include"} and heads:
                Reader(line).fail("rows should stand below a pattern")
            if word == "let":
                name, found = let_value(Reader(line, 1), scope)
                if found.get is not None:
                    Reader(line).fail("outside of tables a name is let for what is always the same")
                scope.values[name] = found
            elif word == "block":
                _block(Reader(line, 1), inner, scope)
            elif word == "tables":
                reader = Reader(line, 1)
                name, given = reader.take(), dict[str, Value]()
                takes = _parameters(reader, given)
                rows = tuple(each._replace(depth=each.depth - 1) for each in inner)
                self._groups[name] = _Group(takes, given, rows, scope.inside())
            elif word == "include":
                yield from self._include(Reader(line, 1), scope, when, after, depth)
            else:
                self._count(line)
                heads.append(line)
                if inner:
                    yield from _under(heads, inner, scope, when, after)
                    heads.clear()
            place = end
        if heads:
            Reader(heads[0]).fail("rows should stand below a pattern")

    def _include(
        self, reader: Reader, scope: Scope, when: When | None, after: Sequence[str], depth: int
    ) -> Iterator[RuleTable]:
        """``include scheme(1, 15, 17) after 1NT``: tables that have a name."""
        self._count(reader.line)
        name = reader.take()
        group = self._groups.get(name)
        if group is None or depth >= _DEEPEST:
            reader.fail("tables that were written before should stand here", self._groups, 1)
        values = dict(group.given) | arguments(
            name, group.takes, len(group.takes) - len(group.given), reader, scope
        )
        if reader.has("after"):
            prefix = list[str]()
            while reader.next not in _ENDS:
                prefix.append(_place(reader, scope))
            after = prefix
        repeats = reader.has("repeats")
        told = repeats and reader.has("but")
        if told:
            reader.need("first")
        through, then = _through(reader), _used(reader, "then", scope)
        is_agreed, asked = _conditions(reader, scope)
        if is_agreed:
            found = self._included(group, after, values, _both(when, asked), depth + 1, scope)
            for place, table in enumerate(found):
                rules = table.rules
                if (through or then) and isinstance(rules, TextRules):
                    rules = replace(rules, through=through, then=then)
                again = place > 0 if told else repeats or table.repeats
                yield replace(table, rules=rules, repeats=again)

    def _included(
        self,
        group: _Group,
        after: Sequence[str],
        values: Mapping[str, Value],
        when: When | None,
        depth: int,
        around: Scope | None = None,
    ) -> Iterator[RuleTable]:
        """The tables for what they take; those that others include see what is let in these."""
        scope = group.scope.inside()
        scope.first = () if around is None else around.first
        scope.values |= {} if around is None else around.values
        scope.values |= values
        scope.blocks = {**scope.blocks, **({} if around is None else around.blocks)}
        return self._tables(group.lines, scope, when, after, depth)


def _through(reader: Reader) -> TextLine | None:
    """``through NAME(x)``: the line of what changes rules, from its name on."""
    if not reader.has("through"):
        return None
    start = reader.place
    while reader.next not in _ENDS:
        reader.take()
    return reader.line._replace(words=reader.line.words[start : reader.place])


def _used(reader: Reader, word: str, scope: Scope) -> TextLine | None:
    """``first NAME``, ``then NAME``: the line that uses this block, before or behind the rows of tables."""
    line, at = reader.line, reader.place
    if not reader.has(word):
        return None
    if reader.take() not in scope.blocks:
        reader.fail("a block that was written before should stand here", scope.blocks, 1)
    return line._replace(depth=1, words=(("use", line.words[at][1]), line.words[at + 1]))


def _conditions(reader: Reader, scope: Scope) -> tuple[bool, When | None]:
    """What must be agreed, and what the auction must be."""
    is_agreed, when = True, None
    if reader.has("if"):
        found = condition(reader, scope)
        if found.get is not None:
            reader.fail("only what is agreed decides here", back=1)
        is_agreed = bool(found.always)
    if reader.has("when"):
        found = condition(reader, scope.apart())
        when = _asked(found)
    reader.end()
    return is_agreed, when


def _asked(found: Value) -> When:
    return lambda situation: bool(found([situation]))


def _both(one: When | None, other: When | None) -> When | None:
    if one is None or other is None:
        return other if one is None else one
    return lambda situation: one(situation) and other(situation)


def _under(
    heads: Sequence[TextLine],
    rows: tuple[TextLine, ...],
    scope: Scope,
    when: When | None,
    after: Sequence[str],
) -> Iterator[RuleTable]:
    """The tables that have these rows, one for each pattern above them."""
    alike: dict[tuple[str, ...], TextRules] = {}
    for head in heads:
        reader, places = Reader(head), list[str]()
        while reader.next not in _ENDS:
            if reader.has("after"):
                places += after
            else:
                places.append(_place(reader, scope))
        if places.count("*") > _MOST_OPEN or len(places) > _MOST_PLACES:
            reader.fail("a pattern is not as long", back=1)
        text = "" if places == ["-"] else " ".join(places)
        is_open, repeats = reader.has("open"), reader.has("repeats")
        is_agreed, asked = _conditions(reader, scope)
        if not is_agreed:
            continue
        letters = tuple(dict.fromkeys(_LETTER.findall(text)))
        rules = alike.setdefault(letters, TextRules(rows, letters, scope.inside()))
        yield RuleTable(Pattern(text), rules, not is_open, _both(when, asked), repeats)


def _place(reader: Reader, scope: Scope) -> str:
    """A place of a pattern; its level may be reckoned, its letter stand for one suit."""
    line, at = reader.line, reader.place
    word = reader.take()
    if word.startswith("{"):
        level, _, rest = word[1:].partition("}")
        inner = inner_words(level, line, line.words[at][1] + 1)
        word = f"{number(inner, scope).always}{rest}"
    word = "|".join(_with_suit(each, scope) for each in word.split("|"))
    if word != "-" and not all(_PLACE.fullmatch(each) for each in word.split("|")):
        reader.fail("a call of a pattern should stand here", ("1M", "2x", "#x", "P", "X", "*", "_", "?"), 1)
    return word


def _with_suit(call: str, scope: Scope) -> str:
    """A bid of a pattern with the suit that its letter always stands for."""
    found = scope.values.get(call[1:])
    if found is None or found.kind != SUIT or found.get is not None:
        return call
    one: Suit = found.always
    return f"{call[0]}{one.letter}"


_KINDS: Final[Mapping[str, str]] = MappingProxyType({"suits": SUITS_OF, "number": NUMBER})


def _taken(reader: Reader) -> Value:
    """What a block takes if nothing is given: a number, or no suits."""
    word = reader.take()
    if word == "none":
        return Value(SUITS_OF, None, ())
    return (
        Value(NUMBER, None, int(word))
        if word.isdecimal()
        else reader.fail("a number should stand here", back=1)
    )


def _parameters(reader: Reader, given: dict[str, Value]) -> dict[str, str]:
    """What stands in brackets behind the name of a block or of tables."""
    takes = dict[str, str]()
    if reader.has("("):
        while not reader.has(")"):
            kind = _KINDS[reader.take()] if reader.next in _KINDS else None
            each = reader.take()
            takes[each] = kind or (SUIT if len(each) == 1 else NUMBER)
            if reader.has("="):
                given[each] = _taken(reader)
            if reader.next != ")":
                reader.need(",")
    reader.end()
    return takes


def _block(reader: Reader, rows: tuple[TextLine, ...], scope: Scope) -> None:
    """``block raises(M, trumps, least=6)``: letters are suits, names numbers."""
    name, given = reader.take(), dict[str, Value]()
    before = scope.blocks.get(name)
    if name in scope.words or (before is not None and before.lines[0].file == reader.line.file):
        reader.fail("a new name should stand here", back=1)
    takes = _parameters(reader, given)
    if not rows:
        reader.fail("rows should stand in a block")
    takes["hand"] = HAND
    given["hand"] = Value(HAND, None, Box())
    inside = scope.inside()
    inside.blocks = dict(scope.blocks)
    scope.blocks[name] = TextBlock(name, rows, MappingProxyType(takes), MappingProxyType(given), inside)
