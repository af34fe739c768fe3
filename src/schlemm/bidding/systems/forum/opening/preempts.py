"""Answers to openings of three and four: raises, notrump with tricks, a new suit forcing, and slam with aces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MAJORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper, TopHonours

GAME: Final = 14
"""Points, short suits counted, for game in partner's major."""
NOTRUMP: Final = 15
"""Figure points for three notrump, with an honour in partner's minor and the other suits stopped."""
STRONG_NOTRUMP: Final = 19
"""The same without an honour there."""
NEW_SUIT: Final = 16
"""Figure points for a suit of one's own, which forces."""
SLAM: Final = -4
"""Points fewer than usual that ask for aces: a long suit takes more tricks than it has points."""
MINOR_SLAM: Final = -1
"""The same for a minor, and opposite a preempt at level four, whose length is counted already."""


def preempts(agreements: Agreements) -> Topic:
    """The topic."""

    def three(situation: Situation, bound: Bound) -> Iterator[Rule]:
        suit = bound["x"]
        more = SLAM if suit.is_major else MINOR_SLAM
        yield from slam_tries(situation, agreements, suit, Box().with_length(suit, 2), more=more)
        yield from _answers(situation, suit)

    def four(situation: Situation, bound: Bound) -> Iterator[Rule]:
        suit = bound["M"]
        yield from slam_tries(situation, agreements, suit, Box().with_length(suit, 1), more=MINOR_SLAM)
        yield Rule(PASS, Box(), Meaning.PASS)

    return Topic(
        "preempts",
        (
            RuleTable(Pattern("3x P|X"), three, closed=True),
            RuleTable(Pattern("4M P|X"), four, closed=True),
            RuleTable(Pattern("3x P 3y P"), _over_new_suit, closed=True),
            RuleTable(Pattern("3x P 3NT|4x|5x|4M P"), _pass, closed=True),
        ),
    )


def _pass(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(PASS, Box(), Meaning.PASS)


def _answers(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Responder's bid."""
    strain, count = Strain.of(suit), PointCount.support(suit)
    for own in MAJORS:
        if own is not suit and situation.cheapest(Strain.of(own)) == 3:
            good = with_figure_points(NEW_SUIT).with_length(own, 5).having(TopHonours(own, 2, 4))
            yield Rule(Bid(3, Strain.of(own)), good, Meaning.NEW_SUIT, Force.ROUND)
    if suit.is_major:
        for length, more in ((3, -1), (2, 1), (1, 3)):
            box = Box().with_count(count, GAME + more).with_length(suit, length)
            yield Rule(Bid(max(situation.game_level(strain), 4), strain), box, Meaning.GAME)
    yield from _notrump(suit)
    for level, trumps in ((4, 3),) if suit.is_major else ((5, 4), (4, 3)):
        few = Box().with_length(suit, trumps).with_count(count, 0, GAME + 1)
        yield Rule(Bid(level, strain), few, Meaning.PREEMPTIVE_RAISE)
    yield Rule(PASS, Box(), Meaning.PASS)


def _notrump(suit: Suit) -> Iterator[Rule]:
    stoppers = tuple(Stopper(other) for other in SUITS if other is not suit)
    if not suit.is_major:
        fit = with_figure_points(NOTRUMP).with_length(suit, 2).having(TopHonours(suit, 1), *stoppers)
        yield Rule(Bid(3, Strain.NOTRUMP), fit, Meaning.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(STRONG_NOTRUMP).having(*stoppers), Meaning.GAME)


def _over_new_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Two cards support the forcing major; with fewer, the long suit again."""
    first, new = Strain.of(bound["x"]), Strain.of(bound["y"])
    level = max(situation.game_level(new), situation.cheapest(new))
    yield Rule(Bid(level, new), Box().with_length(bound["y"], 2), Meaning.RAISE)
    yield Rule(Bid(situation.cheapest(first), first), Box(), Meaning.REBID)
