"""Names that people type, as others will read them."""

from __future__ import annotations

from typing import Final

from schlemm.table.rules.person_names import visible_name
from schlemm.table.rules.refusal import RefusalCode, Refused

LONGEST_NAME: Final = 40
"""Signs of a person's name."""


def name_of(text: str) -> str:
    """A person's name as others will read it.

    Raises:
        Refused: If nothing is left of it, or it is too long.
    """
    name = short_name(text)
    if not name:
        raise Refused(RefusalCode.NAME_MISSING)
    return name


def short_name(name: str) -> str:
    """A name as others will read it; it may be empty.

    Raises:
        Refused: If it is too long.
    """
    found = visible_name(name)
    if len(found) > LONGEST_NAME:
        raise Refused(RefusalCode.NAME_TOO_LONG, (("most", LONGEST_NAME),))
    return found
