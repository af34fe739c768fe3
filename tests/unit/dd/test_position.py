"""Positions of the play with all cards seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import CARDS, Card, Strain
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.defects import ImpossiblePosition
from schlemm.dd.position import Position
from schlemm.testing import contracts, deals

IMPOSSIBLE = [
    ("a suit twice", ("AKQJT98765432...", "AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432."), "",
     "card-twice", "SA is in N's hand and in E's hand; leave it in one place"),
    ("fourteen cards", ("AKQJT98765432.2..", ".AKQJT9876543..", "..AKQJT98765432.", "...AKQJT98765432"), "",
     "hands-not-equally-long", "N 14, E 12, S 13, W 13 cards; give all the same number, thirteen at most"),
    ("a card twice", ("A...", "K...", "Q...", "Q..."), "",
     "card-twice", "SQ is in S's hand and in W's hand; leave it in one place"),
    ("a card played twice", ("...", "...", "Q...", "J..."), "SA SA",
     "card-twice", "SA is in the trick, from N and in the trick, from E; leave it in one place"),
    ("a card in the trick and in a hand", ("...", "K...", "Q...", "J..."), "SQ",
     "card-twice", "SQ is in S's hand and in the trick, from N; leave it in one place"),
    ("uneven hands", ("A...", "K...", "Q...", "..."), "",
     "hands-not-equally-long", "N 1, E 1, S 1, W 0 cards; give all the same number"),
    ("another leader", ("A...", "K...", "...", "J..."), "SQ",
     "hands-not-equally-long", "N 2, E 1, S 0, W 1 cards with those in the trick that N led; give all the same"),
    ("a suit not followed", ("2...", "K...", "Q4...", "J3..."), "SA H3",
     "did-not-follow", "E played H3 to SA and still holds that suit (Law 44C); change the card or the hand"),
    ("nothing left", ("...", "...", "...", "..."), "",
     "no-cards", "nobody holds a card; give each player at least one"),
    ("a whole trick", ("...", "...", "...", "..."), "SA SK SQ SJ",
     "trick-is-complete", "four cards lie in the trick; take them away and let its winner lead"),
]  # fmt: skip
"""What it is, the hands, the trick that North led, a code, and what is said."""


@pytest.mark.parametrize(
    ("hands", "trick", "reason", "said"), [row[1:] for row in IMPOSSIBLE], ids=[row[0] for row in IMPOSSIBLE]
)
def test_what_is_no_position_is_refused(
    hands: tuple[str, str, str, str], trick: str, reason: str, said: str
) -> None:
    """Cards that cannot lie so are refused with a code, and in words that say what, where, and what to do."""
    held, cards = BySeat(*map(Hand.parse, hands)), tuple(map(Card.parse, trick.split()))
    with pytest.raises(ImpossiblePosition) as caught:
        Position(held, Strain.NOTRUMP, Seat.NORTH, cards)
    assert caught.value.reason == reason
    assert said in str(caught.value)
    assert str(held.north) in str(caught.value)


def test_all_that_is_wrong_is_said_at_once() -> None:
    """A card in two hands does not hide that the hands are not equally long."""
    hands = BySeat(*map(Hand.parse, ("AK...", "A...", "3...", "4...")))
    with pytest.raises(ImpossiblePosition, match="leave it in one place; the players have N 2, E 1"):
        Position(hands, Strain.NOTRUMP, Seat.NORTH)


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
