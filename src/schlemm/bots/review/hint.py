"""What to play now, for a person who asks: the card, what is to be expected of it and of the others, and why."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison, compare_cards
from schlemm.bots.review.plan import declarers_plan
from schlemm.bots.review.why import why
from schlemm.bots.solving import ask_solver
from schlemm.core.sentence import Sentence
from schlemm.core.view import View


@dataclass(frozen=True, slots=True)
class CardAdvice:
    """What to play.

    Attributes:
        found: The cards, compared.
        declares: Whether the side in turn wants the contract made; else it wants it beaten.
        reason: One sentence why.
        plan: What plan of declarer's the card belongs to, where one can be shown.
    """

    found: CardComparison
    declares: bool
    reason: Sentence
    plan: Sentence | None


@dataclass(frozen=True, slots=True)
class WhatToPlay:
    """A job: what would a good player play with this view?

    Attributes:
        view: A view that acts, during the play.
    """

    view: View

    def run(self) -> CardAdvice:
        """Imagine, compare, give a reason.

        Raises:
            SolverError: If no solver has an answer.
            ValueError: If there is no card to play.
        """
        view, play = self.view, self.view.play
        if play is None or not view.acts:
            raise ValueError(f"there is no card to play: {view.text()}")
        found = ask_solver(lambda solver: compare_cards(view, play, solver), play.tricks_left)
        sight = CardView(view, play)
        reason = why(sight, found)
        plan = ask_solver(lambda solver: declarers_plan(sight, found, reason, solver), play.tricks_left)
        return CardAdvice(found, play.turn.side is play.contract.side, reason, plan)
