"""What people say at one table in words of their own: held in memory until the next board, and kept nowhere."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec.structs import replace

from schlemm.core.seats import SEATS, Seat
from schlemm.server.protocol.client import SpeakCommand
from schlemm.server.protocol.view import WordsView
from schlemm.table.rules.free_words import why_not_speak, words_to_be_heard
from schlemm.table.rules.spectators import spectators_of
from schlemm.table.state.company import Spectator
from schlemm.table.state.players import Person
from schlemm.table.state.table import Table

MOST: Final = 40
"""How many of the last words are held."""

KNOWN: Final = 200
"""How many of the last commands are recognised when they come twice, because the answer was lost."""


class Speaker(NamedTuple):
    """Tells who sits at a seat, wherever they sit: by the name too, since people may share a browser and its secret."""

    secret: str
    name: str


@dataclass(frozen=True, slots=True)
class HeardWords:
    """Something that was said. Who comes later does not read it.

    Attributes:
        view: As it was shown.
        by: Who said it.
        heard_by: Who sat at the table, by the hashes of their secrets.
        overheard_by: Who looked on, as ``Spectator.since`` tells them apart.
    """

    view: WordsView
    by: Speaker
    heard_by: frozenset[str]
    overheard_by: frozenset[int]

    def shown(self, table: Table, reader: Speaker | None) -> WordsView:
        """As a player reads it, or a guest, who says nothing: seats may have been drawn since."""
        seat = next((at for at in SEATS if _who(table, at) == self.by), None)
        return replace(self.view, seat=seat, mine=reader == self.by)


class FreeWords:
    """The free words of one table."""

    def __init__(self) -> None:
        self._words: deque[HeardWords] = deque(maxlen=MOST)
        self._said: deque[tuple[Speaker, str]] = deque(maxlen=KNOWN)
        self._count = 0

    def knows(self, table: Table, seat: Seat, asked: SpeakCommand) -> bool:
        """Whether the player of this seat has said this already."""
        return (_who(table, seat), asked.id) in self._said

    def speak(self, table: Table, seat: Seat, asked: SpeakCommand) -> None:
        """Hold what the player of a seat says.

        Raises:
            Refused: If nobody may speak freely now, or the text is empty or too long.
        """
        text = words_to_be_heard(table, asked.text)
        by = _who(table, seat)
        self._said.append((by, asked.id))
        self._count += 1
        view = WordsView(f"{seat.letter}-{asked.id}-{self._count}", seat, by.name, text, mine=False)
        players = frozenset(filter(None, (_who(table, at).secret for at in SEATS)))
        guests = frozenset(each.since for each in spectators_of(table))
        self._words.append(HeardWords(view, by, players, guests))

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
        me = _who(table, seat)
        return [each.shown(table, me) for each in self._words if me.secret in each.heard_by]

    def overheard(self, table: Table, seat: Seat, guest: Spectator) -> list[WordsView]:
        """What a guest of this player may read now: of what the player may, what was said since the guest came."""
        if why_not_speak(table) is not None:
            return []
        host = _who(table, seat).secret
        return [
            each.shown(table, None)
            for each in self._words
            if host in each.heard_by and guest.since in each.overheard_by
        ]


def _who(table: Table, seat: Seat) -> Speaker:
    """What tells the person of a seat; the secret of a bot is empty."""
    player = table.players.of(seat)
    return Speaker(player.secret if isinstance(player, Person) else "", player.name)
