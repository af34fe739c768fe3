r"""Files of any size, board by board: no more of one is in memory than a board or two.

>>> from io import BytesIO
>>> [str(game.auction) for game in iter_pbn(BytesIO(b'[Auction "N"]\n1NT AP\n\n[Auction "E"]\nAP\n'))]
['N: 1NT P P P', 'E: P P P P']
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from typing import BinaryIO, Final, NamedTuple, cast

from schlemm.core.checks import WrongType
from schlemm.formats._text_blocks import (
    BLOCK,
    byte_blocks,
    lines_of,
    with_line_feeds,
)
from schlemm.formats.boards_json._read import read_json_blocks
from schlemm.formats.boards_json._write import json_pieces
from schlemm.formats.file_formats import FileFormat
from schlemm.formats.filed import FiledBoard, FileDefect, decoded_blocks
from schlemm.formats.filed.source import LONGEST_SOURCE
from schlemm.formats.handviewer._write import handviewer_pieces
from schlemm.formats.lin.read import read_blocks
from schlemm.formats.lin.write import lin_pieces
from schlemm.formats.machines._dlm import write_dlm
from schlemm.formats.machines._records import (
    BRI,
    DGE,
    DUP,
    RecordLayout,
    bri_pieces,
    dge_pieces,
    dup_pieces,
    read_record_blocks,
)
from schlemm.formats.pbn import encode_pbn
from schlemm.formats.pbn.game import PbnGame
from schlemm.formats.pbn.read import read_stream
from schlemm.formats.pbn.write import END_OF_LINE, join_pbn, write_game
from schlemm.formats.rbn._read import LONGEST_LINE, read_lines
from schlemm.formats.rbn._write import rbn_pieces
from schlemm.formats.usebio._read import read_usebio_blocks
from schlemm.formats.usebio._write import usebio_pieces

_DECLARED: Final = re.compile(rb"(<\?xml[^<>]{0,200}?encoding=[\"'])[\w.-]+")
"""How XML says in which encoding it is."""
LONGEST_LATIN: Final = 1 << 19
"""Characters of PBN that wait until it is known whether Latin-1 says all of them."""


def iter_pbn(source: BinaryIO | Iterable[str]) -> Iterator[PbnGame | FileDefect]:
    """The games that ``read_pbn`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same, and a game may have no more than
    ``limits.LONGEST_GAME`` characters: a defect stands in the place of one that has more.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """
    yield from read_stream(with_line_feeds(_texts("PBN", source)))


def iter_lin(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_lin`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """
    yield from read_blocks(_texts("LIN", source))


def iter_rbn(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_rbn`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """
    lines = lines_of(with_line_feeds(_texts("RBN", source)), LONGEST_LINE)
    yield from (item for item, _ in read_lines(lines))


def iter_boards_json(source: BinaryIO | Iterable[str]) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_boards_json`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        source: A file opened in binary, or a text in pieces, such as its lines.

    Raises:
        WrongType: If it is neither.
    """
    yield from (item for item, _ in read_json_blocks(_texts("JSON", source)))


def iter_usebio(file: BinaryIO) -> Iterator[FiledBoard | FileDefect]:
    """The boards that ``read_usebio`` would read, one by one as they are asked for.

    The file as a whole may be of any length; what single things may have is the same.

    Args:
        file: Opened in binary, in an encoding that it says itself. Of one that cannot be read twice, names of pairs
            and hands that are listed behind the lines in which they stand are not known.

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


def iter_records(
    layout: RecordLayout, file: BinaryIO, first: int | None = None
) -> Iterator[FiledBoard | FileDefect]:
    """The deals of a dealing machine's file, one by one as they are asked for.

    Args:
        layout: What a record is.
        file: Opened in binary.
        first: The number of its first deal, if it is not to be what the file says, or 1.
    """
    yield from read_record_blocks(layout, byte_blocks(file), first)


def iter_boards(form: FileFormat, file: BinaryIO) -> Iterator[FiledBoard | FileDefect]:
    """The boards of a file of a format, one by one where its reader can, else all at once from 32 MB at most.

    Links are looked for in a text as a whole, and a file of DLM has no more boards than its numbers, which have three
    digits.

    Args:
        form: The format.
        file: Opened in binary, at its beginning.
    """
    stream = _STREAMS.get(form.name)
    if stream is None:
        yield from form.read(file.read(LONGEST_SOURCE + 1))
    else:
        yield from stream(file)


RECORDS: Final = {"bri": BRI, "dge": DGE, "dup": DUP}
"""The layouts of dealing machines, by the names of their formats."""
_STREAMS: Final[dict[str, Callable[[BinaryIO], Iterator[FiledBoard | FileDefect]]]] = {
    "pbn": iter_pbn,
    "lin": iter_lin,
    "rbn": iter_rbn,
    "json": iter_boards_json,
    "usebio": iter_usebio,
    **{name: partial(iter_records, layout) for name, layout in RECORDS.items()},
}
"""Readers of files of any length."""


def iter_written(form: FileFormat, boards: Iterable[FiledBoard]) -> Iterator[bytes]:
    """What a format writes of these boards, in pieces, of which no more are kept than must be.

    That is none in most formats; of LIN those that have one header, 1,600 at most, of DUP 999, whose last number
    stands in every record, of DLM 100, for a file has no more; lines of USEBIO wait on the disk.

    Args:
        form: The format.
        boards: They are taken in as the pieces are asked for.
    """
    yield from _PIECES[form.name](boards)


def _encoded(
    pieces: Callable[[Iterable[FiledBoard]], Iterator[str]],
) -> Callable[[Iterable[FiledBoard]], Iterator[bytes]]:
    """A writer of bytes made of one of texts."""
    return lambda boards: (piece.encode() for piece in pieces(boards))


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


_PIECES: Final[dict[str, Callable[[Iterable[FiledBoard]], Iterator[bytes]]]] = {
    "pbn": _pbn_pieces,
    "json": _encoded(json_pieces),
    "rbn": _encoded(rbn_pieces),
    "handviewer": _encoded(handviewer_pieces),
    "lin": _encoded(lin_pieces),
    "usebio": _encoded(usebio_pieces),
    "dlm": lambda boards: iter((write_dlm(boards).encode(),)),
    "dup": dup_pieces,
    "bri": bri_pieces,
    "dge": dge_pieces,
}
"""Writers that keep hardly any boards."""


def recoded(file: BinaryIO, encoding: str) -> BinaryIO:
    """The same file in UTF-8, to be read once.

    Args:
        file: Opened in binary.
        encoding: In what it is, as ``known_encoding`` gives it.
    """
    return cast("BinaryIO", _Recoded(file, encoding))


class _Recoded(io.RawIOBase):
    def __init__(self, file: BinaryIO, encoding: str) -> None:
        self._file = file
        self._pieces = (text.encode() for text in decoded_blocks(byte_blocks(file), encoding))
        self._left = _DECLARED.sub(rb"\1utf-8", next(self._pieces, b""))

    def read(self, size: int = -1, /) -> bytes:
        """So many bytes, or fewer at the end; no size is all there are."""
        pieces, length = [self._left], len(self._left)
        while size < 0 or length < size:
            piece = next(self._pieces, None)
            if piece is None:
                break
            pieces.append(piece)
            length += len(piece)
        found = b"".join(pieces)
        end = len(found) if size < 0 else size
        self._left = found[end:]
        return found[:end]

    def close(self) -> None:
        """Close the file."""
        self._file.close()
        super().close()


class _Pieces(NamedTuple):
    """A text in pieces."""

    texts: Iterable[str]


class _Begun(NamedTuple):
    """A file whose first bytes have been read."""

    first: bytes
    rest: BinaryIO


def _texts(what: str, source: BinaryIO | Iterable[str]) -> Iterable[str]:
    """The text of a source in pieces."""
    given = _checked(what, source)
    if isinstance(given, _Pieces):
        return given.texts
    return decoded_blocks(chain((given.first,), byte_blocks(given.rest)))


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
