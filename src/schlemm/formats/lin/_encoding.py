"""Suits in LIN texts."""

from __future__ import annotations

import re
from typing import Final

_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def with_suits(text: str) -> str:
    """A text with the signs of the suits where it has ``!S !H !D !C``."""
    return re.sub("!([SHDCshdc])", lambda hit: _SIGNS[hit[1].upper()], text)


def without_suits(text: str) -> str:
    """The opposite of ``with_suits``."""
    for letter, sign in _SIGNS.items():
        text = text.replace(sign, f"!{letter}")
    return text
