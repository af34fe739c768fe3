"""What a player can see and count: the cards still out, who is void, which cards are high, who may beat what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from schlemm.bidding.systems import carding_named
from schlemm.carding.carding import Carding
from schlemm.carding.history import played_by, voids
from schlemm.core.cards import Card, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play, Trick, beats
from schlemm.core.seats import BySeat, Seat
from schlemm.core.view import View


@dataclass(frozen=True)
class CardView:
    """The play as the player sees it whose card comes next, or who chooses it for dummy.

    Attributes:
        view: What the player may see.
        play: The cards played so far.
    """

    view: View
    play: Play

    @property
    def seat(self) -> Seat:
        """Whose card comes next."""
        return self.play.turn

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.play.trump

    @property
    def trick(self) -> Trick:
        """The trick in progress."""
        return self.play.trick

    @property
    def carding(self) -> Carding:
        """What the side in turn leads and signals."""
        return carding_named(self.view.public.systems.of(self.seat.side))

    @cached_property
    def hand(self) -> Hand:
        """The cards from which the next one comes."""
        return self.view.hand_in_turn

    @cached_property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return self.view.legal_cards()

    @cached_property
    def hands(self) -> BySeat[Hand | None]:
        """The hands that can be seen: one's own and those faced."""
        return self.view.faced.put(self.view.seat, self.view.hand)

    @property
    def partner_hand(self) -> Hand | None:
        """The cards of the partner of the seat in turn, if they can be seen."""
        return self.hands.of(self.seat.partner)

    @cached_property
    def hidden(self) -> Hand:
        """The cards in the hands that cannot be seen."""
        bits = Hand.of(self.play.cards).bits
        for hand in self.hands:
            bits |= 0 if hand is None else hand.bits
        return PACK - Hand(bits)

    @cached_property
    def out(self) -> Hand:
        """The cards that may be with the opponents: all of theirs that can be seen, and all that are hidden."""
        bits = self.hidden.bits
        for seat in (self.seat.left, self.seat.right):
            hand = self.hands.of(seat)
            bits |= 0 if hand is None else hand.bits
        return Hand(bits)

    @cached_property
    def voids(self) -> BySeat[frozenset[Suit]]:
        """The suits that each seat has failed to follow."""
        return voids(self.play)

    @cached_property
    def ours_at_first(self) -> Hand:
        """The cards of the side in turn that have been seen: those held and seen now, and those it has played."""
        played = played_by(self.play, self.seat) | played_by(self.play, self.seat.partner)
        return self.hand | (self.partner_hand or EMPTY) | played

    @property
    def needed(self) -> int:
        """How many more tricks the side in turn needs, to make the contract or to defeat it."""
        contract = self.play.contract
        goal = contract.tricks if self.seat.side is contract.side else 14 - contract.tricks
        return goal - self.play.won_by(self.seat.side)

    @property
    def decides(self) -> bool:
        """Whether one more trick reaches the goal of the side in turn."""
        return self.needed == 1

    def is_high(self, card: Card) -> bool:
        """Whether no card that may be with the opponents is higher in its suit."""
        above = self.out.in_suit(card.suit).bits >> card.index
        return not above

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat is known to have no card of the suit."""
        hand = self.hands.of(seat)
        if hand is not None:
            return not hand.in_suit(suit)
        return suit in self.voids.of(seat) or not self.hidden.in_suit(suit)

    def may_beat(self, seat: Seat, card: Card, led: Suit) -> bool:
        """Whether the seat, still to play to the trick, may have a card that beats this one.

        A hidden hand is taken to follow suit unless it is known to be void.
        """
        hand = self.hands.of(seat)
        if hand is not None:
            cards = hand.in_suit(led) or hand
            return any(beats(other, card, self.trump) for other in cards)
        if not self.is_void(seat, led):
            return any(beats(other, card, self.trump) for other in self.hidden.in_suit(led))
        trumps = (
            EMPTY if self.trump is None or self.is_void(seat, self.trump) else self.hidden.in_suit(self.trump)
        )
        return any(beats(other, card, self.trump) for other in trumps)

    @property
    def later_opponents(self) -> tuple[Seat, ...]:
        """The opponents who still play to this trick after the seat in turn."""
        place = len(self.trick.cards)
        return tuple(self.seat.after(turns) for turns in range(1, 4 - place) if turns % 2)

    def will_hold(self, card: Card, led: Suit) -> bool:
        """Whether the card, if it is winning, cannot be beaten by an opponent still to play, as far as one can see."""
        return not any(self.may_beat(seat, card, led) for seat in self.later_opponents)

    def may_ruff(self, seat: Seat, led: Suit) -> bool:
        """Whether the seat may have a trump and no card of the suit, as far as one can see."""
        if self.trump is None or led is self.trump:
            return False
        hand = self.hands.of(seat)
        if hand is not None:
            return bool(hand.in_suit(self.trump)) and not hand.in_suit(led)
        return bool(self.hidden.in_suit(self.trump)) and not self.is_void(seat, self.trump)

    def cheapest_equal(self, card: Card, cards: Hand) -> Card:
        """The lowest of the cards that is as good as this one: nothing that may still be played lies between them."""
        best = card
        for other in cards.cards_of(card.suit):
            between = (
                self._playable.in_suit(card.suit).bits >> other.index
                & (1 << max(best.index - other.index, 0)) - 1
            )
            if other.index < best.index and not between:
                best = other
        return best

    @cached_property
    def _playable(self) -> Hand:
        """Cards of the others that may still appear in this trick, or were played to it."""
        bits = self.hidden.bits | Hand.of(self.trick.cards).bits
        for seat in self.later_opponents:
            hand = self.hands.of(seat)
            bits |= 0 if hand is None else hand.bits
        return Hand(bits)
