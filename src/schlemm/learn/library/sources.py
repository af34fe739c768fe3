"""The five sources: every place that the library refers to, what stands there, and what Schlemm makes of it.

The sources themselves are no part of the project. Each place is retold in a sentence: the message ``source-`` with its
name, such as ``source-S1-29``, of the chapter ``sources``. Rules, contradictions and history name the places they
come from; which of them belong to a place follows from that and is written down nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from schlemm.core.sentence import Sentence
from schlemm.learn.library.conflicts import CONFLICTS
from schlemm.learn.library.history import EVENTS
from schlemm.learn.library.rules import SECTIONS

LINES: Final = {"S0": 84, "S1": 81, "S2": 85, "S3": 40, "S4": 127}
"""The sources, and how many lines each has; ``library-source-`` and the name is what it is called."""

Shelf = Literal["rule", "conflict", "history"]


class UnknownPlace(ValueError):
    """Nothing in the library refers to such a place.

    Attributes:
        name: What was asked for.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True, slots=True, order=True)
class SourceLine:
    """A line of a source; as text ``S1:29``.

    Attributes:
        source: The source, ``"S0"`` to ``"S4"``.
        line: The line, from 1.
    """

    source: str
    line: int

    def __str__(self) -> str:
        return f"{self.source}:{self.line}"

    @property
    def exists(self) -> bool:
        """Whether the source has such a line."""
        return 0 < self.line <= LINES.get(self.source, 0)


@dataclass(frozen=True, slots=True)
class Use:
    """What the library says after a place.

    Attributes:
        shelf: Whether it is a rule, what holds where sources disagree, or a line of the history.
        path: The page on which it stands, with the place on it.
        title: Its heading.
        says: What holds in Schlemm.
    """

    shelf: Shelf
    path: str
    title: Sentence
    says: Sentence


@dataclass(frozen=True, slots=True)
class SourcePassage:
    """A place of a source that the library refers to.

    Attributes:
        place: The line.
        uses: What is made of it: rules first, then contradictions and history; never empty.
    """

    place: SourceLine
    uses: tuple[Use, ...]

    @property
    def title(self) -> Sentence:
        """What the source is called."""
        return Sentence(f"library-source-{self.place.source}")

    @property
    def retold(self) -> Sentence:
        """What stands there, in our words."""
        return Sentence(f"source-{self.place.source}-{self.place.line}")


@cache
def source_passages() -> tuple[SourcePassage, ...]:
    """Every place that the library refers to, in the order of the sources and their lines."""
    uses: dict[SourceLine, list[Use]] = {}
    for name, use in _references():
        uses.setdefault(_place(name), []).append(use)
    return tuple(SourcePassage(place, tuple(uses[place])) for place in sorted(uses))


def source_passage(name: str) -> SourcePassage:
    """The place with this name.

    >>> [use.path for use in source_passage("s1:25").uses]
    ['/rules#auction-range']

    Args:
        name: Such as ``"S1:29"``; small letters do as well.

    Raises:
        UnknownPlace: If the library refers to no such place.
    """
    wanted = name.strip().upper()
    for passage in source_passages():
        if str(passage.place) == wanted:
            return passage
    raise UnknownPlace(name)


def _place(name: str) -> SourceLine:
    source, _, line = name.partition(":")
    return SourceLine(source, int(line))


def _references() -> Iterator[tuple[str, Use]]:
    for section in SECTIONS:
        title = Sentence(f"rules-{section.name}")
        for rule in section.statements:
            use = Use("rule", f"/rules#{section.name}-{rule.name}", title, section.message(rule))
            yield from ((name, use) for name in rule.sources)
    for conflict in CONFLICTS:
        title = Sentence(f"conflicts-{conflict.row}")
        use = Use("conflict", f"/conflicts#{conflict.row}", title, conflict.holds)
        yield from ((name, use) for name in conflict.sources)
    for event in EVENTS:
        use = Use("history", f"/history#{event.name}", Sentence(f"history-{event.name}"), event.text)
        yield from ((name, use) for name in event.sources)
