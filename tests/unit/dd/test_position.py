"""Positions of the play with all cards seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import CARDS, Card, Strain
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.errors import NotationError
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.position import Position
from schlemm.testing import contracts, deals


@pytest.mark.parametrize(
    ("hands", "trick", "reason"),
    [
        (("A...", "K...", "Q...", "..."), "", "hands-not-equally-long"),
        (("A...", "K...", "Q...", "Q..."), "", "card-twice"),
        (("A...", "K...", "Q...", "J..."), "ST", "hands-not-equally-long"),
        (("...", "K...", "Q...", "J..."), "SQ", "card-twice"),
        (("...", "...", "...", "..."), "", "no-cards"),
        (("...", "...", "...", "..."), "SA SK SQ SJ", "trick-is-complete"),
    ],
)
def test_what_is_no_position_is_refused(hands: tuple[str, str, str, str], trick: str, reason: str) -> None:
    """Hands of different length, a card in two places, and no cards at all are refused with a word."""
    held, cards = BySeat(*map(Hand.parse, hands)), tuple(map(Card.parse, trick.split()))
    with pytest.raises(NotationError) as caught:
        Position(held, Strain.NOTRUMP, Seat.NORTH, cards)
    assert caught.value.reason == reason


@given(deals(), contracts(), st.data())
def test_a_position_follows_the_play(deal: Deal, contract: Contract, data: st.DataObject) -> None:
    """Card by card a position says what the rules of play say: who is in turn, what is legal, who leads."""
    play, hands = Play(contract), deal.hands
    position = Position.opening(deal, play.contract.strain, play.contract.declarer)
    for _ in range(data.draw(st.integers(1, len(CARDS) - 1))):
        assert position == Position.of_play(play, hands)
        assert position.turn is play.turn
        assert position.tricks_left == play.tricks_left
        assert position.legal_cards() == play.legal_cards(hands.of(play.turn))
        card = data.draw(st.sampled_from(tuple(position.legal_cards())))
        seat = play.turn
        play, position = play.after(card, hands.of(seat)), position.after(card)
        hands = hands.put(seat, hands.of(seat).without(card))
