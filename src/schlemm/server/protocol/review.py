"""What is said about cards: what to play now, and what the cards of a board that is over were worth."""

from __future__ import annotations

from typing import Literal, TypeAlias

from schlemm.bots.review.claimed import Outcome
from schlemm.core.claim import Statement
from schlemm.core.seats import Seat
from schlemm.server.common.messages import Message, Said

CardGoal: TypeAlias = Literal["make", "beat"]
"""Of declarer's side, and of the defenders."""
Mark: TypeAlias = Literal["mistake", "unseen", "lucky"]
"""A mistake; one that could not be seen; one that went well."""


class Option(Message, frozen=True):
    """Cards that are as good as each other, and what is to be expected of them."""

    cards: list[str]
    reached: int
    """In how many of the imagined deals the side in turn reaches its goal."""
    tenths: int
    """The tricks of the whole deal that the side takes on average, in tenths."""


class CardHinted(Message, frozen=True, tag="card-hinted"):
    """What to play, from the hand in turn."""

    id: str
    card: str
    goal: CardGoal
    count: int
    """How many deals were imagined; 0 where only one card can be played."""
    options: list[Option]
    """The best first; ``card`` is among its cards."""
    why: Said
    plan: Said | None
    """What plan of declarer's the card belongs to, where one can be shown."""


class KnownView(Message, frozen=True):
    """A card against the best one, over the deals that were possible when it was played."""

    best: str
    count: int
    reached: int
    """In how many of these deals the card reaches the goal of its side ..."""
    best_reached: int
    """... and the best one."""
    hundredths: int
    """How many hundredths of a trick it cost on average."""


class CostView(Message, frozen=True):
    """One card of the play."""

    seat: Seat
    """From whose hand."""
    by: Seat
    """Who chose it."""
    card: str
    open: int | None
    """The tricks it cost with open cards; ``None`` until it is known."""
    known: KnownView | None
    """What it cost with the player's knowledge; ``None`` until it is known, or if it was the only card."""
    mark: Mark | None
    """Worse than another by what the player could know; only for one who saw all cards; the former, but it did
    no harm."""


class PlayerCosts(Message, frozen=True):
    """What a player's cards cost altogether, dummy's among declarer's."""

    seat: Seat
    open: int
    hundredths: int
    """With the player's knowledge, in hundredths of a trick."""
    mistakes: int


class LuckView(Message, frozen=True):
    """How much of a score is the luck of the cards, in points for North and South; the rest is the table's doing."""

    boards: int
    par: int
    score: int
    exact: bool
    """Whether the score is just what stands on the sheet."""


class PossibleView(Message, frozen=True):
    """What was to be had from the cards."""

    results: list[str]
    """How the best auction and the best play of both sides end, such as ``4SXE-1``; ``P`` for no contract."""
    tricks: dict[Seat, dict[str, int]]
    """Tricks of each declarer, by denomination (``C D H S NT``)."""
    luck: LuckView


class LineCard(Message, frozen=True):
    """A card and who plays it."""

    seat: Seat
    card: str


class LineTrick(Message, frozen=True):
    """A trick of a line that nobody played: its cards from the lead, and who takes it."""

    cards: list[LineCard]
    winner: Seat


class ClaimJudged(Message, frozen=True):
    """A claim that was not agreed to, judged with open cards."""

    claimer: Seat
    by: Seat
    """Who did not agree."""
    tricks: int
    left: int
    """Tricks not yet complete then."""
    statement: Statement
    outcome: Outcome
    """It holds in every normal line; the line beats it; there are too many lines to look at them all."""
    line: list[LineTrick]
    """From the trick in progress to the one that the claim did not give away."""


class Better(Message, frozen=True):
    """How the play could have gone on with open cards and without a mistake."""

    card: str
    """The card that cost most: here the line begins, instead of with this card."""
    trick: int
    """In which trick it was played, from 1."""
    line: list[LineTrick]
    """From that trick, with the cards that it had, to the last."""


class Reviewed(Message, frozen=True, tag="reviewed"):
    """The board that has just ended, as far as it is known: it comes again as more is known."""

    id: str
    board: int
    done: int
    """How many cards are looked at ..."""
    total: int
    """... of how many."""
    complete: bool
    cards: list[CostView]
    players: list[PlayerCosts]
    claims: list[ClaimJudged]
    possible: PossibleView | None
    better: Better | None
    """``None`` until it is known, or if no card cost anything with open cards."""
    game: LuckView | None
    """The whole game, once it is over."""
