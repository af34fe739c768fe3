"""A match in a few numbers: IMPs with their error, distance from par, games and slams, the worst boards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from schlemm.bot_match.contestants import Failure, Team
from schlemm.bot_match.match import hopeless
from schlemm.bot_match.result import BoardResult, TableResult, most_tricks
from schlemm.core.calls import Bid
from schlemm.core.cards import STRAINS
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import Side
from schlemm.scoring.duplicate import contract_points


class Premium(Enum):
    """What is worth a premium."""

    GAME = "games"
    SLAM = "slams"

    def lowest(self, strain: int) -> int:
        """The lowest level that reaches it in the denomination with this index, undoubled."""
        if self is Premium.SLAM:
            return 6
        return 5 if strain < 2 else 4 if strain < 4 else 3


@dataclass(frozen=True, slots=True)
class GameCount:
    """How a team did with games or slams, over its seats at both tables. A slam counts as a game as well.

    Attributes:
        makeable: How often its side could have made one, double dummy.
        bid: How often it declared one.
        made: How many of those were made, or make with open cards if nothing was played.
        missed: How often it could have made one, declared none, and scored less than both that one and par:
            so it is not blamed if the opponents found a good sacrifice.
    """

    makeable: int
    bid: int
    made: int
    missed: int


COUNTS: Final = ("makeable", "bid", "made", "missed")
"""The numbers of a count in their order."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in numbers.

    Attributes:
        boards: How many there were.
        imps: What A won over all boards.
        imps_per_board: The same for one board.
        standard_error: How far ``imps_per_board`` may be off by the luck of the deals; ``None`` for one board.
        off_par: The mean over both tables of the IMPs between score and par.
        counts: Games and slams of each team.
        failures: What the players could not do.
        hopeless: Whether the match ended because one player kept failing.
    """

    boards: int
    imps: int
    imps_per_board: float
    standard_error: float | None
    off_par: float
    counts: tuple[tuple[Team, Premium, GameCount], ...]
    failures: tuple[Failure, ...]
    hopeless: bool

    def count(self, team: Team, goal: Premium) -> GameCount:
        """The games or slams of a team."""
        return next(count for whose, what, count in self.counts if (whose, what) == (team, goal))


def summarise(results: Sequence[BoardResult]) -> Summary:
    """The numbers of a match.

    Raises:
        ValueError: If there is no board.
    """
    if not results:
        raise ValueError("a match without a board has no numbers")
    won = [result.imps for result in results]
    return Summary(
        len(results),
        sum(won),
        fmean(won),
        stdev(won) / sqrt(len(won)) if len(won) > 1 else None,
        fmean(result.off_par for result in results),
        tuple((team, goal, count_games(results, team, goal)) for team in Team for goal in Premium),
        tuple(failure for result in results for failure in result.failures),
        hopeless(result.failures for result in results),
    )


def worst(results: Iterable[BoardResult], many: int) -> list[BoardResult]:
    """The boards that cost A most; of those that cost the same, the farthest from par first."""
    return sorted(results, key=lambda result: (result.imps, -result.off_par, result.board.number))[:many]


def count_games(results: Iterable[BoardResult], team: Team, goal: Premium) -> GameCount:
    """Games or slams of a team over these boards."""
    makeable = bid = made = missed = 0
    for result in results:
        for table in result.tables:
            side = team.side_at(table.number)
            best = _best(result, side, goal)
            reached = _declared(table, side, goal)
            makeable += best is not None
            bid += reached
            made += reached and table.result.margin >= 0
            missed += not reached and _less(table.score_of(side), best, result.par_of(side))
    return GameCount(makeable, bid, made, missed)


def _less(score: int, best: int | None, par: int) -> bool:
    return best is not None and score < min(best, par)


def _declared(table: TableResult, side: Side, goal: Premium) -> bool:
    contract = table.result.contract
    return (
        contract is not None
        and contract.side is side
        and contract.level >= goal.lowest(contract.strain.index)
    )


def _best(result: BoardResult, side: Side, goal: Premium) -> int | None:
    """The best score for which the side can make one, bid no higher than it must; ``None`` if it makes none."""
    vulnerable = result.board.conditions.vulnerability.of(side)
    tricks = most_tricks(result.tricks, side)
    scores = [
        contract_points(
            Contract(Bid(level, strain), Doubling.UNDOUBLED, side.seats[0]), tricks[strain.index], vulnerable
        )
        for strain in STRAINS
        if tricks[strain.index] >= (level := goal.lowest(strain.index)) + 6
    ]
    return max(scores, default=None)
