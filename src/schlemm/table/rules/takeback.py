"""Taking back a call or card: at once among bots, who always agree; people are asked, and nobody answers for them.

As long as a person is away who has cards of the board, nothing is taken back, unless their seat is given on for good.
In a match only a slip of the finger is taken back: one's last call, before partner has called (Law 25A).
"""

from __future__ import annotations

from schlemm.core.auction import Auction
from schlemm.core.board.state import Playing
from schlemm.core.seats import Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import Event, TakeBackAnswered, TakeBackAsked, TakenBack
from schlemm.table.state.table import Table


def take_back(table: Table, by: Seat) -> tuple[Event, ...]:
    """What happens when a player wants to take back their last call or card.

    Raises:
        Refused: If there is nothing to take back, the others are being asked already, or one of them is away.
    """
    refused, moment = why_not_take_back(table, by), before_last_of(table, by)
    if refused is not None or moment is None:
        raise refused or Refused(RefusalCode.NOTHING_TO_TAKE_BACK)
    if table.has_others(by):
        return (TakeBackAsked(by, *moment),)
    return (TakenBack(by, *moment),)


def answer_take_back(table: Table, by: Seat, *, accept: bool) -> tuple[Event, ...]:
    """What happens when a player answers the one who asks; with the last agreement it is taken back.

    Raises:
        Refused: If they are not asked, or have agreed already.
    """
    asked = table.company.asked
    gives_up = asked is not None and asked.event.by is by and not accept
    if asked is None or not (gives_up or by in asked.waits):
        raise Refused(RefusalCode.NOT_ASKED)
    answered = TakeBackAnswered(by, accept)
    return (answered, *agreed_without(table, by)) if accept else (answered,)


def agreed_without(table: Table, seat: Seat) -> tuple[Event, ...]:
    """What is taken back once this person's answer is no longer waited for; nothing if others have yet to agree.

    That is when they have agreed, or have left for good.
    """
    asked = table.company.asked
    if asked is None or asked.waits != (seat,):
        return ()
    return (TakenBack(asked.event.by, asked.event.calls, asked.event.cards),)


def why_not_take_back(table: Table, by: Seat) -> Refused | None:
    """Why this player may not even ask to take back their last call or card; ``None`` if they may."""
    if not table.board_in_progress or before_last_of(table, by) is None:
        return Refused(RefusalCode.NOTHING_TO_TAKE_BACK)
    if table.company.asked is not None:
        return Refused(RefusalCode.OTHERS_MUST_AGREE)
    if table.is_match and not _is_slip(table, by):
        return Refused(RefusalCode.NO_TAKE_BACK)
    absent = next((seat for seat in table.company.away if seat is not by), None)
    return None if absent is None else Refused(RefusalCode.ABSENT_MUST_AGREE, (("seat", absent.letter),))


def _is_slip(table: Table, by: Seat) -> bool:
    """Whether what the player did last is a call since which only the next opponent has called, and nobody has led."""
    board, moment = table.board, before_last_of(table, by)
    if board is None or moment is None or (isinstance(board, Playing) and board.play.cards):
        return False
    return len(board.auction.calls) - moment[0] <= 2


def before_last_of(table: Table, by: Seat) -> tuple[int, int] | None:
    """How many calls and cards there were before this player's last one in this board; ``None`` if there is none.

    Where a board is practised the calls were given with it.
    """
    board = table.board
    if board is None:
        return None
    calls = board.auction.calls
    cards = board.play.cards if isinstance(board, Playing) else ()
    if isinstance(board, Playing):
        for index in range(len(cards) - 1, -1, -1):
            trick = board.play.completed(index // 4)
            if table.plays_for(trick.leader.after(index % 4)) is by:
                return len(calls), index
    if table.goal is not None:
        return None
    for index in range(len(calls) - 1, -1, -1):
        if _caller(table, board.auction, index) is by:
            return index, 0
    return None


def _caller(table: Table, auction: Auction, index: int) -> Seat:
    """Whose player made the call: the seat's own, but a contract is named by whoever plays declarer's cards."""
    return (
        table.chooses_for(auction.first, auction.first) if auction.is_naming else auction.first.after(index)
    )
