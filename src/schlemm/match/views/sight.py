"""All that one player may know about a match.

Their own table they know as any player knows theirs; of the other one nothing but who sits there, how many boards it
has finished, and the boards that both have.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from schlemm.bot_match.contestants import Team
from schlemm.core.seats import BySeat, Seat
from schlemm.match.rules.captain import leads, may_renew, why_not_captain
from schlemm.match.rules.comments import comments_soon_used_up
from schlemm.match.state.comparison import Comparison
from schlemm.match.state.events import Commented
from schlemm.match.state.match import Match, Substitution
from schlemm.match.state.place import PLACES, Place, Room, across
from schlemm.match.state.plan import Plan
from schlemm.match.state.teams import ByTeam
from schlemm.match.views.standing import Standing, standing
from schlemm.table.state.face import Face
from schlemm.table.state.players import Person
from schlemm.table.views.sight import Sight, promised_deal, sight_for


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a place of the match.

    Attributes:
        name: Their name.
        human: Whether they are a person.
        kept: Whether the place is kept for a person who has not come yet.
        away: Whether a bot plays for the person.
        face: The picture that the person has chosen, if they have.
    """

    name: str
    human: bool
    kept: bool
    away: bool
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class MatchSight:
    """A match as one player may see it.

    Attributes:
        match: Its name.
        me: Whose sight this is.
        sight: Their own table. Cards and result of a board are open in it once both tables have finished it.
        plan: What is agreed.
        teams: Who meets.
        players: Who sits where: the open room, then the closed one.
        host: Where the host sits.
        captains: Where the captain of each team sits.
        finished: How many boards each table has finished.
        boards: The boards that both tables have finished, side by side.
        standing: How the match stands over them.
        substitutions: Who has gone on for whom.
        comments: What players have said about the record, once the match is over.
        comments_left: How many more the record takes, once it is few.
        begun: Whether a board has been dealt.
        at_half: Whether the pairs of a team change tables before the next board.
        changed: Whether they have.
        paused: Whether the match rests.
        over: Whether all boards are over at both tables, or the match was stopped.
        stopped: Whether it was stopped.
        lines_up: The teams that the player may line up now.
        leads: Whether the player may pause, resume and stop the match.
        may_choose: The places whose persons the player may make captain of their team.
        may_renew: The places for whose persons the player may make a link, as they have lost their device.
    """

    match: str
    me: Place
    sight: Sight
    plan: Plan
    teams: ByTeam
    players: tuple[BySeat[Occupant], BySeat[Occupant]]
    host: Place
    captains: tuple[Place, Place]
    finished: tuple[int, int]
    boards: tuple[Comparison, ...]
    standing: Standing
    substitutions: tuple[Substitution, ...]
    comments: tuple[Commented, ...]
    comments_left: int | None
    begun: bool
    at_half: bool
    changed: bool
    paused: bool
    over: bool
    stopped: bool
    lines_up: tuple[Team, ...]
    leads: bool
    may_choose: tuple[Place, ...]
    may_renew: tuple[Place, ...]

    def place_on(self, board: int) -> Place:
        """Where the player sat, or whoever had their chair, when this board was played."""
        moved = self.changed and self.me.team is Team.B and board <= self.plan.first_half
        return across(self.me) if moved else self.me


def match_sight_for(match: Match, room: Room, seat: Seat) -> MatchSight:
    """The match as the player of this place may see it."""
    me = Place(room, seat)
    promise = None if match.is_over else promised_deal(match.promise, str(me))
    return MatchSight(
        match=match.id,
        me=me,
        sight=replace(sight_for(match.table(room), seat), promise=promise),
        plan=match.plan,
        teams=match.teams,
        players=(_named(match, Room.OPEN), _named(match, Room.CLOSED)),
        host=match.host,
        captains=match.captains,
        finished=(match.finished(Room.OPEN), match.finished(Room.CLOSED)),
        boards=match.boards,
        standing=standing(match),
        substitutions=tuple(each for each in match.substitutions if each.left != each.came),
        comments=match.comments,
        comments_left=comments_soon_used_up(match),
        begun=match.begun,
        at_half=match.at_half,
        changed=match.changed,
        paused=match.paused,
        over=match.is_over,
        stopped=match.stopped,
        lines_up=() if match.begun else tuple(team for team in Team if leads(match, me, team)),
        leads=me == match.host or me in match.captains,
        may_choose=tuple(place for place in PLACES if why_not_captain(match, me, place) is None),
        may_renew=tuple(place for place in PLACES if may_renew(match, me, place)),
    )


def _named(match: Match, room: Room) -> BySeat[Occupant]:
    table = match.table(room)

    def occupant(seat: Seat) -> Occupant:
        player, company = table.players.of(seat), table.company
        human, kept, away = isinstance(player, Person), seat in company.kept, seat in company.away
        return Occupant(player.name, human, kept, away, player.face if isinstance(player, Person) else None)

    return BySeat.from_function(occupant)
