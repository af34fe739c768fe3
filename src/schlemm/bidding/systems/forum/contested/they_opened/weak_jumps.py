"""Partner has overcalled weakly with a jump: raises, a forcing suit, and two notrump that asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import shown_points, trumps_shown
from schlemm.bidding.natural.sacrifices import are_in_game, sacrifices
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.contested.shared.contest import (
    are_vulnerable,
    is_vulnerable,
    longest,
    stopped,
    suit_bid,
)
from schlemm.bidding.systems.forum.contested.shared.penalties import penalty_doubles
from schlemm.bidding.systems.forum.hand_points import support_points, with_figure_points
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import TopHonours

LIGHT_LEVEL: Final = 3
"""The level of a jump that needs little where not vulnerable."""
LIGHT_JUMP: Final = 3
"""How many points more than the fewest such a jump is taken to have."""
NEW_SUIT: Final = 16
"""Figure points of a suit of one's own, which forces."""
ASKS: Final = 15
"""Points as dummy with two trumps that ask for more."""
STRONG: Final = 17
"""Figure points that ask whatever the trumps."""


def over_weak_jump(situation: Situation, suit: Suit, jump: int) -> Iterator[Rule]:
    """As high as the trumps allow, game with a strong hand, a forcing suit, or the question.

    Args:
        situation: The auction.
        suit: The suit of the jump.
        jump: Its level.
    """
    game = situation.game_level(Strain.of(suit))
    partner = shown_points(situation, situation.seat.partner, PointCount.LONG).low
    if jump == LIGHT_LEVEL and not is_vulnerable(situation):
        partner += LIGHT_JUMP
    length = trumps_shown(situation, situation.seat.partner, suit)
    yield from penalty_doubles(situation)
    if are_in_game(situation):
        yield from sacrifices(situation)
        return
    if not suit.is_major:
        yield from _new_suits(situation)
    if situation.cheapest(Strain.of(suit)) <= game:
        fit = Box().with_length(suit, 8 - length)
        for count in (PointCount.support(suit), PointCount.LONG):
            yield Rule(suit_bid(game, suit), fit.with_count(count, 26 - partner), Meaning.GAME)
    yield from _raises(situation, suit, 4, length, partner)
    yield from _new_suits(situation)
    yield from _asks(situation, suit)
    yield from _raises(situation, suit, 3, length, partner)
    if situation.cheapest(Strain.NOTRUMP) <= 3:
        box = stopped(with_figure_points(17).with_length(suit, 1), situation.their_suits)
        yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.GAME)


def _raises(situation: Situation, suit: Suit, to: int, length: int, partner: int) -> Iterator[Rule]:
    """A raise that takes room, to the level of the trumps; vulnerable against not, with one more."""
    risky = is_vulnerable(situation) and not are_vulnerable(situation)
    if situation.cheapest(Strain.of(suit)) <= to <= situation.game_level(Strain.of(suit)):
        trumps = to + 6 - length + (1 if risky else 0)
        box = support_points(suit, 4, 25 - partner).with_length(suit, trumps)
        yield Rule(suit_bid(to, suit), box, Meaning.PREEMPTIVE_RAISE)


def _new_suits(situation: Situation) -> Iterator[Rule]:
    """Nobody disturbs: a good suit of five forces."""
    if not situation.is_quiet:
        return
    for suit, box in longest(with_figure_points(NEW_SUIT), situation.unbid_suits, 5):
        level = situation.cheapest(Strain.of(suit))
        if level <= LIGHT_LEVEL:
            good = box.having(TopHonours(suit, 2, 4))
            yield Rule(suit_bid(level, suit), good, Meaning.NEW_SUIT, Force.ROUND)


def _asks(situation: Situation, own: Suit) -> Iterator[Rule]:
    """Nobody disturbs: two notrump asks for a high card outside and the most points."""
    if situation.is_quiet and situation.cheapest(Strain.NOTRUMP) == LIGHT_LEVEL - 1:
        ask = Bid(LIGHT_LEVEL - 1, Strain.NOTRUMP)
        yield Rule(ask, support_points(own, ASKS).with_length(own, 2), Meaning.ASK, Force.ROUND)
        yield Rule(ask, with_figure_points(STRONG), Meaning.ASK, Force.ROUND)
