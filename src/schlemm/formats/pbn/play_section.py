"""The play of a game as a section (3.6)."""

from __future__ import annotations

from typing import Final

from schlemm.core.play import Play, Trick
from schlemm.core.seats import Seat
from schlemm.formats.pbn.game import PbnSection

UNKNOWN: Final = "-"
"""Stands for a card that was not played (3.6)."""
END: Final = "*"
"""No further cards will come (3.6)."""


def play_section(play: Play) -> PbnSection:
    """The cards, a trick a line, the opening leader's always in the first column.

    Args:
        play: A play that has ended; if that was by a claim, a star stands behind its last card.
    """
    first = play.contract.leader
    tricks = [play.completed(index) for index in range(len(play.winners))]
    if play.trick.cards:
        tricks.append(play.trick)
    rows = [_row(trick, first) for trick in tricks]
    return PbnSection("Play", first.letter, (*rows, *([] if play.is_over else [(END,)])))


def _row(trick: Trick, first: Seat) -> tuple[str, ...]:
    cards = (trick.card_of(first.after(turns)) for turns in range(4))
    return tuple(UNKNOWN if card is None else str(card) for card in cards)
