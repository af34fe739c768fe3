"""The play of the cards, as everyone at the table sees it (Laws 41-46; S1:50-58, S4:41-43)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from schlemm.core.cards import Card, Suit
from schlemm.core.checks import check_type
from schlemm.core.contract import Contract
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.hand import CARD_WANTED, Hand
from schlemm.core.laws import LAWFUL, HouseRules, Law
from schlemm.core.seats import SEATS, Seat, Side

TRICKS: Final = 13
"""Tricks in a board."""


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards, clockwise from the leader."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    @property
    def led(self) -> Suit | None:
        """The suit led; ``None`` before the lead."""
        return self.cards[0].suit if self.cards else None

    def by_seat(self) -> Iterator[tuple[Seat, Card]]:
        """Each card with the seat that played it."""
        return ((self.leader.after(index), card) for index, card in enumerate(self.cards))

    def card_of(self, seat: Seat) -> Card | None:
        """The card this seat has played to the trick, if it has."""
        turns = (seat.index - self.leader.index) % 4
        return self.cards[turns] if turns < len(self.cards) else None

    def winning(self, trump: Suit | None) -> tuple[Seat, Card]:
        """Who is winning, and with which card: the highest trump, else the highest of the suit.

        Raises:
            ValueError: If nobody has played yet.
        """
        if not self.cards:
            raise ValueError("a trick without cards has no winner")
        turns, best = _winning(self.cards, trump)
        return self.leader.after(turns), best


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether ``card``, played after ``other``, takes the trick from it (Law 44E, F; S1:52)."""
    suit = card.index // 13
    if suit == other.index // 13:
        return card.index > other.index
    return trump is not None and suit == trump.index


def _winning(cards: Sequence[Card], trump: Suit | None) -> tuple[int, Card]:
    """Return which card of a trick takes it so far, after how many turns it was played."""
    best, turns = cards[0], 0
    for turn, card in enumerate(cards):
        if turn and beats(card, best, trump):
            best, turns = card, turn
    return turns, best


def legal_cards(trick: Trick, hand: Hand, rules: HouseRules, trump: Suit | None) -> Hand:
    """The cards of the hand that may be played to the trick.

    Any card may be led; after that everybody follows suit if able, and else plays any card (Law 44C).
    With the house rule "Stichzwang" (S4:41) who follows suit must also beat the best card so far, if able.
    """
    return _legal(trick.cards, hand, rules, trump) if 0 < len(trick.cards) < 4 else hand


def _legal(cards: Sequence[Card], hand: Hand, rules: HouseRules, trump: Suit | None) -> Hand:
    """Return the same after the cards of a trick, of which there is one at least."""
    following = hand.in_suit(cards[0].suit)
    if not following.bits:
        return hand
    if not rules.must_beat:
        return following
    _, best = _winning(cards, trump)
    return Hand.of(card for card in following if beats(card, best, trump)) or following


@dataclass(frozen=True, slots=True)
class Play:
    """The cards played so far, in order, and who won each complete trick.

    No hand is in here: whether a card may be played is asked with the hand that it comes from.

    Attributes:
        contract: What declarer must make.
        rules: House rules in force.
        cards: Up to 52 cards, in the order played.
        winners: The winner of each complete trick.
        led_by: Who led first where that was not the player on declarer's left: in a play that begins in its middle.
    """

    contract: Contract
    rules: HouseRules = LAWFUL
    cards: tuple[Card, ...] = ()
    winners: tuple[Seat, ...] = ()
    led_by: Seat | None = None

    def __post_init__(self) -> None:
        if type(self.contract) is not Contract:  # hardly ever; a play is made for every card
            check_type("contract", self.contract, Contract, "a Contract, or read a text with Contract.parse")

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if any."""
        return self.contract.bid.strain.trump

    @property
    def leader(self) -> Seat:
        """Who leads to the trick now in progress; once the play is over, the last winner."""
        return self.winners[-1] if self.winners else self.led_by or self.contract.declarer.left

    @property
    def trick(self) -> Trick:
        """The trick in progress; empty right after a complete one."""
        return Trick(self.leader, self.cards[4 * len(self.winners) :])

    @property
    def last_trick(self) -> Trick | None:
        """The last complete trick, if any (it may be seen until the next lead: S1:62)."""
        return self.completed(len(self.winners) - 1) if self.winners else None

    @property
    def turn(self) -> Seat:
        """Whose card comes next, dummy's included."""
        return SEATS[(self.leader.index + len(self.cards)) % 4]

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks have been played."""
        return len(self.winners) == TRICKS

    @property
    def led(self) -> Suit | None:
        """The suit led to the trick in progress; ``None`` before its lead."""
        played = len(self.cards) % 4
        return self.cards[-played].suit if played else None

    @property
    def dummy_faced(self) -> bool:
        """Whether dummy's cards lie on the table: once the opening lead is made (Law 41D), in mini-bridge already."""
        return bool(self.cards) or self.rules.minibridge

    def completed(self, index: int) -> Trick:
        """The complete trick with this index, counted from 0."""
        leader = self.winners[index - 1] if index else self.led_by or self.contract.leader
        return Trick(leader, self.cards[4 * index : 4 * index + 4])

    def won_by(self, side: Side) -> int:
        """How many tricks this side has won so far."""
        return sum(1 for winner in self.winners if winner.side is side)

    @property
    def tricks_left(self) -> int:
        """How many tricks are not yet complete."""
        return TRICKS - len(self.winners)

    def legal_cards(self, hand: Hand) -> Hand:
        """The cards that may be played next, from the hand of the seat in turn."""
        played = len(self.cards) % 4
        return _legal(self.cards[-played:], hand, self.rules, self.trump) if played else hand

    def why_not(self, card: Card, hand: Hand) -> RuleViolation | None:
        """Why the seat in turn, holding ``hand``, may not play the card; ``None`` if it may."""
        if type(card) is not Card or type(hand) is not Hand:  # hardly ever
            check_type("card", card, Card, CARD_WANTED)
            check_type("hand", hand, Hand, "a Hand, or read a text with Hand.parse")
        if self.is_over:
            return RuleViolation(Code.PLAY_OVER, Law(41))
        if not hand.bits >> card.index & 1:
            return RuleViolation(Code.NOT_IN_HAND, Law(45, "A"), (("card", str(card)),))
        played = len(self.cards) % 4
        if not played:
            return None
        led = self.cards[-played].suit
        if card.index // 13 != led.index and hand.length(led):
            return RuleViolation(
                Code.MUST_FOLLOW_SUIT, Law(44, "C"), (("card", str(card)), ("suit", led.letter))
            )
        if self.rules.must_beat and card not in self.legal_cards(hand):
            return RuleViolation(Code.MUST_BEAT, None, (("card", str(card)), ("suit", led.letter)))
        return None

    def after(self, card: Card, hand: Hand) -> Play:
        """The play with this card added, from the hand of the seat in turn.

        Raises:
            RuleViolation: Exactly what ``why_not`` returns, if the card may not be played.
        """
        violation = self.why_not(card, hand)
        if violation is not None:
            raise violation
        cards = (*self.cards, card)
        if len(cards) % 4:
            return Play(self.contract, self.rules, cards, self.winners, self.led_by)
        turns, _ = _winning(cards[-4:], self.trump)
        winners = (*self.winners, self.leader.after(turns))
        return Play(self.contract, self.rules, cards, winners, self.led_by)
