"""Over their one notrump: double for penalties, two clubs for both majors, the others natural."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import is_vulnerable, longest, suit_bid
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points
from schlemm.core.calls import DOUBLE, PASS, Bid
from schlemm.core.cards import MAJORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

PENALTY: Final = 16
"""Figure points for a double of one notrump, whatever the opponents promise above that."""
FEWER: Final = 2
"""Figure points fewer of both majors or a suit at level two, in second seat, where our side is not vulnerable."""
RUN: Final = 5
"""The most figure points with which partner takes the double out into a suit of five."""
STRONG_FIT: Final = 21
"""Points with support of a hand that has doubled and asks over partner's run."""
RESCUE: Final = 3
"""The most figure points with which partner, once it is redoubled, takes it out into a suit of four."""
ASKS: Final = 13
"""Figure points with which partner of both majors asks how good they are."""
MAXIMUM: Final = 12
"""Figure points of a hand with both majors that goes to game when asked."""
SURE: Final = 16
"""Points of the hand that asked for game opposite less."""


def over_notrump(agreements: Agreements) -> Topic:
    """The topic."""

    def direct(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _actions(situation, agreements, 0)

    def last(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _actions(situation, agreements, 1)

    def to_majors(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers_to_majors(situation)

    def doubled(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers_to_double(situation)

    def run(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_the_run(situation, bound["x"])

    def describes(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _describes_majors()

    def over_minimum(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _over_minimum(bound["M"])

    tables = [
        RuleTable(Pattern("1NT"), direct, closed=True),
        RuleTable(Pattern("1NT P P"), last, closed=True),
        RuleTable(Pattern("1NT X P|XX"), doubled, closed=True),
        RuleTable(Pattern("1NT P P X P|XX"), doubled, closed=True),
        RuleTable(Pattern("1NT X P|XX 2x P|X"), run, closed=True),
        RuleTable(Pattern("1NT P P X P|XX 2x P|X"), run, closed=True),
    ]
    if agreements.two_suiters:
        for after in ("1NT 2C", "1NT P P 2C"):
            tables.append(RuleTable(Pattern(f"{after} P|X"), to_majors, closed=True))
            tables.append(RuleTable(Pattern(f"{after} P|X 2NT P"), describes, closed=True))
            tables.append(RuleTable(Pattern(f"{after} P|X 2NT P 3M P"), over_minimum, closed=True))
    return Topic("over-notrump", tuple(tables))


def _actions(situation: Situation, agreements: Agreements, eager: int) -> Iterator[Rule]:
    """Both majors, long suits, strong hands."""
    vulnerable = is_vulnerable(situation)
    shift = int(vulnerable) - 2 * eager
    fewer = 0 if vulnerable or eager else FEWER
    low = 10 + shift - fewer
    if agreements.two_suiters:
        for five, four in (MAJORS, tuple(reversed(MAJORS))):
            for cards, least in ((5, low - 1), (4, low)):
                box = with_figure_points(least, 16).with_length(five, 5).with_length(four, cards)
                yield Rule(Bid(2, Strain.CLUBS), box, Meaning.TWO_SUITS, suits=MAJORS)
    yield Rule(DOUBLE, with_figure_points(PENALTY - eager), Meaning.PENALTY)
    clubs = () if agreements.two_suiters else (Suit.CLUBS,)
    for suit, box in longest(Box(), (*MAJORS, Suit.DIAMONDS, *clubs), 5):
        length = box.length(suit).low
        least = shift + {5: (12 if suit.is_major else 14) - fewer, 6: 9 - fewer}.get(length, 8)
        hands = box.with_length(suit, length, 13 if length > 6 else length)
        hands = hands.with_count(PointCount.FIGURES, least, 16).having(
            TopHonours(suit, 2 if length < 6 else 1, 4)
        )
        yield Rule(suit_bid(2, suit), hands, Meaning.OVERCALL)
    if not clubs:
        box = (
            with_figure_points(8 + vulnerable, 15)
            .with_length(Suit.CLUBS, 6)
            .having(TopHonours(Suit.CLUBS, 2, 4))
        )
        yield Rule(suit_bid(3, Suit.CLUBS), box, Meaning.OVERCALL)
    for suit in situation.unbid_suits:
        box = with_figure_points(5 + vulnerable, 10).with_length(suit, 7).having(TopHonours(suit, 2, 4))
        yield Rule(suit_bid(3, suit), box, Meaning.PREEMPT)


def _answers_to_double(situation: Situation) -> Iterator[Rule]:
    """Partner's double stays; a very weak hand with a long suit runs, and redoubled with any suit of four."""
    redoubled = not situation.is_quiet
    for suit, box in longest(with_figure_points(0, RUN + (1 if redoubled else 0)), SUITS, 5):
        yield Rule(suit_bid(2, suit), box, Meaning.SUIT_TO_PLAY)
    if redoubled:
        for suit, box in longest(with_figure_points(0, RESCUE), SUITS, 4):
            yield Rule(suit_bid(2, suit), box, Meaning.SUIT_TO_PLAY)
    if not redoubled:
        yield Rule(PASS, Box(), Meaning.PENALTY_PASS)


def _after_the_run(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Partner has next to nothing: much with four of a major asks; doubled, five of one's own beat one of partner's."""
    if suit.is_major:
        asks = support_points(suit, STRONG_FIT).with_length(suit, 4)
        yield Rule(suit_bid(3, suit), asks, Meaning.INVITATION)
    if not situation.is_quiet:
        for other, box in longest(Box().with_length(suit, 0, 1), situation.unbid_suits, 5):
            level = situation.cheapest(Strain.of(other))
            if level == 2:
                yield Rule(suit_bid(level, other), box, Meaning.SUIT_TO_PLAY)


def _answers_to_majors(situation: Situation) -> Iterator[Rule]:
    """The longer major, higher with a fit and values; diamonds or clubs only when they are long."""
    for suit, other in (MAJORS, tuple(reversed(MAJORS))):
        fit = Box().with_length(suit, 4).with_longer(suit, other, 0 if suit is Suit.SPADES else 1)
        yield Rule(suit_bid(4, suit), _better(fit, suit, 15), Meaning.GAME)
        yield Rule(suit_bid(3, suit), _better(fit, suit, 11), Meaning.INVITATION)
    yield Rule(Bid(2, Strain.NOTRUMP), with_figure_points(ASKS), Meaning.ASK, Force.ROUND)
    for suit, other in (MAJORS, tuple(reversed(MAJORS))):
        box = (
            Box(figures=Range(0, ASKS - 1))
            .with_length(suit, 3)
            .with_longer(suit, other, 0 if suit is Suit.SPADES else 1)
        )
        yield Rule(suit_bid(2, suit), box, Meaning.PREFERENCE)
    yield Rule(PASS, Box().with_length(Suit.CLUBS, 6), Meaning.PASS)
    yield Rule(suit_bid(2, Suit.DIAMONDS), Box().with_length(Suit.DIAMONDS, 5), Meaning.SUIT_TO_PLAY)
    for suit, other in (tuple(reversed(MAJORS)), MAJORS):
        yield Rule(suit_bid(2, suit), Box().with_longer(suit, other, 0), Meaning.PREFERENCE)


def _better(box: Box, suit: Suit, low: int) -> Box:
    return box.with_count(PointCount.support(suit), *support_points(suit, low).counts[0][1])


def _describes_majors() -> Iterator[Rule]:
    """Partner asks: the longer major, at level three with the least."""
    for low, level, meaning in ((MAXIMUM, 4, Meaning.MAXIMUM), (0, 3, Meaning.MINIMUM)):
        for suit, other in (MAJORS, tuple(reversed(MAJORS))):
            box = with_figure_points(low).with_longer(suit, other, 0)
            yield Rule(suit_bid(level, suit), box, meaning)


def _over_minimum(major: Suit) -> Iterator[Rule]:
    """Game with the points for it: in the major on three cards, else in notrump."""
    yield Rule(suit_bid(4, major), support_points(major, SURE).with_length(major, 3), Meaning.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(SURE).with_length(major, 0, 2), Meaning.GAME)
    yield Rule(PASS, Box(), Meaning.PASS)
