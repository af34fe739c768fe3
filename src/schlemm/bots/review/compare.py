"""The cards that could be played at one moment, held against each other over the deals that were possible then."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bots.play.effort import positions
from schlemm.bots.play.imagine import imagined
from schlemm.bots.play.payoff import payoffs
from schlemm.bots.play.player import choose_card
from schlemm.bots.review.solving import Remembering
from schlemm.core.cards import Card
from schlemm.core.play import Play
from schlemm.core.view import View
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver


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
class Comparison:
    """The cards of one moment.

    Attributes:
        best: What is to be expected of the card that a good player would choose.
        others: The same of the others, from the most valuable.
        deals: The imagined deals; none where there is only one card to play.
    """

    best: Prospect
    others: tuple[Prospect, ...]
    deals: tuple[Position, ...]

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


def compared(view: View, play: Play, solver: Solver, times: int = 1) -> Comparison:
    """Compare the cards that may be played next.

    The best one is what a bot would play, so that hint and bot never disagree; the figures are those that it
    looked at.

    Args:
        view: A view that acts.
        play: Its play.
        solver: Looks at each imagined deal with open cards.
        times: How many deals, against those of a club player.

    Raises:
        SolverError: If the solver has no answer.
    """
    legal = view.legal_cards()
    if len(legal) == 1:
        return Comparison(Prospect(next(iter(legal)), 0, 0, 0), (), ())
    asked = Remembering(solver)
    best = choose_card(view, play, asked, times)
    about = [(at, found) for at, found in asked.answers if at.turn is play.turn and set(found) == set(legal)]
    if not about:
        imagine = imagined(view, play, positions(view, play, times))
        about = list(zip(imagine, solver.cards(imagine), strict=True))
    found = _prospects(view, play, [cards for _, cards in about])
    others = sorted((one for one in found if one.card != best), key=lambda one: -one.value)
    chosen = next(one for one in found if one.card == best)
    return Comparison(chosen, tuple(others), tuple(at for at, _ in about))


def _prospects(view: View, play: Play, answers: list[CardTricks]) -> list[Prospect]:
    """What each card brings, summed over the answers about imagined deals."""
    contract, declares = play.contract, play.turn.side is play.contract.side
    won = play.won_by(play.turn.side)
    usual = sorted(max(found.values()) for found in answers)[len(answers) // 2] + won
    worth = payoffs(contract, view.public, usual if declares else 13 - usual)
    goal = contract.tricks if declares else 14 - contract.tricks

    def prospect(card: Card) -> Prospect:
        tricks = [won + found[card] for found in answers]
        values = (worth[taken] if declares else -worth[13 - taken] for taken in tricks)
        return Prospect(card, sum(taken >= goal for taken in tricks), sum(tricks), sum(values))

    return [prospect(card) for card in answers[0]]
