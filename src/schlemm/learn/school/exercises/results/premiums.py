"""Game and slam: what a contract is, what a double makes of it, what a slam brings (S0:30-60, S1:75, S2:74-85)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.exercises.results.results import told_step
from schlemm.learn.school.options import yes_or_no
from schlemm.learn.school.question import Choice, Made, NumberQuestion, Question, Why, one_of
from schlemm.scoring.items import Step
from schlemm.scoring.premiums import game, slam
from schlemm.scoring.tricks import GAME, bid_points, bid_tricks

_KINDS: Final = ("goal-part-score", "goal-game", "goal-small-slam", "goal-grand-slam")


def what_kind(random: Pcg32) -> Question:
    """Is this bid a part score, a game, a slam? Those around game come more often."""
    contract = _of(random, random.below(3) == 0, Doubling.UNDOUBLED)
    points = bid_points(contract)
    kind = max(contract.level - 4, 1) if points >= GAME else 0
    facts = (("bid", str(contract.bid)), ("terms", _terms(bid_tricks(contract))), ("points", points))
    why: Why = (Sentence("why-reaches-game" if points >= GAME else "why-below-game", facts),)
    if contract.level >= 6:
        why = (Sentence("why-slam-level", (("bid", str(contract.bid)), ("tricks", contract.tricks))),)
    return Question(Sentence("ask-kind", facts[:1]), (), Choice(_KINDS, "said"), (_KINDS[kind],), why)


def becomes_game(random: Pcg32) -> Question:
    """Does the double make a game of this part score?"""
    doubling = one_of(random, (Doubling.DOUBLED, Doubling.DOUBLED, Doubling.REDOUBLED))
    bids = [bid for bid in BIDS if bid_points(Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH)) < GAME]
    contract = Contract(one_of(random, bids), doubling, Seat.SOUTH)
    points = bid_points(contract)
    terms = _terms(bid_tricks(contract))
    facts = (("bid", str(contract.bid)), ("factor", doubling.factor))
    told_in_full = (*facts, ("terms", terms), ("points", points))
    why = Sentence("why-doubled-game" if points >= GAME else "why-doubled-part", told_in_full)
    return yes_or_no(Sentence("ask-becomes-game", facts), (), (why,), right=points >= GAME)


def what_slam(random: Pcg32) -> Question:
    """What is the slam bonus? Nothing, if the slam was not bid."""
    bid = one_of(random, [bid for bid in BIDS if bid.level >= 5])
    contract = Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH)
    tricks = min(13, max(12, contract.tricks) + random.below(2))
    vulnerable = bool(random.below(2))
    steps = slam(contract, vulnerable=vulnerable)
    points = sum(step.points for step in steps)
    facts = (("result", str(Result(contract, tricks))), ("vulnerable", int(vulnerable)))
    why: Why = (told_step(steps[0]), Sentence("why-slam-bonus", (("points", points),))) if steps else ()
    why = why or (Sentence("why-slam-not-bid", (("bid", str(bid)), ("tricks", tricks))),)
    return Question(
        Sentence("ask-slam", facts),
        (),
        NumberQuestion(0, 5000),
        (str(points),),
        why,
        _wrong_slams(contract, points, vulnerable=vulnerable),
    )


def _wrong_slams(contract: Contract, right: int, *, vulnerable: bool) -> tuple[tuple[str, Why], ...]:
    """The sum with the bonus for game, as S2:29 and S2:35 print it, and the bonus of the other state."""
    if not right:
        return ()
    bonus = game(contract, 0, vulnerable=vulnerable).points
    other = sum(step.points for step in slam(contract, vulnerable=not vulnerable))
    with_game = (("points", right), ("game", bonus), ("sum", right + bonus))
    return (
        (str(right + bonus), (Sentence("why-with-game", with_game),)),
        (str(other), (Sentence("why-other-danger", (("vulnerable", int(vulnerable)),)),)),
    )


def _of(random: Pcg32, anything: bool, doubling: Doubling) -> Contract:
    near = BIDS if anything else [bid for bid in BIDS if 2 <= bid.level <= 5]
    return Contract(one_of(random, near), doubling, Seat.SOUTH)


def _terms(step: Step) -> str:
    return str(step.args["terms"])


WHAT_KIND: Final = Made("what-kind", what_kind, "exercises-counting")
BECOMES_GAME: Final = Made("becomes-game", becomes_game, "exercises-counting")
WHAT_SLAM: Final = Made("what-slam", what_slam, "exercises-counting")
