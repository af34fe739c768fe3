"""Which card to play."""

from __future__ import annotations

from schlemm.bots.cards.declarer import declarers_lead
from schlemm.bots.cards.defender import defenders_lead
from schlemm.bots.cards.follow import follow
from schlemm.bots.cards.opening_lead import opening_lead
from schlemm.bots.cards.sight import CardView
from schlemm.core.cards import Card
from schlemm.core.play import Play
from schlemm.core.view import View


def choose_by_rules(view: View, play: Play) -> Card:
    """The card to play next, from the hand in turn.

    Args:
        view: A view that acts.
        play: Its play.
    """
    sight = CardView(view, play)
    if sight.trick.led is not None:
        return follow(sight, sight.trick.led)
    if not play.cards:
        return opening_lead(sight)
    return declarers_lead(sight) if play.turn.side is play.contract.side else defenders_lead(sight)
