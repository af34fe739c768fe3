"""Topics and tables of a system, read from its text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Final, TypeVar

from schlemm.bidding.language._expressions import NOTHING, arguments
from schlemm.bidding.language._patterns import ENDS, When, both, read_conditions, read_pattern
from schlemm.bidding.language._statements import (
    Run,
    TextBlock,
    ToldRules,
    changed_by,
    end_of,
    let_value,
    statements,
)
from schlemm.bidding.language._values import Scope, Value
from schlemm.bidding.language.lines import Reader, TextLine, lines_of
from schlemm.bidding.language.vocabulary import HAND, NUMBER, SUIT, SUITS_OF, Vocabulary
from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.evaluation.box import Box

MOST_TABLES: Final = 2000
"""Tables of all texts of a system, and how often tables are included."""
MOST_READ: Final = 20_000
"""Lines of all texts of a system, those of included tables again each time, and rows for each pattern above them."""
_DEEPEST: Final = 4
"""How often tables that are included may include others."""
_DEEPEST_BLOCK: Final = 12
"""How many blocks may stand in each other."""
_LETTER: Final = re.compile(r"[1-7#]o?([Mmxyzw])")
_Rules = TypeVar("_Rules", bound=list[Rule])
_HEADLESS: Final = frozenset({"let", "block", "tables", "include"})


@dataclass(frozen=True, eq=False)
class TextRules:
    """The rules of a table, read when they are asked for first.

    Attributes:
        lines: The rows.
        letters: The letters of the pattern.
        scope: What names mean outside of the table.
        through: What changes the rules of the rows, from its name on; ``None`` if nothing does.
        then: The lines that stand behind the rows.
    """

    lines: tuple[TextLine, ...]
    letters: tuple[str, ...]
    scope: Scope
    through: TextLine | None = None
    then: tuple[TextLine, ...] = ()

    @cached_property
    def body(self) -> tuple[tuple[Run, ...], int]:
        """What adds the rules, and the size of the environment that it takes."""
        scope = self.scope.apart((letter, SUIT) for letter in self.letters)
        first, rows = (statements(lines, scope) for lines in (scope.first, self.lines))
        if self.through is not None:
            rows = (changed_by(Reader(self.through), rows, scope),)
        found = (*first, *rows, *statements(self.then, scope))
        return tuple(each.run for each in found), scope.size[0]

    def __call__(self, situation: Situation, bound: Bound) -> list[Rule]:
        """The rules, from the best."""
        return self._added([], situation, bound)

    def told(self, situation: Situation, bound: Bound) -> ToldRules:
        """The same with the line that makes each."""
        return self._added(ToldRules(), situation, bound)

    def _added(self, out: _Rules, situation: Situation, bound: Bound) -> _Rules:
        body, size = self.body
        env = [situation, *[bound.get(letter) for letter in self.letters]]
        env += [None] * (size - len(env))
        for run in body:
            run(env, out)
        return out


class SystemReader:
    """Reads the texts of a system, one after the other; blocks of earlier ones may be used in later ones."""

    def __init__(self, agreements: Agreements, words: Vocabulary) -> None:
        self._scope = Scope(agreements, words)
        self._groups: dict[str, TextBlock] = {}
        self._made = self._read = 0

    def over(self, words: Vocabulary, meanings: Mapping[str, OwnMeaning]) -> SystemReader:
        """Return a reader of texts over those that were read, which may use more words and meanings."""
        scope, found = self._scope.inside(), copy(self)
        scope.words, scope.meanings, scope.blocks = {**scope.words, **words}, meanings, dict(scope.blocks)
        found._scope, found._groups = scope, dict(self._groups)
        return found

    def _count(self, line: TextLine) -> None:
        """Count a table, or tables that are included."""
        self._made += 1
        if self._made > MOST_TABLES:
            Reader(line).fail(f"a system has {MOST_TABLES} tables at most")

    def _count_lines(self, line: TextLine, lines: int) -> None:
        """Count lines that are read."""
        self._read += lines
        if self._read > MOST_READ:
            Reader(line).fail(f"a system has {MOST_READ} lines at most, with those that are included")

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
        outside, ends, names = self._scope, (*starts, len(lines)), set[str]()
        for _ in self._tables(lines[: ends[0]], outside, None, ()):
            Reader(lines[0]).fail("a table stands in a topic")
        for start, end in pairwise(ends):
            reader = Reader(lines[start], 1)
            name, scope = reader.take(), outside.inside()
            if name in names:
                reader.fail("a new name should stand here", back=1)
            scope.first = _used(reader, "first", scope)
            is_agreed, when = read_conditions(reader, outside)
            tables = tuple(self._tables(lines[start + 1 : end], scope, when, ()))
            if is_agreed:
                names.add(name)
                yield Topic(name.replace("_", "-"), tables)

    def _tables(
        self, lines: Sequence[TextLine], scope: Scope, when: When | None, after: Sequence[str], depth: int = 0
    ) -> Iterator[RuleTable]:
        """The tables of a topic; what is let and the blocks are kept in the scope."""
        place, heads = 0, list[TextLine]()
        while place < len(lines):
            line, end = lines[place], end_of(lines, place)
            inner, word, reader = tuple(lines[place + 1 : end]), line.words[0][0], Reader(line, 1)
            if line.depth:
                Reader(line).fail("this line stands in no other")
            self._count_lines(line, 1 + len(inner) * (len(heads) + 1))
            if word in _HEADLESS and heads:
                Reader(line).fail("rows should stand below a pattern")
            if word == "let":
                name, found = let_value(reader, scope)
                if found.get is not None:
                    Reader(line).fail("outside of tables a name is let for what is always the same")
                scope.values[name] = found
            elif word == "block":
                _block(reader, inner, scope)
            elif word == "tables":
                rows = tuple(each._replace(depth=each.depth - 1) for each in inner)
                former = self._groups.get(reader.next)
                if former is not None and former.lines[0].file == line.file:
                    reader.fail("a new name should stand here")
                group = _named(reader, rows, scope.inside(), {})
                self._groups[group.name] = group
            elif word == "include":
                yield from self._include(reader, scope, when, after, depth)
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
        """``include scheme(1, 15, 17) after 1NT``: tables with a name see what is let where they are included."""
        self._count(reader.line)
        group = self._groups.get(reader.take())
        if group is None or depth >= _DEEPEST:
            reader.fail("tables that were written before should stand here", self._groups, 1)
        given = arguments(group.name, group.takes, group.needed, reader, scope)
        if reader.has("after"):
            after = read_pattern(reader, scope, ())
        repeats = reader.has("repeats")
        but_first = repeats and reader.has("but")
        if but_first:
            reader.need("first")
        through, then = _through(reader), _used(reader, "then", scope)
        is_agreed, asked = read_conditions(reader, scope)
        if not is_agreed:
            return
        inside = replace(
            group.scope,
            first=scope.first,
            values={**group.scope.values, **scope.values, **group.given, **given},
            blocks={**group.scope.blocks, **scope.blocks},
        )
        found = self._tables(group.lines, inside, both(when, asked), after, depth + 1)
        for place, table in enumerate(found):
            rules = table.rules
            if (through or then) and isinstance(rules, TextRules):
                rules = replace(rules, through=through, then=then)
            is_told = place > 0 if but_first else repeats or table.repeats
            yield replace(table, rules=rules, repeats=is_told, line=0)


def _through(reader: Reader) -> TextLine | None:
    """``through NAME(x)``: the line of what changes rules, from its name on."""
    if not reader.has("through"):
        return None
    start = reader.place
    while reader.next not in ENDS:
        reader.take()
    return reader.line._replace(words=reader.line.words[start : reader.place])


def _used(reader: Reader, word: str, scope: Scope) -> tuple[TextLine, ...]:
    """``first NAME``, ``then NAME``: the line that uses this block, before or behind the rows of tables."""
    line, at = reader.line, reader.place
    if not reader.has(word):
        return ()
    if reader.take() not in scope.blocks:
        reader.fail("a block that was written before should stand here", scope.blocks, 1)
    return (line._replace(depth=1, words=(("use", line.words[at][1]), line.words[at + 1])),)


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
        reader = Reader(head)
        text = " ".join(read_pattern(reader, scope, after)).removeprefix("-")
        is_open, repeats = reader.has("open"), reader.has("repeats")
        is_agreed, asked = read_conditions(reader, scope)
        if is_agreed:
            letters = tuple(dict.fromkeys(_LETTER.findall(text)))
            rules = alike.setdefault(letters, TextRules(rows, letters, scope.inside()))
            yield RuleTable(Pattern(text), rules, not is_open, both(when, asked), repeats, head.number)


def _named(reader: Reader, rows: tuple[TextLine, ...], scope: Scope, given: dict[str, Value]) -> TextBlock:
    """What stands behind a name in brackets: letters are suits, names numbers; ``=`` is taken if nothing is given."""
    name, takes = reader.take(), dict[str, str]()
    if reader.has("("):
        while not reader.has(")"):
            kind = SUITS_OF if reader.has("suits") else NUMBER if reader.has("number") else ""
            each = reader.take()
            takes[each] = kind or (SUIT if len(each) == 1 else NUMBER)
            if reader.has("="):
                word = reader.take()
                if word != "none" and not word.isdecimal():
                    reader.fail("a number should stand here", back=1)
                given[each] = NOTHING if word == "none" else Value(NUMBER, None, int(word))
            if reader.next != ")":
                reader.need(",")
    reader.end()
    return TextBlock(name, rows, takes, given, scope)


def _block(reader: Reader, rows: tuple[TextLine, ...], scope: Scope) -> None:
    """``block raises(M, trumps, least=6)``: rows with a name, which may ask for a hand."""
    before = dict(scope.blocks)
    former = before.get(reader.next)
    if reader.next in scope.words or (former is not None and former.lines[0].file == reader.line.file):
        reader.fail("a new name should stand here")
    inside = scope.inside()
    inside.blocks = before
    block = _named(reader, rows, inside, {})
    if not rows:
        reader.fail("rows should stand in a block")
    said = [word for row in rows for word, _ in row.words if word]
    used = [before[name] for word, name in pairwise(said) if word == "use" and name in before]
    depth = 1 + max((each.depth for each in used), default=0)
    if depth > _DEEPEST_BLOCK:
        reader.fail(f"{_DEEPEST_BLOCK} blocks stand in each other at most")
    scope.blocks[block.name] = replace(
        block,
        takes={**block.takes, "hand": HAND},
        given={**block.given, "hand": Value(HAND, None, Box())},
        depth=depth,
    )
