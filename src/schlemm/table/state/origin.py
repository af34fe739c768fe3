"""Where the board of a table comes from that was opened to play it differently."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardOrigin:
    """A board that was played before, and how far it had come where this table goes on.

    Attributes:
        game: Name of the table or match that it was played in; empty if it came from a file.
        board: Its number there.
        room: At which table of a match, 1 or 2; 0 where there is only one.
        calls: How many of its calls were made as before ...
        cards: ... and how many cards.
    """

    game: str
    board: int
    room: int
    calls: int
    cards: int
