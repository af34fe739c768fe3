"""What a table looks like after people have come, gone, moved, spoken or agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.table.state.chat import Spoken
from schlemm.table.state.company import NOBODY, REMEMBERED, Company, Left, PendingTakeBack, Spectator
from schlemm.table.state.drawing import by_height
from schlemm.table.state.elsewhere import ChangedElsewhere
from schlemm.table.state.events import (
    AnnouncementRead,
    CallExplained,
    CameBack,
    Contributed,
    DealPromised,
    DeviceReplaced,
    ExplanationAsked,
    KeyAdded,
    LineSaid,
    LinkRenewed,
    PeopleEvent,
    ProgramKeyChanged,
    SeatFreed,
    SeatsDrawn,
    SeatTaken,
    SpectatorSentAway,
    StoodIn,
    TableOpened,
    TakeBackAnswered,
    TakeBackAsked,
    TimeTaken,
    WatchBegan,
    WentOn,
)
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player, Robot
from schlemm.table.state.table import Table

ASIDE: Final = (
    AnnouncementRead,
    SeatTaken,
    KeyAdded,
    ProgramKeyChanged,
    StoodIn,
    CameBack,
    SeatFreed,
    LinkRenewed,
    DeviceReplaced,
    LineSaid,
    CallExplained,
    ExplanationAsked,
    DealPromised,
    Contributed,
    TimeTaken,
    WatchBegan,
    SpectatorSentAway,
    ChangedElsewhere,
)
"""What changes nothing about the board: a call or card asked for in view of the table before it still holds."""


def gathered(event: TableOpened) -> Company:
    """The company of a table that has just been opened; one opened without an invitation has nobody to invite."""
    invitation = event.circle
    if invitation is None:
        people = event.players.find(lambda player: isinstance(player, Person))
        invitation = Invitation(people[0] if people else Seat.SOUTH)
    return Company(invitation, kept=event.kept, away=event.away)


def after(table: Table, event: PeopleEvent) -> Table:
    """The table after an event among people."""
    match event:
        case SeatTaken():
            return _taken(table, event)
        case SeatsDrawn():
            return _drawn(table, event)
        case KeyAdded() | ProgramKeyChanged():
            return _with_key(table, event)
        case SeatFreed():
            return freed(table, event.seat, event.robot)
        case DeviceReplaced():
            return _with_device(table, event)
        case _:
            return replace(table, company=_among_people(table, table.company, event))


def undisturbed(company: Company) -> Company:
    """The company after a call, a card or a claim: whoever has asked to take back has had no answer in time."""
    return company if company.asked is None else replace(company, asked=None)


def seated_at_last(table: Table) -> Table:
    """The table after a board, or after the end of the game: who was to come sits down."""
    coming = table.company.coming
    if coming == NOBODY:
        return table
    players = coming.zip(table.players).map(lambda who: who[0] or who[1])
    return replace(table, players=players, company=replace(table.company, coming=NOBODY))


def _among_people(
    table: Table,
    company: Company,
    event: StoodIn
    | CameBack
    | LinkRenewed
    | TakeBackAsked
    | TakeBackAnswered
    | LineSaid
    | WentOn
    | WatchBegan
    | SpectatorSentAway,
) -> Company:
    match event:
        case StoodIn(seat):  # nobody answers for them, so what they were asked, or have asked, is off
            return replace(undisturbed(company), away=(*company.away, seat))
        case CameBack(seat):
            return replace(company, away=_but(company.away, seat), lost=_but(company.lost, seat))
        case LinkRenewed(seat):
            return _renewed(company, seat)
        case TakeBackAsked(by):
            waits = tuple(seat for seat in table.people if seat is not by)
            return replace(company, asked=PendingTakeBack(event, waits))
        case TakeBackAnswered(seat, accept):
            return _without(company, seat) if accept else replace(company, asked=None)
        case LineSaid(seat, line):
            number = 1 + (company.said[-1].number if company.said else 0)
            said = (*company.said, Spoken(number, seat, table.players.of(seat).name, line))
            return replace(company, said=said[-REMEMBERED:])
        case WentOn(_, name):
            return replace(company, next=name)
        case WatchBegan():
            spectator = Spectator(len(company.spectators) + 1, event)
            return replace(company, spectators=(*company.spectators, spectator))
        case SpectatorSentAway(_, since):
            return _sent_away(company, since)


def _renewed(company: Company, seat: Seat) -> Company:
    """The company when a link has been made for who has lost their device; asked for twice, it is the same link."""
    if seat in company.lost:
        return company
    times = company.renewed.of(seat) + 1
    return replace(company, lost=(*company.lost, seat), renewed=company.renewed.put(seat, times))


def _sent_away(company: Company, since: int) -> Company:
    """The company when the one who has looked on since then may do so no longer."""
    spectators = tuple(
        replace(each, sent_away=each.sent_away or each.since == since) for each in company.spectators
    )
    return replace(company, spectators=spectators)


def _without(company: Company, seat: Seat) -> Company:
    """The company when a wish to take back waits for this person no longer."""
    asked = company.asked
    if asked is None:
        return company
    return replace(company, asked=replace(asked, waits=_but(asked.waits, seat)))


def _but(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in seats if each is not seat)


def _taken(table: Table, event: SeatTaken) -> Table:
    company = replace(table.company, kept=_but(table.company.kept, event.seat))
    if table.board_in_progress:
        return replace(table, company=replace(company, coming=company.coming.put(event.seat, event.person)))
    return replace(table, players=table.players.put(event.seat, event.person), company=company)


def _with_key(table: Table, event: KeyAdded | ProgramKeyChanged) -> Table:
    coming, player = table.company.coming.of(event.seat), table.players.of(event.seat)
    if coming is not None:
        company = replace(table.company, coming=table.company.coming.put(event.seat, _keyed(coming, event)))
        return replace(table, company=company)
    if not isinstance(player, Person):
        return table
    return replace(table, players=table.players.put(event.seat, _keyed(player, event)))


def _keyed(person: Person, event: KeyAdded | ProgramKeyChanged) -> Person:
    """The person with one device more, or with another key of their program."""
    if isinstance(event, KeyAdded):
        return replace(person, more=(*person.more, event.secret))
    return replace(person, program=event.secret)


def _with_device(table: Table, event: DeviceReplaced) -> Table:
    player, company = table.players.of(event.seat), table.company
    if not isinstance(player, Person):
        return table
    former = (*company.former, player.secret, *player.more)
    company = replace(company, former=former, lost=_but(company.lost, event.seat))
    now = replace(player, secret=event.secret, more=(), program="")
    return replace(table, players=table.players.put(event.seat, now), company=company)


def freed(table: Table, seat: Seat, robot: Robot) -> Table:
    """The table after a person has left for good; if they were host, that passes on to somebody who sits."""
    person, company = table.players.of(seat), table.company
    if company.coming.of(seat) is not None:  # a program that had not sat down yet
        return replace(table, company=replace(company, coming=company.coming.put(seat, None)))
    if not isinstance(person, Person):
        return table
    if company.asked is not None:
        company = undisturbed(company) if company.asked.event.by is seat else _without(company, seat)
    number = table.score.number
    deals = number.board if table.board_in_progress else number.board - 1
    company = replace(
        company,
        invitation=company.invitation.given_on(seat),
        away=_but(company.away, seat),
        lost=_but(company.lost, seat),
        left=(*company.left, Left(seat, person.name, deals)) if deals > 0 else company.left,
        former=(*company.former, person.secret, *person.more),
        said=tuple(replace(spoken, seat=None) if spoken.seat is seat else spoken for spoken in company.said),
        shared=company.shared or table.board_in_progress,
    )
    table = replace(table, players=table.players.put(seat, robot), company=company)
    return _hosted(table) if company.invitation.host is seat else table


def _hosted(table: Table) -> Table:
    """The table when the next person after the former host is host: one who is there, if anybody is."""
    invitation = table.company.invitation
    others = [invitation.host.after(steps) for steps in range(1, len(SEATS))]
    sitting = [seat for seat in others if isinstance(table.players.of(seat), Person)]
    sitting.sort(key=table.is_programs)  # programs decide nothing: host only where nobody else sits
    host = next((seat for seat in sitting if seat in table.people), next(iter(sitting), invitation.host))
    return replace(table, company=replace(table.company, invitation=replace(invitation, host=host)))


def _drawn(table: Table, event: SeatsDrawn) -> Table:
    """Everybody at their new seat; who cut the highest card deals first."""
    form, to, company = table.form, event.to, table.company
    if not isinstance(form, DuplicateForm):  # there the number of the board says who deals
        form = replace(form, first_dealer=to.of(by_height(event.cards)[0]))
    renewed = company.renewed
    for seat in SEATS:
        renewed = renewed.put(to.of(seat), company.renewed.of(seat))
    moved = replace(
        company,
        invitation=company.invitation.moved(to),
        kept=tuple(to.of(seat) for seat in company.kept),
        away=tuple(to.of(seat) for seat in company.away),
        lost=(),
        renewed=renewed,
        said=tuple(replace(spoken, seat=spoken.seat and to.of(spoken.seat)) for spoken in company.said),
        drawn=event,
    )
    return replace(table, score=form.start(), players=_at_new_seats(table, to), company=moved)


def _at_new_seats(table: Table, to: BySeat[Seat]) -> BySeat[Player]:
    """The players where they have drawn; what bots bid goes with the host's side and with the opponents'."""
    host = table.company.invitation.host
    ours, theirs = table.players.of(host).bot, table.players.of(host.left).bot
    players = table.players
    for seat in SEATS:
        bot = ours if to.of(seat).side is to.of(host).side else theirs
        players = players.put(to.of(seat), replace(table.players.of(seat), bot=bot))
    return players
