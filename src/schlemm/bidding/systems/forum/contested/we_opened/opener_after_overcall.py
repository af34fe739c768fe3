"""Opener after their overcall: answers to partner's negative double, and reopening when it is passed round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import longest, stopped, suit_bid
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount

STRONG: Final = 18
"""Figure points of an opener who does not leave a part score to them."""

JUMPS: Final = Range(17, 19)
"""Opener's points, length counted, for a jump in a second suit of five over partner's negative double."""
HIGHEST_MINOR: Final = 4
"""The highest level at which opener answers it in a minor."""
OPENERS_POINTS: Final = {1: (20, 17), 2: (18, 16), 3: (15, 12)}
"""Support points for game in the major of a negative double, and for an invitation, by the level of their overcall."""


def openers_turn(agreements: Agreements) -> Topic:
    """The topic."""

    def answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers(situation, bound["x"], bound["y"])

    def reopening(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _reopen(situation, agreements, bound["x"], bound["y"])

    return Topic(
        "opener-after-overcall",
        (
            RuleTable(Pattern("1x #y X P"), answers, closed=True, when=_is_negative),
            RuleTable(Pattern("1x 1y|2y|3y P P"), reopening, closed=True),
            RuleTable(Pattern("1x P P X"), _over_late_double, closed=True),
        ),
    )


def _is_negative(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return last is not None and last.meaning is Meaning.NEGATIVE_DOUBLE


def _answers(situation: Situation, mine: Suit, their: Suit) -> Iterator[Rule]:
    """As if partner had bid the major; the better the hand, the higher."""
    last = situation.last_bid
    level = last.level if last is not None else 1
    cards = 5 if level == 1 else 4
    box = with_figure_points(12).with_length(their, cards)
    yield Rule(PASS, box, Meaning.PENALTY_PASS, their=their)
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    for suit in majors:
        yield from _major(situation, suit, level)
    yield from _notrump(situation, their, level)
    yield from _shape(situation, mine, level)
    yield from _strong_minors(situation, mine)
    cue = suit_bid(situation.cheapest(Strain.of(their)), their)
    if cue.level <= 3:
        yield Rule(cue, Box().with_count(PointCount.LONG, 18), Meaning.CUE_STRONG, Force.GAME)
    for suit in situation.unbid_suits:
        if situation.cheapest(Strain.of(suit)) <= max(level, 2) and not suit.is_major:
            at = situation.cheapest(Strain.of(suit))
            yield Rule(suit_bid(at, suit), Box().with_length(suit, 4), Meaning.SECOND_SUIT)
    yield from _higher_minors(situation)
    at = situation.cheapest(Strain.of(mine))
    yield Rule(suit_bid(at, mine), Box().with_length(mine, 5), Meaning.REBID)
    if level < 3 or situation.cheapest(Strain.NOTRUMP) < 3:
        box = stopped(Box(), (their,))
        yield Rule(Bid(situation.cheapest(Strain.NOTRUMP), Strain.NOTRUMP), box, Meaning.WAITING)
    for suit in (*majors, *situation.unbid_suits):
        if situation.cheapest(Strain.of(suit)) <= max(level, 2):
            at = situation.cheapest(Strain.of(suit))
            yield Rule(suit_bid(at, suit), Box().with_length(suit, 3), Meaning.ANSWER_DOUBLE)
    yield Rule(suit_bid(situation.cheapest(Strain.of(mine)), mine), Box(), Meaning.WAITING)


def _major(situation: Situation, suit: Suit, level: int) -> Iterator[Rule]:
    at, game = situation.cheapest(Strain.of(suit)), situation.game_level(Strain.of(suit))
    if at > game:
        return
    four = Box().with_length(suit, 4)
    count = PointCount.support(suit)
    enough, invites = OPENERS_POINTS.get(level, (13, 10))
    if at < game:
        yield Rule(suit_bid(game, suit), four.with_count(count, enough), Meaning.GAME)
    if at + 1 < game:
        yield Rule(suit_bid(at + 1, suit), four.with_count(count, invites), Meaning.INVITATION)
    yield Rule(suit_bid(at, suit), four, Meaning.ANSWER_DOUBLE)


def _strong_minors(situation: Situation, mine: Suit) -> Iterator[Rule]:
    """A minor of five that nobody has bid, beside five, with a jump: more than the least, not enough to force."""
    for suit, box in longest(Box().with_length(mine, 5), _unbid_minors(situation), 5):
        jump = situation.cheapest(Strain.of(suit)) + 1
        if jump <= HIGHEST_MINOR:
            yield Rule(suit_bid(jump, suit), box.with_count(PointCount.LONG, *JUMPS), Meaning.SECOND_SUIT)


def _higher_minors(situation: Situation) -> Iterator[Rule]:
    """A minor above level two: with five cards, at level three with four where the double spoke of both minors."""
    minors = _unbid_minors(situation)
    both = all(not suit.is_major for suit in situation.unbid_suits)
    for suit, box in longest(Box(), minors, 4 if both else 5):
        at = situation.cheapest(Strain.of(suit))
        if at == 3 or (at == HIGHEST_MINOR and box.length(suit).low >= 5):
            yield Rule(suit_bid(at, suit), box, Meaning.SECOND_SUIT)


def _unbid_minors(situation: Situation) -> tuple[Suit, ...]:
    return tuple(suit for suit in situation.unbid_suits if not suit.is_major)


def _notrump(situation: Situation, their: Suit, level: int) -> Iterator[Rule]:
    """Balanced and stopped: cheap with the least, higher with eighteen."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    steps = {1: {1: Range(12, 14), 2: Range(18, 19)}, 2: {2: Range(12, 15), 3: Range(16, 20)}}
    for at, figures in {**steps.get(cheapest, {3: Range(14, 20)})}.items():
        if at >= cheapest:
            box = stopped(Box(figures=figures, balanced=True), (their,))
            yield Rule(Bid(at, Strain.NOTRUMP), box, Meaning.REBID_NOTRUMP)


def _shape(situation: Situation, mine: Suit, level: int) -> Iterator[Rule]:
    """Six cards of the first suit, with a jump on sixteen points."""
    at, game = situation.cheapest(Strain.of(mine)), situation.game_level(Strain.of(mine))
    six = Box().with_length(mine, 6)
    if mine.is_major and at <= game:
        yield Rule(suit_bid(game, mine), six.with_count(PointCount.LONG, 20 - level), Meaning.GAME)
    if at + 1 < game and at < 3:
        yield Rule(suit_bid(at + 1, mine), six.with_count(PointCount.LONG, 17), Meaning.JUMP_REBID)
    yield Rule(suit_bid(at, mine), six.with_count(PointCount.LONG, 0, 17), Meaning.REBID)


def _reopen(situation: Situation, agreements: Agreements, mine: Suit, their: Suit) -> Iterator[Rule]:
    """Short in their suit, partner may wait to beat them: double; else a long suit, a second one, or notrump."""
    last = situation.last_bid
    level = last.level if last is not None else 1
    figures = Range(18, 19)
    if situation.cheapest(Strain.NOTRUMP) == level:
        box = stopped(Box(figures=figures, balanced=True), (their,))
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.REBID_NOTRUMP)
    at = situation.cheapest(Strain.of(mine))
    if at <= 3:
        box = Box().with_count(PointCount.LONG, 13 + at - 1).with_length(mine, 7)
        yield Rule(suit_bid(at, mine), box, Meaning.REOPENING)
        six = Box().with_count(PointCount.LONG, 14 + at - 2, 18).with_length(mine, 6).with_length(their, 1)
        for suit in situation.unbid_suits if agreements.negative_doubles else ():
            six = six.with_length(suit, 0, 3) if suit.is_major else six
        yield Rule(suit_bid(at, mine), six, Meaning.REOPENING)
    for suit in situation.unbid_suits:
        at = situation.cheapest(Strain.of(suit))
        if at <= 2 or (at == 3 and level == 3):
            box = Box().with_count(PointCount.LONG, 13 + level, 19).with_length(mine, 5).with_length(suit, 5)
            yield Rule(suit_bid(at, suit), box, Meaning.REOPENING)
    low = 11 if agreements.negative_doubles else 13
    for short, more in ((1, 0), (2, 1 + level), (3, 7)):
        box = with_figure_points(low + more + (level - 1)).with_length(their, 0, short)
        yield Rule(DOUBLE, box, Meaning.TAKEOUT, their=their)
    yield from _too_strong_to_sell(situation, their, level)


def _too_strong_to_sell(situation: Situation, their: Suit, level: int) -> Iterator[Rule]:
    """Eighteen or more with their suit: notrump with a stopper, else a double whatever the shape."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    if cheapest == level:
        uneven = stopped(Box(figures=Range(STRONG, 20)).with_length(their, 2), (their,))
        yield Rule(Bid(cheapest, Strain.NOTRUMP), uneven, Meaning.REBID_NOTRUMP)
    yield Rule(DOUBLE, with_figure_points(STRONG), Meaning.TAKEOUT, their=their)


def _over_late_double(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Partner could not answer and the last hand doubles: a strong hand says so, a long or second suit is bid."""
    mine = bound["x"]
    yield Rule(REDOUBLE, with_figure_points(STRONG - 1), Meaning.REDOUBLE)
    yield from _second_suits(situation, mine, 1)
    again = Box().with_count(PointCount.LONG, 14).with_length(mine, 6)
    yield Rule(suit_bid(situation.cheapest(Strain.of(mine)), mine), again, Meaning.REBID)
    yield from _second_suits(situation, mine, 2)
    yield Rule(PASS, Box(), Meaning.PASS)


def _second_suits(situation: Situation, mine: Suit, level: int) -> Iterator[Rule]:
    """Four cards at level one beside five, five at level two: partner, who has little, prefers one of the two."""
    for suit, second in longest(Box(), situation.unbid_suits, 3 + level):
        if situation.cheapest(Strain.of(suit)) == level:
            hands = second.with_length(mine, 5).with_count(PointCount.LONG, 12 + level)
            yield Rule(suit_bid(level, suit), hands, Meaning.SECOND_SUIT)
