"""Two clubs is natural where one club opens every strong hand: two diamonds asks, the others are natural."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, are_we_alone
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.placing import agreed_slams, invites_major, major_game
from schlemm.bidding.systems.forum.constructive.third_round import later_rules
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MAJORS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount

ASK: Final = 11
"""Figure points that ask for more."""
GAME: Final = 13
"""Figure points that make three notrump opposite a minimum with a major, or a maximum without one."""
SUIT: Final = Range(7, 11)
"""Figure points of a major of five that opener may pass; one fewer without support for clubs."""
BOTH: Final = 9
"""Figure points that ask with four cards of either major."""
SHAPED: Final = 13
"""Points, long suits counted, of a major of six that forces to game."""
RAISE: Final = Range(6, 11)
"""Points in support for a raise that takes room."""
MORE: Final = 14
"""Figure points of an opener who is no minimum."""


def limited_clubs(agreements: Agreements) -> Topic:
    """The topic."""

    def asked(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return _placing(situation, agreements)

    def later(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return later_rules(situation, agreements)

    def over_major(situation: Situation, bound: Bound) -> Iterator[Rule]:
        return _over_major(situation, agreements, bound["M"])

    return Topic(
        "limited-clubs",
        (
            RuleTable(Pattern("2C P|X"), _answers, closed=True),
            RuleTable(Pattern("2C P|X 2D P"), _described, closed=True),
            RuleTable(Pattern("2C P|X 2D P ? P"), asked, closed=True),
            RuleTable(Pattern("2C P|X 2M P"), over_major, closed=True),
            RuleTable(Pattern("2C P|X 3C|5C P"), _passes, closed=True),
            RuleTable(Pattern("2C P|X * P"), later, closed=True, when=are_we_alone),
        ),
    )


def _answers(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Two diamonds asks with values; a major of five, a raise, else a pass."""
    ask = Bid(2, Strain.DIAMONDS)
    yield Rule(ask, with_figure_points(SUIT.high + 1), Meaning.ASK, Force.ROUND)
    for length in (6, 5):
        for major in MAJORS:
            box = Box(figures=SUIT).with_length(major, length)
            yield Rule(Bid(2, Strain.of(major)), box, Meaning.SUIT_TO_PLAY)
            light = Box(figures=Range(SUIT.low - 1, SUIT.high)).with_length(major, length)
            lacking = light.with_length(Suit.CLUBS, 0, 2)
            yield Rule(Bid(2, Strain.of(major)), lacking, Meaning.SUIT_TO_PLAY)
    yield Rule(ask, with_figure_points(ASK), Meaning.ASK, Force.ROUND)
    majors = with_figure_points(BOTH).with_length(Suit.SPADES, 4).with_length(Suit.HEARTS, 4)
    yield Rule(ask, majors, Meaning.ASK, Force.ROUND)
    clubs = support_points(Suit.CLUBS, *RAISE)
    yield Rule(Bid(5, Strain.CLUBS), clubs.with_length(Suit.CLUBS, 5), Meaning.PREEMPTIVE_RAISE)
    yield Rule(Bid(3, Strain.CLUBS), clubs.with_length(Suit.CLUBS, 3), Meaning.PREEMPTIVE_RAISE)
    yield Rule(PASS, Box(), Meaning.PASS)


def _described(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """A major of four, hearts first; without one, more than a minimum bids notrump, a minimum the clubs."""
    for major in reversed(MAJORS):
        yield Rule(Bid(2, Strain.of(major)), Box().with_length(major, 4), Meaning.SECOND_SUIT)
    yield Rule(Bid(2, Strain.NOTRUMP), with_figure_points(MORE), Meaning.REBID_NOTRUMP)
    yield Rule(Bid(3, Strain.CLUBS), Box(), Meaning.REBID)


def _placing(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Responder knows: slam, a major with four cards, three notrump, an invitation, or clubs."""
    yield from agreed_slams(situation, agreements)
    shown = [suit for suit in MAJORS if situation.partner.length(suit).low >= 4]
    for major in shown:
        yield from major_game(situation, major)
        yield from invites_major(situation, major)
    maximum = situation.last_bid == Bid(2, Strain.NOTRUMP)
    minimum = situation.last_bid == Bid(3, Strain.CLUBS)
    for major in MAJORS:
        level = situation.cheapest(Strain.of(major))
        if level <= 3:
            call = Bid(level, Strain.of(major))
            five, six = Box().with_length(major, 5), Box().with_length(major, 6)
            yield Rule(call, six.with_count(PointCount.LONG, SHAPED), Meaning.NEW_SUIT, Force.GAME)
            yield Rule(call, five.with_count(PointCount.FIGURES, GAME), Meaning.NEW_SUIT, Force.GAME)
    enough = GAME + 1 if minimum else GAME - 2 if maximum else GAME
    yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(enough), Meaning.GAME)
    if not maximum and not minimum:
        yield Rule(Bid(2, Strain.NOTRUMP), Box(), Meaning.INVITATION)
    yield Rule(PASS, Box(), Meaning.PASS)


def _over_major(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Opener opposite five cards and no game in sight: a fit with more than a minimum, or a pass."""
    yield from slam_tries(situation, agreements, major, Box().with_length(major, 3))
    fit = support_points(major, MORE + 3).with_length(major, 4)
    yield Rule(Bid(situation.game_level(Strain.of(major)), Strain.of(major)), fit, Meaning.GAME)
    three = support_points(major, MORE + 1).with_length(major, 3)
    yield Rule(Bid(3, Strain.of(major)), three, Meaning.INVITATION)
    yield Rule(PASS, Box().with_length(major, 1), Meaning.PASS)
    yield Rule(Bid(3, Strain.CLUBS), Box().with_length(Suit.CLUBS, 6), Meaning.REBID)
    yield Rule(PASS, Box(), Meaning.PASS)


def _passes(situation: Situation, bound: Bound) -> Iterator[Rule]:
    yield Rule(PASS, Box(), Meaning.PASS)
