"""What may be asked of a circle: each request returns events, or is refused with the reason."""

from __future__ import annotations

from typing import Final

from schlemm.circle.circle import Circle, CircleRules, GameOutcome, MemberPlace
from schlemm.circle.events import (
    CircleEvent,
    DeviceAdded,
    GameAdded,
    GameEnded,
    MemberDeviceReplaced,
    MemberJoined,
    RulesAgreed,
)
from schlemm.table.rules.devices import DEVICES
from schlemm.table.rules.person_names import is_taken
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import TOLD_FROM
from schlemm.table.state.players import Person

MOST_MEMBERS: Final = 40
"""How many people a circle has at most."""

MOST_GAMES: Final = 60
"""How many games can be begun on one evening: at ten tables, six each."""

MOST_AGREED: Final = 60
"""How often the rules can be changed between two games."""


def join(circle: Circle, person: Person) -> tuple[CircleEvent, ...]:
    """Somebody joins the circle.

    Raises:
        Refused: If a member has a name that looks like this one, or there are too many members.
    """
    if is_taken(person.name, (member.name for member in circle.members)):
        raise Refused(RefusalCode.NAME_TAKEN)
    if len(circle.members) >= MOST_MEMBERS:
        raise Refused(RefusalCode.CIRCLE_FULL, (("most", MOST_MEMBERS),))
    return (MemberJoined(person),)


def add_device(circle: Circle, member: int, secret: str) -> tuple[CircleEvent, ...]:
    """A member comes with another device; coming with it again changes nothing.

    Raises:
        Refused: If they have come with too many.
    """
    person = circle.members[member]
    if person.is_opened_by(secret):
        return ()
    if len(person.more) >= DEVICES:
        raise Refused(RefusalCode.TOO_MANY_DEVICES)
    return (DeviceAdded(member, secret),)


def replace_device(circle: Circle, member: int, secret: str) -> tuple[CircleEvent, ...]:
    """A member has lost their devices and comes back with this one; told again, it changes nothing."""
    return () if circle.members[member].secret == secret else (MemberDeviceReplaced(member, secret),)


def agree(circle: Circle, by: int, agreement: CircleRules) -> tuple[CircleEvent, ...]:
    """From the next game on other rules hold.

    Raises:
        Refused: If somebody else than the host asks for it, or it was changed very often since the last game.
    """
    if by != 0:
        raise Refused(RefusalCode.ONLY_HOST_AGREES)
    if agreement == circle.agreement:
        return ()
    if circle.agreed >= MOST_AGREED:
        raise Refused(RefusalCode.CIRCLE_TOO_OFTEN, (("what", "rules"), ("most", MOST_AGREED)))
    return (RulesAgreed(agreement),)


def add_game(circle: Circle, game: GameAdded) -> tuple[CircleEvent, ...]:
    """A game begins; where the one that it follows has a next one already, that stays, and nothing changes.

    Raises:
        Refused: If nobody plays, somebody twice, or somebody who is no member, or two have one place, or if very many
            games were begun that evening.
    """
    if game.after and any(each.after == game.after for each in circle.games):
        return ()
    check_member_places(circle, game.seated)
    check_evening(circle, game.date)
    return (game,)


def check_evening(circle: Circle, date: str) -> None:
    """Check that one more game may begin on this evening.

    Raises:
        Refused: If there were very many.
    """
    if games_left(circle, date) == 0:
        raise Refused(RefusalCode.CIRCLE_TOO_OFTEN, (("what", "games"), ("most", MOST_GAMES)))


def games_left(circle: Circle, date: str) -> int:
    """How many games may still be begun on this evening."""
    return max(0, MOST_GAMES - sum(game.date == date for game in circle.games))


def soon_spent(circle: Circle, date: str) -> dict[str, int]:
    """How many times more, of what can be done only a few times more on this evening or before the next game."""
    left = {"games": games_left(circle, date), "rules": max(0, MOST_AGREED - circle.agreed)}
    return {what: times for what, times in left.items() if times <= TOLD_FROM}


def check_member_places(circle: Circle, seated: tuple[MemberPlace, ...]) -> None:
    """Refuse places that cannot be given.

    Raises:
        Refused: If nobody plays, somebody twice, or somebody who is no member, or two have one place.
    """
    members, places = {each.member for each in seated}, {each.place for each in seated}
    known = all(0 <= member < len(circle.members) for member in members)
    if not seated or not known or not len(members) == len(places) == len(seated):
        raise Refused(RefusalCode.NO_SUCH_PLACES)


def end(circle: Circle, game: str, outcome: GameOutcome) -> tuple[CircleEvent, ...]:
    """A game is over; told again, it changes nothing."""
    found = circle.game(game)
    return () if found is None or found.outcome is not None else (GameEnded(game, outcome),)
