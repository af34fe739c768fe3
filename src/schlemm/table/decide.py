"""What a request brings about: events, or the reason why not. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.claim import Claim
from schlemm.core.deal import Deal
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import SEATS, Seat
from schlemm.core.state import Bidding, Finished, Playing, State
from schlemm.scoring.honours import honours_in
from schlemm.table.events import (
    BoardDealt,
    BoardEnded,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    Event,
    SettingsChanged,
    Stopped,
    TableOpened,
    TakenBack,
)
from schlemm.table.forms import rules_of
from schlemm.table.players import Person
from schlemm.table.refusal import Reason, Refused
from schlemm.table.requests import ChangeSettings, DealNext, Request, StopNow, TakeBack
from schlemm.table.settings import Settings
from schlemm.table.table import Table

DealSource: TypeAlias = Callable[[], Deal]
"""Where deals come from; the only thing that a decision does not take from the table itself."""

HIGHEST_STAKE = 1_000_000
"""Hundredths for a hundred points; more is a slip of the finger."""


def opening(event: TableOpened, deals: DealSource) -> tuple[Event, ...]:
    """What happens when a table is set up: it opens, and its first board is dealt.

    Raises:
        Refused: If the settings make no sense.
    """
    _check_stake(event.settings)
    rules = rules_of(event.form)
    start = rules.start()
    return event, BoardDealt(rules.number(start).board, rules.conditions(start), deals())


def decide(table: Table, request: Request, deals: DealSource) -> tuple[Event, ...]:
    """What happens when this is asked for.

    Args:
        table: The table as it stands.
        request: What is asked, by whom, and what they have seen.
        deals: Where the next deal comes from, if one is needed.

    Raises:
        RuleViolation: If a rule of the game forbids it.
        Refused: If the table has another reason not to do it.
    """
    if request.seen != table.version:
        raise Refused(Reason.STALE, (("seen", request.seen), ("version", table.version)))
    match request.command:
        case MakeCall() as command:
            return _call(table, request.by, command)
        case PlayCard() as command:
            return _card(table, request.by, command)
        case MakeClaim() as command:
            return _claim(table, request.by, command)
        case AnswerClaim() as command:
            return _answer(table, request.by, command)
        case TakeBack():
            return _take_back(table, request.by)
        case DealNext():
            return _deal_next(table, deals)
        case StopNow():
            return _stop(table, request.by)
        case ChangeSettings(settings):
            _check_stake(settings)
            return (SettingsChanged(settings),)


def _call(table: Table, by: Seat, command: MakeCall) -> tuple[Event, ...]:
    board = table.board
    if not isinstance(board, Bidding) or table.stopped:
        raise RuleViolation(Code.WRONG_PHASE, Law(17), (("phase", "auction"),))
    return _with_result(CallMade(by, command.call), board.after(by, command.call))


def _card(table: Table, by: Seat, command: PlayCard) -> tuple[Event, ...]:
    board = _playing(table)
    if table.plays_for(board.turn) is not by:
        if by.side is board.contract.side and board.turn.side is by.side:
            raise Refused(Reason.NOT_YOUR_HAND, (("seat", board.turn.letter),))
        raise RuleViolation(Code.NOT_YOUR_TURN, Law(44, "B"), (("turn", board.turn.letter),))
    return _with_result(CardPlayed(board.turn, command.card), board.after(board.turn, command.card))


def _claim(table: Table, by: Seat, command: MakeClaim) -> tuple[Event, ...]:
    board = _playing(table)
    claim = Claim(table.acts_as(by), command.tricks)
    return _with_result(ClaimMade(claim), board.after_claim(claim))


def _answer(table: Table, by: Seat, command: AnswerClaim) -> tuple[Event, ...]:
    board, seat = _playing(table), table.acts_as(by)
    after = board.after_answer(seat, accept=command.accept)
    return _with_result(ClaimAnswered(seat, command.accept), after)


def _take_back(table: Table, by: Seat) -> tuple[Event, ...]:
    refused, moment = why_not_take_back(table, by), before_last_of(table, by)
    if refused is not None or moment is None:
        raise refused or Refused(Reason.NOTHING_TO_TAKE_BACK)
    return (TakenBack(by, *moment),)


def why_not_take_back(table: Table, by: Seat) -> Refused | None:
    """Why this player may not take back their last call or card; ``None`` if they may: bots always agree."""
    if not table.board_in_progress or before_last_of(table, by) is None:
        return Refused(Reason.NOTHING_TO_TAKE_BACK)
    if any(isinstance(table.players.of(seat), Person) for seat in SEATS if seat is not by):
        return Refused(Reason.OTHERS_MUST_AGREE)
    return None


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
    if table.practice is not None:
        return None
    for index in range(len(calls) - 1, -1, -1):
        if board.auction.first.after(index) is by:
            return index, 0
    return None


def _deal_next(table: Table, deals: DealSource) -> tuple[Event, ...]:
    if table.is_over:
        raise Refused(Reason.GAME_OVER)
    if table.board_in_progress:
        raise Refused(Reason.BOARD_NOT_OVER)
    number, conditions = table.rules.number(table.score), table.rules.conditions(table.score)
    return (BoardDealt(number.board, conditions, deals()),)


def _stop(table: Table, by: Seat) -> tuple[Event, ...]:
    if table.is_over:
        raise Refused(Reason.GAME_OVER)
    return (Stopped(by),)


def _playing(table: Table) -> Playing:
    if not isinstance(table.board, Playing) or table.stopped:
        raise RuleViolation(Code.WRONG_PHASE, Law(41), (("phase", "play"),))
    return table.board


def _with_result(event: Event, after: State) -> tuple[Event, ...]:
    """The event, and the end of the board if it brings that about: both are stored or neither."""
    if not isinstance(after, Finished):
        return (event,)
    contract = after.result.contract
    honours = None if contract is None else honours_in(after.board.deal, contract.strain)
    return event, BoardEnded(after.result, honours)


def _check_stake(settings: Settings) -> None:
    if not 0 <= settings.stake <= HIGHEST_STAKE:
        raise Refused(Reason.BAD_STAKE, (("stake", settings.stake), ("highest", HIGHEST_STAKE)))
