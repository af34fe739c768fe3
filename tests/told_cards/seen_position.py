"""A moment of the play as a player sees it, worked out by plain counting: nothing here asks what explains cards."""

from dataclasses import dataclass
from functools import cached_property

from schlemm.core.cards import Card, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, Seat
from schlemm.core.view import View


@dataclass(frozen=True)
class SeenPosition:
    """What lies open before a card, and what follows from it about the cards that do not.

    Attributes:
        view: What the player sees.
    """

    view: View

    @cached_property
    def play(self) -> Play:
        """The cards played so far."""
        assert self.view.play is not None
        return self.view.play

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.play.contract.strain.trump

    @property
    def seat(self) -> Seat:
        """From whose hand the card comes."""
        return self.play.turn

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.seat.after(2)

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The one who plays after this hand, and the one who plays before it."""
        return self.seat.after(1), self.seat.after(3)

    @property
    def declares(self) -> bool:
        """Whether declarer's side plays."""
        return self.seat.side is self.play.contract.side

    @cached_property
    def table(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of the trick in progress, with their players."""
        cards = self.play.cards[4 * len(self.play.winners) :]
        return tuple((self.seat.after(index - len(cards)), card) for index, card in enumerate(cards))

    @property
    def led(self) -> Suit | None:
        """The suit that was led to the trick."""
        return self.table[0][1].suit if self.table else None

    @cached_property
    def history(self) -> tuple[tuple[tuple[Seat, Card], ...], ...]:
        """All the tricks so far, each card with its player; the one in progress is the last."""
        leaders = (self.play.contract.declarer.after(1), *self.play.winners)
        return tuple(
            tuple(
                (leader.after(turn), card) for turn, card in enumerate(self.play.cards[4 * at : 4 * at + 4])
            )
            for at, leader in enumerate(leaders)
        )

    def shown_out(self, seat: Seat, suit: Suit) -> bool:
        """Whether the player has not followed to the suit."""
        tricks = [trick for trick in self.history if trick and trick[0][1].suit is suit]
        return any(by is seat and card.suit is not suit for trick in tricks for by, card in trick)

    @cached_property
    def open(self) -> dict[Seat, Hand]:
        """The hands that the player sees, as they are now."""
        faced = {seat: self.view.faced.of(seat) for seat in SEATS}
        return {
            **{seat: hand for seat, hand in faced.items() if hand is not None},
            self.view.seat: self.view.hand,
        }

    @property
    def hand(self) -> Hand:
        """The hand from which the card comes."""
        return self.open[self.seat]

    @property
    def other(self) -> Hand:
        """Partner's hand, if it lies open."""
        return self.open.get(self.partner, EMPTY)

    @property
    def ours(self) -> Hand:
        """All the cards of the side that the player sees."""
        return self.hand | self.other

    @property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return (self.hand.in_suit(self.led) if self.led else EMPTY) or self.hand

    @cached_property
    def unseen(self) -> Hand:
        """The cards that the player does not see, and that were not played."""
        seen = Hand.of(self.play.cards)
        for hand in self.open.values():
            seen |= hand
        return PACK - seen

    def left(self, seat: Seat) -> int:
        """How many cards the player still holds."""
        return 13 - sum(by is seat for trick in self.history for by, _ in trick)

    @cached_property
    def possible(self) -> dict[Seat, Hand]:
        """The cards that each player may hold, by who has not followed to what, and how many each holds."""
        found = {
            seat: self.open.get(seat)
            or Hand.of(card for card in self.unseen if not self.shown_out(seat, card.suit))
            for seat in SEATS
        }
        hidden = [seat for seat in SEATS if seat not in self.open]
        for _ in hidden:
            for seat in hidden:
                if len(found[seat]) == self.left(seat):
                    found |= {other: found[other] - found[seat] for other in hidden if other is not seat}
        return found

    def certain(self, seat: Seat) -> Hand:
        """The cards that the player holds beyond doubt."""
        others = EMPTY
        for other in SEATS:
            others |= EMPTY if other is seat else self.possible[other]
        return self.possible[seat] - others

    @cached_property
    def theirs(self) -> Hand:
        """The cards that an opponent may hold."""
        return self.possible[self.opponents[0]] | self.possible[self.opponents[1]]

    def above(self, cards: Hand, card: Card) -> Hand:
        """The cards of the suit that are higher than this one."""
        return Hand.of(each for each in cards.in_suit(card.suit) if each.index > card.index)

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can have a higher card of the suit."""
        return not self.above(self.theirs, card)

    def takes(self, card: Card, other: Card) -> bool:
        """Whether the card, played later, takes the trick from the other one."""
        return card.index > other.index if card.suit is other.suit else card.suit is self.trump

    @cached_property
    def winning(self) -> tuple[Seat, Card]:
        """Who is winning the trick in progress."""
        best = self.table[0]
        for each in self.table:
            best = each if self.takes(each[1], best[1]) else best
        return best

    @property
    def later(self) -> tuple[Seat, ...]:
        """The opponents who play to this trick after the card."""
        return tuple(self.seat.after(turns) for turns in range(1, 4 - len(self.table)) if turns % 2)

    @property
    def partner_follows(self) -> bool:
        """Whether partner still plays to this trick."""
        return len(self.table) < 2

    def may_ruff(self, seat: Seat, led: Suit) -> bool:
        """Whether the player may have none of the suit, and a trump."""
        if self.trump is None or led is self.trump or self.certain(seat).in_suit(led):
            return False
        if seat in self.open and self.open[seat].in_suit(led):
            return False
        return bool(self.possible[seat].in_suit(self.trump))

    def follows_above(self, seat: Seat, card: Card) -> bool:
        """Whether the player may follow suit with a higher card."""
        return bool(self.above(self.possible[seat], card))

    def may_take(self, seat: Seat, card: Card) -> bool:
        """Whether the player, still to play, may take the trick from the card, though it is not known to be void."""
        led = self.led or card.suit
        if card.suit is led and self.follows_above(seat, card):
            return True
        if card.suit is led:
            return self.may_ruff(seat, led)
        return self.may_ruff(seat, led) and self.follows_above(seat, card)

    def touches(self, one: Card, other: Card) -> bool:
        """Whether two cards of a hand are as good as each other: none that another may play lies between them."""
        low, high = sorted((one.index, other.index))
        lying = Hand.of(card for _, card in self.table)
        foreign = self.theirs | lying | (EMPTY if self.declares else self.unseen)
        return one.suit is other.suit and not any(low < card.index < high for card in foreign)
