"""Answers of Natur A where both sides have bid: S1:31 holds as far as the suit can still be bid at level two.

A pass is under 6 points, or a hand below 10 whose suit the overcall has driven to level three. Notrump needs a stopper
in their suit besides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from schlemm.bidding.natural.levels import stoppers
from schlemm.bidding.natural.penalty import penalty
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.natur_a.answers import (
    ANSWER,
    FOUR_AT_TWO,
    HONOURS,
    JUMP,
    STRONG_EVEN,
    best_answers,
)
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.core.contract import Doubling
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.features import TopHonours

HIGH: Final = 3
"""The level at which even a suit of five takes 10 points, and up to which a strong hand jumps."""
ENOUGH: Final = Range(FOUR_AT_TWO, ANSWER.high)
"""Points for a suit there, and for a suit of only four at level two."""
LADDER: Final = ((ANSWER, 5, 2), (ENOUGH, 5, HIGH), (ENOUGH, 4, 2), (ANSWER, 4, 1))
"""Points, cards, and the highest level at which a suit is named with them."""


def after_overcall(agreements: Agreements) -> Topic:
    """The topic: partner has opened, and they have overcalled."""
    patterns = (Pattern("1x 1y|1NT"), Pattern("1x 2y"), Pattern("1x 3y"))
    return _topic("after-overcall", patterns, agreements, below_game)


def advances(agreements: Agreements) -> Topic:
    """The topic: partner has bid a suit first after they have opened, which is an opening too (S1:29)."""
    patterns = (Pattern("1x 1y P"), Pattern("1x 2y P"), Pattern("1x 1y 2x"), Pattern("*"))
    return _topic("advances", patterns, agreements, _has_partner_overcalled)


def _topic(
    name: str, patterns: tuple[Pattern, ...], agreements: Agreements, when: Callable[[Situation], bool]
) -> Topic:
    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        (suit,) = situation.suits_of(situation.seat.partner)
        support = 3 if suit.is_major and agreements.majors == 5 else 4
        yield from _strong(situation, suit, support)
        yield from _simple(situation, suit, support)
        yield from penalty(situation)

    return Topic(name, tuple(RuleTable(pattern, rules, closed=True, when=when) for pattern in patterns))


def _has_partner_overcalled(situation: Situation) -> bool:
    """Whether partner's only call is an overcall without a jump, and this is the first call of the hand in turn."""
    last = situation.last.of(situation.seat.partner)
    if last is None or last.meaning is not Meaning.OVERCALL or not below_game(situation):
        return False
    once = len(situation.calls_of(situation.seat.partner)) == 1
    free = not situation.calls_of(situation.seat) and situation.public.auction.doubling is Doubling.UNDOUBLED
    return once and free and situation.cheapest(Strain.NOTRUMP) <= HIGH


def _strong(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """With more than 13 points a jump, as far as level three goes; notrump as S1:31 has it."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    if cheapest <= HIGH:
        even = Box(figures=Range(STRONG_EVEN, MOST), balanced=True)
        even = even.with_length(suit, 0, support - 1) if suit.is_major else even
        level = min(cheapest + 1, HIGH)
        everywhere = even.having(*HONOURS, *stoppers(situation, Strain.NOTRUMP))
        force = Force.GAME if level < situation.game_level(Strain.NOTRUMP) else Force.NONE
        yield Rule(Bid(level, Strain.NOTRUMP), everywhere, Meaning.NOTRUMP_BALANCED, force)
    for other, best in best_answers(Box(strength=JUMP), suit, support):
        if other not in situation.their_suits:
            yield _jump(situation, other, best, raises=other is suit)


def _jump(situation: Situation, suit: Suit, box: Box, *, raises: bool) -> Rule:
    strain, cheapest = Strain.of(suit), situation.cheapest(Strain.of(suit))
    game = situation.game_level(strain)
    level = min(cheapest + 1, game) if raises else max(min(cheapest + 1, HIGH), cheapest)
    meaning = Meaning.JUMP_SHIFT if level > cheapest else Meaning.NEW_SUIT
    if raises:
        meaning = Meaning.RAISE if level < game else Meaning.GAME
    return Rule(Bid(level, strain), box, meaning, Force.GAME if level < game else Force.NONE)


def _simple(situation: Situation, suit: Suit, support: int) -> Iterator[Rule]:
    """With 6 to 13 the best suit that can still be bid; else partner's with a figure, or notrump."""
    for points, least, highest in LADDER:
        for other, best in best_answers(Box(strength=points), suit, support, least):
            level, raises = situation.cheapest(Strain.of(other)), other is suit
            if other not in situation.their_suits and level <= (max(highest, 2) if raises else highest):
                meaning, force = (Meaning.RAISE, Force.NONE) if raises else (Meaning.NEW_SUIT, Force.ROUND)
                yield Rule(Bid(level, Strain.of(other)), best, meaning, force)
    if situation.cheapest(Strain.of(suit)) == 2:
        weak = Box(strength=Range(ANSWER.low, FOUR_AT_TWO - 1)).with_length(suit, 3)
        yield Rule(Bid(2, Strain.of(suit)), weak.having(TopHonours(suit, 1, 4)), Meaning.RAISE)
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= 2:
        rejects = Box(strength=ANSWER if level == 1 else ENOUGH).with_length(suit, 0, support - 1)
        stopped = rejects.having(*stoppers(situation, Strain.NOTRUMP))
        yield Rule(Bid(level, Strain.NOTRUMP), stopped, Meaning.NOTRUMP)
