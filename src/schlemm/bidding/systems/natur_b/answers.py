"""Answers of Natur B: even hands bid notrump, suits the longer first, weak hands low and strong ones high (S4:69-71).

An even hand with four cards in partner's major has found its trumps and raises. Support is counted with shortness
(S4:63), everything else in figure points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.answers import answers as natural_answers
from schlemm.bidding.natural.development import notrump
from schlemm.bidding.natural.levels import ladder
from schlemm.bidding.natural.opening import longest_suits
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.notrump_slams import slams_over_notrump
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount

RAISES: Final = (Range(6, 9), Range(10, 12), Range(13, 15))
"""Points with shortness for two, three and four of partner's major."""
MINOR_RAISES: Final = (Range(6, 9), Range(10, 13), Range(14, MOST))
"""Points with shortness for two, three and five of partner's minor: four would go past three notrump and stop there."""
NOTRUMP: Final = (
    (1, Range(6, 10), Meaning.NOTRUMP_BALANCED),
    (2, Range(11, 12), Meaning.NOTRUMP_BALANCED),
    (3, Range(13, 15), Meaning.GAME),
    (4, Range(16, 18), Meaning.QUANTITATIVE),
    (6, Range(19, MOST), Meaning.SLAM),
)
"""Figure points for notrump with an even hand, opposite 12 or more."""
THREE_NOTRUMP: Final = 13
"""Figure points for three notrump with support for a minor and no singleton."""
AFTER_STRONG: Final = (
    (3, Range(3, 7), Meaning.GAME),
    (4, Range(8, 10), Meaning.QUANTITATIVE),
    (6, Range(11, MOST), Meaning.SLAM),
)
"""The same opposite two of a suit: 22 or more."""
ANSWER: Final = 6
"""Figure points for a suit at level one."""
TWO_LEVEL: Final = 10
"""Figure points for a suit at level two."""
STRONG: Final = 16
"""Figure points for a suit with a jump: a strong hand (S4:49)."""
POSITIVE: Final = 3
"""Figure points that make game opposite two of a suit, which has 22 or more: any less have nothing to say."""


def answers(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        suit = bound["x"]
        support = 3 if suit.is_major and agreements.majors == 5 else 4
        yield from _even(situation, suit, support)
        yield from _jump_shifts(situation, suit)
        yield from _longest(situation, suit)
        if suit.is_major:
            yield from _raises(situation, suit, support)
        yield from _suits(situation, suit, 1, ANSWER)
        if not suit.is_major:
            yield from _minor_raises(suit, support)
        yield from _suits(situation, suit, 2, TWO_LEVEL)
        yield Rule(Bid(1, Strain.NOTRUMP), Box(figures=NOTRUMP[0][1]), Meaning.NOTRUMP)
        if suit.is_major:
            yield _strong(situation, suit, support)

    return Topic(
        "answers",
        (
            RuleTable(Pattern("1x P"), rules, closed=True, when=below_game),
            RuleTable(Pattern("1NT P"), _to_notrump, closed=True, when=below_game),
            RuleTable(Pattern("2x P"), _to_strong, closed=True, when=below_game),
        ),
    )


def _even(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """Notrump by points; only a fit in a major is better."""
    box = Box(balanced=True)
    if suit.is_major:
        box = box.with_length(suit, 0, support - 1)
    for level, figures, meaning in NOTRUMP:
        called = Meaning.GAME if situation.game_level(Strain.NOTRUMP) <= level < 4 else meaning
        yield Rule(Bid(level, Strain.NOTRUMP), box.with_count(PointCount.FIGURES, *figures), called)


def _raises(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """A major, up to game."""
    fit = Box().with_length(suit, support)
    strain = Strain.of(suit)
    meanings = (Meaning.RAISE, Meaning.LIMIT_RAISE, Meaning.GAME)
    for level, points, meaning in zip((2, 3, situation.game_level(strain)), RAISES, meanings, strict=True):
        yield Rule(Bid(level, strain), fit.with_count(PointCount.SHORT, *points), meaning)


def _minor_raises(suit: Suit, support: int) -> Iterator[Rule]:
    """A minor, with an uneven hand; without a singleton nine tricks are nearer, but shortness is none (S4:63)."""
    fit = Box().with_length(suit, support)
    round_hand = fit
    for other in _others(suit):
        round_hand = round_hand.with_length(other, 2)
    two, three, five = MINOR_RAISES
    game = round_hand.with_count(PointCount.FIGURES, THREE_NOTRUMP)
    yield Rule(Bid(2, Strain.of(suit)), fit.with_count(PointCount.SHORT, *two), Meaning.RAISE)
    yield Rule(Bid(3, Strain.NOTRUMP), game, Meaning.GAME)
    yield Rule(Bid(3, Strain.of(suit)), fit.with_count(PointCount.SHORT, *three), Meaning.LIMIT_RAISE)
    yield Rule(Bid(5, Strain.of(suit)), fit.with_count(PointCount.SHORT, *five), Meaning.GAME)


def _longest(situation: Situation, opened: Suit) -> Iterator[Rule]:
    """A suit of five or more with the points for level two, the longest first (S4:71), partner's if none is longer.

    A minor of partner's is raised at once only short of game, for a major may make that with nine or ten tricks.
    """
    strong = Box(figures=Range(TWO_LEVEL, MOST))
    for length in range(7, 4, -1):
        if opened.is_major:
            yield from _raises(situation, opened, length)
        for suit in reversed(_others(opened)):
            bid = Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit))
            yield Rule(bid, strong.with_length(suit, length), Meaning.NEW_SUIT, Force.ROUND)
        if not opened.is_major:
            limit = Box().with_length(opened, length).with_count(PointCount.SHORT, *MINOR_RAISES[1])
            yield Rule(Bid(3, Strain.of(opened)), limit, Meaning.LIMIT_RAISE)


def _suits(situation: Situation, opened: Suit, level: int, least: int) -> Iterator[Rule]:
    """A suit of four, the longest; hearts over spades take five."""
    for suit, box in longest_suits(Box(figures=Range(least, MOST)), _others(opened)):
        if situation.cheapest(Strain.of(suit)) == level and (
            level == 1 or not suit.is_major or box.length(suit).low > 4
        ):
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.NEW_SUIT, Force.ROUND)


def _jump_shifts(situation: Situation, opened: Suit) -> Iterator[Rule]:
    for suit, box in longest_suits(Box(figures=Range(STRONG, MOST)), _others(opened), 5):
        level = situation.cheapest(Strain.of(suit)) + 1
        yield Rule(Bid(level, Strain.of(suit)), box, Meaning.JUMP_SHIFT, Force.GAME)


def _strong(situation: Situation, suit: Suit, support: int) -> Rule:
    """What is left of the strong hands: partner's major."""
    fit = Box(figures=Range(TWO_LEVEL, MOST)).with_length(suit, support)
    return Rule(Bid(situation.game_level(Strain.of(suit)), Strain.of(suit)), fit, Meaning.GAME)


def _to_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """After one notrump: even hands stay in notrump, by points; others as everybody naturally does."""
    yield from slams_over_notrump(situation, Box(balanced=True))
    even = tuple(notrump(situation, Box(balanced=True)))
    least = min((rule.box.figures.low for rule in even), default=0)
    yield from even
    yield Rule(PASS, Box(figures=Range(0, max(least - 1, 0)), balanced=True), Meaning.PASS)
    if situation.opening is not None:
        yield from natural_answers(situation, situation.opening)


def _to_strong(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """After two of a suit, 22 or more on four cards at least: support, notrump if even, a suit, or nothing to say."""
    suit = bound["x"]
    support = Box().with_length(suit, 4)
    yield from ladder(situation, Strain.of(suit), support, Meaning.RAISE, any_strength=True)
    for level, figures, meaning in AFTER_STRONG:
        yield Rule(Bid(level, Strain.NOTRUMP), Box(figures=figures, balanced=True), meaning)
    for other, box in longest_suits(Box(figures=Range(POSITIVE, MOST)), _others(suit)):
        call = Bid(situation.cheapest(Strain.of(other)), Strain.of(other))
        yield Rule(call, box, Meaning.NEW_SUIT, Force.ROUND)
    yield Rule(Bid(2, Strain.NOTRUMP), Box(), Meaning.WAITING)


def _others(opened: Suit) -> tuple[Suit, ...]:
    return tuple(suit for suit in SUITS if suit is not opened)
