"""Whether the text of a system may be bid, which is looked at where texts of strangers are read."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bidding.own.text_faults import TextFault, faults_of_text
from schlemm.server.texts.readers import SHORT


@dataclass(frozen=True, slots=True)
class TextOfSystem:
    """The text of a system that somebody wants to bid.

    Attributes:
        text: The text.
    """

    text: str

    @property
    def size(self) -> int:
        """How long the text is with the system that it builds on, which is never short."""
        return len(self.text) + SHORT + 1

    def read(self) -> tuple[TextFault, ...]:
        """Return what is wrong with it."""
        return faults_of_text(self.text)
