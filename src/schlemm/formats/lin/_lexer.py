"""A LIN text cut into tags and their values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

_TAG: Final = re.compile(r"[A-Za-z0-9]{2}")
LONGEST_VALUE: Final = 1 << 14
"""Characters of a value; a results list of hundreds of boards has room."""


LONGEST_SEGMENT: Final = 1 << 20
"""Characters between two bars in which something is looked for; the rest is passed over."""


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


class LinSegment(NamedTuple):
    """What stands between two bars.

    Attributes:
        text: As written, up to ``LONGEST_SEGMENT``.
        line: Where it begins, counted from 1.
        column: Where in its line, counted from 1.
        is_closed: Whether a bar stands behind it.
    """

    text: str
    line: int
    column: int
    is_closed: bool


def segments(blocks: Iterable[str]) -> Iterator[LinSegment]:
    """The pieces between the bars of a text that comes in blocks; the last one has none behind it."""
    kept, line, column = "", 1, 1  # of the segment that is being read
    end_line, end_column = 1, 1
    for block in blocks:
        is_behind_bar = False
        for piece in block.split("|"):
            if is_behind_bar:
                yield LinSegment(kept, line, column, True)
                end_column += 1
                kept, line, column = "", end_line, end_column
            is_behind_bar = True
            if len(kept) < LONGEST_SEGMENT:
                kept += piece[: LONGEST_SEGMENT - len(kept)]
            if lines := piece.count("\n"):
                end_line, end_column = end_line + lines, len(piece) - piece.rfind("\n")
            else:
                end_column += len(piece)
    yield LinSegment(kept, line, column, False)


def pairs(found: Iterable[LinSegment]) -> Iterator[LinPair]:
    """The tags of a text with their values; what is no tag costs itself alone, so that a lost bar shifts nothing."""
    following = iter(found)
    for segment in following:
        match = _NOT_WHITE.search(segment.text)
        if match is None:
            continue
        begin = match.start()
        tag = segment.text[begin : begin + 101].rstrip()
        lines = segment.text.count("\n", 0, begin) if begin else 0
        column = begin - segment.text.rfind("\n", 0, begin) if lines else segment.column + begin
        if _TAG.fullmatch(tag) and segment.is_closed:
            value = next(following).text[: LONGEST_VALUE + 1]
            yield LinPair(tag.lower(), value, segment.line + lines, column)
        elif tag:
            yield LinPair("", tag, segment.line + lines, column)


_NOT_WHITE: Final = re.compile(r"[^\s\ufeff\0\x1a]")
