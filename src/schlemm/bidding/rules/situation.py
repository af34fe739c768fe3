"""An auction from the seat in turn: who has shown what, whose bid stands, and what would be game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from schlemm.bidding.rules.rule import Force, Reading
from schlemm.core.calls import BIDS, CALLS, Bid, Call, Double, Pass
from schlemm.core.cards import STRAINS, SUITS, Strain, Suit
from schlemm.core.contract import Doubling
from schlemm.core.seats import BySeat, Seat
from schlemm.core.view import Public
from schlemm.evaluation.box import Box
from schlemm.evaluation.handset import HandSet

GAME_POINTS: Final = 100
"""Points below the line that make a game (Law 77; S1:68)."""


def game_level(strain: Strain, part_score: int) -> int:
    """The lowest level at which this denomination completes a game, given the points already below the line.

    >>> game_level(Strain.NOTRUMP, 0), game_level(Strain.NOTRUMP, 60), game_level(Strain.CLUBS, 0)
    (3, 1, 5)
    """
    each, more = (20 if strain.is_minor else 30), (10 if strain is Strain.NOTRUMP else 0)
    return min(max(-((part_score + more - GAME_POINTS) // each), 1), 7)


@dataclass(frozen=True)
class Situation:
    """What the auction has come to, for the seat in turn.

    Attributes:
        public: The auction up to now and what is at stake.
        known: The hands that each seat may hold after its calls.
        readings: How each call reads; ``None`` where nobody knows what it meant.
    """

    public: Public
    known: BySeat[HandSet] = field(repr=False)
    readings: tuple[Reading | None, ...] = field(repr=False)

    @cached_property
    def seat(self) -> Seat:
        """Whose call it is."""
        return self.public.auction.turn

    @cached_property
    def line(self) -> tuple[Call, ...]:
        """The calls from the first bid on."""
        calls = self.public.auction.calls
        start = next((index for index, call in enumerate(calls) if isinstance(call, Bid)), len(calls))
        return calls[start:]

    @cached_property
    def line_places(self) -> tuple[int, ...]:
        """The places of those calls in ``CALLS``."""
        stakes = len(CALLS) - len(BIDS)
        return tuple(
            stakes + call.index if isinstance(call, Bid) else CALLS.index(call) for call in self.line
        )

    @cached_property
    def opening(self) -> Bid | None:
        """The first bid."""
        first = self.line[0] if self.line else None
        return first if isinstance(first, Bid) else None

    @cached_property
    def last(self) -> BySeat[Reading | None]:
        """How the last call of each seat reads; ``None`` if it made none or nobody knows what it meant."""
        last: list[Reading | None] = [None, None, None, None]
        for (seat, _), reading in zip(self.public.auction.by_seat(), self.readings, strict=True):
            last[seat.index] = reading
        return BySeat(*last)

    @cached_property
    def partner(self) -> Box:
        """The bounds of partner's hand."""
        return self.known.of(self.seat.partner).bounds

    @cached_property
    def own(self) -> Box:
        """The bounds of the hand that this seat has shown; its own cards are not known here."""
        return self.known.of(self.seat).bounds

    @cached_property
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

    @cached_property
    def is_ours(self) -> bool:
        """Whether the bid that stands is our side's."""
        return self.bidder is not None and self.bidder.side is self.seat.side

    @cached_property
    def right_hand_call(self) -> Call | None:
        """What the player before this one called."""
        calls = self.public.auction.calls
        return calls[-1] if calls else None

    def calls_of(self, seat: Seat) -> tuple[Call, ...]:
        """This seat's calls other than pass."""
        return self._spoken.of(seat)

    @cached_property
    def _spoken(self) -> BySeat[tuple[Call, ...]]:
        """The calls of each seat other than pass."""
        spoken: BySeat[list[Call]] = BySeat([], [], [], [])
        for seat, call in self.public.auction.by_seat():
            if not isinstance(call, Pass):
                spoken.of(seat).append(call)
        return spoken.map(tuple)

    @cached_property
    def _shown(self) -> tuple[tuple[Seat, Suit], ...]:
        """Who has shown which suit, in that order; an artificial call shows what it says, not what it names."""
        return tuple(
            (seat, suit)
            for (seat, call), reading in zip(self.public.auction.by_seat(), self.readings, strict=True)
            for suit in _suits(call, reading)
        )

    def suits_of(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits this seat has shown, in that order."""
        return tuple({suit: None for shower, suit in self._shown if shower is seat})

    @cached_property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits the opponents were the first to show."""
        first: dict[Suit, Seat] = {}
        for seat, suit in self._shown:
            first.setdefault(suit, seat)
        return tuple(suit for suit, seat in first.items() if seat.side is not self.seat.side)

    @property
    def has_passed(self) -> bool:
        """Whether this seat passed before anybody bid."""
        calls = self.public.auction.calls[: len(self.public.auction.calls) - len(self.line)]
        return any(self.public.auction.first.after(turn) is self.seat for turn in range(len(calls)))

    @cached_property
    def is_asked(self) -> bool:
        """Whether partner's last call forces this seat to bid, since the player between passed."""
        last = self.last.of(self.seat.partner)
        return last is not None and last.force is not Force.NONE and self.is_quiet

    @cached_property
    def is_forced_to_game(self) -> bool:
        """Whether our side has made a call that no partner passes below game."""
        return any(
            reading is not None and reading.force is Force.GAME and seat.side is self.seat.side
            for (seat, _), reading in zip(self.public.auction.by_seat(), self.readings, strict=True)
        )

    @cached_property
    def unbid_suits(self) -> tuple[Suit, ...]:
        """The suits nobody has bid, from the highest."""
        bid = {suit for turns in range(4) for suit in self.suits_of(self.seat.after(turns))}
        return tuple(suit for suit in reversed(SUITS) if suit not in bid)

    def is_legal(self, call: Call) -> bool:
        """Whether the call may be made."""
        last = self.last_bid
        if isinstance(call, Bid) and not self.public.auction.is_over:
            return last is None or last < call
        return self.public.auction.why_not(call) is None

    def cheapest(self, strain: Strain) -> int:
        """The lowest level at which the denomination may be bid; 8 if none."""
        last = self.last_bid
        if last is None:
            return 1
        return last.level if last.strain.index < strain.index else last.level + 1

    def game_level(self, strain: Strain) -> int:
        """The lowest level at which the denomination is game for our side, with its part score."""
        return self._game_levels[strain.index]

    @cached_property
    def _game_levels(self) -> tuple[int, ...]:
        """The same for each denomination, at its index."""
        part_score = self.public.stakes.part_scores.of(self.seat.side)
        return tuple(game_level(strain, part_score) for strain in STRAINS)

    @cached_property
    def is_game(self) -> bool:
        """Whether the bid that stands is ours, wants to be played, and is game at least."""
        last = self.last_bid
        if last is None or not self.is_ours or last.level < self.game_level(last.strain):
            return False
        return not self.is_artificial

    @cached_property
    def is_artificial(self) -> bool:
        """Whether the bid that stands is known not to want to be played."""
        last = self.last_bid
        reading = None if last is None else self.readings[self.public.auction.calls.index(last)]
        return reading is not None and reading.is_artificial

    @property
    def is_doubled(self) -> bool:
        """Whether our side's double of their bid stands."""
        return not self.is_ours and self.public.auction.doubling is Doubling.DOUBLED

    @cached_property
    def is_quiet(self) -> bool:
        """Whether the player before this one passed, so that a pass now leaves partner no choice."""
        return isinstance(self.right_hand_call, Pass)

    @property
    def partner_doubled(self) -> bool:
        """Whether partner's last call was a double."""
        last = self.last.of(self.seat.partner)
        return last is not None and isinstance(last.call, Double)

    def by_seat(self) -> Iterator[tuple[Seat, Call]]:
        """Each call with its caller."""
        return self.public.auction.by_seat()


def _suits(call: Call, reading: Reading | None) -> tuple[Suit, ...]:
    if reading is not None:
        return reading.suits
    trump = call.strain.trump if isinstance(call, Bid) else None
    return () if trump is None else (trump,)


def opening_reading(situation: Situation) -> Reading | None:
    """How the first bid reads; ``None`` if there is none or nobody knows what it meant."""
    return situation.readings[-len(situation.line)] if situation.line else None


def is_opening_artificial(situation: Situation) -> bool:
    """Whether the first bid is known not to speak of its suit."""
    first = opening_reading(situation)
    return first is not None and first.is_artificial


def are_we_alone(situation: Situation) -> bool:
    """Whether our side made the first bid and the opponents have bid nothing."""
    return len(situation.line) % 2 == 0 and bool(situation.line) and not have_opponents_bid(situation)


def below_game(situation: Situation) -> bool:
    """Whether there is a game left to look for: a part score may make a low bid one."""
    return not situation.is_game


def have_opponents_passed(situation: Situation) -> bool:
    """Whether the opponents have only passed."""
    side = situation.seat.side
    return all(seat.side is side or isinstance(call, Pass) for seat, call in situation.by_seat())


def have_opponents_bid(situation: Situation) -> bool:
    """Whether the opponents have bid."""
    seat = situation.seat
    theirs = (*situation.calls_of(seat.left), *situation.calls_of(seat.right))
    return any(isinstance(call, Bid) for call in theirs)


def has_side_called(situation: Situation) -> bool:
    """Whether the side in turn has made a call other than pass."""
    return any(map(situation.calls_of, situation.seat.side.seats))
