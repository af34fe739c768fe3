"""What comes next of a text in pieces, and where that is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from schlemm.formats.filed import FilePlace

_STEP: Final = 1 << 12
"""Characters that are looked at to find the end of what is skipped."""


class TextWindow:
    """A text of which what has been read is forgotten, and what follows is taken in when it is asked for.

    Args:
        blocks: The text in pieces.

    Attributes:
        at: Where reading goes on.
    """

    def __init__(self, blocks: Iterable[str]) -> None:
        self.at = FilePlace(1)
        self._blocks = iter(blocks)
        self._text = ""
        self._place = 0

    def ahead(self, size: int) -> str:
        """So many characters of what follows, or all there are."""
        missing = size - (len(self._text) - self._place)
        if missing > 0:
            found = [self._text[self._place :]]
            while missing > 0 and (block := next(self._blocks, None)) is not None:
                found.append(block)
                missing -= len(block)
            self._text, self._place = "".join(found), 0
        return self._text[self._place : self._place + size]

    def skip(self, count: int) -> None:
        """Go on behind so many characters, all of which have been looked at."""
        self.at = place_behind(self.at, self._text[self._place : self._place + count])
        self._place += count

    def skip_while(self, pattern: re.Pattern[str]) -> None:
        """Go on behind all that fits a pattern of single characters, again and again."""
        while text := self.ahead(_STEP):
            match = pattern.match(text)
            end = 0 if match is None else match.end()
            self.skip(end)
            if end < len(text):
                return

    def skip_to_line(self, pattern: re.Pattern[str]) -> bool:
        """Go on at the next line that begins so; whether there is one."""
        while text := self.ahead(_STEP):
            end = text.find("\n") + 1
            self.skip(end or len(text))
            if end and pattern.match(self.ahead(_STEP)):
                return True
        return False


def place_behind(at: FilePlace, text: str) -> FilePlace:
    """The place behind a text that begins there."""
    if lines := text.count("\n"):
        return FilePlace(at.line + lines, len(text) - text.rfind("\n"))
    return FilePlace(at.line, at.column + len(text))
