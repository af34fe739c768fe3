"""How likely imagined deals are, given what others have played: a card that would have given tricks away is doubted.

A finesse not taken, a suit not returned, a cover not made, a trick not won: each is a card that costs tricks, with open
cards, in the deals in which it would have been a mistake. How good all cards of a deal were is asked as one question.
Nobody sees through cards, so nobody is believed blindly: mistakes make a deal less likely, within a bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import Final

from schlemm.bots.play.effort import JUDGED, JUDGING
from schlemm.bots.play.reading import resampled
from schlemm.carding.history import played_by
from schlemm.core.hand import Hand
from schlemm.core.play import TRICKS, Play
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.bounded import CourseSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver

LIKELY: Final = (64, 16, 4, 1)
"""How likely a deal is, up to a constant factor, by the tricks that others would have given away in it.

A quarter for each; more than three count as three, for nobody is believed blindly.
"""
FIRST_TRICK: Final = TRICKS - JUDGED
"""The first trick whose cards are judged, counted from 0."""
LEAST: Final = 24
"""How many deals must be judged for the others to be left out."""


def judged_by_play(deals: Sequence[Position], play: Play, seat: Seat, solver: Solver) -> tuple[int, ...]:
    """The places of as many of these deals as can be judged, those more often in which others have played well.

    Where too few can be, each comes once.

    Args:
        deals: How the cards may lie now.
        play: The cards played so far.
        seat: Who chooses the next card: what it has played itself tells it nothing.
        solver: Says what a play was worth.

    Raises:
        SolverError: If the solver has no answer.
    """
    lost = tricks_lost_by_others(deals, play, seat, solver, FIRST_TRICK)
    if len(lost) < min(LEAST, len(deals)):
        return tuple(range(len(deals)))
    return resampled([*map(weight_of, lost)], len(lost))


def weight_of(lost: int) -> int:
    """How likely a deal is, up to a constant factor, in which others have given away so many tricks."""
    return LIKELY[min(lost, len(LIKELY) - 1)]


def tricks_lost_by_others(
    deals: Sequence[Position], play: Play, seat: Seat, solver: Solver, first: int
) -> list[int]:
    """How many tricks others have given away in each deal, with open cards, every card counted that loses one.

    Args:
        deals: How the cards may lie now.
        play: The cards played so far.
        seat: Who is not looked at, and if that is declarer, dummy neither.
        solver: Says what a play was worth.
        first: The first trick that is looked at, counted from 0.

    Returns:
        A number for each of as many deals, from the first one on, as the search may look at; none at all where there is
        nothing to look at.

    Raises:
        SolverError: If the solver has no answer.
    """
    begun = Play(play.contract, play.rules, play.cards[: 4 * first], play.winners[:first])
    since, players = play.cards[len(begun.cards) :], _players_since(play, begun)
    signs = [_sign(_chooser(player, play), seat, begun.turn) for player in players]
    if not isinstance(solver, CourseSolver) or not any(signs):
        return []
    put_back = BySeat.from_function(lambda at: played_by(play, at) - played_by(begun, at))
    different = [*dict.fromkeys(deals)]
    starts = [_put_back(deal, put_back, begun) for deal in different]
    courses = solver.courses_within(starts, since, JUDGING)
    lost = {
        deal: sum(
            sign * (before - after) for sign, (before, after) in zip(signs, pairwise(course), strict=True)
        )
        for deal, course in zip(different, courses, strict=False)  # the first ones, if not all were found
    }
    return [lost[deal] for deal in takewhile(lost.__contains__, deals)]


def _players_since(play: Play, begun: Play) -> list[Seat]:
    """From whose hand each card came that was played since a trick began."""
    leaders = (play.contract.leader, *play.winners)
    return [leaders[place // 4].after(place % 4) for place in range(len(begun.cards), len(play.cards))]


def _chooser(player: Seat, play: Play) -> Seat:
    """Who chose a card: for dummy's that is declarer."""
    return play.contract.declarer if player is play.contract.dummy else player


def _sign(chooser: Seat, seat: Seat, first: Seat) -> int:
    """What a mistake is to the side of the first player: a loss, a gain, or not looked at."""
    if chooser is seat:
        return 0
    return 1 if chooser.side is first.side else -1


def _put_back(deal: Position, gone: BySeat[Hand], begun: Play) -> Position:
    """The position when a trick began, with the cards in the hands that have been played since."""
    return Position.of_play(begun, BySeat.from_function(lambda at: deal.hands.of(at) | gone.of(at)))
