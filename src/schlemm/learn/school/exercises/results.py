"""What a result is worth (S0:22-73, S3:16-40)."""

from __future__ import annotations

from typing import Final

from schlemm.bidding.message import Message
from schlemm.core.calls import BIDS
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import Seat
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.question import Made, Number, Question, one_of
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.items import Step


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
    facts = (("result", str(result)), ("vulnerable", int(vulnerable)))
    return Question(
        Message("ask-score", facts), (), Number(-8000, 3000), (str(score.for_side(contract.side)),),
        tuple(_said(step) for step in score.steps),
    )  # fmt: skip


def _said(step: Step) -> Message:
    """A step of a score as the catalogues say it, with its points."""
    return Message(f"step-{step.code.value}", tuple(step.args.items()))


WHAT_SCORE: Final = Made("what-score", what_does_it_score)
