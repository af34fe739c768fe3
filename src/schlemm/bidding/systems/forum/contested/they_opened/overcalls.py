"""Over their opening of one of a suit: overcalls, weak jumps, notrump, the take-out double; direct and between both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, opening_reading
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import is_vulnerable, longest, stopped, suit_bid
from schlemm.bidding.systems.forum.contested.shared.penalties import penalty_doubles
from schlemm.bidding.systems.forum.contested.they_opened.over_strong_club import over_strong_club
from schlemm.bidding.systems.forum.contested.they_opened.running_minors import (
    answers_to_jump_in_theirs,
    running_minors,
)
from schlemm.bidding.systems.forum.contested.they_opened.two_suiters import two_suiters
from schlemm.bidding.systems.forum.hand_points import with_figure_points, with_length_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import MINORS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

STRONGEST: Final = 17
"""The most points, length counted, of an overcall in a suit; with more one doubles first."""
WEAK: Final = 10
"""The most figure points of a weak jump."""
FEWEST: Final = 5
"""The fewest of a preempt with seven cards, and of six over one opponent to level three, not vulnerable."""
ALL_OTHERS: Final = 3
"""The unbid suits where one opponent has bid."""
UNSTOPPED: Final = 16
"""Figure points of an even hand that doubles whatever it holds in their suit; it has no stopper, or bids notrump."""
NOTRUMP: Final = Range(15, 18)
"""Figure points of an overcall in one notrump."""
BETWEEN: Final = Range(16, 18)
"""The same when both opponents have bid."""


def overcalls(agreements: Agreements) -> Topic:
    """The topic."""

    def direct(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from running_minors(situation, bound["x"])
        yield from _notrump(situation, NOTRUMP)
        if agreements.two_suiters:
            yield from two_suiters(situation, bound["x"])
        yield from _actions(situation, eager=1)

    def between(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _notrump(situation, BETWEEN)
        if agreements.two_suiters and len(situation.unbid_suits) == 3:
            yield from two_suiters(situation, bound["x"])
        yield from _actions(situation, eager=0)

    def limited(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _notrump(situation, NOTRUMP, at=2)
        yield from _actions(situation, eager=1)

    return Topic(
        "overcalls",
        (
            *over_strong_club(),
            RuleTable(Pattern("1x"), direct, closed=True),
            *answers_to_jump_in_theirs(),
            RuleTable(Pattern("1x P #y|#x|#NT"), between, closed=True),
            RuleTable(Pattern("2C"), limited, closed=True, when=is_opening_limited),
        ),
    )


def is_opening_limited(situation: Situation) -> bool:
    """Whether they opened a suit naturally, with an ordinary opening hand, at whatever level."""
    first = opening_reading(situation)
    return first is not None and first.meaning is Meaning.OPENING


def _actions(situation: Situation, eager: int) -> Iterator[Rule]:
    """Everything but notrump and two suits, ``eager`` points lighter than over two bidding opponents."""
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    minors = tuple(suit for suit in situation.unbid_suits if not suit.is_major)
    yield from strong_double(situation)
    yield from _preempts(situation)
    yield from _weak_jumps(situation)
    yield from suit_overcalls(situation, majors, eager)
    yield from takeout(situation, 12)
    yield from suit_overcalls(situation, minors, eager)
    if situation.last_bid is not None and situation.last_bid.strain is Strain.NOTRUMP:
        yield from penalty_doubles(situation)


def strong_double(situation: Situation) -> Iterator[Rule]:
    """Too strong for an overcall, whatever the shape: double, then bid."""
    their = situation.their_suits[0] if situation.their_suits else None
    yield Rule(DOUBLE, with_length_points(STRONGEST + 1), Meaning.TAKEOUT, their=their)
    yield Rule(DOUBLE, Box(figures=Range(17, 37), balanced=True), Meaning.TAKEOUT, their=their)
    even = Box(figures=Range(UNSTOPPED, 37), balanced=True).with_count(PointCount.LONG, UNSTOPPED)
    for suit in situation.unbid_suits:
        even = even.with_length(suit, 3, 4) if suit.is_major else even
    yield Rule(DOUBLE, even, Meaning.TAKEOUT, their=their)


def _notrump(situation: Situation, figures: Range, at: int = 1) -> Iterator[Rule]:
    """Balanced with their suits stopped."""
    if situation.cheapest(Strain.NOTRUMP) == at:
        box = stopped(Box(figures=figures, balanced=True), situation.their_suits)
        for suit in situation.unbid_suits:
            if suit.is_major:
                box = box.with_length(suit, 2, 4)
        yield Rule(Bid(at, Strain.NOTRUMP), box, Meaning.OVERCALL_NOTRUMP)
        uneven = box._replace(balanced=False, shapes=((5, 4, 2, 2),))
        for minor in MINORS:
            yield Rule(Bid(at, Strain.NOTRUMP), uneven.with_length(minor, 5), Meaning.OVERCALL_NOTRUMP)


def suit_overcalls(situation: Situation, suits: tuple[Suit, ...], eager: int) -> Iterator[Rule]:
    """A suit at its cheapest level, with little at level one: it takes room and tells partner what to lead."""
    vulnerable = is_vulnerable(situation)
    for suit, box in longest(with_length_points(0, STRONGEST), suits, 5):
        level, length = situation.cheapest(Strain.of(suit)), box.length(suit).low
        for low, cards, honours in _least(level, eager, vulnerable=vulnerable):
            if length >= cards:
                hands = box.with_count(PointCount.FIGURES, low, 17)
                hands = hands.having(TopHonours(suit, *honours)) if honours else hands
                yield Rule(suit_bid(level, suit), hands, Meaning.OVERCALL)


def _least(
    level: int, eager: int, *, vulnerable: bool
) -> tuple[tuple[int, int, tuple[int, int] | None], ...]:
    """For each way to overcall at a level: the fewest figure points, the cards, and how many of the top honours."""
    match level, vulnerable:
        case 1, False:
            return ((8 - 2 * eager, 5, (1, 3)), (10 - 2 * eager, 5, None))
        case 1, True:
            return ((9 - eager, 5, (2, 5)), (10 - eager, 5, (1, 5)), (12, 5, None))
        case 2, _:
            return (
                (12 - eager + vulnerable, 5, (2, 5)),
                (13 - eager, 5, (1, 5)),
                (10 + vulnerable, 6, (2, 5)),
            )
        case 3, _:
            return ((14, 5, (2, 5)), (12 + vulnerable, 6, (2, 5)), (10 + vulnerable, 7, (2, 5)))
        case _:
            return ()


def takeout(situation: Situation, least: int) -> Iterator[Rule]:
    """Short in their suit with the others; a four-card major unless the hand is better."""
    unbid, their = situation.unbid_suits, situation.their_suits
    last = situation.last_bid
    if not their or last is None or len(unbid) < 2:
        return
    majors = tuple(suit for suit in unbid if suit.is_major)
    if len(unbid) == 2:
        for low, lengths in ((least, (4, 4)), (least - 1, (5, 4)), (least - 1, (4, 5))):
            box = with_figure_points(low)
            for suit, length in zip(unbid, lengths, strict=True):
                box = box.with_length(suit, length)
            yield Rule(DOUBLE, box, Meaning.TAKEOUT, their=their[-1])
        return
    least += max(last.level - 2, 0)
    light = 2 if situation.has_passed and last.level == 1 else 0
    for short, low in ((1, least - 1 - light), (2, least - light // 2)):
        shape = Box().with_length(their[0], 0, short)
        for suit in unbid:
            shape = shape.with_length(suit, 3)
        for major in majors:
            box = shape.with_length(major, 4).with_count(PointCount.FIGURES, low)
            yield Rule(DOUBLE, box, Meaning.TAKEOUT, their=their[0])
        yield Rule(
            DOUBLE, shape.with_count(PointCount.FIGURES, max(low + 1, 12)), Meaning.TAKEOUT, their=their[0]
        )


def _preempts(situation: Situation) -> Iterator[Rule]:
    """Seven cards, vulnerable good ones, and little else: up to two levels higher; eight in a major: game."""
    vulnerable = is_vulnerable(situation)

    def weak(suit: Suit, cards: int) -> Box:
        box = with_figure_points(0, WEAK).with_length(suit, cards)
        box = box.with_count(PointCount.LONG, FEWEST + cards - 4, WEAK + cards - 3)
        return box.having(TopHonours(suit, 2, 5)) if vulnerable else box

    for suit in situation.unbid_suits:
        if suit.is_major:
            yield Rule(suit_bid(4, suit), weak(suit, 8), Meaning.PREEMPT)
    for suit in situation.unbid_suits:
        level = min(situation.cheapest(Strain.of(suit)) + 2, 3)
        if level > situation.cheapest(Strain.of(suit)):
            yield Rule(suit_bid(level, suit), weak(suit, 7), Meaning.PREEMPT)


def _weak_jumps(situation: Situation) -> Iterator[Rule]:
    """Six cards and little else, one level higher than needed; to three over one opponent, not vulnerable, any six.

    The points are counted with length, so that no leeway takes a hand with more figure points: it overcalls simply.
    """
    vulnerable = is_vulnerable(situation)
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit)) + 1
        six = with_figure_points(0, WEAK).with_length(suit, 6)
        if level == 3 and not vulnerable and len(situation.unbid_suits) == ALL_OTHERS:
            light = six.with_count(PointCount.LONG, FEWEST + 2, WEAK + 2)
            yield Rule(suit_bid(level, suit), light, Meaning.PREEMPT)
        elif level <= 3:
            low = (8 if vulnerable else 6) + level - 2
            good = six.with_count(PointCount.LONG, low + 2, WEAK + 2).having(TopHonours(suit, 2, 4))
            yield Rule(suit_bid(level, suit), good, Meaning.PREEMPT)
