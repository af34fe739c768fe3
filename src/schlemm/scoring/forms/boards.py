"""Numbered boards, each by itself: the form behind every comparison between tables (Law 2, 77)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.seats import Vulnerability
from schlemm.scoring.forms.form import Number, PlayedLine
from schlemm.scoring.forms.single_boards import BoardsState, SingleBoards

NAME: Final = "duplicate"


@dataclass(frozen=True, slots=True)
class DuplicateForm(SingleBoards):
    """A number of boards, dealer and vulnerability by their numbers; one that is passed out scores 0.

    Attributes:
        boards: How many.
        first: Number of the first one.
    """

    boards: int
    first: int = 1

    @property
    def name(self) -> str:
        """``duplicate``."""
        return NAME

    def number(self, state: BoardsState) -> Number:
        """Which board comes next; ``board`` and ``deal`` are the number printed on it."""
        here = self.first + sum(isinstance(line, PlayedLine) for line in state.sheet)
        return Number(here, here)

    def conditions(self, state: BoardsState) -> Conditions:
        """Dealer and vulnerability of the next board."""
        return Conditions.of_board(self.number(state).board)

    def is_over(self, state: BoardsState) -> bool:
        """Whether all boards are played, or it was stopped."""
        return state.settled or len(state.sheet) >= self.boards

    def upcoming(self, state: BoardsState) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board and those after it."""
        to_come = range(self.first + len(state.sheet), self.first + self.boards)
        return () if self.is_over(state) else tuple(Conditions.of_board(n).vulnerability for n in to_come)
