"""What a request brings about: events, or the reason why not. Nothing is changed here."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.apply import apply_action
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.checks import OutOfRange
from schlemm.core.claim import Claim
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import Seat
from schlemm.scoring.honours import honours_in
from schlemm.table.rules import seating, spectators
from schlemm.table.rules.announcing import read_announcement
from schlemm.table.rules.board_quota import check_allowance
from schlemm.table.rules.ceremony import check_cut, cut, next_deal
from schlemm.table.rules.claiming import absent_answerers
from schlemm.table.rules.dealing import DealSource, contribute, promised
from schlemm.table.rules.explaining import about_call
from schlemm.table.rules.fixed_lines import say_line
from schlemm.table.rules.free_words import check_words_setting
from schlemm.table.rules.namesakes import check_name
from schlemm.table.rules.programs import of_program
from schlemm.table.rules.reconnect import leaving
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.rematch import go_on
from schlemm.table.rules.requests import (
    AddKey,
    AnswerTakeBack,
    AskAboutCall,
    ChangeSettings,
    Contribute,
    CutPack,
    DealNext,
    DrawSeats,
    EndProgram,
    ExplainCall,
    GoOn,
    LetProgram,
    PeopleCommand,
    ReadOn,
    Request,
    Say,
    SendAway,
    StopNow,
    TakeBack,
    TakeSeat,
    Watch,
)
from schlemm.table.rules.takeback import answer_take_back, take_back
from schlemm.table.state.events import (
    BoardEnded,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    Event,
    SettingsChanged,
    Stopped,
    TableOpened,
    TimeTaken,
)
from schlemm.table.state.evolve import opened
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table

HIGHEST_STAKE: Final = 1_000_000
"""Hundredths for a hundred points; more is a slip of the finger."""


def opening(event: TableOpened, deals: DealSource, table_id: str = "") -> tuple[Event, ...]:
    """What happens when a table is set up: it opens, and its first board is dealt, unless it waits for people.

    Args:
        event: What is agreed.
        deals: Where the first deal comes from.
        table_id: The table's name, which promised deals follow from too.

    Raises:
        Refused: If the settings make no sense.
    """
    _check_stake(event.settings)
    if event.kept:
        return event, *promised(1, deals)
    return event, *next_deal(opened(table_id, event), deals)


def opening_drawn(event: TableOpened, deals: DealSource, table_id: str = "") -> tuple[Event, ...]:
    """What happens when seats are drawn as soon as a table is set up: it opens, cards are cut, and it waits.

    Raises:
        Refused: If the settings make no sense.
    """
    _check_stake(event.settings)
    table = opened(table_id, event)
    cut = seating.draw_seats(table, table.company.invitation.host, deals())
    return event, *cut, *promised(1, deals)


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
        raise Refused(RefusalCode.STALE, (("seen", request.seen), ("version", table.version)))
    check_allowance(table, request.by, request.command)
    taken = tuple(TimeTaken(side, tenths) for side, tenths in request.waited.items() if tenths)
    return taken + _decided(table, request, deals)


def _decided(table: Table, request: Request, deals: DealSource) -> tuple[Event, ...]:
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
            return take_back(table, request.by)
        case ReadOn(announcement):
            return read_announcement(table, request.by, announcement)
        case DealNext():
            return _deal_next(table, request.by, deals)
        case CutPack() as command:
            return cut(table, request.by, command, deals)
        case StopNow():
            return _stop(table, request.by)
        case ChangeSettings(settings):
            _check_stake(settings)
            check_words_setting(table, request.by, settings)
            return (SettingsChanged(_with_effect(table, settings)),)
        case ExplainCall() | AskAboutCall() as command:
            return about_call(table, request.by, command)
        case command:
            return _among_people(table, request.by, command, deals)


def _among_people(table: Table, by: Seat, command: PeopleCommand, deals: DealSource) -> tuple[Event, ...]:
    match command:
        case AnswerTakeBack(accept):
            return answer_take_back(table, by, accept=accept)
        case TakeSeat():
            events = seating.take_seat(table, by, command)
            check_name(command, table)
            return events
        case AddKey():
            spectators.check_saw_nothing(table, command.secret)
            return seating.add_key(table, by, command)
        case LetProgram() | EndProgram():
            return of_program(table, by, command)
        case DrawSeats():
            return seating.draw_seats(table, by, deals())
        case Say(line):
            return say_line(table, by, line)
        case GoOn(name):
            return go_on(table, by, name)
        case Contribute():
            return (contribute(None if table.is_over else table.promise, by.letter, by, command),)
        case Watch():
            events = spectators.begin_watch(table, command)
            check_name(command, table)
            return events
        case SendAway(since):
            return spectators.send_away(table, by, since)
        case missing:
            return leaving(table, by, missing)


def _call(table: Table, by: Seat, command: MakeCall) -> tuple[Event, ...]:
    board = table.board
    if not isinstance(board, Bidding) or table.stopped:
        raise RuleViolation(Code.WRONG_PHASE, Law(17), (("phase", "auction"),))
    seat = table.acts_as(by)
    if seat is board.turn and table.plays_for(seat) is not by:
        raise Refused(RefusalCode.NOT_YOUR_HAND, (("seat", seat.letter),))
    return _with_result(CallMade(seat, command.call), apply_action(board, seat, command))


def _card(table: Table, by: Seat, command: PlayCard) -> tuple[Event, ...]:
    board = _playing(table)
    if table.plays_for(board.turn) is not by:
        if by.side is board.contract.side and board.turn.side is by.side:
            raise Refused(RefusalCode.NOT_YOUR_HAND, (("seat", board.turn.letter),))
        raise RuleViolation(Code.NOT_YOUR_TURN, Law(44, "B"), (("turn", board.turn.letter),))
    return _with_result(CardPlayed(board.turn, command.card), apply_action(board, board.actor, command))


def _claim(table: Table, by: Seat, command: MakeClaim) -> tuple[Event, ...]:
    board = _playing(table)
    seat = table.acts_as(by)
    try:
        made = ClaimMade(Claim(seat, command.tricks, command.statement))
    except OutOfRange as error:  # so far out that it is no number of tricks at all
        data = (("tricks", command.tricks), ("left", board.play.tricks_left))
        raise RuleViolation(Code.CLAIM_TOO_HIGH, Law(68, "A"), data) from error
    after = apply_action(board, seat, command)
    if by in table.company.away:
        raise Refused(RefusalCode.AWAY)
    if absent := absent_answerers(table, after):
        raise Refused(RefusalCode.ABSENT_HAS_A_SAY, (("seat", absent[0].letter),))
    return _with_result(made, after)


def _answer(table: Table, by: Seat, command: AnswerClaim) -> tuple[Event, ...]:
    board, seat = _playing(table), table.acts_as(by)
    if command.accept and by in table.company.away:
        raise Refused(RefusalCode.AWAY)
    return _with_result(ClaimAnswered(seat, command.accept), apply_action(board, seat, command))


def _deal_next(table: Table, by: Seat, deals: DealSource) -> tuple[Event, ...]:
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    if table.board_in_progress:
        raise Refused(RefusalCode.BOARD_NOT_OVER)
    if (refused := seating.why_not_start(table, by)) is not None:
        raise refused
    if table.pack_to_cut is not None:
        check_cut(table.pack_to_cut)
    return next_deal(table, deals)


def _stop(table: Table, by: Seat) -> tuple[Event, ...]:
    if table.is_over:
        raise Refused(RefusalCode.GAME_OVER)
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


def _with_effect(table: Table, settings: Settings) -> Settings:
    """The settings without what changes nothing here: in a match, and to practise, nobody plays the dealing."""
    if not table.is_match and not table.is_given:
        return settings
    agreed = table.settings
    return replace(
        settings, ceremony=agreed.ceremony, ceremony_deals=agreed.ceremony_deals, shuffler=agreed.shuffler
    )


def _check_stake(settings: Settings) -> None:
    if not 0 <= settings.stake <= HIGHEST_STAKE:
        raise Refused(RefusalCode.BAD_STAKE, (("stake", settings.stake), ("highest", HIGHEST_STAKE)))
