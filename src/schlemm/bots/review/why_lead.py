"""Why a card is the best one to lead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schlemm.bots.cards.opening_lead import bid_suits
from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.finesse import finesse, missing_between, partners_cards
from schlemm.bots.review.trick_facts import higher_cards, highest_of_suit, possible_cards
from schlemm.carding.leads import lead_rule
from schlemm.core.cards import SUITS, Card, Rank, Suit
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dd.position import Position

NAMED_LEADS: Final = frozenset({"fourth", "third", "fifth"})
"""The rules that lead a long suit without a sequence."""
LONG: Final = 7
"""With so many cards of a suit in two hands it is worth developing."""


def why_lead(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    """Why to lead this card; ``None`` if there is nothing to say but figures."""
    if sight.seat.side is sight.play.contract.side:
        return _declarers(sight, card, deals)
    return _defenders(sight, card, deals) if sight.play.cards else _opening(sight, card, deals)


def _declarers(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    suit, trump, other = card.suit, sight.trump, partners_cards(sight)
    if suit is trump and sight.out.in_suit(suit):
        return Sentence("card-why-draws-trumps", (("out", len(sight.out.in_suit(suit))),))
    if sight.is_high(card):
        return _cashes(sight, card, deals)
    if trump is not None and suit is not trump and other.in_suit(trump) and not other.in_suit(suit):
        return Sentence("card-why-ruff-there")
    return _towards(sight, card, deals)


def _towards(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    """Low to the other hand: a finesse, an honour to be made, or a suit to be developed."""
    suit, other = card.suit, partners_cards(sight).in_suit(card.suit)
    goes_up = [held for held in higher_cards(other, card) if held.rank.is_honour]
    for low in sorted(goes_up + [card] * card.rank.is_honour, key=lambda held: -held.index):
        honour = missing_between(sight, low, other)
        if honour is not None and (said := finesse("card-why-to-finesse", honour, sight.seat.left, deals)):
            return said
    best = highest_of_suit(higher_cards(other, card))
    if best is not None and best.rank.is_honour and _may_make(sight, best, other):
        return Sentence("card-why-towards", (("card", str(best)),))
    return Sentence("card-why-develops", (("suit", suit.letter),)) if _develops(sight, card, other) else None


def _may_make(sight: CardView, best: Card, other: Hand) -> bool:
    """Whether one hidden card beats this honour, may lie before it, and falls while the honour is guarded."""
    above = higher_cards(sight.hidden, best)
    before = possible_cards(sight, sight.seat.left, best.suit)
    return len(above) == 1 and above.highest in before and len(other) > 1


def _develops(sight: CardView, card: Card, other: Hand) -> bool:
    """Whether low cards of the longer hand can outlast those of the opponents, who have higher ones."""
    suit = card.suit
    mine, out = sight.hand.in_suit(suit), sight.out.in_suit(suit)
    longer = mine if len(mine) >= len(other) else other
    outlasts = len(longer) > (len(out) + 1) // 2 and any(not each.rank.is_honour for each in longer)
    length = len(mine) + len(other) + _played(sight, card)
    return bool(higher_cards(out, longer.lowest)) and outlasts and length >= LONG


def _played(sight: CardView, card: Card) -> int:
    """How many cards of the suit this side has played."""
    return len((sight.ours_at_first - sight.hand - partners_cards(sight)).in_suit(card.suit))


def _opening(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    """The opening lead, by the name it goes by."""
    suit = card.suit
    held = sight.hand.cards_of(suit)
    if suit in bid_suits(sight, sight.seat.partner):
        return Sentence("card-why-lead-partner")
    if suit is sight.trump:
        return Sentence("card-why-lead-trump")
    if len(held) == 1 and sight.trump is not None and sight.hand.in_suit(sight.trump):
        return Sentence("card-why-lead-single")
    if card.rank.is_honour and len(held) > 1 and held[0] == card and held[1].index == card.index - 1:
        return _cashes(sight, card, deals) if sight.is_high(card) else Sentence("card-why-lead-sequence")
    rule = lead_rule(Hand.of(held), sight.trump, sight.carding)
    has_honour = any(one.rank.is_honour for one in held)
    may_bring_tricks = has_honour or sight.trump is None  # small cards that become good are ruffed
    if rule.name in NAMED_LEADS and held[rule.place] == card and may_bring_tricks:
        return Sentence(f"card-why-lead-{rule.name}", (("suit", suit.letter),))
    return None if has_honour else Sentence("card-why-lead-passive")


def _cashes(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence:
    """A high card, and in how many deals an opponent can ruff it."""
    trump = sight.trump
    if trump is None or card.suit is trump:
        return Sentence("card-why-cashes")
    opponents = (sight.seat.left, sight.seat.right)
    hands = ([deal.hands.of(seat) for seat in opponents] for deal in deals)
    ruffed = sum(any(hand.in_suit(trump) and not hand.in_suit(card.suit) for hand in each) for each in hands)
    if not any(sight.may_ruff(seat, card.suit) for seat in opponents):
        return Sentence("card-why-cashes")
    if ruffed == len(deals):
        return Sentence("card-why-must-ruff")
    return Sentence("card-why-cashes-unless", (("count", len(deals)), ("ruffed", ruffed)))


def _defenders(sight: CardView, card: Card, deals: Sequence[Position]) -> Sentence | None:
    suit, trump, seat = card.suit, sight.trump, sight.seat
    partner = seat.partner
    may_ruff = (
        trump is not None
        and suit is not trump
        and any(deal.hands.of(partner).in_suit(trump) for deal in deals)
    )
    if may_ruff and suit in sight.voids.of(partner):
        return Sentence("card-why-gives-ruff")
    if sight.is_high(card):
        return _cashes(sight, card, deals)
    if suit is trump:
        return Sentence("card-why-lead-trump") if _may_dummy_ruff(sight, suit) else None
    if _first_led_by(sight, partner, card):
        return Sentence("card-why-returns", (("suit", suit.letter),))
    return _around_dummy(sight, card)


def _may_dummy_ruff(sight: CardView, trump: Suit) -> bool:
    """Whether dummy has trumps, and declarer may have more cards of another suit than dummy."""
    dummy, declarer = sight.view.dummy or EMPTY, sight.play.contract.declarer
    longer = (
        min(len(possible_cards(sight, declarer, suit)), len(sight.hand)) > len(dummy.in_suit(suit))
        for suit in SUITS
        if suit is not trump
    )
    return bool(dummy.in_suit(trump)) and any(longer)


def _first_led_by(sight: CardView, partner: Seat, card: Card) -> bool:
    """Whether of this side partner has led the suit first."""
    tricks = map(sight.play.completed, range(len(sight.play.winners)))
    leaders = (
        trick.leader for trick in tricks if trick.led is card.suit and trick.leader.side is partner.side
    )
    return next(leaders, None) is partner


def _around_dummy(sight: CardView, card: Card) -> Sentence | None:
    """Through dummy's strength, or up to its weakness."""
    dummy = sight.play.contract.dummy
    shown = (sight.view.dummy or EMPTY).in_suit(card.suit)
    strong = highest_of_suit(shown)
    if strong is None:
        return None
    if (
        sight.seat.left is dummy
        and strong.rank.index >= Rank.QUEEN.index
        and len(shown) > 1
        and strong.index > card.index
    ):
        return Sentence("card-why-through")
    if sight.seat.right is dummy and not strong.rank.is_honour:
        return Sentence("card-why-weakness")
    return None
