"""The lean path: random boards on plain integers, for simulations that need them by the ten thousand.

The same game as in ``core``, without its values: no object is made for a card, a call or a state, and nothing is
checked, for only what is legal is ever chosen. Seats are 0 to 3 for N E S W. Cards have their index, from ♣2 = 0 to
♠A = 51; calls have theirs in ``core.calls.CALLS``: pass 0, double 1, redouble 2, bids 3 to 37. A hand is four lists
of cards, one a suit, **from spades to clubs and from the ace down**, the order in which the core counts cards too.

Every choice is uniform over what is legal: of ``n`` possibilities a 32-bit word takes number ``word * n >> 32``.
Whoever makes the same choices through the core gets the same board, card by card; a test does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

Words: TypeAlias = Iterator[int]
"""Uniform 32-bit integers without end, such as ``dealing.words`` gives."""
Hand: TypeAlias = Sequence[list[int]]
"""The spades, hearts, diamonds and clubs of a player, each from the highest."""

SEATS: Final = (0,) * 13 + (1,) * 13 + (2,) * 13 + (3,) * 13
"""A seat for each of the 52 cards, before they are shuffled."""
LEFT: Final = range(52, 0, -1)
"""How many seats are left when the first, second, third … card is dealt."""
FOLLOWERS: Final = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))
"""Who plays after the leader, by the leader's seat."""
TRUMPED: Final = 52
"""What is added to a trump that wins a trick of another suit, so that it is above every card."""


class Simulated(NamedTuple):
    """A whole board, in integers.

    Attributes:
        seats: Who was dealt each card, from ♠A down to ♣2.
        calls: The calls, from the first caller.
        declarer: Declarer's seat; -1 if the board was passed out.
        bid: The last bid, from 1♣ = 0 to 7NT = 34; -1 if there was none.
        doubling: 0, or 1 if it was doubled, 2 if redoubled.
        cards: The 52 cards in the order played; none if passed out.
        tricks: The tricks of declarer's side.
    """

    seats: list[int]
    calls: list[int]
    declarer: int
    bid: int
    doubling: int
    cards: list[int]
    tricks: int


def random_board(words: Words, first: int = 0) -> Simulated:
    """A random board: deal, auction and play.

    Args:
        words: Where the choices come from.
        first: Who calls first.
    """
    seats = shuffle(words)
    calls, bid, doubling = auction(words)
    if bid < 0:
        return Simulated(seats, calls, -1, -1, 0, [], 0)
    declarer = (first + namer(calls)) % 4
    cards, won = _play(hands_of_seats(seats), bid % 5, (declarer + 1) % 4, words)
    return Simulated(seats, calls, declarer, bid, doubling, cards, won[declarer % 2])


def shuffle(words: Words) -> list[int]:
    """A seat for each card, from ♠A down: each card takes one of the 52 places that are left."""
    left = list(SEATS)
    return [left.pop(word * count >> 32) for count, word in zip(LEFT, words, strict=False)]


def hands_of_seats(seats: list[int]) -> list[Hand]:
    """The hand of each seat, from the seat of each card."""
    suits = []
    for highest in (51, 38, 25, 12):
        by_seat: tuple[list[int], ...] = ([], [], [], [])
        for card, seat in zip(range(highest, highest - 13, -1), seats[51 - highest :], strict=False):
            by_seat[seat].append(card)
        suits.append(by_seat)
    return list(zip(*suits, strict=True))


def auction(words: Words) -> tuple[list[int], int, int]:
    """An auction: its calls, the last bid (-1 if none) and how that is doubled.

    The opponents of the last bidder or doubler may raise the stake, and the turn goes from one side to the other, so
    ``may_raise`` is 1 after a bid or a double, and changes with every pass; after a redouble it stays 0.
    """
    calls: list[int] = []
    passes_left, room = 4, 36  # `room`: pass and the bids that are high enough
    may_raise = may_change = doubling = 0
    while passes_left:
        choice = next(words) * (room + may_raise) >> 32
        if choice == 0:
            calls.append(0)
            passes_left -= 1
            may_raise ^= may_change
            continue
        if choice > may_raise:
            room -= choice - may_raise
            calls.append(38 - room)
            doubling = 0
        else:
            doubling += 1
            calls.append(doubling)
        passes_left = 3
        may_raise = may_change = 1 if doubling < 2 else 0
    return calls, 35 - room, doubling


def namer(calls: list[int]) -> int:
    """How many turns after the first caller declarer is: who first named the strain of the last bid on its side."""
    last = max(calls)
    side = calls.index(last) % 2
    return next(
        turn for turn in range(side, len(calls), 2) if calls[turn] > 2 and (last - calls[turn]) % 5 == 0
    )


def _play(hands: Sequence[Hand], trump: int, leader: int, words: Words) -> tuple[list[int], list[int]]:
    """Play all cards out of the hands, which are empty afterwards.

    Args:
        hands: By seat.
        trump: 0 to 3 for clubs to spades, 4 for notrump.
        leader: Who makes the opening lead.
        words: Where the choices come from.

    Returns:
        The cards in the order played, and the tricks of North-South and East-West.
    """
    cards: list[int] = []
    won = [0, 0]
    for left in range(13, 0, -1):
        best = draw(hands[leader], next(words) * left >> 32)
        cards.append(best)
        led, winner = 3 - best // 13, leader
        for seat in FOLLOWERS[leader]:
            following = hands[seat][led]
            if following:
                card = value = following.pop(next(words) * len(following) >> 32)
            else:
                card = draw(hands[seat], next(words) * left >> 32)
                value = card + TRUMPED if card // 13 == trump else -1
            cards.append(card)
            if value > best:
                best, winner = value, seat
        leader = winner
        won[leader % 2] += 1
    return cards, won


def draw(hand: Hand, place: int) -> int:
    """Take the card at this place out of a hand, counted from its highest spade."""
    for holding in hand:
        if place < len(holding):
            return holding.pop(place)
        place -= len(holding)
    raise IndexError(f"the hand ends {place + 1} cards before the place asked for")
