"""What results are worth, made or not (S0:22-84, S1:43, S3:16-40, S4:122-127)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.question import Made, NumberQuestion, Question, Why, one_of
from schlemm.learn.school.shares import signed
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.items import ScorePart, Step
from schlemm.scoring.penalties import Penalties, undertrick_parts, undertricks


def what_does_it_score(random: Pcg32) -> Question:
    """What is this result worth to declarer's side?"""
    doubling = one_of(random, (Doubling.UNDOUBLED,) * 3 + (Doubling.DOUBLED,))
    contract = Contract(one_of(random, BIDS), doubling, Seat.SOUTH)
    vulnerable = bool(random.below(2))
    tricks = min(13, max(0, contract.tricks + random.below(5) - 2))
    return question_about(Result(contract, tricks), contract, vulnerable=vulnerable)


def question_about(result: Result, contract: Contract, *, vulnerable: bool) -> Question:
    """The question about this result; the steps of its score are the reason."""
    score = contract_score(contract, result.tricks, vulnerable=vulnerable)
    points = score.for_side(contract.side)
    facts = (("result", str(result)), ("vulnerable", int(vulnerable)))
    lost = (Sentence("why-theirs", (("points", signed(points)),)),) if points < 0 else ()
    return Question(
        Sentence("ask-score", facts),
        (),
        NumberQuestion(-8000, 3000),
        (str(points),),
        (*map(told_step, score.steps), _summed(score.steps), *lost),
    )


def what_down(random: Pcg32) -> Question:
    """What do the defenders get for a contract that failed?"""
    doubling = one_of(random, (Doubling.UNDOUBLED, Doubling.UNDOUBLED, Doubling.DOUBLED, Doubling.DOUBLED))
    contract = Contract(one_of(random, BIDS[5:30]), doubling, one_of(random, tuple(Seat)))
    vulnerable, count = bool(random.below(2)), 1 + random.below(4)
    paid = undertricks(contract, count, vulnerable=vulnerable)
    facts = (("result", str(Result(contract, contract.tricks - count))), ("vulnerable", int(vulnerable)))
    return Question(
        Sentence("ask-down", facts),
        (),
        NumberQuestion(0, 8000),
        (str(paid.points),),
        (told_step(paid), _summed((paid,))),
        _wrong_prices(contract, count, paid.points, vulnerable=vulnerable),
    )


def _wrong_prices(
    contract: Contract, count: int, right: int, *, vulnerable: bool
) -> tuple[tuple[str, Why], ...]:
    """What one may take the price for: by the other state, or by just doubling it (S1:79)."""
    simple = undertricks(contract, count, vulnerable=vulnerable, penalties=Penalties.SIMPLE).points
    other = undertricks(contract, count, vulnerable=not vulnerable).points
    tariff = (part.each for part in _one_by_one(vulnerable=vulnerable))
    said = {
        simple: Sentence("why-not-simple", tuple(zip(("first", "next", "later"), tariff, strict=True))),
        other: Sentence("why-other-danger", (("vulnerable", int(vulnerable)),)),
    }
    return tuple((str(points), (message,)) for points, message in said.items() if points != right)


def _one_by_one(*, vulnerable: bool) -> tuple[ScorePart, ...]:
    """The first, the second and the fourth undertrick of a doubled contract."""
    parts = undertrick_parts(4, Doubling.DOUBLED, vulnerable=vulnerable)
    return tuple(next(part for part in parts if part.last >= place) for place in (1, 2, 4))


def _summed(steps: tuple[Step, ...]) -> Sentence:
    """The sum in figures: the points of the steps, or of one alone what each of its tricks brings."""
    terms = str(steps[0].args["terms"]) if len(steps) == 1 else " + ".join(str(step.points) for step in steps)
    return Sentence("why-sum", (("terms", terms), ("points", sum(step.points for step in steps))))


def told_step(step: Step) -> Sentence:
    """A step of a score as the catalogues say it, with its points."""
    return Sentence.of(f"step-{step.code.value}", step.args)


WHAT_SCORE: Final = Made("what-score", what_does_it_score, "exercises-counting")
WHAT_DOWN: Final = Made("what-down", what_down, "exercises-counting")
