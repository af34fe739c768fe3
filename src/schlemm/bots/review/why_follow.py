"""Why a card is the best of the suit that was led."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.bots.cards.sight import CardView
from schlemm.bots.play.concealing import equal_cards_here, is_unseen, may_mislead
from schlemm.bots.review.finesse import finesse, highest_of_suit, missing_between, partners_cards
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.play import beats
from schlemm.core.sentence import Sentence
from schlemm.dd.position import Position


def why_follow(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    """Why to play this card to the trick; ``None`` if there is nothing to say but figures."""
    winner, best = sight.trick.winning(sight.trump)
    if beats(card, best, sight.trump):
        return _beating(sight, card, deals)
    beating = Hand.of(other for other in sight.legal if beats(other, best, sight.trump))
    if winner is sight.seat.partner:
        return _partners_trick(sight, card, best, deals)
    if not beating:
        return _beaten(sight, card)
    return _lets_go(sight, card, beating)


def _beating(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    """Why to go up with this card."""
    place = len(sight.trick.cards)
    if place == 3:
        could = sorted(_beating_cards(sight), key=lambda other: other.index)
        if is_unseen(sight) and card != could[0] and could[0] in equal_cards_here(sight, card):
            return Sentence("card-why-conceals", (("card", str(could[0])),))
        return Sentence("card-why-cheaply" if len(could) > 1 and card == could[0] else "card-why-wins")
    honour = missing_between(sight, card, sight.hand | partners_cards(sight))
    if place == 2 and honour is not None and _is_ours(sight):
        return finesse("card-why-finesse", honour, sight.seat.right, deals)
    if sight.will_hold(card, card.suit):
        unsure = any(sight.may_ruff(seat, card.suit) for seat in sight.later_opponents)
        return Sentence("card-why-highest" if unsure else "card-why-sure")
    led = sight.trick.cards[0]
    if place == 1 and led.rank.is_honour:
        return Sentence("card-why-covers", (("card", str(led)),))
    return Sentence("card-why-third-high") if place == 2 else Sentence("card-why-forces")


def _beaten(sight: CardView, card: Card) -> Sentence | None:
    """The trick cannot be won: the lowest card goes, or one that is equal and tells less."""
    lowest = _lowest(sight)
    if card == lowest:
        return Sentence("card-why-cannot")
    hides = is_unseen(sight) and may_mislead(sight) and lowest in equal_cards_here(sight, card)
    return Sentence("card-why-hides") if hides else None


def _beating_cards(sight: CardView) -> Hand:
    _, best = sight.trick.winning(sight.trump)
    return Hand.of(other for other in sight.legal if beats(other, best, sight.trump))


def _partners_trick(sight: CardView, card: Card, best: Card, deals: Sequence[Position]) -> Sentence | None:
    """Partner is winning: why to leave it to them."""
    honour = missing_between(sight, best, sight.hand)
    if len(sight.trick.cards) == 2 and honour is not None and _is_ours(sight):
        return finesse("card-why-runs", honour, sight.seat.right, deals)
    if card != _lowest(sight):
        return None
    if not sight.will_hold(best, card.suit):
        return None
    unsure = any(sight.may_ruff(seat, card.suit) for seat in sight.later_opponents)
    return Sentence("card-why-partner-leads" if unsure else "card-why-partners")


def _lets_go(sight: CardView, card: Card, beating: Hand) -> Sentence | None:
    """The trick could be beaten, and is not."""
    if card.index > _lowest(sight).index + 1 and not _is_ours(sight):
        return None
    stopper = highest_of_suit(beating)
    theirs = sight.trump is None and _is_ours(sight) and sight.trick.leader.side is not sight.seat.side
    if theirs and stopper is not None and sight.is_high(stopper):
        return Sentence("card-why-holds-up", (("card", str(stopper)),))
    return Sentence("card-why-second-low" if len(sight.trick.cards) == 1 else "card-why-ducks")


def _is_ours(sight: CardView) -> bool:
    """Whether declarer's side plays."""
    return sight.seat.side is sight.play.contract.side


def _lowest(sight: CardView) -> Card:
    return min(sight.legal, key=lambda card: card.index)
