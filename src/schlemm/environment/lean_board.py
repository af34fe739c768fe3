"""A board on plain integers, one action after the other: the lean path for who chooses the actions.

The same game as in ``core``; seats, calls, cards and their order are those of ``dealing.simulate``. An action is a
call, 0 to 37, or a card, 38 to 89.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CALLS: Final = 38
"""How many calls there are; behind them the cards follow."""
ACTIONS: Final = CALLS + 52
"""How many actions there are."""
FIRST_BID: Final = 3
"""The action of 1♣; before it pass, double and redouble."""
_SUIT: Final = 0x1FFF


class LeanBoard:
    """A board that changes with each action.

    Args:
        seats: Who was dealt each card, from ♠A down to ♣2, as ``dealing.simulate.shuffle`` gives it.
        first: Who calls first.
    """

    __slots__ = (
        *("calls", "cards", "declarer", "dealt", "doubling", "first", "hands", "is_over"),
        *("bid", "bidder", "leader", "trick", "turn", "won", "_namers", "_passes"),
    )

    def __init__(self, seats: Sequence[int], first: int = 0) -> None:
        dealt = [0, 0, 0, 0]
        for card, seat in zip(range(51, -1, -1), seats, strict=True):
            dealt[seat] |= 1 << card
        self.dealt = tuple(dealt)
        """The cards that each seat was dealt, as bits."""
        self.hands = dealt
        """Those that it still holds."""
        self.first = self.turn = first
        """Who called first; from whose hand the next action comes."""
        self.calls: list[int] = []
        self.cards: list[int] = []
        """All cards in the order played."""
        self.trick: list[int] = []
        """The cards of the trick in progress."""
        self.bid = -1
        self.bidder = -1
        self.doubling = 0
        """The last bid, 1♣ = 0, by whom, and how it is doubled."""
        self.declarer = self.leader = -1
        """Who plays the contract; who leads to this trick. -1 during the auction."""
        self.won = [0, 0]
        """The tricks of North-South and East-West."""
        self.is_over = False
        self._passes = 0
        self._namers = [-1] * 10

    @property
    def actor(self) -> int:
        """Who chooses the next action: declarer for dummy."""
        return self.declarer if self.declarer >= 0 and self.turn == (self.declarer + 2) % 4 else self.turn

    @property
    def tricks(self) -> int:
        """The tricks of declarer's side; 0 if passed out."""
        return self.won[self.declarer % 2] if self.declarer >= 0 else 0

    def legal(self) -> list[int]:
        """All actions that are allowed now, in their order."""
        if self.is_over:
            return []
        if self.declarer >= 0:
            return [CALLS + card for card in _set_bits(self.playable())]
        stakes = [] if self._may_raise() is None else [1 + self.doubling]
        return [0, *stakes, *range(FIRST_BID + self.bid + 1, CALLS)]

    def playable(self) -> int:
        """The cards that may be played from the hand in turn, as bits."""
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        following = hand & _SUIT << 13 * (self.trick[0] // 13)
        return following or hand

    def act(self, action: int) -> None:
        """Do an action.

        Raises:
            ValueError: If it is not allowed.
        """
        if self.is_over:
            raise ValueError("the board is over")
        if self.declarer >= 0:
            self._play(action - CALLS)
        else:
            self._call(action)

    def _may_raise(self) -> int | None:
        """Who has bid or doubled last, if whoever is in turn may double or redouble that."""
        if self.bid < 0 or self.doubling > 1:
            return None
        mine = (self.bidder + self.doubling) % 2 == self.turn % 2
        return None if mine else self.bidder

    def _call(self, call: int) -> None:
        if call == 0:
            self._passes += 1
        elif FIRST_BID + self.bid < call < CALLS:
            self.bid = call - FIRST_BID
            self.bidder = self.turn
            self.doubling = 0
            self._passes = 0
            place = 5 * (self.turn % 2) + self.bid % 5
            if self._namers[place] < 0:
                self._namers[place] = self.turn
        elif call == 1 + self.doubling and call > 0 and self._may_raise() is not None:
            self.doubling, self._passes = call, 0
        else:
            raise ValueError(f"call {call} is not allowed")
        self.calls.append(call)
        self.turn = (self.turn + 1) % 4
        if self._passes == 4:
            self.is_over = True
        elif self._passes == 3 and self.bid >= 0:
            self.declarer = self._namers[5 * (self.bidder % 2) + self.bid % 5]
            self.leader = self.turn = (self.declarer + 1) % 4

    def _play(self, card: int) -> None:
        if not (0 <= card < 52 and self.playable() >> card & 1):
            raise ValueError(f"card {card} is not allowed")
        self.hands[self.turn] &= ~(1 << card)
        self.cards.append(card)
        self.trick.append(card)
        if len(self.trick) < 4:
            self.turn = (self.turn + 1) % 4
            return
        self.turn = self.leader = (self.leader + _best(self.trick, self.bid % 5)) % 4
        self.won[self.leader % 2] += 1
        self.trick = []
        self.is_over = len(self.cards) == 52


def _best(trick: list[int], trump: int) -> int:
    """Whose card wins a trick, in turns after the leader."""
    led = trick[0] // 13
    values = [card + 52 if card // 13 == trump else card if card // 13 == led else -1 for card in trick]
    return values.index(max(values))


def _set_bits(bits: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
