"""Games in the plain form in which programs write them, each found at one glance.

A plain game has a tag a line, sections of nothing but words between blanks, and an empty line behind it; it is within
every limit, and takes nothing from earlier games. ``_lexer`` reads all others, and would read plain ones the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from schlemm.formats.pbn._encoding import unquoted
from schlemm.formats.pbn._tokens import BEGINNING, NO_WORDS, PbnTokens, RawGame, RawTag, Word
from schlemm.formats.pbn.defect import Findings
from schlemm.formats.pbn.limits import LONGEST_VALUE, MOST_TAGS

_TAG: Final = r'\[([A-Za-z0-9_]+) "([^"\\\n#][^"\\\n]*+(?:\\.[^"\\\n]*+)*+|)"\]\n'
_SECTION: Final = r"((?:[!#$&-:<-Z\\-z|}~][ !#-:<-Z\\-z|}~]*+\n)*+)"  # no strings, comments, escaped lines
_PIECES: Final = re.compile(_TAG + _SECTION)
_SIGNS_OF_A_TAG: Final = len('[ ""]\n')
_WORD: Final = re.compile(r"[^ \n]+")


class PlainTokens(PbnTokens):
    """A section in which everything is a word.

    Args:
        section: Its lines, each with its end.
        line: The line of the first.
    """

    __slots__ = ("_line", "_section")

    def __init__(self, section: str, line: int) -> None:
        super().__init__()
        self._section = section
        self._line = line
        self.texts = section.split()

    def __len__(self) -> int:
        return len(self.texts or ())

    @property
    def rows(self) -> int:
        """How many lines have words: all."""
        return self._section.count("\n")

    @property
    def has_comments(self) -> bool:
        """Whether there is a comment among them: never."""
        return False

    def everything(self) -> Iterator[Word]:
        """All words."""
        for line, text in enumerate(self._section.split("\n"), self._line):
            for match in _WORD.finditer(text):
                yield Word(match[0], line, match.start() + 1)


class PlainGame(NamedTuple):
    """A plain game of which nothing has been read yet but where its tags are.

    Attributes:
        names: The names of its tags, in their order.
        values: Their values, the escapes undone.
        sections: The lines behind each of them; mostly none.
        words: What stands in the sections, by the places of their tags.
        line: Where the game begins, counted from 1.
    """

    names: tuple[str, ...]
    values: tuple[str, ...]
    sections: tuple[str, ...]
    words: dict[int, list[str]]
    line: int

    def in_detail(self) -> RawGame:
        """The same game with the place of every tag."""
        tags: list[RawTag] = []
        line = self.line
        for name, value, section in zip(self.names, self.values, self.sections, strict=True):
            words = PlainTokens(section, line + 1) if section else NO_WORDS
            tags.append(RawTag(name, value, line, 1, words))
            line += 1 + words.rows
        return RawGame(tuple(tags), Findings(), self.line)


def plain_game(text: str, start: int, line: int) -> tuple[PlainGame, int, int] | None:
    """The game that begins there, if it is plain, where it ends, and the number of the line behind it.

    Args:
        text: The whole text.
        start: Where in it the game begins, at the beginning of a line.
        line: The number of that line.
    """
    if not text.startswith("[", start):
        return None
    last = text.find("\n\n", start, start + LONGEST_VALUE)
    end = len(text) if last < 0 else last + 1
    if end - start > LONGEST_VALUE:
        return None
    found = _PIECES.findall(text, start, end)
    if not 0 < len(found) <= MOST_TAGS:
        return None
    names, values, sections = zip(*found, strict=True)
    length = len("".join(names)) + len("".join(values)) + len("".join(sections))
    if length + _SIGNS_OF_A_TAG * len(found) != end - start or any(
        names.count(name) > 1 for name in BEGINNING
    ):
        return None
    if "\\" in text[start:end]:
        values = tuple(map(unquoted, values))
    words = {place: section.split() for place, section in enumerate(sections) if section}
    game = PlainGame(names, values, sections, words, line)
    return game, end, line + text.count("\n", start, end)
