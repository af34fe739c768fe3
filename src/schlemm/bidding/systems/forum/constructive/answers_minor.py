"""Answers to one of a minor, if the next player passes: majors first, then raises and notrump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.answers_major import ANSWER, TWO_LEVEL, jump_shifts
from schlemm.bidding.systems.forum.constructive.inverted_minors import inverted_raises
from schlemm.bidding.systems.forum.constructive.shared.values import (
    cheapest_bid,
    is_undisturbed,
    natural_bid,
    others,
)
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount

GAME: Final = 13
"""Points with which an answer forces to game, and so shows its longest suit first."""
_HEARTS_FIRST: Final = (Suit.HEARTS, Suit.SPADES)


def answers_minor(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        minor = bound["m"]
        if not situation.has_passed:
            yield from jump_shifts(situation, minor, 4)
        yield from _longer_minor(minor)
        yield from _majors()
        if agreements.splinters:
            yield from _splinters(situation, minor)
        yield from _notrump_games()
        inverted = agreements.inverted_minors and not situation.has_passed
        cards = 5 if minor is Suit.CLUBS or agreements.strong_club else 4
        yield from inverted_raises(minor, cards) if inverted else _raises(minor, cards)
        yield from _other_minor(minor)
        yield from _without_suit(minor, inverted=inverted)
        yield Rule(natural_bid(1), Box().with_count(PointCount.LONG, ANSWER), Meaning.NOTRUMP)

    return Topic("answers-minor", (RuleTable(Pattern("1m P"), rules, closed=True, when=is_undisturbed),))


def _other(minor: Suit) -> Suit:
    return Suit.DIAMONDS if minor is Suit.CLUBS else Suit.CLUBS


def _longer_minor(minor: Suit) -> Iterator[Rule]:
    """With game in hand a minor of five that is longer than the majors comes first; a weak hand shows its major."""
    suit = _other(minor)
    box = Box(figures=Range(GAME - 1, MOST)).with_length(suit, 5)
    box = box.with_longer(suit, Suit.HEARTS).with_longer(suit, Suit.SPADES)
    yield Rule(natural_bid(1 if suit is Suit.DIAMONDS else 2, suit), box, Meaning.NEW_SUIT, Force.ROUND)


def _majors() -> Iterator[Rule]:
    """The longer major; of two fives the higher, of two fours the lower."""
    box = Box().with_count(PointCount.LONG, ANSWER)
    for length in (7, 6, 5):
        for suit in reversed(_HEARTS_FIRST):
            yield Rule(natural_bid(1, suit), box.with_length(suit, length), Meaning.NEW_SUIT, Force.ROUND)
    for suit in _HEARTS_FIRST:
        yield Rule(natural_bid(1, suit), box.with_length(suit, 4), Meaning.NEW_SUIT, Force.ROUND)


def _splinters(situation: Situation, minor: Suit) -> Iterator[Rule]:
    """Five cards of partner's minor, no major, game, and at most one card in the suit bid."""
    for suit in others(minor):
        jump = cheapest_bid(situation, suit, 2)
        box = Box(figures=Range(11, 15)).with_length(minor, 5).with_length(suit, 0, 1)
        if jump is not None:
            yield Rule(jump, box, Meaning.SPLINTER, Force.GAME, suits=(minor,), trump=minor)


def _notrump_games() -> Iterator[Rule]:
    for level, points in ((3, Range(13, 15)), (2, Range(11, 12))):
        meaning = Meaning.GAME if level == 3 else Meaning.NOTRUMP_BALANCED
        yield Rule(natural_bid(level), Box(figures=points, balanced=True), meaning)


def _raises(minor: Suit, cards: int) -> Iterator[Rule]:
    """Not inverted: to three with 11 or 12, to two with 6 to 10; an opening on three cards, or fewer, needs five."""
    points = PointCount.support(minor)
    limit = Box().with_count(points, 11, 12).with_length(minor, cards)
    yield Rule(natural_bid(3, minor), limit, Meaning.LIMIT_RAISE)
    shaped = Box(figures=Range(8, 11)).with_count(points, 13).with_length(minor, cards)
    yield Rule(natural_bid(3, minor), shaped, Meaning.LIMIT_RAISE)
    weak = Box().with_count(points, 6, 10).with_length(minor, cards)
    yield Rule(natural_bid(2, minor), weak, Meaning.RAISE)


def _other_minor(minor: Suit) -> Iterator[Rule]:
    """Diamonds over clubs at level one; clubs over diamonds need eleven; a strong hand without a suit needs three."""
    suit = _other(minor)
    strong = Box(figures=Range(TWO_LEVEL, MOST))
    if suit is Suit.DIAMONDS:
        box = Box().with_count(PointCount.LONG, ANSWER).with_length(suit, 4)
        yield Rule(natural_bid(1, suit), box, Meaning.NEW_SUIT, Force.ROUND)
        yield Rule(natural_bid(1, suit), strong.with_length(suit, 3), Meaning.NEW_SUIT, Force.ROUND)
    else:
        yield Rule(natural_bid(2, suit), strong.with_length(suit, 3), Meaning.NEW_SUIT, Force.ROUND)
        long = Box().with_count(PointCount.LONG, TWO_LEVEL + 1).with_length(suit, 6)
        yield Rule(natural_bid(2, suit), long, Meaning.NEW_SUIT, Force.ROUND)


def _without_suit(minor: Suit, *, inverted: bool) -> Iterator[Rule]:
    """What is left: five trumps that no raise has taken, and notrump."""
    if not inverted:
        support = Box(figures=Range(TWO_LEVEL, GAME - 1)).with_length(minor, 5)
        yield Rule(natural_bid(3, minor), support, Meaning.LIMIT_RAISE)
    yield Rule(natural_bid(4), Box(figures=Range(18, MOST)), Meaning.QUANTITATIVE)
    yield Rule(natural_bid(3), Box(figures=Range(GAME, 17)), Meaning.GAME)
