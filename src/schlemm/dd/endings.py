"""A small double-dummy solver in plain Python, for endings: slow, short, and easy to believe.

It shares nothing with the compiled one, so each can be held against the other, and it is there where the compiled one
is not. Up to six cards a hand take a moment; every card more takes several times as long, unless hands hold long
sequences.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from schlemm.core.cards import Card
from schlemm.core.deal import Deal
from schlemm.core.hand import SUIT_BITS
from schlemm.core.seats import Seat
from schlemm.dd.plain import is_open, plain_facts
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, SolverError, TrickGoal
from schlemm.dd.table import TrickTable

_Bits: TypeAlias = tuple[int, ...]
"""The cards of N E S W, as in ``Hand.bits``."""

LONGEST: Final = 6
"""Tricks up to which it answers, unless told otherwise."""
_ALL: Final = tuple(SUIT_BITS << 13 * suit for suit in range(4))
"""All cards of each suit."""


class EndingSolver:
    """A `Solver` for the last tricks.

    >>> from schlemm.core import cards, hand, seats
    >>> hands = seats.BySeat(*map(hand.Hand.parse, ("AQ...", "32...", "54...", "K6...")))
    >>> position = Position(hands, cards.Strain.NOTRUMP, seats.Seat.NORTH)
    >>> {str(card): tricks for card, tricks in EndingSolver().cards([position])[0].items()}
    {'SA': 1, 'SQ': 1}

    Args:
        longest: Up to how many tricks it answers.
    """

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest = longest

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """Nothing: whole deals are too long.

        Raises:
            SolverError: Always, unless there are no deals.
        """
        for deal in deals:
            raise SolverError("too-long", deal, "it solves endings only")
        return []

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What every card of the player in turn is worth.

        Raises:
            SolverError: If a position has too many cards.
        """
        return [self._cards(position) for position in positions]

    def makes(self, goals: Sequence[TrickGoal]) -> list[bool]:
        """Whether the side in turn takes so many tricks.

        Raises:
            SolverError: If a position has too many cards.
        """
        return [self._makes(goal) if is_open(goal) else goal.tricks <= 0 for goal in goals]

    def takes_despite_idle(self, position: Position, card: Card, seat: Seat, tricks: int) -> bool:
        """Whether the side in turn takes so many tricks by leading this card if an opponent has an idle card more.

        That is a card of the same suit that wins nothing: who has none of the suit can keep all others by it. If fewer
        tricks are taken than without it, every card that can be thrown away costs one: a squeeze.

        Args:
            position: Between two tricks.
            card: What is led.
            seat: The opponent; has no card of the suit.
            tricks: Of those left.

        Raises:
            SolverError: If the position has too many cards.
            ValueError: If all lower cards of the suit are still held.
        """
        facts, search = plain_facts(position), self._search(position)
        below = _ALL[card.index // 13] & (1 << card.index) - 1
        free = below & ~(facts.hands[0] | facts.hands[1] | facts.hands[2] | facts.hands[3])
        if not free:
            raise ValueError(f"no card below {card} is gone in {position}")
        place = seat.index
        hands = (*facts.hands[:place], facts.hands[place] | free & -free, *facts.hands[place + 1 :])
        return search.takes_with(hands, facts.leader, (), card.index, tricks)

    def _cards(self, position: Position) -> CardTricks:
        search = self._search(position)
        facts = plain_facts(position)
        return MappingProxyType(
            {
                card: search.worth(facts.hands, facts.leader, facts.trick, card.index)
                for card in position.legal_cards()
            }
        )

    def _makes(self, goal: TrickGoal) -> bool:
        facts = plain_facts(goal.position)
        return self._search(goal.position).takes(facts.hands, facts.leader, facts.trick, goal.tricks)

    def _search(self, position: Position) -> _Search:
        if position.tricks_left > self._longest:
            raise SolverError("too-long", position, f"it solves {self._longest} tricks at most")
        return _Search(position.strain.index)


class _Search:
    """Whether North and South take so many tricks; what was found before is remembered.

    Seats, suits and cards are their indices; the trump suit is 4 in notrump.
    """

    def __init__(self, trump: int) -> None:
        self._trump = trump
        self._bounds: dict[tuple[_Bits, int], tuple[int, int]] = {}
        """For hands and who leads: a number of tricks that is taken for sure, and one that is never exceeded."""

    def worth(self, hands: _Bits, leader: int, trick: tuple[int, ...], card: int) -> int:
        """How many tricks the side in turn takes with this card."""
        low, high = 0, hands[(leader + len(trick)) % 4].bit_count()
        while low < high:
            middle = (low + high + 1) // 2
            if self.takes_with(hands, leader, trick, card, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def takes_with(self, hands: _Bits, leader: int, trick: tuple[int, ...], card: int, wanted: int) -> bool:
        """Whether the side in turn takes so many of the tricks left with this card."""
        seat = (leader + len(trick)) % 4
        rest, left = _without(hands, seat, card), hands[seat].bit_count()
        return self._side_takes(rest, leader, (*trick, card), seat, wanted, left)

    def takes(self, hands: _Bits, leader: int, trick: tuple[int, ...], wanted: int) -> bool:
        """Whether the side in turn takes so many of the tricks left, that in progress included."""
        seat = (leader + len(trick)) % 4
        return self._side_takes(hands, leader, trick, seat, wanted, hands[seat].bit_count())

    def _side_takes(
        self, hands: _Bits, leader: int, trick: tuple[int, ...], seat: int, wanted: int, left: int
    ) -> bool:
        """The same for the side of a seat, with so many tricks left."""
        if seat % 2 == 0:
            return self._plays(hands, leader, trick, wanted)
        return not self._plays(hands, leader, trick, left - wanted + 1)

    def _lead_takes(self, hands: _Bits, leader: int, wanted: int) -> bool:
        """Whether North and South take at least so many tricks, between two of them; an idle card is left over."""
        low, high = self._bounds.get((hands, leader), (0, min(map(int.bit_count, hands))))
        if wanted <= low or wanted > high:
            return wanted <= low
        found = self._plays(hands, leader, (), wanted)
        self._bounds[hands, leader] = (wanted, high) if found else (low, wanted - 1)
        return found

    def _plays(self, hands: _Bits, leader: int, trick: tuple[int, ...], wanted: int) -> bool:
        """The same in the middle of a trick: the player in turn needs one card that does it."""
        if len(trick) == 4:
            winner = (leader + self._winner(trick)) % 4
            return self._lead_takes(hands, winner, wanted - (winner % 2 == 0))
        seat = (leader + len(trick)) % 4
        hope = seat % 2 == 0
        for card in _choices(hands, seat, trick):
            if self._plays(_without(hands, seat, card), leader, (*trick, card), wanted) is hope:
                return hope
        return not hope

    def _winner(self, trick: tuple[int, ...]) -> int:
        """Which card of the trick wins it: the highest trump, else the highest of the suit led (Law 44E, 44F)."""
        led = trick[0] // 13
        return max(range(4), key=lambda turn: self._rank(trick[turn], led))

    def _rank(self, card: int, led: int) -> int:
        suit, rank = divmod(card, 13)
        return rank + 13 * (suit == led) + 26 * (suit == self._trump)


def _without(hands: _Bits, seat: int, card: int) -> _Bits:
    return (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])


def _choices(hands: _Bits, seat: int, trick: tuple[int, ...]) -> Iterator[int]:
    """The cards worth trying, following suit (Law 44C): of cards without another's between them only the highest."""
    own = hands[seat]
    if trick:
        own = own & _ALL[trick[0] // 13] or own
    others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hands[seat]
    for card in trick:
        others |= 1 << card
    for cards in _ALL:
        yield from _ends_of_sequences(own & cards, others & cards)


def _ends_of_sequences(own: int, others: int) -> Iterator[int]:
    """The highest card of each sequence, from the highest down."""
    while own:
        card = own.bit_length() - 1
        yield card
        below = others & (1 << card) - 1
        gap = below.bit_length()  # own cards from here up to the card are as good as the card
        own &= (1 << gap) - 1
