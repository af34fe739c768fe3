"""Plans that rest on a suit: in how many rounds the opponents have none left, and what must be driven out."""

from __future__ import annotations

from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.finesse import partners_cards
from schlemm.bots.review.plan_chance import Chance, chance_of
from schlemm.bots.review.trick_facts import higher_cards, highest_of_suit
from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence

EQUALS_HERE: Final = 2
"""So many cards under the one that is missing make a run, if one of them is led ..."""
EQUALS_THERE: Final = 3
"""... and if a low card is led towards them: with fewer it matters with whom the missing one lies."""


def draws_trumps(sight: CardView, found: CardComparison) -> Sentence | None:
    """After how many rounds of trumps the opponents have none left, and in how many deals."""
    suit = sight.trump
    if suit is None:
        return None
    most = rounds_held(sight, suit)
    rounds = next(
        (number for number in range(1, most + 1) if 2 * _ended(sight, found, suit, number) >= found.count), 0
    )
    chance = _chance(sight, found, suit, rounds) if rounds else None
    return None if chance is None else chance.sentence("card-plan-trumps", ("rounds", rounds))


def plays_long_suit(sight: CardView, found: CardComparison) -> Sentence | None:
    """That a long suit is played until the opponents have none left, where the contract rests on how soon that is."""
    suit = found.best.card.suit
    if not _has_low_card(sight, suit):
        return None
    for rounds in range(2, rounds_held(sight, suit)):
        chance = _chance(sight, found, suit, rounds)
        if chance is not None and chance.matters:
            return chance.sentence("card-plan-long-suit", ("suit", suit.letter), ("rounds", rounds))
    return None


def drives_out(sight: CardView, found: CardComparison) -> Sentence | None:
    """That one card alone stands above a run of one's own, which is led to drive it out."""
    card = found.best.card
    ours = (sight.hand | partners_cards(sight)).in_suit(card.suit)
    out = sight.out.in_suit(card.suit)
    above = higher_cards(out, ours.highest)
    if sight.trick.cards or len(above) != 1:
        return None
    rest = highest_of_suit(out - above)
    run = Hand.of(each for each in ours if rest is None or each.index > rest.index)
    if len(run) < (EQUALS_HERE if card in run else EQUALS_THERE):
        return None
    facts = (("suit", card.suit.letter), ("card", str(above.highest)), ("run", len(run)))
    return Sentence("card-plan-drives-out", facts)


def rounds_held(sight: CardView, suit: Suit) -> int:
    """How many rounds of the suit the longer of the two hands can play, with the round in progress if it is of it."""
    other = len(partners_cards(sight).in_suit(suit)) + (_followed(sight, suit, sight.seat.partner.index))
    return max(len(sight.hand.in_suit(suit)), other)


def _followed(sight: CardView, suit: Suit, seat: int) -> bool:
    """Whether the seat of this index has played a card of the suit to the trick in progress."""
    return any(by.index == seat and card.suit is suit for by, card in sight.trick.by_seat())


def _has_low_card(sight: CardView, suit: Suit) -> bool:
    """Whether the longer hand has a card of the suit that is not high yet."""
    hands = (sight.hand.in_suit(suit), partners_cards(sight).in_suit(suit))
    return any(not sight.is_high(card) for card in max(hands, key=len))


def _ended(sight: CardView, found: CardComparison, suit: Suit, rounds: int) -> int:
    """In how many of the deals neither opponent has a card of the suit left after so many rounds."""
    return sum(_holds(sight, found, suit, rounds))


def _holds(sight: CardView, found: CardComparison, suit: Suit, rounds: int) -> list[bool]:
    opponents = [(seat, _followed(sight, suit, seat.index)) for seat in (sight.seat.left, sight.seat.right)]
    return [
        all(len(deal.hands.of(seat).in_suit(suit)) + followed <= rounds for seat, followed in opponents)
        for deal in found.deals
    ]


def _chance(sight: CardView, found: CardComparison, suit: Suit, rounds: int) -> Chance | None:
    return chance_of(_holds(sight, found, suit, rounds), sight, found)
