"""The tokens of a PBN text, gathered into tags and games (chapters 2 and 3.1 to 3.3)."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from schlemm.formats.pbn._encoding import unquoted
from schlemm.formats.pbn.defect import Findings, PbnCode, TextPlace
from schlemm.formats.pbn.limits import LONGEST_VALUE, MOST_TAGS, MOST_WORDS


class Word(NamedTuple):
    """A piece of a section without white space, a string with its quotes, or a comment with its signs.

    Attributes:
        text: As written.
        line: Its line, counted from 1.
        column: Its column, counted from 1.
    """

    text: str
    line: int
    column: int

    @property
    def is_comment(self) -> bool:
        """Whether this is a remark for people."""
        return self.text[0] in "{;"

    @property
    def at(self) -> TextPlace:
        """Where it stands."""
        return TextPlace(self.line, self.column)


class PbnTokens:
    """The pieces of a section, found in the text anew each time, so that they take no room of their own.

    Args:
        text: The whole text.
        places: The start and the end of each piece in it, one after the other.
        words: How many of the pieces are no comments.
        begin: Where in the text the section begins, its line and where that line begins.
    """

    __slots__ = ("_begin", "_places", "_text", "_words")

    def __init__(
        self,
        text: str = "",
        places: array[int] | None = None,
        words: int = 0,
        begin: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self._text = text
        self._places = places
        self._words = words
        self._begin = begin

    def __len__(self) -> int:
        return self._words

    def __iter__(self) -> Iterator[Word]:
        """The pieces that are no comments."""
        return (word for word in self.everything() if not word.is_comment)

    @property
    def has_comments(self) -> bool:
        """Whether there is a comment among them."""
        return self._places is not None and len(self._places) > 2 * self._words

    def everything(self) -> Iterator[Word]:
        """All pieces, comments among them."""
        text, places = self._text, self._places or ()
        seen, line, line_start = self._begin
        for index in range(0, len(places), 2):
            start = places[index]
            if lines := text.count("\n", seen, start):
                line += lines
                line_start = text.rfind("\n", seen, start) + 1
            seen = start
            yield Word(text[start : places[index + 1]], line, start - line_start + 1)


NO_WORDS: Final = PbnTokens()


@dataclass(frozen=True, slots=True)
class RawTag:
    """A tag with the section that follows it.

    Attributes:
        name: The name.
        value: The value, its escapes undone.
        line: Where the tag begins, counted from 1.
        column: Where in its line, counted from 1.
        words: The section up to the next tag, with its comments; mostly empty.
    """

    name: str
    value: str
    line: int
    column: int = 1
    words: PbnTokens = NO_WORDS

    @property
    def at(self) -> TextPlace:
        """Where the tag stands."""
        return TextPlace(self.line, self.column)


@dataclass(frozen=True, slots=True)
class RawGame:
    """The tags between two empty lines.

    Attributes:
        tags: In the order of the file.
        findings: What could not be understood so far.
        line: Where the game begins, counted from 1.
        comments: The comments before the first tag.
    """

    tags: tuple[RawTag, ...]
    findings: Findings
    line: int
    comments: PbnTokens = NO_WORDS


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
    line, line_start = 1, 0
    gathering = _Gathering(text, line)
    for match in _matches(text):
        start, end = match.span()
        if match.lastgroup == "gap":
            yield from gathering.game()
            gathering = _Gathering(text, line + 1)
        else:
            if gathering.is_over_before(match):
                yield from gathering.game()
                gathering = _Gathering(text, line)
            gathering.take(match, TextPlace(line, start - line_start + 1))
        if lines := text.count("\n", start, end):
            line += lines
            line_start = text.rfind("\n", start, end) + 1
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
        self._pieces = self._words = 0
        self._places: array[int] | None = None
        self._begin = (0, line, 0)
        self._comments = NO_WORDS
        self._findings = Findings()

    def take(self, match: re.Match[str], at: TextPlace) -> None:
        """Take in one token."""
        match match.lastgroup:
            case "tag":
                self._open(match, "name", "value", at)
            case "loose":
                self._open(match, "loose_name", "loose_value", at)
            case "word" | "string":
                if self._tags:
                    self._add(match, at, is_word=True)
            case "comment" | "rest":
                if _length(match, 0) > len("{}"):
                    self._add(match, at, is_word=False)
            case "bracket":
                self._findings.report(PbnCode.UNREADABLE_TAG, at, text=match[0].rstrip())
            case "unclosed":
                self._findings.report(PbnCode.UNCLOSED_COMMENT, at)
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
            yield RawGame(tuple(self._tags), self._findings, self._line, self._comments)

    def _open(self, match: re.Match[str], name: str, value: str, at: TextPlace) -> None:
        """Begin with a tag, unless it is too much."""
        self._close()
        if len(self._tags) >= MOST_TAGS:
            self._findings.report_once(PbnCode.TOO_MANY_TAGS, at, most=MOST_TAGS)
        elif _length(match, name) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, at, most=LONGEST_VALUE)
        elif _length(match, value) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, at, match[name], most=LONGEST_VALUE)
        else:
            self._begin = (match.start(), at.line, match.start() - at.column + 1)
            self._names.add(match[name])
            self._tags.append(RawTag(match[name], unquoted(match[value]), *at))

    def _add(self, match: re.Match[str], at: TextPlace, *, is_word: bool) -> None:
        """Take in a piece of a section, unless it is too much."""
        name = self._tags[-1].name if self._tags else None
        if _length(match, 0) > LONGEST_VALUE:
            self._findings.report(PbnCode.TOO_LONG, at, name, most=LONGEST_VALUE)
        elif self._pieces >= MOST_WORDS:
            self._findings.report_once(PbnCode.TOO_MANY_WORDS, at, name, most=MOST_WORDS)
        else:
            self._pieces += 1
            self._words += is_word
            if self._places is None:
                self._places = array("I")
                if not self._tags:
                    self._begin = (match.start(), at.line, match.start() - at.column + 1)
            self._places.extend(match.span())

    def _close(self) -> None:
        """Give the pieces since the last tag to it."""
        if self._places is not None:
            found = PbnTokens(self._text, self._places, self._words, self._begin)
            if self._tags:
                self._tags[-1] = replace(self._tags[-1], words=found)
            else:
                self._comments = found
            self._places, self._words = None, 0


def _length(match: re.Match[str], group: str | int) -> int:
    start, end = match.span(group)
    return end - start
