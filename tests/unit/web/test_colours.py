"""The tokens of the front end: text can be read on every surface of every theme."""

import re
from itertools import product
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[3] / "web/src/styles/tokens.css").read_text(encoding="utf-8")
THEMES = ("dark", "light", "contrast")
TEXT = 4.5
LARGE = 3.0
"""Letters of cards are 18 px and bold at the least."""
GRAPHICS = 3.0
"""WCAG 2.2, 1.4.3 and 1.4.11."""


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme; what it does not say itself it has from the dark one, which comes first."""
    found: dict[str, str] = {}
    for name in dict.fromkeys(("dark", theme)):
        block = re.search(rf"\[data-theme='{name}'\]\s*{{(.*?)}}", TOKENS, re.DOTALL)
        assert block is not None, name
        found |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})\b", block[1]))
    return found


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.2 of a colour such as ``#12372a``."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2.2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def surfaces() -> list[tuple[str, str, float]]:
    """Every pair of a colour and the ground it may stand on, with the contrast that it needs."""
    grounds = {
        surface: [surface, *(f"{surface}-{part}" for part in ("glow", "edge", "raised", "sunken"))]
        for surface in ("room", "felt")
    }
    papers = ("paper", "paper-raised", "paper-sunken")
    words = ("accent", "danger", "safe", *"shdc")
    on_grounds = [
        (f"{surface}-{name}", ground, TEXT)
        for surface, its in grounds.items()
        for name, ground in product(("fg", "mute", *words), its)
    ]
    on_paper = ["ink", "ink-mute", *(f"paper-{name}" for name in words)]
    on_card = [f"card-{suit}" for suit in "shdc"]
    return [
        *on_grounds,
        *((text, ground, TEXT) for text, ground in product(on_paper, papers)),
        *((text, "card-face", TEXT) for text in on_card),
        *((text, "card-dim", LARGE) for text in on_card),
        *(("on-brass", ground, TEXT) for ground in ("brass", "brass-lit")),
        *((f"{surface}-accent-line", ground, GRAPHICS) for surface, its in grounds.items() for ground in its),
        *(("paper-accent-line", ground, GRAPHICS) for ground in papers),
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read_on_its_surface(theme: str) -> None:
    """Text has a contrast of 4.5:1 or more on each ground it may stand on, rings and rules 3:1, in every theme."""
    known = colours(theme)
    faint = [
        f"--{text} on --{ground}: {ratio:.2f}"
        for text, ground, needed in surfaces()
        if (ratio := contrast(known[text], known[ground])) < needed
    ]
    assert faint == []


def test_contrast_is_measured_as_the_standard_does() -> None:
    """Black on white is 21:1, a colour on itself 1:1, and #767676 is the lightest grey that passes on white."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#12372a", "#12372a") == 1
    assert contrast("#767676", "#ffffff") >= TEXT > contrast("#777777", "#ffffff")


@pytest.mark.parametrize("theme", THEMES)
def test_what_the_system_draws_suits_its_ground(theme: str) -> None:
    """Boxes to tick and lists are drawn dark on light paper, light on dark paper, and light on the cloth."""
    paper = luminance(colours(theme)["paper"])
    block = re.search(rf"\[data-theme='{theme}'\]\s*{{(.*?)}}", TOKENS, re.DOTALL)
    assert block is not None
    assert f"--paper-scheme: {'light' if paper > 0.5 else 'dark'};" in block[1]
    assert re.search(r"\.on-paper {[^}]*color-scheme: var\(--paper-scheme\);", TOKENS)
    assert re.search(r"\.on-table {[^}]*color-scheme: dark;", TOKENS)
