"""Answers of Natur A (S1:31): none under 6 points, the best suit from 6, a jump with more than 13.

Notrump as an answer to a suit denies support for it, at any level; with a jump it shows an even shape, 13 figure
points and an honour in every suit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.notrump_slams import slams_over_notrump
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import TopHonours

ANSWER: Final = Range(6, 13)
"""Points for an answer without a jump (S1:31)."""
JUMP: Final = Range(ANSWER.high + 1, MOST)
"""Points for an answer with a jump (S1:31)."""
STRONG_EVEN: Final = 13
"""Figure points for notrump with a jump (S1:31)."""
FOUR_AT_TWO: Final = 10
"""Points for a suit of only four at level two."""
HONOURS: Final = tuple(TopHonours(suit, 1, 4) for suit in reversed(SUITS))
"""What every jump in notrump below slam holds: an honour in each suit (S1:31)."""
INVITES: Final = 10
"""Figure points for two notrump after one."""
STRENGTHS: Final = ((2, 4), (1, 2), (0, 4))
"""What makes a suit stronger than another as long: two of A K Q J, an ace or king, anything."""


def answers(agreements: Agreements) -> Topic:
    """The topic."""

    def to_a_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        suit = bound["x"]
        support = 3 if suit.is_major and agreements.majors == 5 else 4
        yield from _jumps(situation, suit, support)
        yield from _simple(situation, suit, support)

    return Topic(
        "answers",
        (
            RuleTable(Pattern("1x P"), to_a_suit, closed=True, when=below_game),
            RuleTable(Pattern("1NT P"), _to_notrump, closed=True, when=below_game),
        ),
    )


def _jumps(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """With more than 13 points, or 13 figure points in an even hand with an honour in every suit.

    The notrump does not deny a minor: S1:31 asks it for no more than that shape, these points and those honours, and
    nine tricks are nearer than eleven.
    """
    even = Box(figures=Range(STRONG_EVEN, MOST))
    yield _strong_even(2, even.with_length(suit, 0, support - 1) if suit.is_major else even)
    raises = Rule(Bid(3, Strain.of(suit)), Box(), Meaning.RAISE, Force.GAME)
    for other, best in best_answers(Box(strength=JUMP), suit, support):
        yield raises._replace(box=best) if other is suit else _named(situation, other, best, jumps=True)


def _simple(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """With 6 to 13 the best suit; notrump is what is left, and rejects partner's, which is short or weak then.

    A suit of only four is bid at level two from 10 points: below that partner's with three cards and a figure is
    better, or notrump.
    """
    raises = Rule(Bid(2, Strain.of(suit)), Box(), Meaning.RAISE)
    enough = Box(strength=Range(FOUR_AT_TWO, ANSWER.high))
    for box, least, level in ((Box(strength=ANSWER), 5, 2), (enough, 4, 2), (Box(strength=ANSWER), 4, 1)):
        for other, best in best_answers(box, suit, support, least):
            if other is suit:
                yield raises._replace(box=best)
            elif situation.cheapest(Strain.of(other)) <= level:
                yield _named(situation, other, best)
    weak = Box(strength=Range(ANSWER.low, FOUR_AT_TWO - 1))
    yield raises._replace(box=weak.with_length(suit, 3).having(TopHonours(suit, 1, 4)))
    yield Rule(Bid(1, Strain.NOTRUMP), weak.with_length(suit, 0, support - 1), Meaning.NOTRUMP)


def best_answers(box: Box, suit: Suit, support: int, least: int = 4) -> Iterator[tuple[Suit, Box]]:
    """Boxes that, taken in order, find the best suit, partner's among them.

    With support for partner's major only a suit that is longer and no weaker is better.
    """
    if not suit.is_major:
        yield from best_suits(box, suit, least, raises=True)
        return
    fit = box.with_length(suit, support)
    others = tuple(other for other in reversed(SUITS) if other is not suit)
    for honours, among in STRENGTHS:
        for other in (*others, suit):
            best = fit if other is suit else fit.with_length(other, 5).with_longer(other, suit)
            yield other, best.having(TopHonours(other, honours, among)) if honours else best
    yield from best_suits(box, suit, least)


def _named(situation: Situation, suit: Suit, box: Box, *, jumps: bool = False) -> Rule:
    """A suit of one's own: at the cheapest level it asks for a bid, with a jump for game."""
    level = situation.cheapest(Strain.of(suit)) + jumps
    meaning, force = (Meaning.JUMP_SHIFT, Force.GAME) if jumps else (Meaning.NEW_SUIT, Force.ROUND)
    return Rule(Bid(level, Strain.of(suit)), box, meaning, force)


def _to_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """After one notrump, 4-3-3-3 with 13 or more; every suit finds three cards there."""
    slams = tuple(slams_over_notrump(situation, Box(balanced=True)))
    for rule in slams:
        yield rule if rule.meaning is Meaning.SLAM else rule._replace(box=rule.box.having(*HONOURS))
    least = min(rule.box.figures.low for rule in slams)
    yield _strong_even(3, Box(figures=Range(STRONG_EVEN, least - 1)))
    for suit, best in best_suits(Box(strength=JUMP), None):
        yield Rule(Bid(3, Strain.of(suit)), best, Meaning.JUMP_SHIFT, Force.GAME)
    for suit, best in best_suits(Box(strength=ANSWER), None, 5):
        yield Rule(Bid(2, Strain.of(suit)), best, Meaning.SUIT_TO_PLAY)
    invites = Box(figures=Range(INVITES, ANSWER.high))
    yield Rule(Bid(2, Strain.NOTRUMP), invites, Meaning.INVITATION)
    for suit, best in best_suits(Box(strength=ANSWER), None):
        yield Rule(Bid(2, Strain.of(suit)), best, Meaning.SUIT_TO_PLAY)


def _strong_even(level: int, box: Box) -> Rule:
    """Notrump with a jump: even shape, an honour in every suit (S1:31)."""
    even = Box(figures=box.figures, lengths=box.lengths, balanced=True)
    force = Force.GAME if level < 3 else Force.NONE
    return Rule(Bid(level, Strain.NOTRUMP), even.having(*HONOURS), Meaning.NOTRUMP_BALANCED, force)


def best_suits(
    box: Box, partners: Suit | None, least: int = 4, *, raises: bool = False
) -> Iterator[tuple[Suit, Box]]:
    """Boxes that, taken in order, find the best suit: the longest, of equals the stronger.

    Of equal suits of five or more the higher comes first, of four the one that is bid more cheaply over partner's.

    Args:
        box: What else the hand must hold.
        partners: The suit that partner has opened.
        least: The fewest cards.
        raises: Whether partner's suit may be the best one; it comes after others as good.
    """
    above = -1 if partners is None else partners.index
    others = [suit for suit in SUITS if suit is not partners]
    cheap = sorted(others, key=lambda suit: (suit.index - above - 1) % 4)
    last = [partners] if raises and partners is not None else []
    for length in range(7, least - 1, -1):
        for honours, among in STRENGTHS if length <= 5 else STRENGTHS[-1:]:
            for suit in (*(cheap if length == 4 else reversed(others)), *last):
                longest = box.with_length(suit, length)
                yield suit, longest.having(TopHonours(suit, honours, among)) if honours else longest
