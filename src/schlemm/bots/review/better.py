"""How a board could have gone on with open cards, from the card that cost most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from schlemm.bots.review.board import play_after
from schlemm.bots.solving import ask_solver
from schlemm.bots.urgency import Urgency
from schlemm.core.play import Trick
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Seat
from schlemm.dd.line import best_line, in_tricks


@dataclass(frozen=True, slots=True)
class BetterLine:
    """A best line to the end of the play.

    Attributes:
        first: Instead of which card of the play it begins, counted from 0.
        tricks: Its tricks with their winners, from the one in progress with the cards that it had.
    """

    first: int
    tricks: tuple[tuple[Trick, Seat], ...]


@dataclass(frozen=True, slots=True)
class WhatWasBetter:
    """A job: the best line from a card of the play on.

    Attributes:
        board: The board, which is over.
        first: The card, counted from 0.
    """

    board: PlayedBoard
    first: int

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> BetterLine:
        """Look for it.

        Raises:
            SolverError: If no solver has an answer.
        """
        now = play_after(self.board, self.first)
        at = now.position
        line = ask_solver(lambda solver: best_line(at, solver), at.tricks_left)
        return BetterLine(self.first, tuple(in_tricks(now.play.trick, line.cards, now.play.trump)))


def costliest(costs: tuple[int, ...]) -> int | None:
    """Which card cost most, the first of several; ``None`` if none cost anything."""
    return costs.index(max(costs)) if any(costs) else None
