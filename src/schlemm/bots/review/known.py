"""What a card cost over the deals that were possible when it was played, for one who did not see through cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from schlemm.bots.review.compare import CardComparison, compare_cards
from schlemm.bots.solving import ask_solver
from schlemm.bots.urgency import Urgency
from schlemm.core.cards import Card
from schlemm.core.view import View

NOISE: Final = 30
"""In hundredths of a trick: less proves nothing over so few deals."""
ODDS: Final = 15
"""In hundredths: by so much the chance of the goal must fall to be a mistake by itself ..."""
DEALS: Final = 3
"""... and in so many deals at least."""


@dataclass(frozen=True, slots=True)
class KnownCost:
    """A card against the best one, as far as its player could know.

    Attributes:
        best: The card that a good player would have chosen.
        count: How many deals were imagined.
        reached: In how many of them the card reaches the side's goal ...
        best_reached: ... and the best one.
        tricks: How many hundredths of a trick the card cost on average; never less than nothing.
    """

    best: Card
    count: int
    reached: int
    best_reached: int
    tricks: int

    @property
    def is_mistake(self) -> bool:
        """Whether the difference is more than chance among so few deals, so that the card may be called wrong."""
        fewer = self.best_reached - self.reached
        return self.tricks >= NOISE or (fewer >= DEALS and 100 * fewer >= ODDS * self.count)


@dataclass(frozen=True, slots=True)
class WhatItCost:
    """A job: what this card cost with the knowledge of its player.

    Attributes:
        view: What the player saw; a view that acts.
        card: The card, one of several that could be played.
    """

    view: View
    card: Card

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> KnownCost:
        """Imagine the deals that were possible, and compare.

        Raises:
            SolverError: If no solver has an answer.
            ValueError: If the card could not be played, or no card.
        """
        play = self.view.play
        if play is None:
            raise ValueError(f"no card is played in an auction: {self.view.text()}")
        return cost_of(
            self.card, ask_solver(lambda solver: compare_cards(self.view, play, solver), play.tricks_left)
        )


def cost_of(card: Card, found: CardComparison) -> KnownCost:
    """The cost of a card, given the comparison. Cards as valuable as the best cost nothing."""
    mine, count = found.of(card), max(found.count, 1)
    if mine.value >= found.best.value:
        return KnownCost(card, found.count, mine.reached, mine.reached, 0)
    tricks = max(0, 100 * (found.best.tricks - mine.tricks) // count)
    return KnownCost(found.best.card, found.count, mine.reached, found.best.reached, tricks)
