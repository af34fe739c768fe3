"""Numbered boards, each by itself: the form behind every comparison between tables (Law 2, 77)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.conditions import Conditions
from schlemm.core.seats import BySide, Vulnerability
from schlemm.core.view import Stakes
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.form import (
    ClosingLine,
    HouseRule,
    LineKind,
    Number,
    Outcome,
    PlayedLine,
    SheetLine,
    refuse_if_over,
    sheet_totals,
)

NAME: Final = "duplicate"


@dataclass(frozen=True, slots=True)
class BoardsState:
    """The boards scored so far, and whether it was stopped early."""

    sheet: tuple[SheetLine, ...] = ()
    settled: bool = False


@dataclass(frozen=True, slots=True)
class DuplicateForm:
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

    @property
    def honours(self) -> bool:
        """They do not count."""
        return False

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """None: house rules exist in private games only."""
        return ()

    def start(self) -> BoardsState:
        """Before the first board."""
        return BoardsState()

    def number(self, state: BoardsState) -> Number:
        """Which board comes next; ``board`` and ``deal`` are the number printed on it."""
        here = self.first + sum(isinstance(line, PlayedLine) for line in state.sheet)
        return Number(here, here)

    def conditions(self, state: BoardsState) -> Conditions:
        """Dealer and vulnerability of the next board."""
        return Conditions.of_board(self.number(state).board)

    def add(self, state: BoardsState, outcome: Outcome) -> BoardsState:
        """The state after this board.

        Raises:
            ValueError: If all boards are played.
        """
        refuse_if_over(self, state)
        conditions = self.conditions(state)
        score = board_score(outcome.result, conditions.vulnerability)
        return BoardsState((*state.sheet, PlayedLine(self.number(state), conditions, outcome, score)))

    def lines(self, state: BoardsState) -> tuple[SheetLine, ...]:
        """The sheet, in the order of play."""
        return state.sheet

    def totals(self, state: BoardsState) -> BySide[int]:
        """What each side has been credited with."""
        return sheet_totals(state.sheet)

    def is_over(self, state: BoardsState) -> bool:
        """Whether all boards are played, or it was stopped."""
        return state.settled or len(state.sheet) >= self.boards

    def settle(self, state: BoardsState) -> BoardsState:
        """The boards played so far as the whole."""
        if self.is_over(state):
            return state
        return BoardsState((*state.sheet, ClosingLine(LineKind.UNFINISHED)), settled=True)

    def upcoming(self, state: BoardsState) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board and those after it."""
        to_come = range(self.first + len(state.sheet), self.first + self.boards)
        return () if self.is_over(state) else tuple(Conditions.of_board(n).vulnerability for n in to_come)

    def stakes(self, state: BoardsState) -> Stakes:
        """The form's name only: a board does not depend on the others, and their scores are not told."""
        return Stakes(NAME)
