"""After one club and a weak answer: suits told and raised, and what opener makes of what responder has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.constructive.shared.placing import (
    agreed_slams,
    invites_major,
    major_game,
    notrump_game,
)
from schlemm.bidding.systems.forum.constructive.third_round import later_rules
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points, with_length_points
from schlemm.bidding.systems.forum.slam.trying import slam_tries
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import MAJORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.counts import PointCount

RAISES: Final = ((4, 9, 3), (4, 8, 4), (3, 7, 3), (3, 6, 4), (2, 4, 3))
"""For each raise of opener's major: its level, the points in support, and the trumps."""
ANSWER: Final = 4
"""Figure points with which a suit is told at level one, or at level two over a minor."""
NOTRUMP: Final = 5
"""Figure points of one notrump without a fit."""
INVITES: Final = 7
"""Figure points of two notrump over a minor."""
LONG: Final = Range(2, 7)
"""Figure points of a long suit of responder's own at level two."""
MINOR_RAISE: Final = 5
"""Points in support for a raise of opener's minor."""
BIG: Final = 21
"""Points of opener, short suits counted, that make game opposite a weak answer with six cards of a major and two."""
SIX: Final = 20
"""Points of opener, long suits counted, that make game with six cards of a major that was raised."""
HUGE: Final = 21
"""Points, long suits counted, with which opener goes on without a fit."""
EVEN_GAME: Final = 21
"""Figure points that make three notrump opposite six cards and a little."""


def over_major(situation: Situation, major: Suit) -> Iterator[Rule]:
    """Responder over opener's one of a major: raises by points, spades over hearts, notrump, a long suit."""
    for level, points, trumps in RAISES:
        box = support_points(major, points).with_length(major, trumps)
        meaning = {4: Meaning.GAME, 3: Meaning.INVITATION}.get(level, Meaning.RAISE)
        enough = min(level, max(situation.game_level(Strain.of(major)), 2))
        yield Rule(Bid(enough, Strain.of(major)), box, meaning)
    if major is Suit.HEARTS:
        spades = with_figure_points(ANSWER).with_length(Suit.SPADES, 4)
        yield Rule(Bid(1, Strain.SPADES), spades, Meaning.NEW_SUIT, Force.ROUND)
    for suit in SUITS:
        if suit.index < major.index:
            long = Box(figures=LONG).with_length(suit, 6).with_length(major, 0, 2)
            yield Rule(Bid(2, Strain.of(suit)), long, Meaning.SUIT_TO_PLAY)
    yield Rule(Bid(1, Strain.NOTRUMP), with_figure_points(NOTRUMP), Meaning.NOTRUMP)
    yield Rule(PASS, Box(), Meaning.PASS)


def over_minor(minor: Suit) -> Iterator[Rule]:
    """Responder over opener's two of a minor: a major, of four with the most, then notrump and a raise."""
    for length, least, majors in ((5, ANSWER, MAJORS), (4, INVITES - 1, tuple(reversed(MAJORS)))):
        for major in majors:
            box = with_figure_points(least).with_length(major, length)
            yield Rule(Bid(2, Strain.of(major)), box, Meaning.NEW_SUIT, Force.ROUND)
    yield Rule(Bid(2, Strain.NOTRUMP), with_figure_points(INVITES), Meaning.INVITATION)
    fit = support_points(minor, MINOR_RAISE).with_length(minor, 3)
    yield Rule(Bid(3, Strain.of(minor)), fit, Meaning.RAISE)
    yield Rule(Bid(2, Strain.NOTRUMP), with_figure_points(INVITES - 1), Meaning.INVITATION)
    yield Rule(PASS, Box(), Meaning.PASS)


def opener_over_raise(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Opener, whose major was raised: slam, game with six cards and enough, else by points."""
    yield from agreed_slams(situation, agreements)
    strain = Strain.of(major)
    six = with_length_points(SIX).with_length(major, 6)
    yield Rule(Bid(situation.game_level(strain), strain), six, Meaning.GAME)
    yield from later_rules(situation, agreements)


def opener_over_notrump(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Opener, whose major does not fit: game by points, six cards again, a second suit, else as it is."""
    strong = with_length_points(HUGE).with_length(major, 6)
    yield Rule(Bid(4, Strain.of(major)), strong, Meaning.GAME)
    yield from notrump_game(situation, box=Box(balanced=True))
    yield from _invites_in(situation, major)
    yield Rule(Bid(2, Strain.of(major)), Box().with_length(major, 6), Meaning.REBID)
    yield from _second_suits(situation, major)
    yield from later_rules(situation, agreements)


def _invites_in(situation: Situation, major: Suit) -> Iterator[Rule]:
    """Six cards and nearly game."""
    nearly = with_length_points(HUGE - 2).with_length(major, 6)
    yield Rule(Bid(3, Strain.of(major)), nearly, Meaning.JUMP_REBID)


def _second_suits(situation: Situation, first: Suit) -> Iterator[Rule]:
    """A suit of four besides; with a jump if it is strong, which forces to game."""
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit))
        both = Box().with_length(first, 5).with_length(suit, 4).with_longer(first, suit, 0)
        if level == 2 and suit.index < first.index:
            strong = both.with_count(PointCount.LONG, HUGE)
            yield Rule(Bid(3, Strain.of(suit)), strong, Meaning.JUMP_SHIFT, Force.GAME)
        if level == 2:
            yield Rule(Bid(2, Strain.of(suit)), both, Meaning.SECOND_SUIT)


def opener_over_answer(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Opener after responder's own suit: a fit by points, game in notrump, one's own suit again, a second one."""
    yield from agreed_slams(situation, agreements)
    mine, theirs = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    for suit in theirs:
        if suit.is_major:
            yield from major_game(situation, suit)
            yield from invites_major(situation, suit)
            level = situation.cheapest(Strain.of(suit))
            fit = Box().with_length(suit, max(8 - situation.partner.length(suit).low, 2))
            if level < situation.game_level(Strain.of(suit)):
                yield Rule(Bid(level, Strain.of(suit)), fit, Meaning.RAISE)
    yield from notrump_game(situation, box=Box(balanced=True))
    for first in mine[:1]:
        level = situation.cheapest(Strain.of(first))
        if situation.is_asked and not first.is_major:
            yield from _second_suits(situation, first)
        if level <= 3:
            yield Rule(Bid(level, Strain.of(first)), Box().with_length(first, 6), Meaning.REBID)
        if situation.is_asked:
            yield from _second_suits(situation, first)
    yield from later_rules(situation, agreements)


def after_weak_major(situation: Situation, agreements: Agreements, major: Suit) -> Iterator[Rule]:
    """Opener opposite six cards of a major and four to seven points: slam, game, an invitation, or a pass."""
    strain, fit = Strain.of(major), Box().with_length(major, 2)
    yield from slam_tries(situation, agreements, major, fit)
    if situation.is_game:
        yield Rule(PASS, Box(), Meaning.PASS)
        return
    count = PointCount.SHORT
    for trumps, more in ((4, -2), (3, -1), (2, 0)):
        box = Box().with_count(count, BIG + more).with_length(major, trumps)
        yield Rule(Bid(situation.game_level(strain), strain), box, Meaning.GAME)
    for suit in reversed(SUITS):
        level = situation.cheapest(Strain.of(suit))
        if suit is not major and level <= 3:
            own = with_length_points(HUGE).with_length(suit, 5).with_length(major, 0, 1)
            yield Rule(Bid(level, Strain.of(suit)), own, Meaning.NEW_SUIT, Force.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), with_figure_points(EVEN_GAME), Meaning.GAME)
    nearly = Box().with_count(count, BIG - 1).with_length(major, 2)
    if situation.game_level(strain) > 3:
        yield Rule(Bid(3, strain), nearly, Meaning.INVITATION)
    yield Rule(PASS, Box(), Meaning.PASS)
