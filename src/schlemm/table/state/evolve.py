"""What a table looks like after an event."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from schlemm.core.board.board import Board
from schlemm.core.board.record import back_to
from schlemm.core.board.state import Bidding, Playing, State, start_board
from schlemm.core.claim import Claim
from schlemm.core.seats import BySeat, BySide, Seat
from schlemm.dealing.fair import Promise
from schlemm.scoring.forms.form import Outcome
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.events import (
    AnnouncementRead,
    BoardDealt,
    BoardEnded,
    CallExplained,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    ClaimMade,
    Contributed,
    DealPromised,
    Event,
    ExplanationAsked,
    PackShuffled,
    PeopleEvent,
    SettingsChanged,
    Stopped,
    TableOpened,
    TakenBack,
    TimeTaken,
)
from schlemm.table.state.explanations import UNSPOKEN
from schlemm.table.state.pack import Pack
from schlemm.table.state.people import after, gathered, seated_at_last, undisturbed
from schlemm.table.state.project import is_told
from schlemm.table.state.quota_spent import spent_after
from schlemm.table.state.table import Table

Move: TypeAlias = CallMade | CardPlayed | ClaimMade | ClaimAnswered | TakenBack
"""What happens to the board itself."""

MOVES: Final = (CallMade, CardPlayed, ClaimMade, ClaimAnswered, TakenBack)


class Impossible(Exception):
    """An event that cannot have followed the ones before it: the record of the table is damaged."""


def opened(table_id: str, event: Event) -> Table:
    """The table after its first event.

    Raises:
        Impossible: If that event does not open a table.
    """
    if not isinstance(event, TableOpened):
        raise Impossible(f"table {table_id} begins with {type(event).__name__}, not TableOpened")
    start, company = event.form.start(), gathered(event)
    return Table(
        table_id,
        1,
        start,
        event.players,
        event.settings,
        company,
        goal=event.practice,
        origin=event.origin,
        default_bot=event.default_bot,
    )


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event.

    Raises:
        Impossible: If the event cannot follow.
    """
    if isinstance(event, MOVES):
        return _after_move(table, event)
    return replace(_changed(table, event), version=table.version + 1, spent=spent_after(table, event))


def _changed(table: Table, event: Event) -> Table:
    if isinstance(event, PeopleEvent):
        return after(table, event)
    if isinstance(event, CallExplained | ExplanationAsked):
        return _with_words(table, event)
    match event:
        case DealPromised() | Contributed() | PackShuffled() | BoardDealt():
            return _dealing(table, event)
        case BoardEnded(result, honours):
            score = table.score.add(Outcome(result, honours))
            return seated_at_last(replace(table, score=score, pack=None))
        case TimeTaken(side, tenths):
            return replace(table, used=table.used.put(side, table.used.of(side) + tenths))
        case SettingsChanged(settings):
            return replace(table, settings=settings)
        case AnnouncementRead(_, announcement):
            return replace(table, read=announcement)
        case Stopped():
            return seated_at_last(replace(table, score=table.score.settle(), stopped=True, pack=None))
        case _:
            raise Impossible(f"table {table.id} was opened twice")


def _after_move(table: Table, event: Move) -> Table:
    """The table with all that a move changes, in one go: nearly all events of a long stream are moves."""
    explanations, read = table.explanations, table.read
    if isinstance(event, TakenBack):
        explanations, read = explanations.back_to(event.calls), _read_after(table, event)
    return replace(
        table,
        version=table.version + 1,
        spent=table.spent if isinstance(event, CallMade | CardPlayed) else spent_after(table, event),
        board=_moved(table, event),
        company=undisturbed(table.company),
        explanations=explanations,
        read=read,
    )


def _with_words(table: Table, event: CallExplained | ExplanationAsked) -> Table:
    """The table when something was said that not everybody hears."""

    def untold(seat: Seat) -> int:
        return table.untold.of(seat) + (not is_told(event, seat))

    explanations = table.explanations.after(event)
    return replace(table, explanations=explanations, untold=BySeat.from_function(untold))


def _dealing(table: Table, event: DealPromised | Contributed | PackShuffled | BoardDealt) -> Table:
    """The table as its next board comes about."""
    match event:
        case DealPromised(number, secret):
            return replace(table, promise=Promise(table.id, number, secret))
        case Contributed(seat, value, cut):
            promise = None if table.promise is None else table.promise.after(seat.letter, value, cut)
            pack = table.pack if table.pack is None or cut is None else replace(table.pack, cut=cut)
            return replace(table, promise=promise, pack=pack)
        case PackShuffled(back, by, dealer):
            return replace(table, pack=Pack(back, by, dealer))
        case BoardDealt(number, conditions, deal):
            board = start_board(Board(number, conditions, deal))
            company = replace(table.company, shared=False)
            table = replace(table, explanations=UNSPOKEN, promise=None, used=BySide(0, 0), read=None)
            return replace(table, board=board, company=company, deals=table.deals + 1)


def _moved(table: Table, event: Move) -> State:
    match table.board, event:
        case (Bidding() as board, CallMade(seat, call)):
            return board.after(seat, call)
        case (Playing() as board, CardPlayed(seat, card)):
            return board.after(seat, card)
        case (Playing() as board, ClaimMade(claim)):
            return _claimed(board, claim)
        case (Playing() as board, ClaimAnswered(seat, accept)):
            return board.after_answer(seat, accept=accept)
        case ((Bidding() | Playing()) as board, TakenBack(_, calls, cards)):
            return back_to(board, calls, cards)
    # no word of what the event holds, which may be cards or a secret: errors end up in logs
    what, where = type(event).__name__, type(table.board).__name__
    raise Impossible(f"table {table.id}, version {table.version}: {what} does not fit {where}")


def _claimed(board: Playing, claim: Claim) -> State:
    """The board with a claim on the table that was made: earlier versions let who had taken back claim once more."""
    return replace(board, claimed=board.claimed.put(claim.claimer, None)).after_claim(claim)


def _read_after(table: Table, event: TakenBack) -> Announcement | None:
    """What counts as read when something is taken back: of a contract that is no longer named, the points."""
    return Announcement.POINTS if event.calls == 0 and table.read is not None else table.read
