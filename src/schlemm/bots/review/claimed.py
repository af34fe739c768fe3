"""The claims of a board that were not agreed to, judged with open cards once it is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from schlemm.bots.claims import plainest_line
from schlemm.bots.endings import Ending, EndingFound, card_names
from schlemm.bots.review.board import play_after
from schlemm.bots.urgency import Urgency
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play, Trick
from schlemm.core.played_board import PlayedBoard, RefusedClaim
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.line import in_tricks

NODES: Final = 100_000
"""How many cards the search for a line may play out; nobody waits for it."""


Outcome: TypeAlias = Literal["holds", "beaten", "open"]
"""Whether a claim would have been right; open, if there are too many lines to look at them all."""


@dataclass(frozen=True, slots=True)
class JudgedClaim:
    """A refused claim and what can be said of it.

    Attributes:
        refused: The claim, and who did not agree.
        left: How many tricks were left.
        outcome: Whether it would have been right.
        line: The tricks of a normal line that beats it, from the one in progress to the one that does.
        taker: Who takes that last trick.
    """

    refused: RefusedClaim
    left: int
    outcome: Outcome
    line: tuple[Trick, ...] = ()
    taker: Seat | None = None


@dataclass(frozen=True, slots=True)
class WhatBeatsClaim:
    """A job: the line that beats a refused claim. One claim a job, for there may be one at every card.

    Attributes:
        board: The board, which is over.
        refused: One of its refused claims.
    """

    board: PlayedBoard
    refused: RefusedClaim

    urgency: ClassVar = Urgency.REVIEW

    def run(self) -> JudgedClaim:
        """Judge the claim."""
        return _judged(self.board, self.refused)


def _judged(board: PlayedBoard, refused: RefusedClaim) -> JudgedClaim:
    now = play_after(board, refused.cards)
    play, hands = now.play, now.hands
    found = plainest_line(Ending.of(play, BySeat[Hand | None](*hands)), refused.claim, NODES)
    if found.line is None:
        return JudgedClaim(refused, play.tricks_left, "holds" if found.never else "open")
    *_, (_, taker) = tricks = list(_tricks(play, hands, found))
    line = tuple(trick for trick, _ in tricks)
    return JudgedClaim(refused, play.tricks_left, "beaten", line, taker)


def _tricks(play: Play, hands: BySeat[Hand], found: EndingFound) -> Iterator[tuple[Trick, Seat]]:
    """The tricks of a line, that in progress with the cards it had, each with its winner."""
    left = EMPTY
    for hand in hands:
        left |= hand
    return in_tricks(play.trick, card_names(left, play.trick.cards, found.line or ()), play.trump)
