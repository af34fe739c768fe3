"""Reads lessons that stand as text: a line a part, and lines that are moved in belong to the one above.

How such a text is written, CONTRIBUTING.md says. No number stands in it: what is computed is named, from closed lists.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from inspect import signature
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar

from schlemm.core.calls import parse_call
from schlemm.core.cards import Card, Strain, Suit
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat, Side
from schlemm.core.sentence import Fact, Facts, Sentence
from schlemm.learn.school import notation
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.facts import FACTS, TABLES, by_name
from schlemm.learn.school.lesson import Lesson, Part, PlayOut, Show, Text, Try, Visit
from schlemm.learn.school.picture import DealPicture, Picture, PlayPicture, RowsPicture

T = TypeVar("T")

Line: TypeAlias = tuple[int, str]
"""A line with its number, from 1."""

MOST_SIGNS: Final = 10_000
"""No text of a lesson is longer."""

_PARTS: Final = dict.fromkeys(("text", "show", "try", "visit", "play"))
_PICTURES: Final[Mapping[str, Callable[..., Picture]]] = MappingProxyType(
    {
        **by_name(notation.hand, notation.hands, notation.deal, notation.auction, notation.trick),
        **by_name(notation.result, notation.play),
        **TABLES,
    }
)
_NOTATIONS: Final[Mapping[str, Callable[[str], object]]] = MappingProxyType(
    {
        "bid": parse_call, "call": parse_call, "better": parse_call, "lowest": parse_call, "card": Card.parse,
        "seat": Seat.parse, "side": Side.parse, "strain": Strain.parse, "suit": Suit.parse, "trump": Suit.parse,
        "contract": Contract.parse, "result": Result.parse,
    }
)  # fmt: skip
"""What is written for a fact of this name if it is not computed; ``bid-2`` is one more ``bid``."""

_FACT: Final = re.compile(r"([a-z][a-z0-9-]*)(?:=([^\s()]+))?(?:\(([^()]*)\))?")
_BETWEEN: Final = re.compile(r"\s+(?![^()]*\))")
"""What parts facts: blanks that do not stand in brackets."""


@dataclass(eq=False)
class LessonError(Exception):
    """A text of the course that cannot be read.

    Attributes:
        file: Which file.
        line: Which of its lines, from 1.
        problem: What is wrong there.
    """

    file: str
    line: int
    problem: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.problem}"


def lines_of(file: str, text: str) -> list[Line]:
    """Return the lines of a text that say something; those with a ``#`` at the margin are remarks.

    Raises:
        LessonError: If it is too long.
    """
    if len(text) > MOST_SIGNS:
        raise LessonError(file, 1, f"the text has more than {MOST_SIGNS} signs")
    lines = enumerate(text.splitlines(), 1)
    return [(number, line.rstrip()) for number, line in lines if line.strip() and not line.startswith("#")]


@contextmanager
def in_line(file: str, number: int) -> Iterator[None]:
    """Say of what is wrong meanwhile where it stands."""
    try:
        yield
    except (ValueError, RuleViolation) as error:
        raise LessonError(file, number, str(error)) from error


def known(things: Mapping[str, T], what: str, name: str) -> T:
    """Return what has this name.

    Raises:
        ValueError: If nothing has; it says what may be meant.
    """
    if name in things:
        return things[name]
    near = get_close_matches(name, things, 1)
    meant = f"perhaps {near[0]!r} is meant" if near else f"there are {', '.join(things)}"
    raise ValueError(f"no {what} is called {name!r}; {meant}")


def read_lesson(name: str, text: str) -> Lesson:
    """Return the lesson of this name from its text.

    Raises:
        LessonError: If it cannot be read; it says in which line, and what may be meant.
    """
    reader = _Reader(name)
    heads: list[tuple[Line, list[Line]]] = []
    for number, line in lines_of(reader.file, text):
        if line[0] != " ":
            heads.append(((number, line), []))
        elif not heads:
            raise LessonError(reader.file, number, "nothing stands above this line, which is moved in")
        else:
            heads[-1][1].append((number, line.strip()))
    for (number, head), below in heads:
        with in_line(reader.file, number):
            reader.take(head, below)
    return Lesson(name, tuple(reader.parts))


@dataclass(slots=True)
class _Reader:
    """A lesson of which some parts are read.

    Attributes:
        name: Its name.
        parts: Those that are read.
        shown: The notation of what they show, by the names of the lines under it.
    """

    name: str
    parts: list[Part] = field(default_factory=list)
    shown: dict[str, str] = field(default_factory=dict)

    @property
    def file(self) -> str:
        return f"{self.name}.txt"

    def take(self, head: str, below: Sequence[Line]) -> None:
        """Read a line and those that belong to it."""
        word, _, rest = head.partition(" ")
        if below and below[0][1].startswith("with "):
            rest, below = f"{rest} {below[0][1]}", below[1:]
        known(_PARTS, "part", word)
        if below and word != "show":
            raise ValueError("only rows, and the cards of a play, stand under a line")
        match word:
            case "text":
                part: Part = Text(*self._told(rest))
            case "show":
                part = self._show(rest, below)
            case "try":
                exercise, _, enough = rest.partition(" ")
                part = Try(known(EXERCISES, "exercise", exercise).name, *map(int, enough.split()))
            case "visit":
                code, path = _halves(rest, "visit NAME: /page")
                part = Visit(path, code)
            case _:
                contract, _, code = rest.partition(" ")
                part = PlayOut(self._deal(code), Contract.parse(contract))
        self.parts.append(part)

    def _show(self, text: str, below: Sequence[Line]) -> Show:
        code, told = _halves(text, "show NAME: what is shown")
        picture, _, facts = told.partition(" with ")
        word, *words = picture.split()
        if word == "rows":
            return Show(self._rows(words, below), code, self._facts(facts))
        if below and known(_PICTURES, "picture", word) is not notation.play:
            raise ValueError(f"nothing stands under {word!r}: rows do, and the cards of a play")
        notes: list[tuple[int, Sentence]] = []
        cards: list[str] = []
        for number, line in below:
            with in_line(self.file, number):
                played, colon, note = line.partition(": ")
                cards += played.split()
                if colon:
                    notes.append((len(cards) - 1, self._sentence(note)))
        self.shown[code] = " ".join((*words, *cards))
        made = _called(_PICTURES, "picture", word, (*words, *cards))
        if isinstance(made, PlayPicture):
            made = replace(made, notes=tuple(notes))
        return Show(made, code, self._facts(facts, self.shown[code]))

    def _rows(self, heads: Sequence[str], below: Sequence[Line]) -> RowsPicture:
        rows = []
        for number, line in below:
            with in_line(self.file, number):
                name, values = _halves(line, "NAME: values")
                found = _FACT.search(name.partition(" with ")[2])
                asked = found and (found[3] or found[2])
                rows.append((self._sentence(name), tuple(value for _, value in self._facts(values, asked))))
        return RowsPicture(tuple(map(self._sentence, heads)), tuple(rows))

    def _deal(self, code: str) -> Deal | BySeat[Hand]:
        """The deal that is shown under this name."""
        for part in self.parts:
            if (
                isinstance(part, Show)
                and part.code == code
                and isinstance(part.picture, DealPicture | PlayPicture)
            ):
                return part.picture.deal
        raise ValueError(f"no deal or play is shown as {code!r} above")

    def _sentence(self, text: str) -> Sentence:
        """A sentence of the lesson, or one that all share: in tables and beside cards."""
        code, facts = self._told(text)
        shared = code.startswith(("row-", "note-"))
        return Sentence(code if shared else f"lesson-{self.name}-{code}", facts)

    def _told(self, text: str) -> tuple[str, Facts]:
        code, _, facts = text.partition(" with ")
        return code, self._facts(facts)

    def _facts(self, text: str, asked: str | None = None) -> Facts:
        return tuple(self._fact(each, asked) for each in _BETWEEN.split(text.strip()) if each)

    def _fact(self, text: str, asked: str | None) -> tuple[str, Fact]:
        """A fact with its name; a function without brackets is asked of what is shown, or of what its row names."""
        match = _FACT.fullmatch(text)
        if match is None:
            raise ValueError(f"{text!r} is no fact: write NAME=NOTATION or NAME=FUNCTION(…)")
        name, value, words = match[1], match[2] or match[1], match[3]
        if not value[0].islower():
            return name, _written(name, value)
        if words is None and asked is None:
            raise ValueError(f"nothing is shown that {value!r} could be asked of: write {value}(…)")
        args = [asked] if words is None else [self.shown.get(word, word) for word in words.split()]
        return name, _called(FACTS, "fact", value, args)


def _halves(text: str, form: str) -> tuple[str, str]:
    """What stands before and after the first colon."""
    before, colon, after = text.partition(": ")
    if not colon:
        raise ValueError(f"a colon is missing: {form}")
    return before, after


def _written(name: str, value: str) -> str:
    if value.isdecimal():
        raise ValueError(f"numbers are computed: name what computes {name!r} in place of {value}")
    return str(known(_NOTATIONS, "notation", re.sub(r"-\d$", "", name))(value))


def _called(things: Mapping[str, Callable[..., T]], what: str, name: str, words: Sequence[str]) -> T:
    """Return what a function makes of words; the word ``vulnerable`` says that declarer's side is."""
    function = known(things, what, name)
    given = tuple(word for word in words if word != "vulnerable")
    danger = {"vulnerable": True} if len(given) < len(words) else {}
    try:
        signature(function).bind(*given, **danger)
    except TypeError:
        takes = " ".join(signature(function).parameters) or "nothing"
        raise ValueError(f"{name!r} takes {takes}, not {' '.join(words) or 'nothing'}") from None
    try:
        return function(*given, **danger)
    except (ValueError, LookupError, RuleViolation) as error:
        raise ValueError(f"{name}({' '.join(words)}): {error}") from error
