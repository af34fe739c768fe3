"""The order in which a system is read: parts of a book, and the topics that belong in each.

A system lists its topics as they answer, so that the special one comes before the general one. A reader begins with the
opening and comes to what the opponents disturb last.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems.system import System
from schlemm.carding.rules import CHAPTERS


@dataclass(frozen=True, slots=True)
class Part:
    """Some chapters of a book.

    Attributes:
        name: Its code; ``part-`` and the name is its title in the catalogues.
        topics: The topics, as they are read.
    """

    name: str
    topics: tuple[Topic, ...]


_ORDER: Final = (
    ("openings", "opening answers answers-major drury answers-minor notrump two-notrump semi-forcing"),
    ("openings", "game-force strong-club limited-clubs weak-twos preempts"),
    ("rebids", "after-raise opener-rebid opener-two-level rebids responder-rebid after-jump-rebid"),
    ("rebids", "checkback after-two-level after-invitation third-round game"),
    ("slam", "splinter controls asking notrump-slams slam aces gerber"),
    (
        "defence",
        "overcalls notrump-overcalls doubles over-preempts over-notrump advances answers-to-two-suiters balancing",
    ),
    ("contested", "after-overcall after-double opener-after-overcall support"),
    ("contested", "notrump-rescue notrump-contested competition strong-club-disturbed"),
)
_OTHER: Final = "other"
"""The part for topics that have no place yet."""
_OWN: Final = "own"
"""The part of a system of somebody's own with the topics that only it has; it comes first."""
_CARDING: Final = "carding"
"""The part about leads and signals, which has rules for cards and no tables."""


def parts_of(system: System) -> tuple[Part, ...]:
    """The topics of a system that have tables, in the parts and the order in which they are read; then the cards."""
    left = {topic.name: topic for topic in system.topics if topic.tables}
    found = dict[str, list[Topic]]()
    for part, names in _ORDER:
        found.setdefault(part, []).extend(left.pop(name) for name in names.split() if name in left)
    if system.text:
        found = {_OWN: list(left.values()), **found}
    else:
        found[_OTHER] = list(left.values())
    found[_CARDING] = [Topic(name, ()) for name in CHAPTERS]
    return tuple(Part(name, tuple(topics)) for name, topics in found.items() if topics)
