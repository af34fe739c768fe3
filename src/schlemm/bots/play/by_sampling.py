"""Which card to play, by looking at many ways in which the hidden cards may lie."""

from __future__ import annotations

from schlemm.bidding.systems import carding_named
from schlemm.bots.cards.by_rules import choose_by_rules as by_thumb
from schlemm.bots.play.compare import compare_until_clear
from schlemm.bots.play.weigh import NEAR, Weighed
from schlemm.carding.signals import question_of, told_by
from schlemm.core.cards import SUITS, Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play
from schlemm.core.view import View
from schlemm.dd.solver import Solver


def choose_card(view: View, play: Play, solver: Solver) -> Card:
    """The card to play next, from the hand in turn.

    Args:
        view: A view that acts.
        play: Its play.
        solver: Looks at each position with open cards.

    Raises:
        SolverError: If the solver has no answer.
    """
    legal = view.legal_cards()
    if len(legal) == 1:
        return next(iter(legal))
    return best_of(compare_until_clear(view, play, solver).found, view, play)


def best_of(found: Weighed, view: View, play: Play) -> Card:
    """Of the cards that are as good as the best, the one that tells partner most, else that of a player by thumb."""
    near = Hand.of(card for card in found.values if found.values[card] >= found.best - NEAR * found.count)
    thumb = by_thumb(view, play)
    telling = None if play.turn.side is play.contract.side else _telling(view, play, near, thumb)
    if telling is not None:
        return telling
    return thumb if thumb in near else max(near, key=lambda card: (found.values[card], -card.rank.index))


def _telling(view: View, play: Play, near: Hand, thumb: Card) -> Card | None:
    """The defender's card that leads or signals as agreed, if it is among these; first in the suit by thumb."""
    carding = carding_named(view.public.systems.of(play.turn.side))
    for suit in sorted(SUITS, key=lambda suit: suit is not thumb.suit):
        if not near.in_suit(suit):
            continue
        question = question_of(play, suit, view.dummy or EMPTY, carding)
        card = None if question is None else told_by(question, view.hand, carding)
        if card is not None and card in near:
            return card
    return None
