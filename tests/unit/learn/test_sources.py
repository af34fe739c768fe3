"""The sources: every place that can be named is retold, lies within its source, and leads to what is made of it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.i18n.lint import CATALOGUES, language, variables

from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile
from schlemm.i18n.translator import Translator
from schlemm.learn.library.conflicts import CONFLICTS
from schlemm.learn.library.history import EVENTS
from schlemm.learn.library.rules import SECTIONS
from schlemm.learn.library.sources import LINES, UnknownPlace, source_passage, source_passages

ROOT = Path(__file__).parents[3]
WRITTEN = re.compile(r"\b(S\d):(\d+)(?:-(\d+))?")
"""A reference such as S1:29 or S1:29-31, wherever it is written."""


def _shown() -> set[str]:
    """Every place that stands beside a rule, a contradiction or a line of the history."""
    told = [rule.sources for section in SECTIONS for rule in section.statements]
    told += [conflict.sources for conflict in CONFLICTS]
    told += [event.sources for event in EVENTS]
    return {place for places in told for place in places}


def _written() -> Iterator[tuple[str, str, int]]:
    """Every reference in code, catalogues and documentation: the file, the source, and each line that it names."""
    kinds = {".py", ".ftl", ".svelte", ".ts", ".md"}
    for folder in ("src/schlemm", "web/src", "docs", "tests"):
        for file in sorted((ROOT / folder).rglob("*.*")):
            if file.suffix in kinds and "generated" not in file.parts and "static" not in file.parts:
                for source, *lines in WRITTEN.findall(file.read_text(encoding="utf-8")):
                    yield from ((file.name, source, int(line)) for line in lines if line)


def test_every_place_that_is_shown_can_be_opened() -> None:
    """What stands beside a statement is a place that is known, and no other place is."""
    assert {str(passage.place) for passage in source_passages()} == _shown()
    for name in _shown():
        passage = source_passage(name)
        assert str(passage.place) == name
        assert passage.place.exists
        assert passage.uses


@pytest.mark.sweep
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_place_is_retold(name: str) -> None:
    """Each place has its sentence in every language, without facts, and no sentence is left of a place not shown."""
    retold = {passage.retold.code for passage in source_passages()}
    assert all(not variables(language(name)[code]) for code in retold)
    text = (CATALOGUES / name / "chapters" / "sources.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(source-S[\w-]+) =", text, re.MULTILINE)) == retold


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_a_place_is_told_in_a_few_words(profile: Profile) -> None:
    """What stands there is retold in a sentence that ends as one, and no two places are told alike."""
    words = Translator(profile)
    told = [words.tell(passage.retold) for passage in source_passages()]
    assert all(10 < len(each) < 220 and each.endswith(".") for each in told)
    assert len(set(told)) == len(told)


def test_no_reference_leads_beyond_its_source() -> None:
    """Wherever a line of a source is named, in code, words or documents, the source has such a line."""
    written = list(_written())
    assert len(written) > 500
    assert [each for each in written if not 0 < each[2] <= LINES.get(each[1], 0)] == []


def test_a_place_leads_to_what_is_made_of_it() -> None:
    """S1:29 leads to two habits and three contradictions, each with its heading and its page."""
    uses = source_passage(" s1:29 ").uses
    assert [(use.shelf, use.path) for use in uses] == [
        ("rule", "/rules#bidding-opening"),
        ("rule", "/rules#bidding-notrump"),
        ("conflict", "/conflicts#b10"),
        ("conflict", "/conflicts#b11"),
        ("conflict", "/conflicts#b40"),
    ]


@pytest.mark.parametrize("name", ["S1:2", f"S1:{LINES['S1'] + 1}", "T1:29", "S1", "", "S1:x"])
def test_other_places_are_not_known(name: str) -> None:
    """A line to which nothing refers, or a source that there is not, is told to be unknown."""
    with pytest.raises(UnknownPlace):
        source_passage(name)


def test_systems_of_the_sources_lead_to_places_that_can_be_read() -> None:
    """Each place that the page of systems links to is one that the library retells, of one source for each system."""
    origin = json.loads((ROOT / "web" / "src" / "systems" / "origin.json").read_text(encoding="utf-8"))
    assert {name: {place.partition(":")[0] for place in places} for name, places in origin.items()} == {
        "natur-a": {"S1"},
        "natur-b": {"S4"},
    }
    for place in (each for places in origin.values() for each in places):
        assert str(source_passage(place).place) == place
