"""The plan that declarer's best card belongs to, in one sentence, where it can be shown."""

from __future__ import annotations

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.plan_endings import squeezes, throws_in
from schlemm.bots.review.plan_instead import (
    plays_safe,
    puts_contract_first,
    puts_tricks_first,
    ruffs_first,
)
from schlemm.bots.review.plan_suits import draws_trumps, drives_out, plays_long_suit
from schlemm.bots.review.plan_tricks import has_enough, holds_up, leads_towards, takes_finesse
from schlemm.core.cards import Card
from schlemm.core.sentence import Sentence
from schlemm.dd.solver import Solver


def declarers_plan(
    sight: CardView, found: CardComparison, reason: Sentence, solver: Solver
) -> Sentence | None:
    """The plan behind declarer's best card; ``None`` for defenders, and where the cards and deals do not show one.

    Args:
        sight: What the player sees.
        found: The cards, compared over imagined deals.
        reason: Why the card is best, by what it does in this trick; a plan says what that is part of.
        solver: Looks how the last tricks go on.

    Raises:
        SolverError: If the solver has no answer.
    """
    if sight.seat.side is not sight.play.contract.side or not found.deals:
        return None
    finesse = _of_finesse(sight, found, reason)
    return (
        (None if finesse else ruffs_first(sight, found))
        or plays_safe(sight, found)
        or puts_contract_first(sight, found)
        or puts_tricks_first(sight, found)
        or squeezes(sight, found)
        or throws_in(sight, found, solver)
        or finesse
        or _of_reason(sight, found, reason)
    )


def _of_finesse(sight: CardView, found: CardComparison, reason: Sentence) -> Sentence | None:
    """The honour that the contract depends on, if the card plays for a finesse."""
    name = reason.code.removeprefix("card-why-")
    if name not in {"finesse", "runs", "to-finesse"}:
        return None
    seat = sight.seat.left if name == "to-finesse" else sight.seat.right
    return takes_finesse(sight, found, Card.parse(str(reason.args["card"])), seat)


def _of_reason(sight: CardView, found: CardComparison, reason: Sentence) -> Sentence | None:
    """The plan that a card belongs to which does this."""
    name = reason.code.removeprefix("card-why-")
    if name in {"towards", "odds", "odds-level", "tricks", "tricks-level"} and (
        driven := drives_out(sight, found)
    ):
        return driven
    if name == "towards":
        return leads_towards(sight, found, Card.parse(str(reason.args["card"])))
    if name == "draws-trumps":
        return draws_trumps(sight, found)
    if name == "holds-up":
        return holds_up(sight, found)
    if name in {"cashes", "develops", "ducks"}:
        return has_enough(sight, found) or drives_out(sight, found) or plays_long_suit(sight, found)
    return None
