"""Cards compared over imagined deals: over more of them where two are close, over fewer where one is clearly best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from schlemm.bots.play.effort import NODES, first_count, position_count
from schlemm.bots.play.imagine import imagined
from schlemm.bots.play.judging import judged_by_play
from schlemm.bots.play.weigh import Weighed, declarers_tricks, weighed
from schlemm.core.cards import Card
from schlemm.core.play import Play
from schlemm.core.view import View
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver, SolverError

SURE: Final = 2
"""By how many standard errors the best card must lead for the others to be out of it."""


class Compared(NamedTuple):
    """What the cards of one moment are worth.

    Attributes:
        deals: The positions that were looked at.
        found: The cards, by the same positions.
    """

    deals: tuple[Position, ...]
    found: Weighed


def compare_until_clear(view: View, play: Play, solver: Solver) -> Compared:
    """Compare the cards of the player in turn, in as many imagined deals as it takes.

    Each time it is not clear yet, half as many again are looked at, up to the number that ``effort`` allows, and no
    longer than the search may take. Where it is not clear in the end, those deals count for more in which the others
    have played well.

    Args:
        view: A view that acts.
        play: Its play.
        solver: Looks at each position with open cards.

    Raises:
        SolverError: If the solver has no answer, not even for one deal.
    """
    deals = imagined(view, play, position_count(play))
    upto, tricks, nodes = first_count(play), list[Mapping[Card, int]](), NODES
    while True:
        wanted = deals[len(tricks) : upto]
        more, nodes = declarers_tricks(play, wanted, solver, nodes)
        tricks += more
        if not tricks:
            raise SolverError("too-wild", deals[0], f"one deal takes more than {NODES:,} positions")
        found = weighed(view, play, tricks)
        if is_clear(found):
            return Compared(deals[: len(tricks)], found)
        if len(more) < len(wanted) or len(tricks) == len(deals):
            places = judged_by_play(deals[: len(tricks)], play, view.seat, solver)
            found = weighed(view, play, [tricks[place] for place in places])
            return Compared(tuple(deals[place] for place in places), found)
        upto += upto // 2


def is_clear(found: Weighed) -> bool:
    """Whether each card is either worth the same as the best one in every position, or surely worth less."""
    best = max(found.values, key=found.values.__getitem__)
    return all(_is_settled(found.worth, found.tricks, best, card) for card in found.values)


def _is_settled(worth: Sequence[int], tricks: Sequence[Mapping[Card, int]], best: Card, card: Card) -> bool:
    """Whether a card is worth so much less, or more, than another one that chance alone hardly explains it."""
    leads = [worth[each[best]] - worth[each[card]] for each in tricks]
    total, squares = sum(leads), sum(lead * lead for lead in leads)
    return total * total * len(leads) >= SURE * SURE * (squares * len(leads) - total * total)
