"""A minor that runs, over their opening of one: three notrump with their suit stopped, else a jump in it asks for that.

Partner bids three notrump with a stopper; without one four clubs, which are passed or corrected, or five with two aces.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable
from schlemm.bidding.systems.forum.contested.shared.contest import stopped, suit_bid
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MINORS, Rank, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.features import Holds, TopHonours

RUNS: Final = ((7, Range(13, 19)), (6, Range(16, 19)))
"""Cards of the minor with its three highest, and figure points: eight tricks or nearly."""
ACES: Final = (2, 3, 4)
"""How many aces make eleven tricks."""


def running_minors(situation: Situation, their: Suit) -> Iterator[Rule]:
    """Three notrump or the question for a stopper, directly over one of a suit."""
    for cards, figures in RUNS:
        for minor in (minor for minor in MINORS if minor is not their):
            runs = Box(figures=figures).with_length(minor, cards).having(TopHonours(minor, 3, 3))
            short = runs.with_length(Suit.HEARTS, 0, 3).with_length(Suit.SPADES, 0, 3)
            yield Rule(Bid(3, Strain.NOTRUMP), stopped(short, (their,)), Meaning.GAME)
            yield Rule(suit_bid(3, their), short, Meaning.CUE_STRONG, Force.ROUND, their=their)


def answers_to_jump_in_theirs() -> tuple[RuleTable, ...]:
    """What partner says, and which minor it is."""
    return (
        RuleTable(Pattern("1x 3x P"), _says_whether_stopped, closed=True, when=_asks_for_stopper),
        RuleTable(Pattern("1x 3x P 4C|5C P"), _corrects, closed=True),
    )


def _asks_for_stopper(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.CUE_STRONG


def _says_whether_stopped(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(Bid(3, Strain.NOTRUMP), stopped(Box(), (bound["x"],)), Meaning.GAME)
    aces = Box().having(Holds(Rank.ACE, ACES))
    yield Rule(Bid(5, Strain.CLUBS), aces, Meaning.WAITING)
    yield Rule(Bid(4, Strain.CLUBS), Box(), Meaning.WAITING)


def _corrects(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Clubs are passed, diamonds named."""
    level = 4 if situation.last_bid == Bid(4, Strain.CLUBS) else 5
    yield Rule(PASS, Box().with_length(Suit.CLUBS, 6), Meaning.PASS)
    yield Rule(Bid(level, Strain.DIAMONDS), Box().with_length(Suit.DIAMONDS, 6), Meaning.SUIT_TO_PLAY)
