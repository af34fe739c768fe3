"""What defenders' cards have told: hands that would have told the same are likelier."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from schlemm.bots.play.reading import SignalSeen, likelihoods, resampled, told
from schlemm.carding.carding import STANDARD, Carding, First, Leads
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySeat, Seat


def weights_of(observed: Sequence[SignalSeen], deals: Sequence[BySeat[Hand]], carding: Carding) -> list[int]:
    """How likely these deals are."""
    return likelihoods(observed, {seat: [deal.of(seat) for deal in deals] for seat in SEATS}, carding)


def test_hands_that_would_have_played_the_card_are_likelier() -> None:
    """West leads a fourth best four and East encourages with the eight: hands that do so weigh sixteen times."""
    play = Play(Contract.parse("3NTS"))
    north = Hand.parse("T53.AK2.KQJ2.432")
    held = BySeat(north, Hand.parse("K82.9876.543.T98"), EMPTY, Hand.parse("AQ64.543.876.765"))
    for text, seat in (("S4", Seat.WEST), ("S3", Seat.NORTH), ("S8", Seat.EAST)):
        play = play.after(Card.parse(text), held.of(seat))
        held = held.put(seat, held.of(seat).without(Card.parse(text)))
    observed = told(play, (Seat.WEST, Seat.EAST), north, STANDARD)
    assert [(each.seat, str(each.card)) for each in observed] == [(Seat.WEST, "S4"), (Seat.EAST, "S8")]
    other = held.put(Seat.WEST, Hand.parse("AQ6.543.876.765")).put(Seat.EAST, Hand.parse("J2.9876.543.T98"))
    assert weights_of(observed, [held, other], STANDARD) == [16, 4]


def test_the_cards_are_read_by_what_their_side_has_agreed() -> None:
    """The same lead and the same eight weigh nothing for hands that would have told the opposite."""
    play = Play(Contract.parse("3NTS"))
    north = Hand.parse("T53.AK2.KQJ2.432")
    held = BySeat(north, Hand.parse("K82.9876.543.T98"), EMPTY, Hand.parse("AQ64.543.876.765"))
    for text in ("S4", "S3", "S8"):
        hand = held.of(play.turn)
        held = held.put(play.turn, hand.without(Card.parse(text)))
        play = play.after(Card.parse(text), hand)
    other = Carding(Leads.THIRD, First.LOW)
    assert weights_of(told(play, (Seat.WEST, Seat.EAST), north, other), [held], other) == [1]


def test_a_ruff_tells_the_way_back() -> None:
    """East gives a ruff in spades with the nine: hands with the ace of diamonds rather than of clubs are likelier."""
    play = Play(Contract.parse("4HS"))
    for text in ("S3", "S4", "SA", "S5", "S9"):
        play = play.after(Card.parse(text), Hand.of([Card.parse(text)]))
    north = Hand.parse("J84.KQJ.KQ2.QJ32")
    observed = told(play, (Seat.EAST,), north, STANDARD)
    diamonds, clubs = Hand.parse("QT72.32.A876.54"), Hand.parse("QT72.32.8765.A4")
    deals = [BySeat(north, hand, EMPTY, EMPTY) for hand in (diamonds, clubs, diamonds)]
    assert weights_of(observed, deals, STANDARD) == [4, 1, 4]


@given(st.lists(st.integers(1, 64), min_size=1, max_size=40), st.integers(1, 60))
def test_draws_come_as_often_as_their_weights_ask(weights: list[int], count: int) -> None:
    """Each is drawn its share of the count, rounded up or down, and the order stays."""
    places = resampled(weights, count)
    assert len(places) == count
    assert list(places) == sorted(places)
    for place, weight in enumerate(weights):
        share = weight * count / sum(weights)
        assert abs(places.count(place) - share) <= 1
