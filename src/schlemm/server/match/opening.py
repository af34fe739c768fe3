"""From what a person wishes for to the first event of their match."""

from __future__ import annotations

from schlemm.bot_match.contestants import Team
from schlemm.core.seats import BySeat
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.place import PLACES, Place, Room, places_of
from schlemm.match.state.plan import Plan
from schlemm.match.state.teams import ByTeam, TeamBadge
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.common.bots import bot_bidding, bot_name, texts_of
from schlemm.server.common.person_names import short_name
from schlemm.server.common.secret import new_secret
from schlemm.server.live.match_commands import place_of
from schlemm.server.protocol.match import OpenMatch, TeamChoice
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import LookingBack, Settings


def match_opened(wish: OpenMatch, match: str, secret: str) -> MatchOpened:
    """The match with the person at the place they want and bots at the others, each bidding its team's system.

    The person is captain of their team; of the other one it is the first place kept for a person.

    Raises:
        Refused: If both teams have the same colour, or a name is too long.
        UnknownSystem: If a system that is wished for does not exist.
    """
    if wish.a.colour == wish.b.colour:
        raise Refused(RefusalCode.SAME_COLOURS)
    host = place_of(wish.place)
    bots = {
        team: bot_bidding(choice.system, choice.level)
        for team, choice in zip(Team, (wish.a, wish.b), strict=True)
    }
    person = Person(short_name(wish.name), hashed(secret, match), bot=bots[host.team], face=wish.face)
    kept = tuple(place for place in PLACES if place != host and str(place) in wish.company)
    return MatchOpened(
        plan=Plan(wish.boards, wish.measure, wish.order, wish.half),
        teams=ByTeam(_team(wish.a), _team(wish.b)),
        players=(_seated(Room.OPEN, host, person, bots), _seated(Room.CLOSED, host, person, bots)),
        settings=Settings(
            wish.tempo,
            wish.partner_declares,
            0,
            Rounding.NONE,
            minutes=wish.minutes,
            looking_back=LookingBack.LAWS,
        ),
        host=host,
        captains=(_captain(Team.A, host, kept), _captain(Team.B, host, kept)),
        invite=new_secret(),
        kept=kept,
        texts=texts_of((wish.a.system, wish.b.system)),
    )


def _seated(room: Room, host: Place, person: Person, bots: dict[Team, str]) -> BySeat[Player]:
    places = BySeat.from_function(lambda seat: Place(room, seat))
    return BySeat(
        *(person if place == host else Robot(bot_name(place), bots[place.team]) for place in places)
    )


def _captain(team: Team, host: Place, kept: tuple[Place, ...]) -> Place:
    places = places_of(team)
    return host if host in places else next((place for place in places if place in kept), places[0])


def _team(choice: TeamChoice) -> TeamBadge:
    return TeamBadge(short_name(choice.name), choice.colour)
