"""What declarer's cards are worth to one who must choose the next one too without seeing through cards.

To look at each imagined deal with open cards takes for granted that every guess to come will be right. Here the next
choice is made once for all the deals that look alike by then: a guess has its price, and a line without one is worth
more. Defenders play any card that costs them nothing with open cards, each that looks different as often as the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, Seat, Side
from schlemm.dd.bounded import cards_within
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver

WHOLE: Final = 1 << 24
"""The weight of a deal imagined once, so that it can be shared out in whole numbers."""


class World(NamedTuple):
    """One way in which the cards may lie, and how the play stands there.

    Attributes:
        position: The cards that are left.
        won: Declarer's tricks so far.
        weight: How likely it is.
    """

    position: Position
    won: int
    weight: int = WHOLE

    def after(self, card: Card, side: Side) -> World:
        """The world when the player in turn has played the card.

        Args:
            card: A legal card, not of the last trick.
            side: Declarer's.
        """
        position = self.position.after(card)
        taken = not position.trick and position.leader.side is side
        return World(position, self.won + taken, self.weight)


class TooManyQuestions(Exception):
    """The look would ask the solver more often than it may, or it would search longer."""


class LookAhead:
    """A look ahead to declarer's next choice, from hand or dummy.

    Args:
        solver: Says what cards are worth with open cards.
        worth: What 0 … 13 tricks are worth to declarer's side.
        side: Declarer's.
        most: How many questions to ask the solver at most.
        nodes: How many positions its search may look at.
    """

    def __init__(self, solver: Solver, worth: Sequence[int], side: Side, most: int, nodes: int) -> None:
        self._solver, self._worth, self._side = solver, worth, side
        self._left, self._nodes = most, nodes
        self._known: dict[Position, CardTricks] = {}

    def after(self, card: Card, worlds: Sequence[World]) -> int:
        """What it comes to if this card is played, summed over the worlds by their weights.

        Args:
            card: A card that may be played in all the worlds.
            worlds: Ways in which the cards may lie that look alike.

        Raises:
            TooManyQuestions: If the questions are used up.
            SolverError: If the solver has no answer.
        """
        return self._apart([world.after(card, self._side) for world in worlds])

    def plain(self, worlds: Sequence[World]) -> list[dict[Card, int]]:
        """What each card of the player in turn is worth in each world with open cards.

        Raises:
            TooManyQuestions: If the questions are used up.
            SolverError: If the solver has no answer.
        """
        found = self._cards([world.position for world in worlds])
        return [self._worths(world, cards) for world, cards in zip(worlds, found, strict=True)]

    def _worths(self, world: World, cards: CardTricks) -> dict[Card, int]:
        if world.position.turn.side is self._side:
            return {card: self._worth[world.won + tricks] for card, tricks in cards.items()}
        most = world.won + world.position.tricks_left
        return {card: self._worth[most - tricks] for card, tricks in cards.items()}

    def _apart(self, worlds: Sequence[World]) -> int:
        """After a trick worlds look different if somebody else won it."""
        turns: dict[Seat, list[World]] = {}
        for world in worlds:
            turns.setdefault(world.position.turn, []).append(world)
        return sum(map(self._together, turns.values()))

    def _together(self, worlds: Sequence[World]) -> int:
        """What worlds that look alike come to."""
        first, plain = worlds[0].position, self.plain(worlds)
        ours = first.turn.side is self._side
        if len(worlds) == 1 or first.tricks_left == 1:
            best = max if ours else min
            return sum(world.weight * best(each.values()) for world, each in zip(worlds, plain, strict=True))
        return self._chosen(worlds, plain) if ours else self._defended(worlds, plain)

    def _chosen(self, worlds: Sequence[World], plain: Sequence[Mapping[Card, int]]) -> int:
        """Declarer's choice: the same card in all the worlds. What is no choice is not looked upon as one."""
        cards = sorted({*lowest_equals(worlds[0].position).values()}, key=lambda card: card.index)
        if len(cards) == 1:
            return self.after(cards[0], worlds)
        return max(summed(card, worlds, plain) for card in cards)

    def _defended(self, worlds: Sequence[World], plain: Sequence[Mapping[Card, int]]) -> int:
        """Any card that costs a defender nothing."""
        looks: dict[tuple[Suit, int], list[World]] = {}
        for world, each in zip(worlds, plain, strict=True):
            least = min(each.values())
            good = {self._look(world.position, card): card for card in each if each[card] == least}
            share = world._replace(weight=world.weight // len(good))
            for look, card in good.items():
                looks.setdefault(look, []).append(share.after(card, self._side))
        return sum(map(self._apart, looks.values()))

    def _look(self, position: Position, card: Card) -> tuple[Suit, int]:
        """What declarer makes of a defender's card: those with none of declarer's or dummy's between are the same."""
        seen = Hand.of(position.trick)
        for seat in self._side.seats:
            seen |= position.hands.of(seat)
        return _place(card, seen)

    def _cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """What the solver says, asked in one go what it has not been asked before."""
        new = [position for position in dict.fromkeys(positions) if position not in self._known]
        if len(new) > self._left:
            raise TooManyQuestions
        self._left -= len(new)
        found, self._nodes = cards_within(self._solver, new, self._nodes) if new else ([], self._nodes)
        if len(found) < len(new):
            raise TooManyQuestions
        self._known |= zip(new, found, strict=True)
        return [self._known[position] for position in positions]


def summed(card: Card, worlds: Sequence[World], plain: Sequence[Mapping[Card, int]]) -> int:
    """What a card is worth in all the worlds together, given what each is in every one."""
    return sum(world.weight * each[card] for world, each in zip(worlds, plain, strict=True))


def lowest_equals(position: Position) -> dict[Card, Card]:
    """Each card of the player in turn, and the lowest of those in the same hand that it touches."""
    others = Hand.of(position.trick)
    for seat in SEATS:
        if seat is not position.turn:
            others |= position.hands.of(seat)
    places = {card: _place(card, others) for card in position.legal_cards()}
    lowest = {place: card for card, place in places.items()}  # each suit from the highest
    return {card: lowest[place] for card, place in places.items()}


def _place(card: Card, among: Hand) -> tuple[Suit, int]:
    """Where a card stands among others of its suit: how many of them are higher."""
    return card.suit, sum(other.index > card.index for other in among.in_suit(card.suit))
