"""How high to bid: the points both hands need for each level, added plainly, and game as the score defines it.

The needs are those at which the contract is an even chance when four thousand random pairs of hands with a fit (for
notrump: without one in a major) are played with open cards; they agree with the players' rule of 26 for game in a
major, 25 for three notrump, 33 for a small slam and 37 for a grand slam (38 with length).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation, have_opponents_passed
from schlemm.bidding.rules.slam_points import GRAND_SLAM_POINTS, LONG_GRAND_SLAM_POINTS, SLAM_POINTS
from schlemm.core.calls import Bid
from schlemm.core.cards import Rank, Strain
from schlemm.evaluation.box import MOST, Box
from schlemm.evaluation.counts import PointCount, length_points
from schlemm.evaluation.features import Holds, Stopper
from schlemm.scoring.premiums import SLAM_LEVEL

SUIT_NEEDS: Final = (0, 17, 19, 23, 26, 29, SLAM_POINTS, LONG_GRAND_SLAM_POINTS)
"""Strength of both hands for each level in a suit with eight cards, at the level's index."""
NOTRUMP_NEEDS: Final = (0, 18, 23, 25, 28, 30, SLAM_POINTS, GRAND_SLAM_POINTS)
"""Figure points of both hands for each level in notrump, at the level's index."""
GAME_STRENGTH: Final = SUIT_NEEDS[4]
PAST_NOTRUMP: Final = 4
"""The level of a minor that is above three notrump and below game."""
GRAND_SLAM: Final = 7
TWO_ACES: Final = Holds(Rank.ACE, (2, 3, 4))
"""What bids seven of a suit by points alone, which do not say whether an ace is missing (S1:39 asks for them)."""


def needs(strain: Strain) -> tuple[int, ...]:
    """The points of both hands for each level."""
    return NOTRUMP_NEEDS if strain is Strain.NOTRUMP else SUIT_NEEDS


def fewest_points(hand: Box, strain: Strain) -> int:
    """The fewest points a shown hand can be counted on for.

    Figure points are below the strength shown by what the lengths shown are worth, and by a point at least, since
    most hands have some length.
    """
    if strain is Strain.NOTRUMP:
        clubs, diamonds, hearts, spades = (length.low for length in hand.lengths)
        length = length_points((clubs, diamonds, hearts, spades))
        return max(hand.figures.low, hand.strength.low - max(length, 1))
    return hand.strength.low


def _highest(hand: Box, strain: Strain) -> int:
    """The most points a shown hand can have."""
    return hand.figures.high if strain is Strain.NOTRUMP else hand.strength.high


def with_points(box: Box, strain: Strain, low: int, high: int = MOST) -> Box:
    """The same box, but with these points, counted as they count for the denomination."""
    return box.with_count(PointCount.FIGURES if strain is Strain.NOTRUMP else PointCount.STRENGTH, low, high)


def ladder(
    situation: Situation, strain: Strain, box: Box, meaning: Meaning, *, any_strength: bool = False
) -> Iterator[Rule]:
    """A rule for each level worth bidding in one denomination, by the points that partner is sure to add.

    Below game a level is bid as an invitation only if the most that partner can hold makes game possible.

    Args:
        situation: Whose partner has shown how much.
        strain: The denomination.
        box: What the hand must hold besides points.
        meaning: What kind of call it is below game.
        any_strength: Whether the lowest level is bid however weak the hand.
    """
    need, partner = needs(strain), fewest_points(situation.partner, strain)
    game = situation.game_level(strain)
    levels = useful_levels(situation, strain)
    stopped = stoppers(situation, strain)
    for level, following in zip(levels, (*levels[1:], 8), strict=False):
        low = need[level] - partner
        if level < game and situation.is_ours:
            low = max(low, need[game] - _highest(situation.partner, strain))
        if any_strength and level == levels[0] and level <= game:
            low = 0
        high = need[following] - partner - 1 if following <= 7 else MOST
        if max(low, 0) <= high:
            points = with_points(box, strain, low, high)
            if level == GRAND_SLAM and strain is not Strain.NOTRUMP:
                points = points.having(TWO_ACES)
            yield Rule(
                Bid(level, strain),
                points.having(*stopped),
                kind(situation, level, strain, meaning),
            )


def useful_levels(situation: Situation, strain: Strain) -> list[int]:
    """The levels that mean something: the cheapest, those up to game, and the slams; once in game, the slams."""
    cheapest, game = situation.cheapest(strain), situation.game_level(strain)
    levels = [
        level
        for level in range(cheapest, 8)
        if (level <= game and not is_past_notrump(situation, level, strain)) or level >= SLAM_LEVEL
    ]
    if situation.is_game and situation.last_bid is not None:
        return [level for level in levels if level >= SLAM_LEVEL and level > situation.last_bid.level]
    if game < cheapest < SLAM_LEVEL and not situation.is_ours:
        return [cheapest, *levels]
    return levels


def is_past_notrump(situation: Situation, level: int, strain: Strain) -> bool:
    """Whether a bid is past three notrump and no game, so that undisturbed nobody stops there: four of a minor."""
    if level != PAST_NOTRUMP or level >= situation.game_level(strain):
        return False
    return situation.is_ours and have_opponents_passed(situation)


def kind(situation: Situation, level: int, strain: Strain, below_game: Meaning) -> Meaning:
    """Return how a bid at this level is called: slam, game, or what it is below game."""
    if level >= SLAM_LEVEL:
        return Meaning.SLAM
    return Meaning.GAME if level >= situation.game_level(strain) else below_game


def stoppers(situation: Situation, strain: Strain) -> tuple[Stopper, ...]:
    """Notrump over the opponents' suits needs a stopper in each."""
    return tuple(map(Stopper, situation.their_suits)) if strain is Strain.NOTRUMP else ()
