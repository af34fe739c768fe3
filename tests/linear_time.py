"""Whether the time of a reader grows with the length of its text and no faster, whatever the text is made of."""

import gc
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Final, TypeVar

T = TypeVar("T")

FLOOR: Final = 0.02
"""Seconds of processor time below which nothing is compared: a timer and a cache decide there."""
MOST: Final = 8.0
"""How many times as long a text of four times the length may take.

In the middle of 4, for time in proportion, and 16, for its square: what a busy machine adds is far from either.
"""
TRIES: Final = 8
"""How often a text that takes too long is timed again; the best of each length counts, for a busy machine only adds.

One that truly takes too long does so eight times; three were too few where other processes use up the caches.
"""
SHORTEST: Final = 256
LONGEST: Final = 1 << 20
"""Characters of the shortest and the longest texts."""

WHITE: Final = (" ", "\n", "\t", "\r\n", "\r", "\x0b", "\0", "\x1a", "\ufeff", "\xa0", "\u2028")
"""Signs that formats pass over, each in its own way."""
COMMON: Final = (
    *WHITE,
    "0",
    "9",
    "A",
    "x",
    "é",
    "\u0301",
    "\u0327",
    "\ufdfa",
    "\U0001f0a1",
    "%",
    "\\",
    '"',
    "'",
    "&",
    "+",
    "-",
    ".",
    ",",
)
"""Signs with which every text is tried."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A way in which a text of any length is made of a few tokens.

    Attributes:
        before: What it begins with.
        tokens: What follows, again and again.
        after: What it ends with.
        nested: Whether first the first token stands there as often, then the second, and not both in turn.
    """

    before: str
    tokens: tuple[str, ...]
    after: str = ""
    nested: bool = False

    def text(self, length: int, fewer: int = 0) -> str:
        """The text that has about so many characters, or is shorter by so many times the tokens."""
        room = length - len(self.before) - len(self.after)
        times = max(room // sum(map(len, self.tokens)) - fewer, 1)
        inner = (
            "".join(token * times for token in self.tokens) if self.nested else "".join(self.tokens) * times
        )
        return self.before + inner + self.after


ALWAYS: Final = (Shape("", (" ",)), Shape("", ("\n",)), Shape("a", ("\u0301", "\u0327"), nested=True))
"""What every reader is tried with: blanks, line ends, and marks on a letter that Unicode puts into another order."""


def shapes(tokens: Sequence[str], files: Sequence[str], chance: Random) -> Iterator[Shape]:
    """Shapes without an end: runs, pairs and nestings of tokens, by themselves and in the midst of a file.

    Args:
        tokens: What the format is made of.
        files: Texts of the format.
        chance: What is drawn from.
    """
    while True:
        whole = chance.choice((*files, "")) if files else ""
        place = chance.randrange(len(whole) + 1)
        before, after = chance.choice(
            ((whole[:place], whole[place:]), (whole[:place], ""), ("", ""), ("", "x"))
        )
        count = chance.choice((1, 1, 2, 2, 3))
        drawn = tuple(chance.choice(chance.choice((tokens, tokens, WHITE))) for _ in range(count))
        yield Shape(before, drawn, after, nested=chance.random() < 0.5)


def runs(tokens: Sequence[str], chance: Random, most: int) -> Iterator[Shape]:
    """So many of the tokens at most, each alone, again and again, or with an end that is something else."""
    for token in chance.sample(tokens, min(most, len(tokens))):
        yield Shape("", (token,), chance.choice(("", "x")))


def steepness(read: Callable[[T], object], made: Callable[[int, int], T], most: int | None = None) -> float:
    """How many times as long a text takes as one of a quarter of the length.

    It is made longer until it takes more than ``FLOOR``; what does not up to the longest counts as nothing. Growth
    counts that comes at two lengths in a row, or at the greatest there can be: a buffer that is full makes one step.

    Args:
        read: What reads it.
        made: The text of a length, or what is read instead; a little shorter by the second number, for what has been
            read once may be remembered.
        most: Characters of the longest text that can come; ``None`` if it may be of any length.
    """
    length, before, steep = SHORTEST, 0.0, 0.0
    while length <= (most or LONGEST) or (steep and most is None):
        now = _seconds(read, made(length, 0))
        for again in range(1, TRIES):
            if now > FLOOR and now > MOST * before:
                before = min(before, _seconds(read, made(length // 4, again)))
                now = min(now, _seconds(read, made(length, again)))
        growth = now / before if now > FLOOR and before else 0.0
        if steep or 0 < growth <= MOST:
            return min(growth, steep)
        length, before, steep = 4 * length, now, growth
    return steep


def too_steep(
    read: Callable[[T], object], made: Callable[[str], T], drawn: Iterable[Shape], most: int | None = None
) -> list[str]:
    """The shapes whose texts take too long as they get longer, with how many times as long.

    Args:
        read: What reads a text.
        made: What is read instead of a text, such as its bytes.
        drawn: The shapes.
        most: Characters of the longest text that can come; ``None`` if it may be of any length.
    """
    read(made(""))
    found = ((each, steepness(read, lambda *length: made(each.text(*length)), most)) for each in drawn)  # noqa: B023
    return [f"{times:.1f} times: {shape}" for shape, times in found if times > MOST]


def _seconds(read: Callable[[T], object], given: T) -> float:
    """Seconds of the processor, in all threads, without the collector of garbage: it looks at all there is."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        start = time.process_time()
        read(given)
        return time.process_time() - start
    finally:
        if was_on:
            gc.enable()


def tokens_in(files: Iterable[str], modules: Iterable[ModuleType]) -> list[str]:
    """What a format is made of: the signs, words and lines of texts of it, and what its readers look for.

    Args:
        files: Texts of the format.
        modules: Those that read it: their patterns, and their tables of words.
    """
    found = dict.fromkeys(COMMON)
    for module in modules:
        for name, value in vars(module).items():
            found |= {} if name.startswith("__") else dict.fromkeys(looked_for(value))
    for text in files:
        found |= dict.fromkeys(sign for sign in text if not sign.isalnum())
        found |= dict.fromkeys(re.findall(r"\w+\W?", text)) | dict.fromkeys(text.splitlines(keepends=True))
    return [*filter(None, found)]


def looked_for(value: object) -> Iterator[str]:
    """The words of a constant: of a pattern, of a function that checks for one, of a table."""
    match value:
        case re.Pattern():
            yield from _literals(value)
        case FunctionType() if value.__closure__:
            for cell in value.__closure__:
                yield from looked_for(cell.cell_contents)
        case dict() | frozenset() | tuple():
            yield from (word for word in value if isinstance(word, str) and len(word) < 40)
        case _:
            pass


@cache
def _literals(pattern: "re.Pattern[Any]") -> tuple[str, ...]:
    """What stands in a pattern word for word, and of each class of signs one."""
    parser = import_module("re._parser")
    text = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    return tuple(dict.fromkeys(filter(None, _spelt(parser.parse(text, pattern.flags & re.VERBOSE)))))


def _spelt(parsed: Any) -> Iterator[str]:
    word = ""
    for kind, value in parsed:
        if str(kind) == "LITERAL":
            word += chr(value)
            continue
        yield word
        word = ""
        match str(kind):
            case "IN":
                yield from (
                    chr(of[0] if str(what) == "RANGE" else of)
                    for what, of in value
                    if str(what) in {"RANGE", "LITERAL"}
                )
            case "BRANCH":
                for each in value[1]:
                    yield from _spelt(each)
            case "SUBPATTERN":
                yield from _spelt(value[3])
            case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
                yield from _spelt(value[2])
            case "ASSERT" | "ASSERT_NOT":
                yield from _spelt(value[1])
            case "ATOMIC_GROUP":
                yield from _spelt(value)
            case _:
                pass
    yield word
