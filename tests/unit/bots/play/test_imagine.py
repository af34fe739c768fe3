"""How the hidden cards may lie: consistent with what a seat sees, and found from its view alone."""

import pytest
from hypothesis import given, settings
from tests.effort import examples

from schlemm.bots.play.imagine import imagined
from schlemm.carding.history import played_by, voids
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Playing
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS
from schlemm.testing import playing


@given(playing(claiming=False))
@settings(max_examples=examples(80))
def test_every_imagined_deal_agrees_with_what_is_seen(state: Playing) -> None:
    """Cards that are seen stay where they are, the rest is dealt in the right numbers, and nobody has a shown void."""
    play = state.play
    seat = play.contract.declarer if play.turn is play.contract.dummy else play.turn
    view = view_for(state, seat)
    for position in imagined(view, play, 4):
        assert (position.leader, position.trick) == (play.leader, play.trick.cards)
        assert position.hands.of(seat) == view.hand
        assert all(view.faced.of(each) in {None, position.hands.of(each)} for each in SEATS)
        everything = Hand.of(play.cards)
        for each in SEATS:
            everything |= position.hands.of(each)
            assert not any(position.hands.of(each).in_suit(suit) for suit in voids(play).of(each))
            assert len(position.hands.of(each)) + len(played_by(play, each)) == 13
        assert everything == PACK


@given(playing(claiming=False))
@settings(max_examples=examples(30))
@pytest.mark.exhaustive
def test_the_same_view_imagines_the_same(state: Playing) -> None:
    """Twice the same positions in the same order, and as many as asked for where nothing forbids."""
    play = state.play
    view = view_for(state, play.contract.declarer if play.turn is play.contract.dummy else play.turn)
    assert imagined(view, play, 6) == imagined(view, play, 6)
    assert 1 <= len(imagined(view, play, 6)) <= 6
