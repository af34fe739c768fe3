"""Texts from anywhere, made safe for a terminal."""

from __future__ import annotations

import re
from typing import Final

_UNSAFE: Final = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Signs that move the cursor, begin another line, or turn the direction of what follows."""
_UNSAFE_IN_LINES: Final = re.compile(_UNSAFE.pattern.replace("\0-\x1f", "\0-\x08\x0b-\x1f"))
"""The same without tabs and ends of lines."""


def printable(text: str) -> str:
    r"""A text in one line, without signs that make a terminal do things or fake lines of output.

    >>> printable("a.pbn\nall agree\x1b[2J")
    'a.pbn\ufffdall agree\ufffd[2J'
    """
    return _UNSAFE.sub("\N{REPLACEMENT CHARACTER}", text)


def printable_lines(text: str) -> str:
    """A text of a file as a terminal can show it: in its lines, and without all other such signs."""
    return _UNSAFE_IN_LINES.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n"))
