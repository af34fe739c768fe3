"""What forms have in common in which every board is scored by itself, without honours and house rules of scoring."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from schlemm.core.view import Stakes
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.forms.form import FormOption, Outcome, PlayedLine, ScoringForm
from schlemm.scoring.forms.state import FormState

F_co = TypeVar("F_co", bound=ScoringForm[Any], covariant=True)


class SingleBoards:
    """A form of single boards; what differs is how many there are, who deals, and who is vulnerable."""

    __slots__ = ()

    @property
    def honours(self) -> bool:
        """They do not count."""
        return False

    @property
    def options(self) -> tuple[FormOption, ...]:
        """None: nothing differs from the form's own rules."""
        return ()


@dataclass(frozen=True, slots=True)
class BoardsState(FormState[F_co]):
    """The boards scored so far."""

    @property
    def stakes(self) -> Stakes:
        """The form's name only: a board does not depend on the others, and their scores are not told."""
        return Stakes(self.form.name)

    def _with(self, outcome: Outcome) -> Self:
        conditions = self.conditions
        score = board_score(outcome.result, conditions.vulnerability)
        return replace(self, lines=(*self.lines, PlayedLine(self.number, conditions, outcome, score)))
