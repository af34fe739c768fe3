"""From what people of a circle wish for to the first events of the circle and of its games."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.bot_match.contestants import Team
from schlemm.circle.circle import Circle, CircleRules, MemberPlace
from schlemm.circle.outcome import member_at
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.place import PLACES, Place, Room, places_of
from schlemm.match.state.plan import Plan
from schlemm.match.state.teams import ByTeam, Colour, TeamBadge
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.circle.wire import BeginGame, CircleRulesChoice
from schlemm.server.common.bots import bot_bidding, bot_name
from schlemm.server.common.secret import new_secret
from schlemm.server.table.house_rules import classical_rubber, robber_of_four
from schlemm.table.state.events import TableOpened
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player, Robot
from schlemm.table.state.settings import Ceremony, CeremonyDeals, Settings
from schlemm.table.state.table import Table

_COLOURS: Final = ByTeam(TeamBadge("", Colour.BLUE), TeamBadge("", Colour.RED))


def agreement_of(wish: CircleRulesChoice) -> CircleRules:
    """What a circle plays by, as its host wishes."""
    return CircleRules(
        chicago=robber_of_four(wish.rules),
        rubber=classical_rubber(wish.rules),
        settings=Settings(wish.tempo, stake=wish.stake, rounding=wish.rounding),
        bot=bot_bidding("", wish.level),
    )


def table_of_circle(
    circle: Circle, form: str, seated: tuple[MemberPlace, ...], by: int, dealt: Settings
) -> TableOpened:
    """A robber or rubber by the agreements of the circle; whose turn it is to deal goes round from game to game.

    Args:
        circle: The circle.
        form: ``robber4`` or ``rubber``.
        seated: Which member sits where.
        by: The member who begins it and is host if they play.
        dealt: Whether and how its dealing is played is as in these settings.
    """
    agreed = circle.agreement
    dealer = SEATS[len(circle.games) % len(SEATS)]
    rules = agreed.rubber if form == "rubber" else agreed.chicago
    return TableOpened(
        form=replace(rules, first_dealer=dealer),
        players=_players(circle, seated, Room.OPEN),
        settings=replace(
            agreed.settings,
            ceremony=dealt.ceremony,
            ceremony_deals=dealt.ceremony_deals,
            shuffler=dealt.shuffler,
        ),
        circle=Invitation(host_of(seated, by).seat, new_secret(), circle.id, series=circle.id),
    )


def ceremony_after(former: Settings) -> Settings:
    """The dealing as it was at a circle's former table; where nobody has chosen, the first deal of a game is seen.

    A table of a circle that is dealt at once by itself has ``Ceremony.OFF`` for every deal; who turns the ceremony off
    leaves the choice of deals as it is.
    """
    if former.ceremony is Ceremony.OFF and former.ceremony_deals is CeremonyDeals.EVERY:
        return replace(former, ceremony=Ceremony.SINGLY, ceremony_deals=CeremonyDeals.FIRST)
    return former


def with_guests(opened: TableOpened, circle: Circle, former: Table) -> TableOpened:
    """The next table of a circle, with those people of the former one who are no members, as far as there is room.

    They keep their seat if no member is to sit there, else they take one that a bot would have.
    """
    players = opened.players
    for seat in SEATS:
        guest = former.players.of(seat)
        if isinstance(guest, Person) and member_at(circle, guest) is None:
            free = (each for each in (seat, *SEATS) if isinstance(players.of(each), Robot))
            at = next(free, None)
            players = players if at is None else players.put(at, replace(guest, bot=circle.agreement.bot))
    return replace(opened, players=players)


def match_of_circle(circle: Circle, wish: BeginGame, seated: tuple[MemberPlace, ...], by: int) -> MatchOpened:
    """A match by the agreements of the circle."""
    host = host_of(seated, by)
    taken = {sitting.place for sitting in seated}
    captains = tuple(
        host
        if host.team is team
        else next((place for place in places_of(team) if place in taken), places_of(team)[0])
        for team in Team
    )
    return MatchOpened(
        plan=Plan(wish.boards, wish.measure),
        teams=_COLOURS,
        players=(_players(circle, seated, Room.OPEN), _players(circle, seated, Room.CLOSED)),
        settings=replace(circle.agreement.settings, stake=0, rounding=Rounding.NONE),
        host=host,
        captains=(captains[0], captains[1]),
        invite=new_secret(),
        scope=circle.id,
        series=circle.id,
    )


def host_of(seated: tuple[MemberPlace, ...], by: int) -> Place:
    """Where the one who begins a game sits, or else who is first of its players."""
    own = [sitting.place for sitting in seated if sitting.member == by]
    return [*own, *(place for place in PLACES if place in {sitting.place for sitting in seated})][0]


def _players(circle: Circle, seated: tuple[MemberPlace, ...], room: Room) -> BySeat[Player]:
    members = {sitting.place: circle.members[sitting.member] for sitting in seated}
    bot = circle.agreement.bot

    def player(seat: Seat) -> Player:
        place = Place(room, seat)
        member = members.get(place)
        return Robot(bot_name(place), bot) if member is None else replace(member, bot=bot)

    return BySeat.from_function(player)
