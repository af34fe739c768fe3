"""Making a question as work for a bot's worker, which keeps compiled systems."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.learn.school.effort import make_question
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.question import Question


@dataclass(frozen=True, slots=True)
class Ask:
    """The question of an exercise that follows from a seed.

    Attributes:
        exercise: The name of the exercise.
        seed: Where chance comes from.
    """

    exercise: str
    seed: str

    def run(self) -> Question:
        """The question; the same for the same seed.

        Raises:
            KeyError: If there is no such exercise.
        """
        return make_question(EXERCISES[self.exercise], self.seed)
