"""Files of any length as blocks of text, so that no more of them is in memory than is looked at."""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from io import IncrementalNewlineDecoder
from itertools import chain
from typing import BinaryIO, Final

BLOCK: Final = 1 << 16
"""Bytes that are read at once."""

_UTF_8: Final = getincrementaldecoder("utf-8")
_WITHOUT_MARK: Final = getincrementaldecoder("utf-8-sig")
_LATIN: Final = {0xDC00 + byte: byte for byte in range(0x80, 0x100)}


def byte_blocks(file: BinaryIO) -> Iterator[bytes]:
    """What is left of a file."""
    while block := file.read(BLOCK):
        yield block


def utf_8_or_latin(first: bytes, file: BinaryIO) -> Iterator[str]:
    """The text of a file as ``decode_pbn`` makes it: UTF-8 if it is that to its end, else Latin-1.

    A file that can be read only once, such as a pipe, is UTF-8 up to the block with the first byte that cannot be, and
    Latin-1 from there.

    Args:
        first: What has been read of it.
        file: What follows.
    """
    decoder, is_utf_8 = _WITHOUT_MARK(), True
    if file.seekable():
        place = file.tell()
        is_utf_8 = _is_utf_8(chain((first,), byte_blocks(file)))
        file.seek(place)
    for block in chain((first,), byte_blocks(file)):
        before = decoder.getstate()[0]
        if is_utf_8:
            try:
                yield decoder.decode(block)
                continue
            except UnicodeDecodeError:
                is_utf_8 = False
                decoder.reset()
                yield before.decode("latin-1")
        yield block.decode("latin-1")
    yield decoder.getstate()[0].decode("latin-1")


def _is_utf_8(blocks: Iterable[bytes]) -> bool:
    decoder = _UTF_8()
    try:
        for block in blocks:
            decoder.decode(block)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return False
    return True


def utf_8_and_latin(first: bytes, file: BinaryIO) -> Iterator[str]:
    """The text of a file in UTF-8, in which a byte that cannot be UTF-8 is Latin-1.

    Args:
        first: What has been read of it.
        file: What follows.
    """
    decoder = _UTF_8("surrogateescape")
    for block in chain((first,), byte_blocks(file)):
        yield _latin_for_escapes(decoder.decode(block))
    yield _latin_for_escapes(decoder.decode(b"", final=True))


def with_line_feeds(blocks: Iterable[str]) -> Iterator[str]:
    """The same text, all its lines ended by line feeds."""
    decoder = IncrementalNewlineDecoder(None, translate=True)
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


def _latin_for_escapes(text: str) -> str:
    return text if text.isascii() else text.translate(_LATIN)
