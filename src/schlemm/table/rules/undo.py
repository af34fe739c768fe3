"""Undo: a call or card is taken back, at once among bots, who always agree; people are asked, nobody answers for them.

As long as a person is away who has cards of the board, nothing is taken back, unless their seat is given on for good.
In a match only a slip of the finger is taken back: one's last call, before partner has called (Law 25A).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.board.record import back_to
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, OfSeat, as_it_is
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.company import PendingUndo
from schlemm.table.state.events import Event, Heard, UndoAsked
from schlemm.table.state.table import Impossible, Table


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back one's own last call or card, and all that came after it."""


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Let the player who asks take back, or not; who has asked gives it up by not accepting."""

    accept: bool


@dataclass(frozen=True, slots=True)
class UndoAnswered(Event):
    """A player let the one who asks take back, or did not; who has asked may give it up."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """The board went back to the moment after its first ``calls`` calls and ``cards`` cards."""

    by: Seat
    calls: int
    cards: int


def _decide(table: Table, by: Seat, wish: Undo, deals: DealSource) -> tuple[Event, ...]:
    """What cannot be taken back is refused, and so is asking while the others are asked already, or one is away."""
    refused, moment = why_not_undo(table, by), before_last_of(table, by)
    if refused is not None or moment is None:
        raise refused or Refused(RefusalCode.NOTHING_TO_TAKE_BACK)
    return (UndoAsked(by, *moment) if table.has_others(by) else Undone(by, *moment),)


def _decide_answer(table: Table, by: Seat, wish: AnswerUndo, deals: DealSource) -> tuple[Event, ...]:
    """With the last agreement it is taken back; who is not asked, or has agreed already, is refused."""
    asked = table.company.asked
    gives_up = asked is not None and asked.event.by is by and not wish.accept
    if asked is None or not (gives_up or by in asked.waits):
        raise Refused(RefusalCode.NOT_ASKED)
    answered = UndoAnswered(by, wish.accept)
    return (answered, *agreed_without(table, by)) if wish.accept else (answered,)


def agreed_without(table: Table, seat: Seat) -> tuple[Event, ...]:
    """What is taken back once this person's answer is no longer waited for; nothing if others have yet to agree.

    That is when they have agreed, or have left for good.
    """
    asked = table.company.asked
    if asked is None or asked.waits != (seat,):
        return ()
    return (Undone(asked.event.by, asked.event.calls, asked.event.cards),)


def why_not_undo(table: Table, by: Seat) -> Refused | None:
    """Why this player may not even ask to take back their last call or card; ``None`` if they may."""
    if not table.board_in_progress or before_last_of(table, by) is None:
        return Refused(RefusalCode.NOTHING_TO_TAKE_BACK)
    if table.company.asked is not None:
        return Refused(RefusalCode.OTHERS_MUST_AGREE)
    if table.is_match and not _is_slip(table, by):
        return Refused(RefusalCode.NO_TAKE_BACK)
    absent = next((seat for seat in table.company.away if seat is not by), None)
    return None if absent is None else Refused(RefusalCode.ABSENT_MUST_AGREE, (("seat", absent.letter),))


def _is_offered(table: Table, by: Seat) -> bool:
    return why_not_undo(table, by) is None


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


def _asked(table: Table, event: UndoAsked) -> Table:
    waits = tuple(seat for seat in table.people if seat is not event.by)
    return replace(table, company=replace(table.company, asked=PendingUndo(event, waits)))


def _answered(table: Table, event: UndoAnswered) -> Table:
    company = table.company
    after = company.waiting_without(event.seat) if event.accept else company.undisturbed
    return replace(table, company=after)


def _taken_back(table: Table, event: Undone) -> Table:
    if not isinstance(table.board, Bidding | Playing):
        raise Impossible.of(table, event)
    # Of a contract that is no longer named the points are what was read.
    unnamed = event.calls == 0 and table.read is not None
    return replace(
        table,
        board=back_to(table.board, event.calls, event.cards),
        company=table.company.undisturbed,
        explanations=table.explanations.back_to(event.calls),
        read=Announcement.POINTS if unnamed else table.read,
    )


def _by_own_move(table: Table, by: Seat, moves: Sequence[Heard]) -> bool:
    """One's last call or card stays what it was as long as only others have called and played."""
    return not all(_is_others_move(table, by, event) for event in moves)


def _is_others_move(table: Table, seat: Seat, event: Heard) -> bool:
    match event:
        case CallMade(by):
            return by is not seat
        case CardPlayed(by):
            return table.plays_for(by) is not seat
        case _:
            return False


def _by_another_answer(table: Table, by: Seat, moves: Sequence[Heard]) -> bool:
    """An answer holds as long as others have only agreed: whoever has answered already, in another window, has."""
    return not all(
        isinstance(event, UndoAnswered) and event.accept and event.seat is not by for event in moves
    )


UNDO: Final = Act(
    name="undo",
    request=Undo,
    decide=_decide,
    kinds=(
        EventKind(
            name="undo-asked",
            stored="TakeBackAsked",
            event=UndoAsked,
            evolve=_asked,
            seen=OfSeat,
            told=lambda event, viewer: OfSeat(event.by),
            spends=lambda table, event: (Repeatable.TAKE_BACK, (event.by,)),
        ),
        EventKind(
            name="undone",
            stored="TakenBack",
            event=Undone,
            evolve=_taken_back,
            seen=OfSeat,
            told=lambda event, viewer: OfSeat(event.by),
            # Where people were asked, asking has counted.
            spends=lambda table, event: (
                None if table.company.asked is not None else (Repeatable.TAKE_BACK, (event.by,))
            ),
        ),
    ),
    stale=_by_own_move,
    offers=_is_offered,
    spends=lambda table, by, wish: (Repeatable.TAKE_BACK, by),
)
ANSWER_UNDO: Final = Act(
    name="answer-undo",
    request=AnswerUndo,
    decide=_decide_answer,
    kinds=(
        EventKind(
            name="undo-answered",
            stored="TakeBackAnswered",
            event=UndoAnswered,
            evolve=_answered,
            seen=UndoAnswered,
            told=as_it_is,
        ),
    ),
    stale=_by_another_answer,
    by_program=True,
)
