"""A match as one player may see it, around the view of their own table."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final, TypeAlias, TypeVar

from msgspec.structs import replace

from schlemm.bot_match.contestants import Team
from schlemm.core.contract import Result
from schlemm.core.seats import Seat
from schlemm.match.state.match import Substitution
from schlemm.match.state.place import PLACES, Place
from schlemm.match.state.plan import Plan
from schlemm.match.views.sight import MatchSight
from schlemm.match.views.standing import Standing
from schlemm.server.protocol.match import (
    BoardCount,
    LineUpView,
    MatchLine,
    MatchView,
    PlaceName,
    PlaceView,
    PlanView,
    StandingView,
    SubstitutionView,
    TeamView,
)
from schlemm.server.protocol.view import TableView, TurnView
from schlemm.server.views.sheet import fate_view

T = TypeVar("T")

Here: TypeAlias = tuple[AbstractSet[Seat], AbstractSet[Seat]]
"""The seats whose players are connected: at the first table, then at the second."""

_PLACES: Final[tuple[PlaceName, ...]] = ("1N", "1E", "1S", "1W", "2N", "2E", "2S", "2W")
_LENGTHS: Final[tuple[BoardCount, ...]] = (4, 8, 16, 24, 32)
_RESTING: Final = TurnView(None, None, False, [], [], {})


def with_match(view: TableView, sight: MatchSight, here: Here) -> TableView:
    """The view of a table, completed by what its player may know of the match.

    Args:
        view: The table, as it would be by itself.
        sight: The match, as the same player may see it.
        here: Who is connected at both tables.
    """
    board = view.board
    if board is not None:
        view = replace(view, board=replace(board, deal=board.number, deals=sight.plan.boards))
    may = replace(view.may, free_seat=(), renew_link=())
    if not sight.leads:
        may = replace(may, stop=False)
    if sight.paused:
        may = replace(may, claim=(), claim_not=None, sure=None, undo=False, next=False)
        claim = None if view.claim is None else replace(view.claim, mine=False)
        turn = replace(_RESTING, seat=view.turn.seat, actor=view.turn.actor)
        view = replace(view, turn=turn, claim=claim)
    return replace(view, may=may, match=match_view(sight, here))


def match_view(sight: MatchSight, here: Here) -> MatchView:
    """What a player may know of the match beyond their own table."""
    ended = _ended(sight)
    return MatchView(
        line_up=line_up_of(sight, here),
        me=place_name(sight.me),
        team=sight.me.team,
        finished=list(sight.finished),
        standing=standing_view(sight.standing),
        ended=None if ended is None else str(ended),
        fate=None if ended is None else fate_view(ended),
        substitutions=substitutions(sight.substitutions),
        comments=len(sight.comments),
        begun=sight.begun,
        at_half=sight.at_half,
        changed=sight.changed,
        paused=sight.paused,
        over=sight.over,
        stopped=sight.stopped,
        lines_up=list(sight.lines_up),
        releases=[place_name(place) for place in PLACES if _releases(sight, place, here)],
        captains=[place_name(place) for place in sight.may_choose],
        renews=[place_name(place) for place in sight.may_renew if place.seat not in here[place.room.index]],
        leads=sight.leads,
    )


def line_up_of(sight: MatchSight, here: Here) -> LineUpView:
    """Who meets and by what agreements; nothing in it is known to players only."""
    return LineUpView(
        match=sight.match,
        plan=plan_view(sight.plan),
        teams=team_views(sight),
        players=[_place(sight, place, here) for place in PLACES],
        host=place_name(sight.host),
    )


def match_line(sight: MatchSight) -> MatchLine:
    """A match in one line."""
    return MatchLine(
        match=sight.match,
        plan=plan_view(sight.plan),
        teams=team_views(sight),
        team=sight.me.team,
        finished=list(sight.finished),
        standing=standing_view(sight.standing),
        over=sight.over,
    )


def plan_view(plan: Plan) -> PlanView:
    """What is agreed."""
    boards = next(length for length in _LENGTHS if length == plan.boards)
    return PlanView(boards, plan.measure, plan.order, plan.half)


def team_views(sight: MatchSight) -> list[TeamView]:
    """Both teams."""
    return [
        TeamView(team, sight.teams.of(team).name, sight.teams.of(team).colour, place_name(captain))
        for team, captain in zip(Team, sight.captains, strict=True)
    ]


def standing_view(standing: Standing) -> StandingView:
    """How it stands; victory points in hundredths."""
    points = standing.victory_points
    return StandingView(
        boards=standing.boards,
        total=by_team(standing.total.a, standing.total.b),
        difference=standing.difference,
        imps=standing.imps,
        victory_points=None if points is None else by_team(*(int(each * 100) for each in points)),
        leader=standing.winner,
    )


def substitutions(found: tuple[Substitution, ...]) -> list[SubstitutionView]:
    """Who has gone on for whom."""
    return [
        SubstitutionView(place_name(each.place), each.board, each.left, each.came, each.stands_in)
        for each in found
    ]


def place_name(place: Place) -> PlaceName:
    """``1N`` … ``2W``."""
    return _PLACES[PLACES.index(place)]


def by_team(a: T, b: T) -> dict[Team, T]:
    """What belongs to each team, by its letter."""
    return {Team.A: a, Team.B: b}


def _place(sight: MatchSight, place: Place, here: Here) -> PlaceView:
    player = sight.players[place.room.index].of(place.seat)
    return PlaceView(
        place=place_name(place),
        team=place.team,
        name=player.name,
        human=player.human,
        here=not player.human or place.seat in here[place.room.index],
        away=player.away,
        kept=player.kept,
        face=player.face,
    )


def _ended(sight: MatchSight) -> Result | None:
    """The player's own result of a board that the other table has yet to finish."""
    own = sight.sight.own
    return None if own is None or sight.sight.over is not None else own.result


def _releases(sight: MatchSight, place: Place, here: Here) -> bool:
    """Whether the reader may give this place to a bot for good: their own, or as leader that of who is gone."""
    player = sight.players[place.room.index].of(place.seat)
    if not player.human or sight.over:
        return False
    captain = sight.captains[0 if place.team is Team.A else 1]
    gone = player.away or place.seat not in here[place.room.index]
    return place == sight.me or (gone and sight.me in {captain, sight.host})
