"""The best line: legal to the last card, and worth what the solver says."""

from collections.abc import Sequence

import pytest
from tests.unit.dd.dds_oracle import DdsEngine
from tests.unit.dd.made import endings

import schlemm_native
from schlemm.core.cards import Card, Strain
from schlemm.core.hand import Hand
from schlemm.core.play import Trick
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.cached import CachedSolver
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver
from schlemm.dd.line import best_line
from schlemm.dd.native import NativeSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, Solver


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


@pytest.mark.sweep
@pytest.mark.parametrize("cards", [1, 2, 3, 6, 8, 11])
def test_a_line_is_found_as_card_by_card(cards: int) -> None:
    """Who finds whole lines plays the very cards that follow from what the other solver says of each card."""
    for position in endings(60 if cards < 8 else 8, cards, seed=60 + cards):
        assert best_line(position, InsideSolver()) == best_line(position, InsideSolver(DdsEngine))


class WithoutCards(InsideSolver):
    """A solver that is not to be asked what cards are worth."""

    def cards(self, positions: Sequence[Position]) -> list[CardTricks]:
        """Nothing."""
        raise AssertionError(positions)


@pytest.mark.skipif(not schlemm_native.is_built(), reason="the compiled library is not built")
def test_a_solver_that_finds_lines_is_asked_once(solver: NativeSolver) -> None:
    """Our own search is not asked card by card: not here, nor behind a memory, nor in a worker."""
    (position,) = endings(1, 9, seed=23)
    found = best_line(position, WithoutCards())
    assert best_line(position, CachedSolver(WithoutCards())) == found
    assert solver.lines([position, position]) == [found.cards] * 2
    assert CachedSolver(EndingSolver()).lines([position]) == [None]


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
