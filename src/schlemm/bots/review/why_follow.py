"""Why a card is the best of the suit that was led: what it does is looked up in the cards before it is said."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.bidding.systems import carding_named
from schlemm.bots.cards.sight import CardView
from schlemm.bots.play.concealing import equal_cards_here, is_unseen, may_mislead, tells_least
from schlemm.bots.review.finesse import finesse, missing_between, partners_cards
from schlemm.bots.review.trick_facts import (
    higher_cards,
    highest_of_suit,
    is_highest,
    is_ours,
    is_safe,
    partner_may_take,
    possible_cards,
)
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
    beating = _beating_cards(sight)
    if winner is sight.seat.partner:
        return _partners_trick(sight, card, best, deals)
    if not beating:
        return _beaten(sight, card)
    return _lets_go(sight, card, highest_of_suit(beating) or card)


def _beating(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    """Why to go up with this card."""
    winner, best = sight.trick.winning(sight.trump)
    place = len(sight.trick.cards)
    honour = missing_between(sight, card, sight.hand | partners_cards(sight))
    if place == 2 and honour is not None and is_ours(sight):
        said = finesse("card-why-finesse", honour, sight.seat.right, deals)
        if said is not None:
            return said
    if winner is sight.seat.partner and is_safe(sight, best, card.suit):
        return Sentence("card-why-overtakes")
    if place == 3:
        return _wins(sight, card)
    if sight.will_hold(card, card.suit):
        return _holds(sight, card)
    return _goes_up(sight, card)


def _wins(sight: CardView, card: Card) -> Sentence:
    """The last card takes the trick."""
    could = sorted(_beating_cards(sight), key=lambda other: other.index)
    if is_unseen(sight) and card != could[0] and could[0] in equal_cards_here(sight, card):
        return Sentence("card-why-conceals", (("card", str(could[0])),))
    return Sentence("card-why-cheaply" if len(could) > 1 and card == could[0] else "card-why-wins")


def _holds(sight: CardView, card: Card) -> Sentence | None:
    """No opponent seems to have a higher card: whether they may ruff it, and whether partner has one."""
    if not is_highest(sight, card):
        return Sentence("card-why-wins") if is_safe(sight, card, card.suit) else None
    unsure = any(sight.may_ruff(seat, card.suit) for seat in sight.later_opponents)
    return Sentence("card-why-highest" if unsure else "card-why-sure")


def _goes_up(sight: CardView, card: Card) -> Sentence | None:
    """The next player may beat the card, and what that takes."""
    led, higher = sight.trick.cards[0], higher_cards(possible_cards(sight, sight.seat.left, card.suit), card)
    if not higher:
        return None
    if len(sight.trick.cards) == 1 and led.rank.is_honour:
        return Sentence("card-why-covers", (("card", str(led)),))
    if len(sight.trick.cards) == 2 and not is_ours(sight) and _is_third_high(sight, card):
        return Sentence("card-why-third-high")
    return Sentence("card-why-forces") if higher.lowest.rank.is_honour else None


def _is_third_high(sight: CardView, card: Card) -> bool:
    """Whether it is the highest or touches it, and the lowest would leave the trick to a card below it."""
    low, apart = _lowest(sight), sight.out | Hand.of(sight.trick.cards)
    top = sight.legal.highest
    if low == card or any(card.index < each.index < top.index for each in apart.in_suit(card.suit)):
        return False
    winner, best = sight.trick.winning(sight.trump)
    stands = low if beats(low, best, sight.trump) else best
    if stands is best and winner is sight.seat.right:
        return True
    last = possible_cards(sight, sight.seat.left, card.suit)
    return any(stands.index < each.index < card.index for each in last)


def _beaten(sight: CardView, card: Card) -> Sentence | None:
    """This hand cannot win the trick: the lowest card goes, or one that is equal and tells less."""
    lowest = _lowest(sight)
    if card == lowest:
        return Sentence("card-why-cannot")
    if not is_unseen(sight) or not may_mislead(sight):
        return None
    theirs = carding_named(sight.view.public.systems.of(sight.seat.side.other))
    hides = tells_least(sight, lowest, equal_cards_here(sight, lowest) & sight.legal, theirs) == card
    return Sentence("card-why-hides") if hides else None


def _beating_cards(sight: CardView) -> Hand:
    _, best = sight.trick.winning(sight.trump)
    return Hand.of(other for other in sight.legal if beats(other, best, sight.trump))


def _partners_trick(sight: CardView, card: Card, best: Card, deals: Sequence[Position]) -> Sentence | None:
    """Partner is winning: why to leave it to them."""
    honour = missing_between(sight, best, sight.hand)
    if len(sight.trick.cards) == 2 and honour is not None and is_ours(sight):
        said = finesse("card-why-runs", honour, sight.seat.right, deals)
        if said is not None:
            return said
    if card != _lowest(sight) or card.rank.is_honour or not sight.will_hold(best, card.suit):
        return None
    unsure = any(sight.may_ruff(seat, card.suit) for seat in sight.later_opponents)
    return Sentence("card-why-partner-leads" if unsure else "card-why-partners")


def _lets_go(sight: CardView, card: Card, stopper: Card) -> Sentence | None:
    """The trick could be beaten, and is not: by whom it may still be won, and for what the high card stays."""
    if card.index > _lowest(sight).index + 1 and not is_ours(sight):
        return None
    kept = (("card", str(stopper)),)
    taker = partner_may_take(sight, card.suit) if is_ours(sight) else None
    if taker is not None:
        return Sentence("card-why-runs-to", (("card", str(taker)),))
    if _holds_up(sight, stopper):
        return Sentence("card-why-holds-up", kept)
    if len(sight.trick.cards) > 1:
        return Sentence("card-why-ducks", kept)
    is_low = stopper.rank.is_honour and not card.rank.is_honour
    return Sentence("card-why-second-low", kept) if is_low else None


def _holds_up(sight: CardView, stopper: Card) -> bool:
    """Whether declarer keeps the highest card back while the defender who leads may still find partner with one."""
    leader = sight.trick.leader
    if sight.trump is not None or leader.side is sight.play.contract.side or not sight.is_high(stopper):
        return False
    return not sight.is_void(leader.partner, stopper.suit)


def _lowest(sight: CardView) -> Card:
    return min(sight.legal, key=lambda card: card.index)
