"""The classical rubber: what goes below the line, and when a game is won (S1:11, S1:68, S1:77, S3:28)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import BySide, Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.exercises.results.results import told_step
from schlemm.learn.school.options import yes_or_no
from schlemm.learn.school.question import Made, NumberQuestion, Question, Why, one_of
from schlemm.scoring.carried import carried_steps
from schlemm.scoring.items import SheetPlace, Step
from schlemm.scoring.penalties import Penalties
from schlemm.scoring.tricks import GAME

_PARTS: Final = (20, 30, 40, 60, 70, 80, 90)
"""Part scores that one trick bid or more can have brought."""


def below_line(random: Pcg32) -> Question:
    """How many points go below the line? Or: is this a game, with what lies there already?"""
    result = _result(random)
    if random.below(3) == 0:
        return _completes(random, result)
    steps = _steps(result, 0)
    points = _below(steps)
    facts = (("result", str(result)),)
    why: Why = tuple(told_step(step) for step in steps if step.line is SheetPlace.BELOW)
    line = Sentence("why-below" if points else "why-nothing-below", (("points", points),))
    return Question(
        Sentence("ask-below", facts),
        (),
        NumberQuestion(0, 2000),
        (str(points),),
        (*why, line),
        _wrong(steps, points),
    )


def _completes(random: Pcg32, result: Result) -> Question:
    """Is the game won now, with so many points below the line before?"""
    before = one_of(random, _PARTS)
    points = _below(_steps(result, before))
    reached = before + points
    facts = (("result", str(result)), ("before", before))
    sums = (("before", before), ("points", points), ("reached", reached))
    why = (Sentence("why-game-won" if reached >= GAME else "why-game-not-yet", sums),)
    return yes_or_no(Sentence("ask-game-won", facts), (), why, right=reached >= GAME)


def _wrong(steps: tuple[Step, ...], right: int) -> tuple[tuple[str, Why], ...]:
    """Everything together, overtricks and premiums too."""
    everything = sum(step.points for step in steps)
    asked = right and everything != right
    return ((str(everything), (Sentence("why-above", (("points", right),)),)),) if asked else ()


def _result(random: Pcg32) -> Result:
    """A part score or a small game, mostly made, sometimes doubled."""
    doubling = one_of(random, (Doubling.UNDOUBLED,) * 4 + (Doubling.DOUBLED,))
    contract = Contract(one_of(random, BIDS[:18]), doubling, Seat.SOUTH)
    return Result(contract, contract.tricks + one_of(random, (0, 0, 1, 1, 2, -1)))


def _steps(result: Result, before: int) -> tuple[Step, ...]:
    if result.contract is None:
        raise ValueError("passed out")
    below = BySide(before, 0)
    return carried_steps(result.contract, result.tricks, below, vulnerable=False, penalties=Penalties.LAW)


def _below(steps: tuple[Step, ...]) -> int:
    return sum(step.points for step in steps if step.line is SheetPlace.BELOW)


BELOW_LINE: Final = Made("below-line", below_line, "exercises-counting")
