"""Promised deals for tests, from secrets that follow from a number."""

from hashlib import sha256
from itertools import count

from tests.unit.table.playing import deals_from

from schlemm.table.rules.dealing import FairDeals

ONE, TWO, THREE = ("0a" * 16, "0b" * 16, "0c" * 16)
"""What browsers give."""


def promised_deals(seed: int = 1) -> FairDeals:
    """A source of secrets that all differ."""
    drawn = count()
    return FairDeals(lambda: sha256(f"{seed} {next(drawn)}".encode()).hexdigest(), deals_from(seed))
