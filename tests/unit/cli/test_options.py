"""Options: each has an effect, or is refused with the reason; none is ignored in silence."""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.i18n.profile import LANGUAGES

Option = tuple[str, ...]

SCORE: Final[tuple[Option, ...]] = (
    ("--vul",),
    ("--form", "rubber"),
    ("--below", "60"),
    ("--simple-doubling",),
    ("--more",),
    ("--declarer", "E"),
    ("--json",),
    ("--letters", "de"),
)
HAND: Final[tuple[Option, ...]] = (("--more",), ("--json",), ("--letters", "de"))
DEAL: Final[tuple[Option, ...]] = (
    ("--count", "2"),
    ("--board", "3"),
    ("--number", "5"),
    ("--seed", "7"),
    ("--pbn",),
    ("--json",),
    ("--verify", "record.json"),
    ("--north", "5+S"),
    ("--ew", "8+S"),
    ("--auction", "1C"),
    ("--system", "natur-a"),
    ("--letters", "de"),
    ("--to", "pbn"),
    ("--force",),
)
BASES: Final[dict[str, tuple[Sequence[str], tuple[Option, ...]]]] = {
    "a doubled contract down": (("score", "4SX-3"), tuple(o for o in SCORE[:-1] if o[0] != "--below")),
    "a doubled contract made": (("score", "2SX+1"), tuple(o for o in SCORE[:-1] if o[0] != "--simple-doubling")),
    "a board passed out": (("score", "passed", "out"), (("--more",), ("--declarer", "E"), ("--json",))),
    "a hand": (("hand", "AKD54.K32.D43.32"), HAND),
    "no hand": (("hand",), HAND[2:]),
    "deals": (("deal", "--seed", "1"), tuple(o for o in DEAL if o[0] != "--seed")),
    "a deal": (("deal", "--number", "1"), tuple(o for o in DEAL if o[0] != "--number")),
}  # fmt: skip
SHAPING: Final = {"--vul", "--declarer", "--letters"}
"""What says how a text is read or a heading is put: --json has no heading, and its numbers may stay as they were."""


@pytest.mark.sweep
@pytest.mark.parametrize("name", BASES)
def test_no_option_is_ignored_in_silence(terminal: Terminal, name: str) -> None:
    """Added to any other, an option changes what is shown, or the command says that it cannot."""
    base, options = BASES[name]
    for first, second in permutations(options, 2):
        both = terminal(*base, *first, *second)
        if both.code == 2:
            assert both.err
            continue
        alone = terminal(*base, *first)
        quiet = {first[0], second[0]} & SHAPING and "--json" in {first[0], second[0]}
        assert both != alone or quiet, (first, second)


@pytest.mark.parametrize(
    "words",
    [
        ("score", "4S=", "--below", "60"),
        ("score", "4S=", "--json", "--more"),
        ("score", "4SX-3", "--simple-doubling", "--more"),
        ("score", "passed", "out", "--declarer", "E"),
        ("score", "passed", "out", "--more"),
        ("hand", "AKQ54.K32.QJ3.32", "--json", "--more"),
        ("hand", "--letters", "de"),
        ("deal", "--verify", "x.json", "--count", "1"),
        ("system", "forum", "--save", "/nowhere/x.json", "--topic", "opening"),
        ("system", "--topic", "opening"),
        ("bid", "--system", "forum", "--ns", "natur-a", "--ew", "natur-b"),
        ("bid", "--pbn", "--json"),
        ("match", "forum", "forum", "--patience", "5"),
        ("table-manager", "--deals", "x.pbn", "--boards", "3"),
        ("table-manager", "--deals", "x.pbn", "--seed", "3"),
        ("match", "forum", "forum", "--bid-only", "--costs"),
        ("score", "4S=", "--vul", "--not-vul"),
        ("deal", "--seed", "1", "--seed", "2"),
        ("bid", "--ns", "forum", "--ns", "natur-a"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_be_ignored_is_refused(terminal: Terminal, words: tuple[str, ...], language: str) -> None:
    """An option that could have no effect ends the command with 2, and the sentence names it."""
    ran = terminal(*words, SCHLEMM_LANG=language)
    assert (ran.code, ran.out) == (2, "")
    assert any(word in ran.err for word in words if word.startswith("--")), ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("score", "4SX-2", "--form", "rubber", "--below", "60"),
        ("score", "2S=", "--more", "--form", "rubber", "--below", "60"),
        ("system", "forum", "--set", "majors=4", "--set", "notrump=12-14", "--json", "--topic", "opening"),
        ("--lang", "en", "score", "4S=", "--lang", "de"),
    ],
    ids=" ".join,
)
def test_what_has_an_effect_is_taken(terminal: Terminal, words: tuple[str, ...]) -> None:
    """Options that belong together are taken, and what may stand there several times may."""
    assert terminal(*words).code == 0


@pytest.mark.parametrize("columns", ["0", "1", "39", "40", "79", "500", "many", ""])
def test_any_width_of_a_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    """Whatever the terminal says of its width, a page has 40 to 80 columns, and 80 where it says nothing."""
    monkeypatch.setenv("COLUMNS", columns)
    width = min(max(int(columns), 40), 80) if columns.isdigit() and columns != "0" else 80
    ran = terminal("score", "4S=")
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) in {width - 1, width}
    for words in (("hand", "AKQ54.K32.QJ3.32"), ("deal", "--seed", "1"), ("--help",), ("score", "--help")):
        assert max(map(len, terminal(*words).out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_system_that_there_is_not(terminal: Terminal, language: str) -> None:
    """A name that is wrong altogether is told once, with the names that there are."""
    ran = terminal("system", "nobody", SCHLEMM_LANG=language)
    assert (ran.code, ran.err.count("nobody")) == (2, 1)
    assert "natur-a" in ran.err
