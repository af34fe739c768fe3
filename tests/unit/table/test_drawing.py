"""The cards that are cut for seats."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import CARDS, Card
from schlemm.core.seats import SEATS, BySeat
from schlemm.dealing.numbered import random_deal
from schlemm.table.rules.seat_drawing import by_height, cut_cards, seats_for


def test_four_cards_are_cut_and_all_are_possible() -> None:
    """Cut cards are four different ones, and over many deals each of the 52 is cut by everybody."""
    random = Random(5)
    cuts = [cut_cards(random_deal(random.randrange)) for _ in range(1500)]
    assert all(len(set(cut)) == 4 for cut in cuts)
    for seat in SEATS:
        assert {cut.of(seat) for cut in cuts} == set(CARDS)


@given(st.lists(st.sampled_from(CARDS), min_size=4, max_size=4, unique=True))
def test_the_two_highest_cards_play_together_and_the_highest_keeps_its_seat(cards: list[Card]) -> None:
    """Whatever is cut, everybody has one seat; rank decides, then spades before hearts before diamonds before clubs."""
    cut = BySeat(*cards)
    order, to = by_height(cut), seats_for(cut)
    height = [(cut.of(seat).rank.index, cut.of(seat).suit.index) for seat in order]
    assert height == sorted(height, reverse=True)
    assert set(to) == set(SEATS)
    assert to.of(order[0]) is order[0]
    assert to.of(order[0]).partner is to.of(order[1])
