"""The players at one table of a match of two bots: asked for their actions, with their failures recorded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, assert_never

from schlemm.bot_match.contestants import Blame, Contestant, Failure, Judge, Team
from schlemm.bot_match.deadline import Overdue, within
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import State
from schlemm.core.claim import Statement
from schlemm.core.seats import BySide, Seat
from schlemm.core.view import View

Fault: TypeAlias = Callable[[View, Action], Blame | None]
"""What is wrong with an action in this place; ``None`` if nothing is."""

Instead: TypeAlias = Callable[[View], Action]
"""What is done where a player fails."""

MOST: Final = 3
"""Who has failed so often at a table is not asked there any more."""


@dataclass(slots=True)
class TablePlayers:
    """The players at one table of a match on one board: asks them, and records what they fail to do.

    Attributes:
        board: The deal and its conditions.
        table: 1 or 2.
        a: Sits North-South at table 1.
        b: Sits North-South at table 2.
        judge: Says what an error of a player means.
        limit: Seconds that a player has at most, however patient it is with others; ``None`` for no limit.
        failures: What the players could not do so far.
    """

    board: Board
    table: int
    a: Contestant
    b: Contestant
    judge: Judge
    limit: float | None = None
    failures: list[Failure] = field(default_factory=list)

    def view(self, state: State, seat: Seat) -> View:
        """What this seat sees."""
        names = BySide(self.a.system, self.b.system)
        return view_for(state, seat, names if self.table == 1 else names.swapped)

    def lapses(self, seat: Seat) -> int:
        """How often the team that sits there has failed to act at this table."""
        team = Team.of(seat, self.table)
        return sum(failure.team is team and not failure.recovered for failure in self.failures)

    def ask(self, view: View, fault: Fault, instead: Instead) -> Action:
        """What the player with this view does, or what is done in its place; a failure is kept.

        Args:
            view: A view whose seat has something to do.
            fault: What is wrong with an action.
            instead: What to do if the player fails.
        """
        if self.lapses(view.seat) >= MOST:
            return instead(view)
        team = Team.of(view.seat, self.table)
        done = self._tried(team, view, fault)
        if not isinstance(done, Blame):
            return done
        failure = Failure(self.board.number, self.table, view.seat, team, done.code, done.detail, "")
        if done.again and not any(before.team is team for before in self.failures):
            second = self._tried(team, view, fault)
            if not isinstance(second, Blame):
                self.failures.append(failure)
                return second
        action = instead(view)
        self.failures.append(replace(failure, instead=notation(action)))
        return action

    def _tried(self, team: Team, view: View, fault: Fault) -> Action | Blame:
        player = (self.a if team is Team.A else self.b).player
        try:
            with within(self.limit):
                action = player.act(view)
        except Overdue as late:
            return Blame("late", str(late))
        except Exception as error:  # whatever goes wrong in a player, the match goes on
            return self.judge(error)
        return fault(view, action) or action


def notation(action: Action) -> str:
    """An action in a few letters, the same in every language."""
    match action:
        case MakeCall(call):
            return str(call)
        case PlayCard(card):
            return str(card)
        case MakeClaim(tricks, statement):
            return f"claim {tricks}" + ("" if statement is Statement.NONE else f" {statement.value}")
        case AnswerClaim(accept):
            return "accept" if accept else "refuse"
        case _:
            assert_never(action)
