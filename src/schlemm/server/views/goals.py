"""What is practised at a table, and how it ended."""

from __future__ import annotations

from schlemm.server.protocol.goals import GoalView, VerdictView
from schlemm.table.rules.goals import GoalSight, GoalVerdict


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
