"""They doubled our opening for take-out: redouble with points, raises that take room, two notrump as a good raise."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import longest, suit_bid
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points
from schlemm.core.calls import REDOUBLE, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount


def after_double(agreements: Agreements) -> Topic:
    """The topic."""

    def suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _raises(situation, bound["x"])
        yield Rule(REDOUBLE, with_figure_points(10), Meaning.REDOUBLE)
        yield from _suits(situation, bound["x"])

    return Topic("after-double", (RuleTable(Pattern("1x X"), suit, closed=True),))


def _raises(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Two notrump is the limit raise, so that a jump may be weak."""
    need, game = (3 if suit.is_major else 5), situation.game_level(Strain.of(suit))
    if suit.is_major:
        box = support_points(suit, 5, 13).with_length(suit, 5).with_count(PointCount.FIGURES, 0, 9)
        yield Rule(suit_bid(game, suit), box, Meaning.PREEMPTIVE_RAISE)
    limit = support_points(suit, 11).with_length(suit, need + (1 if suit.is_major else 0))
    yield Rule(Bid(2, Strain.NOTRUMP), limit, Meaning.LIMIT_RAISE, Force.ROUND, (suit,))
    jump = support_points(suit, 5, 10).with_length(suit, need + 1)
    yield Rule(suit_bid(3, suit), jump, Meaning.PREEMPTIVE_RAISE)
    single = support_points(suit, 5, 10).with_length(suit, need).with_count(PointCount.FIGURES, 3, 9)
    yield Rule(suit_bid(2, suit), single, Meaning.RAISE)


def _suits(situation: Situation, mine: Suit) -> Iterator[Rule]:
    """At level one as if they had passed; at level two to play; notrump with a little."""
    new = tuple(suit for suit in SUITS if suit is not mine)
    cheap = tuple(suit for suit in new if situation.cheapest(Strain.of(suit)) == 1)
    for suit, box in longest(with_figure_points(6), cheap, 4):
        yield Rule(suit_bid(1, suit), box, Meaning.NEW_SUIT, Force.ROUND)
    for suit, box in longest(with_figure_points(5), new, 6):
        if situation.cheapest(Strain.of(suit)) == 2:
            yield Rule(suit_bid(2, suit), box, Meaning.SUIT_TO_PLAY)
    yield Rule(Bid(1, Strain.NOTRUMP), Box(figures=Range(7, 9)), Meaning.NOTRUMP)
