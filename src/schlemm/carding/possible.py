"""Which cards a player may have held at a moment of the play, for one who sees some of the hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
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
            for chosen in free.choices(count):
                yield held | chosen, ways

    def allows(self, having: Hand, lacking: Hand) -> bool:
        """Whether the hidden cards can lie so that the player has all of the first of these and none of the others."""
        me = 1 << self.seat.index
        kinds = [
            *self._kinds(self.hidden & having, me),
            *self._kinds(self.hidden & lacking, ~me),
            *self._kinds(self.hidden - having - lacking, ~0),
        ]
        # Hall's theorem: however many of the hands are looked at, what can only lie there must have room.
        return all(
            sum(count for count, seats in kinds if not seats & ~some) <= room
            for some, room in enumerate(self._rooms)
        )

    def _kinds(self, cards: Hand, may: int) -> Iterator[tuple[int, int]]:
        """How many of these cards there are of each suit, and who can hold them among those who may, a bit a seat."""
        for count, seats in zip(cards.lengths, self._holders, strict=True):
            if count:
                yield count, seats & may

    @cached_property
    def _holders(self) -> tuple[int, ...]:
        """For each suit who can hold hidden cards of it, a bit a seat."""
        return tuple(
            sum(
                1 << seat.index
                for seat, room in self.room.items()
                if room and suit not in self.voids.of(seat)
            )
            for suit in SUITS
        )

    @cached_property
    def _rooms(self) -> tuple[int, ...]:
        """How many hidden cards any of the hands hold together, at the index that has a bit for each of the seats."""
        return tuple(sum(room for at, room in enumerate(self.room) if some >> at & 1) for some in range(16))
