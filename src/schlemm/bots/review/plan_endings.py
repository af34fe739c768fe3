"""Plans of the last tricks: an opponent loses a trick because they have to lead, or to throw a card away.

Both are held against what would be if they had not to: a throw-in against the same cards with declarer's side on lead,
a squeeze against the same cards with an idle one more in that hand. Both are told at the trick in which it comes about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.review.plan_chance import RARE, Chance, chance_of
from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand
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
"""... and squeezes, which no compiled search knows: a hundred deals then take a second or two."""


def throws_in(sight: CardView, found: CardComparison, solver: Solver) -> Sentence | None:
    """In how many deals an opponent wins this trick, with best play by all, and then loses one by having to lead.

    That is so if declarer's side, on lead with the same cards in either hand, takes fewer.

    Raises:
        SolverError: If the solver has no answer.
    """
    if not FEWEST <= sight.play.tricks_left <= THROWN_IN:
        return None
    card, side = found.best.card, sight.seat.side

    def thrown_in(deal: Position) -> frozenset[Seat]:
        after = _next_trick(deal, card, solver)
        seat = after.leader
        has_to = seat.side is not side and _costs_to_lead(after, side, solver)
        return frozenset({seat} if has_to else ())

    return _of_opponents("card-plan-throws-in", sight, found, thrown_in)


def squeezes(sight: CardView, found: CardComparison) -> Sentence | None:
    """In how many deals an opponent has no card to spare on this lead: each that can be thrown costs a trick.

    It costs one if the hand would hold the trick with an idle card more.
    """
    card, trump = found.best.card, sight.trump
    has_idle = any(gone.suit is card.suit and gone.index < card.index for gone in sight.play.cards)
    if sight.trick.cards or not FEWEST <= sight.play.tricks_left <= SQUEEZED or not has_idle:
        return None
    won, solver = sight.play.won_by(sight.seat.side), EndingSolver(SQUEEZED)
    tricks = {deal: each[card] - won for deal, each in zip(found.deals, found.by_deal, strict=True)}

    def squeezed(deal: Position) -> frozenset[Seat]:
        return frozenset(
            seat
            for seat in (sight.seat.left, sight.seat.right)
            if _throws_away(deal.hands.of(seat), card.suit, trump)
            and not solver.takes_despite_idle(deal, card, seat, tricks[deal])
        )

    return _of_opponents("card-plan-squeezes", sight, found, squeezed)


def _throws_away(hand: Hand, led: Suit, trump: Suit | None) -> bool:
    """Whether a hand can neither follow suit nor ruff."""
    return not hand.in_suit(led) and (trump is None or not hand.in_suit(trump))


def _of_opponents(
    code: str, sight: CardView, found: CardComparison, caught: Callable[[Position], frozenset[Seat]]
) -> Sentence | None:
    """What is told of the opponent who is caught in most deals, if that is often enough for a plan.

    Nothing where every card is as good, for then no plan is needed, and nothing where the first deals show nobody
    caught: to look at all of them takes long.
    """
    seats = cache(caught)
    if found.all_equal or not any(map(seats, found.deals[: found.count // RARE])):
        return None
    told: list[tuple[Chance, Seat]] = []
    for seat in (sight.seat.left, sight.seat.right):
        chance = chance_of([seat in seats(deal) for deal in found.deals], sight, found)
        if chance is not None and chance.is_plan:
            told.append((chance, seat))
    if not told:
        return None
    chance, seat = max(told, key=lambda each: each[0].works)
    return chance.sentence(code, ("seat", seat.letter))


def _next_trick(deal: Position, card: Card, solver: Solver) -> Position:
    """The position when the trick in which this card is played is complete, with best play by all."""
    now = deal.after(card)
    line = best_line(now, solver).cards if now.trick else ()
    for each in line[: 4 - len(now.trick)]:
        now = now.after(each)
    return now


def _costs_to_lead(position: Position, side: Side, solver: Solver) -> bool:
    """Whether declarer's side takes fewer tricks if one of its own two hands leads."""
    (worth,) = solver.cards([position])
    tricks = position.tricks_left - max(worth.values())
    ours = [TrickGoal(replace(position, leader=seat), tricks) for seat in side.seats]
    return not any(solver.makes(ours))
