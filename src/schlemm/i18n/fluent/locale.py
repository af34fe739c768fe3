"""How the regions write numbers and count (Unicode CLDR 47)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_BETWEEN_THREES: Final[Mapping[str, str]] = {
    "de": ".",
    "de-AT": ".",
    "de-CH": "’",
    "it": ".",
    "en": ",",
    "fr": "\N{NARROW NO-BREAK SPACE}",
}
"""What stands between each three digits of a number, by region."""

_MILLION: Final = 1_000_000


def written_number(number: int, region: str) -> str:
    """Return a number as a region writes it.

    >>> written_number(-1510, "de"), written_number(1510, "de-CH")
    ('-1.510', '1’510')

    Raises:
        KeyError: If nothing is known of the region.
    """
    return format(number, ",").replace(",", _BETWEEN_THREES[region])


def with_decimal_mark(number: str, region: str) -> str:
    """Return a number that is written with a point as a region writes it.

    >>> [with_decimal_mark("1.50", region) for region in ("de", "de-CH", "en")]
    ['1,50', '1.50', '1.50']
    """
    return number if region in {"de-CH", "en"} else number.replace(".", ",")


def plural_category(number: int, region: str) -> str:
    """Return which form of a noun stands behind a number: ``"one"``, ``"many"`` (whole millions) or ``"other"``.

    >>> [plural_category(number, "fr") for number in (0, 1, 2, 3_000_000)]
    ['one', 'one', 'other', 'many']

    Raises:
        KeyError: If nothing is known of the region.
    """
    singular, has_many = _COUNTED[region.partition("-")[0]]
    count = abs(number)
    if count in singular:
        return "one"
    return "many" if has_many and count and count % _MILLION == 0 else "other"


_COUNTED: Final[Mapping[str, tuple[tuple[int, ...], bool]]] = {
    "de": ((1,), False),
    "it": ((1,), True),
    "en": ((1,), False),
    "fr": ((0, 1), True),
}
"""What counts as one, and whether whole millions have a form of their own, by language."""
