"""What readers of all formats do first: see that a source can be read, and make text of it."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator
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

_LOOKED_AT: Final = 4096
"""Bytes at the beginning of a file in which its encoding may be named."""
_CHARSET: Final = re.compile(
    rb"^%[^\r\n]{0,200}?charset\s{0,9}=\s{0,9}[\"']?([\w-]{1,40})", re.MULTILINE | re.IGNORECASE
)
"""As the header of PBN names it."""
_TRUSTED: Final = re.compile(
    r"iso8859-\d+|cp\d+|koi8-[rtu]|mac-\w+|utf-(?:8|16|32)(?:-[bl]e)?|gb\w+|big5\w*|euc_\w+|shift_jis\w*"
)
"""Encodings of texts; what else Python knows by that name may take as long as it likes."""
_WESTERN: Final = frozenset({"utf-8", "iso8859-1", "cp1252", "ascii"})
_WINDOWS: Final = {
    0xDC00 + byte: bytes((byte,)).decode("cp1252", "ignore") or chr(byte) for byte in range(0x80, 0x100)
}
_ESCAPED: Final = re.compile("[\udc80-\udcff]")


def is_utf_16(data: bytes) -> bool:
    """Whether a file is in UTF-16: by its byte order mark, or by the zeros in every other byte at its beginning.

    >>> is_utf_16("[Event".encode("utf-16-le")), is_utf_16(b"[Event")
    (True, False)
    """
    first, second = data[:64:2], data[1:64:2]
    fewer, more = sorted((first.count(0), second.count(0)))
    return data.startswith((b"\xff\xfe", b"\xfe\xff")) or (
        len(second) > 1 and 2 * more > len(second) and not fewer
    )


def known_encoding(name: str) -> str | None:
    """The encoding of this name as Python calls it, if it is one of texts.

    >>> known_encoding("Windows-1252"), known_encoding("punycode")
    ('cp1252', None)
    """
    try:
        found = codecs.lookup(name).name
    except (LookupError, ValueError):
        return None
    return found if found in _WESTERN or _TRUSTED.fullmatch(found) else None


def decoded_blocks(blocks: Iterable[bytes], encoding: str | None = None) -> Iterator[str]:
    """The text of a file in pieces: in the encoding that its mark or its header tells, else in UTF-8.

    A byte that cannot be UTF-8 is Windows-1252, which is Latin-1 with quotes and dashes, for programs have mixed both.

    Args:
        blocks: The file.
        encoding: What ``known_encoding`` gives of the one in which it is, if it is known.
    """
    decoder: codecs.IncrementalDecoder | None = None
    for block in blocks:
        if decoder is None:
            found = encoding or _encoding_of(block)
            is_western = found in _WESTERN
            decoder = codecs.getincrementaldecoder("utf-8-sig" if is_western else found)(
                "surrogateescape" if is_western else "replace"
            )
        yield _plain(decoder.decode(block))
    if decoder is not None:
        yield _plain(decoder.decode(b"", True))


def decoded(data: bytes) -> str:
    """The text of a file that is at hand.

    >>> decoded("Käthe".encode() + "Jörg’s".encode("cp1252")), decoded("Käthe".encode("utf-16"))
    ('KätheJörg’s', 'Käthe')
    """
    return "".join(decoded_blocks((data,)))


def _encoding_of(beginning: bytes) -> str:
    if is_utf_16(beginning):
        if beginning.startswith((b"\xff\xfe", b"\xfe\xff")):
            return "utf-16"
        return "utf-16-le" if 0 in beginning[1:64:2] else "utf-16-be"
    named = None if beginning.startswith(codecs.BOM_UTF8) else _CHARSET.search(beginning, 0, _LOOKED_AT)
    return (known_encoding(named[1].decode("ascii", "replace")) if named else None) or "utf-8"


def _plain(text: str) -> str:
    return text.translate(_WINDOWS) if _ESCAPED.search(text) else text


def too_long(source: str | bytes) -> FileDefect | None:
    """The defect of a source that is longer than can be read at once."""
    if len(source) <= LONGEST_SOURCE:
        return None
    return FileDefect(CommonCode.FILE_TOO_LONG, 1, data=(("most", LONGEST_SOURCE >> 20),))


def text_of(what: str, source: str | bytes) -> str | FileDefect:
    """The text of a source, or why there is none.

    Args:
        what: The name of the format.
        source: A text, or the bytes of a file.

    Raises:
        WrongType: If it is neither.
    """
    check_type(what, source, (str, bytes), "str or bytes")
    if (defect := too_long(source)) is not None:
        return defect
    if isinstance(source, str):
        return source
    return decoded(source)


def no_boards(format_name: str, *, is_empty: bool) -> tuple[FileDefect, ...]:
    """What a file without a board says: nothing if nothing is in it."""
    return () if is_empty else (FileDefect(CommonCode.NO_BOARDS, 1, data=(("format", format_name),)),)
