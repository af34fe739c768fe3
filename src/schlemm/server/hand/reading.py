"""What is made of typed hands, and of deals in messages; see ``TextReaders``."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.hand import Hand
from schlemm.formats.deal_text import SentDeal, read_sent_deal
from schlemm.formats.hand_text import read_hand
from schlemm.formats.letters import CANONICAL, LOCAL


@dataclass(frozen=True, slots=True)
class HandText:
    """A hand as a player types it.

    Attributes:
        text: The hand.
        letters: The language whose letters are meant: ``de``, ``it``, ``fr``; else the canonical ones.
    """

    text: str
    letters: str

    @property
    def size(self) -> int:
        """How many signs it has."""
        return len(self.text)

    def read(self) -> Hand:
        """Return the hand.

        Raises:
            UnreadableText: If it is none.
        """
        return read_hand(self.text, LOCAL.get(self.letters, CANONICAL))


@dataclass(frozen=True, slots=True)
class DealText:
    """A text that somebody was sent, in which a deal may stand.

    Attributes:
        text: It.
    """

    text: str

    @property
    def size(self) -> int:
        """How many signs it has."""
        return len(self.text)

    def read(self) -> SentDeal | None:
        """Return the deal, if there is one."""
        return read_sent_deal(self.text)
