"""What is made of typed results; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.formats.contract_text import TypedResult, read_result
from schlemm.formats.letters import CANONICAL, LOCAL


@dataclass(frozen=True, slots=True)
class ResultText:
    """A result as a player types it, or in canonical notation.

    Attributes:
        text: The result.
        letters: The language whose letters are meant: ``de``, ``it``, ``fr``; else the canonical ones.
    """

    text: str
    letters: str

    @property
    def size(self) -> int:
        """How many signs it has."""
        return len(self.text)

    def read(self) -> TypedResult:
        """Return the result.

        Raises:
            UnreadableText: If it is none.
        """
        return read_result(self.text, LOCAL.get(self.letters, CANONICAL))
