"""Claims at a table: whose answer is waited for in vain, and when it is worth finding out what could be claimed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from schlemm.core.board.state import Playing, State
from schlemm.core.claim import COUNTED, Claim, voices
from schlemm.core.seats import Seat
from schlemm.table.state.table import Table


def absent_answerers(table: Table, board: State | None) -> tuple[Seat, ...]:
    """Who has yet to answer the claim that lies on the table, and is away.

    A bot that stands in for them agrees to nothing in their name: its answer would tell of their cards, and of what
    they alone may decide.

    Args:
        table: The table.
        board: The board of the table, or as it is about to be.
    """
    if not isinstance(board, Playing) or board.pending is None:
        return ()
    return _absent(table, board.pending.waits_for(board.contract, board.play.tricks_left))


@dataclass(frozen=True, slots=True)
class Claimable:
    """What a player may claim now.

    Attributes:
        tricks: The numbers of tricks.
        absent: Somebody who is away and would have to agree to other numbers, if anybody.
    """

    tricks: tuple[int, ...] = ()
    absent: Seat | None = None


def claimable(table: Table, by: Seat) -> Claimable:
    """What the player of this seat may claim now; it follows from what everybody knows."""
    board, seat = table.board, table.acts_as(by)
    if not isinstance(board, Playing) or table.stopped or by in table.company.away:
        return Claimable()
    if board.why_not_claim_any(seat) is not None:
        return Claimable()
    numbers = range(board.play.tricks_left + 1)
    if not table.company.away:
        return Claimable(tuple(numbers))
    tricks, absent = list[int](), None
    for number in numbers:
        missing = _absent(table, voices(Claim(seat, number), board.contract, board.play.tricks_left))
        absent = absent or next(iter(missing), None)
        tricks += [] if missing else [number]
    return Claimable(tuple(tricks), absent)


def _absent(table: Table, asked: Iterable[Seat]) -> tuple[Seat, ...]:
    """Those of them whose player is away."""
    return tuple(seat for seat in asked if table.plays_for(seat) in table.company.away)


def is_worth_asking(table: Table) -> bool:
    """Whether the player in turn is likely to be helped by an offer to claim, which costs a worker as much as a call.

    Whoever leads may have the rest. Who follows while many tricks are left will lead soon if they have; only those who
    never win a trick again would wait in vain, and they are asked when few tricks are left.
    """
    board = table.board
    if not isinstance(board, Playing) or board.pending is not None:
        return False
    return not board.play.trick.cards or board.play.tricks_left <= COUNTED
