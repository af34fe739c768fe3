"""The first bid after partner has opened (S1:31)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.development import fit_length, fits, notrump
from schlemm.bidding.natural.levels import SUIT_NEEDS, fewest_points, ladder, stoppers, with_points
from schlemm.bidding.natural.opening import longest_suits
from schlemm.bidding.natural.penalty import penalty
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import REDOUBLE, Bid, Double
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

ANSWER: Final = 6
"""The least strength that answers (S1:31)."""
TWO_LEVEL: Final = 11
"""The least strength for a new suit at level two."""
JUMP: Final = 16
"""The least strength for a new suit with a jump."""


def answers(situation: Situation, opened: Bid) -> Iterator[Rule]:
    """The rules for the first bid after partner's opening, in peace or after an overcall or a double."""
    if situation.is_game:
        yield from fits(situation, SUITS)
        yield from notrump(situation, Box())
    elif opened.strain is Strain.NOTRUMP:
        yield from _to_notrump(situation)
    elif opened.level == 1:
        yield from _to_suit(situation, SUITS[opened.strain.index])
    elif opened.level == 2:
        yield from _to_strong(situation, SUITS[opened.strain.index])
    else:
        yield from fits(situation, (SUITS[opened.strain.index],))
        yield from notrump(situation, Box(balanced=True))


def _to_suit(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """After one of a suit."""
    yield from penalty(situation)
    new = tuple(other for other in SUITS if other is not suit and other not in situation.their_suits)
    yield from _jump_shifts(situation, new)
    if suit.is_major:
        yield from fits(situation, (suit,))
    if isinstance(situation.right_hand_call, Double):
        strong = Box(strength=Range(TWO_LEVEL, MOST)).with_length(suit, 0, fit_length(situation, suit) - 1)
        yield Rule(REDOUBLE, strong, Meaning.REDOUBLE)
    yield from _at_one_level(situation, new)
    yield from notrump(situation, Box(balanced=True), at_least=2)
    yield from _at_two_level(situation, new)
    if not suit.is_major:
        yield from fits(situation, (suit,))
    if situation.cheapest(Strain.NOTRUMP) == 1:
        box = Box(strength=Range(ANSWER, TWO_LEVEL - 1))
        box = box.having(*stoppers(situation, Strain.NOTRUMP))
        yield Rule(Bid(1, Strain.NOTRUMP), box, Meaning.NOTRUMP)


def _jump_shifts(situation: Situation, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    for suit, box in longest_suits(Box(strength=Range(JUMP, MOST)), suits):
        level = situation.cheapest(Strain.of(suit)) + 1
        if level <= 3:
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.JUMP_SHIFT, force=Force.ROUND)


def _at_one_level(situation: Situation, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    cheap = tuple(suit for suit in suits if situation.cheapest(Strain.of(suit)) == 1)
    for suit, box in longest_suits(Box(strength=Range(ANSWER, JUMP - 1)), cheap):
        yield Rule(Bid(1, Strain.of(suit)), box, Meaning.NEW_SUIT, force=Force.ROUND)


def _at_two_level(situation: Situation, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    """Four cards in a minor are enough, in hearts over spades it takes five."""
    cheap = tuple(suit for suit in suits if situation.cheapest(Strain.of(suit)) == 2)
    strong = Box(strength=Range(TWO_LEVEL, MOST))
    for suit, box in longest_suits(strong, cheap):
        if not suit.is_major or box.length(suit).low > 4:
            yield Rule(Bid(2, Strain.of(suit)), box, Meaning.NEW_SUIT, force=Force.ROUND)


def _to_notrump(situation: Situation) -> Iterator[Rule]:
    """After a notrump opening: majors of six to game, of five for partner to choose; weak hands to play."""
    yield from penalty(situation)
    majors = tuple(suit for suit in reversed(SUITS) if suit.is_major and suit not in situation.their_suits)
    yield from fits(situation, majors, at_least=situation.game_level(Strain.SPADES))
    game = SUIT_NEEDS[situation.game_level(Strain.SPADES)] - fewest_points(situation.partner, Strain.SPADES)
    for suit in majors:
        if situation.cheapest(Strain.of(suit)) < 3 or situation.last_bid == Bid(2, Strain.NOTRUMP):
            box = with_points(Box(), Strain.of(suit), game).with_length(suit, 5, 5)
            yield Rule(Bid(3, Strain.of(suit)), box, Meaning.NEW_SUIT, force=Force.ROUND)
    if situation.last_bid == Bid(1, Strain.NOTRUMP):
        for suit in (*majors, Suit.DIAMONDS):
            box = Box(figures=Range(0, 7)).with_length(suit, 5 if suit.is_major else 6)
            yield Rule(Bid(2, Strain.of(suit)), box, Meaning.SUIT_TO_PLAY)
    yield from notrump(situation, Box())


def _to_strong(situation: Situation, suit: Suit) -> Iterator[Rule]:
    """After two of a suit, which must be answered: two notrump says nothing else fits."""
    support = Box().with_length(suit, 3)
    quiet = situation.is_quiet
    yield from ladder(situation, Strain.of(suit), support, Meaning.RAISE, any_strength=quiet)
    for other, box in longest_suits(Box(strength=Range(ANSWER, MOST)), SUITS, 5):
        if other is not suit and situation.cheapest(Strain.of(other)) <= 3:
            call = Bid(situation.cheapest(Strain.of(other)), Strain.of(other))
            yield Rule(call, box, Meaning.NEW_SUIT, force=Force.ROUND)
    if quiet:
        yield Rule(Bid(2, Strain.NOTRUMP), Box(), Meaning.WAITING)
