"""A bot that bids by the systems of both sides and plays as well as its level says."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bidding.explanation.explain import Explanation, explain
from schlemm.bots.bot import NoSuchCall, NotAsked, answers_claim
from schlemm.bots.card_choice import chosen_card
from schlemm.bots.claims import accepts, own_claim
from schlemm.bots.judgement import judged
from schlemm.bots.level import Level
from schlemm.bots.naming import name_contract
from schlemm.core.action import Action, AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.play import Play
from schlemm.core.view import Public, View


@dataclass(frozen=True, slots=True)
class SystemBot:
    """A bot that bids the system that its side has on its card (``Public.systems``); it keeps nothing in mind.

    Attributes:
        level: How well it plays its cards.
    """

    level: Level = Level.CLUB

    def act(self, view: View) -> Action:
        """What the bot does now.

        Raises:
            NotAsked: If there is nothing to do for this seat.
        """
        if answers_claim(view):
            return AnswerClaim(accept=accepts(view))
        if not view.acts:
            raise NotAsked(view.text())
        if view.play is None:
            return MakeCall(name_contract(view) if view.auction.is_naming else judged(view).call)
        claim = own_claim(view) if _wants_to_claim(view, view.play) else None
        if claim is not None:
            return MakeClaim(claim.tricks, claim.statement)
        return PlayCard(chosen_card(view, view.play, self.level))

    def explain(self, public: Public, index: int) -> Explanation:
        """What the call means, from the calls before it alone.

        Raises:
            NoSuchCall: If the auction has none at this index.
        """
        if not 0 <= index < len(public.auction.calls):
            raise NoSuchCall(index, len(public.auction.calls))
        return explain(public, index)


def _wants_to_claim(view: View, play: Play) -> bool:
    """Whether there is something to shorten: not again, once somebody has wanted to see the play."""
    return play.tricks_left > 1 and view.faced.of(view.seat) is None
