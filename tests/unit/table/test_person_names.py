"""Names: what nobody can see is no name, and two people at one table have names that can be told apart."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.server.common.person_names import name_of, short_name
from schlemm.table.rules.person_names import MARKS, is_taken, is_visible, look_alike, visible_name
from schlemm.table.rules.refusal import RefusalCode, Refused

INVISIBLE = {
    "hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "hangul initial and medial filler": "\u115f\u1160",
    "braille blank": "\u2800",
    "grapheme joiner": "\u034f",
    "khmer vowels": "\u17b4\u17b5",
    "variation selectors": "\ufe00\ufe0f\U000e0100",
    "mongolian selectors": "\u180b\u180f",
    "zero widths": "\u200b\u200c\u200d\u2060\ufeff",
    "null notehead": "\U0001d159",
    "tags": "\U000e0041",
    "marks alone": "\u0301\u0308",
    "line and paragraph": "\u2028\u2029",
}


@pytest.mark.parametrize("text", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_what_nobody_can_see_is_no_name(text: str) -> None:
    """Signs without a picture, alone or several, count as a name that is missing."""
    with pytest.raises(Refused) as refused:
        name_of(text * 3)
    assert refused.value.reason is RefusalCode.NAME_MISSING


@pytest.mark.parametrize("text", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_what_nobody_can_see_makes_no_difference(text: str) -> None:
    """A name with invisible signs around it is the name without them."""
    assert short_name(f"{text}Anna {text}") == "Anna"


@given(st.text(max_size=60))
def test_whatever_is_left_can_be_seen(text: str) -> None:
    """Of any text only visible signs and single blanks remain, and what remains stays as it is."""
    clean = visible_name(text)
    assert all(sign == " " or is_visible(sign) for sign in clean)
    assert "  " not in clean
    assert visible_name(clean) == clean


@pytest.mark.parametrize(
    "name", ["René", "Łukasz", "Nguyễn Thị", "Σωκράτης", "Ольга", "محمد", "דָּוִד", "陳", "Jo 🂡", "O’Neil"]
)
def test_the_names_of_the_world_stay_as_they_are(name: str) -> None:
    """What people are really called is kept, in every script."""
    assert visible_name(name) == unicodedata.normalize("NFC", name)


def test_no_tower_of_marks_stands_over_the_table() -> None:
    """Of many marks on one letter a few are kept."""
    assert len(visible_name("a" + "\u0335\u0336\u0337" * 20)) <= 1 + MARKS


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "\u0410nna"),  # Cyrillic
        ("Anna", "\u0391nna"),  # Greek
        ("Anna", "\uff21\uff4e\uff4e\uff41"),  # full width
        ("Anna", "\U0001d400nna"),  # mathematical
        ("Anna", "An\u00adna"),
        ("Anna", "A n n a"),
        ("Anna", "Anna."),
        ("Ilse", "llse"),
        ("Otto", "0tto"),
        ("Marn", "Mam"),
        ("Söhne", "So\u0308hne"),
        ("Boris", "\u0412\u043er\u0456s"),
    ],
)
def test_names_that_look_alike_are_known_as_such(one: str, other: str) -> None:
    """Other case, other script, other width, one stroke for another: nobody passes for somebody else by it."""
    assert look_alike(one, other)
    assert look_alike(other, one)
    assert is_taken(other, ["Ben", one])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("René", "Rene"), ("Ilia", "Lila"), ("Anna M", "Anna K"), ("🂡", "🂢"), ("", "")],
)
def test_names_that_differ_to_the_eye_are_two(one: str, other: str) -> None:
    """An accent, a letter more, another picture tell two people apart; who has no name is in nobody's way."""
    assert not look_alike(one, other)
