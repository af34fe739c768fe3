"""What a result brings in a classical rubber: below and above the line, the bonus, what stopping now would bring."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.seats import BySide, Side
from schlemm.learn.tutor.case import Case
from schlemm.scoring.forms.form import ClosingLine, LineKind, Outcome, PlayedLine
from schlemm.scoring.forms.rubber import RubberForm, RubberState
from schlemm.scoring.items import EMPTY, Score, SheetPlace, total


@dataclass(frozen=True, slots=True)
class InRubber:
    """A result in a rubber.

    Attributes:
        score: What the deal writes, below and above the line.
        before: Points of each side towards the game, before the deal.
        below: The same after it; nothing for either side once a game is complete.
        games: Games of each side after it.
        game: Whether it completes a game.
        bonus: The bonus for the rubber, if it wins the second game.
        unfinished: What the rules would give if the players stopped now; nothing once the rubber is over.
    """

    score: Score
    before: BySide[int]
    below: BySide[int]
    games: BySide[int]
    game: bool
    bonus: Score
    unfinished: Score

    @property
    def over(self) -> bool:
        """Whether the rubber is over."""
        return bool(self.bonus.steps)

    def on(self, line: SheetPlace, side: Side) -> int:
        """What a side writes on a line, the bonus included."""
        return total((*self.score.steps, *self.bonus.steps), line).of(side)


def in_rubber(case: Case) -> InRubber:
    """The result in a rubber in which each vulnerable side has one game (C9)."""
    form = RubberForm()
    before = RubberState(form, form.first_dealer, games=case.vulnerable.map(int), below=case.below)
    after = before.add(Outcome(case.result, case.honours))
    played = after.lines[0]
    return InRubber(
        score=played.score,
        before=case.below,
        below=after.below,
        games=after.games,
        game=isinstance(played, PlayedLine) and played.ends_game,
        bonus=_closing(after, LineKind.RUBBER_BONUS),
        unfinished=_closing(after.settle(), LineKind.UNFINISHED),
    )


def _closing(state: RubberState, kind: LineKind) -> Score:
    lines = (line for line in state.lines if isinstance(line, ClosingLine) and line.kind is kind)
    return next((line.score for line in lines), EMPTY)
