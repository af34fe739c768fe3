"""Numbered boards, each by itself: the form behind every comparison between tables (Law 2, 77)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.seats import Vulnerability
from schlemm.scoring.forms._single_boards import BoardsState, SingleBoards
from schlemm.scoring.forms.form import Number

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

    def start(self) -> DuplicateState:
        """Before the first board."""
        return DuplicateState(self)


@dataclass(frozen=True, slots=True)
class DuplicateState(BoardsState[DuplicateForm]):
    """The numbered boards scored so far."""

    @property
    def number(self) -> Number:
        """Which board comes next; ``board`` and ``deal`` are the number printed on it."""
        here = self.form.first + self.boards
        return Number(here, here)

    @property
    def conditions(self) -> Conditions:
        """Dealer and vulnerability of the next board."""
        return Conditions.of_board(self.number.board)

    @property
    def is_over(self) -> bool:
        """Whether all boards are played, or it was stopped."""
        return self.settled or len(self.lines) >= self.form.boards

    @property
    def upcoming(self) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board and those after it."""
        to_come = range(self.number.board, self.form.first + self.form.boards)
        return () if self.is_over else tuple(Conditions.of_board(n).vulnerability for n in to_come)
