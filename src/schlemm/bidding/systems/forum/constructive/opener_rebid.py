"""Opener's second bid after an answer at level one or with a jump, if the opponents pass."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.after_jump_shift import after_jump_shift
from schlemm.bidding.systems.forum.constructive.shared.values import (
    cheapest_bid,
    is_undisturbed,
    natural_bid,
    others,
)
from schlemm.core.calls import Bid
from schlemm.core.cards import Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

MEDIUM: Final = 16
"""Points, with long suits counted, above a minimum opening: a jump in the suit or of the raise."""
MAXIMUM: Final = 19
"""The same for game opposite six points, and for a new suit with a jump."""
REVERSE: Final = 17


def opener_rebid(agreements: Agreements) -> Topic:
    """The topic."""

    def after_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
        first, answer = bound["x"], bound["y"]
        if answer.is_major:
            yield from _raises(situation, agreements, answer)
        yield from _strong_notrump(first)
        yield from strong_hands(situation, first)
        yield from _one_level(situation, first)
        yield from _jumps(situation, first)
        yield from _weak_notrump(first)
        if answer.is_major:
            yield from _three_card_raise(first, answer)
        else:
            yield from _minor_raises(answer)
        yield from weak_hands(situation, first)
        yield Rule(natural_bid(1), Box(), Meaning.REBID_NOTRUMP)

    def after_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
        first = bound["x"]
        yield from strong_hands(situation, first)
        yield from _jumps(situation, first)
        yield from _over_notrump(first)
        yield from weak_hands(situation, first, passing=True)
        yield Rule(natural_bid(2), Box(figures=Range(17, MOST)), Meaning.INVITATION)

    tables = (
        RuleTable(Pattern("1x P 1y P"), after_suit, closed=True, when=is_undisturbed),
        RuleTable(Pattern("1x P 1NT P"), after_notrump, closed=True, when=is_undisturbed),
        after_jump_shift(agreements),
    )
    return Topic("opener-rebid", tables)


def _raises(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Four trumps: splinter or game, three, two, by support points."""
    four = Box().with_length(major, 4)
    points = PointCount.support(major)
    if agreements.splinters:
        for suit in others(major):
            jump = _splinter(situation, suit)
            short = four.with_count(points, MAXIMUM).with_length(suit, 0, 1)
            if jump is not None and jump.index < natural_bid(4, major).index:
                yield Rule(jump, short, Meaning.SPLINTER, Force.GAME, suits=(major,), trump=major)
    yield Rule(natural_bid(4, major), four.with_count(points, MAXIMUM), Meaning.RAISE)
    yield Rule(natural_bid(3, major), four.with_count(points, MEDIUM, MAXIMUM - 1), Meaning.RAISE)
    yield Rule(natural_bid(2, major), four.with_count(points, 0, MEDIUM - 1), Meaning.RAISE)


def _splinter(situation: Situation, suit: Suit) -> Bid | None:
    """The jump in a new suit that is no natural bid: a double jump, or a jump where no jump would reverse already."""
    if suit in situation.suits_of(situation.seat) or suit in situation.suits_of(situation.seat.partner):
        return None
    higher = any(suit.index > mine.index for mine in situation.suits_of(situation.seat))
    reverse = higher and cheapest_bid(situation, suit) == natural_bid(2, suit)
    return cheapest_bid(situation, suit, 1 if reverse else 2)


def _three_card_raise(first: Suit, major: Suit) -> Iterator[Rule]:
    """Three trumps, a singleton, and not the strength for more; seven of the first suit are bid again."""
    for suit in others(first, major):
        box = Box().with_length(major, 3, 3).with_length(first, 5, 6).with_length(suit, 0, 1)
        yield Rule(natural_bid(2, major), box.with_count(PointCount.LONG, 0, MEDIUM - 1), Meaning.RAISE)


def _minor_raises(minor: Suit) -> Iterator[Rule]:
    """Diamonds over an answer in diamonds: four cards."""
    four = Box().with_length(minor, 4)
    points = PointCount.support(minor)
    yield Rule(natural_bid(3, minor), four.with_count(points, MEDIUM, MOST), Meaning.RAISE)
    yield Rule(natural_bid(2, minor), four.with_count(points, 0, MEDIUM - 1), Meaning.RAISE)


def _strong_notrump(first: Suit) -> Iterator[Rule]:
    """Two notrump; after a major, whose even hands do not open one notrump, a little less, and three with most."""
    least, most = (16, 18) if first.is_major else (18, 19)
    yield Rule(natural_bid(2), Box(figures=Range(least, most), balanced=True), Meaning.REBID_NOTRUMP)
    yield Rule(natural_bid(3), Box(figures=Range(most + 1, MOST), balanced=True), Meaning.REBID_NOTRUMP)


def _weak_notrump(first: Suit) -> Iterator[Rule]:
    most = 15 if first.is_major else 14
    yield Rule(natural_bid(1), Box(figures=Range(0, most), balanced=True), Meaning.REBID_NOTRUMP)


def _one_level(situation: Situation, first: Suit) -> Iterator[Rule]:
    """A major that can still be bid at level one, hearts first."""
    for suit in (Suit.HEARTS, Suit.SPADES):
        if (
            suit is not first
            and suit in situation.unbid_suits
            and cheapest_bid(situation, suit) == natural_bid(1, suit)
        ):
            yield Rule(natural_bid(1, suit), Box().with_length(suit, 4), Meaning.SECOND_SUIT)


def strong_hands(situation: Situation, first: Suit) -> Iterator[Rule]:
    """A second suit with a jump forces to game, a reverse for a round; a major without losers bids it."""
    if first.is_major:
        strong = Box().with_count(PointCount.LONG, MAXIMUM)
        yield Rule(natural_bid(4, first), strong.with_length(first, 7), Meaning.GAME)
        solid = strong.with_length(first, 6).having(TopHonours(first, 3, 4))
        yield Rule(natural_bid(4, first), solid, Meaning.GAME)
    for suit in situation.unbid_suits:
        call, jump = cheapest_bid(situation, suit), cheapest_bid(situation, suit, 1)
        if call is None or jump is None:
            continue
        box = Box().with_length(suit, 4).with_longer(first, suit, 0)
        if call.level == 1 or suit.index < first.index:
            strong = box.with_count(PointCount.LONG, MAXIMUM)
            yield Rule(jump, strong, Meaning.JUMP_SHIFT, Force.GAME)
        else:
            strong = box.with_count(PointCount.LONG, REVERSE).with_length(first, 5)
            strong = _without_major_at_one(situation, strong.with_longer(first, suit))
            yield Rule(call, strong, Meaning.REVERSE, Force.ROUND)


def _jumps(situation: Situation, first: Suit) -> Iterator[Rule]:
    """The suit again with a jump."""
    jumped = cheapest_bid(situation, first, 1)
    if jumped is not None:
        for length, least in ((7, MEDIUM), (6, MEDIUM + 1)):
            box = Box().with_count(PointCount.LONG, least).with_length(first, length)
            yield Rule(jumped, box, Meaning.JUMP_REBID)


def weak_hands(situation: Situation, first: Suit, *, passing: bool = False) -> Iterator[Rule]:
    """The suit again with six cards, a cheaper second suit with four, the suit again with five."""
    again = cheapest_bid(situation, first)
    if again is None:
        return
    cheaper = [suit for suit in situation.unbid_suits if _cheaper(situation, suit, first)]
    for least in (5, 4):
        for suit in cheaper:
            box = Box().with_length(suit, least).with_longer(first, suit, 0).with_length(first, 4)
            yield Rule(natural_bid(again.level, suit), box, Meaning.SECOND_SUIT)
        if least > 4:
            yield Rule(again, Box().with_length(first, 6), Meaning.REBID)
    if not passing:
        yield Rule(again, Box().with_length(first, 5), Meaning.REBID)


def _cheaper(situation: Situation, suit: Suit, first: Suit) -> bool:
    """Whether the suit can be bid at the level of the first suit, and below it."""
    call, again = cheapest_bid(situation, suit), cheapest_bid(situation, first)
    return call is not None and again is not None and call.level == again.level and call.index < again.index


def _over_notrump(first: Suit) -> Iterator[Rule]:
    """Even hands: two or three notrump with more than a minimum, else a pass."""
    yield Rule(natural_bid(3), Box(figures=Range(19, MOST), balanced=True), Meaning.GAME)
    yield Rule(natural_bid(2), Box(figures=Range(17, 18), balanced=True), Meaning.INVITATION)
    if not first.is_major:
        for suit in others(first):
            unbalanced = Box().with_length(suit, 0, 1).with_length(first, 5)
            yield Rule(
                natural_bid(2, first), unbalanced.with_count(PointCount.LONG, 0, MEDIUM), Meaning.REBID
            )


def _without_major_at_one(situation: Situation, box: Box) -> Box:
    """The hands among these that have no major of four to show at level one, which comes before a reverse."""
    for suit in situation.unbid_suits:
        call = cheapest_bid(situation, suit)
        if suit.is_major and call is not None and call.level == 1:
            box = box.with_length(suit, 0, 3)
    return box
