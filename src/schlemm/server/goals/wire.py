"""What is said over HTTP about tables to practise the play of the cards at."""

from __future__ import annotations

from schlemm.bots.level import Level
from schlemm.core.goal import Goal, GoalKind, Size
from schlemm.server.common.messages import Message, TypedName
from schlemm.table.state.face import Face
from schlemm.table.state.settings import Tempo


class OpenGoal(Message, frozen=True):
    """POST /api/goals: open a table to practise the play of the cards; the person sits South."""

    goal: Goal
    size: Size | None = None
    """How high the contract shall be; ``None`` for any."""
    kind: GoalKind | None = None
    """Whether it shall have trumps; ``None`` if it does not matter."""
    name: TypedName = ""
    face: Face | None = None
    """The picture beside the name, if one was chosen."""
    tempo: Tempo = Tempo.CALM
    level: Level = Level.CLUB
    """How well the bots play their cards."""
