"""Reshuffling what a player cannot see: the tool of every test that nothing hidden leaks."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from schlemm.core.board.project import faced
from schlemm.core.board.record import Record
from schlemm.core.board.state import Playing, State
from schlemm.core.cards import Card
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, Seat


def hidden_from(state: State, viewer: Seat) -> tuple[Seat, ...]:
    """The seats whose remaining cards the viewer cannot see: neither their own nor faced."""
    open_hands = faced(state)
    return tuple(seat for seat in SEATS if seat is not viewer and open_hands.of(seat) is None)


def reshuffled(state: State, viewer: Seat, random: Random, swaps: int = 12) -> State:
    """A board that the viewer cannot tell from this one: the same history, other cards in the hidden hands.

    Cards change hands in pairs. A swap stands only if the whole history is legal with it, so that voids that
    players have shown, and by house rule cards that they cannot have had, stay as they were shown; and only if
    everybody announces the same points, where points are announced.

    Args:
        state: The board as it is.
        viewer: Whose view must stay the same.
        random: Which cards change hands.
        swaps: How many swaps are tried.
    """
    seats = hidden_from(state, viewer)
    for _ in range(swaps if len(seats) > 1 else 0):
        one, other = random.sample(seats, 2)
        swapped = _swapped(state, one, other, random)
        if swapped.board.points == state.board.points and _is_legal(swapped):
            state = swapped
    return state


def _swapped(state: State, one: Seat, other: Seat, random: Random) -> State:
    played = Hand.of(Record.of(state).cards)
    mine, yours = (state.board.deal.hand(seat) - played for seat in (one, other))
    if not (mine and yours):
        return state
    return _exchanged(state, one, random.choice(tuple(mine)), other, random.choice(tuple(yours)))


def _exchanged(state: State, one: Seat, mine: Card, other: Seat, yours: Card) -> State:
    """The board with these two cards of these two seats exchanged, as if dealt so."""
    both = Hand.of((mine, yours))
    hands = state.board.deal.hands
    for seat, card in ((one, yours), (other, mine)):
        hands = hands.put(seat, hands.of(seat) - both | Hand.of((card,)))
    changed = replace(state, board=replace(state.board, deal=Deal(hands)))
    if isinstance(changed, Playing):
        played = Hand.of(changed.play.cards)
        return replace(changed, hands=hands.map(lambda hand: hand - played))
    return changed


def _is_legal(state: State) -> bool:
    try:
        Record.of(state).replay()
    except RuleViolation:
        return False
    return True
