"""Conditions of hands and sides as they are typed: what is read is what was meant, and what is wrong is pointed at."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import SUITS
from schlemm.core.deal import Deal
from schlemm.evaluation.points import figure_points
from schlemm.formats.asked_text import read_asked_hand, read_asked_side
from schlemm.formats.letters import LOCAL
from schlemm.formats.reading import Defect, DefectCode, UnreadableText
from schlemm.testing import deals

SIGNS = dict(zip("♣♦♥♠", SUITS, strict=True))


def codes(text: str, *, side: bool = False) -> list[DefectCode]:
    """What is wrong with a text; nothing if it can be read."""
    try:
        (read_asked_side if side else read_asked_hand)(text)
    except UnreadableText as error:
        return [each.code for each in error.defects]
    return []


@given(deals(), st.data())
def test_a_hand_fulfils_what_was_read_from_it(deal: Deal, data: st.DataObject) -> None:
    """Points, lengths, shapes, honours and cards that a hand has are conditions it fulfils; one point more is none."""
    hand, points = deal.hands.north, figure_points(deal.hands.north)
    suit = data.draw(st.sampled_from(sorted(SIGNS)))
    length = hand.length(SIGNS[suit])
    shape = "=".join(str(hand.length(each)) for each in reversed(SUITS))
    anyhow = "-".join(str(length) for length in data.draw(st.permutations(hand.lengths)))
    held = "".join(card.rank.letter for card in hand.cards_of(SIGNS[suit]))
    top = sum(letter in "AKQ" for letter in held)
    words = [str(points), f"{points}-{points + 2}", "0+", f"{length}{suit}", shape, anyhow, f"{top}/3{suit}"]
    words += [suit + held] if held else []
    chosen = data.draw(st.lists(st.sampled_from(words), min_size=1))
    asked = read_asked_hand(data.draw(st.sampled_from([" ", ", ", " ,\t"])).join(chosen))
    assert hand in asked.shown
    assert asked.held & hand == asked.held
    assert hand not in read_asked_hand(f"{points + 1}+").shown or points == 40
    if length < 13:
        assert hand not in read_asked_hand(f"{length + 1}+{suit}").shown


@given(deals())
def test_sides_have_points_and_lengths(deal: Deal) -> None:
    """Of both partners together, points and lengths are read as ranges."""
    north, south = deal.hands.north, deal.hands.south
    spades = north.length(SUITS[3]) + south.length(SUITS[3])
    asked = read_asked_side(f"{figure_points(north) + figure_points(south)} {min(spades, 13)}+♠")
    assert asked.figures.low == asked.figures.high == figure_points(north) + figure_points(south)
    assert asked.lengths[3] == (min(spades, 13), 13)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [DefectCode.NO_CONDITION]),
        (" , ", [DefectCode.NO_CONDITION]),
        ("strong", [DefectCode.UNKNOWN_CONDITION]),
        ("15-17-18", [DefectCode.UNKNOWN_CONDITION]),
        ("4-4-4-4", [DefectCode.NO_SHAPE]),
        ("17-15", [DefectCode.NOBODY]),
        ("14♠", [DefectCode.NOBODY]),
        ("41+", [DefectCode.NOBODY]),
        ("5♠ 6♠", [DefectCode.NOBODY]),
        ("balanced 6+♠", [DefectCode.NOBODY]),
        ("foo 15 bar", [DefectCode.UNKNOWN_CONDITION] * 2),
    ],
)
def test_what_is_wrong_is_told(text: str, found: list[DefectCode]) -> None:
    """Words that are no condition, and conditions that nobody fulfils, are told all at once."""
    assert codes(text) == found


def test_sides_are_asked_less_than_hands() -> None:
    """Shapes and cards belong to one hand."""
    assert codes("5-3-3-2 SA balanced 20+", side=True) == [DefectCode.NOT_OF_A_SIDE] * 3
    assert codes("20+ 8+S", side=True) == []


def defects_of(text: str) -> tuple[Defect, ...] | None:
    """What is wrong with a text; ``None`` if it can be read."""
    try:
        read_asked_hand(text)
    except UnreadableText as error:
        return error.defects
    return None


@given(st.text(alphabet="0123456789+-=/,♠shdcSHDCakqjAKQJT balanced", max_size=30) | st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is typed, it is a condition or says what is wrong, at places in the text."""
    found = defects_of(text)
    assert found is None or found
    assert all(0 <= defect.start <= defect.end <= len(text) for defect in found or ())


def test_letters_of_other_languages() -> None:
    """With German letters K is diamonds before cards and a king behind a suit."""
    assert str(read_asked_hand("KAK 5P", LOCAL["de"]).held) == "..AK."
