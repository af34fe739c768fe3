"""What a message says, as it was parsed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Variable:
    """A fact that stands in the text."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another entry in the midst of the text.

    Attributes:
        name: Its id; a term's begins with a dash.
        arguments: What a term is told, such as the form that is wanted; it knows no other facts.
    """

    name: str
    arguments: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_term(self) -> bool:
        """Whether it is a term."""
        return self.name.startswith("-")


@dataclass(frozen=True, slots=True)
class Selector:
    """One of several texts, as a fact or an argument says.

    Attributes:
        variable: What it depends on.
        variants: Each text behind what the fact must be, or, for a number, the plural category that it must have.
        default: What is said otherwise.
    """

    variable: str
    variants: tuple[tuple[str | int, Pattern], ...]
    default: Pattern


Part: TypeAlias = str | Variable | Reference | Selector
Pattern: TypeAlias = tuple[Part, ...]


def references(pattern: Pattern) -> Iterator[str]:
    """Return the ids of all entries that a text may build on, in any of its variants."""
    for part in pattern:
        match part:
            case Reference(name):
                yield name
            case Selector(_, variants):
                for _, variant in variants:
                    yield from references(variant)
