"""What is made of typed results; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.formats.contract_text import TypedResult, read_result
from schlemm.server.texts.sent import FieldText


@dataclass(frozen=True, slots=True)
class ResultText(FieldText):
    """A result as a player types it, or in canonical notation."""

    def read(self) -> TypedResult:
        """Return the result.

        Raises:
            UnreadableText: If it is none.
        """
        return read_result(self.text, self.letters)
