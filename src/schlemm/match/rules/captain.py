"""What captains and the host of a match do: line up, send in substitutes, hand on what they decide."""

from __future__ import annotations

from schlemm.bot_match.contestants import Team
from schlemm.match.rules.requests import ChooseCaptain, LineUp, Release, RenewPlace
from schlemm.match.state.events import AtTable, CaptainChosen, LinedUp, Released
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, places_of
from schlemm.table.rules.devices import LinkRenewed
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.players import Person, Robot


def leads(match: Match, by: Place, team: Team) -> bool:
    """Whether this player decides for a team: its captain does, and the host where the captain is a bot."""
    captain = match.captain(team)
    if by == captain:
        return True
    return by == match.host and not isinstance(match.player(captain), Person)


def check_leads(match: Match, by: Place) -> None:
    """Check that somebody may decide what concerns the whole match.

    Raises:
        Refused: If the player is neither host nor captain.
    """
    if by != match.host and by not in match.captains:
        raise Refused(RefusalCode.CAPTAIN_DECIDES)


def line_up(match: Match, by: Place, wish: LineUp) -> tuple[LinedUp, ...]:
    """The players of a team at other places, before the first board.

    Raises:
        Refused: If somebody else decides that, or a board has been dealt.
        ValueError: If the places are not those of the team, each once.
    """
    if not leads(match, by, wish.team):
        raise Refused(RefusalCode.CAPTAIN_DECIDES)
    if match.begun or match.is_over:
        raise Refused(RefusalCode.SEATS_ARE_FIXED)
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
        raise Refused(RefusalCode.GAME_OVER)
    if not isinstance(player, Person):
        raise Refused(RefusalCode.NOBODY_TO_STAND_IN_FOR, (("seat", place.seat.letter),))
    if by != place and not leads(match, by, place.team) and by != match.host:
        raise Refused(RefusalCode.CAPTAIN_DECIDES)
    if by != place and place.seat not in table.company.away:
        raise Refused(RefusalCode.STILL_HERE, (("seat", place.seat.letter),))
    return (Released(by, place, Robot(wish.name, player.bot or table.default_bot)),)


def why_not_captain(match: Match, by: Place, place: Place) -> Refused | None:
    """Why this player may not make the person at a place captain of their team; ``None`` if they may."""
    if match.is_over:
        return Refused(RefusalCode.GAME_OVER)
    person = isinstance(match.player(place), Person)
    if not person or place == match.captain(place.team) or not leads(match, by, place.team):
        return Refused(RefusalCode.CAPTAIN_DECIDES)
    return None


def choose_captain(match: Match, by: Place, wish: ChooseCaptain) -> tuple[CaptainChosen, ...]:
    """Another captain of a team, who is a person.

    Raises:
        Refused: If somebody else decides that, or no other person sits there.
    """
    if (refused := why_not_captain(match, by, wish.place)) is not None:
        raise refused
    return (CaptainChosen(by, wish.place),)


def may_renew(match: Match, by: Place, place: Place) -> bool:
    """Whether this player may make a link for the person of a place: who decides for that team may, not for themselves.

    The other team's captain could look at the cards of an opponent with it.
    """
    person = isinstance(match.player(place), Person)
    return person and not match.is_over and by != place and leads(match, by, place.team)


def renew_place(match: Match, by: Place, wish: RenewPlace) -> tuple[AtTable, ...]:
    """A link for who has lost their device.

    Raises:
        Refused: If somebody else decides for their team, or no person sits there.
    """
    place = wish.place
    if not may_renew(match, by, place):
        raise Refused(RefusalCode.CAPTAIN_DECIDES)
    return (AtTable(place.room, LinkRenewed(place.seat)),)
