"""The systems in the box, and every change of their agreements, by name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from schlemm.bidding.rules.agreements import BASES, Agreements
from schlemm.bidding.systems.system import System
from schlemm.carding.carding import Carding
from schlemm.evaluation.points import Scheme

DEFAULT: Final = "forum"
"""What a side bids by whose system has no name."""


@lru_cache(maxsize=256)
def system_named(name: str) -> System:
    """The system of this name, such as ``forum`` or ``forum/notrump=16-18``; the empty name is the default.

    Raises:
        UnknownSystem: If there is none.
    """
    return system_of(Agreements.parse(name or DEFAULT))


@lru_cache(maxsize=256)
def carding_named(name: str) -> Carding:
    """What the partners of this system lead and signal; the empty name is the default.

    Raises:
        UnknownSystem: If there is no such system.
    """
    return Agreements.parse(name or DEFAULT).carding


@lru_cache(maxsize=256)
def distribution_named(name: str) -> Scheme:
    """How the partners of this system count distribution; the empty name is the default.

    Raises:
        UnknownSystem: If there is no such system.
    """
    return Agreements.parse(name or DEFAULT).distribution


def system_of(agreements: Agreements) -> System:
    """The system that follows from the agreements."""
    match agreements.base:
        case "natur-a":
            from schlemm.bidding.systems.natur_a import topics
        case "natur-b":
            from schlemm.bidding.systems.natur_b import topics
        case _:
            from schlemm.bidding.systems.forum import topics
    return System(agreements, topics(agreements))


NAMES: Final = tuple(BASES)
"""The systems in the box."""
