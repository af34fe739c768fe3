"""Where two tables parted on the same board: the first call, card or claim in which they differ."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Seat


class What(Enum):
    """In what they parted."""

    CALL = "call"
    CARD = "card"
    CLAIM = "claim"
    """One table went on playing where the other had claimed."""


@dataclass(frozen=True, slots=True)
class Parting:
    """The moment at which two tables parted.

    Attributes:
        what: In what.
        index: How many calls, or cards, were alike before.
        seat: Whose call or card it was; at a claim, whose card the other table played.
        done: What was called or played at each table; ``None`` where it had ended by a claim.
    """

    what: What
    index: int
    seat: Seat
    done: tuple[Call | Card | None, Call | Card | None]


def parting(first: PlayedBoard, second: PlayedBoard) -> Parting | None:
    """Where the tables parted; ``None`` if they called and played alike to the end."""
    auctions = first.public.auction, second.public.auction
    for index, calls in enumerate(zip(*(auction.calls for auction in auctions), strict=False)):
        if calls[0] != calls[1]:
            return Parting(What.CALL, index, auctions[0].first.after(index), calls)
    return _in_the_play(first, second)


def _in_the_play(first: PlayedBoard, second: PlayedBoard) -> Parting | None:
    """Where the play parted after the same auction."""
    if first.play is None or second.play is None:
        return None
    ours, theirs = first.play.cards, second.play.cards
    for index, cards in enumerate(zip(ours, theirs, strict=False)):
        if cards[0] != cards[1]:
            return Parting(What.CARD, index, _who(first, index), cards)
    if len(ours) == len(theirs):
        return None
    index = min(len(ours), len(theirs))
    longer = first if len(ours) > len(theirs) else second
    return Parting(What.CLAIM, index, _who(longer, index), (_at(ours, index), _at(theirs, index)))


def _who(board: PlayedBoard, index: int) -> Seat:
    """From whose hand a card of the play came."""
    if board.play is None:
        raise ValueError(f"board {board.number} was passed out")
    return board.play.completed(index // 4).leader.after(index % 4)


def _at(cards: tuple[Card, ...], index: int) -> Card | None:
    return cards[index] if index < len(cards) else None
