"""Strength, losers, and the whole valuation of a hand."""

import pytest
from hypothesis import given

from schlemm.core.cards import SUITS
from schlemm.core.hand import Hand
from schlemm.evaluation._losers import losers, losers_in
from schlemm.evaluation.points import Scheme
from schlemm.evaluation.shape import Shape, ShapeClass
from schlemm.evaluation.strength import Strength, strength_band
from schlemm.evaluation.valuation import value_hand
from schlemm.testing import hands


def test_the_bands_of_s4() -> None:
    """S4:49: below 10 weak, from 12 enough to open, 16 to 19 strong, from 20 very strong; no other word."""
    bands = {points: strength_band(points) for points in range(38)}
    assert {band: (min(points), max(points)) for band in Strength if (points := within(bands, band))} == {
        Strength.WEAK: (0, 9),
        Strength.NEARLY_OPENING: (10, 11),
        Strength.OPENING: (12, 15),
        Strength.STRONG: (16, 19),
        Strength.VERY_STRONG: (20, 37),
    }
    assert {band for band in Strength if not band.named_by_source} == {
        Strength.NEARLY_OPENING,
        Strength.OPENING,
    }


def within(bands: dict[int, Strength], band: Strength) -> list[int]:
    """The points that fall into this band."""
    return [points for points, found in bands.items() if found is band]


@pytest.mark.parametrize(
    ("holding", "expected"),
    [
        ("", 0),
        ("A", 0),
        ("K", 1),
        ("2", 1),
        ("AK", 0),
        ("AQ", 1),
        ("K2", 1),
        ("QJ", 2),
        ("AKQ", 0),
        ("AKJ", 1),
        ("Q32", 2),
        ("JT9", 3),
        ("KQJT98", 1),
        ("65432", 3),
    ],
)
def test_losers_of_a_suit(holding: str, expected: int) -> None:
    """A suit loses its missing ace, king and queen, but never more rounds than it has cards."""
    assert losers_in(Hand.parse(f"..{holding}."), SUITS[1]) == expected


@given(hands())
def test_losers_add_up(hand: Hand) -> None:
    """The losers of a hand are those of its suits, twelve at most."""
    assert losers(hand) == sum(losers_in(hand, suit) for suit in SUITS)
    assert 0 <= losers(hand) <= 12


@given(hands())
def test_one_more_figure_never_loses_more(hand: Hand) -> None:
    """Turning the lowest card of a suit into its missing ace takes away one loser, no more and no less."""
    for suit in SUITS:
        cards = hand.cards_of(suit)
        if cards and cards[0].rank.letter not in "AKQ":
            better = hand.without(cards[-1]) | Hand.parse(
                ".".join("A" if other is suit else "" for other in reversed(SUITS))
            )
            assert losers_in(better, suit) == losers_in(hand, suit) - 1


@given(hands())
def test_a_valuation_agrees_with_itself(hand: Hand) -> None:
    """All parts of a valuation speak of the same hand; every total is the sum of its addends."""
    valuation = value_hand(hand)
    assert valuation.shape == Shape.of(hand)
    assert valuation.strength is strength_band(valuation.figure.points)
    assert [count.scheme for count in valuation.counts] == list(Scheme)
    assert all(count.points == sum(addend.points for addend in count.addends) for count in valuation.counts)


def test_a_valuation_in_full() -> None:
    """A hand counted by hand: 13 figure points, 2 for length, 2 for shortness, a two-suiter, six losers."""
    valuation = value_hand(Hand.parse("AKQ32.KJ54.432.2"))
    assert (valuation.figure.points, valuation.length.points, valuation.shortness.points) == (13, 2, 2)
    assert (str(valuation.shape), valuation.shape.shape_class) == ("5-4-3-1", ShapeClass.TWO_SUITED)
    assert (valuation.strength, valuation.losers) == (Strength.OPENING, 6)
    assert [valuation.with_figures(scheme) for scheme in Scheme] == [13, 15, 15]


def test_only_thirteen_cards_are_valued() -> None:
    """A hand that is not complete is refused, whatever it holds."""
    with pytest.raises(ValueError, match="thirteen cards"):
        value_hand(Hand.parse("AKQ..."))
