"""Many random legal boards at once, as arrays of NumPy: every choice uniform over what is legal.

The boards are of the same kind as those of ``dealing.simulate``, not the same ones: all boards of a batch make their
first choice together, then their second one, and so on. Seats, calls and cards have the same numbers there and here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int8]
Bits = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

_LONGEST: Final = 319
"""The most calls of an auction."""
_SUIT: Final = np.array([0x1FFF << 13 * suit for suit in range(4)], np.int64)
_CARDS: Final = np.arange(52)
_BIT: Final = np.int64(1) << np.arange(52, dtype=np.int64)


@dataclass(frozen=True, eq=False)
class BoardBatch:
    """Random boards, each a row.

    Attributes:
        seats: Who was dealt each card, from ♠A down to ♣2.
        calls: The calls, the first by North; -1 behind the last one.
        declarer: Declarer's seat; -1 if passed out.
        bid: The last bid, 1♣ = 0; -1 if there was none.
        doubling: 0, or 1 if it was doubled, 2 if redoubled.
        cards: The cards in the order played; -1 if passed out.
        tricks: The tricks of declarer's side.
    """

    seats: Numbers
    calls: Numbers
    declarer: Numbers
    bid: Numbers
    doubling: Numbers
    cards: Numbers
    tricks: Numbers


def random_boards(count: int, random: np.random.Generator) -> BoardBatch:
    """So many random boards.

    Args:
        count: How many, 1 at least.
        random: Where the choices come from.
    """
    seats = random.permuted(np.tile(np.repeat(np.arange(4, dtype=np.int8), 13), (count, 1)), axis=1)
    calls, bid, doubling, declarer = _auctions(count, random)
    cards, won = _plays(seats, bid % 5, declarer, random)
    tricks = np.where(declarer >= 0, np.where(declarer % 2 == 0, won, 13 - won), 0).astype(np.int8)
    cards[declarer < 0] = -1
    return BoardBatch(seats, calls, declarer, bid, doubling, cards, tricks)


def _auctions(count: int, random: np.random.Generator) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Calls, last bids, doublings and declarers; boards whose auction is over are put aside as it goes on."""
    calls = np.full((count, _LONGEST), -1, np.int8)
    bid, doubling, declarer = (np.full(count, value, np.int8) for value in (-1, 0, -1))
    last = np.zeros(count, np.int8)
    passes = np.zeros(count, np.int8)
    namers = np.full((count, 10), -1, np.int8)
    going = np.arange(count)
    turn = 0
    while going.size:
        mine, stakes, side = bid[going], doubling[going], turn % 2
        raises = (mine >= 0) & (stakes < 2) & (last[going] != side)
        room = 35 - mine.astype(np.int64)  # pass and the bids that are high enough
        choice = (random.random(going.size) * (room + raises)).astype(np.int64)
        bids = choice > raises
        doubles = raises & (choice == 1)
        call = np.where(bids, mine + choice - raises + 3, np.where(doubles, stakes + 1, 0))
        calls[going, turn] = call
        doubling[going] = np.where(bids, 0, stakes + doubles)
        bid[going] = np.where(bids, call - 3, mine)
        last[going] = np.where(bids | doubles, side, last[going])
        passes[going] = np.where(bids | doubles, 0, passes[going] + 1)
        _name(namers, going[bids], 5 * side + (call[bids] - 3) % 5, turn % 4)
        over = passes[going] >= np.where(bid[going] >= 0, 3, 4)
        going, turn = going[~over], turn + 1
    return calls, bid, doubling, _declarers(namers, calls, bid, declarer)


def _name(namers: Numbers, boards: npt.NDArray[np.int64], places: npt.NDArray[np.int64], seat: int) -> None:
    """Note who has named a denomination, where its side has not done so before."""
    new = namers[boards, places] < 0
    namers[boards[new], places[new]] = seat


def _declarers(namers: Numbers, calls: Numbers, bid: Numbers, declarer: Numbers) -> Numbers:
    """Who first named the denomination of the last bid, on the side that made it."""
    bidden = np.flatnonzero(bid >= 0)
    side = np.argmax(calls[bidden] == bid[bidden, None] + 3, axis=1) % 2
    declarer[bidden] = namers[bidden, 5 * side + bid[bidden] % 5]
    return declarer


def _plays(
    seats: Numbers, trump: Numbers, declarer: Numbers, random: np.random.Generator
) -> tuple[Numbers, Numbers]:
    """The cards of all boards in the order played, and the tricks of North-South; those passed out play too."""
    count = len(seats)
    rows = np.arange(count)
    held = np.stack([(seats[:, ::-1] == seat) @ _BIT for seat in range(4)], axis=1)
    cards = np.empty((count, 52), np.int8)
    won = np.zeros(count, np.int8)
    leader = (declarer.astype(np.int64) + 1) % 4
    for trick in range(13):
        best, winner = np.empty(count, np.int64), leader.copy()
        led = np.zeros(count, np.int64)
        for turn in range(4):
            seat = (leader + turn) % 4
            hand = held[rows, seat]
            follows = hand & _SUIT[led] if turn else hand
            card = _drawn(np.where(follows != 0, follows, hand), random)
            held[rows, seat] = hand & ~_BIT[card]
            cards[:, 4 * trick + turn] = card
            suit = card // 13
            led = led if turn else suit
            value = np.where(suit == trump, card + 52, np.where(suit == led, card, -1))
            higher = value > best if turn else np.ones(count, bool)
            best, winner = np.where(higher, value, best), np.where(higher, seat, winner)
        leader = winner
        won += (leader % 2 == 0).astype(np.int8)
    return cards, won


def _drawn(playable: Bits, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """One of the cards of each row of bits, all as likely."""
    wanted = (random.random(playable.size) * np.bitwise_count(playable)).astype(np.int64)
    return _nth_set(playable, wanted)


def _nth_set(bits: Bits, wanted: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The place of the bit of each row before which so many are set, by halving."""
    found = np.zeros(bits.size, np.int64)
    left = bits.copy()
    for width in (32, 16, 8, 4, 2, 1):
        low = np.bitwise_count(left & ((1 << width) - 1)).astype(np.int64)
        above = wanted >= low
        wanted = np.where(above, wanted - low, wanted)
        left = np.where(above, left >> width, left)
        found += np.where(above, width, 0)
    return found
