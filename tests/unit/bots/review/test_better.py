"""The best line from the card that cost most."""

from tests.unit.bots.review.test_known import DEAL, by_thumb

from schlemm.bots.review.better import WhatWasBetter, costliest
from schlemm.bots.review.board import play_after
from schlemm.bots.review.opened import OpenCosts
from schlemm.core.hand import PACK, Hand
from schlemm.dd.inside import InsideSolver
from schlemm.dd.open_play import OpenPlay


def test_it_goes_on_legally_and_takes_what_the_card_cost() -> None:
    """From the costliest card on all cards fall by the rules, and its side takes as many tricks as it could."""
    board, solver = by_thumb(), InsideSolver()
    first = costliest(OpenCosts(board).run())
    assert first is not None
    assert board.play is not None
    found = WhatWasBetter(board, first).run()
    begun = play_after(board, first)
    cards = [card for trick, _ in found.tricks for card in trick.cards][len(begun.play.trick.cards) :]
    assert Hand.of((*board.play.cards[:first], *cards)) == PACK
    now: OpenPlay = begun
    for card in cards:
        now = now.after(card)
    side, (worth,) = begun.play.turn.side, solver.cards([begun.position])
    assert sum(winner.side is side for _, winner in found.tricks) == max(worth.values())
    assert now.play.won_by(side) - begun.play.won_by(side) == max(worth.values())
    assert worth[board.play.cards[first]] < max(worth.values())
    assert board.deal == DEAL


def test_the_first_of_the_costliest_cards_is_taken() -> None:
    """Where several cards cost as much it is the first, and where none did there is none."""
    assert costliest((0, 1, 2, 0, 2)) == 2
    assert costliest((0, 0)) is None
    assert costliest(()) is None
