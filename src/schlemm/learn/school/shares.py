"""Shares, chances and points below nought as lessons show them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def share(chance: Fraction | int) -> str:
    """A chance in percent with two decimals; the pages write it as their language does.

    >>> share(Fraction(1, 3))
    '33.33'
    """
    return f"{float(chance * 100):.2f}"


def percent(chance: Fraction) -> int:
    """A chance in whole percent."""
    return round(chance * 100)


def per_mille(chance: Fraction) -> int:
    """In how many cases of a thousand."""
    return round(chance * 1000)


def signed(points: int) -> str:
    """Points with a minus sign as it is printed.

    >>> signed(-50), signed(50)
    ('−50', '50')
    """
    return str(points).replace("-", MINUS)
