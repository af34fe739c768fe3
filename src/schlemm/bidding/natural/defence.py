"""The first bid of a side after the opponents have opened: overcall, notrump, take-out double."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from schlemm.bidding.natural.levels import stoppers
from schlemm.bidding.natural.opening import longest_suits
from schlemm.bidding.natural.penalty import penalty
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import DOUBLE, Bid
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

OVERCALL: Final = ((5, Range(10, 16)), (5, Range(13, 17)), (6, Range(14, 18)))
"""Cards and strength for an overcall at level one, two and three."""
JUMP: Final = Range(17, 20)
"""Strength for an overcall with a jump, on six cards."""
NOTRUMP: Final = (Range(16, 18), Range(16, 19), Range(18, 22))
"""Figure points for notrump at level one, two and three."""
TAKEOUT: Final = (13, 13, 15)
"""Strength for a take-out double at level one, two and three, short in their suit."""
ANY_SHAPE: Final = 17
"""Strength from which the double needs no shape, if no overcall fits."""


Overcalls: TypeAlias = Callable[[Situation, tuple[Suit, ...]], Iterator[Rule]]
"""Gives the overcalls without a jump in these suits."""


def simple_overcalls(situation: Situation, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    """The longest suit, by its level."""
    for suit, longest in longest_suits(Box(), suits, 5):
        level = situation.cheapest(Strain.of(suit))
        if level <= len(OVERCALL) and longest.length(suit).low >= OVERCALL[level - 1][0]:
            box = Box(strength=OVERCALL[level - 1][1]).with_length(suit, longest.length(suit).low)
            yield Rule(Bid(level, Strain.of(suit)), box, Meaning.OVERCALL)


def defence(situation: Situation, simple: Overcalls = simple_overcalls) -> Iterator[Rule]:
    """The rules for a side that has not bid yet, over the opponents' bid.

    Args:
        situation: Where they are asked.
        simple: The overcalls without a jump.
    """
    bid = situation.last_bid
    if bid is None:
        return
    if bid.level <= len(OVERCALL):
        suits = tuple(suit for suit in SUITS if suit not in situation.their_suits)
        yield from _notrump(situation)
        yield from _jumps(situation, suits)
        yield from simple(situation, suits)
    if bid.level <= len(TAKEOUT) and bid.strain.trump is not None and situation.is_legal(DOUBLE):
        yield from _doubles(situation, bid.strain.trump, TAKEOUT[bid.level - 1])
    else:
        yield from penalty(situation)


def _notrump(situation: Situation) -> Iterator[Rule]:
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= len(NOTRUMP) and situation.their_suits:
        box = Box(figures=NOTRUMP[level - 1], balanced=True).having(*stoppers(situation, Strain.NOTRUMP))
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.OVERCALL_NOTRUMP)


def _jumps(situation: Situation, suits: tuple[Suit, ...]) -> Iterator[Rule]:
    for suit, box in longest_suits(Box(strength=JUMP), suits, 6):
        if situation.cheapest(Strain.of(suit)) < len(OVERCALL):
            call = Bid(situation.cheapest(Strain.of(suit)) + 1, Strain.of(suit))
            yield Rule(call, box, Meaning.OVERCALL_STRONG)


def _doubles(situation: Situation, their: Suit, least: int) -> Iterator[Rule]:
    """Short in their suit with three cards in every suit not bid; or any hand too strong for the rest."""
    box = Box(strength=Range(least, MOST)).with_length(their, 0, 2)
    for suit in situation.unbid_suits:
        box = box.with_length(suit, 3)
    yield Rule(DOUBLE, box, Meaning.TAKEOUT, their=their)
    yield Rule(DOUBLE, Box(strength=Range(max(ANY_SHAPE, least + 2), MOST)), Meaning.TAKEOUT, their=their)
