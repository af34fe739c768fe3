"""Opener's second bid in Natur B (S4:69-72): notrump if even, the suit again with one, the second with two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.levels import NOTRUMP_NEEDS
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper

SUPPORT: Final = (Range(0, 15), Range(16, 18), Range(19, MOST))
"""Points with shortness for partner's major at the cheapest level, a level more, and game."""
MINOR_SUPPORT: Final = (Range(0, 15), Range(16, MOST))
"""The same for a minor, where the jump forces to game: it may be better played in notrump."""
OWN: Final = (Range(0, 15), Range(16, 18), Range(19, MOST))
"""Figure points for one's own suit in the same way: weak low, strong high (S4:71)."""
FIT: Final = 8
"""Trumps of both hands."""
GAME: Final = Range(13, 20)
"""Figure points for three notrump opposite 12 to 15."""
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

    return Topic(
        "rebids",
        (
            RuleTable(Pattern("1x P 1y P"), rules, when=below_game),
            RuleTable(Pattern("1x P 2y P"), rules, when=below_game),
            RuleTable(Pattern("1x P 1y|2y P 2x P"), _opposite_one_suit, when=below_game),
            RuleTable(Pattern("1x P 1y P 1NT|2NT P"), _opposite_even, when=below_game),
        ),
    )


def _opposite_one_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The answerer, opposite a weak hand with one suit: nine tricks rather than eleven in a minor.

    A major with a fit, or six cards in one, is better; with everything stopped notrump is bid at once, without it when
    there is no new suit to show.
    """
    first, stoppers = bound["x"], (Stopper(suit) for suit in situation.unbid_suits)
    box = Box(figures=GAME)
    if first.is_major:
        box = box.with_length(first, 0, FIT - 1 - situation.partner.length(first).low)
    yield from _own_game(situation, bound["y"], box)
    yield Rule(Bid(3, Strain.NOTRUMP), box.having(*stoppers), Meaning.GAME)
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit))
        if level <= 3:
            yield Rule(
                Bid(level, Strain.of(suit)), box.with_length(suit, 4), Meaning.SECOND_SUIT, Force.ROUND
            )
    yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.GAME)


def _own_game(situation: Situation, suit: Suit, box: Box) -> Iterator[Rule]:
    """Game in one's own major of six cards."""
    if suit.is_major:
        game = situation.game_level(Strain.of(suit))
        yield Rule(Bid(game, Strain.of(suit)), box.with_length(suit, 6), Meaning.GAME)


def _opposite_even(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """The answerer, opposite 12 or 19 figure points and an even hand: game or slam by points, and a fit in a major."""
    suit, shown = bound["y"], situation.partner.figures.low
    game, slam = NOTRUMP_NEEDS[3] - shown, NOTRUMP_NEEDS[6] - shown
    yield Rule(Bid(6, Strain.NOTRUMP), Box(figures=Range(slam, MOST)), Meaning.SLAM)
    enough = Box(figures=Range(game, MOST))
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


def _two_suits(situation: Situation, first: Suit, partners: Suit) -> Iterator[Rule]:
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
