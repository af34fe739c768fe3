"""The systems in the box, and every change of their agreements, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from schlemm.bidding.language._heading import heading_of
from schlemm.bidding.language.lines import SystemTextError
from schlemm.bidding.language.system_text import SystemReader
from schlemm.bidding.rules.agreements import BASES, Agreements
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems._own_system import own_topics, words_over
from schlemm.bidding.systems.forum.vocabulary.words import FORUM_WORDS
from schlemm.bidding.systems.reading import reader_of_texts
from schlemm.bidding.systems.system import System
from schlemm.bidding.systems.words import WORDS
from schlemm.carding.carding import Carding
from schlemm.core.bot_name import LARGEST_TEXT, text_of_name
from schlemm.evaluation.points import Scheme

DEFAULT: Final = "forum"
"""What a side bids by whose system has no name."""

_TEXTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "natur-a": ("natur_slams", "natur_a", "notrump_slams", "natur_a_contested"),
        "natur-b": ("natur_slams", "natur_b", "notrump_slams"),
        "forum": (
            "forum_slam",
            "forum_placing",
            "forum_notrump",
            "forum_openings",
            "forum_constructive",
            "forum_overcalls",
            "forum_disturbed",
        ),
        "acol": ("acol_rescue", "forum_slam", "forum_placing", "forum_notrump", "acol", "acol_contested"),
    }
)
"""The texts of each system, in the order in which their topics are asked."""

_KEPT: Final = 256
"""How many systems of somebody's own are kept: as many as pairs play them, for what they build on is there once."""


def system_named(name: str) -> System:
    """The system of this name, such as ``forum`` or ``forum/notrump=16-18``; the empty name is the default.

    Raises:
        UnknownSystem: If there is none.
        SystemTextError: If the name is a text that is no system.
    """
    text = text_of_name(name)
    return system_in_the_box(name) if text is None else system_of_text(text)


@lru_cache(maxsize=256)
def system_in_the_box(name: str) -> System:
    """Return the system of a name that is no text; raises as ``system_named`` does."""
    return system_of(Agreements.parse(name or DEFAULT))


@lru_cache(maxsize=_KEPT)
def system_of_text(text: str, file: str = "mine.system") -> System:
    """The system of somebody's own that a text says; its rows are read when they are asked first.

    Args:
        text: The text.
        file: What it is called where a line is wrong.

    Raises:
        SystemTextError: If a line outside of tables says nothing that is known, or the text is too long.
    """
    if len(text) > LARGEST_TEXT or len(text.encode()) > LARGEST_TEXT:
        raise SystemTextError(file, 1, 1, f"a text has {LARGEST_TEXT} bytes at most")
    heading = heading_of(file, text)
    agreements = heading.agreements
    reader, below = _read(agreements) if heading.builds_on else (SystemReader(agreements, WORDS), ())
    base = System(agreements, below)
    reader = reader.over({**FORUM_WORDS, **words_over(base)}, heading.meanings)
    return System(agreements, own_topics(reader, file, heading.body, base), text, heading.title)


@lru_cache(maxsize=256)
def _read(agreements: Agreements) -> tuple[SystemReader, tuple[Topic, ...]]:
    """The texts of the box for what is agreed: a reader that knows their blocks, and their topics."""
    words = WORDS if agreements.base in {"natur-a", "natur-b"} else FORUM_WORDS
    return reader_of_texts(_TEXTS[agreements.base], agreements, words)


@lru_cache(maxsize=256)
def agreements_named(name: str) -> Agreements:
    """Return what is agreed in the system of this name; the empty name is the default.

    Raises:
        UnknownSystem: If there is none.
        SystemTextError: If the name is a text whose head is wrong.
    """
    text = text_of_name(name)
    return Agreements.parse(name or DEFAULT) if text is None else heading_of("mine.system", text).agreements


def title_named(name: str) -> str:
    """Return what its owner calls the system of this name; empty for those in the box.

    Raises:
        SystemTextError: If the name is a text whose head is wrong.
    """
    text = text_of_name(name)
    return "" if text is None else heading_of("mine.system", text).title


def carding_named(name: str) -> Carding:
    """Return what the partners of this system lead and signal; the empty name is the default.

    Raises:
        UnknownSystem: If there is no such system.
    """
    return agreements_named(name).carding


def distribution_named(name: str) -> Scheme:
    """How the partners of this system count distribution; the empty name is the default.

    Raises:
        UnknownSystem: If there is no such system.
    """
    return agreements_named(name).distribution


def system_of(agreements: Agreements) -> System:
    """The system that follows from the agreements."""
    return System(agreements, _read(agreements)[1])


NAMES: Final = tuple(BASES)
"""The systems in the box."""
