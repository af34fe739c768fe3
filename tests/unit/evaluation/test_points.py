"""Figure, length and shortness points, against the sources' own words."""

import pytest
from hypothesis import given

from schlemm.core.cards import Strain, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.evaluation.points import (
    AddendCode,
    Scheme,
    figure_count,
    figure_points,
    length_count,
    shortness_count,
)
from schlemm.evaluation.shape import shapes
from schlemm.testing import deals, hands


def a_hand(*lengths: int) -> Hand:
    """A hand whose spades, hearts, diamonds and clubs are this long; each suit from its lowest card."""
    return Hand.parse(".".join("23456789TJQKA"[:length] for length in lengths))


@given(hands(None))
def test_figure_points_count_a_king_queen_jack_4_3_2_1(hand: Hand) -> None:
    """S1:19, S4:47: an ace counts 4, a king 3, a queen 2, a jack 1, every other card nothing."""
    worth = {"A": 4, "K": 3, "Q": 2, "J": 1}
    assert figure_points(hand) == sum(worth.get(letter, 0) for letter in str(hand))


@given(hands(None))
def test_figure_addends_are_the_figures(hand: Hand) -> None:
    """Every figure is one addend with its suit and its card, and they add up to the figure points."""
    count = figure_count(hand)
    assert count.points == figure_points(hand)
    assert [str(addend.card) for addend in count.addends] == [
        str(card) for card in hand if card.rank.letter in "AKQJ"
    ]
    assert all(addend.card is not None and addend.suit is addend.card.suit for addend in count.addends)


@given(deals())
def test_a_pack_has_40_figure_points(deal: Deal) -> None:
    """S4:49: however the cards are dealt, the four hands have 40 figure points together."""
    assert sum(figure_points(hand) for hand in deal.hands) == figure_points(PACK) == 40


def test_the_ten_is_an_honour_without_points() -> None:
    """S4:9 counts the ten among the honours, and gives it no points all the same (S4:47)."""
    assert figure_count(Hand.parse("T.T.T.T")).addends == ()


@pytest.mark.parametrize(
    ("lengths", "points"), [((4, 3, 3, 3), 0), ((4, 4, 3, 2), 1), ((5, 3, 3, 2), 2), ((4, 4, 4, 1), 2)]
)
def test_length_points_of_s1(lengths: tuple[int, ...], points: int) -> None:
    """S1:19: 4-3-3-3 counts 0, 4-4-3-2 counts 1, 5-3-3-2 (as corrected) and 4-4-4-1 count 2."""
    assert length_count(a_hand(*lengths)).points == points


def test_length_points_of_s1_uncorrected() -> None:
    """S1:19 as printed: "5-3-3-1", which is twelve cards, counts 2; the missing card would change nothing."""
    assert length_count(a_hand(5, 3, 3, 1)).points == 2


@pytest.mark.parametrize(
    ("lengths", "points"),
    [
        ((6, 3, 2, 2), 3),
        ((7, 2, 2, 2), 4),
        ((13, 0, 0, 0), 10),
        ((5, 4, 2, 2), 2),
        ((5, 4, 4, 0), 3),
        ((5, 5, 2, 1), 4),
        ((6, 5, 1, 1), 5),
        ((6, 4, 3, 0), 3),
    ],
)
def test_length_points_where_s1_is_silent(lengths: tuple[int, ...], points: int) -> None:
    """S1 read literally: each suit of five 2, of six 3 and so on; the first suit of four 0, others 1."""
    assert length_count(a_hand(*lengths)).points == points


def test_length_addends_show_the_suit_of_four_that_counts_nothing() -> None:
    """The first suit of four is an addend of 0 points, so that whoever reads the sum sees why."""
    addends = length_count(a_hand(4, 0, 4, 5)).addends
    assert [(addend.code, addend.suit, addend.points) for addend in addends] == [
        (AddendCode.FIRST_FOUR, Suit.SPADES, 0),
        (AddendCode.FURTHER_FOUR, Suit.DIAMONDS, 1),
        (AddendCode.LENGTH, Suit.CLUBS, 2),
    ]


@pytest.mark.parametrize("shape", shapes(), ids=str)
def test_length_points_do_not_ask_which_suit(shape: object) -> None:
    """The same lengths in any order of the suits count the same."""
    lengths = [int(length) for length in str(shape).split("-")]
    turned = [lengths[turn:] + lengths[:turn] for turn in range(4)]
    assert len({length_count(a_hand(*each)).points for each in turned}) == 1


@pytest.mark.parametrize(
    ("lengths", "points"),
    [
        ((4, 3, 3, 3), 0),
        ((4, 4, 3, 2), 1),
        ((5, 4, 3, 1), 2),
        ((5, 4, 4, 0), 3),
        ((6, 5, 1, 1), 4),
        ((13, 0, 0, 0), 9),
    ],
)
def test_shortness_points_of_s4(lengths: tuple[int, ...], points: int) -> None:
    """S4:63: a void counts 3, a singleton 2, a doubleton 1."""
    assert shortness_count(a_hand(*lengths)).points == points


def test_shortness_addends_name_their_suits() -> None:
    """Each short suit is one addend with its suit and length."""
    addends = shortness_count(a_hand(1, 0, 10, 2)).addends
    assert [(addend.code.value, addend.args) for addend in addends] == [
        ("addend-singleton", {"points": 2, "suit": "S", "length": 1}),
        ("addend-void", {"points": 3, "suit": "H", "length": 0}),
        ("addend-doubleton", {"points": 1, "suit": "C", "length": 2}),
    ]


def test_shortness_counts_in_suit_contracts_only() -> None:
    """S4:63: without trumps short suits are weaknesses; figures and long suits count everywhere."""
    told = {(scheme, strain): scheme.counts_in(strain) for scheme in Scheme for strain in Strain}
    assert [key for key, counts in told.items() if not counts] == [(Scheme.SHORTNESS, Strain.NOTRUMP)]
