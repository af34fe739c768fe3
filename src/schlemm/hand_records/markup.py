"""Text that may come from anywhere, and signs of the game, as HTML."""

from __future__ import annotations

import re
from html import escape
from typing import Final
from unicodedata import category

LONGEST: Final = 60
"""Signs of a name that are printed; longer ones end in dots."""

_UNSEEN: Final = {"Cc": " ", "Cf": "", "Cs": " ", "Co": " ", "Cn": " "}
"""What is printed for signs that show nothing, or turn the direction of what stands beside them."""

_SUIT: Final = re.compile("[♠♥♦♣]")
_CLASSES: Final = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
"""Behind a suit: as a letter of the text, not as a coloured picture."""


def foreign(text: str, longest: int = LONGEST) -> str:
    """What somebody has written, on one line, by itself whatever direction it is read in, and nothing but text.

    >>> foreign("<b>Anna</b>")
    '<bdi>&lt;b&gt;Anna&lt;/b&gt;</bdi>'
    """
    seen = clipped(text, longest)
    return f"<bdi>{escape(seen)}</bdi>" if seen else ""


def clipped(text: str, longest: int = LONGEST) -> str:
    """A text on one line without signs that show nothing, and not endlessly long."""
    head = text[: longest * 4]
    seen = " ".join("".join(_UNSEEN.get(category(sign), sign) for sign in head).split())
    return seen if len(seen) <= longest else f"{seen[: longest - 1]}…"


def suited(text: str) -> str:
    """One of our own texts, with its suits in their colours.

    >>> suited("4♥ +1").replace(_AS_TEXT, "")
    '4<i class="h">♥</i> +1'
    """
    return _SUIT.sub(lambda sign: suit_sign(sign[0]), escape(text))


def suit_sign(symbol: str) -> str:
    """A suit in its colour."""
    return f'<i class="{_CLASSES[symbol]}">{symbol}{_AS_TEXT}</i>'


def indented(lines: list[str]) -> list[str]:
    """The same lines, one step further in."""
    return [f"  {line}" for line in lines]


def element_lines(tag: str, lines: list[str], attributes: str = "") -> list[str]:
    """Lines of markup within an element.

    Args:
        tag: Its name.
        lines: What stands in it.
        attributes: As they are written, their values escaped.
    """
    return [f"<{tag}{' ' if attributes else ''}{attributes}>", *indented(lines), f"</{tag}>"]
