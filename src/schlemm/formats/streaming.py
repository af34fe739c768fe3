r"""Files of any size, board by board: no more of one is in memory than a board or two.

>>> from io import BytesIO
>>> [str(game.auction) for game in iter_pbn(BytesIO(b'[Auction "N"]\n1NT AP\n\n[Auction "E"]\nAP\n'))]
['N: 1NT P P P', 'E: P P P P']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO, Final, NamedTuple, cast

from schlemm.core.checks import WrongType
from schlemm.formats._text_blocks import BLOCK, lines_of, utf_8_and_latin, utf_8_or_latin, with_line_feeds
from schlemm.formats.boards_json._read import read_blocks as read_json_blocks
from schlemm.formats.file_formats import FileFormat
from schlemm.formats.filed import CommonCode, FileCode, FiledBoard, FileDefect, is_utf_16
from schlemm.formats.filed.source import LONGEST_SOURCE
from schlemm.formats.lin.defect import LinCode
from schlemm.formats.lin.read import read_blocks
from schlemm.formats.pbn.defect import PbnCode
from schlemm.formats.pbn.game import PbnGame
from schlemm.formats.pbn.read import read_stream
from schlemm.formats.rbn._read import LONGEST_LINE, read_lines


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
    blocks = _texts("LIN", source, LinCode.UTF_16)
    yield from (blocks,) if isinstance(blocks, FileDefect) else read_blocks(blocks)


def iter_rbn(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_rbn`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """
    blocks = _texts("RBN", source, CommonCode.UTF_16)
    if isinstance(blocks, FileDefect):
        yield blocks
    else:
        lines = lines_of(with_line_feeds(blocks), LONGEST_LINE)
        yield from (item for item, _ in read_lines(lines))


def iter_boards_json(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_boards_json`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """
    blocks = _texts("JSON", source, CommonCode.UTF_16)
    if isinstance(blocks, FileDefect):
        yield blocks
    else:
        yield from (item for item, _ in read_json_blocks(blocks))


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
}
"""Readers of files of any length."""


class _Pieces(NamedTuple):
    """A text in pieces."""

    texts: Iterable[str]


class _Begun(NamedTuple):
    """A file whose first bytes have been read."""

    first: bytes
    rest: BinaryIO


def _texts(what: str, source: BinaryIO | Iterable[str], utf_16: FileCode) -> Iterable[str] | FileDefect:
    """A text in pieces, of a file line by line in UTF-8 or Latin-1; the defect of one in UTF-16."""
    given = _checked(what, source)
    if isinstance(given, _Pieces):
        return given.texts
    return FileDefect(utf_16, 1) if is_utf_16(given.first) else utf_8_and_latin(given.first, given.rest)


def _checked(what: str, source: BinaryIO | Iterable[str]) -> _Pieces | _Begun:
    if isinstance(source, (str, bytes)):
        raise WrongType(
            what, source, "a file opened in binary, or a text in pieces; one in memory is read at once"
        )
    read = getattr(source, "read", None)
    if read is not None and isinstance(read(0), bytes):
        file = cast("BinaryIO", source)
        return _Begun(file.read(BLOCK), file)
    return _Pieces(cast("Iterable[str]", source))
