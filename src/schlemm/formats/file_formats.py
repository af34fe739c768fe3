"""All formats of files that boards are read from and written to, so that a program can convert between any two."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.formats.boards_json import read_boards_json, write_boards_json
from schlemm.formats.filed import FiledBoard, FileDefect, decoded, is_utf_16
from schlemm.formats.handviewer import read_handviewer, write_handviewer
from schlemm.formats.lin import read_lin, write_lin
from schlemm.formats.machines import (
    read_bri,
    read_dge,
    read_dlm,
    read_dup,
    write_bri,
    write_dge,
    write_dlm,
    write_dup,
)
from schlemm.formats.pbn import PbnGame, encode_pbn, read_pbn, write_pbn
from schlemm.formats.rbn import read_rbn, write_rbn
from schlemm.formats.usebio import read_usebio, write_usebio

BEGINNING: Final = 1 << 16
"""How many bytes of a file are looked at to recognise its format."""


@dataclass(frozen=True, slots=True)
class FileFormat:
    """One format of files.

    Attributes:
        name: What it is called in small letters, such as ``"pbn"``.
        suffixes: Ends of the names of its files, in small letters and with the dot; the first is what is written.
        is_text: Whether a place in it is a line and a column, and not a byte.
        read: Boards, each as far as it can be read, and what is wrong where there is no board; never raises.
        write: The file; what the format has no room for is left out.
        is_like: Whether the beginning of a file looks like it.
    """

    name: str
    suffixes: tuple[str, ...]
    is_text: bool
    read: Callable[[bytes], tuple[FiledBoard | FileDefect, ...]]
    write: Callable[[Sequence[FiledBoard]], bytes]
    is_like: Callable[[bytes], bool]


def _pattern(pattern: bytes) -> Callable[[bytes], bool]:
    """A check for this pattern at the beginning of a file."""
    compiled = re.compile(pattern, re.MULTILINE)
    return lambda data: compiled.search(data) is not None


def _write_pbn(boards: Sequence[FiledBoard]) -> bytes:
    return encode_pbn(
        write_pbn(board if isinstance(board, PbnGame) else PbnGame.of(board) for board in boards)
    )


JSON: Final = FileFormat(
    "json",
    (".json",),
    True,
    read_boards_json,
    lambda boards: write_boards_json(boards).encode(),
    _pattern(rb'\A(?:\xef\xbb\xbf)?\s*\{\s*"(?:format|boards)"'),
)
PBN: Final = FileFormat(
    "pbn", (".pbn",), True, read_pbn, _write_pbn, _pattern(rb'^(?:\xef\xbb\xbf)?(?:% PBN|[ \t]*\[\s*\w+\s*")')
)
RBN: Final = FileFormat(
    "rbn",
    (".rbn",),
    True,
    read_rbn,
    lambda boards: write_rbn(boards).encode(),
    _pattern(rb"^(?:\xef\xbb\xbf)?(?:%[ \t]*RBN|H [NESW]:[2-9TJQKAx.]*[:;]|A [NESW][ZNEB?]:)"),
)
HANDVIEWER: Final = FileFormat(
    "handviewer",
    (".url",),
    True,
    read_handviewer,
    lambda boards: write_handviewer(boards).encode(),
    _pattern(rb"^[ \t]*(?:\S*handviewer\.html?\?|https?://\S*[?&#]lin(?:=|%3D)|\[hv=)"),
)
LIN: Final = FileFormat(
    "lin",
    (".lin",),
    True,
    read_lin,
    lambda boards: write_lin(boards).encode(),
    _pattern(rb"(?:^|\|)[^\S\n]*(?:vg|qx|md|mb|pn|rs|st)\|"),
)
USEBIO: Final = FileFormat(
    "usebio",
    (".xml", ".usebio"),
    True,
    read_usebio,
    lambda boards: write_usebio(boards).encode(),
    _pattern(rb"<USEBIO[\s>/]"),
)
DLM: Final = FileFormat(
    "dlm",
    (".dlm",),
    True,
    read_dlm,
    lambda boards: write_dlm(boards).encode(),
    _pattern(rb"^(?:\[Document\]\s*$|Board \d\d=[a-p]{26})"),
)
DUP: Final = FileFormat(
    "dup", (".dup",), False, read_dup, write_dup, _pattern(rb"\A\d{78}(?:\x06|[ \0]{68}[YN]{2})")
)
BRI: Final = FileFormat(
    "bri", (".bri",), False, read_bri, write_bri, _pattern(rb"\A\d{78}(?!\x06|[ \0]{68}[YN]{2})(?:[ \0]|\Z)")
)
DGE: Final = FileFormat("dge", (".dge",), False, read_dge, write_dge, _pattern(rb"\A\x06[AKQJT2-9]*\x03"))

FORMATS: Final = (JSON, PBN, RBN, HANDVIEWER, LIN, USEBIO, DLM, DUP, BRI, DGE)
"""Every format; where two could be meant, the first that fits."""
MACHINES: Final = frozenset({DLM.name, DUP.name, BRI.name, DGE.name})
"""The names of those that hold whole deals and hardly anything else."""


_FOREIGN: Final = {
    "packed": (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!"),
    "acblscore": (b"\x12\x0a\x03AC",),
    "bws": (b"\0\1\0\0Standard Jet DB", b"\0\1\0\0Standard ACE DB"),
}
"""What files begin with that hold boards and are not read as they are."""


def foreign_kind(data: bytes) -> str | None:
    r"""Return what a file is that holds boards and is none of ``FORMATS``: packed, of a Bridgemate, or of ACBLscore.

    >>> foreign_kind(b"PK\3\4..."), foreign_kind(b"md|3SAKQ,,,|")
    ('packed', None)
    """
    return next((kind for kind, beginnings in _FOREIGN.items() if data.startswith(beginnings)), None)


def recognise(data: bytes, name: str | None = None) -> FileFormat | None:
    """The format of a file, by what is in it, else by its name; ``None`` if neither tells.

    >>> recognise(b"md|3SAKQ,,,|").name, recognise(b"", "Boards.PBN").name, recognise(b"Dear friends,")
    ('lin', 'pbn', None)

    Args:
        data: The file, or its beginning.
        name: The name of the file or its address; of two formats that are both possible, it says which.
    """
    beginning, ending = data[:BEGINNING], (name or "").lower()
    if is_utf_16(beginning):
        beginning = decoded(beginning).encode("utf-8", "replace")
    named = [each for each in FORMATS if ending.endswith(each.suffixes)]
    alike = [each for each in FORMATS if each.is_like(beginning)]
    return next((each for each in (*[it for it in named if it in alike], *alike, *named)), None)
