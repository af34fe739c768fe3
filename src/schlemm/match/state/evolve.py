"""What a match looks like after an event. What happens at a table is the table's own affair (``state.evolve``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from schlemm.bot_match.contestants import Team
from schlemm.core.board.state import Finished
from schlemm.core.seats import SEATS
from schlemm.dealing.fair import Promise
from schlemm.match.state.comparison import Earned, compared
from schlemm.match.state.events import (
    AtTable,
    CaptainChosen,
    Commented,
    LinedUp,
    MatchEvent,
    MatchOpened,
    MatchStopped,
    PairsChanged,
    Paused,
    Released,
    Resumed,
)
from schlemm.match.state.match import Match, proofs, room_name
from schlemm.match.state.moving import host_of_room, moved, pairs_changed
from schlemm.match.state.place import Place, Room, own_labels, places_of
from schlemm.match.state.shown_elsewhere import count_changes
from schlemm.match.state.substitutes import note_substitutes
from schlemm.match.state.succession import deciders
from schlemm.table.rules import evolve as one_table
from schlemm.table.rules.dealing import Contributed
from schlemm.table.rules.leaving import freed
from schlemm.table.rules.stopping import Stopped
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.elsewhere import Elsewhere
from schlemm.table.state.events import BoardDealt, BoardEnded, DealPromised, Event, PackShuffled, TableOpened
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Robot
from schlemm.table.state.table import Impossible, Table
from schlemm.table.views.history import played_board, refused_after
from schlemm.table.views.record import RoomRecord

T = TypeVar("T")

NOT_IN_MATCHES: Final = (TableOpened, Stopped, DealPromised, PackShuffled)
"""What happens to a match as a whole, never to one of its tables."""


def opened(match_id: str, event: MatchEvent) -> Match:
    """The match after its first event.

    Raises:
        Impossible: If that event does not open a match.
    """
    if not isinstance(event, MatchOpened):
        raise Impossible(f"match {match_id} begins with {type(event).__name__}, not MatchOpened")
    first, second = (_set_up(match_id, event, room) for room in Room)
    match = Match(match_id, 1, event.plan, event.teams, event.host, event.captains, (first, second))
    return _linked(replace(match, knows=(proofs(first), proofs(second))))


def evolve(match: Match, event: MatchEvent) -> Match:
    """The match after one more event.

    Raises:
        Impossible: If the event cannot follow.
    """
    after = _counted(_changed(match, event), event)
    after = _linked(note_substitutes(match, replace(after, version=match.version + 1)))
    return count_changes(match, after, event.room if isinstance(event, AtTable) else None)


def _counted(match: Match, event: MatchEvent) -> Match:
    """The match when what host and captains do over and over has counted for their place."""
    if not isinstance(event, LinedUp | CaptainChosen | Paused):
        return match
    table = match.table(event.by.room)
    spent = table.spent.once_more(Repeatable.LEADING, (event.by.seat,))
    return match.with_table(event.by.room, replace(table, spent=spent))


def _changed(match: Match, event: MatchEvent) -> Match:
    match event:
        case AtTable(room, happened):
            return _at_table(match, room, happened)
        case LinedUp(_, team, to):
            return moved(match, dict(zip(places_of(team), to, strict=True)))
        case PairsChanged(team):
            return pairs_changed(match, team)
        case Released(_, place, robot):
            return _released(match, place, robot)
        case CaptainChosen(_, place):
            return replace(match, captains=_captains(match, place))
        case MatchStopped():
            first, second = (_stopped(table) for table in match.tables)
            return replace(match, tables=(first, second), stopped=True)
        case MatchOpened():
            raise Impossible(f"match {match.id} was opened twice")
        case Paused():
            return replace(match, paused=True)
        case Resumed():
            return replace(match, paused=False)
        case Commented():
            return replace(match, comments=(*match.comments, event))
        case DealPromised(number, secret):
            return replace(match, promise=Promise(match.id, number, secret))


def _captains(match: Match, place: Place) -> tuple[Place, Place]:
    """The captains when the person of this place is one."""
    first, second = match.captains
    return (place, second) if place.team is Team.A else (first, place)


def _released(match: Match, place: Place, robot: Robot) -> Match:
    host, captains = deciders(match, place)
    table = freed(match.table(place.room), place.seat, robot)
    match = match.with_table(place.room, replace(table, company=replace(table.company, asked=None)))
    for room in Room:
        table = match.table(room)
        invitation = replace(table.company.invitation, host=host_of_room(host, room))
        match = match.with_table(room, replace(table, company=replace(table.company, invitation=invitation)))
    return replace(match, host=host, captains=captains)


def _at_table(match: Match, room: Room, event: Event) -> Match:
    if isinstance(event, NOT_IN_MATCHES):
        raise Impossible(f"match {match.id}: {type(event).__name__} at one of its tables")
    if isinstance(event, BoardDealt):
        _check_deal(match, room, event)
    match = replace(match, promise=_kept(match.promise, room, event))
    table = match.table(room)
    refused = refused_after(match.refused[room.index], table, event)
    after = match.with_table(room, one_table.evolve(table, event))
    knows = [known | proofs(each) for known, each in zip(match.knows, after.tables, strict=True)]
    after = replace(after, refused=_put(match.refused, room, refused), knows=(knows[0], knows[1]))
    if isinstance(event, BoardEnded) and isinstance(table.board, Finished):
        names = table.players.map(lambda player: player.name)
        board = played_board(table, table.board, table.board.board.number, refused)
        record = RoomRecord(board, names, table.overtime, table.explanations.given)
        records = (*match.records[room.index], record)
        after = replace(after, records=_put(match.records, room, records))
    return after


def _kept(promise: Promise | None, room: Room, event: Event) -> Promise | None:
    """What is promised after an event at a table: a browser may have given something, or the board was dealt."""
    match event:
        case Contributed(seat, value, cut) if promise is not None:
            return promise.after(str(Place(room, seat)), value, cut)
        case BoardDealt(number) if promise is not None and number == promise.number:
            return None
    return promise


def _put(pair: tuple[T, T], room: Room, value: T) -> tuple[T, T]:
    """Two things, one a table, with this one instead."""
    return (value, pair[1]) if room is Room.OPEN else (pair[0], value)


def _check_deal(match: Match, room: Room, event: BoardDealt) -> None:
    """Both tables have the same cards, and boards come in their order.

    Raises:
        Impossible: If not.
    """
    if event.number != match.finished(room) + 1:
        raise Impossible(f"match {match.id}: board {event.number} out of turn at table {room.value}")
    if match.deal_of(event.number) not in {None, event.deal}:
        raise Impossible(f"match {match.id}: board {event.number} has other cards at table {room.value}")


def _linked(match: Match) -> Match:
    """The match when boards that are over at both tables stand side by side, and each knows how far the other is."""
    if len(match.boards) < match.open_boards:
        before = match.boards[-1].total if match.boards else Earned()
        first, second = (records[len(match.boards)] for records in match.records)
        match = replace(match, boards=(*match.boards, compared(match.plan, before, (first, second))))
    for room in Room:
        table = match.table(room)
        there = match.finished(room.other)
        level = match.is_level or match.is_over
        host_there = match.host.room is not room
        elsewhere = Elsewhere(there, match.allowed(room), match.begun, match.stopped, level, host_there)
        if table.elsewhere != elsewhere:
            match = match.with_table(room, replace(table, elsewhere=elsewhere))
    return match


def _stopped(table: Table) -> Table:
    return table if table.is_over else replace(table, score=table.score.settle(), stopped=True)


def _set_up(match_id: str, event: MatchOpened, room: Room) -> Table:
    """One of the tables, before its first board."""
    labels = event.labels[room.index] if event.labels else own_labels(room)
    invitation = Invitation(
        host_of_room(event.host, room), event.invite, event.scope or match_id, labels, event.series
    )
    first = TableOpened(
        event.plan.form,
        event.players[room.index],
        event.settings,
        circle=invitation,
        kept=tuple(seat for seat in SEATS if Place(room, seat) in event.kept),
        away=tuple(seat for seat in SEATS if Place(room, seat) in event.away),
        default_bot=event.default_bot,
        texts=event.texts,
    )
    return one_table.opened(room_name(match_id, room), first)
