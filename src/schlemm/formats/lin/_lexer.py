"""A LIN text cut into tags and their values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_TAG: Final = re.compile(r"[A-Za-z0-9]{2}")
LONGEST_VALUE: Final = 1 << 14
"""Characters of a value; a results list of hundreds of boards has room."""


class LinPair(NamedTuple):
    """A tag and its value.

    Attributes:
        tag: Two small letters or digits; empty where something else stands in its place, which is then the value.
        value: What stands between the bars behind it, up to ``LONGEST_VALUE`` and one character.
        line: Where the tag begins, counted from 1.
        column: Where in its line, counted from 1.
    """

    tag: str
    value: str
    line: int
    column: int


def pairs(text: str) -> Iterator[LinPair]:
    """The tags of a text with their values; what is no tag costs itself alone, so that a lost bar shifts nothing."""
    place, seen, line, line_start = 0, 0, 1, 0
    while place < len(text):
        bar = text.find("|", place)
        end = len(text) if bar < 0 else bar
        tag, start = _trimmed(text, place, end)
        if lines := text.count("\n", seen, start):
            line += lines
            line_start = text.rfind("\n", seen, start) + 1
        seen = start
        column = start - line_start + 1
        place = end + 1
        if _TAG.fullmatch(tag) and bar >= 0:
            closing = text.find("|", place)
            end = len(text) if closing < 0 else closing
            yield LinPair(tag.lower(), text[place : min(end, place + LONGEST_VALUE + 1)], line, column)
            place = end + 1
        elif tag:
            yield LinPair("", tag, line, column)


def _trimmed(text: str, start: int, end: int) -> tuple[str, int]:
    """What stands there without the white space around it, shortened, and where it begins."""
    match = _NOT_WHITE.search(text, start, end)
    begin = match.start() if match else end
    return text[begin : min(end, begin + 101)].rstrip(), begin


_NOT_WHITE: Final = re.compile(r"[^\s\ufeff\0\x1a]")
