"""A sentence before it has words: a code of the catalogues, and the facts that the sentence names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Fact: TypeAlias = str | int
"""A letter of a suit, seat or side, the notation of a card or call, a code, a name, or a number."""

Facts: TypeAlias = tuple[tuple[str, Fact], ...]
"""What a sentence names, as (name, value) pairs in a fixed order."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is to be said; only the Fluent catalogues make words of it.

    >>> str(Sentence("meaning-raise", (("suit", "S"), ("low", 6), ("high", 9))))
    'meaning-raise suit=S low=6 high=9'

    Attributes:
        code: The id of the sentence in the catalogues, such as ``"meaning-raise"``.
        facts: What it names.
    """

    code: str
    facts: Facts = ()

    @classmethod
    def of(cls, code: str, args: Mapping[str, Fact]) -> Sentence:
        """The sentence that names these facts."""
        return cls(code, tuple(args.items()))

    @property
    def args(self) -> dict[str, Fact]:
        """The facts by their names."""
        return dict(self.facts)

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.facts)])
