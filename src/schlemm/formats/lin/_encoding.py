"""Bytes and suits of LIN texts."""

from __future__ import annotations

import re
from typing import Final

_LATIN: Final = {0xDC00 + byte: byte for byte in range(0x80, 0x100)}
_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def decode_lin(data: bytes) -> str:
    """The text of a file in UTF-8, in which a byte that cannot be UTF-8 is Latin-1: programs have mixed both.

    >>> decode_lin("Käthe".encode() + "Jörg".encode("latin-1"))
    'KätheJörg'
    """
    text = data.decode("utf-8", "surrogateescape")
    return text if text.isascii() else text.translate(_LATIN)


def with_suits(text: str) -> str:
    """A text with the signs of the suits where it has ``!S !H !D !C``."""
    return re.sub("!([SHDCshdc])", lambda hit: _SIGNS[hit[1].upper()], text)


def without_suits(text: str) -> str:
    """The opposite of ``with_suits``."""
    for letter, sign in _SIGNS.items():
        text = text.replace(sign, f"!{letter}")
    return text
