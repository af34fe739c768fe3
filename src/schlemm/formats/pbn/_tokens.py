"""The tags of a PBN text, their sections and their games, before anything is read in them (3.1 to 3.3)."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from schlemm.formats.pbn.defect import Findings, TextPlace

BEGINNING: Final = frozenset({"Event", "Board", "Deal"})
"""Tags that tell of a new game where they come for the second time."""


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

    Attributes:
        texts: What each piece says, if all are words and nothing else stands between them than blanks and line ends;
            otherwise ``None``.
    """

    __slots__ = ("_begin", "_places", "_text", "_words", "texts")

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
        self.texts: list[str] | None = None

    def __len__(self) -> int:
        return self._words

    def __iter__(self) -> Iterator[Word]:
        """The pieces that are no comments."""
        return (word for word in self.everything() if not word.is_comment)

    @property
    def rows(self) -> int:
        """How many lines have words."""
        return len({word.line for word in self})

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


class RawTag(NamedTuple):
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
