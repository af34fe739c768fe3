"""How a match stands, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from schlemm.bot_match.contestants import Team
from schlemm.match.state.comparison import Earned
from schlemm.match.state.match import Match
from schlemm.match.state.plan import Measure
from schlemm.scoring.victory_points import victory_points


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands over the boards that both tables have finished.

    Attributes:
        boards: How many.
        total: What both teams have by the measure of the match.
        difference: The points of team A over all boards.
        imps: The IMPs of team A over all boards.
        victory_points: Of team A and team B, once the match is over and if IMPs decide it.
    """

    boards: int
    total: Earned
    difference: int
    imps: int
    victory_points: tuple[Decimal, Decimal] | None

    @property
    def winner(self) -> Team | None:
        """Who is ahead; ``None`` for a tie."""
        if self.total.a == self.total.b:
            return None
        return Team.A if self.total.a > self.total.b else Team.B


def standing(match: Match) -> Standing:
    """How the match stands over the boards that are open to all."""
    boards = match.boards
    total = boards[-1].total if boards else Earned()
    won = sum(board.imps for board in boards)
    ends = match.is_over and bool(boards) and match.plan.measure is Measure.IMPS
    points = victory_points(won, len(boards)) if ends else None
    pair = None if points is None else (points.north_south, points.east_west)
    return Standing(len(boards), total, sum(board.difference for board in boards), won, pair)
