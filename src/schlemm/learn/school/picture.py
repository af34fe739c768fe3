"""What a lesson shows and a question is about: cards, an auction, a trick, results."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.auction import Auction
from schlemm.core.cards import Suit
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Trick
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.core.sentence import Sentence


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand, or a part of one.

    Attributes:
        hand: The cards.
        seat: Whose they are; ``None`` if it does not matter.
    """

    hand: Hand
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealPicture:
    """Some of the four hands of a deal, as they lie around the table.

    Attributes:
        deal: All four hands, or what is left of them.
        seen: Whose cards are shown.
        conditions: Dealer and vulnerability, where they matter.
    """

    deal: Deal | BySeat[Hand]
    seen: tuple[Seat, ...] = SEATS
    conditions: Conditions | None = None


@dataclass(frozen=True, slots=True)
class AuctionPicture:
    """An auction, finished or not."""

    auction: Auction


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """The cards of a trick so far, and what is trumps; ``None`` in notrump."""

    trick: Trick
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class PlayPicture:
    """A play to step through, card by card, with all four hands.

    Attributes:
        deal: The hands before the first card: a whole deal, or what is left of one, equally many cards each.
        contract: What is played.
        cards: The cards in the order of play, as many as are shown.
        notes: What is said of cards, by their place in the play, counted from 0.
    """

    deal: Deal | BySeat[Hand]
    contract: Contract
    cards: tuple[str, ...]
    notes: tuple[tuple[int, Sentence], ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedPicture:
    """What each player has played so far, trick by trick, as the rows before the players tell it (S1:58).

    Attributes:
        tricks: The complete tricks, the first one first.
        trump: What is trumps; ``None`` in notrump.
    """

    tricks: tuple[Trick, ...]
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """A result with its score, step by step.

    Attributes:
        result: How the board ended.
        vulnerable: Whether declarer's side is vulnerable.
    """

    result: Result
    vulnerable: bool


@dataclass(frozen=True, slots=True)
class RowsPicture:
    """A small table: each row a name and its numbers.

    Attributes:
        heads: What stands over the columns, the one of the names first.
        rows: Name and numbers of each row; shares are percent with two decimals, as text.
    """

    heads: tuple[Sentence, ...]
    rows: tuple[tuple[Sentence, tuple[str | int, ...]], ...]

    @classmethod
    def of(cls, heads: str, rows: Iterable[tuple[Sentence, tuple[str | int, ...]]]) -> RowsPicture:
        """Return a table with these rows under heads that name nothing, their codes with blanks between."""
        return cls(tuple(map(Sentence, heads.split())), tuple(rows))


Picture: TypeAlias = (
    HandPicture
    | DealPicture
    | AuctionPicture
    | TrickPicture
    | PlayPicture
    | PlayedPicture
    | ResultPicture
    | RowsPicture
)
