"""Names of tables and secrets of seats, and where deals come from."""

from __future__ import annotations

import re
import secrets
from typing import Final

from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.match.state.place import Room
from schlemm.table.rules.promising import DealSource, FairDeals

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs, without those that look alike in a link read aloud or copied by hand: no l and o, no 0 and 1."""

TABLE_NAME: Final = re.compile(f"[{ALPHABET}]{{12}}")
"""60 bits: nobody finds a table by trying, and it would not open a seat if they did."""

ROOM_NAME: Final = re.compile(f"([{ALPHABET}]{{12}})[.]([12])")
"""A table of a match is called like the match, with its number."""

SECRET_BYTES: Final = 16

PROMISE_BYTES: Final = 32
"""Of the secret that a deal follows from."""


def new_table_name() -> str:
    """A name that no table has yet, as far as chance goes; the store refuses a second one of the same name."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_secret() -> str:
    """128 random bits, which open a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)


def is_table_name(text: str) -> bool:
    """Whether a table could be called so."""
    return TABLE_NAME.fullmatch(text) is not None


def room_named(text: str) -> tuple[str, Room] | None:
    """The match and which of its tables is called so; ``None`` if no table of a match could be."""
    found = ROOM_NAME.fullmatch(text)
    return None if found is None else (found[1], Room(int(found[2])))


def dealt_by_chance() -> FairDeals:
    """Deals from the operating system's randomness, promised beforehand, each of them as likely as any other."""
    return FairDeals(lambda: secrets.token_hex(PROMISE_BYTES), lambda: random_deal(secrets.randbelow))


def dealt_from(seed: int) -> DealSource:
    """Deals that follow from a number, one after the other: for tests and demonstrations, never for play.

    Whoever has the number knows them beforehand, so they are promised to nobody.
    """
    random = Pcg32.from_text(f"deals {seed}")
    return lambda: random_deal(random.below)
