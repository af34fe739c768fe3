"""Files of any length as blocks of text, so that no more of them is in memory than is looked at."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import BinaryIO, Final

BLOCK: Final = 1 << 16
"""Bytes that are read at once."""


def byte_blocks(file: BinaryIO) -> Iterator[bytes]:
    """What is left of a file."""
    while block := file.read(BLOCK):
        yield block


def with_line_feeds(blocks: Iterable[str]) -> Iterator[str]:
    """The same text, all its lines ended by line feeds."""
    decoder = io.IncrementalNewlineDecoder(None, translate=True)
    yield from map(decoder.decode, blocks)
    yield decoder.decode("", final=True)


def lines_of(blocks: Iterable[str], longest: int) -> Iterator[str]:
    """The lines of a text whose lines end with line feeds; of one that is longer, only so much of its beginning.

    Args:
        blocks: The text in pieces.
        longest: How many characters of a line are kept.
    """
    begun, length = list[str](), 0
    for block in blocks:
        *ended, rest = block.split("\n")
        for piece in ended:
            begun.append(piece[: max(longest - length, 0)])
            yield "".join(begun) + "\n"
            begun, length = list[str](), 0
        if rest and length < longest:
            begun.append(rest[: longest - length])
            length += len(begun[-1])
    if begun:
        yield "".join(begun)
