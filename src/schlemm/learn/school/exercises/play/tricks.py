"""One trick: which card may be played, and who wins it (S1:52, S3:8-11)."""

from __future__ import annotations

from typing import Final

from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.laws import HouseRules
from schlemm.core.play import Trick, legal_cards
from schlemm.core.seats import SEATS, Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.picture import HandPicture, TrickPicture
from schlemm.learn.school.question import CardOfHand, Choice, Made, Question, Why, one_of

_TRUMPS: Final = (None, *Suit)


def who_wins(random: Pcg32) -> Question:
    """Who wins this trick?"""
    trick, trump = _full_trick(random)
    winner, card = trick.winning(trump)
    seats = tuple(seat.letter for seat in SEATS)
    return Question(
        Sentence("ask-who-wins"),
        (TrickPicture(trick, trump),),
        Choice(seats, "seat"),
        (winner.letter,),
        (Sentence(_kind_of_win(trick, trump, card), _named(trick, card)),),
    )


def which_card(random: Pcg32) -> Question:
    """Which card may be played to this trick? Sometimes any."""
    while True:
        deal = random_deal(random.below)
        leader, trump = one_of(random, SEATS), one_of(random, _TRUMPS)
        count = 1 + random.below(3)
        trick = _begun(random, tuple(deal.hand(leader.after(turn)) for turn in range(count)), leader, trump)
        hand = _smaller(random, deal.hand(leader.after(count)))
        if len(hand.in_suit(_led(trick))) < len(hand):
            break
    return _which_card(trick, trump, hand)


def _which_card(trick: Trick, trump: Suit | None, hand: Hand) -> Question:
    legal = legal_cards(trick, hand, HouseRules(), trump)
    suit = (("suit", _led(trick).letter),)
    follows = bool(hand.in_suit(_led(trick)))
    ruffs = trump not in {None, _led(trick)}
    why: Why = (Sentence("why-follow" if follows else "why-any" if ruffs else "why-any-card", suit),)
    cards = tuple(str(card) for card in hand)
    return Question(
        Sentence("ask-which-card"),
        (TrickPicture(trick, trump), HandPicture(hand)),
        CardOfHand(cards),
        tuple(str(card) for card in legal),
        why,
    )


def _full_trick(random: Pcg32) -> tuple[Trick, Suit | None]:
    deal = random_deal(random.below)
    leader, trump = one_of(random, SEATS), one_of(random, _TRUMPS)
    return _begun(random, tuple(deal.hand(leader.after(turn)) for turn in range(4)), leader, trump), trump


def _begun(random: Pcg32, hands: tuple[Hand, ...], leader: Seat, trump: Suit | None) -> Trick:
    """A trick in which each of these hands plays any card that it may."""
    trick = Trick(leader)
    for hand in hands:
        card = one_of(random, tuple(legal_cards(trick, hand, HouseRules(), trump)))
        trick = Trick(leader, (*trick.cards, card))
    return trick


def _smaller(random: Pcg32, hand: Hand) -> Hand:
    """Seven of the cards, so that a suit is often missing."""
    cards = list(hand)
    while len(cards) > 7:
        cards.pop(random.below(len(cards)))
    return Hand.of(cards)


def _led(trick: Trick) -> Suit:
    return trick.cards[0].suit


def _kind_of_win(trick: Trick, trump: Suit | None, card: Card) -> str:
    if card.suit is not _led(trick):
        trumps = sum(1 for each in trick.cards if each.suit is trump)
        return "why-only-trump" if trumps == 1 else "why-highest-trump"
    return "why-highest" if any(each.suit is not card.suit for each in trick.cards) else "why-highest-of-all"


def _named(trick: Trick, card: Card) -> tuple[tuple[str, str], ...]:
    return (("card", str(card)), ("suit", _led(trick).letter))


WHO_WINS: Final = Made("who-wins", who_wins)
WHICH_CARD: Final = Made("which-card", which_card)
