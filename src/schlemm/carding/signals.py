"""What a defender's card speaks of, and which card says what.

A signal is the first card that a defender plays in a suit, if it is a spot and does not take the trick from the other
side: high cards have other work to do. Trumps say nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from schlemm.carding.carding import Carding, First
from schlemm.carding.history import played_by
from schlemm.carding.leads import lead_from
from schlemm.carding.preference import preferred_of
from schlemm.core.cards import CARDS, Card, Rank, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play, beats

WANTED: Final = frozenset({Rank.ACE, Rank.KING, Rank.QUEEN})
"""Honours with which a suit is wanted."""
SPOTS: Final = Hand.of(card for card in CARDS if card.rank.index <= Rank.NINE.index)
"""The cards that can be signals."""


class Signal(StrEnum):
    """What a defender's card speaks of."""

    LEAD = "lead"
    """From which holding it is led."""
    ATTITUDE = "attitude"
    """Whether the suit that partner leads is wanted."""
    DISCARD = "discard"
    """Whether the suit that is thrown is wanted."""
    COUNT = "count"
    """Whether the number of cards is even in the suit that the other side leads."""
    PREFERENCE = "preference"
    """Which of two other suits is wanted."""


@dataclass(frozen=True, slots=True)
class SignalQuestion:
    """What the next card speaks of, if it is of a suit.

    Attributes:
        signal: What it speaks of.
        suit: Its suit.
        trump: The trump suit of the contract.
        telling: The cards of the suit that can tell it; others say nothing.
        between: For a preference, the higher and the lower suit that can be asked for.
        sure: A card that is led rather than a signal, for it is high.
    """

    signal: Signal
    suit: Suit
    trump: Suit | None
    telling: Hand
    between: tuple[Suit, Suit] | None = None
    sure: Hand = EMPTY


def question_of(play: Play, suit: Suit, dummy: Hand, carding: Carding) -> SignalQuestion | None:
    """What the next card speaks of if it is of this suit; ``None`` if it is no defender's, or says nothing.

    Args:
        play: The cards played so far.
        suit: The suit of the card to come.
        dummy: Dummy's cards; those that were played may be among them. None before dummy lies open.
        carding: What the defenders have agreed.
    """
    if play.is_over or play.turn.side is play.contract.side or suit is play.trump:
        return None
    between = preferred_of(play, suit, dummy - Hand.of(play.cards), carding)
    if between is not None:
        sure = EMPTY if play.led else _high(play, suit)
        return SignalQuestion(Signal.PREFERENCE, suit, play.trump, SPOTS.in_suit(suit), between, sure)
    if played_by(play, play.turn).in_suit(suit):
        return None
    if play.led is None:
        return SignalQuestion(Signal.LEAD, suit, play.trump, PACK.in_suit(suit) - _high(play, suit))
    if suit is not play.led:
        return SignalQuestion(Signal.DISCARD, suit, play.trump, SPOTS.in_suit(suit))
    if play.leader is play.turn.partner:
        return SignalQuestion(Signal.ATTITUDE, suit, play.trump, _not_winning(play, suit))
    return SignalQuestion(Signal.COUNT, suit, play.trump, SPOTS.in_suit(suit))


def is_high(question: SignalQuestion, hand: Hand, carding: Carding) -> bool:
    """Whether a hand says what it has to say by a high spot.

    Args:
        question: What it speaks of; not a lead.
        hand: All that the defender holds before the card is played.
        carding: What is agreed.
    """
    held = hand.in_suit(question.suit)
    if question.between is not None:
        higher, lower = (suit_strength(hand.in_suit(suit)) for suit in question.between)
        return higher > lower
    return says_high(question, held, carding)


def says_high(question: SignalQuestion, held: Hand, carding: Carding) -> bool:
    """The same from the cards of the suit alone; not for a preference."""
    if question.signal is Signal.COUNT:
        return (len(held) % 2 == 0) is (carding.count is First.HIGH)
    return any(card.rank in WANTED for card in held) is (carding.attitude is First.HIGH)


def told_by(question: SignalQuestion, hand: Hand, carding: Carding) -> Card | None:
    """The card by which a hand answers; ``None`` if it has no choice of cards that tell something.

    Args:
        question: What the card speaks of.
        hand: All that the defender holds before the card is played.
        carding: What is agreed.
    """
    held = hand.in_suit(question.suit)
    if question.signal is Signal.LEAD:
        return lead_from(held, question.trump, carding) if held else None
    return telling_card(question, held, high=is_high(question, hand, carding))


def telling_card(question: SignalQuestion, held: Hand, *, high: bool) -> Card | None:
    """The spot that says something in one way or the other; ``None`` if there is no choice of such spots.

    Args:
        question: What it speaks of; not a lead.
        held: The cards of its suit.
        high: Whether it is to be high.
    """
    spots = held & question.telling
    if len(spots) < 2 or held & question.sure:
        return None
    return spots.highest if high else spots.lowest


def suit_strength(cards: Hand) -> int:
    """How much a suit is wanted: its figure points."""
    return sum(max(card.rank.index - Rank.TEN.index, 0) for card in cards)


def _high(play: Play, suit: Suit) -> Hand:
    """The highest card of the suit that is left, as everybody knows; at the opening lead nobody thinks of it."""
    left = PACK.in_suit(suit) - Hand.of(play.cards)
    return Hand.of(tuple(left)[:1]) if play.cards else EMPTY


def _not_winning(play: Play, suit: Suit) -> Hand:
    """The spots that do not take the trick from the other side."""
    seat, best = play.trick.winning(play.trump)
    spots = SPOTS.in_suit(suit)
    if seat is play.turn.partner:
        return spots
    return Hand.of(card for card in spots if not beats(card, best, play.trump))
