"""What a circle looks like after an event."""

from __future__ import annotations

from dataclasses import replace

from schlemm.circle.circle import Circle, Game
from schlemm.circle.events import (
    CircleEvent,
    CircleOpened,
    DeviceAdded,
    GameAdded,
    GameEnded,
    MemberDeviceReplaced,
    MemberJoined,
    RulesAgreed,
)
from schlemm.table.state.players import Person
from schlemm.table.state.table import Impossible


def opened(circle_id: str, event: CircleEvent) -> Circle:
    """The circle after its first event.

    Raises:
        Impossible: If that event does not open a circle.
    """
    if not isinstance(event, CircleOpened):
        raise Impossible(f"circle {circle_id} begins with {type(event).__name__}, not CircleOpened")
    return Circle(circle_id, 1, event.name, event.invite, (event.host,), event.agreement)


def evolve(circle: Circle, event: CircleEvent) -> Circle:
    """The circle after one more event.

    Raises:
        Impossible: If the event cannot follow.
    """
    return replace(_changed(circle, event), version=circle.version + 1)


def _changed(circle: Circle, event: CircleEvent) -> Circle:
    match event:
        case MemberJoined(person):
            return replace(circle, members=(*circle.members, person))
        case DeviceAdded(at, secret):
            member = circle.members[at]
            return _with_member(circle, at, replace(member, more=(*member.more, secret)))
        case MemberDeviceReplaced(at, secret):
            member = circle.members[at]
            lost = (*circle.lost, *((at, each) for each in (member.secret, *member.more)))
            return _with_member(replace(circle, lost=lost), at, replace(member, secret=secret, more=()))
        case RulesAgreed(agreement):
            return replace(circle, agreement=agreement, agreed=circle.agreed + 1)
        case GameAdded(name, form, date, seated, after):
            game = Game(name, form, date, seated, after=after)
            return replace(circle, games=(*circle.games, game), agreed=0)
        case GameEnded(name, outcome):
            if circle.game(name) is None:
                raise Impossible(f"circle {circle.id}: game {name} ended and never began")
            games = (replace(game, outcome=outcome) if game.id == name else game for game in circle.games)
            return replace(circle, games=tuple(games))
        case CircleOpened():
            raise Impossible(f"circle {circle.id} was opened twice")


def _with_member(circle: Circle, at: int, member: Person) -> Circle:
    return replace(circle, members=(*circle.members[:at], member, *circle.members[at + 1 :]))
