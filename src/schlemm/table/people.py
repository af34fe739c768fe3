"""What a table looks like after people have come, gone, moved, spoken or agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.scoring.boards import DuplicateForm
from schlemm.table.chat import Spoken
from schlemm.table.company import NOBODY, REMEMBERED, Asked, Company, Spectator
from schlemm.table.drawing import by_height
from schlemm.table.events import (
    CameBack,
    Contributed,
    DealPromised,
    KeyAdded,
    Said,
    SeatsDrawn,
    SeatTaken,
    SpectatorCame,
    SpectatorSentAway,
    TableOpened,
    TakeBackAnswered,
    TakeBackAsked,
    TimeTaken,
    WentAway,
    WentOn,
)
from schlemm.table.forms import rules_of
from schlemm.table.invitation import Circle
from schlemm.table.players import Person, Player
from schlemm.table.table import Table

Watched: TypeAlias = SpectatorCame | SpectatorSentAway
PeopleEvent: TypeAlias = (
    SeatTaken
    | KeyAdded
    | WentAway
    | CameBack
    | SeatsDrawn
    | TakeBackAsked
    | TakeBackAnswered
    | Said
    | WentOn
    | Watched
)
ASIDE: Final = (
    SeatTaken,
    KeyAdded,
    WentAway,
    CameBack,
    Said,
    DealPromised,
    Contributed,
    TimeTaken,
    SpectatorCame,
    SpectatorSentAway,
)
"""What changes nothing about the board: a call or card asked for in view of the table before it still holds."""


def gathered(event: TableOpened) -> Company:
    """The company of a table that has just been opened; one opened without a circle has nobody to invite."""
    circle = event.circle
    if circle is None:
        people = [seat for seat in SEATS if isinstance(event.players.of(seat), Person)]
        circle = Circle(people[0] if people else Seat.SOUTH)
    return Company(circle, kept=event.kept, away=event.away)


def after(table: Table, event: PeopleEvent) -> Table:
    """The table after an event among people."""
    if isinstance(event, SeatTaken):
        return _taken(table, event)
    if isinstance(event, SeatsDrawn):
        return _drawn(table, event)
    if isinstance(event, KeyAdded):
        return _with_key(table, event)
    if isinstance(event, Watched):
        return replace(table, company=_watched(table, event))
    return replace(table, company=_among_people(table, table.company, event))


def undisturbed(company: Company) -> Company:
    """The company after a call, a card or a claim: whoever has asked to take back has had no answer in time."""
    return company if company.asked is None else replace(company, asked=None)


def seated_at_last(table: Table) -> Table:
    """The table after a board, or after the end of the game: who was to come sits down."""
    coming = table.company.coming
    if coming == NOBODY:
        return table
    players: BySeat[Player] = BySeat.from_function(lambda seat: coming.of(seat) or table.players.of(seat))
    return replace(table, players=players, company=replace(table.company, coming=NOBODY))


def _among_people(
    table: Table,
    company: Company,
    event: WentAway | CameBack | TakeBackAsked | TakeBackAnswered | Said | WentOn,
) -> Company:
    match event:
        case WentAway(seat):
            gives_up = company.asked is not None and company.asked.event.by is seat
            company = undisturbed(company) if gives_up else _without(company, seat)
            return replace(company, away=(*company.away, seat))
        case CameBack(seat):
            return replace(company, away=tuple(each for each in company.away if each is not seat))
        case TakeBackAsked(by):
            waits = tuple(seat for seat in table.people if seat is not by)
            return replace(company, asked=Asked(event, waits))
        case TakeBackAnswered(seat, accept):
            return _without(company, seat) if accept else replace(company, asked=None)
        case Said(seat, line):
            said = (*company.said, Spoken(table.version + 1, seat, line))
            return replace(company, said=said[-REMEMBERED:])
        case WentOn(_, name):
            return replace(company, next=name)


def _watched(table: Table, event: Watched) -> Company:
    """The company when somebody has come to look on, or has been sent away."""
    company, before = table.company, table.company.spectators
    match event:
        case SpectatorCame():
            return replace(company, spectators=(*before, Spectator(table.version + 1, event)))
        case SpectatorSentAway(_, since):
            now = (replace(each, sent_away=each.sent_away or each.since == since) for each in before)
            return replace(company, spectators=tuple(now))


def _without(company: Company, seat: Seat) -> Company:
    """The company when a wish to take back waits for this person no longer."""
    asked = company.asked
    if asked is None:
        return company
    waits = tuple(each for each in asked.waits if each is not seat)
    return replace(company, asked=replace(asked, waits=waits))


def _taken(table: Table, event: SeatTaken) -> Table:
    company = replace(
        table.company, kept=tuple(seat for seat in table.company.kept if seat is not event.seat)
    )
    if table.board_in_progress:
        return replace(table, company=replace(company, coming=company.coming.put(event.seat, event.person)))
    return replace(table, players=table.players.put(event.seat, event.person), company=company)


def _with_key(table: Table, event: KeyAdded) -> Table:
    player = table.players.of(event.seat)
    if not isinstance(player, Person):
        return table
    return replace(
        table, players=table.players.put(event.seat, replace(player, more=(*player.more, event.secret)))
    )


def _drawn(table: Table, event: SeatsDrawn) -> Table:
    """Everybody at their new seat; who cut the highest card deals first."""
    form, to, company = table.form, event.to, table.company
    if not isinstance(form, DuplicateForm):  # there the number of the board says who deals
        form = replace(form, first_dealer=to.of(by_height(event.cards)[0]))
    moved = replace(
        company,
        circle=company.circle.moved(to),
        kept=tuple(to.of(seat) for seat in company.kept),
        away=tuple(to.of(seat) for seat in company.away),
        said=tuple(replace(spoken, seat=to.of(spoken.seat)) for spoken in company.said),
        drawn=event,
    )
    return replace(
        table, form=form, score=rules_of(form).start(), players=_at_new_seats(table, to), company=moved
    )


def _at_new_seats(table: Table, to: BySeat[Seat]) -> BySeat[Player]:
    """The players where they have drawn; what bots bid goes with the host's side and with the opponents'."""
    host = table.company.circle.host
    ours, theirs = table.players.of(host).bot, table.players.of(host.left).bot
    players = table.players
    for seat in SEATS:
        bot = ours if to.of(seat).side is to.of(host).side else theirs
        players = players.put(to.of(seat), replace(table.players.of(seat), bot=bot))
    return players
