"""What captains and the host of a match do: line up, send in substitutes."""

from __future__ import annotations

from schlemm.bots import registry
from schlemm.table.players import Person, Robot
from schlemm.table.refusal import Reason, Refused
from schlemm.table.team.events import LinedUp, Released
from schlemm.table.team.match import Match
from schlemm.table.team.place import Place, places_of
from schlemm.table.team.requests import LineUp, Release
from schlemm.tournament.contestants import Team


def leads(match: Match, by: Place, team: Team) -> bool:
    """Whether this player decides for a team: its captain does, and the host where the captain is a bot."""
    captain = match.captain(team)
    if by == captain:
        return True
    return by == match.host and not isinstance(match.player(captain), Person)


def check_leads(match: Match, by: Place) -> None:
    """Let pass what concerns the whole match.

    Raises:
        Refused: If the player is neither host nor captain.
    """
    if by != match.host and by not in match.captains:
        raise Refused(Reason.CAPTAIN_DECIDES)


def line_up(match: Match, by: Place, wish: LineUp) -> tuple[LinedUp, ...]:
    """The players of a team at other places, before the first board.

    Raises:
        Refused: If somebody else decides that, or a board has been dealt.
        ValueError: If the places are not those of the team, each once.
    """
    if not leads(match, by, wish.team):
        raise Refused(Reason.CAPTAIN_DECIDES)
    if match.begun or match.is_over:
        raise Refused(Reason.SEATS_ARE_FIXED)
    places = places_of(wish.team)
    if len(wish.to) != len(places) or set(wish.to) != set(places):
        raise ValueError(f"a line-up of team {wish.team.value} names its four places once each")
    return (LinedUp(by, wish.team, wish.to),) if wish.to != places else ()


def release(match: Match, by: Place, wish: Release) -> tuple[Released, ...]:
    """A bot at the seat of a person, who may be followed by another.

    Raises:
        Refused: If somebody else decides that, the person is there and does not ask themselves, or the match is over.
    """
    place, player = wish.place, match.player(wish.place)
    table = match.table(place.room)
    if match.is_over:
        raise Refused(Reason.GAME_OVER)
    if not isinstance(player, Person):
        raise Refused(Reason.NOBODY_TO_STAND_IN_FOR, (("seat", place.seat.letter),))
    if by != place and not leads(match, by, place.team) and by != match.host:
        raise Refused(Reason.CAPTAIN_DECIDES)
    if by != place and place.seat not in table.company.away:
        raise Refused(Reason.STILL_HERE)
    return (Released(by, place, Robot(wish.name, player.bot or registry.DEFAULT)),)
