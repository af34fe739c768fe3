"""A circle as its members see it; there is nothing in it that not all of them may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final

from schlemm.bots.level import Level
from schlemm.circle.circle import MATCH, Circle, CircleRules, Game, GameOutcome
from schlemm.circle.pivot import Proposal
from schlemm.circle.standing import MemberStanding, standings
from schlemm.match.state.plan import Measure
from schlemm.scoring.penalties import Penalties
from schlemm.server.circle.wire import (
    CircleDoor,
    CircleRulesChoice,
    CircleView,
    EveningView,
    FormName,
    GameView,
    MemberPlaceView,
    MemberView,
    ProposalView,
    StandingLine,
)
from schlemm.server.table.house_rules import HouseRulesChoice
from schlemm.server.views.match import place_name
from schlemm.table.state.invitation import key_from

_FORMS: Final[tuple[FormName, ...]] = ("robber4", "rubber", "match")


@dataclass(frozen=True, slots=True)
class CircleNow:
    """A circle at one moment.

    Attributes:
        circle: How it stood.
        here: The members who were there.
        going: How games that go on stood.
        mine: At which table the reader has a seat in them.
        left: How many times more, of what can be done only a few times more (``soon_spent``).
    """

    circle: Circle
    here: AbstractSet[int]
    going: Mapping[str, GameOutcome]
    mine: Mapping[str, str]
    left: Mapping[str, int] = field(default_factory=dict)


def circle_key(circle: Circle) -> str:
    """The key of the link for everybody."""
    return key_from(circle.invite, "series")


def member_key(circle: Circle, member: int) -> str:
    """The key that brings a member in on another device; known to nobody else."""
    return key_from(circle.invite, f"own {member} {circle.members[member].secret}")


def circle_door(circle: Circle, own: int | None) -> CircleDoor:
    """What a key leads to."""
    names = [member.name for member in circle.members]
    mine = None if own is None else names[own]
    return CircleDoor(circle.id, circle.name, names[0], names, _codes(circle.agreement), mine)


def circle_view(now: CircleNow, me: int) -> CircleView:
    """The circle as this member sees it."""
    circle = now.circle
    return CircleView(
        series=circle.id,
        name=circle.name,
        me=me,
        link=f"/series/{circle.id}#{circle_key(circle)}",
        own=f"/series/{circle.id}#{member_key(circle, me)}",
        members=[
            MemberView(member.name, at in now.here, member.face) for at, member in enumerate(circle.members)
        ],
        agreed=circle_rules(circle.agreement),
        rules=_codes(circle.agreement),
        leads=me == 0,
        standing=standing_lines(standings(circle.games)),
        evenings=_evenings(now),
        left=dict(now.left),
    )


def proposal_view(found: Proposal) -> ProposalView:
    """Who might play next, and where; seats that are left out are for bots."""
    seats = {seat: who for seat, who in found.seats.items() if who is not None}
    return ProposalView(seats, list(found.out))


def circle_rules(agreement: CircleRules) -> CircleRulesChoice:
    """What is agreed, as it is wished for."""
    robber, rubber, settings = agreement.chicago, agreement.rubber, agreement.settings
    rules = HouseRulesChoice(
        first_caller=robber.rules.first_caller,
        must_beat=robber.rules.must_beat,
        simple_doubling=robber.penalties is Penalties.SIMPLE,
        honours=robber.honours if robber.honours is rubber.honours else None,
        vulnerability=robber.order,
        scoring="classic" if robber.carry_over else "each",
        redeal=robber.redeal if robber.redeal is rubber.redeal else None,
    )
    level = Level(agreement.bot.rpartition(":")[2])
    return CircleRulesChoice(rules, settings.stake, settings.rounding, settings.tempo, level)


def _codes(agreement: CircleRules) -> dict[FormName, list[str]]:
    robber, rubber = ([rule.value for rule in form.options] for form in (agreement.chicago, agreement.rubber))
    return {"robber4": robber, "rubber": rubber}


def _evenings(now: CircleNow) -> list[EveningView]:
    """The evenings, the last first, and in each its games in the same order."""
    by_date: dict[str, list[Game]] = {}
    for game in reversed(now.circle.games):
        by_date.setdefault(game.date, []).append(game)
    return [
        EveningView(date, [_game(now, game) for game in games], standing_lines(standings(games)))
        for date, games in sorted(by_date.items(), reverse=True)
    ]


def _game(now: CircleNow, game: Game) -> GameView:
    outcome = game.outcome or now.going.get(game.id) or GameOutcome(game.seated, 0)
    match = game.form == MATCH
    margin = outcome.imps if outcome.margin is None else outcome.margin
    return GameView(
        game=game.id,
        form=next(form for form in _FORMS if form == game.form),
        over=game.outcome is not None,
        seated=[MemberPlaceView(each.member, place_name(each.place)) for each in outcome.seated],
        deals=outcome.deals,
        points=outcome.points,
        imps=outcome.imps,
        lead=outcome.lead,
        measure=outcome.measure if match else Measure.TOTAL_POINTS,
        margin=margin if match else outcome.points,
        mine=now.mine.get(game.id),
    )


def standing_lines(lines: Iterable[MemberStanding]) -> list[StandingLine]:
    """What each member has."""
    return [
        StandingLine(
            line.member,
            line.points,
            line.amount,
            line.robbers,
            line.won,
            line.deals,
            line.matches,
            line.matches_won,
            line.boards,
            line.imps,
        )
        for line in lines
    ]
