"""What to do where a bot has failed, so that a table never stops: something sensible, else whatever is legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from schlemm.bidding.choose import choose_call
from schlemm.bots.bot import answers_claim
from schlemm.bots.cards.by_rules import choose_by_rules
from schlemm.bots.naming import name_contract
from schlemm.bots.urgency import Urgency
from schlemm.core.action import Action, AnswerClaim, MakeCall, PlayCard
from schlemm.core.view import View


@dataclass(frozen=True, slots=True)
class SensibleAction:
    """A job: what to do by rules and rules of thumb alone, without judgement, samples or solver.

    Attributes:
        view: A view that is asked.
    """

    view: View

    urgency: ClassVar = Urgency.MOVE
    stands_in: ClassVar = True

    def run(self) -> Action:
        """Choose by rule; a claim is not agreed to, so that the play goes on."""
        view = self.view
        if answers_claim(view):
            return AnswerClaim(accept=False)
        if view.play is None:
            return MakeCall(
                name_contract(view) if view.auction.is_naming else choose_call(view.public, view.hand)
            )
        return PlayCard(choose_by_rules(view, view.play))


def simplest(view: View) -> Action:
    """Do what cannot fail: not agree to a claim, pass, or play the lowest card that may be played, clubs first.

    Who has to name a contract names the lowest.

    Args:
        view: A view that is asked.
    """
    if answers_claim(view):
        return AnswerClaim(accept=False)
    if view.play is None:
        return MakeCall(view.legal_calls()[0])
    return PlayCard(min(view.legal_cards(), key=lambda card: (card.rank.index, card.suit.index)))
