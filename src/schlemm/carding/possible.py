"""Which cards a player may have held at a moment of the play, for one who sees some of the hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from schlemm.carding.history import played_by, voids
from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.core.view import View

_DEALT: Final = 13

Dealt: TypeAlias = BySeat[Hand | None]
"""The thirteen cards of each hand that somebody sees; ``None`` for the others."""


def dealt_in(view: View) -> Dealt:
    """What one player sees of the deal: the own cards and those that lie face up, with those played from them."""
    seen = view.faced.put(view.seat, view.hand)
    play = view.play
    if play is None:
        return seen
    return BySeat.from_function(
        lambda seat: None if (hand := seen.of(seat)) is None else hand | played_by(play, seat)
    )


@dataclass(frozen=True)
class PossibleHands:
    """What a player may have held before one of the cards of a play.

    Attributes:
        held: The cards that they certainly held then: those they have played since, and the others if they are seen.
        hidden: The cards that nobody has shown and that lie in hands which are not seen.
        room: For each seat whose hand is not seen, how many of the hidden cards it holds.
        voids: The suits of which each seat is known to hold no hidden card.
        seat: Whose cards they are.
    """

    held: Hand
    hidden: Hand
    room: BySeat[int]
    voids: BySeat[frozenset[Suit]]
    seat: Seat

    @classmethod
    def before(cls, play: Play, index: int, dealt: Dealt) -> PossibleHands:
        """What the player of a card may have held before it.

        Args:
            play: All the cards played so far.
            index: Which of them, counted from 0.
            dealt: The hands that are seen.
        """
        earlier = Play(play.contract, play.rules, play.cards[:index], play.winners[: index // 4])
        seat, shown = earlier.turn, Hand.of(play.cards)
        for hand in dealt:
            shown |= hand or EMPTY
        room = BySeat.from_function(
            lambda at: 0 if dealt.of(at) is not None else _DEALT - len(played_by(play, at))
        )
        held = (dealt.of(seat) or played_by(play, seat)) - played_by(earlier, seat)
        return cls(held, PACK - shown, room, voids(play), seat)

    def holdings(self, suit: Suit) -> Iterator[tuple[Hand, int]]:
        """Every set of cards of a suit that they may have held, with how many ways there are to fill up their hand."""
        held, free = self.held.in_suit(suit), self.hidden.in_suit(suit)
        rest = len(self.hidden) - len(free)
        for count in range(len(free) + 1):
            some = tuple(free)[:count]
            if not self.allows(Hand.of(some), free - Hand.of(some)):
                continue
            ways = comb(rest, self.room.of(self.seat) - count)
            for chosen in combinations(free, count):
                yield held | Hand.of(chosen), ways

    def allows(self, having: Hand, lacking: Hand) -> bool:
        """Whether the hidden cards can lie so that the player has all of the first of these and none of the others."""
        kinds = [
            *self._kinds(self.hidden & having, lambda seat: seat is self.seat),
            *self._kinds(self.hidden & lacking, lambda seat: seat is not self.seat),
            *self._kinds(self.hidden - having - lacking, lambda _: True),
        ]
        # Hall's theorem: however many of the hands are looked at, what can only lie there must have room.
        return all(
            sum(count for count, seats in kinds if seats <= {*some}) <= sum(map(self.room.of, some))
            for size in range(len(self._hiding) + 1)
            for some in combinations(self._hiding, size)
        )

    def _kinds(self, cards: Hand, may: Callable[[Seat], bool]) -> Iterator[tuple[int, frozenset[Seat]]]:
        """How many of these cards there are of each suit, and who can hold them among those who may."""
        for suit in SUITS:
            if count := cards.length(suit):
                yield (
                    count,
                    frozenset(seat for seat in self._hiding if may(seat) and suit not in self.voids.of(seat)),
                )

    @cached_property
    def _hiding(self) -> tuple[Seat, ...]:
        """Whose hands hold hidden cards."""
        return self.room.find(bool)
