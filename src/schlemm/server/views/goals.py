"""What is practised at a table, and how it ended."""

from __future__ import annotations

from schlemm.server.protocol.goals import GoalView, OriginView, VerdictView
from schlemm.table.rules.goals import GoalSight, GoalVerdict
from schlemm.table.state.origin import BoardOrigin


def goal_view(goal: GoalSight) -> GoalView:
    """The goal, ready to be shown."""
    verdict = goal.verdict
    return GoalView(
        goal=goal.wish.goal,
        number=goal.number,
        fit=goal.fit,
        verdict=None if verdict is None else _verdict(verdict),
    )


def _verdict(verdict: GoalVerdict) -> VerdictView:
    return VerdictView(verdict.reached, verdict.tricks, verdict.possible)


def origin_view(origin: BoardOrigin | None) -> OriginView | None:
    """Where a board comes from, ready to be shown; ``None`` of one that was dealt."""
    if origin is None:
        return None
    return OriginView(origin.game, origin.board, origin.room, origin.calls, origin.cards)
