"""Positions as plain numbers, for machine code and for pipes, and its answers as cards again."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, TrickGoal


def bits_of(hands: BySeat[Hand]) -> tuple[int, ...]:
    """The bits of the four hands, N E S W."""
    return tuple(hand.bits for hand in hands)


def plainly(position: Position) -> tuple[tuple[int, ...], int, int, tuple[int, ...]]:
    """Bits of the hands, index of the denomination, of the leader, and of the cards of the trick in progress."""
    trick = tuple(card.index for card in position.trick)
    return bits_of(position.hands), position.strain.index, position.leader.index, trick


def by_card(position: Position, found: Mapping[int, int]) -> CardTricks:
    """Tricks by card, from ♠A down, given by index."""
    return MappingProxyType({card: found[card.index] for card in position.legal_cards()})


def is_open(goal: TrickGoal) -> bool:
    """Whether a goal has to be searched for: it is more than nothing and not more than there is."""
    return 0 < goal.tricks <= goal.position.tricks_left
