"""Over their strong club, which names no suit: double for the majors, one notrump for the minors, the rest natural."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, is_opening_artificial
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import is_vulnerable, longest, suit_bid
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, PASS, Bid, Call
from schlemm.core.cards import MAJORS, MINORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.features import TopHonours

WEAKEST: Final = 5
"""The fewest figure points of two suits or a good suit; two more where vulnerable."""
JUMP: Final = Range(4, 10)
"""Figure points of a jump."""
LEVEL_TWO: Final = 10
"""Figure points of five cards at level two; six need two fewer."""
FIVE_FOUR: Final = ((5, 4), (4, 5))
"""The fewest cards of two suits."""


def over_strong_club() -> tuple[RuleTable, ...]:
    """The table of both opponents of the opener, before and after the answer."""
    return (RuleTable(Pattern("1C *"), _over_opening, closed=True, when=_is_early),)


def answers_over_strong_club() -> tuple[RuleTable, ...]:
    """The table of the partner of a hand that has shown two suits."""
    return (RuleTable(Pattern("1C * X|1NT _"), _answers, closed=True, when=_has_two_suits),)


def after_natural_openings(topic: Topic) -> Topic:
    """The same topic, where those tables that speak of an opening in a suit do not answer one that names none."""
    return replace(topic, tables=tuple(map(_of_natural_opening, topic.tables)))


def _of_natural_opening(table: RuleTable) -> RuleTable:
    if table.pattern.text.split()[:1] not in (["1x"], ["1w"]):
        return table
    when = table.when
    return replace(
        table,
        when=lambda situation: not is_opening_artificial(situation) and (when is None or when(situation)),
    )


def _is_early(situation: Situation) -> bool:
    """Whether they have opened so, and have perhaps answered, and nobody of our side has bid."""
    line = situation.line
    bids = sum(isinstance(call, Bid) for call in line)
    early = len(line) == 1 or (len(line) == 3 and bids == 2 and line[1] == PASS)
    return early and is_opening_artificial(situation)


def _has_two_suits(situation: Situation) -> bool:
    reading = situation.last.of(situation.seat.partner)
    return is_opening_artificial(situation) and reading is not None and reading.meaning is Meaning.TWO_SUITS


def _over_opening(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Long suits with a jump, two suits while they have not shown values, a suit of five."""
    weak = situation.right_hand_call == Bid(1, Strain.DIAMONDS) and situation.is_artificial
    yield from _jumps(situation)
    if len(situation.line) == 1 or weak:
        yield from _two_suits(situation, DOUBLE, MAJORS)
        yield from _two_suits(situation, Bid(1, Strain.NOTRUMP), MINORS)
    yield from _suits(situation)
    yield Rule(PASS, Box(), Meaning.PASS)


def _two_suits(situation: Situation, call: Call, suits: tuple[Suit, Suit]) -> Iterator[Rule]:
    low = WEAKEST + 2 * is_vulnerable(situation)
    for lengths in FIVE_FOUR if suits == MAJORS else ((5, 5),):
        box = with_figure_points(low)
        for suit, length in zip(suits, lengths, strict=True):
            box = box.with_length(suit, length)
        yield Rule(call, box, Meaning.TWO_SUITS, Force.REQUEST, suits)


def _jumps(situation: Situation) -> Iterator[Rule]:
    """Seven cards at level three, six with a jump, to level three only where they are too weak for level two."""
    vulnerable = is_vulnerable(situation)
    for length in (7, 6):
        for suit in _unnamed(situation):
            cheapest = situation.cheapest(Strain.of(suit))
            level = 3 if length == 7 else cheapest + 1
            high = length == 6 and level == 3
            most = LEVEL_TWO - 3 if high else JUMP.high
            box = Box(figures=Range(JUMP.low, most)).with_length(suit, length)
            box = box.having(TopHonours(suit, 2, 4 if vulnerable else 5))
            if cheapest < level <= 3 and not (high and vulnerable):
                yield Rule(suit_bid(level, suit), box, Meaning.PREEMPT)


def _suits(situation: Situation) -> Iterator[Rule]:
    """A suit with honours at its cheapest level."""
    more = 2 * is_vulnerable(situation)
    for suit, box in longest(Box(), _unnamed(situation), 5):
        level = situation.cheapest(Strain.of(suit))
        least = WEAKEST + 1 if level == 1 else LEVEL_TWO - 2 * (box.length(suit).low > 5)
        if level <= 2:
            hands = with_figure_points(least + more).with_length(suit, box.length(suit).low)
            yield Rule(suit_bid(level, suit), hands.having(TopHonours(suit, 2, 5)), Meaning.OVERCALL)


def _unnamed(situation: Situation) -> tuple[Suit, ...]:
    """The suits that they have not shown, from the highest."""
    return tuple(suit for suit in reversed(SUITS) if suit not in situation.their_suits)


def _answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The longer of both suits; five cards a level higher; over a bid of theirs only with four, never in theirs."""
    suits = situation.suits_of(situation.seat.partner)
    asked = not isinstance(situation.right_hand_call, Bid)
    if len(suits) != 2:
        return
    seat = situation.seat
    shown = (*situation.suits_of(seat.left), *situation.suits_of(seat.right))
    high, low = suits
    for suit, other, by in ((high, low, 1), (low, high, 0)):
        level = situation.cheapest(Strain.of(suit))
        if suit in shown:
            continue
        longer = Box() if other in shown else Box().with_longer(suit, other, by)
        if level <= 2:
            five = longer.with_length(suit, 5)
            yield Rule(suit_bid(level + 1, suit), five, Meaning.PREEMPTIVE_RAISE)
        if asked or level <= 2:
            box = longer if asked else longer.with_length(suit, 4)
            yield Rule(suit_bid(level, suit), box, Meaning.PREFERENCE)
    yield Rule(PASS, Box(), Meaning.PASS)
