"""Bytes and strings of PBN: the character set (2.2), string tokens (3.2), signs of suits (3.8)."""

from __future__ import annotations

import re
from typing import Final

from schlemm.formats.filed import decoded
from schlemm.formats.pbn.limits import LONGEST_NUMBER

LATIN: Final = "iso-8859-1"
_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_CONTROLS: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")
_SIGNS: Final = {"♠": r"\S", "♥": r"\H", "♦": r"\D", "♣": r"\C"}
_SUITS: Final = {notation[1]: sign for sign, notation in _SIGNS.items()}


def encode_pbn(text: str) -> bytes:
    """The bytes of a file: Latin-1 where that says everything and is read back as it was, else UTF-8."""
    try:
        data = text.encode(LATIN)
    except UnicodeEncodeError:
        return text.encode()
    return data if decoded(data) == text else text.encode()


def quoted(text: str) -> str:
    """A string token; what cannot stand in one (tabs, line ends) becomes a space."""
    plain = _UNPRINTABLE.sub(" ", text)
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquoted(inside: str) -> str:
    r"""What a string token says, given without its quotes; a backslash before anything else stands for itself.

    >>> print(unquoted(r"a \"quote\", a \\ and a \S"))
    a "quote", a \ and a \S
    """
    return re.sub(r'\\(["\\])', r"\1", inside) if "\\" in inside else inside


def capitals(text: str) -> str:
    """A text in capitals, unless it has letters that only look like those of the format: a long s is no S."""
    return text.upper() if text.isascii() else text


def remark_text(piece: str) -> str:
    r"""What a comment says, given with its braces or its semicolon: without blanks around, line ends kept.

    >>> remark_text("{ a good lead }"), remark_text("; two \\S}")
    ('a good lead', 'two ♠)')
    """
    inside = piece[1:-1] if piece.startswith("{") else piece[1:].replace("}", ")")
    plain = with_signs(_CONTROLS.sub(" ", inside))
    text = plain.strip("\n").rstrip()
    return text if "\n" in text else text.strip()


def as_remark(text: str) -> str:
    """A comment as it is written: with braces, in lines as it has them."""
    return "{" + without_signs(text) + "}"


def with_signs(text: str) -> str:
    r"""A text with the signs of the suits where the standard writes ``\S \H \D \C``."""
    return re.sub(r"\\([SHDC])", lambda hit: _SUITS[hit[1]], text) if "\\" in text else text


def without_signs(text: str) -> str:
    """The opposite of ``with_signs``."""
    for sign, notation in _SIGNS.items():
        text = text.replace(sign, notation)
    return text


def note_of(value: str) -> tuple[int, str] | None:
    r"""The number of a note and what it says (3.5.4); ``None`` if its tag does not begin with a number and a colon.

    >>> note_of("2: five cards in \\S"), note_of("five cards")
    ((2, 'five cards in ♠'), None)
    """
    number, colon, text = value.partition(":")
    digits = number.strip()
    if not (colon and digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER):
        return None
    return int(digits), with_signs(text.strip())
