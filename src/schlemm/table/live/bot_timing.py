"""For whom a table waits: which bots have something to do, and when what they do is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from schlemm.bots.registry import level_of_bot
from schlemm.bots.workers import thinking
from schlemm.core.board.project import faced
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.seats import Seat, Side
from schlemm.table.live.clock import BEATS
from schlemm.table.live.dealt_hands import lies_dealt
from schlemm.table.rules.announcing import unread
from schlemm.table.state.table import Table

Pace: TypeAlias = Callable[[Table, Seat], float]
"""How many seconds after its turn has come what the bot of a seat does is shown; 0 for as soon as it has thought."""


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


def shown_after(table: Table, seat: Seat) -> float:
    """The pace of tables: no bot acts before the beat, nor sooner than thinking about such a thing usually takes.

    It is the same for all deals that look alike to everybody: whether the bot has a choice, or finds it hard, is not
    asked. So at the tempo without pauses too a bot takes as long over a single card as over several.
    """
    return max(pause(table), _thinking_time(table, seat))


def _thinking_time(table: Table, seat: Seat) -> float:
    """How long a bot of this seat's level usually thinks at most about what it has to do, in seconds."""
    board = table.board
    if isinstance(board, Bidding):
        return thinking.NAMING if board.auction.is_naming else thinking.CALL
    if not isinstance(board, Playing):
        return 0.0
    if board.pending is not None:
        return thinking.answer_time(board.play)
    seen = faced(board).of(board.turn)
    if seen is not None and len(board.play.legal_cards(seen)) == 1:
        return thinking.FORCED
    return thinking.card_time(level_of_bot(table.bot_at(seat) or ""), board.play)


def pause(table: Table) -> float:
    """How long a bot waits at least, in seconds; longer after a trick, or for a pack to be cut or dealt."""
    beat = BEATS[table.settings.tempo]
    board = table.board
    if table.pack_to_cut is not None:
        return beat.trick
    if lies_dealt(table):
        return beat.deal
    if isinstance(board, Playing) and board.pending is None and board.play.winners:
        return beat.action if board.play.trick.cards else beat.trick
    return beat.action
