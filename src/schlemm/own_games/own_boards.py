"""The boards that a person has played themselves, each with what they had to do in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schlemm.bidding.rules.stake import stake
from schlemm.bots.review.opened import BestResult
from schlemm.core.contract import Contract
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Seat, Side
from schlemm.match.state.place import Room
from schlemm.match.views.paper import ExportRow
from schlemm.own_games.attendance import BoardAttendance, PersonId
from schlemm.own_games.played_game import PlayedGame
from schlemm.scoring.items import Score


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A board that is over, and a person at it.

    Attributes:
        game: Name of the game.
        room: At which table of a match; of a table by itself the open room.
        board: What was called, played and won.
        score: What it brought.
        side: The person's.
        declares: Whether the person chose declarer's cards, all of them.
        defends: Whether the person defended.
        bids: Whether the person made all calls of their seat, in an auction.
    """

    game: str
    room: Room
    board: PlayedBoard
    score: Score
    side: Side
    declares: bool
    defends: bool
    bids: bool

    @property
    def contract(self) -> Contract | None:
        """What was played; ``None`` if it was passed out."""
        return self.board.result.contract

    @property
    def key(self) -> tuple[str, Room, int]:
        """What tells it from all other boards."""
        return self.game, self.room, self.board.number


@dataclass(frozen=True, slots=True)
class Worth:
    """A board with open cards, for North and South.

    Attributes:
        tricks: What declarer takes in the contract with best play of all; ``None`` if it was passed out.
        above_par: By how many points the contract, with best play of all, is worth more than par.
    """

    tricks: int | None
    above_par: int

    def above_par_of(self, side: Side) -> int:
        """The same as this side sees it."""
        return self.above_par if side is Side.NORTH_SOUTH else -self.above_par


def worth_of(board: PlayedBoard, best: BestResult) -> Worth:
    """The contract of a board, held against what was possible; play is left out of it."""
    contract = board.result.contract
    if contract is None:
        return Worth(None, -best.par.score)
    tricks = best.table.tricks(contract.strain, contract.declarer)
    points = stake(contract, tricks, board.public)
    signed = points if contract.side is Side.NORTH_SOUTH else -points
    return Worth(tricks, signed - best.par.score)


def own_boards(game: PlayedGame, people: frozenset[PersonId]) -> Iterator[OwnBoard]:
    """The boards of a game in which one of these persons had something to do themselves, all along.

    Where a bot has called or played for them it is nobody's own board; nor is one that was chosen to practise with.
    """
    if game.is_practice:
        return
    for row in game.paper().rows:
        attendance = game.attendance_of(row)
        if attendance is None:
            continue
        seats = [seat for seat in attendance.seats_of(people) if seat not in attendance.by_bots]
        if seats:
            yield _own_board(game, row, attendance, seats)


def _own_board(game: PlayedGame, row: ExportRow, attendance: BoardAttendance, seats: list[Seat]) -> OwnBoard:
    assert row.record is not None
    board, contract = row.record.board, row.record.board.result.contract
    declares = attendance.chose in seats
    side = contract.side if declares and contract is not None else seats[0].side
    return OwnBoard(
        game=game.id,
        room=row.room or Room.OPEN,
        board=board,
        score=row.score,
        side=side,
        declares=declares,
        defends=contract is not None and any(seat.side is not contract.side for seat in seats),
        bids=not board.public.auction.is_naming,
    )
