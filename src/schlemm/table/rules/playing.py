"""Call and play: the moves of the auction and of the play, and the end of the board that the last of them brings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.action import MakeCall, PlayCard
from schlemm.core.board.apply import apply_action
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import Seat
from schlemm.scoring.honours import honours_in
from schlemm.table.rules.act import Act, DealSource, EventKind, as_it_is
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import BoardEnded, Event
from schlemm.table.state.table import Impossible, Table


@dataclass(frozen=True, slots=True)
class CallMade(Event):
    """A player called."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played from the hand of this seat, dummy's included."""

    seat: Seat
    card: Card


def _call(table: Table, by: Seat, wish: MakeCall, deals: DealSource) -> tuple[Event, ...]:
    board = table.board
    if not isinstance(board, Bidding) or table.stopped:
        raise RuleViolation(Code.WRONG_PHASE, Law(17), (("phase", "auction"),))
    seat = table.acts_as(by)
    if seat is board.turn and table.plays_for(seat) is not by:
        raise Refused(RefusalCode.NOT_YOUR_HAND, (("seat", seat.letter),))
    return with_result(CallMade(seat, wish.call), apply_action(board, seat, wish))


def _card(table: Table, by: Seat, wish: PlayCard, deals: DealSource) -> tuple[Event, ...]:
    board = board_played(table)
    if table.plays_for(board.turn) is not by:
        if by.side is board.contract.side and board.turn.side is by.side:
            raise Refused(RefusalCode.NOT_YOUR_HAND, (("seat", board.turn.letter),))
        raise RuleViolation(Code.NOT_YOUR_TURN, Law(44, "B"), (("turn", board.turn.letter),))
    return with_result(CardPlayed(board.turn, wish.card), apply_action(board, board.actor, wish))


def board_played(table: Table) -> Playing:
    """Return the board of a table at which cards are played.

    Raises:
        RuleViolation: If none are.
    """
    if not isinstance(table.board, Playing) or table.stopped:
        raise RuleViolation(Code.WRONG_PHASE, Law(41), (("phase", "play"),))
    return table.board


def with_result(event: Event, after: State) -> tuple[Event, ...]:
    """Return the event, and the end of the board if it brings that about: both are stored or neither."""
    if not isinstance(after, Finished):
        return (event,)
    contract = after.result.contract
    honours = None if contract is None else honours_in(after.board.deal, contract.strain)
    return event, BoardEnded(after.result, honours)


def _called(table: Table, event: CallMade) -> Table:
    if not isinstance(table.board, Bidding):
        raise Impossible.of(table, event)
    return moved(table, table.board.after(event.seat, event.call))


def _played(table: Table, event: CardPlayed) -> Table:
    if not isinstance(table.board, Playing):
        raise Impossible.of(table, event)
    return moved(table, table.board.after(event.seat, event.card))


def moved(table: Table, board: State) -> Table:
    """Return the table after a move, its version too: nearly all events of a long stream are moves."""
    return replace(table, version=table.version + 1, board=board, company=table.company.undisturbed)


CALL: Final = Act(
    name="call",
    request=MakeCall,
    decide=_call,
    kinds=(
        EventKind(
            name="call", stored="CallMade", event=CallMade, evolve=_called, seen=CallMade, told=as_it_is
        ),
    ),
    by_program=True,
)
CARD: Final = Act(
    name="card",
    request=PlayCard,
    decide=_card,
    kinds=(
        EventKind(
            name="card", stored="CardPlayed", event=CardPlayed, evolve=_played, seen=CardPlayed, told=as_it_is
        ),
    ),
    by_program=True,
)
