"""What forms have in common in which every board is scored by itself, without honours and house rules of scoring."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from schlemm.core.conditions import Conditions
from schlemm.core.seats import BySide, Vulnerability
from schlemm.core.view import Stakes
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.forms.form import (
    ClosingLine,
    FormOption,
    LineKind,
    Number,
    Outcome,
    PlayedLine,
    SheetLine,
    refuse_if_over,
    sheet_totals,
)


@dataclass(frozen=True, slots=True)
class BoardsState:
    """The boards scored so far, and whether it was stopped early."""

    sheet: tuple[SheetLine, ...] = ()
    settled: bool = False


class SingleBoards(ABC):
    """A form of single boards; what differs is how many there are, who deals, and who is vulnerable."""

    __slots__ = ()

    @property
    @abstractmethod
    def name(self) -> str:
        """Its name."""

    @abstractmethod
    def number(self, state: BoardsState) -> Number:
        """Which board comes next."""

    @abstractmethod
    def conditions(self, state: BoardsState) -> Conditions:
        """Dealer, vulnerability and house rules of the next board."""

    @abstractmethod
    def is_over(self, state: BoardsState) -> bool:
        """Whether all boards are played, or it was stopped."""

    @abstractmethod
    def upcoming(self, state: BoardsState) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board and those after it, as far as it is told beforehand."""

    @property
    def honours(self) -> bool:
        """They do not count."""
        return False

    @property
    def options(self) -> tuple[FormOption, ...]:
        """None: nothing differs from the form's own rules."""
        return ()

    def start(self) -> BoardsState:
        """Before the first board."""
        return BoardsState()

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

    def settle(self, state: BoardsState) -> BoardsState:
        """The boards played so far as the whole."""
        if self.is_over(state):
            return state
        return BoardsState((*state.sheet, ClosingLine(LineKind.UNFINISHED)), settled=True)

    def stakes(self, state: BoardsState) -> Stakes:
        """The form's name only: a board does not depend on the others, and their scores are not told."""
        return Stakes(self.name)
