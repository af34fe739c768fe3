"""Opener's second bid in Natur B (S4:69-72): notrump if even, the suit again with one, the second with two."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from schlemm.bidding.natural.development import fits
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.natur_b.game import points_for
from schlemm.bidding.systems.notrump_slams import slams_over_notrump
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.scoring.premiums import SLAM_LEVEL

SUPPORT: Final = (Range(0, 15), Range(16, 18), Range(19, MOST))
"""Points with shortness for partner's major at the cheapest level, a level more, and game."""
MINOR_SUPPORT: Final = (Range(0, 15), Range(16, MOST))
"""The same for a minor, where the jump forces to game: it may be better played in notrump."""
OWN: Final = (Range(0, 15), Range(16, 18), Range(19, MOST))
"""Figure points for one's own suit in the same way: weak low, strong high (S4:71)."""
MAJOR_ACCEPTS: Final = MappingProxyType({2: 18, 3: 14})
"""Points with shortness for game after a raise of a major to this level."""
INVITES: Final = 16
"""The same for three, after a raise to two."""
MINOR_ACCEPTS: Final = MappingProxyType({2: 19, 3: 14})
"""Figure points for three notrump after a raise of a minor to this level."""
STRONG: Final = 16
"""Figure points for a high bid of the second suit (S4:49, S4:71): higher than the first, at level three, or a jump."""


def rebids(agreements: Agreements) -> Topic:
    """The topic."""

    def rules(situation: Situation, bound: Bound) -> Iterator[Rule]:
        first, partners = bound["x"], bound["y"]
        yield from _support(situation, partners)
        yield from _even(situation, agreements)
        yield from _two_suits(situation, first, partners)
        yield from _long(situation, first)
        yield from _support_minor(situation, partners)
        yield from _again(situation, first)

    def after_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _opposite_notrump(situation, bound["x"], agreements)

    return Topic(
        "rebids",
        (
            RuleTable(Pattern("1x P 1y P"), rules, when=below_game),
            RuleTable(Pattern("1x P 2y P"), rules, when=below_game),
            RuleTable(Pattern("1x P 1NT P"), after_notrump, closed=True, when=below_game),
            RuleTable(Pattern("1x P 1y P 1NT|2NT P"), _opposite_even, when=below_game),
            RuleTable(Pattern("1M P 2M|3M P"), _after_major_raise, when=below_game),
            RuleTable(Pattern("1m P 2m|3m P"), _after_minor_raise, when=below_game),
        ),
    )


def _after_major_raise(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The opener, with trumps agreed: shortness counts (S4:63)."""
    major, raised = Strain.of(bound["M"]), _raised_to(situation)
    game = Box().with_count(PointCount.SHORT, MAJOR_ACCEPTS[raised])
    yield Rule(Bid(situation.game_level(major), major), game, Meaning.GAME)
    invites = Box().with_count(PointCount.SHORT, INVITES, MAJOR_ACCEPTS[raised] - 1)
    if MAJOR_ACCEPTS[raised] > INVITES:
        yield Rule(Bid(3, major), invites, Meaning.INVITATION)


def _after_minor_raise(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The opener: even hands bid notrump, if they bid at all (S4:69)."""
    points = MINOR_ACCEPTS[_raised_to(situation)]
    even = Box(balanced=True)
    three = Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP)
    yield Rule(three, even.with_count(PointCount.FIGURES, points), Meaning.GAME)
    yield Rule(PASS, even.with_count(PointCount.FIGURES, 0, points - 1), Meaning.PASS)


def _raised_to(situation: Situation) -> int:
    """The level of partner's raise."""
    return situation.last_bid.level if situation.last_bid is not None else 0


def _opposite_notrump(situation: Situation, first: Suit, agreements: Agreements) -> Iterator[Rule]:
    """The opener, opposite one notrump: even hands stay there, below game or in it; others describe their suits."""
    enough = Box(figures=Range(points_for(situation.partner), MOST))
    three = Bid(situation.game_level(Strain.NOTRUMP), Strain.NOTRUMP)
    yield Rule(three, enough._replace(balanced=True), Meaning.GAME)
    yield Rule(PASS, Box(figures=Range(0, agreements.notrump.low - 1), balanced=True), Meaning.PASS)
    yield from _two_suits(situation, first, None)
    if first.is_major:
        yield from _long(situation, first)
    yield Rule(three, enough, Meaning.GAME)
    if not first.is_major:
        yield from _long(situation, first)


def _own_game(situation: Situation, suit: Suit, box: Box) -> Iterator[Rule]:
    """Game in one's own major of six cards."""
    if suit.is_major:
        game = situation.game_level(Strain.of(suit))
        yield Rule(Bid(game, Strain.of(suit)), box.with_length(suit, 6), Meaning.GAME)


def _opposite_even(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The answerer, opposite 12 or 19 figure points and an even hand: game or slam by points, and a fit in a major."""
    suit = bound["y"]
    if suit.is_major:
        small = Bid(SLAM_LEVEL, Strain.of(suit))
        yield from (rule for rule in fits(situation, (suit,)) if rule.call == small)
    yield from slams_over_notrump(situation, Box())
    enough = Box(figures=Range(points_for(situation.partner), MOST))
    yield from _own_game(situation, suit, enough)
    if suit.is_major:
        yield Rule(Bid(3, Strain.of(suit)), enough.with_length(suit, 5), Meaning.REBID, Force.GAME)
    yield Rule(Bid(3, Strain.NOTRUMP), enough, Meaning.GAME)


def _support(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Four cards in a major of partner's."""
    if not suit.is_major:
        return
    box, strain = Box().with_length(suit, 4), Strain.of(suit)
    cheapest, game = situation.cheapest(strain), situation.game_level(strain)
    meanings = (Meaning.RAISE, Meaning.LIMIT_RAISE, Meaning.GAME)
    for level, points, meaning in zip((cheapest, cheapest + 1, game), SUPPORT, meanings, strict=True):
        if level <= game:
            called = Meaning.GAME if level == game else meaning
            yield Rule(Bid(level, strain), box.with_count(PointCount.SHORT, *points), called)


def _support_minor(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Four cards in a minor of partner's, when there is nothing better to show."""
    if suit.is_major:
        return
    cheapest = situation.cheapest(Strain.of(suit))
    for level, points in zip((cheapest, cheapest + 1), MINOR_SUPPORT, strict=True):
        box = Box().with_length(suit, 4).with_count(PointCount.SHORT, *points)
        force = Force.NONE if level == cheapest else Force.GAME
        yield Rule(Bid(level, Strain.of(suit)), box, Meaning.RAISE, force)


def _even(situation: Situation, agreements: Agreements) -> Iterator[Rule]:
    """Too weak for one notrump: the cheapest; too strong: with a jump."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    for level, low, high in (
        (cheapest, 0, agreements.notrump.low - 1),
        (cheapest + 1, agreements.notrump.high + 1, MOST),
    ):
        if level <= 3:
            box = Box(figures=Range(low, high), balanced=True)
            yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.REBID_NOTRUMP)


def _two_suits(situation: Situation, first: Suit, partners: Suit | None) -> Iterator[Rule]:
    """The second suit of four: a strong hand bids it higher than the first, at level three, or with a jump."""
    for suit in sorted(
        situation.unbid_suits, key=lambda suit: (situation.cheapest(Strain.of(suit)), suit.index)
    ):
        strain, level = Strain.of(suit), situation.cheapest(Strain.of(suit))
        if suit in {first, partners} or level > 3:
            continue
        box = Box().with_length(suit, 4).with_length(first, 4)
        high = level == 3 or (level == 2 and suit.index > first.index)
        enough = STRONG if high and not situation.is_forced_to_game else 0
        if not high:
            strong = box.with_count(PointCount.FIGURES, STRONG)
            yield Rule(Bid(level + 1, strain), strong, Meaning.JUMP_SHIFT, Force.ROUND)
        yield Rule(
            Bid(level, strain),
            box.with_count(PointCount.FIGURES, enough),
            Meaning.REVERSE if enough and level == 2 else Meaning.SECOND_SUIT,
            Force.ROUND if high else Force.NONE,
        )


def _long(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """Six cards in the first suit, at the level of the points."""
    strain, cheapest = Strain.of(suit), situation.cheapest(Strain.of(suit))
    game = situation.game_level(strain)
    meanings = (Meaning.REBID, Meaning.JUMP_REBID, Meaning.GAME if suit.is_major else Meaning.JUMP_REBID)
    levels = (cheapest, cheapest + 1, game if suit.is_major else cheapest + 1)
    for level, points, meaning in zip(levels, OWN, meanings, strict=True):
        if level <= game:
            box = Box().with_length(suit, 6).with_count(PointCount.FIGURES, *points)
            yield Rule(Bid(level, strain), box, Meaning.GAME if level == game else meaning)


def _again(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """The suit with five cards again, if there is nothing else; with four if partner waits for a bid."""
    strain = Strain.of(suit)
    cheapest = situation.cheapest(strain)
    yield Rule(Bid(cheapest, strain), Box().with_length(suit, 5), Meaning.REBID)
    if situation.is_asked:
        yield Rule(Bid(cheapest, strain), Box(), Meaning.WAITING)
