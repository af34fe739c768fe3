"""The moments of the play of a board that is over, each as the player saw it who chose the card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schlemm.core.cards import Card
from schlemm.core.played_board import PlayedBoard
from schlemm.core.view import View
from schlemm.dd.open_play import OpenPlay, moments
from schlemm.dd.position import Position


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """One card of the play.

    Attributes:
        card: The card that was played.
        view: What the player saw who chose it; for dummy's cards that is declarer.
        position: All four hands as they were then.
    """

    card: Card
    view: View
    position: Position

    @property
    def forced(self) -> bool:
        """Whether no other card could be played."""
        return len(self.view.legal_cards()) == 1


def play_after(board: PlayedBoard, cards: int) -> OpenPlay:
    """Return the play of a board after so many of its cards.

    Raises:
        ValueError: If it was passed out.
    """
    if board.play is None:
        raise ValueError(f"board {board.number} was passed out")
    now = OpenPlay.start(board.deal, board.play.contract, board.play.rules)
    for card in board.play.cards[:cards]:
        now = now.after(card)
    return now


def moments_of(board: PlayedBoard) -> Iterator[ReviewedCard]:
    """Yield every card with what its player could know, from the opening lead."""
    if board.play is not None:
        for now, card in moments(board.deal, board.play):
            yield ReviewedCard(card, now.view(board.public), now.position)
