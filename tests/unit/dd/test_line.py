"""The best line: legal to the last card, and worth what the solver says."""

import pytest
from tests.unit.dd.made import endings

from schlemm.core.cards import Card, Strain
from schlemm.core.hand import Hand
from schlemm.core.play import Trick
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver
from schlemm.dd.line import best_line
from schlemm.dd.position import Position
from schlemm.dd.solver import Solver


@pytest.mark.parametrize("solver", [EndingSolver(), InsideSolver()])
def test_a_line_is_legal_and_takes_the_tricks_it_says(solver: Solver) -> None:
    """In endings, in the middle of a trick too, every card may be played and the tricks are those of the solver."""
    for position in endings(30, 4, seed=21):
        line = best_line(position, solver)
        (worth,) = EndingSolver().cards([position])
        assert line.tricks == max(worth.values())
        assert tricks_of(position, line.cards) == line.tricks


def test_the_line_is_the_same_with_every_solver() -> None:
    """What is played depends on what cards are worth, not on who says so."""
    for position in endings(20, 5, seed=22):
        assert best_line(position, EndingSolver()) == best_line(position, InsideSolver())


def test_of_equals_the_lowest_is_played() -> None:
    """Where all cards take all tricks, they fall from the lowest up, clubs before spades."""
    hands = BySeat(*map(Hand.parse, ("A...A", "2...2", "3...3", "4...4")))
    line = best_line(Position(hands, Strain.NOTRUMP, Seat.NORTH), EndingSolver())
    assert [str(card) for card in line.cards] == ["CA", "C2", "C3", "C4", "SA", "S2", "S3", "S4"]
    assert line.tricks == 2


def tricks_of(position: Position, cards: tuple[Card, ...]) -> int:
    """The tricks that the side in turn takes with these cards, each of which is checked to be legal."""
    hands, leader, trick, side = position.hands, position.leader, position.trick, position.turn.side
    won = 0
    for card in cards:
        now = Position(hands, position.strain, leader, trick)
        assert card in now.legal_cards()
        hands, trick = hands.put(now.turn, hands.of(now.turn).without(card)), (*trick, card)
        if len(trick) == 4:
            leader, _ = Trick(leader, trick).winning(position.strain.trump)
            trick, won = (), won + (leader.side is side)
    assert not any(hands)
    return won
