"""Names of tables and matches: how new ones are made, and what could be one."""

from __future__ import annotations

import re
import secrets
from typing import Final

from schlemm.match.state.place import Room

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs, without those that look alike in a link read aloud or copied by hand: no l and o, no 0 and 1."""

TABLE_NAME: Final = re.compile(f"[{ALPHABET}]{{12}}")
"""60 bits: nobody finds a table by trying, and it would not open a seat if they did."""

ROOM_NAME: Final = re.compile(f"([{ALPHABET}]{{12}})[.]([12])")
"""A table of a match is called like the match, with its number."""


def new_table_name() -> str:
    """A name that no table has yet, as far as chance goes; the store refuses a second one of the same name."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def is_table_name(text: str) -> bool:
    """Whether a table could be called so."""
    return TABLE_NAME.fullmatch(text) is not None


def room_named(text: str) -> tuple[str, Room] | None:
    """The match and which of its tables is called so; ``None`` if no table of a match could be."""
    found = ROOM_NAME.fullmatch(text)
    return None if found is None else (found[1], Room(int(found[2])))
