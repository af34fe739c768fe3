"""What is practised at a table, and how it ended."""

from __future__ import annotations

from schlemm.server.protocol.goals import PracticeGoal, VerdictView
from schlemm.table.rules.practising import GoalVerdict, Practising


def practice_goal(practising: Practising) -> PracticeGoal:
    """The goal, ready to be shown."""
    verdict = practising.verdict
    return PracticeGoal(
        goal=practising.wish.goal,
        number=practising.number,
        fit=practising.fit,
        verdict=None if verdict is None else _verdict(verdict),
    )


def _verdict(verdict: GoalVerdict) -> VerdictView:
    return VerdictView(verdict.reached, verdict.tricks, verdict.possible)
