"""The best line: how the play goes on when everybody sees all cards and nobody errs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from schlemm.core.cards import Card, Suit
from schlemm.core.play import Trick
from schlemm.core.seats import Seat
from schlemm.dd.position import Position
from schlemm.dd.solver import LineSolver, Solver


@dataclass(frozen=True, slots=True)
class PlayLine:
    """Cards to the end of the play.

    Attributes:
        cards: The cards of all four players, in the order of playing.
        tricks: How many of the tricks left the side takes that was in turn at the beginning.
    """

    cards: tuple[Card, ...]
    tricks: int


def best_line(position: Position, solver: Solver) -> PlayLine:
    """The play from here to the last card. Of cards that are worth the same the lowest is played, clubs before spades.

    Args:
        position: Where the play has come to.
        solver: Is asked once, or, if it finds no lines, once for every card that is not forced.

    Raises:
        SolverError: If the solver has no answer.
    """
    (found,) = solver.lines([position]) if isinstance(solver, LineSolver) else (None,)
    cards = tuple(_card_by_card(position, solver)) if found is None else found
    tricks = in_tricks(Trick(position.leader, position.trick), cards, position.strain.trump)
    return PlayLine(cards, sum(winner.side is position.turn.side for _, winner in tricks))


def in_tricks(begun: Trick, cards: Iterable[Card], trump: Suit | None) -> Iterator[tuple[Trick, Seat]]:
    """Return the complete tricks made of these cards, each with its winner; the first goes on from the one begun."""
    now = begun
    for card in cards:
        now = Trick(now.leader, (*now.cards, card))
        if now.is_complete:
            winner, _ = now.winning(trump)
            yield now, winner
            now = Trick(winner)


def _card_by_card(position: Position, solver: Solver) -> Iterator[Card]:
    for left in range(sum(map(len, position.hands)), 0, -1):
        card = _best_card(position, solver)
        yield card
        if left > 1:
            position = position.after(card)


def _best_card(position: Position, solver: Solver) -> Card:
    legal = tuple(position.legal_cards())
    if len(legal) == 1:
        return legal[0]
    (worth,) = solver.cards([position])
    return min(legal, key=lambda card: (-worth[card], card.rank.index, card.suit.index))
