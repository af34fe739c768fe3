"""The systems in the box, and every change of their agreements, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from schlemm.bidding.rules.agreements import BASES, Agreements
from schlemm.bidding.systems.reading import topics_of_texts
from schlemm.bidding.systems.system import System
from schlemm.bidding.systems.words import WORDS
from schlemm.carding.carding import Carding
from schlemm.evaluation.points import Scheme

DEFAULT: Final = "forum"
"""What a side bids by whose system has no name."""

_TEXTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "natur-a": ("natur_slams", "natur_a", "notrump_slams", "natur_a_contested"),
        "natur-b": ("natur_slams", "natur_b", "notrump_slams"),
    }
)
"""The texts of each system, in the order in which their topics are asked."""


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
    texts = _TEXTS.get(agreements.base)
    if texts is not None:
        return System(agreements, topics_of_texts(texts, agreements, WORDS))
    from schlemm.bidding.systems.forum import topics

    return System(agreements, topics(agreements))


NAMES: Final = tuple(BASES)
"""The systems in the box."""
