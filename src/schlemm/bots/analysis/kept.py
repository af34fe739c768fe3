"""Any contract of a deal tried out with open cards: how many tricks each card keeps, and the best play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import ClassVar

from schlemm.bots.solving import ask_solver
from schlemm.bots.urgency import Urgency
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.line import best_line
from schlemm.dd.open_play import OpenPlay


@dataclass(frozen=True, slots=True)
class CardsKept:
    """A moment of a play with open cards.

    Attributes:
        now: The cards played, and those still held.
        kept: For each card that may be played the tricks of declarer's side, from the first card on, if all play as
            well as can be from there; in the order of the hand, and empty when the play is over.
        line: The cards to the end of a best play.
    """

    now: OpenPlay
    kept: tuple[tuple[Card, int], ...]
    line: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WhatCardsKeep:
    """A job: what each card of the hand in turn is worth.

    Attributes:
        hands: Those before the first card: a deal's, or equally many cards each.
        contract: What is played.
        cards: What has been played so far.
        led_by: Who leads first, if it is not the player on declarer's left.
    """

    hands: BySeat[Hand]
    contract: Contract
    cards: tuple[Card, ...] = ()
    led_by: Seat | None = None

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> CardsKept:
        """Solve the position.

        Raises:
            RuleViolation: If a card may not be played.
            SolverError: If no solver has an answer.
        """
        begun = Play(self.contract, led_by=self.led_by)
        now = reduce(OpenPlay.after, self.cards, OpenPlay(begun, self.hands))
        if not any(now.hands):
            return CardsKept(now, (), ())
        at, side = now.position, self.contract.side
        worth = ask_solver(lambda solver: solver.cards([at])[0], at.tricks_left)
        line = ask_solver(lambda solver: best_line(at, solver), at.tricks_left)
        won, declares = now.play.won_by(side), now.play.turn.side is side
        kept = (
            (card, won + (worth[card] if declares else at.tricks_left - worth[card]))
            for card in now.play.legal_cards(now.hand)
        )
        return CardsKept(now, tuple(kept), line.cards)


def played_so_far(deal: Deal, contract: Contract, cards: tuple[Card, ...]) -> OpenPlay:
    """The play of a deal after these cards.

    Raises:
        RuleViolation: If a card may not be played.
    """
    return reduce(OpenPlay.after, cards, OpenPlay.start(deal, contract))
