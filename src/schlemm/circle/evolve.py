"""What a series looks like after an event."""

from __future__ import annotations

from dataclasses import replace

from schlemm.circle.events import (
    DeviceAdded,
    DeviceReplaced,
    GameAdded,
    GameEnded,
    MemberJoined,
    RulesAgreed,
    SeriesEvent,
    SeriesOpened,
)
from schlemm.circle.series import Game, Series
from schlemm.table.state.evolve import Impossible
from schlemm.table.state.players import Person


def opened(series_id: str, event: SeriesEvent) -> Series:
    """The series after its first event.

    Raises:
        Impossible: If that event does not open a series.
    """
    if not isinstance(event, SeriesOpened):
        raise Impossible(f"series {series_id} begins with {type(event).__name__}, not SeriesOpened")
    return Series(series_id, 1, event.name, event.invite, (event.host,), event.agreement)


def evolve(series: Series, event: SeriesEvent) -> Series:
    """The series after one more event.

    Raises:
        Impossible: If the event cannot follow.
    """
    return replace(_changed(series, event), version=series.version + 1)


def _changed(series: Series, event: SeriesEvent) -> Series:
    match event:
        case MemberJoined(person):
            return replace(series, members=(*series.members, person))
        case DeviceAdded(at, secret):
            member = series.members[at]
            return _with_member(series, at, replace(member, more=(*member.more, secret)))
        case DeviceReplaced(at, secret):
            member = series.members[at]
            lost = (*series.lost, *((at, each) for each in (member.secret, *member.more)))
            return _with_member(replace(series, lost=lost), at, replace(member, secret=secret, more=()))
        case RulesAgreed(agreement):
            return replace(series, agreement=agreement, agreed=series.agreed + 1)
        case GameAdded(name, form, date, seated, after):
            game = Game(name, form, date, seated, after=after)
            return replace(series, games=(*series.games, game), agreed=0)
        case GameEnded(name, outcome):
            if series.game(name) is None:
                raise Impossible(f"series {series.id}: game {name} ended and never began")
            games = (replace(game, outcome=outcome) if game.id == name else game for game in series.games)
            return replace(series, games=tuple(games))
        case SeriesOpened():
            raise Impossible(f"series {series.id} was opened twice")


def _with_member(series: Series, at: int, member: Person) -> Series:
    return replace(series, members=(*series.members[:at], member, *series.members[at + 1 :]))
