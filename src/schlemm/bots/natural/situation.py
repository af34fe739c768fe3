"""An auction from the seat in turn: who has shown what, whose bid stands, and what would be game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from schlemm.bots.natural.classes import Box, hull
from schlemm.bots.natural.rule import Reading
from schlemm.core.calls import Bid, Call, Double, Pass
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.core.seats import BySeat, Seat
from schlemm.core.view import Public

GAME_POINTS: Final = 100
"""Points below the line that make a game (Law 77; S1:68)."""


def game_level(strain: Strain, part_score: int) -> int:
    """The lowest level at which this denomination completes a game, given the points already below the line.

    >>> game_level(Strain.NOTRUMP, 0), game_level(Strain.NOTRUMP, 60), game_level(Strain.CLUBS, 0)
    (3, 1, 5)
    """
    each, more = (20 if strain.is_minor else 30), (10 if strain is Strain.NOTRUMP else 0)
    return next(
        level for level in range(1, 8) if part_score + each * level + more >= GAME_POINTS or level == 7
    )


@dataclass(frozen=True)
class Situation:
    """What the auction has come to, for the seat in turn.

    Attributes:
        public: The auction up to now and what is at stake.
        known: The hands that each seat may hold after its calls (``classes``).
        last: How the last call of each seat reads; ``None`` if it made none or nobody knows what it meant.
    """

    public: Public
    known: BySeat[int] = field(repr=False)
    last: BySeat[Reading | None]

    @property
    def seat(self) -> Seat:
        """Whose call it is."""
        return self.public.auction.turn

    @cached_property
    def partner(self) -> Box:
        """The bounds of partner's hand."""
        return hull(self.known.of(self.seat.partner))

    @cached_property
    def own(self) -> Box:
        """The bounds of the hand that this seat has shown; its own cards are not known here."""
        return hull(self.known.of(self.seat))

    @property
    def last_bid(self) -> Bid | None:
        """The bid that stands."""
        return self.public.auction.last_bid

    @cached_property
    def bidder(self) -> Seat | None:
        """Who made the bid that stands."""
        last = self.last_bid
        return next(
            (seat for seat, call in self.public.auction.by_seat() if call == last and last is not None), None
        )

    @property
    def is_ours(self) -> bool:
        """Whether the bid that stands is our side's."""
        return self.bidder is not None and self.bidder.side is self.seat.side

    @property
    def right_hand_call(self) -> Call | None:
        """What the player before this one called."""
        calls = self.public.auction.calls
        return calls[-1] if calls else None

    def calls_of(self, seat: Seat) -> tuple[Call, ...]:
        """This seat's calls other than pass."""
        by_seat = self.public.auction.by_seat()
        return tuple(call for caller, call in by_seat if caller is seat and not isinstance(call, Pass))

    def suits_of(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits this seat has bid, in that order."""
        trumps = (call.strain.trump for call in self.calls_of(seat) if isinstance(call, Bid))
        return tuple({suit: None for suit in trumps if suit is not None})

    @cached_property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits the opponents were the first to bid."""
        first: dict[Suit, Seat] = {}
        for seat, call in self.public.auction.by_seat():
            if isinstance(call, Bid) and call.strain.trump is not None:
                first.setdefault(call.strain.trump, seat)
        return tuple(suit for suit, seat in first.items() if seat.side is not self.seat.side)

    @cached_property
    def unbid_suits(self) -> tuple[Suit, ...]:
        """The suits nobody has bid, from the highest."""
        bid = {suit for turns in range(4) for suit in self.suits_of(self.seat.after(turns))}
        return tuple(suit for suit in reversed(SUITS) if suit not in bid)

    def is_legal(self, call: Call) -> bool:
        """Whether the call may be made."""
        return self.public.auction.why_not(call) is None

    def cheapest(self, strain: Strain) -> int:
        """The lowest level at which the denomination may be bid; 8 if none."""
        last = self.last_bid
        if last is None:
            return 1
        return last.level if last.strain.index < strain.index else last.level + 1

    def game_level(self, strain: Strain) -> int:
        """The lowest level at which the denomination is game for our side, with its part score."""
        return game_level(strain, self.public.stakes.part_scores.of(self.seat.side))

    @property
    def is_game(self) -> bool:
        """Whether the bid that stands is ours and game at least."""
        last = self.last_bid
        return self.is_ours and last is not None and last.level >= self.game_level(last.strain)

    @property
    def is_quiet(self) -> bool:
        """Whether the player before this one passed, so that a pass now leaves partner no choice."""
        return isinstance(self.right_hand_call, Pass)

    @property
    def partner_doubled(self) -> bool:
        """Whether partner's last call was a double."""
        last = self.last.of(self.seat.partner)
        return last is not None and isinstance(last.rules[0].call, Double)

    def by_seat(self) -> Iterator[tuple[Seat, Call]]:
        """Each call with its caller."""
        return self.public.auction.by_seat()
