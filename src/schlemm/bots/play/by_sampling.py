"""Which card to play, by looking at many ways in which the hidden cards may lie."""

from __future__ import annotations

from schlemm.bidding.systems import carding_named
from schlemm.bots.cards.by_rules import choose_by_rules as by_thumb
from schlemm.bots.cards.sight import CardView
from schlemm.bots.play.compare import compare_until_clear
from schlemm.bots.play.concealing import tells_least
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
    """Of the cards that are as good as the best: a defender's that tells partner most, declarer's that tells least."""
    near = Hand.of(card for card in found.values if found.values[card] >= found.best - NEAR * found.count)
    thumb = by_thumb(view, play)
    if play.turn.side is not play.contract.side:
        return _telling(view, play, near, thumb) or _usual(found, near, thumb)
    card = _usual(found, near if thumb in near else going_on(play, near) or near, thumb)
    theirs = carding_named(view.public.systems.of(play.turn.side.other))
    return tells_least(CardView(view, play), card, near, theirs)


def going_on(play: Play, near: Hand) -> Hand:
    """Of equal leads of declarer's those of the suit that was led last, so that a plan is kept.

    None where a defender has shown out since, for then something is known that the plan could not reckon with.
    """
    if play.led is not None:
        return EMPTY
    for index in reversed(range(len(play.winners))):
        trick = play.completed(index)
        if any(
            card.suit is not trick.led
            for seat, card in trick.by_seat()
            if seat.side is not play.contract.side
        ):
            return EMPTY
        if trick.led is not None and trick.leader.side is play.contract.side:
            return near.in_suit(trick.led)
    return EMPTY


def _usual(found: Weighed, near: Hand, thumb: Card) -> Card:
    """The card of a player by thumb if it is among these, else the most valuable, of equals the lowest."""
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
