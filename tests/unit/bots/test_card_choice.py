"""What the levels play where the compiled solver is missing."""

from collections.abc import Sequence

import pytest
from tests.property.self_play import self_play

from schlemm.bots import card_choice
from schlemm.bots.bidder import SystemBot
from schlemm.bots.card_choice import chosen_card
from schlemm.bots.cards.by_rules import choose_by_rules as by_thumb
from schlemm.bots.level import Level
from schlemm.bots.play.by_sampling import choose_card
from schlemm.bots.solving import SLOWLY, ask_solver
from schlemm.core.action import PlayCard
from schlemm.core.board.board import Board
from schlemm.core.conditions import Conditions
from schlemm.core.play import Play
from schlemm.core.view import View
from schlemm.dd.cached import CachedSolver
from schlemm.dd.endings import EndingSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver, SolverError
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32


class NoSolver:
    """What is there where the solver is not."""

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """No answer.

        Raises:
            SolverError: Always.
        """
        raise SolverError("missing", positions[0])


def choices() -> list[tuple[View, Play]]:
    """Some moments of a board at which there is a card to choose."""
    board = Board(3, Conditions.of_board(3), random_deal(Pcg32.from_text("levels 3").below))
    return [
        (view, view.play)
        for view, action in self_play(board, SystemBot(Level.BEGINNER))
        if view.play is not None and isinstance(action, PlayCard) and len(view.legal_cards()) > 1
    ]


@pytest.mark.slow
def test_the_last_tricks_are_looked_at_without_the_compiled_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few tricks left our own solver decides, and before that rules of thumb."""
    monkeypatch.setattr(card_choice, "compiled_solver", NoSolver)
    late = [(view, play) for view, play in choices() if play.tricks_left <= SLOWLY]
    early = [(view, play) for view, play in choices() if play.tricks_left > SLOWLY]
    assert late
    assert early
    for view, play in late[::3]:
        assert chosen_card(view, play, Level.CLUB) == choose_card(view, play, CachedSolver(EndingSolver()))
    for view, play in early[::6]:
        assert chosen_card(view, play, Level.CLUB) == by_thumb(view, play)


def test_only_a_missing_solver_has_a_stand_in() -> None:
    """A solver that is there and fails is not asked again by another name."""

    def fails(solver: Solver) -> int:
        raise SolverError("failed", detail=type(solver).__name__)

    with pytest.raises(SolverError, match="failed"):
        ask_solver(fails, SLOWLY)
