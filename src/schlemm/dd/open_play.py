"""A play of which all four hands are seen, card by card, and what each card costs there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.laws import LAWFUL, HouseRules
from schlemm.core.play import Play
from schlemm.core.seats import BySeat
from schlemm.core.view import Public, View
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver


@dataclass(frozen=True, slots=True)
class OpenPlay:
    """The cards played so far, and those that each player still holds.

    Attributes:
        play: The cards played.
        hands: The cards still held.
    """

    play: Play
    hands: BySeat[Hand]

    @classmethod
    def start(cls, deal: Deal, contract: Contract, rules: HouseRules = LAWFUL) -> OpenPlay:
        """A deal before the opening lead."""
        return cls(Play(contract, rules), deal.hands)

    @property
    def hand(self) -> Hand:
        """The hand in turn."""
        return self.hands.of(self.play.turn)

    @property
    def forced(self) -> bool:
        """Whether only one card can be played."""
        return len(self.play.legal_cards(self.hand)) == 1

    @property
    def position(self) -> Position:
        """What a solver is asked about; there is none once all cards are played.

        Raises:
            ImpossiblePosition: If nothing is left to play.
        """
        return Position.of_play(self.play, self.hands)

    def after(self, card: Card) -> OpenPlay:
        """The play with one card more, of the hand in turn.

        Raises:
            RuleViolation: If the card may not be played.
        """
        hand = self.hand
        return OpenPlay(self.play.after(card, hand), self.hands.put(self.play.turn, hand.without(card)))

    def view(self, public: Public) -> View:
        """What the player sees who chooses the next card; for dummy's cards that is declarer."""
        contract = self.play.contract
        seat = contract.declarer if self.play.turn is contract.dummy else self.play.turn
        faced = BySeat[Hand | None](None, None, None, None)
        if self.play.dummy_faced:
            faced = faced.put(contract.dummy, self.hands.of(contract.dummy))
        return View(seat, public, self.hands.of(seat), self.play, faced)


def lawful_course(deal: Deal, contract: Contract, cards: Iterable[Card]) -> tuple[OpenPlay, ...]:
    """The play before the first of these cards and behind each of them, up to the first that may not be played."""
    course = [OpenPlay.start(deal, contract)]
    for card in cards:
        try:
            course.append(course[-1].after(card))
        except RuleViolation:
            break
    return tuple(course)


def moments(deal: Deal, play: Play) -> Iterator[tuple[OpenPlay, Card]]:
    """Every card of a play, from the opening lead, with what was before it."""
    now = OpenPlay.start(deal, play.contract, play.rules)
    for card in play.cards:
        yield now, card
        now = now.after(card)


def tricks_lost(position: Position, card: Card, solver: Solver) -> int:
    """By how many tricks another card would have been better, with open cards and best play from there on.

    Raises:
        SolverError: If the solver has no answer.
    """
    (worth,) = solver.cards([position])
    return lost_by(card, worth)


def lost_by(card: Card, worth: CardTricks) -> int:
    """By how many tricks another card would have been better, by what each is worth."""
    return max(worth.values()) - worth[card]
