"""For whom a table waits: which bots have something to do, and how long they take about it."""

from __future__ import annotations

from schlemm.core.seats import Seat, Side
from schlemm.core.state import Bidding, Playing
from schlemm.table.announcing import unread
from schlemm.table.clock import BEATS
from schlemm.table.table import Table


def bots_to_ask(table: Table) -> tuple[Seat, ...]:
    """The seats of bots that have something to do now: a call, a card, an answer to a claim, or a cut.

    As long as people talk about taking something back, or one person reads what was announced, bots wait. A pack that
    is to be cut waits for one player only.
    """
    if unread(table) is not None:
        return ()
    if (pack := table.pack_to_cut) is not None:
        return (pack.cutter,) if table.bot_at(pack.cutter) is not None else ()
    return tuple(seat for seat in _to_act(table) if table.bot_at(table.plays_for(seat)) is not None)


def people_waited_for(table: Table) -> frozenset[Side]:
    """The sides whose people have something to do now, at a table with a clock.

    None, as long as a bot has too: so no time that is measured depends on how long bots think. Reading what was
    announced is not measured either.
    """
    if not table.settings.minutes or bots_to_ask(table) or unread(table) is not None:
        return frozenset()
    return frozenset(seat.side for seat in _to_act(table))


def _to_act(table: Table) -> tuple[Seat, ...]:
    board = table.board
    if not table.board_in_progress or table.company.asked is not None:
        return ()
    if isinstance(board, Playing) and board.pending is not None:
        return board.pending.waits_for(board.contract, board.play.tricks_left)
    turn = table.actor
    return () if turn is None else (turn,)


def pause(table: Table) -> float:
    """How long a bot waits now, in seconds: longer when a trick has just been completed, or a pack is cut or dealt."""
    beat = BEATS[table.settings.tempo]
    board = table.board
    if table.pack_to_cut is not None:
        return beat.trick
    if table.pack is not None and isinstance(board, Bidding) and not board.auction.calls:
        return beat.deal
    if isinstance(board, Playing) and board.pending is None and board.play.winners:
        return beat.action if board.play.trick.cards else beat.trick
    return beat.action
