"""A board that is over, and every moment of its play as the player saw it who chose the card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.seats import Seat
from schlemm.core.view import Public, View
from schlemm.dd.open_play import OpenPlay, moments
from schlemm.dd.position import Position


@dataclass(frozen=True, slots=True)
class RefusedClaim:
    """A claim that was not agreed to.

    Attributes:
        claim: The claim.
        by: Who did not agree.
        cards: How many cards had been played.
    """

    claim: Claim
    by: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board that is over.

    Attributes:
        number: Which board it was, counted over all that were dealt.
        deal: The four hands as they were dealt.
        public: The auction, and what was at stake before the board.
        play: The cards played; ``None`` if it was passed out.
        result: How it ended.
        refused: The claims that were not agreed to, in their order.
    """

    number: int
    deal: Deal
    public: Public
    play: Play | None
    result: Result
    refused: tuple[RefusedClaim, ...] = ()

    def after(self, cards: int) -> OpenPlay:
        """The play after so many of its cards.

        Raises:
            ValueError: If it was passed out.
        """
        if self.play is None:
            raise ValueError(f"board {self.number} was passed out")
        now = OpenPlay.start(self.deal, self.play.contract, self.play.rules)
        for card in self.play.cards[:cards]:
            now = now.after(card)
        return now

    def moments(self) -> Iterator[ReviewedCard]:
        """Every card with what its player could know, from the opening lead."""
        if self.play is not None:
            for now, card in moments(self.deal, self.play):
                yield ReviewedCard(card, now.view(self.public), now.position)


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """One card of the play.

    Attributes:
        card: The card that was played.
        view: What the player saw who chose it; for dummy's cards that is declarer.
        position: All four hands as they were then.
    """

    card: Card
    view: View
    position: Position

    @property
    def forced(self) -> bool:
        """Whether no other card could be played."""
        return len(self.view.legal_cards()) == 1
