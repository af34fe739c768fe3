"""Rows of texts and numbers as CSV (RFC 4180), safe to open in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

Field: TypeAlias = str | int | None
"""What stands in a row; ``None`` for nothing."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would reckon with instead of showing it."""


def write_csv(header: Sequence[str], rows: Iterable[Sequence[Field]]) -> str:
    r"""The rows below their header; line ends are CR LF.

    A text that a spreadsheet would take for a formula gets an apostrophe before it, a number never does.

    >>> write_csv(["Name", "Punkte"], [["=1+1", -50], ['Kurt "K", Graz', None]])
    'Name,Punkte\r\n\'=1+1,-50\r\n"Kurt ""K"", Graz",\r\n'
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([_safe(name) for name in header])
    writer.writerows([_safe(field) for field in row] for row in rows)
    return text.getvalue()


def _safe(field: Field) -> Field:
    return f"'{field}" if isinstance(field, str) and field.lstrip().startswith(_FORMULA) else field
