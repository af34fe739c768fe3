"""How often a card works: over the deals that its player has to reckon with, after the auction and the play so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from schlemm.bots.analysis.kept import played_so_far
from schlemm.bots.play.imagine import imagined
from schlemm.bots.play.weigh import declarers_tricks
from schlemm.bots.solving import NODES, ask_solver
from schlemm.bots.urgency import Urgency
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.play import TRICKS
from schlemm.core.view import Public
from schlemm.dd.solver import SolverError

DEALS: Final = 400
"""How many deals are drawn, so that a share is known to five in a hundred at worst, nineteen times out of twenty."""

PARTS: Final = 10
"""In how many jobs they are looked at: no worker is kept for long, and whoever asks sees the figures grow."""


@dataclass(frozen=True, slots=True)
class CardWorks:
    """What a card brought over the deals that were looked at.

    Attributes:
        card: The card.
        reached: In how many of them its side reaches its goal: the contract made, or beaten.
        tricks: Its side's tricks of all thirteen, summed.
    """

    card: Card
    reached: int
    tricks: int


@dataclass(frozen=True, slots=True)
class WorksPart:
    """What one part of the deals says.

    Attributes:
        count: How many deals were looked at.
        declares: Whether the card is one of declarer's side, whose goal is to make the contract.
        cards: What each card brought that may be played.
    """

    count: int
    declares: bool
    cards: tuple[CardWorks, ...]


@dataclass(frozen=True, slots=True)
class HowOftenItWorks:
    """A job: one part of the deals that the hand in turn has to reckon with.

    Its player sees the own hand, and dummy's once it is faced; for dummy's cards that is declarer. From the hidden
    hands nothing is taken: what is drawn fits what the calls have shown, and the cards played.

    Attributes:
        deal: The four hands.
        public: The auction, over or without a call, and the systems by which it is read.
        contract: What is played.
        cards: What has been played so far.
        part: Which part of the deals, from 0.
    """

    deal: Deal
    public: Public
    contract: Contract
    cards: tuple[Card, ...]
    part: int

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> WorksPart:
        """Look at the deals of this part.

        Raises:
            RuleViolation: If a card may not be played.
            ImpossiblePosition: If all cards are played.
            SolverError: If no solver has an answer, not even for one deal.
        """
        now = played_so_far(self.deal, self.contract, self.cards)
        at = now.position
        deals = imagined(now.view(self.public), now.play, DEALS)[self.part :: PARTS]
        found, _ = ask_solver(lambda solver: declarers_tricks(now.play, deals, solver, NODES), at.tricks_left)
        if deals and not found:
            raise SolverError("too-wild", at, f"one deal takes more than {NODES:,} positions")
        declares = now.play.turn.side is self.contract.side
        goal = self.contract.tricks if declares else TRICKS + 1 - self.contract.tricks
        cards = list[CardWorks]()
        for card in now.play.legal_cards(now.hand):
            taken = [each[card] if declares else TRICKS - each[card] for each in found]
            cards.append(CardWorks(card, sum(tricks >= goal for tricks in taken), sum(taken)))
        return WorksPart(len(found), declares, tuple(cards))
