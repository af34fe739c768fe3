"""A sentence before it has words: a code for the catalogues and the facts the sentence names."""

from __future__ import annotations

from dataclasses import dataclass

Fact = str | int
"""A suit's letter, a notation of a call, or a number."""


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said; only the Fluent catalogues make words of it.

    >>> str(Message("meaning-raise", (("suit", "S"), ("low", 6), ("high", 9))))
    'meaning-raise suit=S low=6 high=9'

    Attributes:
        code: The id of the sentence in the catalogues, such as ``"meaning-raise"``.
        args: The facts it names, as (name, value) pairs in a fixed order.
    """

    code: str
    args: tuple[tuple[str, Fact], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.args)])
