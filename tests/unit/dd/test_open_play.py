"""A play of which all four hands are seen, held against boards played by the rules."""

from hypothesis import given, settings
from tests.effort import examples

from schlemm.core.board.project import public_of, view_for
from schlemm.core.board.state import Finished, Playing
from schlemm.core.seats import BySide
from schlemm.core.view import Stakes
from schlemm.dd.endings import EndingSolver
from schlemm.dd.open_play import OpenPlay, moments, tricks_lost
from schlemm.testing import finished, playing

LAST = 12
"""Cards of the last three tricks, which our own solver answers at once."""


@given(playing(claiming=False))
def test_card_by_card_it_is_what_lies_on_the_table(state: Playing) -> None:
    """After the same cards the same hands are left, and whoever plays next sees what they see at the table."""
    now = OpenPlay.start(state.board.deal, state.contract, state.play.rules)
    for before, card in moments(state.board.deal, state.play):
        assert before == now
        now = now.after(card)
    assert (now.play, now.hands, now.hand) == (state.play, state.hands, state.hands.of(state.turn))
    assert now.forced == (len(state.play.legal_cards(now.hand)) == 1)
    chooser = state.contract.declarer if state.turn is state.contract.dummy else state.turn
    assert now.view(public_of(state, BySide("", ""), Stakes())) == view_for(state, chooser)


@settings(max_examples=examples(20))
@given(finished(claiming=False).filter(lambda state: state.play is not None))
def test_what_is_lost_is_what_the_other_side_wins(state: Finished) -> None:
    """Best play of all, less what a side gave away, with what it was given, comes to the tricks that it won."""
    assert state.play is not None
    side = state.play.contract.side
    *_, first = [now for now, _ in moments(state.board.deal, state.play)][: -LAST + 1]
    expected = first.play.won_by(side)
    solver = EndingSolver()
    (worth,) = solver.cards([first.position])
    expected += max(worth.values()) if first.play.turn.side is side else 3 - max(worth.values())
    for now, card in list(moments(state.board.deal, state.play))[-LAST:]:
        lost = tricks_lost(now.position, card, solver)
        expected += -lost if now.play.turn.side is side else lost
    assert expected == state.play.won_by(side)
