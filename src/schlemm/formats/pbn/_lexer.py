"""The tokens of a PBN text, gathered into tags and games (chapters 2 and 3.1 to 3.3)."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.formats.pbn._encoding import unquoted
from schlemm.formats.pbn.defect import Findings, PbnCode
from schlemm.formats.pbn.limits import LONGEST_VALUE, MOST_TAGS, MOST_WORDS


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a section without white space, or a string with its quotes.

    Attributes:
        text: As written.
        line: Its line, counted from 1.
    """

    text: str
    line: int


class PbnTokens:
    """The pieces of a section, found in the text anew each time, so that they take no room of their own.

    Args:
        text: The whole text.
        places: The start and the end of each piece in it, one after the other.
        line: The line in which the section begins, counted from 1.
        start: Where in the text it begins.
    """

    __slots__ = ("_line", "_places", "_start", "_text")

    def __init__(
        self, text: str = "", places: array[int] | None = None, line: int = 0, start: int = 0
    ) -> None:
        self._text = text
        self._places = places
        self._line = line
        self._start = start

    def __len__(self) -> int:
        return 0 if self._places is None else len(self._places) // 2

    def __iter__(self) -> Iterator[Word]:
        places, line, seen = self._places or (), self._line, self._start
        for index in range(0, len(places), 2):
            start, end = places[index], places[index + 1]
            line += self._text.count("\n", seen, start)
            seen = start
            yield Word(self._text[start:end], line)


NO_WORDS: Final = PbnTokens()


@dataclass(frozen=True, slots=True)
class RawTag:
    """A tag with the section that follows it.

    Attributes:
        name: The name.
        value: The value, its escapes undone.
        line: Where the tag begins, counted from 1.
        words: The section up to the next tag; mostly empty.
    """

    name: str
    value: str
    line: int
    words: PbnTokens = NO_WORDS


@dataclass(frozen=True, slots=True)
class RawGame:
    """The tags between two empty lines.

    Attributes:
        tags: In the order of the file.
        findings: What could not be understood so far.
        line: Where the game begins, counted from 1.
    """

    tags: tuple[RawTag, ...]
    findings: Findings
    line: int


_WHITE: Final = r"[ \t\v\f\0\x1a\xa0]"
_BETWEEN: Final = rf"{_WHITE}*+(?:\n{_WHITE}*+)?+"  # a tag may go over several lines, not over an empty one
_BEFORE_VALUE: Final = rf"\[{_BETWEEN}(?P<%s>[A-Za-z0-9_]+){_BETWEEN}"
_BEGINNING: Final = frozenset({"Event", "Board", "Deal"})
"""Tags that tell of a new game where they come for the second time."""
_COMMENT: Final = r"(?P<comment>\{[^}]*\})|"
_TOKENS: Final = (
    r"(?P<escape>^%[^\n]*)"
    rf"|(?P<gap>^{_WHITE}*\n)"
    rf"|(?P<white>\n|{_WHITE}+)"
    r"|(?P<unclosed>\{[^\n]*)"
    r"|(?P<rest>;[^\n]*)"
    rf"|(?P<tag>{_BEFORE_VALUE % 'name'}"
    rf'"(?P<value>[^"\\\n]*+(?:\\.[^"\\\n]*+)*+)"{_BETWEEN}\])'
    # quotes inside of the value that lack their backslash: the last one of the line ends it
    rf"|(?P<loose>{_BEFORE_VALUE % 'loose_name'}"
    rf'"(?P<loose_value>[^\n]*)"{_WHITE}*\]{_WHITE}*$)'
    r"|(?P<bracket>\[[^\n]*)"
    r'|(?P<string>"[^"\n]*")'
    r"|(?P<word>[^\s\[{;\0\x1a]+|.)"
)
_SCANNER: Final = re.compile(_COMMENT + _TOKENS, re.MULTILINE)
_WITHOUT_COMMENTS: Final = re.compile(_TOKENS, re.MULTILINE)


def split_games(text: str) -> Iterator[RawGame]:
    """The games of a text, one after the other; paragraphs without a tag (statistics, letterheads) are none.

    An unclosed comment ends with its line, so that the games behind it are not lost. A new board begins a new game
    even if the empty line before it is missing.

    Args:
        text: With any line ends.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    line = 1
    gathering = _Gathering(text, line)
    for match in _matches(text):
        if match.lastgroup == "gap":
            yield from gathering.game()
            gathering = _Gathering(text, line + 1)
        else:
            if gathering.is_over_before(match):
                yield from gathering.game()
                gathering = _Gathering(text, line)
            gathering.take(match, line)
        line += text.count("\n", *match.span())
    yield from gathering.game()


def _matches(text: str) -> Iterator[re.Match[str]]:
    """The tokens of a text; once a brace is not closed no later one can be, so they are not looked for again."""
    scanner, place = _SCANNER, 0
    while match := scanner.match(text, place):
        yield match
        place = match.end()
        if match.lastgroup == "unclosed":
            scanner = _WITHOUT_COMMENTS


class _Gathering:
    """One game while its tokens come in.

    Args:
        text: The text that it stands in.
        line: Where it begins.
    """

    def __init__(self, text: str, line: int) -> None:
        self._text = text
        self._line = line
        self._tags: list[RawTag] = []
        self._names: set[str] = set()
        self._words = 0
        self._places: array[int] | None = None
        self._end = self._end_line = 0
        self._findings = Findings()

    def take(self, match: re.Match[str], line: int) -> None:
        """Take in one token."""
        match match.lastgroup:
            case "tag":
                self._open(match, "name", "value", line)
            case "loose":
                self._open(match, "loose_name", "loose_value", line)
            case "word" | "string":
                self._add(match, line)
            case "bracket":
                self._findings.report(PbnCode.UNREADABLE_TAG, line, text=match[0].rstrip())
            case "unclosed":
                self._findings.report(PbnCode.UNCLOSED_COMMENT, line)
            case _:
                pass

    def is_over_before(self, match: re.Match[str]) -> bool:
        """Whether this tag begins the next game: one that a game begins with, where a deal has been told."""
        if match.lastgroup != "tag" or "Deal" not in self._names:
            return False
        return match["name"] in _BEGINNING and match["name"] in self._names

    def game(self) -> Iterator[RawGame]:
        """The game, if there is anything that belongs to one."""
        self._close()
        if self._tags or self._findings.defects:
            yield RawGame(tuple(self._tags), self._findings, self._line)

    def _open(self, match: re.Match[str], name: str, value: str, line: int) -> None:
        """Begin with a tag, unless it is too much."""
        self._close()
        if len(self._tags) >= MOST_TAGS:
            self._findings.report_once(PbnCode.TOO_MANY_TAGS, line, most=MOST_TAGS)
        elif _length(match, name) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, line, most=LONGEST_VALUE)
        elif _length(match, value) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, line, match[name], most=LONGEST_VALUE)
        else:
            self._end = match.end()
            self._end_line = line + self._text.count("\n", *match.span())
            self._names.add(match[name])
            self._tags.append(RawTag(match[name], unquoted(match[value]), line))

    def _add(self, match: re.Match[str], line: int) -> None:
        """Take in a piece of a section, unless it is too much; those before the first tag belong to nothing."""
        if not self._tags:
            return
        name = self._tags[-1].name
        if _length(match, 0) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, line, name, most=LONGEST_VALUE)
        elif self._words >= MOST_WORDS:
            self._findings.report_once(PbnCode.TOO_MANY_WORDS, line, name, most=MOST_WORDS)
        else:
            self._words += 1
            if self._places is None:
                self._places = array("I")
            self._places.extend(match.span())

    def _close(self) -> None:
        """Give the words since the last tag to it."""
        if self._places is not None:
            last = self._tags[-1]
            words = PbnTokens(self._text, self._places, self._end_line, self._end)
            self._tags[-1] = RawTag(last.name, last.value, last.line, words)
            self._places = None


def _length(match: re.Match[str], group: str | int) -> int:
    start, end = match.span(group)
    return end - start
