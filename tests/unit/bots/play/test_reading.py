"""What defenders' cards tell: the rule by which they are played is the rule by which they are read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.bots.play.conventions import Signal, is_high, signal_of, told_by
from schlemm.bots.play.reading import likelihood, resampled, told
from schlemm.core.cards import Card, Suit
from schlemm.core.contract import Contract
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play, Trick
from schlemm.core.seats import BySeat, Seat
from schlemm.testing import hands

CARDS = {
    ("attitude", "K72..."): "S7",
    ("attitude", "872..."): "S2",
    ("attitude", "J94..."): "S4",
    ("attitude", "Q952..."): "S9",
    ("count", "82..."): "S8",
    ("count", "T73..."): "S3",
    ("count", "9632..."): "S9",
    ("count", "K84..."): "S4",
}
"""What is held, and the spot that tells it: high if the suit is wanted, or its number is even."""


@pytest.mark.parametrize(("signal", "held"), CARDS)
def test_the_spot_that_tells_a_holding(signal: str, held: str) -> None:
    """High encourages; high and then low is an even number."""
    assert str(told_by(Signal(signal), Hand.parse(held))) == CARDS[signal, held]


@pytest.mark.parametrize("held", ["A...", "KQJ...", "AK7...", "..."])
def test_a_hand_without_a_choice_of_spots_tells_nothing(held: str) -> None:
    """One spot or none says nothing."""
    assert all(told_by(signal, Hand.parse(held)) is None for signal in Signal)


@given(hands(), st.sampled_from(tuple(Signal)), st.sampled_from(tuple(Suit)))
def test_a_telling_card_is_a_spot_that_is_held(hand: Hand, signal: Signal, suit: Suit) -> None:
    """Whatever is held, the card that tells it is the highest or the lowest spot of it."""
    held = hand.in_suit(suit)
    card = told_by(signal, held)
    if card is not None:
        low = [each for each in held if each.rank.index <= 7]
        assert card == (max if is_high(signal, held) else min)(low, key=lambda each: each.index)


def test_what_a_card_speaks_of() -> None:
    """Partner's lead and a discard ask for attitude, declarer's lead for count, one's own lead for neither."""
    dummy = Seat.NORTH
    partners, declarers = Trick(Seat.WEST, (Card.parse("SK"),)), Trick(Seat.SOUTH, (Card.parse("SK"),))
    assert signal_of(partners, Seat.EAST, dummy, Suit.SPADES) is Signal.ATTITUDE
    assert signal_of(declarers, Seat.EAST, dummy, Suit.SPADES) is Signal.COUNT
    assert signal_of(declarers, Seat.EAST, dummy, Suit.HEARTS) is Signal.ATTITUDE
    assert signal_of(Trick(Seat.EAST), Seat.EAST, dummy, Suit.SPADES) is None


def test_hands_that_would_have_played_the_card_are_likelier() -> None:
    """West leads a fourth best four and East encourages with the eight: hands that do so weigh sixteen times."""
    play = Play(Contract.parse("3NTS"))
    north = Hand.parse("T53.AK2.KQJ2.432")
    held = BySeat(north, Hand.parse("K82.9876.543.T98"), EMPTY, Hand.parse("AQ64.543.876.765"))
    for text, seat in (("S4", Seat.WEST), ("S3", Seat.NORTH), ("S8", Seat.EAST)):
        play = play.after(Card.parse(text), held.of(seat))
        held = held.put(seat, held.of(seat).without(Card.parse(text)))
    observed = told(play, (Seat.WEST, Seat.EAST))
    assert [(each.seat, str(each.card)) for each in observed] == [(Seat.WEST, "S4"), (Seat.EAST, "S8")]
    other = held.put(Seat.WEST, Hand.parse("AQ6.543.876.765")).put(Seat.EAST, Hand.parse("J2.9876.543.T98"))
    assert likelihood(observed, None, held) == 16
    assert likelihood(observed, None, other) == 4


@given(st.lists(st.integers(1, 64), min_size=1, max_size=40), st.integers(1, 60))
def test_draws_come_as_often_as_their_weights_ask(weights: list[int], count: int) -> None:
    """Each is drawn its share of the count, rounded up or down, and the order stays."""
    places = resampled(weights, count)
    assert len(places) == count
    assert list(places) == sorted(places)
    for place, weight in enumerate(weights):
        share = weight * count / sum(weights)
        assert abs(places.count(place) - share) <= 1
