"""Which of equal cards declarer plays from the hand that nobody sees: the one that tells the defenders least.

Only cards are exchanged that touch, so nothing is lost by it; dummy lies open and hides nothing. Declarer's side has no
agreement about cards, so none is broken. Defenders do not deceive: their cards say what is disclosed.
"""

from __future__ import annotations

from schlemm.bots.cards.sight import CardView
from schlemm.carding.carding import Carding, First
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import beats


def tells_least(sight: CardView, card: Card, near: Hand, theirs: Carding) -> Card:
    """The card to play instead of this one, of the same worth.

    A trick is won with the highest of touching cards. Defenders play the lowest of theirs, and no higher than they
    must: won with the lower of two, the higher is known to be here, for who had it would have played it; won with the
    higher, the lower may be anywhere. A trick that is left to them is followed to as if declarer signalled: a low card
    that is missing makes partner's look higher, which they read as wanted or unwanted by what they have agreed.

    Args:
        sight: What declarer sees.
        card: The card that is chosen so far.
        near: All that are as good.
        theirs: What the defenders have agreed.
    """
    if not is_unseen(sight) or sight.trick.led is None:
        return card
    equals = equal_cards_here(sight, card) & near
    best = sight.trick.winning(sight.trump)[1]
    if beats(card, best, sight.trump):
        return equals.highest
    if card.suit is not sight.trick.led or not may_mislead(sight):
        return card
    wanted = wants_more(sight, card)
    return equals.highest if wanted is (theirs.attitude is First.HIGH) else equals.lowest


def is_unseen(sight: CardView) -> bool:
    """Whether declarer plays from the hand that only declarer sees."""
    seat = sight.seat
    return seat is sight.play.contract.declarer and sight.view.faced.of(seat) is None


def may_mislead(sight: CardView) -> bool:
    """Whether the defender who leads this trick asks a partner who may follow, and one of them may go on with it."""
    led, leader = sight.trick.led, sight.trick.leader
    if led is None or leader.side is sight.seat.side:
        return False
    return led not in sight.voids.of(leader.partner) and bool(sight.hidden.in_suit(led))


def equal_cards_here(sight: CardView, card: Card) -> Hand:
    """The cards of the hand in turn that nothing separates from this one: all between them are here or gone.

    Cards of the trick in progress and those of dummy separate: who wins then, or has an entry, is no matter of taste.
    """
    held = sight.hand.in_suit(card.suit)
    others = sight.hidden | Hand.of(sight.trick.cards) | (sight.partner_hand or EMPTY)
    return Hand.of(other for other in held if not _between(others, card, other))


def wants_more(sight: CardView, card: Card) -> bool:
    """Whether declarer wins the next round of the suit if a defender goes on with it."""
    ours = (sight.hand | (sight.partner_hand or EMPTY)).in_suit(card.suit).without(card)
    return any(sight.is_high(other) for other in ours)


def _between(others: Hand, one: Card, other: Card) -> bool:
    """Whether one of these cards lies between two of the same suit."""
    low, high = sorted((one.index, other.index))
    return any(low < each.index < high for each in others)
