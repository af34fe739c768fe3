"""What is shown of a board that is over."""

from hypothesis import given, settings
from tests.effort import examples

from schlemm.bots.review.board import moments_of
from schlemm.core.board.state import Finished
from schlemm.core.hand import EMPTY
from schlemm.core.played_board import PlayedBoard
from schlemm.core.view import Public
from schlemm.server.views.result import result_view
from schlemm.table.views.sight import OpenBoard
from schlemm.testing import finished


@given(finished())
@settings(max_examples=examples(60))
def test_the_result_and_the_review_count_the_same_tricks(state: Finished) -> None:
    """Each card of the review lies in a trick of the result, also one that a claim cut short, which nobody has won."""
    over = OpenBoard(state.result, state.board.deal, state.play, None, redeal=False)
    tricks = result_view(over, EMPTY).tricks
    conditions = state.board.conditions
    public = Public(conditions.dealer, conditions.vulnerability, state.auction)
    board = PlayedBoard(1, state.board.deal, public, state.play, state.result)
    shown = [(card.seat, card.card) for trick in tricks for card in trick.cards]
    assert shown == [(moment.position.turn, str(moment.card)) for moment in moments_of(board)]
    assert [len(trick.cards) == 4 for trick in tricks] == [trick.winner is not None for trick in tricks]
    assert all(len(trick.cards) == 4 for trick in tricks[:-1])
