"""A second look at the cards that are nearly best for declarer: what is left of them if the next choice is a guess."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from schlemm.bots.play.ahead import WHOLE, LookAhead, TooManyQuestions, World, lowest_equals, summed
from schlemm.bots.play.effort import NODES, WORLDS, question_limit
from schlemm.bots.play.weigh import NEAR, Weighed
from schlemm.core.cards import Card
from schlemm.core.play import Play
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver

CLOSE: Final = 10
"""A card is looked at again if it is worth less than the best by no more than a tenth of what is at stake."""


def looked_ahead(
    found: Weighed, play: Play, positions: Sequence[Position], solver: Solver, first: Card
) -> Weighed:
    """The cards that declarer looked ahead from, each with what remains of its worth.

    Of the most valuable one is looked at first, and then others, until none can be better than one that was looked at.
    It is done in some of the positions; where it takes too long, all stays as it is.

    Args:
        found: What the cards are worth with open cards.
        play: Declarer's side is in turn.
        positions: Those that were looked at.
        solver: Looks at more.
        first: The card to look at first among the best: what would be played without looking ahead.

    Raises:
        SolverError: If the solver has no answer.
    """
    same = lowest_equals(positions[0])
    close = [card for card in {*same.values()} if found.values[card] >= found.best - _close(found)]
    if len(close) == 1 or not question_limit(play):
        return found
    near = found.best - NEAR * found.count
    close.sort(
        key=lambda card: (min(found.values[card], near), card == same[first], card.index), reverse=True
    )
    side = play.contract.side
    some = Counter(positions[:: max(1, len(positions) // WORLDS)])
    worlds = [World(position, play.won_by(side), WHOLE * times) for position, times in some.items()]
    try:
        look = LookAhead(solver, found.worth, side, question_limit(play), NODES)
        values = _looked_at(look, close, worlds, found)
    except TooManyQuestions:
        return found
    return replace(found, values={card: values[same[card]] for card in same if same[card] in values})


def _looked_at(
    look: LookAhead, cards: Sequence[Card], worlds: Sequence[World], found: Weighed
) -> dict[Card, int]:
    """The values of cards, less what is lost where the next choice is the same in worlds that look alike."""
    plain, weight = look.plain(worlds), sum(world.weight for world in worlds)
    values: dict[Card, int] = {}
    for card in cards:
        if values and max(values.values()) >= found.values[card] - NEAR * found.count:
            break
        loss = summed(card, worlds, plain) - look.after(card, worlds)
        values[card] = found.values[card] - loss * found.count // weight
    return values


def _close(found: Weighed) -> int:
    return (max(found.worth) - min(found.worth)) * found.count // CLOSE
