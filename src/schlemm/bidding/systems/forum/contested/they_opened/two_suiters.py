"""Two suits of five by one bid: their suit shows the majors, or the other major and a minor; two notrump the lowest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.contested.shared.contest import is_left_to_us, is_vulnerable, suit_bid
from schlemm.bidding.systems.forum.contested.they_opened.over_strong_club import answers_over_strong_club
from schlemm.bidding.systems.forum.hand_points import support_points, with_length_points
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, MINORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range

WEAKEST: Final = 7
"""The fewest figure points; two more when vulnerable."""


def two_suiters(situation: Situation, their: Suit) -> Iterator[Rule]:
    """The cue bid and two notrump over one of a suit."""
    low = WEAKEST + (2 if is_vulnerable(situation) else 0)
    cue = suit_bid(situation.cheapest(Strain.of(their)), their)
    if cue.level == 2 and situation.last_bid is not None and situation.last_bid.level == 1:
        if not their.is_major:
            yield Rule(cue, _both(*MAJORS, low), Meaning.TWO_SUITS, Force.ROUND, MAJORS)
        else:
            other = next(suit for suit in MAJORS if suit is not their)
            for minor in MINORS:
                yield Rule(cue, _both(other, minor, low), Meaning.TWO_SUITS, Force.ROUND, (other,))
    lowest = tuple(suit for suit in SUITS if suit is not their)[:2]
    if situation.cheapest(Strain.NOTRUMP) <= 2:
        box = _both(lowest[0], lowest[1], low)
        yield Rule(Bid(2, Strain.NOTRUMP), box, Meaning.TWO_SUITS, Force.ROUND, tuple(reversed(lowest)))


def _both(one: Suit, other: Suit, low: int) -> Box:
    """Five cards in both; an opening hand of thirteen to fifteen bids the suits one after the other."""
    return Box(figures=Range(low, 37)).with_length(one, 5).with_length(other, 5)


def answers_to_two_suiters(agreements: Agreements) -> Topic:
    """What partner of the two-suited hand bids."""
    if not agreements.two_suiters:
        return Topic("answers-to-two-suiters", answers_over_strong_club())

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _answers(situation)

    def asked_for_minor(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _minor(situation)

    def left_doubled(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _cheapest_of_five(situation)

    return Topic(
        "answers-to-two-suiters",
        (
            *answers_over_strong_club(),
            RuleTable(Pattern("* 1x P|#y|#NT 2NT _"), rules, closed=True, when=_partner_has_two),
            RuleTable(Pattern("* 1x P ? 2NT _"), rules, closed=True, when=_partner_has_two),
            RuleTable(Pattern("* 1x P ? 2x _"), rules, closed=True, when=_partner_has_two),
            RuleTable(Pattern("* 1x 2x|2NT _"), rules, closed=True, when=_partner_has_two),
            RuleTable(Pattern("* 1x P P 2x|2NT _"), rules, closed=True, when=_partner_has_two),
            RuleTable(Pattern("2x 2NT _"), rules, closed=True, when=_partner_has_two),
            RuleTable(Pattern("2x P 2y 2NT _"), rules, closed=True, when=_partner_has_two),
            RuleTable(Pattern("* 1M 2M P|X 2NT P"), asked_for_minor, closed=True, when=_mine_is_two),
            RuleTable(Pattern("* 1M P ? 2M P|X 2NT P"), asked_for_minor, closed=True, when=_mine_is_two),
            RuleTable(Pattern("* 2x X P P"), left_doubled, closed=True, when=_mine_is_two),
        ),
    )


def _partner_has_two(situation: Situation) -> bool:
    reading = situation.last.of(situation.seat.partner)
    return reading is not None and reading.meaning is Meaning.TWO_SUITS


def _mine_is_two(situation: Situation) -> bool:
    reading = situation.last.of(situation.seat)
    return reading is not None and reading.meaning is Meaning.TWO_SUITS


def _answers(situation: Situation) -> Iterator[Rule]:
    """Choose between the suits; jump with a fit, to game with more."""
    theirs = situation.suits_of(situation.seat.partner)
    free = not is_left_to_us(situation)
    for suit in theirs:
        yield from _with_fit(situation, suit)
    if len(theirs) == 2:
        first, second = theirs
        for suit, other, by in ((first, second, 0), (second, first, 1)):
            level = situation.cheapest(Strain.of(suit))
            box = Box().with_longer(suit, other, by)
            if not free or level <= 3:
                box = box.with_length(suit, 3) if free else box
                yield Rule(suit_bid(level, suit), box, Meaning.PREFERENCE)
        return
    if not theirs:
        return
    major = theirs[0]
    level = situation.cheapest(Strain.of(major))
    yield Rule(suit_bid(level, major), Box().with_length(major, 3), Meaning.PREFERENCE)
    if not free:
        if situation.cheapest(Strain.NOTRUMP) == 2:
            yield Rule(Bid(2, Strain.NOTRUMP), Box(), Meaning.ASK, Force.ROUND)
        yield Rule(suit_bid(level, major), Box(), Meaning.PREFERENCE)


def _with_fit(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Game with four trumps and some points, or five and shape; a jump invites or takes room."""
    level, game = situation.cheapest(Strain.of(suit)), situation.game_level(Strain.of(suit))
    if level > game:
        return
    more = 0 if suit.is_major else 3
    for cards, low in ((5, 8 + more), (4, 10 + more), (3, 13 + more)):
        box = support_points(suit, low).with_length(suit, cards)
        yield Rule(suit_bid(game, suit), box, Meaning.GAME)
    if level + 1 < game:
        box = support_points(suit, 8 + more).with_length(suit, 4)
        yield Rule(suit_bid(level + 1, suit), box, Meaning.INVITATION)


def _minor(situation: Situation) -> Iterator[Rule]:
    """The minor that partner asks for; with a strong hand a level higher."""
    for box, jump in ((with_length_points(17), 1), (Box(), 0)):
        for suit in MINORS:
            level = situation.cheapest(Strain.of(suit)) + jump
            yield Rule(suit_bid(level, suit), box.with_length(suit, 5), Meaning.SECOND_SUIT)


def _cheapest_of_five(situation: Situation) -> Iterator[Rule]:
    """Their suit was doubled and partner prefers nothing: the cheapest suit of five."""
    suits = [suit for suit in SUITS if suit not in situation.their_suits]
    for suit in sorted(suits, key=lambda suit: (situation.cheapest(Strain.of(suit)), suit.index)):
        level = situation.cheapest(Strain.of(suit))
        yield Rule(suit_bid(level, suit), Box().with_length(suit, 5), Meaning.NATURAL)
