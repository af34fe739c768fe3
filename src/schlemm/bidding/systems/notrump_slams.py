"""Slam without a fit in the two natural systems: who knows 33 figure points of both hands bids it, who hopes asks.

Slam is worth looking for once both have shown strength (S1:39), and strong hands bid high (S4:71). Neither source has
a question for it where no suit is agreed, so that the bid below says it: four notrump right over partner's notrump is
no question for aces, it adds points.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from schlemm.bidding.natural.development import fits
from schlemm.bidding.natural.levels import NOTRUMP_NEEDS, fewest_points
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, MINORS, Rank, Strain
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import Holds
from schlemm.evaluation.frequency import mean_figures
from schlemm.scoring.premiums import SLAM_LEVEL

FOUR_NOTRUMP: Final = Bid(4, Strain.NOTRUMP)
HOPES: Final = 3
"""How many points more than the least partner must have, at most, where one asks."""
NO_VOID: Final = (Range(1, 13), Range(1, 13), Range(1, 13), Range(1, 13))


def slam_by_points() -> Topic:
    """The topic."""
    return Topic(
        "notrump-slams",
        (
            RuleTable(Pattern("* 4NT P"), _invited, closed=True, when=_is_invited),
            RuleTable(Pattern("* 2NT|3NT P"), _over_notrump, when=_is_notrump),
        ),
    )


def slams_over_notrump(situation: Situation, box: Box) -> Iterator[Rule]:
    """Seven and six notrump with the points opposite those that partner is likely to have, and four for a little less.

    Of a hand that may be weak or strong more than the least is likely.
    """
    fewest = fewest_points(situation.partner, Strain.NOTRUMP)
    grand = max(NOTRUMP_NEEDS[7] - fewest, 0)
    small = max(NOTRUMP_NEEDS[6] - max(int(_likely(situation)) - 1, fewest), 0)
    for level, low, high in ((7, grand, MOST), (6, small, grand - 1)):
        if low <= high:
            yield Rule(Bid(level, Strain.NOTRUMP), box._replace(figures=Range(low, high)), Meaning.SLAM)
    yield from _asks(situation, box, small)


def _asks(situation: Situation, box: Box, small: int) -> Iterator[Rule]:
    """Four notrump with a little less than these points for six."""
    low = max(NOTRUMP_NEEDS[6] - situation.partner.figures.high, small - HOPES, 0)
    if low < small:
        yield Rule(FOUR_NOTRUMP, box._replace(figures=Range(low, small - 1)), Meaning.QUANTITATIVE)


def _likely(situation: Situation) -> float:
    """The figure points that partner has on average."""
    return mean_figures(situation.known.of(situation.seat.partner).classes)


def _over_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Over three notrump a fit for slam, or any hand without a void; over two an even one without a major asks."""
    if situation.is_game:
        yield from fits(situation, (*MAJORS, *MINORS), at_least=SLAM_LEVEL)
        yield from slams_over_notrump(situation, Box(lengths=NO_VOID))
        return
    even = Box(balanced=True)
    for major in MAJORS:
        even = even.with_length(major, 0, 4)
    fewest = fewest_points(situation.partner, Strain.NOTRUMP)
    yield from _asks(situation, even, max(NOTRUMP_NEEDS[6] - fewest, 0))


def _invited(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Slam with the points opposite those that the asker is likely to have; short of the sure ones with an ace."""
    sure = max(NOTRUMP_NEEDS[6] - fewest_points(situation.partner, Strain.NOTRUMP), 0)
    likely = max(NOTRUMP_NEEDS[6] - ceil(_likely(situation)), 0)
    six = Bid(6, Strain.NOTRUMP)
    yield Rule(six, Box(figures=Range(sure, MOST)), Meaning.SLAM)
    yield Rule(six, Box(figures=Range(likely, MOST)).having(Holds(Rank.ACE, (1, 2, 3, 4))), Meaning.SLAM)


def _is_notrump(situation: Situation) -> bool:
    """Whether partner has just bid notrump because they want to play it, and nobody disturbs."""
    last = situation.last.of(situation.seat.partner)
    if last is None or not situation.is_quiet or situation.bidder is not situation.seat.partner:
        return False
    return last.call == situation.last_bid and not last.is_artificial and last.meaning is not Meaning.WAITING


def _is_invited(situation: Situation) -> bool:
    """Whether partner has just asked by points."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.call == FOUR_NOTRUMP and last.meaning is Meaning.QUANTITATIVE
