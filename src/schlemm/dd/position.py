"""The middle of the play with all cards seen: what a double-dummy solver is asked about."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.cards import Card, Strain
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.laws import LAWFUL
from schlemm.core.play import Play, Trick, legal_cards
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.defects import ImpossiblePosition, defects_of


@dataclass(frozen=True, slots=True)
class Position:
    """The cards that are left, between two tricks or in the middle of one.

    >>> hands = BySeat(*map(Hand.parse, ("AQ...", "32...", "54...", "K6...")))
    >>> position = Position(hands, Strain.NOTRUMP, Seat.SOUTH)
    >>> position.turn.letter, position.tricks_left, len(position.after(Card.parse("S4")).legal_cards())
    ('S', 2, 2)

    Attributes:
        hands: The cards still held.
        strain: The denomination played in.
        leader: Who leads, or led, to the trick in progress.
        trick: The cards played to it, up to three.

    Raises:
        ImpossiblePosition: If a card is there twice, the hands are not equally long (but for who has played to the
            trick), a player did not follow suit, or nothing is left to play.
    """

    hands: BySeat[Hand]
    strain: Strain
    leader: Seat
    trick: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        found = defects_of(self.hands, self.leader, self.trick)
        if found:
            detail = "; ".join(defect.detail for defect in found)
            raise ImpossiblePosition("position", str(self), found[0].reason, 0, detail)

    @classmethod
    def opening(cls, deal: Deal, strain: Strain, declarer: Seat) -> Position:
        """A deal before the opening lead."""
        return cls(deal.hands, strain, declarer.left)

    @classmethod
    def of_play(cls, play: Play, hands: BySeat[Hand]) -> Position:
        """Where a play has come to, with the cards that each player still holds."""
        return cls(hands, play.contract.strain, play.leader, play.trick.cards)

    @property
    def turn(self) -> Seat:
        """Who plays the next card."""
        return self.leader.after(len(self.trick))

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be won, that in progress included."""
        return len(self.hands.of(self.leader)) + bool(self.trick)

    def legal_cards(self) -> Hand:
        """The cards of the player in turn that follow suit, or all of them (Law 44C)."""
        return legal_cards(
            Trick(self.leader, self.trick), self.hands.of(self.turn), LAWFUL, self.strain.trump
        )

    def after(self, card: Card) -> Position:
        """The position when the player in turn has played this card.

        Raises:
            ImpossiblePosition: If that was the last card of all.
        """
        hands = self.hands.put(self.turn, self.hands.of(self.turn).without(card))
        trick = Trick(self.leader, (*self.trick, card))
        if not trick.is_complete:
            return Position(hands, self.strain, self.leader, trick.cards)
        return Position(hands, self.strain, trick.winning(self.strain.trump)[0])

    def __str__(self) -> str:
        hands = " ".join(map(str, self.hands))
        return f"{hands} {self.strain} {self.leader}:{' '.join(map(str, self.trick))}"
