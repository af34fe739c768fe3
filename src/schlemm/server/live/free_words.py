"""What people say at one table in words of their own: held in memory until the next board, and kept nowhere."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.server.protocol.client import SpeakCommand
from schlemm.server.protocol.view import WordsView
from schlemm.table.rules.free_words import why_not_speak, words_to_be_heard
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table

MOST: Final = 40
"""How many of the last words are held."""

KNOWN: Final = 200
"""How many of the last commands are recognised when they come twice, because the answer was lost."""


@dataclass(frozen=True, slots=True)
class HeardWords:
    """Something that was said.

    Attributes:
        view: As it is shown.
        heard_by: Who sat at the table, by the hashes of their secrets: who comes later does not read it.
    """

    view: WordsView
    heard_by: frozenset[str]


class FreeWords:
    """The free words of one table."""

    def __init__(self) -> None:
        self._words: deque[HeardWords] = deque(maxlen=MOST)
        self._said: deque[tuple[Seat, str]] = deque(maxlen=KNOWN)
        self._count = 0

    def knows(self, seat: Seat, asked: SpeakCommand) -> bool:
        """Whether this was said already."""
        return (seat, asked.id) in self._said

    def speak(self, table: Table, seat: Seat, asked: SpeakCommand) -> None:
        """Hold what the player of a seat says.

        Raises:
            Refused: If nobody may speak freely now, or the text is empty or too long.
        """
        text = words_to_be_heard(table, asked.text)
        self._said.append((seat, asked.id))
        self._count += 1
        view = WordsView(f"{seat.letter}-{asked.id}-{self._count}", seat, table.players.of(seat).name, text)
        self._words.append(HeardWords(view, frozenset(filter(None, (_secret(table, at) for at in SEATS)))))

    def follow(self, table: Table) -> None:
        """Forget everything once a board is open, or the host has ended it."""
        if why_not_speak(table) is not None:
            self.forget()

    def forget(self) -> None:
        """Forget everything that was said."""
        self._words.clear()

    def heard(self, table: Table, seat: Seat) -> list[WordsView]:
        """What the player of this seat may read now, the oldest first; nothing while a board is open."""
        if why_not_speak(table) is not None:
            return []
        me = _secret(table, seat)
        return [each.view for each in self._words if me in each.heard_by]


def _secret(table: Table, seat: Seat) -> str:
    """What tells the person of a seat; empty for a bot."""
    player = table.players.of(seat)
    return player.secret if isinstance(player, Person) else ""
