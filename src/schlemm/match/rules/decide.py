"""What a request brings about in a match: events, or the reason why not.

At a table everything is decided as at any table (``rules.decide``); here is what concerns the other one too. A board's
last card, its result and the next board at a table where only bots sit are one decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, reduce
from typing import Final, TypeAlias

from schlemm.bot_match.contestants import Team
from schlemm.core.action import Action
from schlemm.core.deal import Deal
from schlemm.match.rules.apart import check_apart, check_never_watched, check_newcomer, check_spectator
from schlemm.match.rules.captain import check_leads, choose_captain, line_up, release, renew_place
from schlemm.match.rules.comments import comment
from schlemm.match.rules.requests import (
    ChooseCaptain,
    Comment,
    LineUp,
    MatchCommand,
    MatchRequest,
    Release,
    RenewPlace,
)
from schlemm.match.state.events import (
    AtTable,
    MatchEvent,
    MatchOpened,
    MatchStopped,
    PairsChanged,
    Paused,
    Resumed,
)
from schlemm.match.state.evolve import evolve, opened
from schlemm.match.state.match import Match, people_at, room_name
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Order
from schlemm.table.rules import decide as one_table
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.board_quota import check_left
from schlemm.table.rules.claiming import ClaimAnswered, ClaimMade
from schlemm.table.rules.dealing import Contribute, Contributed, contribute, promised
from schlemm.table.rules.devices import AddKey, RenewLink, ReplaceDevice
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.namesakes import check_name
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.rematch import GoOn, WentOn
from schlemm.table.rules.seat_drawing import DrawSeats
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.settings import ChangeSettings, SettingsChanged
from schlemm.table.rules.spectators import Watch
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import AnswerUndo, Undo
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import BoardDealt, TimeTaken
from schlemm.table.state.settings import Settings

Events: TypeAlias = tuple[MatchEvent, ...]

MOVES: Final = (CallMade, CardPlayed, ClaimMade, ClaimAnswered, Contributed, TimeTaken)
"""What brings about no board elsewhere, unless it ends one."""

RESTING: Final = (Action, Undo, AnswerUndo, DealNext)
"""What nobody can do while the match rests."""


def opening(match_id: str, event: MatchOpened, deals: DealSource) -> Events:
    """What happens when a match is set up: it opens, and begins unless it waits for people.

    Raises:
        Refused: If somebody would sit at both tables.
    """
    match = opened(match_id, event)
    check_apart(match)
    happened: Events = (event, *promised(1, deals))
    if event.kept:
        return happened
    match = reduce(evolve, happened[1:], match)
    begun = _begin(match, _deal(match, 1, deals))
    return _with_due(match, (*happened, *begun), deals, after=len(happened))


def decide_at_table(match: Match, room: Room, request: Request, deals: DealSource) -> Events:
    """What happens when a player asks something of their table.

    Args:
        match: The match as it stands.
        room: The player's table.
        request: What is asked; it counts the versions of that table.
        deals: Where the deals come from of boards that no table has had yet.

    Raises:
        RuleViolation: If a rule of the game forbids it.
        Refused: If there is another reason not to do it.
    """
    place = Place(room, request.by)
    if request.seen != match.table(room).version:
        raise Refused(RefusalCode.STALE, (("seen", request.seen), ("version", match.table(room).version)))
    if match.paused and isinstance(request.command, RESTING):
        raise Refused(RefusalCode.MATCH_PAUSED)
    match request.command:
        case DealNext():
            events = _deal_next(match, room, request, deals)
        case Pause() | Resume() | StopNow() as wish:
            events = _of_the_match(match, place, wish)
        case DrawSeats() | FreeSeat() | RenewLink():
            raise Refused(RefusalCode.SEATS_ARE_FIXED)
        case GoOn(name):
            events = _go_on(match, place, name)
        case Contribute() as wish:
            promise = None if match.is_over else match.promise
            events = (AtTable(room, contribute(promise, str(place), place.seat, wish)),)
        case ChangeSettings(settings):
            events = _change_settings(match, room, request, settings, deals)
        case TakeSeat() | AddKey() | ReplaceDevice() as wish:
            events = _come(match, room, request, wish, deals)
        case Watch() as wish:
            check_spectator(match, room, wish.secret)
            events = _at_table(match, room, request, deals)
            check_name(wish, match.table(room.other))
        case _:
            events = _at_table(match, room, request, deals)
    return _with_due(match, events, deals)


def _come(
    match: Match, room: Room, request: Request, wish: TakeSeat | AddKey | ReplaceDevice, deals: DealSource
) -> Events:
    """What happens when somebody comes to play whom both tables have to know apart.

    Raises:
        Refused: If they know the other table, or their name is that of somebody there.
    """
    check_never_watched(match, wish.secret)
    check_newcomer(match, room, wish.secret)
    events = _at_table(match, room, request, deals)
    check_apart(match, events)
    if isinstance(wish, TakeSeat):
        check_name(wish, match.table(room.other))
    return events


def decide(match: Match, request: MatchRequest, deals: DealSource) -> Events:
    """What happens when somebody asks something of the match.

    Raises:
        Refused: If there is a reason not to do it.
    """
    return _with_due(match, _of_the_match(match, request.by, request.command), deals)


def _check_allowance(match: Match, by: Place, command: MatchCommand) -> None:
    """Check that somebody has not asked for this too often; going on is always possible, and comments have an end.

    Raises:
        Refused: If they have.
    """
    match command:
        case LineUp() | ChooseCaptain() | Pause():
            check_left(match.table(by.room).spent, Repeatable.LEADING, by.seat)
        case RenewPlace(place):
            check_left(match.table(place.room).spent, Repeatable.SEAT, place.seat)
        case Release() | Resume() | StopNow() | Comment():
            pass


def _of_the_match(match: Match, by: Place, command: MatchCommand) -> Events:
    _check_allowance(match, by, command)
    match command:
        case LineUp() as wish:
            events = line_up(match, by, wish)
            check_apart(match, events)
            return events
        case Release() as wish:
            return release(match, by, wish)
        case ChooseCaptain() as wish:
            return choose_captain(match, by, wish)
        case RenewPlace() as wish:
            return renew_place(match, by, wish)
        case Pause():
            check_leads(match, by)
            return () if match.paused or match.is_over else (Paused(by),)
        case Resume():
            check_leads(match, by)
            return (Resumed(by),) if match.paused else ()
        case StopNow():
            return _stop(match, by)
        case Comment() as wish:
            return comment(match, by, wish)


def _at_table(match: Match, room: Room, request: Request, deals: DealSource) -> Events:
    happened = one_table.decide(match.table(room), request, deals)
    return tuple(AtTable(room, event) for event in happened)


def _change_settings(
    match: Match, room: Room, request: Request, settings: Settings, deals: DealSource
) -> Events:
    """Other settings at this table; whether people may talk freely is one for both."""
    events = _at_table(match, room, request, deals)
    other = match.table(room.other).settings
    if other.words is settings.words or match.table(room).settings.words is settings.words:
        return events
    return (*events, AtTable(room.other, SettingsChanged(replace(other, words=settings.words))))


def _deal_next(match: Match, room: Room, request: Request, deals: DealSource) -> Events:
    """The next board at this table; the first is dealt at both, and after half of them pairs may change first."""
    cards = cache(lambda: _deal(match, match.finished(room) + 1, deals))
    checked = _at_table(match, room, request, cards)
    if not match.begun:
        return _begin(match, cards())
    return (PairsChanged(Team.B), *checked) if match.at_half else checked


def _begin(match: Match, deal: Deal) -> Events:
    rooms = (Room.OPEN,) if match.plan.order is Order.PASSED_ON else tuple(Room)
    return tuple(_dealt(match, room, deal) for room in rooms)


def _dealt(match: Match, room: Room, deal: Deal) -> AtTable:
    table = match.table(room)
    return AtTable(room, BoardDealt(table.score.number.board, table.score.conditions, deal))


def _deal(match: Match, number: int, deals: DealSource) -> Deal:
    """The cards of a board: those that the other table has had, else those that are promised."""
    had, promise = match.deal_of(number), match.promise
    if had is None and promise is not None and promise.number == number:
        return promise.deal
    return had or deals()


def _with_due(match: Match, events: Events, deals: DealSource, after: int = 0) -> Events:
    """The events, and the boards that they make due at tables where no person is there to ask for one.

    Args:
        match: The match before the events.
        events: What happens.
        deals: Where new deals come from.
        after: How many of the events the match has seen already.
    """
    if all(isinstance(event, AtTable) and isinstance(event.event, MOVES) for event in events):
        return events
    for event in events[after:]:
        match = evolve(match, event)
    for room in Room:
        due = _due(match, room, deals)
        for event in due:
            match = evolve(match, event)
        events += due
    return (*events, *_promised(match, deals))


def _promised(match: Match, deals: DealSource) -> Events:
    """The promise of the next deal that no table has had, if none stands."""
    if match.promise is not None or not match.begun or match.is_over or match.dealt == match.plan.boards:
        return ()
    return promised(match.dealt + 1, deals)


def _due(match: Match, room: Room, deals: DealSource) -> Events:
    """The next board of a table, if it can be dealt and nobody is there to ask for it.

    At the change of seats this waits as long as anybody is there who can ask for it, and may want to look at the
    boards so far first.
    """
    table, number = match.table(room), match.finished(room) + 1
    if not match.begun or match.paused or table.is_over or table.board_in_progress or table.people:
        return ()
    if number > match.allowed(room) or (match.at_half and _can_be_asked(match)):
        return ()
    change: Events = (PairsChanged(Team.B),) if match.at_half else ()
    return (*change, _dealt(match, room, _deal(match, number, deals)))


def _can_be_asked(match: Match) -> bool:
    """Whether a person plays at a table whose next board may be dealt."""
    return any(match.finished(place.room) < match.allowed(place.room) for place in people_at(match))


def _stop(match: Match, by: Place) -> Events:
    check_leads(match, by)
    if match.is_over:
        raise Refused(RefusalCode.GAME_OVER)
    return (MatchStopped(by),)


def _go_on(match: Match, by: Place, name: str) -> Events:
    """Everybody goes on at the tables of another match.

    Raises:
        Refused: If this one is not over, or they have gone on already.
    """
    if not match.is_over:
        raise Refused(RefusalCode.GAME_NOT_OVER)
    if match.table(by.room).company.next:
        raise Refused(RefusalCode.GAME_OVER)
    rooms: Sequence[Room] = (by.room.other, by.room)
    return tuple(AtTable(room, WentOn(by.seat, room_name(name, room))) for room in rooms)
