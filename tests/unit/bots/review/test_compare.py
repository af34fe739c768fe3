"""The cards of one moment, compared: by the same figures by which a bot plays."""

from hypothesis import given, settings
from tests.effort import examples

from schlemm.bots.card_choice import chosen_card
from schlemm.bots.level import Level
from schlemm.bots.review.compare import compare_cards
from schlemm.bots.review.hint import WhatToPlay
from schlemm.bots.solving import compiled_solver
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Playing
from schlemm.core.view import View
from schlemm.testing import playing


def acting(state: Playing) -> View:
    """The view of whoever chooses the next card."""
    contract = state.play.contract
    return view_for(state, contract.declarer if state.play.turn is contract.dummy else state.play.turn)


@given(playing(claiming=False))
@settings(max_examples=examples(15))
def test_hint_and_club_player_agree(state: Playing) -> None:
    """The card of the hint is the card that a bot of club level plays, asked once or twice."""
    view = acting(state)
    if view.public.rules.must_beat:
        return
    advice = WhatToPlay(view).run()
    assert advice.found.best.card == chosen_card(view, state.play, Level.CLUB)
    assert advice == WhatToPlay(view).run()


@given(playing(claiming=False))
@settings(max_examples=examples(15))
def test_figures_belong_together(state: Playing) -> None:
    """Every legal card is compared; more than all deals or all tricks are never reached."""
    view, play = acting(state), state.play
    if play.rules.must_beat:
        return
    found = compare_cards(view, play, compiled_solver())
    prospects = (found.best, *found.others)
    assert sorted(str(one.card) for one in prospects) == sorted(map(str, view.legal_cards()))
    won = play.won_by(play.turn.side)
    for one in prospects if found.count else ():
        assert 0 <= one.reached <= found.count
        assert won * found.count <= one.tricks <= (won + play.tricks_left) * found.count
    assert [one.value for one in found.others] == sorted((one.value for one in found.others), reverse=True)
