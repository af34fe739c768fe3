"""The answer to partner's take-out double: never a pass with a weak hand, unless trumps are stacked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.levels import kind, stoppers, with_points
from schlemm.bidding.natural.opening import longest_suits
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

STEPS: Final = (0, 9, 12)
"""Strength for the cheapest level, one more, and game."""
NOTRUMP_STEPS: Final = (6, 11, 13)
"""The same in figure points for notrump."""
STACKED: Final = ((8, 5), (0, 6))
"""Strength and trumps that leave the double in."""
FREE: Final = 7
"""Strength to answer when the next player has taken the duty away."""


def answers_to_double(situation: Situation, their: Suit) -> Iterator[Rule]:
    """The rules for the first call after partner's take-out double of ``their`` suit."""
    if situation.is_quiet:
        for low, trumps in STACKED:
            stacked = Box(strength=Range(low, MOST)).with_length(their, trumps)
            yield Rule(PASS, stacked, Meaning.PENALTY_PASS, their=their)
    majors = tuple(suit for suit in situation.unbid_suits if suit.is_major)
    minors = tuple(suit for suit in situation.unbid_suits if not suit.is_major)
    for suit, box in longest_suits(Box(), majors):
        yield from _steps(situation, Strain.of(suit), box)
    yield from _notrump(situation)
    for suit, box in longest_suits(Box(), minors):
        yield from _steps(situation, Strain.of(suit), box)
    if situation.is_quiet:
        for suit in (*reversed(majors), *reversed(minors)):
            level = situation.cheapest(Strain.of(suit))
            if level <= 7:
                box = Box().with_length(suit, 3)
                yield Rule(Bid(level, Strain.of(suit)), box, Meaning.ANSWER_DOUBLE)


def _steps(situation: Situation, strain: Strain, box: Box) -> Iterator[Rule]:
    """The cheapest bid, one more, or game."""
    cheapest, game = situation.cheapest(strain), situation.game_level(strain)
    steps = [(cheapest, STEPS[0] if situation.is_quiet else FREE)]
    if cheapest + 1 < game:
        steps.append((cheapest + 1, STEPS[1]))
    if cheapest < game:
        steps.append((game, STEPS[2]))
    yield from _climb(situation, strain, box, steps)


def _climb(situation: Situation, strain: Strain, box: Box, steps: list[tuple[int, int]]) -> Iterator[Rule]:
    """A rule for each step, from its points to those of the next."""
    for (level, low), (_, following) in zip(steps, (*steps[1:], (8, MOST + 1)), strict=False):
        if level <= 7:
            points = with_points(box, strain, low, following - 1)
            points = points.having(*stoppers(situation, strain))
            meaning = Meaning.NATURAL_NOTRUMP if strain is Strain.NOTRUMP else Meaning.ANSWER_DOUBLE
            yield Rule(Bid(level, strain), points, kind(situation, level, strain, meaning))


def _notrump(situation: Situation) -> Iterator[Rule]:
    cheapest, game = situation.cheapest(Strain.NOTRUMP), situation.game_level(Strain.NOTRUMP)
    levels = range(cheapest, max(game, cheapest) + 1) if cheapest <= 3 else ()
    yield from _climb(situation, Strain.NOTRUMP, Box(), list(zip(levels, NOTRUMP_STEPS, strict=False)))
