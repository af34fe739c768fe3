"""Lines of a system's text: their words with the columns in which they stand, and what is said of a wrong one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple, NoReturn

MOST_LINES: Final = 6000
MOST_LETTERS: Final = 160
"""Letters of a line."""
MOST_WORDS: Final = 400
"""Words of a line with all in which it goes on."""
DEEPEST: Final = 7
"""How deep statements may stand in each other."""
MOST_BRACKETS: Final = 16
"""How deep brackets may stand in each other."""
_INDENT: Final = 2
_WORD: Final = re.compile(
    r"\s*(\{[^{}]*\}[A-Za-z0-9|{}]*|#\+[12][A-Za-z]+"
    r"|(?:[A-Za-z_0-9#*?|]|\{[a-z_]+\})+(?:\.(?=[a-z])[a-z_]+)*|\.\.|<=|>=|[-+()<>=,:])"
)


@dataclass(eq=True, unsafe_hash=True)
class SystemTextError(ValueError):
    """A text is no system.

    Attributes:
        file: The name of the text.
        line: The number of the line, from 1.
        column: The first letter of the word that is wrong, from 1.
        message: What is wrong, and what may be meant.
        word: The word that is wrong; empty if it is not one.
        near: What may be meant by it.
    """

    file: str
    line: int
    column: int
    message: str
    word: str = ""
    near: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class TextLine(NamedTuple):
    """A line that says something.

    Attributes:
        file: The name of its text.
        number: Its number there, from 1.
        depth: How many statements it stands in.
        words: What it says, each word with its column.
    """

    file: str
    number: int
    depth: int
    words: tuple[tuple[str, int], ...]


def raw_lines(file: str, text: str) -> list[str]:
    """Return all lines of a text, which end where its readers see them end.

    Raises:
        SystemTextError: If they are too many or too long, or a sign in one breaks it for some readers only.
    """
    found = text.split("\n")
    if len(found) > MOST_LINES:
        raise SystemTextError(file, MOST_LINES, 1, f"a text has {MOST_LINES} lines at most")
    for number, raw in enumerate(found, 1):
        if len(raw) > MOST_LETTERS:
            raise SystemTextError(file, number, MOST_LETTERS, f"a line has {MOST_LETTERS} letters at most")
        first, *others = (raw.removesuffix("\r") + ".").splitlines()
        if others:
            at = len(first)
            raise SystemTextError(file, number, at + 1, f"nothing is written with {raw[at]!r}")
    return found


@lru_cache(maxsize=64)
def lines_of(file: str, text: str) -> tuple[TextLine, ...]:
    """Return the lines that say something; one that begins with ``or``, or follows a comma, goes on with the last.

    Raises:
        SystemTextError: If the text is too long, or a line has a sign that nothing is written with.
    """
    found: list[TextLine] = []
    for number, raw in enumerate(raw_lines(file, text), 1):
        words = words_of(file, number, "" if raw.strip() == "#" else raw.partition("# ")[0])
        if not words:
            continue
        indent = words[0][1] - 1
        if found and (words[0][0] == "or" or found[-1].words[-1][0] == ","):
            last = found[-1]
            if len(last.words) + len(words) > MOST_WORDS:
                raise SystemTextError(file, number, 1, f"a line has {MOST_WORDS} words at most")
            found[-1] = last._replace(words=(*last.words, ("", -number), *words))
            continue
        if indent % _INDENT or indent // _INDENT > DEEPEST:
            raise SystemTextError(file, number, 1, f"a line stands in by {_INDENT} letters a step")
        found.append(TextLine(file, number, indent // _INDENT, words))
    for line in found:
        _check_brackets(line)
    return tuple(found)


def _check_brackets(line: TextLine) -> None:
    """Refuse more brackets in each other than are read however many functions wait for what is read."""
    open_now = 0
    for place, (word, _) in enumerate(line.words):
        open_now += (word == "(") - (word == ")")
        if open_now > MOST_BRACKETS:
            Reader(line, place).fail(f"{MOST_BRACKETS} brackets stand in each other at most")


def words_of(file: str, number: int, line: str, column: int = 1) -> tuple[tuple[str, int], ...]:
    """Return the words of a line with their columns, the first of which is given.

    Raises:
        SystemTextError: If there is a sign that nothing is written with.
    """
    found: list[tuple[str, int]] = []
    place, end = 0, len(line.rstrip())
    while place < end:
        match = _WORD.match(line, place)
        if match is None:
            at = place + len(line[place:]) - len(line[place:].lstrip())
            raise SystemTextError(file, number, at + column, f"nothing is written with {line[at]!r}")
        found.append((match[1], match.start(1) + column))
        place = match.end()
    return tuple(found)


class Reader:
    """The words of a line, read from the left.

    Attributes:
        line: The line.
        place: Which word is next.
    """

    __slots__ = ("_number", "line", "place")

    def __init__(self, line: TextLine, place: int = 0) -> None:
        self.line, self.place = line, place
        self._number = next((-column for _, column in line.words[:place][::-1] if column < 0), line.number)

    @property
    def next(self) -> str:
        """The next word; nothing at the end."""
        words = self.line.words
        while self.place < len(words) and words[self.place][1] < 0:
            self._number = -words[self.place][1]
            self.place += 1
        return words[self.place][0] if self.place < len(words) else ""

    @property
    def after(self) -> str:
        """The word behind the next one; nothing at the end."""
        words, after = self.line.words, self.place + 1
        return words[after][0] if after < len(words) else ""

    def take(self) -> str:
        """Return the next word and go on."""
        word = self.next
        self.place += 1
        return word

    def has(self, word: str) -> bool:
        """Return whether the next word is this one, and if it is go on."""
        if self.next != word:
            return False
        self.place += 1
        return True

    def need(self, word: str) -> None:
        """Go on over this word.

        Raises:
            SystemTextError: If the next word is another one.
        """
        if not self.has(word):
            self.fail(f"{word!r} should stand here")

    def end(self) -> None:
        """Check that nothing more is said.

        Raises:
            SystemTextError: If there is.
        """
        if self.next:
            self.fail("nothing should follow here")

    def fail(self, message: str, known: Iterable[str] = (), back: int = 0) -> NoReturn:
        """Tell what is wrong with the next word.

        Args:
            message: What is wrong.
            known: What could stand there.
            back: How many words before the next one it is.

        Raises:
            SystemTextError: Always.
        """
        word, words = self.next, self.line.words
        place = max(self.place - back, 0)
        if back and place < len(words):
            word = words[place][0]
        ends = words[-1][1] + len(words[-1][0]) if words else 1
        column = words[place][1] if place < len(words) else ends
        told = f"{message}, not {word!r}" if word and message.endswith("here") else message
        raise unknown_word(self.line.file, self._number, max(column, 1), told, word, known)


def unknown_word(
    file: str, line: int, column: int, message: str, word: str, known: Iterable[str]
) -> SystemTextError:
    """Return the error that tells of a word, and of what may be meant by it."""
    names: Sequence[str] = sorted(known)
    near = tuple(get_close_matches(word, names, 3))
    if near:
        message += f"; perhaps {' or '.join(near)}"
    elif names:
        message += f"; known are {', '.join(names[:40])}"
    return SystemTextError(file, line, column, message, word, near)
