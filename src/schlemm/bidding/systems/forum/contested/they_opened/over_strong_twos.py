"""Over their artificial strong two and its artificial answers: suits that take room or ask for a lead, never strength.

They have most of the points. A double shows the suit that was named, two notrump both minors, a bid its own suit; a
strong hand has no bid and passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation, opening_reading
from schlemm.bidding.systems.forum.contested.shared.contest import is_vulnerable, longest, suit_bid
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import MINORS, Strain, Suit
from schlemm.evaluation.features import TopHonours

STRONG: Final = frozenset({Meaning.SEMI_FORCING, Meaning.GAME_FORCE})
"""Openings of two that say nothing about the suit they name."""
FEWEST: Final = 5
"""The fewest figure points; one more when vulnerable."""
MOST: Final = 13
"""The most figure points of a suit or of both minors; with more one waits for what they bid."""
JUMPS: Final = 12
"""The most of a jump, or of a suit at level three."""


def opened_strong(situation: Situation) -> bool:
    """Whether they opened an artificial strong two and our side has only passed."""
    first = opening_reading(situation)
    return first is not None and first.meaning in STRONG


def over_strong_two(situation: Situation) -> Iterator[Rule]:
    """Directly over the opening, or over its answer; a natural answer is neither doubled nor bid."""
    yield from long_suits(situation)
    if situation.cheapest(Strain.NOTRUMP) == 2 and all(suit in situation.unbid_suits for suit in MINORS):
        box = with_figure_points(_fewest(situation), MOST)
        for minor in MINORS:
            box = box.with_length(minor, 5)
        yield Rule(Bid(2, Strain.NOTRUMP), box, Meaning.TWO_SUITS, Force.ROUND, tuple(reversed(MINORS)))
    yield from _suits_at_two(situation)
    yield from _named(situation)


def long_suits(situation: Situation) -> Iterator[Rule]:
    """Six good cards at their cheapest level, seven one higher: at most at level three, a major at level four."""
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit))
        for length, most in ((7, 4 if suit.is_major else 3), (6, 3)):
            to = min(level + length - 6, most)
            if level <= to:
                box = with_figure_points(_fewest(situation), JUMPS).with_length(suit, length)
                meaning = Meaning.OVERCALL if to == 2 else Meaning.PREEMPT
                yield Rule(suit_bid(to, suit), box.having(TopHonours(suit, 2, 4)), meaning)


def _suits_at_two(situation: Situation) -> Iterator[Rule]:
    """Five good cards at level two."""
    suits = tuple(suit for suit in situation.unbid_suits if situation.cheapest(Strain.of(suit)) == 2)
    for suit, box in longest(with_figure_points(_fewest(situation) + 1, MOST), suits, 5):
        yield Rule(suit_bid(2, suit), box.having(*_good(situation, suit)), Meaning.OVERCALL)


def _named(situation: Situation) -> Iterator[Rule]:
    """A double of an artificial bid: five good cards of the suit that it named."""
    last = situation.last_bid
    named = None if last is None else last.strain.trump
    if named is not None and situation.is_artificial and named in situation.unbid_suits:
        box = with_figure_points(_fewest(situation)).with_length(named, 5).having(*_good(situation, named))
        yield Rule(DOUBLE, box, Meaning.LEAD_DOUBLE, suits=(named,), their=named)


def _good(situation: Situation, suit: Suit) -> tuple[TopHonours, ...]:
    """Two of the four highest cards; vulnerable one of the two highest besides."""
    two = TopHonours(suit, 2, 4)
    return (two, TopHonours(suit, 1, 2)) if is_vulnerable(situation) else (two,)


def _fewest(situation: Situation) -> int:
    return FEWEST + is_vulnerable(situation)
