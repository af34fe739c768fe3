"""The tokens of a PBN text, gathered into tags and games (chapters 2 and 3.1 to 3.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.formats.pbn.defect import Findings, PbnCode
from schlemm.formats.pbn.encoding import unquoted


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a section without white space, or a string with its quotes.

    Attributes:
        text: As written.
        line: Its line, counted from 1.
    """

    text: str
    line: int


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
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class RawGame:
    """The tags between two empty lines.

    Attributes:
        tags: In the order of the file.
        findings: What could not be understood so far.
    """

    tags: tuple[RawTag, ...]
    findings: Findings


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
    rf'"(?P<value>(?:[^"\\\n]|\\.)*)"{_BETWEEN}\])'
    # quotes inside of the value that lack their backslash: the last one of the line ends it
    rf"|(?P<loose>{_BEFORE_VALUE % 'loose_name'}"
    rf'"(?P<loose_value>[^\n]*)"{_WHITE}*\]{_WHITE}*$)'
    r"|(?P<bracket>\[[^\n]*)"
    r'|(?P<string>"[^"\n]*")'
    r"|(?P<word>[^\s\[{;\0\x1a]+|.)"
)
_SCANNER: Final = re.compile(_COMMENT + _TOKENS, re.MULTILINE)
_WITHOUT_COMMENTS: Final = re.compile(_TOKENS, re.MULTILINE)


def games_of(text: str) -> Iterator[RawGame]:
    """The games of a text; paragraphs without a tag (statistics, letterheads) are none.

    An unclosed comment ends with its line, so that the games behind it are not lost. A new board begins a new game
    even if the empty line before it is missing.

    Args:
        text: With any line ends.
    """
    gathering = _Gathering()
    line = 1
    for match in _matches(re.sub(r"\r\n?", "\n", text.removeprefix("\ufeff"))):
        if match.lastgroup == "gap":
            yield from gathering.game()
            gathering = _Gathering()
        else:
            if gathering.is_over_before(match):
                yield from gathering.game()
                gathering = _Gathering()
            gathering.take(match, line)
        line += match[0].count("\n")
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
    """One game while its tokens come in."""

    def __init__(self) -> None:
        self._tags: list[RawTag] = []
        self._words: list[Word] = []
        self._findings = Findings()

    def take(self, match: re.Match[str], line: int) -> None:
        """Take in one token."""
        match match.lastgroup:
            case "tag":
                self._open(match["name"], match["value"], line)
            case "loose":
                self._open(match["loose_name"], match["loose_value"], line)
            case "word" | "string":
                self._words.append(Word(match[0], line))
            case "bracket":
                self._findings.report(PbnCode.UNREADABLE_TAG, line, text=match[0].rstrip())
            case "unclosed":
                self._findings.report(PbnCode.UNCLOSED_COMMENT, line)
            case _:
                pass

    def is_over_before(self, match: re.Match[str]) -> bool:
        """Whether this tag begins the next game: one that a game begins with, where a deal has been told."""
        name = match["name"] if match.lastgroup == "tag" else ""
        told = {tag.name for tag in self._tags}
        return name in _BEGINNING and "Deal" in told and name in told

    def game(self) -> Iterator[RawGame]:
        """The game, if there is anything that belongs to one."""
        self._close()
        if self._tags or self._findings.defects:
            yield RawGame(tuple(self._tags), self._findings)

    def _open(self, name: str, value: str, line: int) -> None:
        self._close()
        self._tags.append(RawTag(name, unquoted(value), line))

    def _close(self) -> None:
        """Give the words since the last tag to it; those before the first tag belong to nothing."""
        if self._tags and self._words:
            last = self._tags[-1]
            self._tags[-1] = RawTag(last.name, last.value, last.line, tuple(self._words))
        self._words = []
