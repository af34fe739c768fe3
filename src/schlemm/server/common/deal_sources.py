"""Where deals come from: from chance, promised beforehand, or from a number."""

from __future__ import annotations

import secrets
from typing import Final

from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.table.rules.act import DealSource
from schlemm.table.rules.dealing import FairDeals

PROMISE_BYTES: Final = 32
"""Of the secret that a deal follows from."""


def dealt_by_chance() -> FairDeals:
    """Deals from the operating system's randomness, promised beforehand, each of them as likely as any other."""
    return FairDeals(lambda: secrets.token_hex(PROMISE_BYTES), lambda: random_deal(secrets.randbelow))


def dealt_from(seed: int) -> DealSource:
    """Deals that follow from a number, one after the other: for tests and demonstrations, never for play.

    Whoever has the number knows them beforehand, so they are promised to nobody.
    """
    random = Pcg32.from_text(f"deals {seed}")
    return lambda: random_deal(random.below)
