"""How the members of a circle stand: each for themselves, whoever their partners were."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from schlemm.bot_match.contestants import Team
from schlemm.circle.circle import MATCH, Game, GameOutcome


@dataclass(frozen=True, slots=True)
class MemberStanding:
    """A member's line.

    Attributes:
        member: Who.
        points: Of all robbers and rubbers, as they are settled: what one side wins the other loses.
        amount: The same in what is paid, in hundredths of the unit agreed.
        robbers: How many robbers and rubbers they have played.
        won: How many of them they have won.
        deals: How many deals were scored in them.
        matches: How many matches they have played.
        matches_won: How many of them they have won.
        boards: How many boards counted in them.
        imps: What their teams have won in them.
    """

    member: int
    points: int = 0
    amount: int = 0
    robbers: int = 0
    won: int = 0
    deals: int = 0
    matches: int = 0
    matches_won: int = 0
    boards: int = 0
    imps: int = 0


def standings(games: Iterable[Game]) -> tuple[MemberStanding, ...]:
    """Who has what after these games: the most points first, then the most IMPs; games that go on do not count yet."""
    lines: dict[int, MemberStanding] = {}
    for game in games:
        if game.outcome is not None and game.counts:
            for sitting in game.outcome.seated:
                line = lines.get(sitting.member, MemberStanding(sitting.member))
                sign = 1 if sitting.place.team is Team.A else -1
                add = _with_match if game.form == MATCH else _with_robber
                lines[sitting.member] = add(line, game.outcome, sign)
    return tuple(sorted(lines.values(), key=lambda line: (-line.points, -line.imps, line.member)))


def _with_robber(line: MemberStanding, outcome: GameOutcome, sign: int) -> MemberStanding:
    return replace(
        line,
        points=line.points + sign * outcome.points,
        amount=line.amount + sign * outcome.amount,
        robbers=line.robbers + 1,
        won=line.won + (outcome.lead == sign),
        deals=line.deals + outcome.deals,
    )


def _with_match(line: MemberStanding, outcome: GameOutcome, sign: int) -> MemberStanding:
    return replace(
        line,
        matches=line.matches + 1,
        matches_won=line.matches_won + (outcome.lead == sign),
        boards=line.boards + outcome.deals,
        imps=line.imps + sign * outcome.imps,
    )
