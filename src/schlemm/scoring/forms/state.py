"""A game by a form of scoring: which board comes next, what the sheet says, what each side has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Self, TypeVar

from schlemm.core.conditions import Conditions
from schlemm.core.seats import BySide, Vulnerability
from schlemm.core.view import Stakes
from schlemm.scoring.forms.form import (
    ClosingLine,
    LineKind,
    Number,
    Outcome,
    PlayedLine,
    ScoringForm,
    SheetLine,
    sheet_totals,
)
from schlemm.scoring.items import EMPTY, Score

F_co = TypeVar("F_co", bound=ScoringForm[Any], covariant=True)


@dataclass(frozen=True, slots=True)
class FormState(ABC, Generic[F_co]):
    """How far a game is by its form; a value that never changes.

    Attributes:
        form: By which it is played.
        lines: The sheet, in the order of writing.
        settled: Whether it was stopped early.
    """

    form: F_co
    lines: tuple[SheetLine, ...] = field(default=(), kw_only=True)
    settled: bool = field(default=False, kw_only=True)

    @property
    @abstractmethod
    def number(self) -> Number:
        """Which board comes next."""

    @property
    @abstractmethod
    def conditions(self) -> Conditions:
        """Dealer, vulnerability and house rules of the next board."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether no board follows."""

    @property
    def upcoming(self) -> tuple[Vulnerability, ...]:
        """Vulnerability of the next board and those after it, as far as it is told beforehand."""
        return () if self.is_over else (self.conditions.vulnerability,)

    @property
    @abstractmethod
    def stakes(self) -> Stakes:
        """What the score so far means for the next board."""

    @property
    def totals(self) -> BySide[int]:
        """What each side has been credited with: the sum of all steps of all lines."""
        return sheet_totals(self.lines)

    @property
    def boards(self) -> int:
        """How many boards stand on the sheet, those that were passed out included."""
        return sum(isinstance(line, PlayedLine) for line in self.lines)

    def add(self, outcome: Outcome) -> Self:
        """The state after the next board ended like this.

        Raises:
            ValueError: If the game is over.
        """
        if self.is_over:
            raise ValueError(f"this {self.form.name} is over; begin another with start()")
        return self._with(outcome)

    @abstractmethod
    def _with(self, outcome: Outcome) -> Self:
        """The same, where a board does follow."""

    def settle(self) -> Self:
        """The state if everybody stops now, with what the rules give for an unfinished game."""
        if self.is_over:
            return self
        closing = ClosingLine(LineKind.UNFINISHED, self._unfinished)
        return replace(self, settled=True, lines=(*self.lines, closing))

    @property
    def _unfinished(self) -> Score:
        return EMPTY
