"""From what people of a series wish for to the first events of the series and of its games."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.bot_match.contestants import Team
from schlemm.circle.outcome import member_at
from schlemm.circle.series import Agreement, Series, Sitting
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.match.state.events import MatchOpened
from schlemm.match.state.place import PLACES, Place, Room, places_of
from schlemm.match.state.plan import Measure, Plan
from schlemm.match.state.teams import ByTeam, Colour, Crew
from schlemm.scoring.forms.settle import Rounding
from schlemm.server.circle.wire import BeginGame, CircleRules
from schlemm.server.common.ids import new_secret
from schlemm.server.match.opening import bot_name
from schlemm.server.table.opening import bot_bidding, classical_rubber, robber_of_four
from schlemm.table.state.events import TableOpened
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player, Robot
from schlemm.table.state.settings import Settings, Tempo
from schlemm.table.state.table import Table

_COLOURS: Final = ByTeam(Crew("", Colour.BLUE), Crew("", Colour.RED))


def agreement_of(wish: CircleRules) -> Agreement:
    """What a circle plays by, as its host wishes."""
    return Agreement(
        chicago=robber_of_four(wish.rules),
        rubber=classical_rubber(wish.rules),
        settings=Settings(Tempo(wish.tempo), stake=wish.stake, rounding=Rounding(wish.rounding)),
        bot=bot_bidding("", wish.level),
    )


def table_of_series(series: Series, form: str, seated: tuple[Sitting, ...], by: int) -> TableOpened:
    """A robber or rubber by the agreements of the series; whose turn it is to deal goes round from game to game.

    Args:
        series: The series.
        form: ``robber4`` or ``rubber``.
        seated: Which member sits where.
        by: The member who begins it and is host if they play.
    """
    agreed = series.agreement
    dealer = SEATS[len(series.games) % len(SEATS)]
    rules = agreed.rubber if form == "rubber" else agreed.chicago
    return TableOpened(
        form=replace(rules, first_dealer=dealer),
        players=_players(series, seated, Room.OPEN),
        settings=agreed.settings,
        circle=Invitation(host_of(seated, by).seat, new_secret(), series.id, series=series.id),
    )


def with_guests(opened: TableOpened, series: Series, former: Table) -> TableOpened:
    """The next table of a circle, with those people of the former one who are no members, as far as there is room.

    They keep their seat if no member is to sit there, else they take one that a bot would have.
    """
    players = opened.players
    for seat in SEATS:
        guest = former.players.of(seat)
        if isinstance(guest, Person) and member_at(series, guest) is None:
            free = (each for each in (seat, *SEATS) if isinstance(players.of(each), Robot))
            at = next(free, None)
            players = players if at is None else players.put(at, replace(guest, bot=series.agreement.bot))
    return replace(opened, players=players)


def match_of_series(series: Series, wish: BeginGame, seated: tuple[Sitting, ...], by: int) -> MatchOpened:
    """A match by the agreements of the series."""
    host = host_of(seated, by)
    taken = {sitting.place for sitting in seated}
    captains = tuple(
        host
        if host.team is team
        else next((place for place in places_of(team) if place in taken), places_of(team)[0])
        for team in Team
    )
    return MatchOpened(
        plan=Plan(wish.boards, Measure(wish.measure)),
        teams=_COLOURS,
        players=(_players(series, seated, Room.OPEN), _players(series, seated, Room.CLOSED)),
        settings=replace(series.agreement.settings, stake=0, rounding=Rounding.NONE),
        host=host,
        captains=(captains[0], captains[1]),
        invite=new_secret(),
        scope=series.id,
        series=series.id,
    )


def host_of(seated: tuple[Sitting, ...], by: int) -> Place:
    """Where the one who begins a game sits, or else who is first of its players."""
    own = [sitting.place for sitting in seated if sitting.member == by]
    return [*own, *(place for place in PLACES if place in {sitting.place for sitting in seated})][0]


def _players(series: Series, seated: tuple[Sitting, ...], room: Room) -> BySeat[Player]:
    members = {sitting.place: series.members[sitting.member] for sitting in seated}
    bot = series.agreement.bot

    def player(seat: Seat) -> Player:
        place = Place(room, seat)
        member = members.get(place)
        return Robot(bot_name(place), bot) if member is None else replace(member, bot=bot)

    return BySeat.from_function(player)
