"""Plans of the last tricks: an opponent loses a trick because they have to lead, or to throw a card away.

Both are held against what would be if they had not to: a throw-in against the same cards with declarer's side on lead,
a squeeze against the same cards with an idle one more in that hand. Both are told at the trick in which it comes about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.plan_chance import Chance, chance_of
from schlemm.core.cards import Card
from schlemm.core.seats import Seat, Side
from schlemm.core.sentence import Sentence
from schlemm.dd.endings import EndingSolver
from schlemm.dd.line import best_line
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver, TrickGoal

FEWEST: Final = 3
"""With fewer tricks left there is nothing to plan."""
THROWN_IN: Final = 7
"""Tricks left up to which throw-ins are looked for ..."""
SQUEEZED: Final = 5
"""... and squeezes, which no compiled search knows: a hundred deals then take a second at most."""

RARE: Final = 4
"""In less than this part of the deals it is luck, and no plan."""


def throws_in(sight: CardView, found: CardComparison, solver: Solver) -> Sentence | None:
    """In how many deals an opponent wins this trick, with best play by all, and any lead of theirs costs a trick.

    It costs one if declarer's side, on lead with the same cards in either hand, takes fewer.

    Raises:
        SolverError: If the solver has no answer.
    """
    if not FEWEST <= sight.play.tricks_left <= THROWN_IN:
        return None
    card, declares = found.best.card, sight.seat.side

    def thrown_in(deal: Position) -> frozenset[Seat]:
        after = _next_trick(deal, card, solver)
        seat = after.leader
        is_it = seat.side is not declares and _costs_to_lead(after, declares, solver)
        return frozenset({seat} if is_it else ())

    return _of_opponents("card-plan-throws-in", sight, found, thrown_in)


def squeezes(sight: CardView, found: CardComparison) -> Sentence | None:
    """In how many deals an opponent has no card to spare on this lead: each that can be thrown costs a trick.

    It costs one if the hand would hold the trick with an idle card more.
    """
    card, trump = found.best.card, sight.trump
    has_idle = any(gone.suit is card.suit and gone.index < card.index for gone in sight.play.cards)
    if sight.trick.cards or not FEWEST <= sight.play.tricks_left <= SQUEEZED or not has_idle:
        return None
    won = sight.play.won_by(sight.seat.side)
    tricks = dict(zip(found.deals, (each[card] - won for each in found.by_deal), strict=False))
    solver = EndingSolver(SQUEEZED)

    def squeezed(deal: Position) -> frozenset[Seat]:
        seats = (sight.seat.left, sight.seat.right)
        throwing = (
            seat
            for seat in seats
            if not deal.hands.of(seat).in_suit(card.suit)
            and not (trump and deal.hands.of(seat).in_suit(trump))
        )
        return frozenset(
            seat for seat in throwing if not solver.takes_despite_idle(deal, card, seat, tricks[deal])
        )

    return _of_opponents("card-plan-squeezes", sight, found, squeezed)


def _of_opponents(
    code: str, sight: CardView, found: CardComparison, caught: Callable[[Position], frozenset[Seat]]
) -> Sentence | None:
    """What is told of the opponent who is caught in most deals: in half, or in fewer on which the contract rests.

    Nothing where every card is as good: then no plan is needed.
    """
    if len(found.by_deal) != found.count or all(other.tricks == found.best.tricks for other in found.others):
        return None
    seats = {deal: caught(deal) for deal in dict.fromkeys(found.deals)}
    told: list[tuple[Chance, Seat]] = []
    for seat in (sight.seat.left, sight.seat.right):
        chance = chance_of([seat in seats[deal] for deal in found.deals], sight, found)
        if chance is not None and _is_enough(chance):
            told.append((chance, seat))
    if not told:
        return None
    chance, seat = max(told, key=lambda each: each[0].works)
    return chance.sentence(code, ("seat", seat.letter))


def _is_enough(chance: Chance) -> bool:
    return chance.works >= chance.count / 2 or (chance.matters and chance.works >= chance.count / RARE)


def _next_trick(deal: Position, card: Card, solver: Solver) -> Position:
    """The position when the trick in which this card is played is complete, with best play by all."""
    now = deal.after(card)
    line = best_line(now, solver).cards if now.trick else ()
    for each in line[: 4 - len(now.trick)]:
        now = now.after(each)
    return now


def _costs_to_lead(position: Position, declares: Side, solver: Solver) -> bool:
    """Whether declarer's side takes fewer tricks if one of its own two hands leads."""
    (worth,) = solver.cards([position])
    tricks = position.tricks_left - max(worth.values())
    ours = [TrickGoal(replace(position, leader=seat), tricks) for seat in declares.seats]
    return not any(solver.makes(ours))
