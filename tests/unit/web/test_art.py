"""The cards' art is what its drawings say, and the type has every letter of the catalogues."""

import re
from pathlib import Path

import pytest

from art.backs import FOLDER, PACKS, back
from art.faces import SHEET, face, sheet

CARDS = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]


def test_the_sheet_of_faces_is_what_is_drawn() -> None:
    """The committed sheet holds what the drawings make, and a symbol for each of the 52 cards."""
    assert SHEET.read_text(encoding="utf-8") == sheet()
    assert {card for card in CARDS if f'<symbol id="{card}"' in sheet()} == set(CARDS)


@pytest.mark.parametrize("pack", PACKS)
def test_a_back_is_what_is_drawn(pack: str) -> None:
    """The committed back of each pack is the drawn one."""
    assert (FOLDER / f"back-{pack}.svg").read_text(encoding="utf-8") == back(pack)


@pytest.mark.parametrize("suit", "SHDC")
def test_a_number_shows_as_many_pips_as_it_says(suit: str) -> None:
    """From the two to the ten a face has as many pips as its rank, as many upright as turned but for one."""
    for number in range(2, 11):
        pips = re.findall(
            rf'<use href="#{suit}" transform="([^"]*)"', face(suit + ("T" if number == 10 else str(number)))
        )
        turned = sum("rotate(180)" in pip for pip in pips)
        assert len(pips) == number
        assert 0 <= len(pips) - 2 * turned <= 3


def test_courts_are_twelve_people() -> None:
    """No two court cards show the same figure, even without their colours."""
    colourless = {
        re.sub(r"#[0-9a-fA-F]{6}|id=\"\w+\"|#\w+", "", face(card)) for card in CARDS if card[1] in "KQJ"
    }
    assert len(colourless) == 12


def test_pips_of_text_and_of_faces_are_the_same() -> None:
    """The outline of a suit is told once for the page and once for the faces, alike."""
    page = Path(SHEET.parent, "pips.ts").read_text(encoding="utf-8")
    outlines = re.findall(r'<path id="(\w)" d="([^"]*)"', sheet())
    joined = re.sub(r"' \+\s+'", "", page)
    assert len(outlines) == 4
    assert [suit for suit, outline in outlines if outline not in joined] == []
