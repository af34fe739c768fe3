"""Opener's second bid in Natur A: the source names none, so that strength and shape go on as S1:29-31 begin.

Low is up to 15 points, a level more 16 to 18, and from 19, which make game with the 6 of every answer (S1:37), game;
a second suit forces to game from 20, since nobody knows of a fit, and a long minor goes to five from 22.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, below_game
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

GAME: Final = 19
"""Points that make game opposite the least answer."""
STEPS: Final = (Range(0, 15), Range(16, GAME - 1), Range(GAME, MOST))
"""Points for a suit at the cheapest level, a level more, and game."""
TWO_SUITS: Final = 20
"""Points with which a second suit forces to game."""
MINOR_GAME: Final = 22
"""Points for five of a minor."""
EVEN: Final = ((Range(0, 15), Range(16, 17), Range(18, MOST)), (Range(0, 15), Range(16, MOST)))
"""Figure points for notrump from the cheapest level up, after an answer at level one and at level two."""
OVER_NOTRUMP: Final = (Range(17, 18), Range(19, MOST))
"""Figure points of an even hand for two and three notrump over partner's one."""
OVER_MINOR: Final = (Range(14, 17), Range(18, MOST))
"""The same after a raise of a minor."""
NO_SINGLETON: Final = (Range(2, 13), Range(2, 13), Range(2, 13), Range(2, 13))
"""Lengths of a hand with two cards in every suit at least."""


def opener_second_bid() -> Topic:
    """The topic; partner's jumps force to game and are gone on from naturally."""
    return Topic(
        "opener-rebid",
        (
            RuleTable(Pattern("1x P 1y P"), _over_suit, closed=True, when=_is_simple),
            RuleTable(Pattern("1x P 2y P"), _over_suit, closed=True, when=_is_simple),
            RuleTable(Pattern("1x P 1NT P"), _over_notrump, closed=True, when=_is_simple),
            RuleTable(Pattern("1m P 2m P"), _over_raise, closed=True, when=_is_simple),
        ),
    )


def _is_simple(situation: Situation) -> bool:
    """Whether partner's answer was no jump."""
    return below_game(situation) and not situation.is_forced_to_game


def _over_suit(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """A fit in a major, an even hand, a second suit, six cards, a fit in a minor, and what is left."""
    first, partners = bound["x"], bound["y"]
    if partners.is_major:
        yield from _suit(situation, partners, 4, (Meaning.RAISE, Meaning.LIMIT_RAISE))
    yield from _major_at_one(situation)
    yield from _even(situation)
    if first.is_major:
        yield from _suit(situation, first, 6, (Meaning.REBID, Meaning.JUMP_REBID))
    yield from _second_suit(situation, first, Box())
    if not first.is_major:
        yield from _minor(situation, first, 6, (Meaning.REBID, Meaning.JUMP_REBID))
    if not partners.is_major:
        yield from _minor(situation, partners, 4, (Meaning.RAISE, Meaning.LIMIT_RAISE))
    yield Rule(_cheapest(situation, Strain.of(first)), Box().with_length(first, 5), Meaning.REBID)
    yield Rule(_cheapest(situation, Strain.NOTRUMP), Box(), Meaning.WAITING)


def _over_notrump(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """Partner has 6 to 9 points and neither support nor a suit: an even hand that is not strong lets it be."""
    first = bound["x"]
    for level, figures in enumerate(OVER_NOTRUMP, 2):
        yield Rule(Bid(level, Strain.NOTRUMP), Box(figures=figures, balanced=True), _game_or(level == 3))
    again = _suit if first.is_major else _minor
    yield from again(situation, first, 6, (Meaning.REBID, Meaning.JUMP_REBID))
    uneven = Box(shapes=((5, 4, 3, 1), (5, 4, 2, 2), (5, 4, 4, 0), (5, 5, 2, 1), (5, 5, 3, 0), (4, 4, 4, 1)))
    yield from _second_suit(situation, first, uneven)


def _over_raise(situation: Situation, bound: Bound) -> Iterator[Rule]:
    """A raised minor, 6 to 13 points: nine tricks in notrump rather than eleven."""
    minor = Strain.of(bound["m"])
    for level, figures in enumerate(OVER_MINOR, 2):
        box = Box(figures=figures, balanced=True)
        yield Rule(Bid(level, Strain.NOTRUMP), box, _game_or(level == 3))
    strong = Box(strength=STEPS[-1])
    yield Rule(Bid(3, Strain.NOTRUMP), Box(strength=STEPS[-1], lengths=NO_SINGLETON), Meaning.GAME)
    yield Rule(Bid(situation.game_level(minor), minor), strong, Meaning.GAME)
    yield Rule(Bid(3, minor), Box(strength=STEPS[1]), Meaning.INVITATION)


def _suit(
    situation: Situation, major: Suit, length: int, meanings: tuple[Meaning, Meaning]
) -> Iterator[Rule]:
    """A major at the level of its points."""
    strain, cheapest = Strain.of(major), situation.cheapest(Strain.of(major))
    game = situation.game_level(strain)
    levels = (game, cheapest + 1 if cheapest < 3 else game, cheapest)
    for level, points, meaning in zip(
        levels, reversed(STEPS), (Meaning.GAME, *reversed(meanings)), strict=True
    ):
        box = Box(strength=points).with_length(major, length)
        yield Rule(Bid(level, strain), box, Meaning.GAME if level == game else meaning)


def _minor(
    situation: Situation, minor: Suit, length: int, meanings: tuple[Meaning, Meaning]
) -> Iterator[Rule]:
    """A minor at the level of its points; game is notrump, if the hand has no singleton."""
    strain, cheapest = Strain.of(minor), situation.cheapest(Strain.of(minor))
    box = Box(lengths=NO_SINGLETON).with_length(minor, length)
    yield Rule(Bid(3, Strain.NOTRUMP), Box(strength=STEPS[-1], lengths=box.lengths), Meaning.GAME)
    long = Box().with_length(minor, length)
    game = Box(strength=Range(MINOR_GAME if cheapest < 3 else TWO_SUITS, MOST), lengths=long.lengths)
    yield Rule(Bid(situation.game_level(strain), strain), game, Meaning.GAME)
    if cheapest < 3:
        middle = Box(strength=Range(STEPS[1].low, MOST), lengths=long.lengths)
        yield Rule(Bid(cheapest + 1, strain), middle, meanings[1])
    yield Rule(Bid(cheapest, strain), long, meanings[0])


def _major_at_one(situation: Situation) -> Iterator[Rule]:
    """A major of four that can still be bid at level one."""
    for suit in (Suit.HEARTS, Suit.SPADES):
        if suit in situation.unbid_suits and situation.cheapest(Strain.of(suit)) == 1:
            box = Box().with_length(suit, 4)
            strong = Box(strength=Range(TWO_SUITS, MOST), lengths=box.lengths)
            yield Rule(Bid(2, Strain.of(suit)), strong, Meaning.JUMP_SHIFT, Force.GAME)
            yield Rule(Bid(1, Strain.of(suit)), box, Meaning.SECOND_SUIT)


def _even(situation: Situation) -> Iterator[Rule]:
    """Notrump by figure points."""
    cheapest = situation.cheapest(Strain.NOTRUMP)
    for level, figures in enumerate(EVEN[cheapest - 1], cheapest):
        box = Box(figures=figures, balanced=True)
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.GAME if level == 3 else Meaning.REBID_NOTRUMP)


def _second_suit(situation: Situation, first: Suit, box: Box) -> Iterator[Rule]:
    """A second suit of four: low below the first; with a strong hand, forcing to game, above it or with a jump."""
    for suit in sorted(
        situation.unbid_suits, key=lambda suit: (situation.cheapest(Strain.of(suit)), suit.index)
    ):
        strain, level = Strain.of(suit), situation.cheapest(Strain.of(suit))
        four = box.with_length(suit, 4)
        strong = Box(strength=Range(TWO_SUITS, MOST), lengths=four.lengths, shapes=box.shapes)
        high = level > 2 or (level == 2 and suit.index > first.index)
        meaning = Meaning.REVERSE if high and level == 2 else Meaning.JUMP_SHIFT
        yield Rule(Bid(level if high else level + 1, strain), strong, meaning, Force.GAME)
        if not high:
            yield Rule(Bid(level, strain), four, Meaning.SECOND_SUIT)


def _cheapest(situation: Situation, strain: Strain) -> Bid:
    return Bid(situation.cheapest(strain), strain)


def _game_or(is_game: bool) -> Meaning:
    return Meaning.GAME if is_game else Meaning.INVITATION
