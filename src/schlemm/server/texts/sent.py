"""The two ways in which a text comes: typed into a field, or as the body of a request."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet


@dataclass(frozen=True, slots=True)
class FieldText:
    """A text as a player types it.

    Attributes:
        text: The text.
        language: Whose letters are meant: ``de``, ``it``, ``fr``; else the canonical ones.
    """

    text: str
    language: str = ""

    @property
    def size(self) -> int:
        """How many signs it has."""
        return len(self.text)

    @property
    def letters(self) -> LetterSet:
        """The letters that are meant."""
        return LOCAL.get(self.language, CANONICAL)


@dataclass(frozen=True, slots=True)
class BodyText:
    """A text as the body of a request, or as an address holds it.

    Attributes:
        data: Its bytes, in UTF-8.
    """

    data: bytes

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.data)

    @property
    def text(self) -> str:
        """The text; what is no UTF-8 is replaced."""
        return self.data.decode("utf-8", "replace")
