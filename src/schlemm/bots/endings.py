"""What can become of an ending in every legal order of play, whoever plays well or badly.

A claim stands if not even the most helpful play of all four can take a trick from it; that is simpler than who wins
with best play, and it is what claims are judged by here (Law 70 gives the doubt against the claimer).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from schlemm.core.cards import CARDS, Suit
from schlemm.core.hand import SUIT_BITS
from schlemm.core.play import beats
from schlemm.core.seats import BySeat, Seat, Side

NODES: Final = 30_000
"""How many cards a search may play out before it gives up; fixed beforehand, so that every machine agrees."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The cards that are left, all four hands known, in the middle of a trick or between two.

    Attributes:
        hands: The bits of each hand (``core.hand``).
        leader: Who led, or leads, to the trick in progress.
        trick: The indices of the cards played to it.
        trump: The trump suit.
        must_beat: House rule "Stichzwang".
    """

    hands: BySeat[int]
    leader: Seat
    trick: tuple[int, ...]
    trump: Suit | None
    must_beat: bool = False


class _GivenUpError(Exception):
    """The search has used up its nodes."""


@dataclass(slots=True)
class _Search:
    """One search for the most tricks of a side."""

    trump: Suit | None
    must_beat: bool
    side: Side
    nodes: int
    seen: dict[tuple[BySeat[int], Seat], int] = field(default_factory=dict)

    def most(self, hands: BySeat[int], leader: Seat, trick: tuple[int, ...]) -> int:
        """The most tricks the side can have from here on, if all four help."""
        if len(trick) == 4:
            winner = self._winner(leader, trick)
            return (winner.side is self.side) + self.most(hands, winner, ())
        if trick:
            return self._best(hands, leader, trick)
        if not any(hands):
            return 0
        found = self.seen.get((hands, leader))
        if found is None:
            found = self.seen[hands, leader] = self._best(hands, leader, trick)
        return found

    def _best(self, hands: BySeat[int], leader: Seat, trick: tuple[int, ...]) -> int:
        seat = leader.after(len(trick))
        limit = max(hand.bit_count() for hand in hands)
        best = 0
        for card in self._choices(hands, leader, trick):
            self.nodes -= 1
            if self.nodes < 0:
                raise _GivenUpError
            rest = hands.put(seat, hands.of(seat) & ~(1 << card))
            best = max(best, self.most(rest, leader, (*trick, card)))
            if best == limit:
                break
        return best

    def _choices(self, hands: BySeat[int], leader: Seat, trick: tuple[int, ...]) -> Iterator[int]:
        """The legal cards, of each row of equals only one."""
        legal = self._legal(hands.of(leader.after(len(trick))), leader, trick)
        others = hands.north | hands.east | hands.south | hands.west
        for card in trick:
            others |= 1 << card
        others &= ~legal
        for suit in range(4):
            yield from _one_of_each_row(
                legal >> 13 * suit & SUIT_BITS, others >> 13 * suit & SUIT_BITS, 13 * suit
            )

    def _legal(self, hand: int, leader: Seat, trick: tuple[int, ...]) -> int:
        if not trick:
            return hand
        following = hand & SUIT_BITS << 13 * (trick[0] // 13)
        if not following or not self.must_beat:
            return following or hand
        best = trick[(self._winner(leader, trick).index - leader.index) % 4]
        if best // 13 != trick[0] // 13:
            return following
        return following >> best + 1 << best + 1 or following

    def _winner(self, leader: Seat, trick: tuple[int, ...]) -> Seat:
        best = 0
        for place in range(1, len(trick)):
            if beats(CARDS[trick[place]], CARDS[trick[best]], self.trump):
                best = place
        return leader.after(best)


def _one_of_each_row(held: int, others: int, offset: int) -> Iterator[int]:
    """The highest card of each row of cards of one suit between which no card of the others lies."""
    in_row = False
    while held:
        rank = held.bit_length() - 1
        if not in_row:
            yield offset + rank
        held ^= 1 << rank
        below = held.bit_length() - 1
        in_row = not others >> below + 1 & (1 << rank - below - 1) - 1 if held else False


def most_tricks(ending: Ending, side: Side, nodes: int = NODES) -> int | None:
    """The most tricks the side can win from here if all four players help it, the trick in progress included.

    Returns:
        The number, or ``None`` if it takes more than ``nodes`` cards to find out.
    """
    search = _Search(ending.trump, ending.must_beat, side, nodes)
    try:
        return search.most(ending.hands, ending.leader, ending.trick)
    except _GivenUpError:
        return None
