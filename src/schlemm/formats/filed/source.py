"""What readers of all formats do first: see that a source can be read, and make text of it."""

from __future__ import annotations

from typing import Final

from schlemm.core.checks import check_type
from schlemm.formats.filed.common_codes import CommonCode
from schlemm.formats.filed.defect import FileDefect

LONGEST_SOURCE: Final = 1 << 25
"""Bytes of a file, or characters of a text."""
LONGEST_TEXT: Final = 1 << 14
"""Characters of one value."""
NOTHING: Final = "\ufeff\x1a\0 \t\r\n"
"""Signs that say nothing where they stand alone in a file."""

_LATIN: Final = {0xDC00 + byte: byte for byte in range(0x80, 0x100)}


def is_utf_16(data: bytes) -> bool:
    """Whether a file is in UTF-16: by its byte order mark, or because every other byte at its beginning is zero.

    >>> is_utf_16("[Event".encode("utf-16-le")), is_utf_16(b"[Event")
    (True, False)
    """
    first, second = data[:64:2], data[1:64:2]
    return data.startswith((b"\xff\xfe", b"\xfe\xff")) or (len(second) > 1 and any(first) != any(second))


def decode_mixed(data: bytes) -> str:
    """The text of a file in UTF-8, in which a byte that cannot be UTF-8 is Latin-1: programs have mixed both.

    >>> decode_mixed("Käthe".encode() + "Jörg".encode("latin-1"))
    'KätheJörg'
    """
    text = data.decode("utf-8", "surrogateescape")
    return text if text.isascii() else text.translate(_LATIN)


def too_long(source: str | bytes) -> FileDefect | None:
    """The defect of a source that is longer than can be read at once."""
    if len(source) <= LONGEST_SOURCE:
        return None
    return FileDefect(CommonCode.FILE_TOO_LONG, 1, data=(("most", LONGEST_SOURCE >> 20),))


def text_of(what: str, source: str | bytes) -> str | FileDefect:
    """The text of a source, or why there is none.

    Args:
        what: The name of the format.
        source: A text, or the bytes of a file in UTF-8 or Latin-1.

    Raises:
        WrongType: If it is neither.
    """
    check_type(what, source, (str, bytes), "str or bytes")
    if (defect := too_long(source)) is not None:
        return defect
    if isinstance(source, str):
        return source
    return FileDefect(CommonCode.UTF_16, 1) if is_utf_16(source) else decode_mixed(source)


def no_boards(format_name: str, *, is_empty: bool) -> tuple[FileDefect, ...]:
    """What a file without a board says: nothing if nothing is in it."""
    return () if is_empty else (FileDefect(CommonCode.NO_BOARDS, 1, data=(("format", format_name),)),)
