r"""Files of any size, board by board: no more of one is in memory than a board or two.

>>> from io import BytesIO
>>> [str(game.auction) for game in iter_pbn(BytesIO(b'[Auction "N"]\n1NT AP\n\n[Auction "E"]\nAP\n'))]
['N: 1NT P P P', 'E: P P P P']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO, Final, NamedTuple, cast

from schlemm.core.checks import WrongType
from schlemm.formats._text_blocks import (
    BLOCK,
    byte_blocks,
    lines_of,
    utf_8_and_latin,
    utf_8_or_latin,
    with_line_feeds,
)
from schlemm.formats.boards_json._read import read_json_blocks
from schlemm.formats.boards_json._write import json_pieces
from schlemm.formats.file_formats import FileFormat
from schlemm.formats.filed import CommonCode, FileCode, FiledBoard, FileDefect, is_utf_16
from schlemm.formats.filed.source import LONGEST_SOURCE
from schlemm.formats.handviewer._write import handviewer_pieces
from schlemm.formats.lin.defect import LinCode
from schlemm.formats.lin.read import read_blocks
from schlemm.formats.pbn import encode_pbn
from schlemm.formats.pbn.defect import PbnCode
from schlemm.formats.pbn.game import PbnGame
from schlemm.formats.pbn.read import read_stream
from schlemm.formats.pbn.write import END_OF_LINE, join_pbn, write_game
from schlemm.formats.rbn._read import LONGEST_LINE, read_lines
from schlemm.formats.rbn._write import rbn_pieces
from schlemm.formats.usebio._read import read_usebio_blocks
from schlemm.formats.usebio._write import usebio_pieces

LONGEST_LATIN: Final = 1 << 19
"""Characters of PBN that wait until it is known whether Latin-1 says all of them."""


def iter_pbn(source: BinaryIO | Iterable[str]) -> Iterator[PbnGame | FileDefect]:
    """The games that ``read_pbn`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same, and a game may have no more than
    ``limits.LONGEST_GAME`` characters: a defect stands in the place of one that has more.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines. Of a file in Latin-1 that cannot be
            read twice, what looks like UTF-8 up to the first sign that cannot be is read as that.

    Raises:
        WrongType: If it is neither.
    """
    given = _checked("PBN", source)
    if isinstance(given, _Pieces):
        yield from read_stream(with_line_feeds(given.texts))
    elif is_utf_16(given.first):
        yield FileDefect(PbnCode.UTF_16, 1)
    else:
        yield from read_stream(with_line_feeds(utf_8_or_latin(given.first, given.rest)))


def iter_lin(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_lin`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """
    yield from _read_texts("LIN", source, LinCode.UTF_16, read_blocks)


def iter_rbn(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_rbn`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """

    def read(texts: Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
        return (item for item, _ in read_lines(lines_of(with_line_feeds(texts), LONGEST_LINE)))

    yield from _read_texts("RBN", source, CommonCode.UTF_16, read)


def iter_boards_json(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_boards_json`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """

    def read(texts: Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
        return (item for item, _ in read_json_blocks(texts))

    yield from _read_texts("JSON", source, CommonCode.UTF_16, read)


def iter_usebio(file: BinaryIO) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_usebio`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        file: Opened in binary, in an encoding that it says itself. Of one that cannot be read twice, names of pairs
            that are listed behind the lines in which they stand are not known.

    Raises:
        WrongType: If it is no such file.
    """
    if not isinstance(_checked("USEBIO", file, size=0), _Begun):
        raise WrongType("USEBIO", file, "a file opened in binary, which says its encoding itself")
    start = file.tell() if file.seekable() else None

    def again() -> Iterator[bytes]:
        here = file.tell()
        file.seek(start or 0)
        try:
            yield from byte_blocks(file)
        finally:
            file.seek(here)

    items = read_usebio_blocks(byte_blocks(file), None if start is None else again)
    yield from (item for item, _ in items)


def iter_boards(form: FileFormat, file: BinaryIO) -> Iterator[FiledBoard | FileDefect]:
    """The boards of a file of a format, one by one where its reader can, else all at once from 32 MB at most.

    Args:
        form: The format.
        file: Opened in binary, at its beginning.
    """
    stream = _STREAMS.get(form.name)
    if stream is None:
        yield from form.read(file.read(LONGEST_SOURCE + 1))
    else:
        yield from stream(file)


_STREAMS: Final[dict[str, Callable[[BinaryIO], Iterator[FiledBoard | FileDefect]]]] = {
    "pbn": iter_pbn,
    "lin": iter_lin,
    "rbn": iter_rbn,
    "json": iter_boards_json,
    "usebio": iter_usebio,
}
"""Readers of files of any length."""


def iter_written(form: FileFormat, boards: Iterable[FiledBoard]) -> Iterator[bytes]:
    """What a format writes of these boards, in pieces; board by board as they come where its writer can.

    Args:
        form: The format.
        boards: They are taken in as the pieces are asked for, and not kept, but where all are written at once.
    """
    pieces = _PIECES.get(form.name)
    if form.name == "pbn":
        yield from _pbn_pieces(boards)
    elif pieces is None:
        yield form.write(tuple(boards))
    else:
        yield from (piece.encode() for piece in pieces(boards))


def _pbn_pieces(boards: Iterable[FiledBoard]) -> Iterator[bytes]:
    """PBN in one encoding: what ``encode_pbn`` takes where the file is short, else UTF-8."""
    begun: list[str] | None = [join_pbn(())]
    length = 0
    for board in boards:
        text = write_game(board if isinstance(board, PbnGame) else PbnGame.of(board))
        text = END_OF_LINE + text if length else text
        length += len(text)
        if begun is None:
            yield text.encode()
            continue
        begun.append(text)
        if length > LONGEST_LATIN:
            yield "".join(begun).encode()
            begun = None
    if begun is not None:
        yield encode_pbn("".join(begun))


_PIECES: Final[dict[str, Callable[[Iterable[FiledBoard]], Iterator[str]]]] = {
    "json": json_pieces,
    "rbn": rbn_pieces,
    "handviewer": handviewer_pieces,
    "usebio": usebio_pieces,
}
"""Writers that keep no boards."""
STREAMED: Final = frozenset({"pbn", *_PIECES})
"""The formats that are written board by board."""


class _Pieces(NamedTuple):
    """A text in pieces."""

    texts: Iterable[str]


class _Begun(NamedTuple):
    """A file whose first bytes have been read."""

    first: bytes
    rest: BinaryIO


def _read_texts(
    what: str,
    source: BinaryIO | Iterable[str],
    utf_16: FileCode,
    read: Callable[[Iterable[str]], Iterator[FiledBoard | FileDefect]],
) -> Iterator[FiledBoard | FileDefect]:
    """What is read of a text in pieces, of a file line by line in UTF-8 or Latin-1; the defect of one in UTF-16."""
    given = _checked(what, source)
    if isinstance(given, _Pieces):
        yield from read(given.texts)
    elif is_utf_16(given.first):
        yield FileDefect(utf_16, 1)
    else:
        yield from read(utf_8_and_latin(given.first, given.rest))


def _checked(what: str, source: BinaryIO | Iterable[str], size: int = BLOCK) -> _Pieces | _Begun:
    if isinstance(source, (str, bytes)):
        raise WrongType(
            what, source, "a file opened in binary, or a text in pieces; one in memory is read at once"
        )
    read = getattr(source, "read", None)
    if read is not None and isinstance(read(0), bytes):
        file = cast("BinaryIO", source)
        return _Begun(file.read(size), file)
    return _Pieces(cast("Iterable[str]", source))
