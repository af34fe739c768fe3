"""The outcome of a game, read from its table or match."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.circle.circle import Circle, GameOutcome, MemberPlace
from schlemm.core.seats import SEATS, Side
from schlemm.match.state.match import Match
from schlemm.match.state.place import Place, Room
from schlemm.match.views.standing import standing
from schlemm.scoring.forms.form import LineKind
from schlemm.scoring.forms.settle import Stake
from schlemm.table.state.players import Person, Player
from schlemm.table.state.table import Table


def outcome_of_table(circle: Circle, table: Table) -> GameOutcome:
    """What a robber or rubber has brought so far; the points are those that are paid, rounded as agreed."""
    score, settings = table.score, table.settings
    settled = Stake(settings.stake, settings.rounding).settle(score.totals)
    sign = 0 if settled.winner is None else 1 if settled.winner is Side.NORTH_SOUTH else -1
    return GameOutcome(
        seated=tuple(_seated(circle, table, Room.OPEN)),
        deals=sum(line.kind is LineKind.BOARD for line in score.lines),
        points=sign * settled.rounded,
        amount=sign * settled.amount,
        lead=sign,
    )


def game_outcome(circle: Circle, played: Table | Match) -> GameOutcome:
    """What a game has brought so far: a match over the boards that both tables have finished."""
    if isinstance(played, Table):
        return outcome_of_table(circle, played)
    found = standing(played)
    return GameOutcome(
        seated=tuple(sitting for room in Room for sitting in _seated(circle, played.table(room), room)),
        deals=found.boards,
        points=found.difference,
        imps=found.imps,
        lead=found.total.lead,
        measure=played.plan.measure,
        margin=found.total.margin,
    )


def member_at(circle: Circle, player: Player) -> int | None:
    """Which member this player is: who has their name and one of their secrets, or had it until a device was lost."""
    if not isinstance(player, Person):
        return None
    proofs = (player.secret, *player.more)
    known = [at for at, each in enumerate(circle.members) if any(map(each.is_opened_by, proofs))]
    known += [at for at, lost in circle.lost if lost in proofs]
    named = [at for at in known if circle.members[at].name == player.name]
    return next(iter(named or known), None)


def _seated(circle: Circle, table: Table, room: Room) -> Iterator[MemberPlace]:
    for seat in SEATS:
        member = member_at(circle, table.players.of(seat))
        if member is not None:
            yield MemberPlace(member, Place(room, seat))
