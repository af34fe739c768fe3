"""Suits in LIN texts."""

from __future__ import annotations

import re
from typing import Final

_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SUIT: Final = re.compile(r"(?:!|(?<![A-Za-z.])@(?=.(?![a-z]{2})))([SHDCshdc])")
_LAYOUT: Final = re.compile(r"\^\*?(?:\^|[A-Za-z],?)|@[0-9]")


def with_suits(text: str) -> str:
    """A text with the signs of the suits where it has ``!S !H !D !C``, or an at sign that belongs to no address."""
    return _SUIT.sub(lambda hit: _SIGNS[hit[1].upper()], text)


def without_layout(text: str) -> str:
    """The text of a lesson without the marks of places, tables and letters, such as ``^b@2^*b,``."""
    return _LAYOUT.sub(" ", text)


def without_suits(text: str) -> str:
    """The opposite of ``with_suits``."""
    for letter, sign in _SIGNS.items():
        text = text.replace(sign, f"!{letter}")
    return text
