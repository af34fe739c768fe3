"""The cards that could be played at one moment, held against each other over the deals that were possible then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from schlemm.bots.play.by_sampling import best_of
from schlemm.bots.play.compare import compare_until_clear
from schlemm.bots.play.weigh import Weighed
from schlemm.core.cards import Card
from schlemm.core.play import TRICKS, Play
from schlemm.core.view import View
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is to be expected of a card, for the side that plays it.

    Attributes:
        card: The card.
        reached: In how many of the imagined deals the side reaches its goal: the contract made, or beaten.
        tricks: The side's tricks of the whole deal, summed over the imagined deals.
        value: What that is worth in the form that is played, summed likewise (see ``payoffs``).
    """

    card: Card
    reached: int
    tricks: int
    value: int


@dataclass(frozen=True, slots=True)
class CardComparison:
    """The cards of one moment.

    Attributes:
        best: What is to be expected of the card that a good player would choose.
        others: The same of the others, from the most valuable.
        deals: The imagined deals; none where there is only one card to play.
        by_deal: In each of them, the tricks of the whole deal that declarer's side takes, by card.
    """

    best: Prospect
    others: tuple[Prospect, ...]
    deals: tuple[Position, ...]
    by_deal: tuple[Mapping[Card, int], ...] = ()

    @property
    def count(self) -> int:
        """How many deals were imagined."""
        return len(self.deals)

    @property
    def all_equal(self) -> bool:
        """Whether no card is better than another."""
        return all(
            (other.reached, other.tricks) == (self.best.reached, self.best.tricks) for other in self.others
        )

    def of(self, card: Card) -> Prospect:
        """What is to be expected of this card.

        Raises:
            ValueError: If it could not be played.
        """
        for prospect in (self.best, *self.others):
            if prospect.card == card:
                return prospect
        raise ValueError(f"{card} could not be played")


def compare_cards(view: View, play: Play, solver: Solver) -> CardComparison:
    """Compare the cards that may be played next.

    The best one is what a club player would play, found in the same way, so that hint and bot never disagree.

    Args:
        view: A view that acts.
        play: Its play.
        solver: Looks at each imagined deal with open cards.

    Raises:
        SolverError: If the solver has no answer.
    """
    legal = view.legal_cards()
    if len(legal) == 1:
        return CardComparison(Prospect(next(iter(legal)), 0, 0, 0), (), ())
    deals, found = compare_until_clear(view, play, solver)
    best = best_of(found, view, play)
    others = (_prospect(card, found, play) for card in found.values if card != best)
    ordered = tuple(sorted(others, key=lambda one: -one.value))
    return CardComparison(_prospect(best, found, play), ordered, deals, found.tricks)


def _prospect(card: Card, found: Weighed, play: Play) -> Prospect:
    """What a card brings the side that plays it, over all the deals."""
    contract = play.contract
    if play.turn.side is contract.side:
        goal, taken = contract.tricks, [each[card] for each in found.tricks]
    else:
        goal, taken = TRICKS + 1 - contract.tricks, [TRICKS - each[card] for each in found.tricks]
    return Prospect(card, sum(tricks >= goal for tricks in taken), sum(taken), found.values[card])
