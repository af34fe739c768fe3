"""Chances are exact: they add up, agree with what can be counted otherwise, and with the tables of the game."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import SUITS
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.odds import at_least, breaks, fit_chances, length_of_partner, points_of_partner
from schlemm.evaluation.points import figure_points

DEALS = st.integers(0, 10_000).map(lambda seed: random_deal(Pcg32(seed).below))
HANDS = DEALS.map(lambda deal: deal.hand(Seat.SOUTH))


@given(HANDS)
def test_partner_has_some_number_of_points(hand: Hand) -> None:
    """The chances of all numbers of points make one, and on average partner has a third of what is left."""
    chances = points_of_partner(hand)
    assert sum(chances) == 1
    average = sum(points * chance for points, chance in enumerate(chances))
    assert average == Fraction(40 - figure_points(hand), 3)
    assert at_least(chances, 0) == 1
    assert at_least(chances, 41) == 0


@given(HANDS)
def test_partner_has_some_length(hand: Hand) -> None:
    """In each suit the chances of all lengths make one, and on average partner has a third of the cards missing."""
    for suit in SUITS:
        chances = length_of_partner(hand, suit)
        assert sum(chances) == 1
        assert sum(length * chance for length, chance in enumerate(chances)) == Fraction(
            13 - hand.length(suit), 3
        )


def test_a_hand_of_small_cards_leaves_a_known_chance() -> None:
    """Counted by hand: without a figure of one's own, partner has none either in C(23, 13) of C(39, 13) cases."""
    hand = Hand.parse("T98.T987.T98.T98")
    assert points_of_partner(hand)[0] == Fraction(comb(23, 13), comb(39, 13))


def test_the_points_of_sampled_partners_are_as_counted() -> None:
    """In 3,000 dealt hands partner's points come as often as counted, within what chance allows."""
    hand = Hand.parse("AKQ54.K32.QJ3.32")
    rest = [card for seat in Seat for card in random_deal(Pcg32(7).below).hand(seat) if card not in hand]
    random, seen = Pcg32(11), [0] * 41
    for _ in range(3_000):
        pack = list(rest)
        drawn = [pack.pop(random.below(len(pack))) for _ in range(13)]
        seen[figure_points(Hand.of(drawn))] += 1
    for points, chance in enumerate(points_of_partner(hand)):
        expected = float(chance) * 3_000
        assert abs(seen[points] - expected) < 5 * (expected**0.5) + 5


@pytest.mark.parametrize(
    ("missing", "told"),
    [
        (2, ["1-1 52.00", "2-0 48.00"]),
        (3, ["2-1 78.00", "3-0 22.00"]),
        (4, ["2-2 40.70", "3-1 49.74", "4-0 9.57"]),
        (5, ["3-2 67.83", "4-1 28.26", "5-0 3.91"]),
        (6, ["3-3 35.53", "4-2 48.45", "5-1 14.53", "6-0 1.49"]),
    ],
)
def test_suits_break_as_the_tables_say(missing: int, told: list[str]) -> None:
    """The chances of breaks are those that every book of the game prints."""
    found = [f"{each.longer}-{each.shorter} {float(each.chance):.2%}".rstrip("%") for each in breaks(missing)]
    assert found == told


@given(st.integers(0, 13))
def test_a_suit_breaks_in_some_way(missing: int) -> None:
    """The chances of all breaks make one."""
    assert sum(each.chance for each in breaks(missing)) == 1


def test_no_suit_lacks_fourteen_cards() -> None:
    """More cards than a suit has cannot be missing."""
    with pytest.raises(ValueError, match="thirteen"):
        breaks(14)


def test_a_long_suit_finds_its_fit() -> None:
    """Eight cards of one's own are a fit whatever partner has; a void never is one."""
    chances = fit_chances(Hand.parse("AKQJ5432.32.432."))
    assert chances[SUITS[3]] == 1
    assert 0 < chances[SUITS[2]] < chances[SUITS[1]] < 1


def test_only_whole_hands_are_asked_about() -> None:
    """With fewer than thirteen cards nothing is said of partner's."""
    with pytest.raises(ValueError, match="thirteen"):
        points_of_partner(Hand.of(()))
