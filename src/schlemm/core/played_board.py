"""A board that is over, as it is looked back at."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.claim import Claim
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.seats import Seat
from schlemm.core.view import Public


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
