"""A contract made, and the board lost by it, because the other team did better with the same cards.

"Dabei kann auch ein erfülltes, aber nicht optimales Gebot einen Verlust bedeuten" (S1:58).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.contract import Contract, Result
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Side
from schlemm.match.state.place import Room
from schlemm.scoring.duplicate import board_score


class Moral(Enum):
    """What the others did better with the same cards."""

    GAME = "game"
    """They bid and made a game."""
    SMALL_SLAM = "small-slam"
    """They bid and made twelve tricks."""
    GRAND_SLAM = "grand-slam"
    """They bid and made all tricks."""
    DOUBLED = "doubled"
    """They made a contract that was doubled."""
    DENOMINATION = "denomination"
    """They made as high a contract in a denomination that pays better, or with more tricks."""
    TRICKS = "tricks"
    """They took more tricks in the same contract."""
    DEFENCE = "defence"
    """They let their opponents play, who went down for more."""


@dataclass(frozen=True, slots=True)
class MadeAndLost:
    """A contract that was made and lost the board.

    Attributes:
        room: Where.
        side: Who made it there.
        lesson: What the pair with the same cards did better at the other table.
        lost: How many points better it did.
    """

    room: Room
    side: Side
    lesson: Moral
    lost: int


def made_and_lost(first: PlayedBoard, second: PlayedBoard) -> MadeAndLost | None:
    """The contract of a board that was made and lost it; there is at most one.

    Args:
        first: The board in the open room.
        second: The same in the closed room.
    """
    return _lost(Room.OPEN, first, second) or _lost(Room.CLOSED, second, first)


def _lost(room: Room, here: PlayedBoard, there: PlayedBoard) -> MadeAndLost | None:
    contract = here.result.contract
    if contract is None or here.result.tricks < contract.tricks:
        return None
    side = contract.side
    lost = _points(there, side) - _points(here, side)
    if lost <= 0:
        return None
    return MadeAndLost(room, side, _lesson(contract, there.result, side), lost)


def _lesson(contract: Contract, theirs: Result, side: Side) -> Moral:
    """What the other pair of these cards did better than make this contract."""
    other = theirs.contract
    if other is None or other.side is not side:
        return Moral.DEFENCE
    if (higher := _bonus(other)) is not None and higher is not _bonus(contract):
        return higher
    if other.doubling.index > contract.doubling.index:
        return Moral.DOUBLED
    return Moral.TRICKS if other.bid == contract.bid else Moral.DENOMINATION


def _bonus(contract: Contract) -> Moral | None:
    """The highest premium that the bid itself brings if it is made; a part score doubled into game is not meant."""
    if contract.level >= 6:
        return Moral.GRAND_SLAM if contract.level == 7 else Moral.SMALL_SLAM
    needed = {0: 5, 1: 5, 2: 4, 3: 4, 4: 3}[contract.strain.index]
    return Moral.GAME if contract.level >= needed else None


def _points(board: PlayedBoard, side: Side) -> int:
    return board_score(board.result, board.public.vulnerability).for_side(side)
